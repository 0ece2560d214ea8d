"""Ransoms at the beginning of the Purchase phase (EN 6.2.4, FR and PL 6.2.5)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.captivity import release
from oyez.games.fief.lords import lords_of, ransom_of
from oyez.games.fief.state import Fief
from oyez.games.fief.words.nouns import ACCEPT, DONE, REFUSE
from oyez.games.fief.words.purchases import (
    ANSWER_PRICE,
    BID,
    HAGGLE,
    LUMP,
    NAME_PRICE,
    PRICE_OFFERED,
    PRICE_REFUSED,
    RANSOM,
    RANSOMED,
    SETTLE_RANSOMS,
)

HIGHEST_BID: Final = 30


def captive_lords(g: Fief, seat: Seat) -> list[int]:
    """Own Lords in captivity, the dearest first."""
    priced = [(-ransom_of(g, lord), lord) for lord in lords_of(g, seat) if g.captor[lord] != NOBODY]
    priced.sort()
    return [lord for _, lord in priced]


def owed(g: Fief, seat: Seat) -> list[int]:
    """Captives whose full price the money of the phase's beginning still covers (F-6.2.4-05, -14)."""
    return [lord for lord in captive_lords(g, seat) if ransom_of(g, lord) <= g.ransom_funds[seat]]


def bar_ransom(g: Fief, seat: Seat, lord: int) -> str:
    """The row that forbids paying this Lord's full price now, or ""."""
    if g.family[lord] != seat or g.captor[lord] == NOBODY:
        return "F-6.2.4-01"
    price = ransom_of(g, lord)
    if price > g.deniers[seat]:
        return "F-6.2.4-02"
    dearer = [other for other in owed(g, seat) if ransom_of(g, other) > price]
    return "F-6.2.4-07" if dearer and g.rules.ransom_priority == "highest_first" else ""


@final
class SettleRansoms(Step[Fief]):
    """A player pays in full, as he must if he can, or bargains first; each captive and captor once."""

    def __init__(self, seat: Seat, haggled: int, lumped: int) -> None:
        self.seat: Final = seat
        self.haggled: Final = haggled  # Lords whose lower price was refused, one bit each
        self.lumped: Final = lumped  # captors who refused a price for all, one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        captives = captive_lords(g, self.seat)
        options = [RANSOM[lord] for lord in captives if not bar_ransom(g, self.seat, lord)]
        options += [HAGGLE[lord] for lord in captives if not self.haggled >> lord & 1]
        options += [LUMP[captor] for captor in self.holders_of_several(g, captives)]
        if not options:
            return ()
        if not owed(g, self.seat):
            options.append(DONE)
        return (Decision(self.seat, SETTLE_RANSOMS, tuple(options)),)

    def holders_of_several(self, g: Fief, captives: list[int]) -> list[int]:
        """Captors of two or more: one price for all of them may be offered (F-6.2.4-11)."""
        captors = [g.captor[lord] for lord in captives]
        return [s for s in range(g.rules.seats) if captors.count(s) > 1 and not self.lumped >> s & 1]

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
        elif action.verb is RANSOM:
            pay_ransom(g, seat, action.noun, ransom_of(g, action.noun))
        elif action.verb is HAGGLE:
            lord = action.noun
            become(g, SettleRansoms(seat, self.haggled | 1 << lord, self.lumped))
            g.stack.append(NamePrice(seat, g.captor[lord], 1 << lord))
        else:
            captives = [lord for lord in captive_lords(g, seat) if g.captor[lord] == action.noun]
            become(g, SettleRansoms(seat, self.haggled, self.lumped | 1 << action.noun))
            g.stack.append(NamePrice(seat, action.noun, sum([1 << lord for lord in captives])))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is RANSOM:
            return bar_ransom(g, seat, action.noun)
        return "F-6.2.4-05" if action is DONE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.haggled, self.lumped)


def members(mask: int) -> list[int]:
    return [lord for lord in range(mask.bit_length()) if mask >> lord & 1]


@final
class NamePrice(Step[Fief]):
    """A lower price for one captive or for several together (F-6.2.4-09, F-6.2.4-11)."""

    def __init__(self, seat: Seat, captor: Seat, captives: int) -> None:
        self.seat: Final = seat
        self.captor: Final = captor
        self.captives: Final = captives

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        full = sum([ransom_of(g, lord) for lord in members(self.captives)])
        highest = min(full - 1, g.deniers[self.seat], HIGHEST_BID)
        return (Decision(self.seat, NAME_PRICE, BID.actions[: highest + 1]),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        tell(g, PRICE_OFFERED, seat, (self.captor, action.noun))
        become(g, AnswerPrice(seat, self.captor, self.captives, action.noun))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.captor, self.captives)


@final
class AnswerPrice(Step[Fief]):
    """The captor accepts or refuses; no Diplomacy marker is needed (F-6.2.4-10)."""

    def __init__(self, seat: Seat, captor: Seat, captives: int, price: int) -> None:
        self.seat: Final = seat
        self.captor: Final = captor
        self.captives: Final = captives
        self.price: Final = price

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.captor, ANSWER_PRICE, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is REFUSE:
            tell(g, PRICE_REFUSED, seat, (self.seat, self.price))
            return
        price = self.price
        for lord in members(self.captives):
            pay_ransom(g, self.seat, lord, price)
            price = 0  # the whole sum is paid with the first

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.captor, self.captives, self.price)


def pay_ransom(g: Fief, seat: Seat, lord: int, price: int) -> None:
    """The money goes to the captor, the Lord is free at once (F-6.2.4-06, F-6.2.4-13)."""
    captor = g.captor[lord]
    g.deniers[seat] -= price
    g.deniers[captor] += price
    g.ransom_funds[seat] -= price
    tell(g, RANSOMED, seat, (lord, captor, price))
    release(g, lord)
