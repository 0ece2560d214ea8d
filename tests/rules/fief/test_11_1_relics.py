"""Fief 11.1: Holy relics. Taking them, passing them on, losing them, and the Teeth that undo a death."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import NOBODY, settle
from oyez.engine.scenario import Stage
from oyez.games.fief.captivity import capture
from oyez.games.fief.relics import keeper
from oyez.games.fief.tables import GRAIL, LORDS, PRINCIPAL, RELICS, VILLAGES
from tests.rule import rule
from tests.rules.fief.battlefield import faces, field
from tests.rules.fief.court import kill
from tests.rules.fief.marching import go, moving
from tests.rules.fief.moments import acts, asked, is_quiet, quiet, why
from tests.rules.fief.table import EDITIONS, fresh, state

PRINCIPALS = {"sigy", "blaye", "tournus", "st-gerome", "bourg"}


def holy(*, flags: dict[str, Any] | None = None, **position: Any) -> Stage:
    return quiet(flags={"holy_relics": True, **(flags or {})}, **position)


@rule("F-11.1-01", "F-S-19", "F-C-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_relic_lies_open_on_each_principal_village(edition: str) -> None:
    """EN: from the beginning; FR and PL: once all have placed their pieces."""
    table = fresh(edition=edition, flags={"holy_relics": True})
    assert {VILLAGES[village] for village in PRINCIPAL} == PRINCIPALS
    laid = {table.get(f"relics.{relic}") for relic in RELICS}
    assert laid == (PRINCIPALS if edition == "en2014" else {None})
    while table.get("phase") == "setup":
        table.auto()
    assert {table.get(f"relics.{relic}") for relic in RELICS} == PRINCIPALS
    relics: Any = table.view("Blue")["relics"]
    assert sorted(VILLAGES[relic["village"]] for relic in relics) == sorted(PRINCIPALS)
    plain = fresh(edition=edition)
    assert {plain.get(f"relics.{relic}") for relic in RELICS} == {None}


@rule("F-11.1-02", "F-11.1-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("titles", "row"),
    [
        (["bishop-4"], ""),
        (["bishop-5"], "F-11.1-03"),
        (["bishop-5", "cardinal-1"], ""),
        (["bishop-5", "pope"], ""),
        (["fief-bourg", "king"], "F-11.1-02"),
    ],
)
def test_first_only_the_bishop_of_the_place_a_cardinal_or_the_pope(
    edition: str, titles: list[str], row: str
) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": titles},
        relics={"grail": "bourg"},
    )
    assert acts(table, "Red", "take-relic") == ([] if row else ["take-relic grail"])
    assert why(table, "Red take-relic grail") == row
    if not row:
        table.play("Red take-relic grail")
        assert table.get("relics.grail") == "Arthur"
        assert "Red took-relic grail Arthur" in table.events()


@rule("F-11.1-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_when_present_and_free(edition: str) -> None:
    away = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy"}},
        titles={"Arthur": ["bishop-4"]},
        relics={"grail": "bourg"},
    )
    assert why(away, "Red take-relic grail") == "F-11.1-02"
    captive = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}},
        captives={"Arthur": "Blue"},
        troops={"Blue": {"bourg": [1, 0]}},
        titles={"Arthur": ["bishop-4"]},
        relics={"grail": "bourg"},
    )
    assert acts(captive, "Red", "take-relic") == []


GUEST: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "bourg"}},
    "titles": {"Arthur": ["bishop-4"]},
    "control": {"bourg": "Blue"},
    "relics": {"grail": "bourg"},
}


@rule("F-11.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_who_controls_and_occupies_the_village_gives_leave(edition: str, answer: str) -> None:
    table = holy(edition=edition, **GUEST)
    table.play("Red take-relic grail")
    assert asked(table, "Blue") == ["accept", "refuse"]
    table.play(f"Blue {answer}")
    assert table.get("relics.grail") == ("Arthur" if answer == "accept" else "bourg")
    if answer == "refuse":
        assert why(table, "Red take-relic grail") == "F-11.1-04"


@rule("F-11.1-04")
@pytest.mark.parametrize(("edition", "asks"), [("en2014", []), ("fr2015", []), ("pl2015", ["Blue"])])
def test_pl_asks_who_controls_or_occupies(edition: str, asks: list[str]) -> None:
    occupied = holy(edition=edition, **{**GUEST, "control": {"bourg": "Red"}})
    occupied.play("Red take-relic grail")
    assert occupied.asked() == (asks or ["Red"])
    assert occupied.get("relics.grail") == ("bourg" if asks else "Arthur")


@rule("F-11.1-04")
def test_pl_several_hosts_are_asked_one_after_the_other() -> None:
    table = holy(
        edition="pl2015",
        **{**GUEST, "lords": {**GUEST["lords"], "Green": {"Henri": "bourg"}}},
    )
    table.play("Red take-relic grail")
    first = table.asked()[0]
    table.play(f"{first} accept")
    second = table.asked()[0]
    assert {first, second} == {"Blue", "Green"}
    table.play(f"{second} refuse")
    assert table.get("relics.grail") == "bourg"


@rule("F-11.1-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", range(1, 8))
def test_at_any_time_outside_atomic_effects_and_never_a_must(edition: str, phase: int) -> None:
    table = holy(
        edition=edition,
        in_phase=phase,
        active="Green",
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "pugnac"}},
        titles={"Arthur": ["bishop-4"]},
        relics={"grail": "bourg"},
        hands={"Blue": ["assassination"]},
    )
    assert acts(table, "Red", "take-relic") == ["take-relic grail"]
    table.play("Blue play assassination")
    assert acts(table, "Red", "take-relic") == []


@rule("F-11.1-05", "F-11.1-06", "F-11.1-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_costs_no_move_and_moves_with_its_lord_without_limit(edition: str) -> None:
    table = moving(
        edition=edition,
        flags={"holy_relics": True},
        lords={"Red": {"Arthur": "villeneuve"}},
        titles={"Arthur": ["bishop-4"]},
        relics={"grail": "bourg", "eyes": "Arthur", "bone": "Arthur"},
    )
    go(table, "Red lead Arthur", "Red march bourg", "Red take-relic grail", "Red march st-vivien")
    assert table.get("at.Arthur") == "st-vivien"
    assert [table.get(f"relics.{relic}") for relic in ("grail", "eyes", "bone")] == ["Arthur"] * 3
    assert why(table, "Red take-relic grail") == "F-11.1-06"


@rule("F-11.1-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_inside_a_family_in_the_same_village_without_a_marker(edition: str) -> None:
    table = holy(
        edition=edition,
        markers={"Red": 0},
        lords={"Red": {"Arthur": "sigy", "Blanche": "sigy", "Eric": "sigy", "Henri": "bourg"}},
        captives={},
        relics={"teeth": "Arthur"},
    )
    table.play("Red pass-relic teeth")
    assert asked(table, "Red") == ["bearer Eric", "bearer Blanche"]
    table.play("Red bearer Blanche")
    assert table.get("relics.teeth") == "Blanche"  # a layman, and a lady
    alone = holy(
        edition=edition, lords={"Red": {"Arthur": "sigy", "Henri": "bourg"}}, relics={"teeth": "Arthur"}
    )
    assert why(alone, "Red pass-relic teeth") == "F-11.1-07"


@rule("F-11.1-08", "F-11.1-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_47_it_stays_with_the_troops_of_the_dead(edition: str) -> None:
    """Blue was there first, but Red's men hold what their Lord bore; no strange Lord may take it."""
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy", "Henri": "bourg"}, "Blue": {"Eric": "sigy"}},
        troops={"Red": {"sigy": [1, 0]}, "Blue": {"sigy": [3, 0]}},
        control={"sigy": "Blue"},
        relics={"grail": "Arthur"},
    )
    kill(table, "Arthur")
    assert table.get("relics.grail") == "sigy"
    assert keeper(state(table), GRAIL) == 0
    assert why(table, "Blue take-relic grail") == "F-11.1-08"
    assert "relic-left grail sigy" in table.events()


@rule("F-11.1-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_own_troops_those_who_are_there_hold_it(edition: str) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy"}, "Green": {"Henri": "sigy"}, "Blue": {"Eric": "bourg"}},
        troops={"Blue": {"sigy": [1, 0]}},
        relics={"grail": "Arthur"},
    )
    kill(table, "Arthur")
    assert keeper(state(table), GRAIL) == 1
    assert acts(table, "Green", "take-relic") == []


@rule("F-11.1-08", "F-11.1-11", "F-11.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_its_keeper_fetches_it_with_any_lord(edition: str) -> None:
    table = moving(
        edition=edition,
        flags={"holy_relics": True},
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "st-paul"}},
        troops={"Red": {"st-paul": [1, 0]}},
        control={"st-paul": "Red"},
        relics={"grail": "st-paul"},
        claimed=["grail"],
    )
    assert acts(table, "Blue", "take-relic") == []
    go(table, "Red lead Arthur", "Red march st-paul")
    if edition != "fr2015":
        assert table.get("relics.grail") == "st-paul"
        table.play("Red take-relic grail")
        if edition == "pl2015":
            table.play("Blue accept")  # he occupies the Village too
    assert table.get("relics.grail") == "Arthur"


@rule("F-11.1-10", "F-10.1-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_destroys_it(edition: str) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "mazilles", "Henri": "bourg"}, "Blue": {"Eric": "sigy"}},
        relics={"spear": "Arthur"},
        famine=[2],
        hands={"Blue": ["uprising"]},
    )
    table.play("Blue play uprising", "Blue rise mazilles")
    assert (table.get("family.Arthur"), table.get("relics.spear")) == (None, "mazilles")


@rule("F-11.1-11", "F-11.1-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_48_a_lost_relic_is_anybodys_in_fr_at_once(edition: str) -> None:
    """EN and PL: any Lord may take it; FR: the first Lord to come has it."""
    table = moving(
        edition=edition,
        flags={"holy_relics": True},
        lords={"Red": {"Blanche": "sigy"}},
        relics={"grail": "st-paul"},
        claimed=["grail"],
    )
    go(table, "Red lead Blanche", "Red march st-paul")
    assert table.get("relics.grail") == ("Blanche" if edition == "fr2015" else "st-paul")
    if edition != "fr2015":
        table.play("Red take-relic grail")
        assert table.get("relics.grail") == "Blanche"


@rule("F-11.1-11")
def test_fr_the_owner_says_which_of_several_lords_gets_it_and_freed_or_new_ones_too() -> None:
    table = moving(
        edition="fr2015",
        flags={"holy_relics": True},
        lords={"Red": {"Blanche": "sigy", "Arthur": "sigy"}},
        relics={"grail": "st-paul"},
        claimed=["grail"],
    )
    go(table, "Red lead Arthur", "Red join Blanche", "Red march st-paul")
    assert asked(table, "Red") == ["bearer Arthur", "bearer Blanche"]
    table.play("Red bearer Blanche")
    freed = holy(
        edition="fr2015",
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy"}},
        captives={"Eric": "Red"},
        titles={},
        relics={"grail": "beaujeu"},
        claimed=["grail"],
    )
    freed.play("Red free Eric", "Blue stand beaujeu")
    assert freed.get("relics.grail") == "Eric"


@rule("F-11.1-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_stands_beside_a_bearer_killed_outside_battle(edition: str) -> None:
    """FR: an own Lord there has it at once; EN and PL: he may take it."""
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy", "Henri": "sigy"}, "Blue": {"Eric": "bourg"}},
        relics={"grail": "Arthur"},
    )
    kill(table, "Arthur")
    assert table.get("relics.grail") == ("Henri" if edition == "fr2015" else "sigy")
    if edition != "fr2015":
        assert acts(table, "Red", "take-relic") == ["take-relic grail"]


@rule("F-11.1-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_battle_an_own_lord_takes_it_up_first(edition: str) -> None:
    table = field(
        edition=edition,
        flags={"holy_relics": True},
        red=(6, 2),
        blue=(1, 1),
        blue_lords=("Charles", "Eric"),
        relics={"spear": "Charles"},
        dice=faces(3, 1, 1, 1),  # 5 hits: all troops and one Lord
    )
    table.play("Red attack blaye")
    while table.prompt("Blue") != "choose-fallen":
        table.play(f"{table.asked()[0]} fight")
    table.play("Blue fall Charles")
    assert "Blue took-relic spear Eric" in table.events()


@rule("F-11.1-12")
@pytest.mark.parametrize(
    ("edition", "decides"), [("en2014", "Green"), ("fr2015", "Blue"), ("pl2015", "Blue")]
)
def test_in_a_coalition_the_decider_names_the_lord_who_gets_it(edition: str, decides: str) -> None:
    """Blue's last Lord dies; Green's two Lords are left. EN: the strongest member decides, FR and PL: the principal."""
    table = field(
        edition=edition,
        flags={"holy_relics": True},
        red=(13, 8),
        blue=(1, 0),
        green=(2, 0),
        green_lords=("Eric", "Henri"),
        blue_lords=("Charles",),
        elsewhere={"Blue": {"Othon": "sigy"}},
        relics={"spear": "Charles"},
        dice=faces(2, 1, 1, 1),  # 4 hits: three men and one Lord
    )
    table.play("Red attack blaye", "Red target 1", "Green help 1", "Blue accept")
    while "choose-fallen" not in [decision.prompt.name for decision in table.g.pending]:
        table.play(f"{table.asked()[0]} fight")
    table.play(f"{decides} fall Charles")
    assert asked(table, decides) == ["bearer Eric", "bearer Henri"]
    table.play(f"{decides} bearer Henri")
    assert "Green took-relic spear Henri" in table.events()


@rule("F-11.1-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_a_captured_lord_it_goes_to_his_captors_lord_else_to_his_troops(edition: str) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "sigy"}, "Green": {"Henri": "sigy"}},
        troops={"Red": {"sigy": [1, 0]}, "Green": {"sigy": [1, 0]}},
        relics={"spear": "Charles"},
    )
    capture(state(table), LORDS.index("Charles"), 0)
    settle(table.g)
    assert table.get("relics.spear") == "Arthur"
    lordless = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Charles": "sigy"}, "Green": {"Henri": "sigy"}},
        troops={"Red": {"sigy": [1, 0]}, "Green": {"sigy": [1, 0]}},
        control={"sigy": "Green"},
        relics={"spear": "Charles"},
    )
    capture(state(lordless), LORDS.index("Charles"), 0)
    settle(lordless.g)
    assert lordless.get("relics.spear") == "sigy"
    assert keeper(state(lordless), RELICS.index("spear")) == 0
    assert acts(lordless, "Green", "take-relic") == []


@rule("F-11.1-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_fallen_bore_goes_to_the_winners_lord(edition: str) -> None:
    table = field(
        edition=edition,
        flags={"holy_relics": True},
        red=(6, 2),
        blue=(1, 0),
        blue_lords=("Charles",),
        elsewhere={"Blue": {"Othon": "sigy"}},
        relics={"spear": "Charles"},
        dice=[2, 2, 0, 0],
    )
    table.play("Red attack blaye")
    while table.get("battle") is not None and table.g.pending:
        table.play(f"{table.asked()[0]} fight")
    assert table.get("family.Charles") is None
    assert table.get("relics.spear") == "Arthur"


@rule("F-11.1-13")
def test_without_a_lord_the_winners_troops_hold_it() -> None:
    """Blue attacks, falls, and Red's lordless defenders keep the field and the relic."""
    table = field(
        flags={"holy_relics": True},
        red=(1, 0),
        red_lords=("Charles",),
        blue=(6, 2),
        blue_lords=(),
        elsewhere={"Blue": {"Eric": "sigy"}, "Red": {"Othon": "bourg"}},
        relics={"spear": "Charles"},
        dice=[0, 2, 2],
    )
    table.play("Red attack blaye")
    while table.get("battle") is not None:
        table.play(f"{table.asked()[0]} fight")
    assert table.get("relics.spear") == "blaye"
    assert keeper(state(table), RELICS.index("spear")) == 1


# The Teeth of St Geronce.


@rule("F-11.1-20", "F-11.1-21", "F-11.1-24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("how", ["assassination", "justice", "uprising", "stoning", "plague"])
def test_the_teeth_undo_any_death_at_once_and_leave_the_game(edition: str, how: str) -> None:
    """Their bearer is far away; the Lord keeps all his titles, and whatever else happened stands."""
    unlucky = 5 if edition == "en2014" else 0
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "mazilles"}, "Green": {"Henri": "pugnac"}},
        titles={"Eric": ["bishop-2", "fief-sigy"]},
        forts={"sigy": "city"},
        assassins=["Eric"],
        relics={"teeth": "Arthur"},
        famine=[2],
        mills={"mazilles": 1},
        hands={"Green": ["assassination", "justice", "uprising"]},
        chance=[unlucky if how == "stoning" else 0],
    )
    strike(table, how)
    assert asked(table, "Red") == ["save", "pass"]
    table.play("Red save")
    table.expect(
        state={
            "family.Eric": "Blue",
            "at.Eric": "mazilles",
            "titles.Eric": ["fief-sigy", "bishop-2"],
            "relics.teeth": None,
        },
        events=["Blue saved Eric"],
        no_events=["Blue died Eric"],
    )
    assert is_quiet(table)
    kill(table, "Eric")  # once a game
    assert table.get("family.Eric") is None


def strike(table: Stage, how: str) -> None:
    """Green (or the plague) kills Eric in Mazilles."""
    if how == "plague":
        kill(table, "Eric")
    elif how == "stoning":
        table.play("Green play uprising", "Green rise chateau-neuf", "Blue calm Eric")
    elif how == "uprising":
        table.play("Green play uprising", "Green rise mazilles", "Blue pass")
        assert table.get("mills.mazilles") == 0
    elif how == "justice":
        table.play("Green play justice")
    else:
        table.play("Green play assassination", "Green strike Eric")


@rule("F-11.1-20", "F-11.1-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_their_bearers_player_may_let_it_happen_but_not_come_back_to_it(edition: str) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg", "Henri": "bourg"}, "Blue": {"Eric": "sigy", "Othon": "sigy"}},
        relics={"teeth": "Arthur"},
    )
    kill(table, "Eric")
    for name in ("Red", "Blue"):
        assert acts(table, name) == []  # at once or never
    table.play("Red pass")
    assert (table.get("family.Eric"), table.get("relics.teeth")) == (None, "Arthur")
    kill(table, "Henri")  # an own Lord may be saved as well
    table.play("Red save")
    assert table.get("family.Henri") == 0


@rule("F-11.1-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_saved_from_death_in_battle_he_is_taken_like_any_lord_left_over(edition: str) -> None:
    table = field(
        edition=edition,
        flags={"holy_relics": True, "capture_optional": False},
        red=(6, 2),
        blue=(1, 0),
        elsewhere={"Green": {"Henri": "sigy"}},
        relics={"teeth": "Henri"},
        dice=[2, 2, 0, 0],
    )
    table.play("Red attack blaye")
    while table.prompt("Green") is None:
        table.play(f"{table.asked()[0]} fight")
    table.play("Green save")
    assert (table.get("family.Charles"), table.get("captives.Charles")) == (1, 0)
    assert table.get("troops.Blue.blaye") == [0, 0]


@rule("F-11.1-23", "F-11.1-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_they_do_not_save_their_bearer_unless_another_lord_has_taken_them_up(edition: str) -> None:
    alone = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg", "Henri": "sigy"}, "Blue": {"Eric": "pugnac"}},
        relics={"teeth": "Arthur"},
    )
    kill(alone, "Arthur")
    assert (alone.get("family.Arthur"), alone.get("relics.teeth")) == (None, "bourg")
    kill(alone, "Eric")  # a relic without a Lord has no power
    assert alone.get("family.Eric") is None
    battle = field(
        edition=edition,
        flags={"holy_relics": True},
        red=(6, 2),
        blue=(1, 1),
        blue_lords=("Charles", "Eric"),
        relics={"teeth": "Charles"},
        dice=faces(3, 1, 1, 1),
    )
    battle.play("Red attack blaye")
    while battle.prompt("Blue") != "choose-fallen":
        battle.play(f"{battle.asked()[0]} fight")
    battle.play("Blue fall Charles")
    assert asked(battle, "Blue") == ["save", "pass"]
    battle.play("Blue save")
    assert battle.get("family.Charles") == 1
    assert "Blue took-relic teeth Eric" in battle.events()
    assert battle.get("relics.teeth") is None


@rule("F-11.1-23", "F-11.1-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_their_bearer_dies_of_the_same_blow_nobody_is_saved(edition: str) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Henri": "mazilles"}, "Blue": {"Arthur": "mazilles", "Thierry": "mazilles"}},
        relics={"teeth": "Henri"},
        famine=[2],
        hands={"Green": ["uprising"]},
    )
    table.play("Green play uprising", "Green rise mazilles")
    assert is_quiet(table)
    assert {table.get(f"family.{lord}") for lord in ("Henri", "Arthur", "Thierry")} == {None}
    assert table.get("relics.teeth") == "mazilles"


@rule("F-11.1-20")
def test_of_several_who_die_together_one_can_be_saved() -> None:
    table = holy(
        lords={"Red": {"Henri": "bourg"}, "Blue": {"Arthur": "mazilles", "Thierry": "mazilles"}},
        relics={"teeth": "Henri"},
        famine=[2],
        hands={"Green": ["uprising"]},
    )
    table.play("Green play uprising", "Green rise mazilles", "Red save")
    alive = [lord for lord in ("Arthur", "Thierry") if table.get(f"family.{lord}") == 1]
    assert len(alive) == 1
    assert table.get("control.mazilles") == 1


def test_nobody_bears_what_does_not_exist() -> None:
    table = quiet(lords={"Red": {"Arthur": "bourg"}}, titles={"Arthur": ["bishop-4"]})
    assert acts(table, "Red", "take-relic", "pass-relic") == []
    assert state(table).relic_lord == [NOBODY] * len(RELICS)
