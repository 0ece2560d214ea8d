"""Mercenaries for sale: a secret bid for all of them, and the upkeep of old ones (X-TAC-35 to -41)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell, uncover
from oyez.engine.words import Action
from oyez.games.fief.expansions.tactics.part import HIGHEST_BID, NO_BID, sees_money, tactics_of
from oyez.games.fief.expansions.tactics.terms import MERCENARIES
from oyez.games.fief.expansions.tactics.words import (
    BID_AGAIN,
    BID_FOR_MERCENARIES,
    BID_MERCENARIES,
    BID_SHOWN,
    BIDS_TIED,
    KEEP_MERCENARIES,
    MERCENARIES_HIRED,
    MERCENARIES_KEPT,
    MERCENARIES_LEFT,
    MERCENARIES_UNSOLD,
    PAY_MERCENARIES,
)
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.state import Fief, seat_in_turn, turn_order


def auction(g: Fief) -> list[Step[Any]]:
    """After the ransoms, before the purchases (X-GEN-11)."""
    return [OpenAuction(), Upkeep(0)]


@final
class OpenAuction(Step[Fief]):
    """Who is in a reserve now is old (X-TAC-41); an empty pool is not sold."""

    def run(self, g: Fief) -> None:
        part = tactics_of(g)
        part.old = part.reserve.copy()
        if in_stock(g, 0, MERCENARIES) > 0:
            part.floor = part.terms.lowest_bid
            become(g, Bidding((1 << g.rules.seats) - 1, False))
        else:
            end(g)


@final
class Bidding(Step[Fief]):
    """All bid at once and in secret; who tied for the most bids once more (X-TAC-36 to -38).

    Atomic: a purse must not change between a bid and its payment.
    """

    def __init__(self, seats: int, again: bool) -> None:
        self.seats: Final = seats  # who bids, one bit each
        self.again: Final = again

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        part = tactics_of(g)
        asked = []
        for seat in turn_order(g):
            if self.seats >> seat & 1 and part.bids[seat] == NO_BID:
                most = min(g.deniers[seat], HIGHEST_BID)  # must agree with bid_choices
                if most >= part.floor or not sees_money(g, seat):
                    bids = BID_MERCENARIES.actions
                    options = (bids[0], *bids[part.floor : most + 1])
                    asked.append(Decision(seat, BID_AGAIN if self.again else BID_FOR_MERCENARIES, options))
        return tuple(asked)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        tactics_of(g).bids[seat] = action.noun

    def run(self, g: Fief) -> None:
        """All bids are turned up."""
        part = tactics_of(g)
        bids = part.bids
        part.bids = [NO_BID] * g.rules.seats
        uncover(g)
        for seat in turn_order(g):
            if bids[seat] != NO_BID:
                tell(g, BID_SHOWN, seat, (bids[seat],))
        best = max(bids)
        tied = [seat for seat in range(g.rules.seats) if bids[seat] == best]
        if best > 0 and len(tied) > 1 and not self.again:
            part.floor = best
            become(g, Bidding(sum([1 << seat for seat in tied]), True))
            tell(g, BIDS_TIED, NOBODY, (best,))
            return
        end(g)
        part.floor = 0
        if best > 0 and len(tied) == 1:
            hire(g, tied[0], best)
        else:
            tell(g, MERCENARIES_UNSOLD, NOBODY)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not BID_MERCENARIES:
            return ""
        return "X-TAC-38" if self.again and action.noun < tactics_of(g).floor else "X-TAC-36"

    def marks(self) -> tuple[int, ...]:
        return (self.seats, int(self.again))


def hire(g: Fief, seat: Seat, deniers: int) -> None:
    """The winner takes all, and only he pays (X-TAC-35)."""
    number = in_stock(g, seat, MERCENARIES)
    g.deniers[seat] -= deniers
    tactics_of(g).reserve[seat] += number
    tell(g, MERCENARIES_HIRED, seat, (number, deniers))


@final
class Upkeep(Step[Fief]):
    """In turn order the owners pay for old ones or send them back to the pool (X-TAC-40, X-TAC-41)."""

    def __init__(self, place: int) -> None:
        self.place: Final = place  # in turn order

    def old(self, g: Fief) -> int:
        part, seat = tactics_of(g), seat_in_turn(g, self.place)
        return min(part.old[seat], part.reserve[seat])

    def payable(self, g: Fief) -> int:
        price, old = tactics_of(g).terms.upkeep, self.old(g)
        return min(old, g.deniers[seat_in_turn(g, self.place)] // price) if price else old

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if self.place == g.rules.seats or not self.old(g) or not tactics_of(g).terms.upkeep:
            return ()
        seat, most = seat_in_turn(g, self.place), self.payable(g)
        if not most and sees_money(g, seat):
            return ()
        return (
            Decision(
                seat, PAY_MERCENARIES, tuple([KEEP_MERCENARIES[number] for number in range(most, -1, -1)])
            ),
        )

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.settle(g, action.noun)

    def run(self, g: Fief) -> None:
        if self.place == g.rules.seats or not any(tactics_of(g).old):
            end(g)
            tactics_of(g).old = [0] * g.rules.seats
        else:
            self.settle(g, self.payable(g))

    def settle(self, g: Fief, kept: int) -> None:
        part, seat, old = tactics_of(g), seat_in_turn(g, self.place), self.old(g)
        become(g, Upkeep(self.place + 1))
        if kept and part.terms.upkeep:
            g.deniers[seat] -= kept * part.terms.upkeep
            tell(g, MERCENARIES_KEPT, seat, (kept, kept * part.terms.upkeep))
        if kept < old:
            part.reserve[seat] -= old - kept
            tell(g, MERCENARIES_LEFT, seat, (old - kept,))

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-TAC-40" if action.verb is KEEP_MERCENARIES else ""

    def marks(self) -> tuple[int, ...]:
        return (self.place,)
