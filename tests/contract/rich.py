"""Where contract tests, goldens and perft of Fief's expansions begin: with a King, a Pope, Lords of the orders, money
and armies, so that a few rounds hold crusades, edicts, auctions and battles. Players rather choose what is new.
"""

from __future__ import annotations

from random import Random
from typing import Any

from oyez.engine.kernel import initiatives
from oyez.engine.scenario import Stage
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import LORDS, VILLAGES
from oyez.games.fief.rules.state import Fief
from tests.rules.fief.table import EDITIONS, NAMES, stage

MODULES = ("tactics", "politics", "templars", "teutonic", "crusades")
OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"holy_relics": True},
    {"fog_of_war": True, "hidden_money": True},
    {"open_diplomacy": True},
)
KEEN = 0.6  # how often something new is chosen if it is offered
MEN, LADIES = LORDS[:12], LORDS[12:18]


def rich(on: tuple[str, ...], number: int) -> Stage:
    """Every family has two men and a lady, two Villages with troops, and 15 Deniers; the number spreads the rest."""
    seats = 3 + number % 4
    names = NAMES[:seats]
    flags: dict[str, Any] = {**dict.fromkeys(on, "on"), **OPTIONS[number % 4], "round_limit": 9}
    homes = {name: (VILLAGES[4 * seat], VILLAGES[4 * seat + 2]) for seat, name in enumerate(names)}
    lords = {
        name: {MEN[2 * seat]: homes[name][0], MEN[2 * seat + 1]: homes[name][1], LADIES[seat]: homes[name][0]}
        for seat, name in enumerate(names)
    }
    position: dict[str, Any] = {
        "lords": lords,
        "troops": {name: {homes[name][0]: [4, 2], homes[name][1]: [2, 1]} for name in names},
        "forts": {homes[name][0]: "stronghold" for name in names},
        "deniers": dict.fromkeys(names, 15),
        "titles": {MEN[0]: ["king"], MEN[2]: ["bishop-1", "pope"]},
    }
    # A family has one order only: even seats Templars, odd ones Teutonic Knights.
    for order, first in (("templars", 0), ("teutonic", 1)):
        if order in on:
            position[order] = {"members": [MEN[2 * seat + 1] for seat in range(first, seats, 2)]}
    return stage(seats, edition=EDITIONS[number % 3], flags=flags, **position)


def choose(g: Fief, chance: Random, core: set[str]) -> tuple[int, Action]:
    decision = chance.choice(g.pending)
    if chance.random() < 0.05:
        unasked = initiatives(g, decision.seat)
        if unasked:
            return decision.seat, chance.choice(unasked)
    new = [option for option in decision.options if option.text not in core or option.verb.name == "attack"]
    return decision.seat, chance.choice(new if new and chance.random() < KEEN else decision.options)
