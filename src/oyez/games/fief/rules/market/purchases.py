"""Phase 4, Purchase: ransoms first, then each player in turn order buys what he can pay (F-R-08)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import (
    BISHOP,
    BOUGHT_CARDINAL,
    MILLS_PER_VILLAGE,
    MOST,
    N_BISHOPRICS,
    N_FIEFS,
    N_VILLAGES,
    NO_FORT,
    PRICE_CARDINAL,
    PRICE_KNIGHT,
    PRICE_MAN_AT_ARMS,
    PRICE_MILL,
    PRICE_STRONGHOLD,
    VILLAGES_OF_FIEF,
    title_price,
)
from oyez.games.fief.rules.board.troops import knights_in_stock, men_in_stock
from oyez.games.fief.rules.board.villages import has_pieces, villages_controlled
from oyez.games.fief.rules.cards.moment_words import BEFORE_PURCHASE
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.transfers import ChooseHeir, bar_pass_title
from oyez.games.fief.rules.market.buying import (
    bar_cardinal,
    bar_mill,
    bar_recruit,
    bar_stronghold,
    build_mill,
    build_stronghold,
    buy_cardinal_steps,
    mills_in_stock,
    open_places,
    recruit,
    strongholds_in_stock,
)
from oyez.games.fief.rules.market.ransoms import Ransoms
from oyez.games.fief.rules.market.title_sales import (
    TitleDeed,
    bar_buy_title,
    bar_grant,
    bar_petition,
    grant_steps,
    kings_player,
    petition_steps,
)
from oyez.games.fief.rules.market.words import (
    BUY,
    BUY_CARDINAL,
    BUY_TITLE,
    GRANT,
    KNIGHT,
    MILL,
    PASS_TITLE,
    PETITION,
    RECRUIT,
    STRONGHOLD,
)
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


def purchases_open(g: Fief, seat: Seat, refused_fiefs: int, refused_lords: int) -> list[Action]:
    """Everything a player may buy now, in free order (F-4.0-05); must agree with bar_purchase."""
    places = open_places(g, seat)
    options = pieces_open(g, seat, places) if has_pieces(g, seat) else []  # F-4.0-07
    crowned = kings_player(g) != NOBODY
    for fief in range(N_FIEFS):
        if g.holder[fief] != NOBODY:
            if not bar_pass_title(g, seat, fief):
                options.append(PASS_TITLE[fief])
            continue
        owner = g.control[VILLAGES_OF_FIEF[fief][0]]  # who wants the title controls them all (F-4.3-01)
        if owner == seat and not bar_buy_title(g, seat, fief):
            options.append(BUY_TITLE[fief])
        if crowned and owner != NOBODY and not refused_fiefs >> fief & 1:
            if owner == seat and not bar_petition(g, seat, fief):
                options.append(PETITION[fief])
            if not bar_grant(g, seat, fief):
                options.append(GRANT[fief])
    if g.holder[BOUGHT_CARDINAL] == NOBODY and g.deniers[seat] >= PRICE_CARDINAL:
        for lord in g.holder[BISHOP : BISHOP + N_BISHOPRICS]:
            if lord != NOBODY and not refused_lords >> lord & 1 and not bar_cardinal(g, seat, lord):
                options.append(BUY_CARDINAL[lord])
    for ware in g.rules.doors.wares:
        options += ware.options(g, seat) if ware.at is None else ware.at(g, seat, places)
    return options


def pieces_open(g: Fief, seat: Seat, places: list[int]) -> list[Action]:
    """Troops and buildings for a player who is on the map; purse and stock are looked at once."""
    options: list[Action] = []
    deniers = g.deniers[seat]
    men = deniers >= PRICE_MAN_AT_ARMS and men_in_stock(g, seat) > 0
    knights = deniers >= PRICE_KNIGHT and knights_in_stock(g, seat) > 0
    if men or knights:
        for village in places:
            if men:
                options.append(RECRUIT[village])
            if knights:
                options.append(KNIGHT[village])
    mills = deniers >= PRICE_MILL and mills_in_stock(g) > 0
    strongholds = deniers >= PRICE_STRONGHOLD and strongholds_in_stock(g) > 0
    if mills or strongholds:
        for village in villages_controlled(g, seat):
            if mills and g.mills[village] < MILLS_PER_VILLAGE:
                options.append(MILL[village])
            if strongholds and g.forts[village] == NO_FORT:
                options.append(STRONGHOLD[village])
    return options


@final
class Purchases(Step[Fief]):
    """One player's purchases; what was refused him in this turn is not asked again."""

    def __init__(self, seat: Seat, refused_fiefs: int, refused_lords: int) -> None:
        self.seat: Final = seat
        self.refused_fiefs: Final = refused_fiefs
        self.refused_lords: Final = refused_lords

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        options = purchases_open(g, self.seat, self.refused_fiefs, self.refused_lords)
        if not options and not g.rules.hidden_money:
            return ()  # but a question left out would tell of an empty hidden purse (F-R-16)
        return (Decision(self.seat, BUY, (*options, DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        verb, noun = action.verb, action.noun
        if action is DONE:
            end(g)
        elif verb is RECRUIT or verb is KNIGHT:
            recruit(g, seat, noun, verb is KNIGHT)
        elif verb is MILL:
            build_mill(g, seat, noun)
        elif verb is STRONGHOLD:
            build_stronghold(g, seat, noun)
        elif verb is BUY_TITLE:
            call(g, [TitleDeed(seat, noun, title_price(noun))])
        elif verb is PETITION or verb is GRANT:
            become(g, Purchases(seat, self.refused_fiefs | 1 << noun, self.refused_lords))
            call(g, petition_steps(g, seat, noun) if verb is PETITION else grant_steps(g, noun))
        elif verb is PASS_TITLE:
            call(g, [ChooseHeir(seat, noun)])
        elif verb is BUY_CARDINAL:
            become(g, Purchases(seat, self.refused_fiefs, self.refused_lords | 1 << noun))
            call(g, buy_cardinal_steps(g, seat, noun))
        else:
            for ware in g.rules.doors.wares:
                if ware.verb is verb:
                    call(g, ware.steps(g, seat, noun))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        verb, noun = action.verb, action.noun
        if (verb is PETITION or verb is GRANT) and self.refused_fiefs >> noun & 1:
            return "F-1.8K-04"
        if verb is BUY_CARDINAL and self.refused_lords >> noun & 1:
            return "F-1.5-10"
        return bar_purchase(g, seat, action)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.refused_fiefs, self.refused_lords)


def bar_purchase(g: Fief, seat: Seat, action: Action) -> str:
    """The row that forbids a purchase, from the same bars as the options."""
    verb, noun = action.verb, action.noun
    if verb is RECRUIT or verb is KNIGHT:
        return bar_recruit(g, seat, noun, verb is KNIGHT)
    if verb is MILL:
        return bar_mill(g, seat, noun)
    if verb is STRONGHOLD:
        return bar_stronghold(g, seat, noun)
    if verb is BUY_TITLE:
        return bar_buy_title(g, seat, noun)
    if verb is PETITION:
        return bar_petition(g, seat, noun)
    if verb is GRANT:
        return bar_grant(g, seat, noun)
    if verb is PASS_TITLE:
        return bar_pass_title(g, seat, noun)
    if verb is BUY_CARDINAL:
        return bar_cardinal(g, seat, noun)
    for ware in g.rules.doors.wares:
        if ware.verb is verb:
            return ware.bar(g, seat, noun)
    return ""
