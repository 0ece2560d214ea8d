"""Mills, Strongholds and the Cardinal's hat (Fief 4.2, 4.4)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import bestow
from oyez.games.fief.rules.board.tables import (
    BISHOP,
    BOUGHT_CARDINAL,
    GREAT_STRONGHOLD,
    MILLS,
    MILLS_PER_VILLAGE,
    N_BISHOPRICS,
    NO_FORT,
    POPE,
    PRICE_CARDINAL,
    PRICE_MILL,
    PRICE_STRONGHOLD,
    STRONGHOLD,
    STRONGHOLDS,
)
from oyez.games.fief.rules.board.villages import has_pieces
from oyez.games.fief.rules.court.lords import is_bishop, is_cardinal
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.doors import OF_THE_POPE, Ware
from oyez.games.fief.rules.market.words import BOUGHT_CARDINAL as CARDINAL_BOUGHT
from oyez.games.fief.rules.market.words import (
    BUILT_MILL,
    BUILT_STRONGHOLD,
    BUY_CARDINAL,
    CARDINAL_REFUSED,
    CONSENT_CARDINAL,
    MILL,
)
from oyez.games.fief.rules.market.words import STRONGHOLD as BUY_STRONGHOLD
from oyez.games.fief.rules.opportunities.words import HAT_SOUGHT
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


@final
class BuyMill(Ware):
    def __init__(self) -> None:
        super().__init__(MILL, PRICE_MILL)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        """As `bar` has it: purse, stock and pieces are looked at once."""
        if g.deniers[seat] < PRICE_MILL or not mills_in_stock(g) or not has_pieces(g, seat):
            return []
        mills = g.mills
        return [
            MILL[village]
            for village, owner in enumerate(g.control)
            if owner == seat and mills[village] < MILLS_PER_VILLAGE
        ]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        if g.control[noun] != seat:
            return "F-4.2-07"
        if g.deniers[seat] < PRICE_MILL:
            return "F-4.2-05"
        if not has_pieces(g, seat):
            return "F-4.0-07"
        if g.mills[noun] >= MILLS_PER_VILLAGE:
            return "F-4.2-06"
        return "" if mills_in_stock(g) else "F-4.0-03"

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        g.deniers[seat] -= PRICE_MILL
        g.mills[noun] += 1
        tell(g, BUILT_MILL, seat, (noun,))
        return []


@final
class BuyStronghold(Ware):
    def __init__(self) -> None:
        super().__init__(BUY_STRONGHOLD, PRICE_STRONGHOLD)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        """As `bar` has it: purse, stock and pieces are looked at once."""
        if g.deniers[seat] < PRICE_STRONGHOLD or strongholds_in_stock(g) <= 0 or not has_pieces(g, seat):
            return []
        forts = g.forts
        return [
            BUY_STRONGHOLD[village]
            for village, owner in enumerate(g.control)
            if owner == seat and forts[village] == NO_FORT
        ]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        if g.control[noun] != seat:
            return "F-4.2-07"
        if g.deniers[seat] < PRICE_STRONGHOLD:
            return "F-4.2-01"
        if not has_pieces(g, seat):
            return "F-4.0-07"
        if g.forts[noun] != NO_FORT:
            return "F-4.2-02"
        return "" if strongholds_in_stock(g) else "F-4.0-03"

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        g.deniers[seat] -= PRICE_STRONGHOLD
        g.forts[noun] = STRONGHOLD
        tell(g, BUILT_STRONGHOLD, seat, (noun,))
        return []


def mills_in_stock(g: Fief) -> int:
    return MILLS - sum(g.mills)


def strongholds_in_stock(g: Fief) -> int:
    """A Fortified City is one of them, turned over."""
    return STRONGHOLDS - len(g.forts) + g.forts.count(NO_FORT) + g.forts.count(GREAT_STRONGHOLD)


@final
class BuyCardinal(Ware):
    """The counter that is for sale, for a Bishop of any family."""

    def __init__(self) -> None:
        super().__init__(BUY_CARDINAL, PRICE_CARDINAL, OF_THE_POPE, "F-1.5-10")

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if g.holder[BOUGHT_CARDINAL] != NOBODY or g.deniers[seat] < PRICE_CARDINAL:
            return []
        bishops = [lord for lord in g.holder[BISHOP : BISHOP + N_BISHOPRICS] if lord != NOBODY]
        return [BUY_CARDINAL[lord] for lord in bishops if not self.bar(g, seat, lord)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        if g.holder[BOUGHT_CARDINAL] != NOBODY:
            return "F-4.4-02"
        if g.family[noun] == NOBODY or not is_bishop(g, noun):
            return "F-4.4-03"
        if is_cardinal(g, noun):
            return "F-4.4-05"
        return "" if g.deniers[seat] >= PRICE_CARDINAL else "F-4.4-01"

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        """With a Pope in office his consent comes first (F-4.4-06); he consents to himself (F-9.2-07)."""
        if player_of(g, POPE) not in (NOBODY, seat):
            tell(g, HAT_SOUGHT, seat, (noun,))
        return [ConsentToPurchase(seat, noun)]


@final
class ConsentToPurchase(Step[Fief]):
    """Refused, no money is paid (F-1.5-10)."""

    def __init__(self, seat: Seat, lord: int) -> None:
        self.seat: Final = seat
        self.lord: Final = lord

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        pope = player_of(g, POPE)
        if pope in (NOBODY, self.seat) or g.deniers[self.seat] < PRICE_CARDINAL:
            return ()
        return (Decision(pope, CONSENT_CARDINAL, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is REFUSE:
            end(g)
            tell(g, CARDINAL_REFUSED, seat, (self.lord,))
        else:
            self.run(g)

    def run(self, g: Fief) -> None:
        end(g)
        if g.deniers[self.seat] >= PRICE_CARDINAL:  # less only others can imagine in a hidden purse
            g.deniers[self.seat] -= PRICE_CARDINAL
            tell(g, CARDINAL_BOUGHT, self.seat, (self.lord,))
            bestow(g, BOUGHT_CARDINAL, self.lord)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.lord)
