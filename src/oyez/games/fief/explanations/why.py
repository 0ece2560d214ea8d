"""Why something is not open to a seat: the row of the ledger, and the message that says it."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Decision, Seat, initiatives
from oyez.engine.words import Action
from oyez.games.fief.rules.diplomacy.initiatives import bar_initiative
from oyez.games.fief.rules.state import Fief

OPEN: Final = ("", "")
Reason = tuple[str, str]  # row, message


def why(g: Fief, seat: Seat, action: Action) -> Reason:
    """Pure, and from nothing but what the seat may know; OPEN if it may be done."""
    if g.winners or not g.stack:
        return ("F-R-01", "why-over")
    asked = [decision for decision in g.pending if decision.seat == seat]
    if action in initiatives(g, seat) or any(action in decision.options for decision in asked):
        return OPEN
    if asked:
        row = g.stack[-1].bar(g, seat, action)
        if row:
            return (row, "why-rule")
    if g.stack[-1].atomic(g):
        return ("F-10.0-02", "why-effect")
    row = bar_initiative(g, seat, action)
    if row:
        return (row, "why-rule")
    if asked:
        return (asked[0].prompt.rule, "why-otherwise")
    return (_public_rule(g.pending), "why-not-asked")


def _public_rule(pending: tuple[Decision, ...]) -> str:
    """What the others are asked, unless that is a secret: then only that the table may respond."""
    for decision in pending:
        if not decision.prompt.secret:
            return decision.prompt.rule
    return "F-10.0-02"
