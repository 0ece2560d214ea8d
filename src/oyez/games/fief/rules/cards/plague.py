"""Plague: Lords roll, armies are halved, where it breaks out and wherever a column enters it (Fief 2.3.3)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, below, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import (
    BISHOPRIC_OF,
    N_LORDS,
    VILLAGES_OF_BISHOPRIC,
)
from oyez.games.fief.rules.board.villages import troops_at
from oyez.games.fief.rules.cards.halving import Halving
from oyez.games.fief.rules.cards.words import (
    EXPOSE,
    PLAGUE_ORDER,
    PLAGUE_ROLLED,
    PLAGUE_SPREAD,
)
from oyez.games.fief.rules.court.lords import has_bars, is_haven
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.doors import PLAGUE
from oyez.games.fief.rules.state import Fief, turn_order

DEADLY: Final = 3  # he dies on 1 to 3 (F-2.3.3-02)


def outbreak(g: Fief, bishopric: int) -> None:
    """All Villages of the bishopric at once: first its Lords, captives too, then its armies (F-2.3.3-01 to -06)."""
    lords = 0
    for lord in range(N_LORDS):
        if (
            g.at[lord] != NOBODY
            and BISHOPRIC_OF[g.at[lord]] == bishopric
            and not is_haven(g, g.at[lord], PLAGUE)
            and rolls(g, lord, bishopric, False)
        ):
            lords |= 1 << lord
    call(g, [PlagueRolls(bishopric, lords), PlagueArmies(bishopric, 0)])


def enter(g: Fief, village: int) -> None:
    """The column came into a Village: if that is a step into a plagued bishopric, its Lords roll and its troops
    are halved (F-2.3.3-13, -15). Called after every Move, before anything else is asked; it may push steps.
    """
    column = g.column
    assert column is not None
    bishopric = BISHOPRIC_OF[village]
    origin = NOBODY if column.came_from == NOBODY else BISHOPRIC_OF[column.came_from]
    if has_bars(g, PLAGUE):
        if is_haven(g, village, PLAGUE):
            return
        if origin != NOBODY and is_haven(g, column.came_from, PLAGUE):
            origin = NOBODY  # a haven lies outside of what surrounds it
    if not g.plague >> bishopric & 1 or origin == bishopric:
        return
    from_plague = origin != NOBODY and g.plague >> origin & 1 == 1
    lords = 0
    for lord in range(N_LORDS):
        if (column.lords | column.captives) >> lord & 1:  # F-2.3.3-M09: captives too
            if rolls(g, lord, bishopric, from_plague):
                lords |= 1 << lord
            else:
                g.tested[lord] |= 1 << bishopric
    call(g, [PlagueRolls(bishopric, lords), Halving(column.seat, village, True)])


def rolls(g: Fief, lord: int, bishopric: int, from_plague: bool) -> bool:
    """Whether the plague tests him; `from_plague` on a step straight out of another plagued bishopric (F-2.3.3-14).

    "Not again" needs an earlier roll: a Lord who was only placed there is tested on entry (F-2.3.3-19).
    """
    exposed = g.tested[lord]
    if g.rules.plague_lord_retest == "once_per_round":
        return exposed == 0
    return exposed == 0 or not (exposed >> bishopric & 1 or from_plague)


@final
class PlagueRolls(Step[Fief]):
    """Every one of `lords` rolls; in turn order, each player ordering his own, each death settled first (F-2.3.3-05).

    The mask is kept from the moment they were exposed: somebody freed by a death still has to roll.
    """

    def __init__(self, bishopric: int, lords: int) -> None:
        self.bishopric: Final = bishopric
        self.lords: Final = lords

    def next_lords(self, g: Fief) -> list[int]:
        for seat in turn_order(g):
            own = [lord for lord in range(N_LORDS) if self.lords >> lord & 1 and g.family[lord] == seat]
            if own:
                return own
        return []

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        own = self.next_lords(g)
        if len(own) < 2:
            return ()
        return (Decision(g.family[own[0]], PLAGUE_ORDER, tuple([EXPOSE[lord] for lord in own])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.roll(g, action.noun)

    def run(self, g: Fief) -> None:
        own = self.next_lords(g)
        if own:
            self.roll(g, own[0])
        else:
            end(g)

    def roll(self, g: Fief, lord: int) -> None:
        become(g, PlagueRolls(self.bishopric, self.lords & ~(1 << lord)))
        g.tested[lord] |= 1 << self.bishopric
        number = below(g, 6) + 1
        tell(g, PLAGUE_ROLLED, g.family[lord], (lord, number))
        if number <= DEADLY:
            die(g, lord)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.bishopric, self.lords)


@final
class PlagueArmies(Step[Fief]):
    """Each army of the bishopric in turn; an army is what one player has in one Village (F-2.3.3-06, -10)."""

    def __init__(self, bishopric: int, place: int) -> None:
        self.bishopric: Final = bishopric
        self.place: Final = place  # how many pairs of player and Village are done

    def run(self, g: Fief) -> None:
        villages = VILLAGES_OF_BISHOPRIC[self.bishopric]
        turn, place = divmod(self.place, len(villages))
        if turn == g.rules.seats:
            end(g)
            return
        become(g, PlagueArmies(self.bishopric, self.place + 1))
        seat, village = turn_order(g)[turn], villages[place]
        counters = 0 if is_haven(g, village, PLAGUE) else troops_at(g, seat, village)
        if counters > 1:
            tell(g, PLAGUE_SPREAD, seat, (village, counters // 2))
        if counters:
            call(g, [Halving(seat, village, False)])

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.bishopric, self.place)
