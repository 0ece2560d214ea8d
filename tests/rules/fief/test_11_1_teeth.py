"""Fief 11.1.1: the Teeth of St Geronce, which undo a death."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.battlefield import faces, field
from tests.rules.fief.court import kill
from tests.rules.fief.moments import acts, asked, holy, is_quiet
from tests.rules.fief.table import EDITIONS


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
        if table.prompt("Blue") == "evade":
            table.play("Blue pass")


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


@rule("F-11.1-21", "F-10.1-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_several_who_die_together_each_is_named_before_he_is_saved(edition: str) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "mazilles", "Othon": "mazilles"}},
        relics={"teeth": "Arthur"},
        famine=[2],
        hands={"Red": ["uprising"]},
    )
    table.play("Red play uprising", "Red rise mazilles")
    first = table.events()[-1]
    assert first in ("Blue dying Eric", "Blue dying Othon")
    table.play("Red pass")
    second = table.events()[-1]
    assert {first, second} == {"Blue dying Eric", "Blue dying Othon"}
    table.play("Red save")
    assert table.events()[-2:] == [second.replace("dying", "saved"), first.replace("dying", "died")]


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


@rule("F-1.8C-09", "F-11.1-21", "F-6.2.2-11", "F-10.1-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_the_teeth_about_nobody_follows_whom_he_dies_with(edition: str) -> None:
    """King, Crown Prince and a widow of the same blow; all are named before the first of them is buried."""
    table = holy(
        edition=edition,
        lords={
            "Red": {"Arthur": "mazilles"},
            "Blue": {"Henri": "mazilles", "Jeanne": "bourg"},
            "Green": {"Eric": "sigy", "Blanche": "mazilles"},
            "Yellow": {"Othon": "mazilles"},
        },
        titles={
            "Arthur": ["king"],
            "Henri": ["crown-prince"],
            "Jeanne": ["queen"],
            "Othon": ["fief-tournus"],
        },
        married=[["Arthur", "Jeanne"], ["Othon", "Blanche"]],
        relics={"teeth": "Eric"},
        famine=[2],
        hands={"Red": ["uprising"]},
    )
    table.play("Red play uprising", "Red rise mazilles")
    for name in ("Henri", "Arthur", "Blanche", "Othon"):
        assert [event for event in table.events() if "died" in event] == []
        assert table.events()[-1].endswith(f"dying {name}")
        table.play("Green pass")
    table.expect(
        no_events=["* succeeded *", "* title-granted Blanche *"],
        state={"holders.king": None, "regency": True, "holders.fief-tournus": None},
    )
