"""Phase 4, Purchase: ransoms first, then each player in turn order buys what he can pay (F-R-08)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import MOST, N_VILLAGES
from oyez.games.fief.rules.cards.moment_words import BEFORE_PURCHASE
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.doors import OF_THE_KING, OF_THE_POPE, Ware, noun_by_noun
from oyez.games.fief.rules.market.buying import BuyCardinal, BuyMill, BuyStronghold
from oyez.games.fief.rules.market.ransoms import Ransoms
from oyez.games.fief.rules.market.recruiting import open_places
from oyez.games.fief.rules.market.title_sales import AskKing, BuyTitle, GrantTitle, PassTitle
from oyez.games.fief.rules.market.words import BUY
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import DONE


def ransoms(g: Fief) -> list[Step[Any]]:
    """All ransoms are settled before the first purchase (F-4.0-06)."""
    g.placed = [0] * (N_VILLAGES * MOST)
    return [window(g, BEFORE_PURCHASE), Ransoms()]


def turns(g: Fief) -> list[Step[Any]]:
    return [PurchaseTurn(seat) for seat in turn_order(g)]


@final
class PurchaseTurn(Step[Fief]):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        g.active = self.seat
        become(g, Purchases(self.seat, 0, 0))
        call(g, [window(g, BEFORE_PURCHASE)])

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Purchases(Step[Fief]):
    """One player's purchases, in free order (F-4.0-05); what was refused him in this turn is not asked again."""

    def __init__(self, seat: Seat, refused_fiefs: int, refused_lords: int) -> None:
        self.seat: Final = seat
        self.refused_fiefs: Final = refused_fiefs  # by the King
        self.refused_lords: Final = refused_lords  # by the Pope

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        options = purchases_open(g, self.seat)
        if self.refused_fiefs or self.refused_lords:
            wares = g.rules.wares
            options = [action for action in options if not self.was_refused(wares[action.verb], action.noun)]
        if not options and not g.rules.hidden_money:
            return ()  # but a question left out would tell of an empty hidden purse (F-R-16)
        return (Decision(self.seat, BUY, (*options, DONE)),)

    def was_refused(self, ware: Ware, noun: int) -> bool:
        if ware.consent == OF_THE_KING:
            return self.refused_fiefs >> noun & 1 == 1
        return ware.consent == OF_THE_POPE and self.refused_lords >> noun & 1 == 1

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
            return
        ware, noun = g.rules.wares[action.verb], action.noun
        if ware.consent == OF_THE_KING:
            become(g, Purchases(seat, self.refused_fiefs | 1 << noun, self.refused_lords))
        elif ware.consent == OF_THE_POPE:
            become(g, Purchases(seat, self.refused_fiefs, self.refused_lords | 1 << noun))
        call(g, ware.steps(g, seat, noun))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        ware = g.rules.wares.get(action.verb)
        if ware is not None and self.was_refused(ware, action.noun):
            return ware.refused
        return bar_purchase(g, seat, action)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.refused_fiefs, self.refused_lords)


def purchases_open(g: Fief, seat: Seat) -> list[Action]:
    """Everything a player may buy now; the Villages that take new troops are looked up once."""
    places = open_places(g, seat)
    found: list[Action] = []
    for stall in g.rules.stalls:
        if len(stall) == 1:
            found += stall[0].options_at(g, seat, places)
        else:
            found += noun_by_noun([ware.options_at(g, seat, places) for ware in stall])
    return found


def bar_purchase(g: Fief, seat: Seat, action: Action) -> str:
    """The row that forbids a purchase, or ""."""
    ware = g.rules.wares.get(action.verb)
    return "" if ware is None else ware.bar(g, seat, action.noun)


# In this order they are offered; those of one stall Village by Village or fief by fief.
BUILDINGS: Final = (BuyMill(), BuyStronghold())
TITLES: Final = (PassTitle(), BuyTitle(), AskKing(), GrantTitle())
HATS: Final = (BuyCardinal(),)
