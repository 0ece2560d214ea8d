"""Ransoms at the beginning of the Purchase phase (EN 6.2.4, FR and PL 6.2.5)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.agreement import TELLING_PURSES
from oyez.games.fief.rules.court.captivity import release
from oyez.games.fief.rules.court.lords import lords_of, ransom_of
from oyez.games.fief.rules.doors import STRANGER
from oyez.games.fief.rules.market.words import (
    ANSWER_PRICE,
    BID,
    HAGGLE,
    LUMP,
    LUMP_OFFERED,
    NAME_PRICE,
    PRICE_OFFERED,
    PRICE_REFUSED,
    RANSOM,
    RANSOMED,
    RANSOMED_ABROAD,
    SETTLE_RANSOMS,
)
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import ACCEPT, DONE, REFUSE

HIGHEST_BID: Final = 30


@final
class Ransoms(Step[Fief]):
    """In turn order, before the first purchase; duties are judged on the money of this moment (F-6.2.4-14)."""

    def run(self, g: Fief) -> None:
        end(g)
        g.ransom_funds = g.deniers.copy()
        steps: list[Step[Any]] = [RansomTurn(seat) for seat in turn_order(g)]
        call(g, steps)


@final
class RansomTurn(Step[Fief]):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        g.active = self.seat
        become(g, SettleRansoms(self.seat, 0, 0))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def captive_lords(g: Fief, seat: Seat) -> list[int]:
    """Own Lords in captivity, the dearest first."""
    priced = [(-ransom_of(g, lord), lord) for lord in lords_of(g, seat) if g.captor[lord] != NOBODY]
    priced.sort()
    return [lord for _, lord in priced]


def held_by(g: Fief, seat: Seat, captor: Seat) -> int:
    """Own Lords whom a player holds captive, one bit each."""
    return sum([1 << lord for lord in lords_of(g, seat) if g.captor[lord] == captor])


def owed(g: Fief, seat: Seat) -> list[int]:
    """Captives whose full price the money of the phase's beginning still covers (F-6.2.4-05, -14)."""
    purse = min(g.ransom_funds[seat], g.deniers[seat])
    return [lord for lord in captive_lords(g, seat) if ransom_of(g, lord) <= purse]


def bar_ransom(g: Fief, seat: Seat, lord: int) -> str:
    """The row that forbids paying this Lord's full price now, or ""."""
    if g.family[lord] != seat or g.captor[lord] == NOBODY:
        return "F-6.2.4-01"
    price = ransom_of(g, lord)
    if price > g.deniers[seat]:
        return "F-6.2.4-02"
    dearer = [other for other in owed(g, seat) if ransom_of(g, other) > price]
    return "F-6.2.4-07" if dearer and g.rules.ransom_priority == "highest_first" else ""


def to_spare(g: Fief, seat: Seat, captives: int) -> int:
    """What may be offered for these captives: FR and PL first lay aside the ransoms owed for dearer ones.

    Else a small sum for a Lord of little worth would be the way out of paying for a great one (F-6.2.4-07).
    """
    if g.rules.ransom_priority != "highest_first":
        return g.deniers[seat]
    dearest = max([ransom_of(g, lord) for lord in members(captives)])
    laid_aside, purse = 0, min(g.ransom_funds[seat], g.deniers[seat])
    for lord in captive_lords(g, seat):
        price = ransom_of(g, lord)
        if dearest < price <= purse - laid_aside:
            laid_aside += price
    return g.deniers[seat] - laid_aside


@final
class SettleRansoms(Step[Fief]):
    """A player pays in full, as he must if he can, or bargains first; each captive and captor once."""

    def __init__(self, seat: Seat, haggled: int, lumped: int) -> None:
        self.seat: Final = seat
        self.haggled: Final = haggled  # Lords whose lower price was refused, one bit each
        self.lumped: Final = lumped  # captors who refused a price for all, one bit each

    def bar_haggle(self, g: Fief, lord: int) -> str:
        """The row that forbids offering less for one captive, or ""."""
        if g.family[lord] != self.seat or g.captor[lord] == NOBODY:
            return "F-6.2.4-01"
        if g.captor[lord] == STRANGER:
            return "X-CRU-51"
        if self.haggled >> lord & 1 or not g.deniers[self.seat]:
            return "F-6.2.4-09"
        return "" if to_spare(g, self.seat, 1 << lord) > 0 else "F-6.2.4-07"

    def bar_lump(self, g: Fief, captor: Seat) -> str:
        """The row that forbids one price for all captives of a player, or "" (F-6.2.4-11)."""
        held = held_by(g, self.seat, captor)
        if held.bit_count() < 2 or not g.deniers[self.seat]:
            return "F-6.2.4-11"
        if self.lumped >> captor & 1:
            return "F-6.2.4-09"
        return "" if to_spare(g, self.seat, held) > 0 else "F-6.2.4-07"

    def bargains(self, g: Fief) -> list[Action]:
        captives = captive_lords(g, self.seat)
        if not captives:
            return []
        options = [RANSOM[lord] for lord in captives if not bar_ransom(g, self.seat, lord)]
        options += [HAGGLE[lord] for lord in captives if not self.bar_haggle(g, lord)]
        captors = range(g.rules.seats)
        return options + [LUMP[captor] for captor in captors if not self.bar_lump(g, captor)]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        options = self.bargains(g)
        due = bool(owed(g, self.seat))
        if due and len(options) == 1:
            return ()  # all he can do is to pay
        if not options and not (g.rules.hidden_money and captive_lords(g, self.seat)):
            return ()  # but a question left out would tell of an empty hidden purse (F-R-16)
        return (Decision(self.seat, SETTLE_RANSOMS, (*options, *([] if due else [DONE]))),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
        elif action.verb is RANSOM:
            pay_ransom(g, seat, action.noun, ransom_of(g, action.noun))
        elif action.verb is HAGGLE:
            lord = action.noun
            become(g, SettleRansoms(seat, self.haggled | 1 << lord, self.lumped))
            call(g, [NamePrice(seat, g.captor[lord], 1 << lord)])
        else:
            become(g, SettleRansoms(seat, self.haggled, self.lumped | 1 << action.noun))
            call(g, [NamePrice(seat, action.noun, held_by(g, seat, action.noun))])

    def run(self, g: Fief) -> None:
        options = self.bargains(g)
        if options:
            self.take(g, self.seat, options[0])
        else:
            end(g)

    def atomic(self, g: Fief) -> bool:
        """While somebody still owes a ransom nobody may give his money away.

        With hidden money whoever is asked might owe one, and only he knows (F-R-16).
        """
        if g.rules.hidden_money and g.rules.version > TELLING_PURSES:
            return True
        return any([owed(g, seat) for seat in range(g.rules.seats)])

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is RANSOM:
            return bar_ransom(g, seat, action.noun)
        if action.verb is HAGGLE:
            return self.bar_haggle(g, action.noun)
        if action.verb is LUMP:
            return self.bar_lump(g, action.noun)
        return "F-6.2.4-05" if action is DONE and owed(g, seat) else ""

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

    def highest(self, g: Fief) -> int:
        full = sum([ransom_of(g, lord) for lord in members(self.captives)])
        return min(full - 1, to_spare(g, self.seat, self.captives), HIGHEST_BID)

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        highest = self.highest(g)
        return (Decision(self.seat, NAME_PRICE, BID.actions[1 : highest + 1]),) if highest > 0 else ()

    def run(self, g: Fief) -> None:
        end(g)  # with so little in a hidden purse as only others can imagine

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        captives = members(self.captives)
        if len(captives) > 1:
            tell(g, LUMP_OFFERED, seat, (self.captor, action.noun))
        else:
            tell(g, PRICE_OFFERED, seat, (captives[0], self.captor, action.noun))
        become(g, AnswerPrice(seat, self.captor, self.captives, action.noun))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not BID or 0 < action.noun <= self.highest(g):
            return ""
        owed_elsewhere = to_spare(g, self.seat, self.captives) < action.noun <= g.deniers[self.seat]
        return "F-6.2.4-07" if owed_elsewhere else "F-6.2.4-09"

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
        if g.deniers[self.seat] < self.price:
            return ()
        return (Decision(self.captor, ANSWER_PRICE, (ACCEPT, REFUSE)),)

    def run(self, g: Fief) -> None:
        end(g)  # what is offered is there (F-11.4-01), but in a hidden purse others might imagine less

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
    g.ransom_funds[seat] -= price
    if captor == STRANGER:
        tell(g, RANSOMED_ABROAD, seat, (lord, price))
    else:
        g.deniers[captor] += price
        tell(g, RANSOMED, seat, (lord, captor, price))
    release(g, lord)
