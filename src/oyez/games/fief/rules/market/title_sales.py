"""Fief titles: bought, given by the King, passed on inside the family (Fief 4.3)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import bestow
from oyez.games.fief.rules.board.tables import (
    BARONY,
    CITY,
    GREAT_STRONGHOLD,
    N_FIEFS,
    PRICE_VILLAGE_OF_TITLE,
    STRONGHOLD,
    VILLAGES_OF_FIEF,
    is_stronghold,
    title_price,
)
from oyez.games.fief.rules.board.words import ASSIGN_TITLE, BEQUEATH
from oyez.games.fief.rules.court.lords import bar_act, lords_of
from oyez.games.fief.rules.court.titles import fiefs_of, sovereign, with_room
from oyez.games.fief.rules.court.transfers import ChooseHeir, bar_pass_title
from oyez.games.fief.rules.doors import HOLD_FIEF, OF_THE_KING, Ware
from oyez.games.fief.rules.market.buying import strongholds_in_stock
from oyez.games.fief.rules.market.words import (
    ANSWER_GRANT,
    ANSWER_PETITION,
    BOUGHT_TITLE,
    BUY_TITLE,
    CHARTER,
    CHOOSE_CITY,
    CITY_CHARTERED,
    GRANT,
    GRANT_OFFERED,
    GRANT_REFUSED,
    PASS_TITLE,
    PETITION,
    PETITION_REFUSED,
    PETITIONED,
    PRICE_WAIVED,
)
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE

CHEAPEST: Final = PRICE_VILLAGE_OF_TITLE * BARONY


def bar_title(g: Fief, seat: Seat, fief: int) -> str:
    """The row that keeps a player from a fief title whatever its price, or ""."""
    villages = VILLAGES_OF_FIEF[fief]
    if g.holder[fief] != NOBODY:
        return "F-4.3-03"
    for village in villages:
        if g.control[village] != seat:
            return "F-4.3-01"
        if g.rules.fief_title_requirement == "occupy" and seat not in g.arrivals[village]:
            return "F-1.2-14"
    forts = [g.forts[village] for village in villages]
    if CITY in forts:
        return "F-4.3-27"
    if STRONGHOLD not in forts:
        if GREAT_STRONGHOLD not in forts:
            return "F-4.3-02"
        if not strongholds_in_stock(g):
            return "X-TEU-17"
    return "" if with_room(g, seat) else bar_landless(g, seat) or "F-4.3-04"


def bar_landless(g: Fief, seat: Seat) -> str:
    """The row by which an expansion keeps a Lord of his from fief titles, or ""."""
    for lord in lords_of(g, seat):
        row = bar_act(g, HOLD_FIEF, lord)
        if row:
            return row
    return ""


def bar_buy_title(g: Fief, seat: Seat, fief: int) -> str:
    barred = bar_title(g, seat, fief)
    if barred:
        return barred
    return "" if g.deniers[seat] >= title_price(fief) else "F-4.3-05"


def kings_player(g: Fief) -> Seat:
    """Who has the King's privileges: his player, or the Queen Regent's (F-1.8.1-04); NOBODY if neither."""
    lord = sovereign(g)
    return NOBODY if lord == NOBODY else g.family[lord]


def bar_petition(g: Fief, seat: Seat, fief: int) -> str:
    """FR and PL: in the buyer's turn the King may lower the price to nothing (F-1.8K-03, F-1.8K-04)."""
    if g.rules.king_free_title != "waive_price_in_buyer_turn" or kings_player(g) == NOBODY:
        return "F-1.8K-03"
    return bar_title(g, seat, fief)


def bar_grant(g: Fief, seat: Seat, fief: int) -> str:
    """EN: in his own turn the King gives a title to whoever meets the conditions (F-1.8K-03 to -06)."""
    if g.rules.king_free_title != "king_turn_gift" or kings_player(g) != seat:
        return "F-1.8K-03"
    receiver = g.control[VILLAGES_OF_FIEF[fief][0]]
    return "F-4.3-01" if receiver == NOBODY else bar_title(g, receiver, fief)


def vacant_fiefs(g: Fief) -> list[int]:
    """Fiefs without a title holder whose first Village somebody controls: who wants one controls all (F-4.3-01)."""
    return [
        fief
        for fief in range(N_FIEFS)
        if g.holder[fief] == NOBODY and g.control[VILLAGES_OF_FIEF[fief][0]] != NOBODY
    ]


@final
class PassTitle(Ware):
    """Titles change hands inside a family in the same turn (F-4.3-22)."""

    def __init__(self) -> None:
        super().__init__(PASS_TITLE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return [PASS_TITLE[fief] for fief in fiefs_of(g, seat) if not bar_pass_title(g, seat, fief)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_pass_title(g, seat, noun)

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        return [ChooseHeir(seat, noun)]


@final
class BuyTitle(Ware):
    def __init__(self) -> None:
        super().__init__(BUY_TITLE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if g.deniers[seat] < CHEAPEST:
            return []
        mine = [fief for fief in vacant_fiefs(g) if g.control[VILLAGES_OF_FIEF[fief][0]] == seat]
        return [BUY_TITLE[fief] for fief in mine if not bar_buy_title(g, seat, fief)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_buy_title(g, seat, noun)

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        return [TitleDeed(seat, noun, title_price(noun))]

    def price_of(self, noun: int) -> int:
        return title_price(noun)


@final
class AskKing(Ware):
    """The buyer asks the King to waive the price."""

    def __init__(self) -> None:
        super().__init__(PETITION, 0, OF_THE_KING, "F-1.8K-04")

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if g.rules.king_free_title != "waive_price_in_buyer_turn" or kings_player(g) == NOBODY:
            return []
        mine = [fief for fief in vacant_fiefs(g) if g.control[VILLAGES_OF_FIEF[fief][0]] == seat]
        return [PETITION[fief] for fief in mine if not bar_petition(g, seat, fief)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_petition(g, seat, noun)

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        if kings_player(g) == seat:
            return [TitleDeed(seat, noun, 0)]
        tell(g, PETITIONED, seat, (noun,))
        return [Petition(seat, noun)]


@final
class GrantTitle(Ware):
    """The King gives a title away; who gets it may refuse."""

    def __init__(self) -> None:
        super().__init__(GRANT, 0, OF_THE_KING, "F-1.8K-04")

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if g.rules.king_free_title != "king_turn_gift" or kings_player(g) != seat:
            return []
        return [GRANT[fief] for fief in vacant_fiefs(g) if not bar_grant(g, seat, fief)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_grant(g, seat, noun)

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        receiver = g.control[VILLAGES_OF_FIEF[noun][0]]
        if kings_player(g) == receiver:
            return [TitleDeed(receiver, noun, 0)]
        tell(g, GRANT_OFFERED, kings_player(g), (receiver, noun))
        return [Grant(receiver, noun)]


@final
class Petition(Step[Fief]):
    """The King's player waives the price or not; what he asks for it is for the two to settle (F-12-P4-02)."""

    def __init__(self, seat: Seat, fief: int) -> None:
        self.seat: Final = seat
        self.fief: Final = fief

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if bar_petition(g, self.seat, self.fief):  # something happened in between
            return ()
        return (Decision(kings_player(g), ANSWER_PETITION, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is REFUSE:
            end(g)
            tell(g, PETITION_REFUSED, seat, (self.seat, self.fief))
        else:
            tell(g, PRICE_WAIVED, seat, (self.seat, self.fief))
            become(g, TitleDeed(self.seat, self.fief, 0))

    def run(self, g: Fief) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.fief)


@final
class Grant(Step[Fief]):
    """The receiver of the King's gift may refuse it (F-1.8K-04)."""

    def __init__(self, seat: Seat, fief: int) -> None:
        self.seat: Final = seat
        self.fief: Final = fief

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        # Something happened in between: he lost the fief, or the King of the player whose turn it is died.
        if bar_title(g, self.seat, self.fief) or kings_player(g) != g.active:
            return ()
        return (Decision(self.seat, ANSWER_GRANT, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is REFUSE:
            end(g)
            tell(g, GRANT_REFUSED, seat, (self.fief,))
        else:
            tell(g, PRICE_WAIVED, kings_player(g), (seat, self.fief))
            become(g, TitleDeed(seat, self.fief, 0))

    def run(self, g: Fief) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.fief)


@final
class TitleDeed(Step[Fief]):
    """Which Lord receives the title (F-4.3-10), then which Stronghold becomes the City (F-4.3-12)."""

    def __init__(self, seat: Seat, fief: int, price: int) -> None:
        self.seat: Final = seat
        self.fief: Final = fief
        self.price: Final = price

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = with_room(g, self.seat)
        if len(lords) < 2 or g.deniers[self.seat] < self.price:
            return ()
        return (Decision(self.seat, ASSIGN_TITLE, tuple([BEQUEATH[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.seal(g, action.noun)

    def run(self, g: Fief) -> None:
        if g.deniers[self.seat] < self.price:
            end(g)  # with so little in a hidden purse as only others can imagine
        else:
            self.seal(g, with_room(g, self.seat)[0])

    def seal(self, g: Fief, lord: int) -> None:
        become(g, CharterCity(self.seat, self.fief))
        g.deniers[self.seat] -= self.price
        tell(g, BOUGHT_TITLE, self.seat, (self.fief, self.price))
        bestow(g, self.fief, lord)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not BEQUEATH or action.noun in with_room(g, self.seat):
            return ""
        if g.family[action.noun] != self.seat:
            return "F-4.3-10"
        return bar_act(g, HOLD_FIEF, action.noun) or "F-4.3-16"

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.fief, self.price)


@final
class CharterCity(Step[Fief]):
    """The flip uses the counter that lies there (F-4.3-15)."""

    def __init__(self, seat: Seat, fief: int) -> None:
        self.seat: Final = seat
        self.fief: Final = fief

    def strongholds(self, g: Fief) -> list[int]:
        """A fortification of another supply is exchanged for a counter of the common one (X-TEU-17)."""
        found = [village for village in VILLAGES_OF_FIEF[self.fief] if is_stronghold(g.forts[village])]
        if strongholds_in_stock(g):
            return found
        return [village for village in found if g.forts[village] == STRONGHOLD]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        villages = self.strongholds(g)
        if len(villages) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_CITY, tuple([CHARTER[village] for village in villages])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.flip(g, action.noun)

    def run(self, g: Fief) -> None:
        self.flip(g, self.strongholds(g)[0])

    def flip(self, g: Fief, village: int) -> None:
        end(g)
        g.forts[village] = CITY
        tell(g, CITY_CHARTERED, self.seat, (village,))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "F-4.3-12" if action.verb is CHARTER and action.noun not in self.strongholds(g) else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.fief)
