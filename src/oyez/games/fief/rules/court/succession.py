"""What follows when a Lord dies, and who wears the crown (Fief 1.6, 1.8, 4.3.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import bestow, refresh, strip
from oyez.games.fief.rules.board.tables import (
    BISHOP,
    CROWN_PRINCE,
    DARC,
    KING,
    N_TITLES,
    POPE,
    QUEEN,
    TEETH,
    is_male,
)
from oyez.games.fief.rules.board.words import BECAME_REGENT, DIED, SAVE, SUCCEEDED, WIDOWED
from oyez.games.fief.rules.cards.relics import lose_relic, lose_relics, successors
from oyez.games.fief.rules.court.captivity import release_unguarded
from oyez.games.fief.rules.court.heritable_titles import honours_of, leave_honours
from oyez.games.fief.rules.court.inheritance import leave_to_family, settle_estate
from oyez.games.fief.rules.court.lords import bar_act, fief_titles, follow, is_free
from oyez.games.fief.rules.court.titles import player_of, vacate
from oyez.games.fief.rules.doors import DIED as DEATH
from oyez.games.fief.rules.doors import STAND
from oyez.games.fief.rules.opportunities.words import DYING, SAVED, USE_TEETH
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS


@final
class Estate:
    """What a dead Lord leaves behind: vacant titles, and those who may have a claim to them."""

    def __init__(
        self, seat: Seat, village: int, spouse: int, prince: int, fiefs: list[int], honours: list[int]
    ) -> None:
        self.seat: Final = seat
        self.village: Final = village
        self.spouse: Final = spouse
        self.prince: Final = prince  # the Crown Prince who succeeded him, or NOBODY
        self.fiefs: Final = fiefs
        self.honours: Final = honours


def die(g: Fief, lord: int) -> None:
    """The one entrance to death. With the Teeth about, their bearer is asked first, so `lord` may still be there."""
    die_together(g, [lord])


def die_together(g: Fief, lords: list[int]) -> None:
    """Several die of one blow, so none follows or inherits from another (F-1.8C-09, F-6.2.2-11).

    If the bearer of the Teeth is among them he saves nobody, but a Lord who takes them up may (F-11.1-23).
    """
    bearer = g.relic_lord[TEETH] if g.rules.holy_relics else NOBODY
    fallen = in_order(g, lords)
    if bearer == NOBODY or (bearer in fallen and not survivors(g, bearer, fallen)):
        bury(g, fallen)
        return
    call(g, [Deathbed(tuple(fallen), (), False)])
    if bearer in fallen:
        lose_relic(g, TEETH, NOBODY, fallen)


def in_order(g: Fief, lords: list[int]) -> list[int]:
    """Crown Prince and Queen before the King, whom they do not follow; all else is for the discard pile alone."""
    captives = [lord for lord in lords if not is_free(g, lord)]
    landless = [lord for lord in lords if not fief_titles(g, lord) and not honours_of(g, lord)]
    bearer = g.relic_lord[TEETH] if g.rules.holy_relics else NOBODY
    order: list[int] = []
    for lord in [g.holder[CROWN_PRINCE], g.holder[QUEEN], bearer, *captives, *landless, *lords]:
        if lord in lords and lord not in order:
            order.append(lord)
    return order


def survivors(g: Fief, bearer: int, fallen: list[int]) -> list[int]:
    """Who takes the Teeth up from a bearer who falls, and does not fall with him."""
    return [lord for lord in successors(g, bearer, NOBODY)[1] if lord not in fallen]


def teeth_bearer(g: Fief, dying: int) -> int:
    """The Lord who could save the dying one with the Teeth of St Geronce, wherever he is (F-11.1-20, -21, -23)."""
    bearer = g.relic_lord[TEETH] if g.rules.holy_relics else NOBODY
    return NOBODY if bearer in (NOBODY, dying) or g.family[bearer] == NOBODY else bearer


@final
class Deathbed(Step[Fief]):
    """A death is cancelled at once or never; the relic leaves the game by it (F-11.1-20).

    Of several who die together each is saved or not under his own name, and then all others are dead at once.
    """

    def __init__(self, lords: tuple[int, ...], doomed: tuple[int, ...], announced: bool) -> None:
        self.lords: Final = lords  # who may still be saved, the first of them `announced` when his turn comes
        self.doomed: Final = doomed
        self.announced: Final = announced

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if not self.announced or not self.is_hope(g):
            return ()
        return (Decision(g.family[g.relic_lord[TEETH]], USE_TEETH, (SAVE, PASS)),)

    def is_hope(self, g: Fief) -> bool:
        """Whether somebody bears the Teeth; never one who dies with them: see die_together."""
        return g.family[self.lords[0]] != NOBODY and teeth_bearer(g, self.lords[0]) != NOBODY

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        lord = self.lords[0]
        if action is PASS:
            become(g, Deathbed(self.lords[1:], (*self.doomed, lord), False))
            return
        become(g, Deathbed((), (*self.doomed, *self.lords[1:]), False))
        g.relic_lord[TEETH] = NOBODY
        tell(g, SAVED, g.family[lord], (lord,))

    def run(self, g: Fief) -> None:
        if self.lords and self.is_hope(g):
            become(g, Deathbed(self.lords, self.doomed, True))
            tell(g, DYING, g.family[self.lords[0]], (self.lords[0],))
            return
        end(g)
        bury(g, [lord for lord in (*self.doomed, *self.lords) if g.family[lord] != NOBODY])

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (*self.lords, int(self.announced), *self.doomed)


def bury(g: Fief, lords: list[int]) -> None:
    """Everything that follows from deaths, in the order of F-4.3.1-16; choices of heirs are asked afterwards.

    All are gone before the first of them leaves anything: heirs and the new controller are among the living.
    """
    estates = [leave(g, lord) for lord in lords]
    legacies: list[list[int]] = [[] for _ in range(g.rules.seats)]
    for estate in estates:
        legacies[estate.seat] += settle_estate(g, estate.fiefs, estate.seat, estate.spouse, estate.prince)
    for seat, legacy in enumerate(legacies):
        leave_to_family(g, seat, legacy)
    for estate in estates:
        leave_honours(g, estate.honours, estate.seat, estate.spouse, estate.prince)
    for estate in estates:
        if estate.village != NOBODY:
            refresh(g, estate.village)
            release_unguarded(g, estate.village)


def leave(g: Fief, lord: int) -> Estate:
    """A Lord dies, and with him his marriage and every title that is not inherited."""
    seat, village, spouse = g.family[lord], g.at[lord], g.spouse[lord]
    tell(g, DIED, seat, (lord,))
    if spouse != NOBODY:
        tell(g, WIDOWED, g.family[spouse], (spouse,))
        part(g, lord)
    prince = end_reign(g) if g.holder[KING] == lord else NOBODY
    for title in (QUEEN, CROWN_PRINCE):
        if g.holder[title] == lord:
            strip(g, title)
    strip_clergy(g, lord)
    honours = honours_of(g, lord)
    for title in honours:
        vacate(g, title)
    for title in range(N_TITLES, g.rules.n_titles):
        if g.holder[title] == lord:
            strip(g, title)
    leave_play(g, lord)
    if g.rules.occasions:
        follow(g, DEATH, lord, seat)
    fiefs = fief_titles(g, lord)
    for fief in fiefs:
        vacate(g, fief)  # control of empty Villages is settled once the heir is known
    return Estate(seat, village, spouse, prince, fiefs, honours)


def leave_play(g: Fief, lord: int) -> None:
    """His card goes to the discard pile, his markers to the supply (F-4.3.1-13)."""
    if g.excommunicated == lord:
        g.excommunicated = NOBODY
    if g.darc == lord:
        g.darc = NOBODY
        g.lord_discard.append(DARC)  # F-9.1-10
    g.assassins &= ~(1 << lord)
    lose_relics(g, lord, NOBODY)
    g.family[lord] = g.at[lord] = g.captor[lord] = NOBODY
    g.lord_discard.append(lord)


def strip_clergy(g: Fief, lord: int) -> None:
    """A Lord loses his church titles: by death or excommunication (F-1.6-05, F-1.7P-17)."""
    for title in range(BISHOP, POPE + 1):
        if g.holder[title] == lord:
            strip(g, title)


def part(g: Fief, lord: int) -> None:
    """A marriage is over: both are unmarried again (F-1.1.1-04)."""
    other = g.spouse[lord]
    g.spouse[lord] = g.spouse[other] = NOBODY


def crown(g: Fief, lord: int) -> None:
    """A new King by election or succession; his wife is Queen at once (F-1.8.1-01, F-1.8.1-07)."""
    wife = g.spouse[lord]
    if g.rules.regent_replaced_loses == "regent_and_queen" or wife != NOBODY:
        strip(g, QUEEN)
    g.regency = False
    g.heir_born = False
    bestow(g, KING, lord)
    if wife != NOBODY:
        bestow(g, QUEEN, wife)


def end_reign(g: Fief) -> int:
    """The King dies: the Crown Prince succeeds, else the Queen is Regent, else the throne is vacant.

    Returns the Crown Prince who succeeded, or NOBODY (F-1.8.1-03, F-1.8.2-04, F-1.8.1-10).
    """
    heir, queen = g.holder[CROWN_PRINCE], g.holder[QUEEN]
    strip(g, KING)
    if heir != NOBODY:
        strip(g, CROWN_PRINCE)
        strip(g, QUEEN)  # F-1.8.2-06
        tell(g, SUCCEEDED, g.family[heir], (heir,))
        crown(g, heir)
    elif queen != NOBODY:
        g.regency = True
        tell(g, BECAME_REGENT, g.family[queen], (queen,))
    return heir


def bar_crown_prince(g: Fief, seat: Seat, lord: int) -> str:
    """The row that keeps the player of a new Lord from making him Crown Prince, or "" (F-1.8.2-01)."""
    if not is_male(lord):
        return "F-1.8.2-01"
    if g.holder[QUEEN] == NOBODY or player_of(g, QUEEN) != seat or g.family[lord] != seat:
        return "F-1.8.2-10"
    if g.holder[KING] == NOBODY:
        return "F-1.8.2-02"
    if not is_free(g, g.holder[QUEEN]):
        return "F-1.8.2-03"
    if g.holder[CROWN_PRINCE] != NOBODY:
        return "F-1.8C-02"
    if g.heir_born and g.rules.crown_prince_replacement == "forbidden":
        return "F-1.8C-06"
    return bar_act(g, STAND, lord) if g.rules.bars else ""


def make_crown_prince(g: Fief, lord: int) -> None:
    """A son is born to the royal couple, whose marriage can no longer be annulled (F-1.7P-08)."""
    g.heir_born = True
    bestow(g, CROWN_PRINCE, lord)
