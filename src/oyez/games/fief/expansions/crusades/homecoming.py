"""The return: in turn order each Lord with his company finds a place (X-CRU-76, -77, -98)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import EVERYBODY, NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action, Fact
from oyez.games.fief.expansions.crusades.army import dismiss_unled, worth
from oyez.games.fief.expansions.crusades.part import Company, crusade_of
from oyez.games.fief.expansions.crusades.words import (
    COME_HOME,
    CRUSADERS_ASKED,
    CRUSADERS_REFUSED,
    HOME,
    HOST_TROOPS,
)
from oyez.games.fief.rules.battle.rolls import is_inside
from oyez.games.fief.rules.board.control import arrive, put_pieces
from oyez.games.fief.rules.board.piece_words import PIECES_FELL
from oyez.games.fief.rules.board.pieces import total
from oyez.games.fief.rules.board.tables import MOST, N_VILLAGES, NO_FORT
from oyez.games.fief.rules.board.troops import remove_pieces, tell_pieces
from oyez.games.fief.rules.board.villages import is_besieged, troops_at
from oyez.games.fief.rules.board.words import ASKED_HOST, HOST_REFUSED, STAND
from oyez.games.fief.rules.cards.relics import claim_lost_relics
from oyez.games.fief.rules.court.captivity import (
    FROM_AFAR,
    has_company,
    last_resorts,
    put,
    unasked_host,
)
from oyez.games.fief.rules.court.lords import free_lords_at
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def companies_of(g: Fief, seat: Seat) -> list[Company]:
    """Those of a player who are still to return, Lords first, so that troops find them."""
    mine = [company for company in crusade_of(g).companies if company[0] == seat]
    return [one for one in mine if one[1] != NOBODY] + [one for one in mine if one[1] == NOBODY]


def is_armed(company: Company) -> bool:
    return bool(company[3] or company[4] or company[5])


def homes(g: Fief, company: Company, refused: int) -> list[int]:
    """The first non-empty step of the base chain of freed Lords; into a siege only without troops."""
    seat, lord = company[0], company[1]
    villages = [village for village in range(N_VILLAGES) if not is_shut(g, company, village)]
    own = [village for village in villages if g.control[village] == seat]
    fortified = [village for village in own if g.forts[village] != NO_FORT]
    if fortified:
        return fortified
    beside = [village for village in villages if joins(g, seat, lord, village)]
    if beside:
        return beside
    if own and g.rules.lord_placement_steps == "four":
        return own
    found = sorted(own + resorts(g, seat, lord, refused))
    return found or list(range(N_VILLAGES))


def is_shut(g: Fief, company: Company, village: int) -> bool:
    """Troops, which Bombards are not, come into no besieged place, be it by its walls or by an own Lord behind them."""
    return worth(g, company) != (0, 0) and is_besieged(g, village) and is_inside(g, company[0], village)


def joins(g: Fief, seat: Seat, lord: int, village: int) -> bool:
    """Another own Lord stands there."""
    return bool(free_lords_at(g, seat, village)) if lord == NOBODY else has_company(g, lord, village)


def resorts(g: Fief, seat: Seat, lord: int, refused: int) -> list[int]:
    """The last resort, for troops without a Lord as for a Lord: an empty Village, or one of a host (F-6.2.3-13)."""
    if lord != NOBODY:
        return last_resorts(g, lord, refused | FROM_AFAR)
    hosts = [NOBODY, unasked_host(g, seat)]
    if g.rules.lord_placement_last_resort == "empty_or_any_consenting":
        hosts += [other for other in range(g.rules.seats) if other != seat and not refused >> other & 1]
    return [village for village in range(N_VILLAGES) if g.control[village] in hosts]


def needs_host(g: Fief, company: Company, village: int, refused: int) -> bool:
    """Somebody else controls the Village, has not been asked yet, and no own Lord is there."""
    seat, owner = company[0], g.control[village]
    if owner in (NOBODY, seat, unasked_host(g, seat)) or refused >> owner & 1:
        return False
    return not joins(g, seat, company[1], village)


@final
class Homecoming(Step[Fief]):
    """One company of a player after the other."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        dismiss_unled(g)
        waiting = companies_of(g, self.seat)
        if waiting:
            call(g, [ComeHome(self.seat, 0)])
        else:
            end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ComeHome(Step[Fief]):
    """Where the next company of a player goes."""

    def __init__(self, seat: Seat, refused: int) -> None:
        self.seat: Final = seat
        self.refused: Final = refused  # players who would not be host, one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        company = companies_of(g, self.seat)[0]
        places = homes(g, company, self.refused)
        if len(places) < 2:
            return ()
        return (Decision(self.seat, COME_HOME, tuple([STAND[village] for village in places])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.go(g, action.noun)

    def run(self, g: Fief) -> None:
        self.go(g, homes(g, companies_of(g, self.seat)[0], self.refused)[0])

    def go(self, g: Fief, village: int) -> None:
        company = companies_of(g, self.seat)[0]
        if needs_host(g, company, village, self.refused):
            become(g, HostCrusaders(self.seat, village, self.refused))
            tell_of(g, ASKED_HOST, CRUSADERS_ASKED, self.seat, company[1], village)
            return
        end(g)
        land(g, company, village)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not STAND or seat != self.seat:
            return ""
        return "" if action.noun in homes(g, companies_of(g, seat)[0], self.refused) else "X-CRU-77"

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.refused)


@final
class HostCrusaders(Step[Fief]):
    """Who controls the Village takes them in or not (F-6.2.3-13)."""

    def __init__(self, seat: Seat, village: int, refused: int) -> None:
        self.seat: Final = seat
        self.village: Final = village
        self.refused: Final = refused

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(g.control[self.village], HOST_TROOPS, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is REFUSE:
            become(g, ComeHome(self.seat, self.refused | 1 << seat))
            tell_of(g, HOST_REFUSED, CRUSADERS_REFUSED, seat, companies_of(g, self.seat)[0][1], self.village)
            return
        end(g)
        land(g, companies_of(g, self.seat)[0], self.village)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village, self.refused)


def tell_of(g: Fief, of_lord: Fact, of_troops: Fact, seat: Seat, lord: int, village: int) -> None:
    """As the base game tells it of a Lord; troops that have lost theirs have a sentence of their own."""
    if lord == NOBODY:
        tell(g, of_troops, seat, (village,))
    else:
        tell(g, of_lord, seat, (lord, village))


def land(g: Fief, company: Company, village: int) -> None:
    """A placement, no movement: no limit of four, no Plague test, no Heavy Rain (X-CRU-77, X-CRU-80)."""
    seat, lord, _, men, knights, others, _ = company
    crusade_of(g).companies.remove(company)
    here = village * MOST + seat
    g.men_at_arms[here] += men
    g.knights[here] += knights
    if men or knights:
        arrive(g, seat, village)
    if others:
        put_pieces(g, seat, village, others)
    if lord != NOBODY:
        put(g, lord, village)
    else:
        claim_lost_relics(g, seat, village)
    if is_armed(company):
        tell(g, HOME, seat, (village, men + knights + total(others)))
    if not troops_at(g, seat, village) and not free_lords_at(g, seat, village):
        remove_pieces(g, seat, village, others)  # X-TAC-33: Bombards that nobody brought home
        tell_pieces(g, PIECES_FELL, seat, others, (village,), EVERYBODY)
