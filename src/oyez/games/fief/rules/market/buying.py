"""Troops, buildings and the Cardinal's hat: what forbids a purchase, and what it does (Fief 4.1, 4.2, 4.4)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import EVERYBODY, NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import arrive, bestow
from oyez.games.fief.rules.board.piece_words import OTHERS_BOUGHT, OTHERS_RAISED
from oyez.games.fief.rules.board.pieces import of
from oyez.games.fief.rules.board.tables import (
    BISHOPRIC_OF,
    BOUGHT_CARDINAL,
    GREAT_STRONGHOLD,
    MILLS,
    MILLS_PER_VILLAGE,
    MOST,
    N_LORDS,
    NEW_TROOPS_PER_VILLAGE,
    NO_FORT,
    POPE,
    PRICE_CARDINAL,
    PRICE_KNIGHT,
    PRICE_MAN_AT_ARMS,
    PRICE_MILL,
    PRICE_STRONGHOLD,
    STRONGHOLD,
    STRONGHOLDS,
)
from oyez.games.fief.rules.board.troops import knights_in_stock, men_in_stock, others_in_stock, tell_others
from oyez.games.fief.rules.board.villages import has_pieces, is_besieged, troops_at
from oyez.games.fief.rules.court.captivity import capture
from oyez.games.fief.rules.court.lords import has_free_lord_at, has_leader_at, is_bishop, is_cardinal
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.market.words import BOUGHT_CARDINAL as CARDINAL_BOUGHT
from oyez.games.fief.rules.market.words import (
    BOUGHT_KNIGHT,
    BOUGHT_MAN,
    BUILT_MILL,
    BUILT_STRONGHOLD,
    CARDINAL_REFUSED,
    CONSENT_CARDINAL,
    SEIZE,
    SEIZE_LONE_LORD,
)
from oyez.games.fief.rules.opportunities.words import HAT_SOUGHT
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, PASS, REFUSE


def bar_recruit(g: Fief, seat: Seat, village: int, knight: bool) -> str:
    """The row that forbids buying a troop for a Village, or ""."""
    return bar_troop(g, seat, knight) or bar_garrison(g, seat, village)


def bar_troop(g: Fief, seat: Seat, knight: bool) -> str:
    """What forbids buying such a troop anywhere: the purse, no piece on the map, the stock."""
    if g.deniers[seat] < (PRICE_KNIGHT if knight else PRICE_MAN_AT_ARMS):
        return "F-4.1-02" if knight else "F-4.1-01"
    if not has_pieces(g, seat):
        return "F-4.0-07"
    in_stock = knights_in_stock(g, seat) if knight else men_in_stock(g, seat)
    return "" if in_stock else "F-4.0-03"


def bar_garrison(g: Fief, seat: Seat, village: int) -> str:
    """What forbids placing any new troop in a Village."""
    if g.placed[village * MOST + seat] >= NEW_TROOPS_PER_VILLAGE:
        return "F-4.1-07"
    own = g.control[village] == seat
    if (own or g.relieved[village] >> seat & 1) and g.forts[village] != NO_FORT and is_besieged(g, village):
        return "F-4.1-06"
    if own and g.forts[village] != NO_FORT:
        return ""
    return "" if has_free_lord_at(g, seat, village) else "F-4.1-09"


def bar_other(g: Fief, seat: Seat, village: int, place: int, price: int) -> str:
    """What forbids buying a piece of a further kind for a Village (X-GEN-12 to -15), or ""."""
    return bar_kind(g, seat, place, price) or bar_garrison(g, seat, village)


def bar_kind(g: Fief, seat: Seat, place: int, price: int) -> str:
    """The same for every Village: purse and stock."""
    if g.deniers[seat] < price:
        return "X-GEN-12"
    if not has_pieces(g, seat):
        return "F-4.0-07"
    return "" if others_in_stock(g, seat, place) > 0 else "X-GEN-15"


def recruit_other(g: Fief, seat: Seat, village: int, place: int, price: int) -> None:
    """A piece of a further kind is bought and placed; it counts among the four (X-GEN-14)."""
    here = village * MOST + seat
    g.placed[here] += 1
    g.deniers[seat] -= price
    add_others(g, seat, village, of(place, 1))
    if g.rules.fog_of_war:
        tell_others(g, OTHERS_RAISED, seat, of(place, 1), (), EVERYBODY)  # X-GEN-68: what, not where
    else:
        tell_others(g, OTHERS_BOUGHT, seat, of(place, 1), (village,), EVERYBODY)
    troop = g.rules.kinds.all[place].points > 0  # only new troops capture (F-4.1-12); a Bombard is none
    if troop and g.rules.lone_lord_capture == "immediate" and seizable(g, seat, village, 0):
        call(g, [SeizeLoneLords(seat, village, 0)])


def add_others(g: Fief, seat: Seat, village: int, others: int) -> None:
    """Pieces of further kinds come to stand in a Village."""
    g.others[village * MOST + seat] += others
    if others & g.rules.kinds.holding:
        arrive(g, seat, village)


def places_for_troops(g: Fief, seat: Seat) -> list[int]:
    """Villages that could take new troops: own fortifications, and where own Lords stand (F-4.1-03, F-4.1-09)."""
    with_lord = {g.at[lord] for lord, owner in enumerate(g.family) if owner == seat}
    forts = g.forts
    return [
        village
        for village, owner in enumerate(g.control)
        if village in with_lord or (owner == seat and forts[village] != NO_FORT)
    ]


def open_places(g: Fief, seat: Seat) -> list[int]:
    """Villages in which a player may put one more new troop now, whatever he can pay."""
    if not g.deniers[seat] or not has_pieces(g, seat):
        return []
    return [village for village in places_for_troops(g, seat) if not bar_garrison(g, seat, village)]


def recruit(g: Fief, seat: Seat, village: int, knight: bool) -> None:
    """The counter is placed at once (F-4.0-04); in EN it may capture a lone Lord it finds there (F-4.1-12)."""
    here = village * MOST + seat
    # F-11.2-02, F-11.2-03: under fog the type is announced, but not where it goes.
    to = 1 << seat if g.rules.fog_of_war else EVERYBODY
    g.placed[here] += 1
    if knight:
        g.deniers[seat] -= PRICE_KNIGHT
        g.knights[here] += 1
        tell(g, BOUGHT_KNIGHT, seat, (village,), to)
    else:
        g.deniers[seat] -= PRICE_MAN_AT_ARMS
        g.men_at_arms[here] += 1
        tell(g, BOUGHT_MAN, seat, (village,), to)
    arrive(g, seat, village)
    if g.rules.lone_lord_capture == "immediate" and seizable(g, seat, village, 0):
        call(g, [SeizeLoneLords(seat, village, 0)])


def seizable(g: Fief, seat: Seat, village: int, spared: int) -> list[int]:
    """Foreign Lords without troops beside an own free Lord with troops (F-6.0-32); not in the rain (F-2.3.1-M05)."""
    if not has_leader_at(g, seat, village) or g.rain >> BISHOPRIC_OF[village] & 1:
        return []
    return [
        lord
        for lord in range(N_LORDS)
        if g.at[lord] == village
        and g.family[lord] not in (seat, NOBODY)
        and g.captor[lord] == NOBODY
        and not spared >> lord & 1
        and troops_at(g, g.family[lord], village) == 0
    ]


@final
class SeizeLoneLords(Step[Fief]):
    """The placing player may capture each foreign lone Lord there at once, or leave him."""

    def __init__(self, seat: Seat, village: int, spared: int) -> None:
        self.seat: Final = seat
        self.village: Final = village
        self.spared: Final = spared

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = seizable(g, self.seat, self.village, self.spared)
        if not lords:
            return ()
        return (Decision(self.seat, SEIZE_LONE_LORD, (*[SEIZE[lord] for lord in lords], PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            end(g)
            return
        become(g, SeizeLoneLords(seat, self.village, self.spared | 1 << action.noun))
        capture(g, action.noun, seat)

    def run(self, g: Fief) -> None:
        end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        unfit = action.noun not in seizable(g, self.seat, self.village, self.spared)
        return "F-4.1-12" if action.verb is SEIZE and unfit else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village, self.spared)


def bar_mill(g: Fief, seat: Seat, village: int) -> str:
    """The row that forbids a Mill, or ""."""
    if g.control[village] != seat:
        return "F-4.2-07"
    if g.deniers[seat] < PRICE_MILL:
        return "F-4.2-05"
    if not has_pieces(g, seat):
        return "F-4.0-07"
    if g.mills[village] >= MILLS_PER_VILLAGE:
        return "F-4.2-06"
    return "" if mills_in_stock(g) else "F-4.0-03"


def mills_in_stock(g: Fief) -> int:
    return MILLS - sum(g.mills)


def build_mill(g: Fief, seat: Seat, village: int) -> None:
    g.deniers[seat] -= PRICE_MILL
    g.mills[village] += 1
    tell(g, BUILT_MILL, seat, (village,))


def bar_stronghold(g: Fief, seat: Seat, village: int) -> str:
    """The row that forbids a Stronghold, or ""."""
    if g.control[village] != seat:
        return "F-4.2-07"
    if g.deniers[seat] < PRICE_STRONGHOLD:
        return "F-4.2-01"
    if not has_pieces(g, seat):
        return "F-4.0-07"
    if g.forts[village] != NO_FORT:
        return "F-4.2-02"
    return "" if strongholds_in_stock(g) else "F-4.0-03"


def strongholds_in_stock(g: Fief) -> int:
    """A Fortified City is one of them, turned over."""
    return STRONGHOLDS - len(g.forts) + g.forts.count(NO_FORT) + g.forts.count(GREAT_STRONGHOLD)


def build_stronghold(g: Fief, seat: Seat, village: int) -> None:
    g.deniers[seat] -= PRICE_STRONGHOLD
    g.forts[village] = STRONGHOLD
    tell(g, BUILT_STRONGHOLD, seat, (village,))


def bar_cardinal(g: Fief, seat: Seat, lord: int) -> str:
    """The row that forbids buying the Cardinal counter for a Lord, or ""."""
    if g.holder[BOUGHT_CARDINAL] != NOBODY:
        return "F-4.4-02"
    if g.family[lord] == NOBODY or not is_bishop(g, lord):
        return "F-4.4-03"
    if is_cardinal(g, lord):
        return "F-4.4-05"
    return "" if g.deniers[seat] >= PRICE_CARDINAL else "F-4.4-01"


def buy_cardinal_steps(g: Fief, seat: Seat, lord: int) -> list[Step[Any]]:
    """With a Pope in office his consent comes first (F-4.4-06); he consents to himself (F-9.2-07)."""
    if player_of(g, POPE) not in (NOBODY, seat):
        tell(g, HAT_SOUGHT, seat, (lord,))
    return [ConsentToPurchase(seat, lord)]


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
