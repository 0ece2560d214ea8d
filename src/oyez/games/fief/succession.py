"""What follows when a Lord dies: crown, church, marriage and fiefs (Fief 1.6, 1.8, 4.3.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Seat, Step, call, end, tell
from oyez.games.fief.captivity import release_unguarded
from oyez.games.fief.control import AssignTitle, arrive, bestow, leave_vacant, refresh, strip
from oyez.games.fief.lords import fief_titles, has_room_for_fief, lords_of
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import (
    BISHOP,
    CITY,
    CROWN_PRINCE,
    DARC,
    KING,
    MOST,
    POPE,
    QUEEN,
    VILLAGES_OF_FIEF,
)
from oyez.games.fief.titles import vacate
from oyez.games.fief.troops import knights_in_stock, men_in_stock
from oyez.games.fief.words.board import BECAME_REGENT, DIED, SUCCEEDED, TROOPS_PASSED, WIDOWED


def die(g: Fief, lord: int) -> None:
    """Everything that follows from a death, in the order of F-4.3.1-16; choices of heirs are asked afterwards."""
    seat, village, spouse = g.family[lord], g.at[lord], g.spouse[lord]
    tell(g, DIED, seat, (lord,))
    strip_clergy(g, lord)
    prince = end_reign(g, lord) if g.holder[KING] == lord else NOBODY
    for title in (QUEEN, CROWN_PRINCE):
        if g.holder[title] == lord:
            strip(g, title)
    end_marriage(g, lord)
    leave_play(g, lord)
    settle_estate(g, lord, seat, spouse, prince)
    refresh(g, village)
    release_unguarded(g, village)


def leave_play(g: Fief, lord: int) -> None:
    """His card goes to the discard pile, his markers to the supply (F-4.3.1-13)."""
    if g.excommunicated == lord:
        g.excommunicated = NOBODY
    if g.darc == lord:
        g.darc = NOBODY
        g.lord_discard.append(DARC)  # F-9.1-10
    g.assassins &= ~(1 << lord)
    g.family[lord] = g.at[lord] = g.captor[lord] = NOBODY
    g.lord_discard.append(lord)


def strip_clergy(g: Fief, lord: int) -> None:
    """A Lord loses his church titles: by death or excommunication (F-1.6-05, F-1.7P-17)."""
    for title in range(BISHOP, POPE + 1):
        if g.holder[title] == lord:
            strip(g, title)


def end_marriage(g: Fief, lord: int) -> None:
    """Both are unmarried again (F-1.1.1-04)."""
    other = g.spouse[lord]
    if other != NOBODY:
        g.spouse[lord] = g.spouse[other] = NOBODY
        tell(g, WIDOWED, g.family[other], (other,))


def crown(g: Fief, lord: int) -> None:
    """A new King by election or succession; his wife is Queen at once (F-1.8.1-01, F-1.8.1-07)."""
    wife = g.spouse[lord]
    if g.rules.regent_replaced_loses == "regent_and_queen" or wife != NOBODY:
        strip(g, QUEEN)
    g.regency = False
    bestow(g, KING, lord)
    g.heir_born = False
    if wife != NOBODY:
        bestow(g, QUEEN, wife)


def end_reign(g: Fief, king: int) -> int:
    """The King dies: the Crown Prince succeeds, else the Queen is Regent, else the throne is vacant.

    Returns the Crown Prince who succeeded, or NOBODY (F-1.8.1-03, F-1.8.2-04, F-1.8.1-10).
    """
    heir = g.holder[CROWN_PRINCE]
    strip(g, KING)
    if heir != NOBODY and heir != king:
        strip(g, CROWN_PRINCE)
        tell(g, SUCCEEDED, g.family[heir], (heir,))
        crown(g, heir)
        return heir
    queen = g.holder[QUEEN]
    if queen != NOBODY:
        g.regency = True
        tell(g, BECAME_REGENT, g.family[queen], (queen,))
    return NOBODY


def settle_estate(g: Fief, lord: int, seat: Seat, spouse: int, prince: int) -> None:
    """The fief titles of a Lord who just died pass on (F-4.3.1-02 to -12); `lord` has left his family already."""
    fiefs = fief_titles(g, lord)
    for fief in fiefs:
        vacate(g, fief)  # control of empty Villages is settled once the heir is known
    for fief in fiefs:
        if prince != NOBODY and g.rules.crown_prince_inherits_fief_titles and has_room_for_fief(g, prince):
            bestow(g, fief, prince)  # F-1.8.2-05
        elif lords_of(g, seat):
            call(g, [AssignTitle(seat, fief)])
        elif spouse != NOBODY:
            call(g, [SpouseInherits(spouse, fief, seat)])
        else:
            leave_vacant(g, fief)


@final
class SpouseInherits(Step[Fief]):
    """The last Lord of a family leaves his fief to the widow or widower (F-4.3.1-05, -06, -10 to -12)."""

    def __init__(self, spouse: int, fief: int, dead: Seat) -> None:
        self.spouse: Final = spouse
        self.fief: Final = fief
        self.dead: Final = dead

    def run(self, g: Fief) -> None:
        end(g)
        if not has_room_for_fief(g, self.spouse):
            leave_vacant(g, self.fief)
            return
        for village in VILLAGES_OF_FIEF[self.fief]:
            if g.forts[village] == CITY:
                pass_troops(g, village, self.dead, g.family[self.spouse])
        bestow(g, self.fief, self.spouse)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.spouse, self.fief, self.dead)


def pass_troops(g: Fief, village: int, dead: Seat, heir: Seat) -> None:
    """Troops in the City are replaced by equal ones of the heir, as far as his stock goes (F-4.3.1-06)."""
    here, there = village * MOST + dead, village * MOST + heir
    men = min(g.men_at_arms[here], men_in_stock(g, heir))
    knights = min(g.knights[here], knights_in_stock(g, heir))
    g.men_at_arms[here] = g.knights[here] = 0
    if men or knights:
        g.men_at_arms[there] += men
        g.knights[there] += knights
        tell(g, TROOPS_PASSED, dead, (heir, village, men, knights))
        arrive(g, heir, village)
    refresh(g, village, heir)
