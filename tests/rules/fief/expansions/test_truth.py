"""Scenarios read the state of an expansion in the keys and names in which positions are written."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import run_text
from oyez.engine.scenario_text import BadScenario
from oyez.games import game_named
from tests.rules.fief.expansions.outremer import abroad, company
from tests.rules.fief.table import stage


def test_orders_by_name() -> None:
    table = stage(
        phase="none",
        flags={"templars": "on", "teutonic": "on"},
        lords={"Red": {"Arthur": "blaye", "Gauvain": "charolles"}, "Blue": {"Eric": "sigy"}},
        templars={"members": ["Arthur", "Gauvain"], "knights": ["Gauvain"], "commanderies": ["blaye"]},
        teutonic={"members": ["Eric"]},
    )
    table.expect(
        state={
            "templars.members": ["Arthur", "Gauvain"],
            "templars.knights": ["Gauvain"],
            "templars.commanderies": ["blaye"],
            "templars.hidden": False,
            "teutonic.members": ["Eric"],
        }
    )


def test_guards_by_reign() -> None:
    table = stage(
        phase="none",
        flags={"tactics": "on"},
        lords={"Red": {"Arthur": "blaye"}},
        titles={"Arthur": ["king"]},
        tactics={"reserve": {"Blue": 3}, "raised": {"king": [2, 1]}},
    )
    table.expect(
        state={"tactics.raised.king": [2, 1], "tactics.raised.queen": [0, 0], "tactics.reserve.Blue": 3}
    )


def test_a_crusade_as_it_was_written() -> None:
    table = abroad(
        company("Arthur", 2, men=3, knights=1),
        company("Charles", -1),
        {"seat": "Green", "at": 0, "troops": [1, 0]},
        tiles=("acre", "jaffa"),
        crusade={"captives": ["Henri"], "sieges": {1: {"Red": 2}}, "held": [2], "saladin": [4, 3]},
    )
    table.expect(
        state={
            "crusade.tiles": ["acre", "jaffa"],
            "crusade.held": [2],
            "crusade.companies.0": {"lord": "Arthur", "at": 2, "troops": [3, 1]},
            "crusade.companies.1": {"lord": "Charles", "at": -1, "troops": [0, 0]},
            "crusade.companies.2": {"seat": 2, "at": 0, "troops": [1, 0]},
            "crusade.captives": ["Henri"],
            "crusade.sieges.1.Red": 2,
            "crusade.saladin": [4, 3],
        }
    )


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("toll: {collector: Nobody}", "toll.collector: nobody is called 'Nobody'; the seats are Red, Blue"),
        ("toll: {colector: Red}", "toll: 'colector' means nothing here"),
        ("tactics: {reserve: {Red: 99}}", "tactics.reserve.Red: 99 is not a whole number from 0 to 5"),
        ("templars: {members: [Nobody]}", "templars.members.1: Nobody is no Lord"),
        ("templars: {hidden: 3}", "templars.hidden: hidden is true or false, not 3"),
        ("templars: {commanderies: [atlantis]}", "templars.commanderies.1: atlantis is no Village"),
        ("teutonic: {members: [Eric]}", "teutonic.members.1: Eric is not in play"),
        ("crusade: {companies: [{seat: Nobody}]}", "crusade.companies.1: nobody is called 'Nobody'"),
        ("crusade: {tiles: [acre], sieges: {1: {Nobody: 1}}}", "crusade.sieges.1: nobody is called 'Nobody'"),
    ],
)
def test_a_wrong_position_is_refused_with_its_line_and_place(wrong: str, reason: str) -> None:
    switches = "tactics: on, politics: on, templars: on, teutonic: on, crusades: on"
    numbers = """numbers: 'politics.holder="one"'"""
    text = f"game: fief\noptions: {{{switches}, {numbers}}}\nposition:\n  phase: income\n  {wrong}\n"
    with pytest.raises(BadScenario) as refused:
        run_text(f"{text}expect: {{over: false}}\n", game_named)
    assert str(refused.value).startswith(f"line 5: position.{reason}")
