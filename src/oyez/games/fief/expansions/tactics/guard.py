"""Royal Guards: raised once in a reign, worth a hit together, gone with the crown (X-TAC-52 to -58)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.tactics.dismissal import dismiss
from oyez.games.fief.expansions.tactics.part import REIGN_TITLES, tactics_of
from oyez.games.fief.expansions.tactics.terms import GUARD_FOOT, GUARD_HORSE, KINGS, QUEENS
from oyez.games.fief.expansions.tactics.words import (
    GUARD_KNIGHTS,
    GUARD_MEN,
    GUARD_RAISED,
    RAISE_FOOT_GUARD,
    RAISE_GUARD,
)
from oyez.games.fief.rules.battle.battle import Battle
from oyez.games.fief.rules.battle.rolls import engaged_pieces, members
from oyez.games.fief.rules.board.pieces import mask_of, of
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.board.troops import in_stock, remove_troops
from oyez.games.fief.rules.board.villages import counters_at
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS

GUARDS: Final = mask_of([row in (GUARD_HORSE, GUARD_FOOT) for row in range(GUARD_FOOT + 1)])


def guard_bonus(g: Fief, battle: Battle, side: int, dice: int) -> int:
    """One for all Guards of a side, wherever King and Queen are (X-TAC-52, X-TAC-53)."""
    for seat in members(battle, side):
        if engaged_pieces(g, battle, seat) & GUARDS:
            return tactics_of(g).terms.guard_hits
    return 0


def exchange(g: Fief) -> list[Step[Any]]:
    """The last step of Phase 1 (X-GEN-07)."""
    return [RaiseGuard(KINGS), RaiseGuard(QUEENS)]


def monarch(g: Fief, reign: int) -> int:
    """The King or the Queen who may still raise a Guard, free and in France, or NOBODY (X-TAC-56)."""
    lord = g.holder[REIGN_TITLES[reign]]
    if lord == NOBODY or tactics_of(g).raised[reign] or g.captor[lord] != NOBODY or g.at[lord] == NOBODY:
        return NOBODY
    return lord


def most_horse(g: Fief, reign: int, lord: int) -> int:
    """Knights beside him that can be replaced (X-TAC-54 to -56)."""
    seat = g.family[lord]
    limit = tactics_of(g).terms.horse_of[reign]
    return min(limit, g.knights[g.at[lord] * MOST + seat], in_stock(g, seat, GUARD_HORSE))


def most_foot(g: Fief, reign: int, lord: int) -> int:
    seat = g.family[lord]
    limit = tactics_of(g).terms.foot_of[reign]
    return min(limit, g.men_at_arms[g.at[lord] * MOST + seat], in_stock(g, seat, GUARD_FOOT))


@final
class RaiseGuard(Step[Fief]):
    """Wait, or first the number of Knights (X-TAC-77)."""

    def __init__(self, reign: int) -> None:
        self.reign: Final = reign

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lord = monarch(g, self.reign)
        if lord == NOBODY:
            return ()
        horse, foot = most_horse(g, self.reign, lord), most_foot(g, self.reign, lord)
        options = [GUARD_KNIGHTS[number] for number in range(0 if foot else 1, horse + 1)]
        # In the fog a question that is not asked would betray what lies beside the monarch.
        hidden = g.rules.fog_of_war and counters_at(g, g.family[lord], g.at[lord])
        if not options and not hidden:
            return ()
        return (Decision(g.family[lord], RAISE_GUARD, (*options, PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            end(g)
        else:
            become(g, RaiseFoot(self.reign, action.noun))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is GUARD_KNIGHTS:
            return "X-TAC-54" if self.reign == KINGS else "X-TAC-55"
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.reign,)


@final
class RaiseFoot(Step[Fief]):
    """Then the number of Men-at-Arms; at least one Guard is raised."""

    def __init__(self, reign: int, horse: int) -> None:
        self.reign: Final = reign
        self.horse: Final = horse

    def choices(self, g: Fief) -> list[int]:
        most = most_foot(g, self.reign, g.holder[REIGN_TITLES[self.reign]])
        return list(range(0 if self.horse else 1, most + 1))

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        choices = self.choices(g)
        lord = g.holder[REIGN_TITLES[self.reign]]
        seat = g.family[lord]
        # In the fog as above: of the counters that are left nobody knows whether they are Men-at-Arms.
        hidden = g.rules.fog_of_war and counters_at(g, seat, g.at[lord]) > self.horse
        if len(choices) < 2 and not hidden:
            return ()
        return (Decision(seat, RAISE_FOOT_GUARD, tuple([GUARD_MEN[number] for number in choices])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.replace(g, action.noun)

    def run(self, g: Fief) -> None:
        self.replace(g, self.choices(g)[0])

    def replace(self, g: Fief, foot: int) -> None:
        """The replaced counters go back to the stock; the Guards stand in their place (X-TAC-57)."""
        end(g)
        lord = g.holder[REIGN_TITLES[self.reign]]
        seat, village = g.family[lord], g.at[lord]
        guards = of(GUARD_HORSE, self.horse) + of(GUARD_FOOT, foot)
        remove_troops(g, seat, village, foot, self.horse)
        g.others[village * MOST + seat] += guards
        part = tactics_of(g)
        part.raised[self.reign] = guards
        part.owner[self.reign] = seat
        tell(g, GUARD_RAISED, seat, (village, self.horse, foot))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is GUARD_MEN:
            return "X-TAC-54" if self.reign == KINGS else "X-TAC-55"
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.reign, self.horse)


def end_of_reign(g: Fief, occasion: int, what: int, whom: int) -> None:
    """The crown is lost by death or otherwise: the Guards of that reign are dismissed (X-TAC-58, X-TAC-62)."""
    if what not in REIGN_TITLES:
        return
    part, reign = tactics_of(g), REIGN_TITLES.index(what)
    raised, seat = part.raised[reign], part.owner[reign]
    part.raised[reign], part.owner[reign] = 0, NOBODY
    if raised:
        other = QUEENS if reign == KINGS else KINGS
        dismiss(g, seat, part.raised[other] if part.owner[other] == seat else 0)
