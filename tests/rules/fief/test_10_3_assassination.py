"""Fief 10.3 and 10.4: Assassination and Justice."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.moments import CARDS, HEAR_YE, acts, asked, is_quiet, quiet, views, why
from tests.rules.fief.table import EDITIONS, stage

COURT: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "pugnac", "Baudoin": "pugnac"},
        "Blue": {"Eric": "sigy", "Aliénor": "sigy"},
        "Green": {"Henri": "bourg", "Charles": "pugnac"},
        "Yellow": {"Thierry": "belleville"},
    },
    "captives": {"Charles": "Red"},
    "married": [["Thierry", "Aliénor"]],
    "titles": {"Thierry": ["king"], "Aliénor": ["queen"], "Henri": ["bishop-4", "pope"]},
}


def murder(table: Stage, victim: str, sponsor: str = "Arthur") -> Stage:
    return table.play("Red play assassination", f"Red strike {victim}", f"Red sponsor {sponsor}")


@rule("F-10.3-01", "F-10.3-02", "F-10.3-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", [HEAR_YE, CARDS])
def test_any_lord_of_another_player_at_any_time(edition: str, phase: int) -> None:
    """King, Queen, Pope, ally and own captive; never an own Lord, not even one captive elsewhere."""
    position = {**COURT, "captives": {"Charles": "Red", "Baudoin": "Green"}}
    position["lords"] = {**COURT["lords"], "Red": {"Arthur": "pugnac", "Baudoin": "bourg"}}
    table = quiet(edition=edition, in_phase=phase, **position, hands={"Red": ["assassination"]})
    table.play("Red play assassination")
    assert sorted(asked(table, "Red")) == [
        "strike Aliénor",
        "strike Charles",
        "strike Eric",
        "strike Henri",
        "strike Thierry",
    ]
    assert why(table, "Red strike Baudoin") == "F-10.3-02"
    assert why(table, "Red strike Othon") == "F-10.3-01"


@rule("F-10.3-01", "F-12.1-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lords_of_an_ally_are_no_exception(edition: str) -> None:
    table = quiet(edition=edition, **COURT, hands={"Blue": ["assassination"]})
    table.play("Blue play assassination")
    assert "strike Thierry" in asked(table, "Blue")


@rule("F-10.3-03", "F-D-26")
@pytest.mark.parametrize("face", range(1, 7))
def test_en_the_target_rolls_and_dies_on_one_to_three(face: int) -> None:
    table = quiet(edition="en2014", **COURT, hands={"Red": ["assassination"]}, chance=[face - 1])
    murder(table, "Eric")
    assert table.get("family.Eric") == (None if face < 4 else 1)
    table.expect(events=[f"Blue {'slain' if face < 4 else 'survived'} Eric {face}"])
    assert table.get("assassins") == ["Arthur"]  # F-10.3-05: in either case


@rule("F-10.3-03", "F-D-26")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_fr_and_pl_death_is_certain(edition: str) -> None:
    table = quiet(edition=edition, **COURT, hands={"Red": ["assassination"]})
    murder(table, "Thierry")
    assert table.get("family.Thierry") is None
    assert table.match.tape.chances == []


@rule("F-10.3-04", "F-10.3-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_target_and_sponsor_are_named_together_a_captive_may_be_sponsor(edition: str) -> None:
    position = {**COURT, "captives": {"Baudoin": "Green"}}
    position["lords"] = {**COURT["lords"], "Red": {"Arthur": "pugnac", "Baudoin": "bourg"}}
    table = quiet(
        edition=edition, **position, hands={"Red": ["assassination"], "Blue": ["passage"]}, chance=[0]
    )
    table.play("Red play assassination", "Red strike Eric")
    assert sorted(asked(table, "Red")) == ["sponsor Arthur", "sponsor Baudoin"]
    assert why(table, "Red sponsor Henri") == "F-10.3-04"
    table.play("Red sponsor Baudoin")
    assert table.get("assassins") == ["Baudoin"]
    if edition == "en2014":  # named before the answer and the die
        assert table.prompt("Blue") == "evade"
        assert table.match.tape.chances == []


@rule("F-10.3-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_lord_nobody_can_send_an_assassin(edition: str) -> None:
    table = quiet(edition=edition, lords={"Blue": {"Eric": "sigy"}}, hands={"Red": ["assassination"]})
    assert acts(table, "Red", "play") == []


@rule("F-10.3-05", "F-10.2.3-01", "F-D-25")
def test_en_a_secret_passage_of_the_targets_owner_cancels_it_but_not_the_marker() -> None:
    table = quiet(
        edition="en2014",
        **COURT,
        hands={"Red": ["assassination"], "Blue": ["passage"], "Green": ["passage"]},
    )
    murder(table, "Eric")
    assert table.asked() == ["Blue"]  # only the owner of the target
    table.play("Blue play passage")
    assert is_quiet(table)
    table.expect(
        state={"family.Eric": "Blue", "assassins": ["Arthur"], "hands.Blue": [], "hands.Red": []},
        events=["Red struck Eric Arthur", "Blue evaded Eric"],
    )
    assert table.get("fortune_discard")[:2] == ["passage", "assassination"]
    assert table.match.tape.chances == []  # before the die


@rule("F-10.0-08", "F-10.2.3-01", "F-8.0-02", "F-8.0-04", "F-8.0-20")
def test_en_a_marker_may_bring_the_passage_that_saves_him() -> None:
    """Blue holds none, but Green does; nothing else can be slipped in, and nobody is asked without a marker."""
    position: dict[str, Any] = {"hands": {"Red": ["assassination"], "Green": ["passage", "uprising"]}}
    table = quiet(edition="en2014", **COURT, **position)
    murder(table, "Eric")
    assert asked(table, "Blue") == ["pass"]
    assert {text.split()[0] for text in acts(table, "Green")} == {"propose", "invite"}
    table.play("Blue propose 2", "Blue want-card passage", "Blue submit", "Green accept")
    table.play("Blue play passage")
    table.expect(state={"family.Eric": "Blue", "markers.Blue": 2}, events=["Blue evaded Eric"])
    spent = quiet(edition="en2014", **COURT, **position, markers={"Blue": 0}, chance=[0])
    murder(spent, "Eric")
    spent.expect(state={"family.Eric": None})


@rule("F-10.2.3-01", "F-10.3-03")
def test_en_who_passes_takes_his_chance() -> None:
    table = quiet(
        edition="en2014", **COURT, hands={"Red": ["assassination"], "Blue": ["passage"]}, chance=[2]
    )
    murder(table, "Eric")
    before = views(table, "Blue")
    assert table.g.pending[0].prompt.secret
    table.play("Blue pass")
    assert table.get("family.Eric") is None
    assert before != views(table, "Blue")


@rule("F-10.2.3-01", "F-12.2-02", "F-12-P2-05", "F-D-25")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_fr_and_pl_know_no_answer(edition: str) -> None:
    table = quiet(edition=edition, **COURT, hands={"Red": ["assassination"], "Blue": ["passage"]})
    murder(table, "Eric")
    assert is_quiet(table)
    assert (table.get("family.Eric"), table.get("hands.Blue")) == (None, ["passage"])


@rule("F-10.3-07", "F-6.2.3-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captive_dies_by_his_captors_hand_only_so(edition: str) -> None:
    table = quiet(edition=edition, **COURT, hands={"Red": ["assassination"]}, chance=[0])
    assert not [act for act in acts(table, "Red") if act.endswith("Charles") and not act.startswith("free")]
    murder(table, "Charles")
    assert (table.get("family.Charles"), table.get("captives.Charles")) == (None, None)


@rule("F-10.3-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_returns_when_the_deck_is_shuffled_anew(edition: str) -> None:
    table = quiet(edition=edition, **COURT, hands={"Red": ["assassination"]}, chance=[0])
    murder(table, "Eric")
    assert "assassination" in table.get("fortune_discard")
    assert "assassination" not in table.get("fortune_deck")
    later = stage(edition=edition, phase="cards", lords=COURT["lords"], rest="discards")
    assert "assassination" in later.get("fortune_discard")
    later.play("Red draw fortune")
    renewed = [*later.get("fortune_deck"), *[card for hand in later.get("hands") for card in hand]]
    assert "assassination" in renewed


@rule("F-10.3-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_marker_stays_until_the_lord_dies(edition: str) -> None:
    table = quiet(
        edition=edition, **COURT, assassins=["Arthur"], hands={"Red": ["assassination"]}, chance=[0]
    )
    murder(table, "Eric", "Baudoin")  # supply is no limit
    assert table.get("assassins") == ["Arthur", "Baudoin"]
    gone = quiet(edition=edition, **COURT, assassins=["Arthur"], hands={"Blue": ["justice"]})
    gone.play("Blue play justice")
    assert gone.get("assassins") == []


@rule("F-10.4-01", "F-D-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_justice_kills_a_marked_lord_without_a_roll(edition: str) -> None:
    table = quiet(edition=edition, **COURT, assassins=["Arthur", "Eric"], hands={"Green": ["justice"]})
    table.play("Green play justice")
    assert asked(table, "Green") == ["judge Arthur", "judge Eric"]
    assert why(table, "Green judge Baudoin") == "F-10.4-01"
    table.play("Green judge Arthur")
    assert table.get("family.Arthur") is None
    assert table.match.tape.chances == []
    assert table.get("fortune_discard.0") == "justice"


@rule("F-10.4-01")
def test_without_an_assassin_there_is_no_justice() -> None:
    table = quiet(**COURT, hands={"Green": ["justice"]})
    assert why(table, "Green play justice") == "F-10.4-01"


@rule("F-10.4-02", "F-10.4-03", "F-D-27", "F-1.7P-22", "F-1.8K-10", "F-1.8Q-07", "F-1.8C-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("titles", "regency"),
    [
        ({"Thierry": ["king"]}, False),
        ({"Aliénor": ["queen"], "Thierry": ["king"]}, False),
        ({"Aliénor": ["queen"]}, True),
        ({"Eric": ["crown-prince"], "Thierry": ["king"], "Aliénor": ["queen"]}, False),
        ({"Henri": ["bishop-4", "pope"]}, False),
    ],
)
def test_king_queen_regent_prince_and_pope_are_immune_while_they_are(
    edition: str, titles: dict[str, list[str]], regency: bool
) -> None:
    marked = next(iter(titles))
    position = {
        **COURT,
        "titles": titles,
        "regency": regency,
        "assassins": [marked],
        "hands": {"Red": ["justice"]},
    }
    table = quiet(edition=edition, **position)
    assert acts(table, "Red", "play") == []
    assert table.g.stack
    assert why(table, "Red play justice") == "F-10.4-01"
    without = quiet(edition=edition, **{**position, "titles": {}, "regency": False})
    assert acts(without, "Red", "play") == ["play justice"]  # the title at the moment of play counts


@rule("F-10.4-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_own_lord_may_be_judged(edition: str) -> None:
    table = quiet(edition=edition, **COURT, assassins=["Arthur"], hands={"Red": ["justice"]})
    table.play("Red play justice")
    assert table.get("family.Arthur") is None


@rule("F-10.4-05", "F-12.2-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_secret_passage_saves_from_justice(edition: str) -> None:
    table = quiet(
        edition=edition, **COURT, assassins=["Arthur"], hands={"Blue": ["justice"], "Red": ["passage"]}
    )
    table.play("Blue play justice")
    assert is_quiet(table)
    assert (table.get("family.Arthur"), table.get("hands.Red")) == (None, ["passage"])


@rule("F-6.2.3-21", "F-10.3-07", "F-9.2-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captive_is_a_target_like_any_other(edition: str) -> None:
    """Of Assassination and Justice, of d'Arc and of a Cardinal's hat."""
    table = quiet(
        edition=edition,
        lords={"Red": {"Arthur": "pugnac"}, "Blue": {"Eric": "pugnac", "Jeanne": "pugnac"}},
        captives={"Eric": "Red", "Jeanne": "Red"},
        titles={"Eric": ["bishop-5"]},
        assassins=["Jeanne"],
        hands={"Red": ["d-arc", "cardinal", "justice"], "Green": ["assassination"]},
    )
    table.play("Red play d-arc", "Red play cardinal", "Red play justice")
    assert table.get("titles.Eric") == ["bishop-5", "cardinal-1"]
    table.expect(events=["Red inspired Jeanne", "Red elevated Eric", "Red judged Jeanne", "Blue died Jeanne"])
    prey = quiet(
        edition=edition,
        lords={"Red": {"Arthur": "pugnac"}, "Blue": {"Eric": "pugnac", "Jeanne": "sigy"}},
        captives={"Eric": "Red"},
        hands={"Red": ["assassination"]},
    )
    prey.play("Red play assassination")
    assert "strike Eric" in asked(prey, "Red")
