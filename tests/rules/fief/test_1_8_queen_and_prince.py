"""Fief 1.8.1 and 1.8.2: the Queen, the regency, the Crown Prince and the succession."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import settle
from oyez.games.fief.rules.court.lords import ransom_of
from oyez.games.fief.rules.court.marriages import bar_marry, marry
from oyez.games.fief.rules.court.succession import bar_crown_prince, crown, die_together, make_crown_prince
from oyez.games.fief.rules.court.votes import votes_of
from tests.rule import rule
from tests.rules.fief.court import asked, court, kill, lord, title
from tests.rules.fief.playing_cards import playing
from tests.rules.fief.table import EDITIONS, stage, state

# Red's King Arthur is married to Blue's Queen Jeanne; Blue has more men in hand and at court.
COURT: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "blaye", "Eric": "blaye"},
        "Blue": {"Jeanne": "sigy", "Henri": "sigy"},
        "Green": {"Charles": "bourg", "Mireille": "bourg"},
    },
    "titles": {"Arthur": ["fief-blaye", "king"], "Jeanne": ["queen"]},
    "forts": {"blaye": "city"},
    "married": [["Arthur", "Jeanne"]],
}
HEIR: dict[str, Any] = {**COURT, "titles": {**COURT["titles"], "Henri": ["crown-prince"]}}


@rule("F-1.8.1-02")
def test_the_queen_belongs_to_another_family_than_the_king() -> None:
    table = court(**COURT)
    table.expect(state={"family.Arthur": "Red", "family.Jeanne": "Blue"})
    assert bar_crown_prince(state(table), 0, lord("Eric")) == "F-1.8.2-10"
    assert bar_crown_prince(state(table), 1, lord("Henri")) == ""


@rule("F-1.8.1-03", "F-1.8Q-06", "F-1.8.1-11", "F-1.8.1-12", "F-4.3.1-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("captive", [False, True])
def test_the_king_dies_without_a_prince_and_the_queen_is_regent(edition: str, captive: bool) -> None:
    held: dict[str, Any] = (
        {"captives": {"Jeanne": "Green"}, "troops": {"Green": {"sigy": [1, 0]}}} if captive else {}
    )
    table = kill(court(edition=edition, **COURT, **held), "Arthur")
    table.expect(
        events=["Red died Arthur", "Blue widowed Jeanne", "Blue became-regent Jeanne"],
        state={
            "regency": True,
            "holders.king": None,
            "holders.queen": "Jeanne",
            "married.Jeanne": None,
            "titles.Eric": ["fief-blaye"],
        },
    )


@rule("F-1.8.1-04")
def test_the_regent_may_tallage_like_a_king() -> None:
    regent: dict[str, Any] = {"lords": {"Red": {"Jeanne": "tournus"}}, "titles": {"Jeanne": ["queen"]}}
    table = playing(4, **regent, regency=True, hands={"Red": ["tax"]})
    table.play("Red play tax")
    assert "tallage bourg" in asked(table, "Red")
    table = playing(4, **regent, hands={"Red": ["tax"]})
    assert "play tax" not in asked(table, "Red")


@rule("F-1.8.1-05", "F-1.8Q-04", "F-12.1-06", "F-12-P1-10")
def test_the_regent_is_worth_no_point() -> None:
    table = kill(court(**COURT), "Arthur")
    table.expect(state={"victory_points": [1, 0, 0, 0]})  # the fief that Eric inherited


@rule("F-1.8.1-07", "F-1.8.1-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_king_takes_regency_and_queens_title_away(edition: str) -> None:
    titles = {"Jeanne": ["queen", "fief-sigy"], "Charles": ["fief-bourg"]}
    table = court(
        edition=edition,
        lords=COURT["lords"],
        titles=titles,
        forts={"sigy": "city", "bourg": "city"},
        regency=True,
    )
    crown(state(table), lord("Charles"))
    table.expect(
        state={
            "regency": False,
            "holders.queen": None,
            "holders.king": "Charles",
            "titles.Jeanne": ["fief-sigy"],
        }
    )


@rule("F-1.8.1-07")
def test_by_agreement_she_stays_queen_until_the_king_marries() -> None:
    table = court(
        lords={**COURT["lords"], "Yellow": {"Blanche": "tournus"}},
        titles={"Jeanne": ["queen"], "Charles": ["fief-bourg"]},
        forts={"bourg": "city"},
        regency=True,
        flags={"regent_replaced_loses": "regent_only"},
    )
    g = state(table)
    crown(g, lord("Charles"))
    table.expect(state={"regency": False, "holders.queen": "Jeanne"})
    marry(g, lord("Charles"), lord("Blanche"))
    table.expect(state={"holders.queen": "Blanche", "titles.Jeanne": []})


@rule("F-1.8.1-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_husband_of_the_regent_makes_her_queen_again(edition: str) -> None:
    table = court(
        edition=edition,
        lords=COURT["lords"],
        titles={"Jeanne": ["queen"], "Charles": ["fief-bourg"]},
        forts={"bourg": "city"},
        regency=True,
        married=[["Charles", "Jeanne"]],
    )
    crown(state(table), lord("Charles"))
    table.expect(state={"regency": False, "holders.queen": "Jeanne", "holders.king": "Charles"})


@rule("F-1.8.1-09", "F-1.8.2-07")
def test_the_queen_dies_and_the_prince_stays_prince() -> None:
    table = kill(court(**HEIR), "Jeanne")
    table.expect(
        events=["Red widowed Arthur", "title-vacant queen"],
        state={
            "holders.queen": None,
            "holders.king": "Arthur",
            "holders.crown-prince": "Henri",
            "married.Arthur": None,
        },
    )
    marry(state(table), lord("Arthur"), lord("Mireille"))
    table.expect(state={"holders.queen": "Mireille"})


@rule("F-1.8.1-10")
def test_neither_prince_nor_queen_leaves_the_throne_vacant() -> None:
    table = kill(court(**{**COURT, "titles": {"Arthur": ["king"]}, "married": []}), "Arthur")
    table.expect(
        state={"holders.king": None, "regency": False, "holders.queen": None}, no_events=["* became-regent"]
    )


def births(**more: Any) -> Any:
    """Blue may play a new man in the Cards phase."""
    position = {**COURT, "hands": {"Blue": ["Gauvain", "Isabelle"]}, "first": "Blue", **more}
    return playing(4, **position)


@rule("F-1.8.2-01", "F-2.4.1-11", "F-1.8Q-05", "F-1.8C-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_a_new_man_of_the_queens_player_may_be_crown_prince(edition: str, answer: str) -> None:
    table = births(edition=edition)
    table.play("Blue play Gauvain")
    while table.prompt("Blue") == "place-lord":
        table.play(f"Blue {asked(table, 'Blue')[0]}")
    table.expect(prompt={"Blue": "name-prince"})
    table.play(f"Blue {answer}")
    prince = "Gauvain" if answer == "accept" else None
    table.expect(
        state={"holders.crown-prince": prince, "heir_born": answer == "accept", "family.Gauvain": "Blue"}
    )
    assert table.prompt("Blue") != "name-prince"  # it is not asked again later


@rule("F-1.8.2-01", "F-1.8.2-10")
def test_not_a_lady_nor_a_lord_of_another_family_nor_one_in_play() -> None:
    table = births()
    table.play("Blue play Isabelle")
    while table.prompt("Blue") == "place-lord":
        table.play(f"Blue {asked(table, 'Blue')[0]}")
    assert table.prompt("Blue") != "name-prince"
    g = state(table)
    assert bar_crown_prince(g, 1, lord("Isabelle")) == "F-1.8.2-01"
    assert bar_crown_prince(g, 0, lord("Eric")) == "F-1.8.2-10"
    assert not [text for text in table.options("Blue") if "prince" in text]


@rule("F-1.8.2-02", "F-1.8.2-03", "F-1.8C-02", "F-D-10", "F-6.2.3-18", "F-1.8Q-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_king_lives_the_queen_is_free_and_there_is_no_prince(edition: str) -> None:
    regency = {**COURT, "titles": {"Jeanne": ["queen"]}, "regency": True, "married": [], "edition": edition}
    assert bar_crown_prince(state(court(**regency)), 1, lord("Henri")) == "F-1.8.2-02"
    captive = {
        **COURT,
        "captives": {"Jeanne": "Green"},
        "troops": {"Green": {"sigy": [1, 0]}},
        "edition": edition,
    }
    assert bar_crown_prince(state(court(**captive)), 1, lord("Henri")) == "F-1.8.2-03"
    g = state(court(**HEIR, edition=edition))
    assert bar_crown_prince(g, 1, lord("Henri")) == "F-1.8C-02"


@rule("F-1.8C-06", "F-12-P2-06", "F-12.2-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dead_prince_may_be_replaced(edition: str) -> None:
    lords = {**COURT["lords"], "Blue": {"Jeanne": "sigy", "Henri": "sigy", "Gauvain": "sigy"}}
    table = kill(court(**{**HEIR, "lords": lords}, edition=edition), "Henri")
    table.expect(state={"holders.crown-prince": None, "heir_born": True})
    assert bar_crown_prince(state(table), 1, lord("Gauvain")) == ""
    make_crown_prince(state(table), lord("Gauvain"))
    table.expect(state={"holders.crown-prince": "Gauvain"})


@rule("F-1.8C-06")
def test_unless_it_was_agreed_otherwise() -> None:
    lords = {**COURT["lords"], "Blue": {"Jeanne": "sigy", "Henri": "sigy", "Gauvain": "sigy"}}
    table = court(**{**HEIR, "lords": lords}, flags={"crown_prince_replacement": "forbidden"})
    kill(table, "Henri")
    assert bar_crown_prince(state(table), 1, lord("Gauvain")) == "F-1.8C-06"


@rule("F-1.8.2-04", "F-1.8.2-06", "F-1.8C-04", "F-1.8.2-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_prince_succeeds_at_once_and_his_mother_is_queen_no_more(edition: str) -> None:
    table = kill(court(**HEIR, edition=edition), "Arthur")
    table.expect(
        events=["Blue succeeded Henri", "Blue title-granted Henri king"],
        state={
            "holders.king": "Henri",
            "holders.crown-prince": None,
            "holders.queen": None,
            "regency": False,
            "heir_born": False,
            "titles.Jeanne": [],
        },
    )
    assert table.get("victory_points.Blue") == (2 if edition == "en2014" else 1)


@rule("F-1.8.2-06")
def test_she_loses_it_even_where_a_regent_would_stay_queen() -> None:
    table = kill(court(**HEIR, flags={"regent_replaced_loses": "regent_only"}), "Arthur")
    table.expect(state={"holders.queen": None})


@rule("F-1.8.2-05", "F-1.8.1-12")
@pytest.mark.parametrize(("edition", "heir"), [("en2014", "Henri"), ("fr2015", "Eric"), ("pl2015", "Eric")])
def test_who_gets_the_fiefs_of_the_dead_king(edition: str, heir: str) -> None:
    table = kill(court(**HEIR, edition=edition), "Arthur")
    table.expect(state={"holders.fief-blaye": heir, "holders.king": "Henri"})


@rule("F-1.8.2-05", "F-1.2-10")
def test_en_the_prince_takes_no_more_than_two_fiefs() -> None:
    titles = {
        **HEIR["titles"],
        "Arthur": ["fief-mazilles", "fief-blaye", "king"],
        "Henri": ["crown-prince", "fief-sigy"],
    }
    forts = {"mazilles": "city", "blaye": "city", "sigy": "city"}
    table = kill(court(**{**HEIR, "titles": titles, "forts": forts}, edition="en2014"), "Arthur")
    table.expect(
        state={"titles.Henri": ["fief-blaye", "fief-sigy", "king"], "titles.Eric": ["fief-mazilles"]}
    )


@rule("F-1.8.2-08", "F-1.8C-08", "F-1.8.1-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captive_excommunicated_married_prince_succeeds_and_has_a_queen(edition: str) -> None:
    position = {**HEIR, "married": [["Henri", "Mireille"]], "excommunicated": "Henri"}
    captive: dict[str, Any] = {"captives": {"Henri": "Green"}, "troops": {"Green": {"sigy": [1, 0]}}}
    table = court(**position, **captive, edition=edition)
    kill(table, "Arthur")
    table.expect(state={"holders.king": "Henri", "holders.queen": "Mireille", "captives.Henri": "Green"})


@rule("F-1.8.2-09")
def test_the_new_royal_couple_may_have_a_prince_again() -> None:
    table = kill(court(**HEIR), "Arthur")
    g = state(table)
    marry(g, lord("Henri"), lord("Mireille"))
    assert bar_crown_prince(g, 2, lord("Charles")) == ""


@rule("F-1.8C-08")
def test_the_prince_may_marry() -> None:
    table = court(**{**HEIR, "married": []})
    assert bar_marry(state(table), lord("Henri")) == ""


@rule("F-1.8C-09", "F-4.3.1-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_king_and_prince_die_one_after_the_other(edition: str) -> None:
    table = kill(court(**HEIR, edition=edition), "Arthur", "Henri")
    table.expect(
        events=["Blue succeeded Henri", "Blue died Henri"],
        state={"holders.king": None, "regency": False, "holders.queen": None},
    )
    table = kill(court(**HEIR, edition=edition), "Henri", "Arthur")
    table.expect(state={"regency": True, "holders.queen": "Jeanne"})


@rule("F-1.8Q-01", "F-1.8Q-08", "F-1.8C-07", "F-6.2.4-03")
def test_queen_and_prince_are_titled_and_keep_what_they_have() -> None:
    titles = {"Jeanne": ["queen", "fief-sigy"], "Henri": ["crown-prince"], "Arthur": ["king"]}
    g = state(
        court(
            **{**COURT, "titles": titles},
        )
    )
    assert (ransom_of(g, lord("Jeanne")), ransom_of(g, lord("Henri"))) == (6, 4)
    assert votes_of(g, title("king"), 1) == 2


@rule("F-1.8Q-02", "F-1.8Q-03", "F-3.0-10", "F-3.0-15", "F-D-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("captive", [False, True])
@pytest.mark.parametrize("regency", [False, True])
def test_two_deniers_for_the_queen_also_as_regent_or_captive(
    edition: str, captive: bool, regency: bool
) -> None:
    position: dict[str, Any] = {
        "lords": {"Blue": {"Jeanne": "sigy"}},
        "titles": {"Jeanne": ["queen"]},
        "regency": regency,
    }
    if captive:
        position |= {"captives": {"Jeanne": "Green"}, "troops": {"Green": {"sigy": [1, 0]}}}
    table = stage(4, edition=edition, phase="income", **position)
    table.expect(events=["Blue queen-income 2"])
    assert table.get("deniers.Blue") == 5 + 2 + (0 if captive else 1)


@rule("F-1.8C-09", "F-1.8.1-03", "F-1.8.1-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("queen_too", [False, True])
@pytest.mark.parametrize("captive", [False, True])
def test_who_falls_with_the_king_by_one_blow_does_not_follow_him(
    edition: str, queen_too: bool, captive: bool
) -> None:
    """The Prince has a fief and stands after the King in the list of Lords; no order of theirs makes him King."""
    lords = {"Red": {"Arthur": "sigy"}, "Blue": {"Henri": "sigy", "Jeanne": "bourg"}}
    titles = {"Arthur": ["king", "fief-sigy"], "Henri": ["crown-prince", "fief-bourg"], "Jeanne": ["queen"]}
    table = court(
        edition=edition,
        lords=lords,
        titles=titles,
        forts={"sigy": "city", "bourg": "city"},
        married=[["Arthur", "Jeanne"]],
        captives={"Arthur": "Blue"} if captive else {},
    )
    fallen = ["Arthur", "Henri", *(["Jeanne"] if queen_too else [])]
    die_together(state(table), [lord(name) for name in fallen])
    settle(state(table))
    table.expect(no_events=["* succeeded"], state={"holders.king": None, "regency": not queen_too})
