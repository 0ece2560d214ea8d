"""Scenarios read the state of an expansion in the keys and names in which positions are written."""

from __future__ import annotations

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
