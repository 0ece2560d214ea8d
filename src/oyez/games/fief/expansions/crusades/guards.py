"""Royal Guards who went on a Crusade: with the reign they become ordinary pieces there, too (X-TAC-58, X-CRU-89)."""

from __future__ import annotations

from oyez.engine.kernel import Seat, tell
from oyez.games.fief.expansions.crusades.casualties import replace
from oyez.games.fief.expansions.crusades.part import Company, away, crusade_of
from oyez.games.fief.expansions.tactics.part import REIGN_TITLES, Tactics
from oyez.games.fief.expansions.tactics.terms import GUARD_FOOT, GUARD_HORSE
from oyez.games.fief.expansions.tactics.words import GUARD_DISMISSED
from oyez.games.fief.rules.board.pieces import KNIGHT, MAN_AT_ARMS, count, of
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.state import Fief


def dismiss_abroad(g: Fief, occasion: int, what: int, whom: int) -> None:
    """Tactics has dismissed those in France already: what is more than reigns that last have raised is left here."""
    if what not in REIGN_TITLES:
        return
    for part in g.parts:
        if isinstance(part, Tactics):
            for seat in range(g.rules.seats):
                dismiss(g, part, seat)


def dismiss(g: Fief, part: Tactics, seat: Seat) -> None:
    excess = (surplus(g, part, seat, GUARD_HORSE), surplus(g, part, seat, GUARD_FOOT))
    if excess == (0, 0):
        return
    horse = foot = 0
    for company in list(crusade_of(g).companies):
        if company[0] == seat:
            guards = (
                min(excess[0], count(company[5], GUARD_HORSE)),
                min(excess[1], count(company[5], GUARD_FOOT)),
            )
            excess = (excess[0] - guards[0], excess[1] - guards[1])
            kept = turn(g, company, guards)
            horse, foot = horse + kept[0], foot + kept[1]
    if horse or foot:
        tell(g, GUARD_DISMISSED, seat, (horse, foot))


def surplus(g: Fief, part: Tactics, seat: Seat, kind: int) -> int:
    """Guards in Outremer that no reign of the player's King or Queen keeps any more."""
    abroad = away(g, kind, seat)
    if not abroad:
        return 0
    standing = sum([count(others, kind) for others in g.others[seat::MOST]])
    kept = sum([count(part.raised[reign], kind) for reign in range(2) if part.owner[reign] == seat])
    return min(abroad, max(0, standing + abroad - kept))


def turn(g: Fief, company: Company, guards: tuple[int, int]) -> tuple[int, int]:
    """Kind for kind as far as the stock goes; the rest leaves the company."""
    if guards == (0, 0):
        return guards
    horse = min(guards[0], in_stock(g, company[0], KNIGHT))
    foot = min(guards[1], in_stock(g, company[0], MAN_AT_ARMS))
    others = company[5] - of(GUARD_HORSE, guards[0]) - of(GUARD_FOOT, guards[1])
    replace(crusade_of(g), company, company[3] + foot, company[4] + horse, others)
    return horse, foot
