"""Short ways to set up and follow the Movement phase in rule tests."""

from __future__ import annotations

from typing import Any

from oyez.engine.scenario import Stage
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import MOST, VILLAGES
from tests.rules.fief.table import NAMES, stage, state


def moving(
    seats: int = 4, /, *, edition: str = "", flags: dict[str, Any] | None = None, **position: Any
) -> Stage:
    """A position at the beginning of Red's movement turn; `chance` may be among the keys.

    Unless it has Lords, the last seat has Thierry far away in Pugnac, so that the phase ends with its turn.
    """
    chance = position.pop("chance", None)
    position["lords"] = {NAMES[seats - 1]: {"Thierry": "pugnac"}, **position["lords"]}
    return stage(seats, edition=edition, flags=flags, chance=chance, phase="movement", **position)


def open_to(table: Stage, name: str, *verbs: str) -> set[str]:
    """What the question put to a seat offers, of these verbs (all without any); initiatives are left out."""
    seat = table.words.seat(name)
    found = {
        action for decision in state(table).pending if decision.seat == seat for action in decision.options
    }
    return {action.text for action in found if not verbs or action.verb.name in verbs}


def why(table: Stage, name: str, text: str) -> str:
    """The ledger row that forbids a choice at this moment."""
    g = state(table)
    return g.stack[-1].bar(g, table.words.seat(name), GAME.action(text))


def troops(table: Stage, name: str, village: str) -> tuple[int, int]:
    here = VILLAGES.index(village) * MOST + table.words.seat(name)
    g = state(table)
    return g.men_at_arms[here], g.knights[here]


def owner(table: Stage, village: str) -> str | None:
    """The name of whoever controls a Village."""
    seat = state(table).control[VILLAGES.index(village)]
    return None if seat < 0 else table.names[seat]


def go(table: Stage, *choices: str) -> Stage:
    """Play these choices; whoever could play a card in a window lets it pass."""
    let_pass(table)
    for choice in choices:
        table.play(choice)
        let_pass(table)
    return table


def let_pass(table: Stage) -> None:
    g = state(table)
    while g.pending and g.pending[0].prompt.secret:
        table.play(f"{table.names[g.pending[0].seat]} pass")
