"""What follows when a Lord dies, and who wears the crown (Fief 1.6, 1.8, 4.3.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.captivity import release_unguarded
from oyez.games.fief.control import bestow, refresh, strip
from oyez.games.fief.doors import DIED as DEATH
from oyez.games.fief.doors import STAND
from oyez.games.fief.honours import honours_of, leave_honours
from oyez.games.fief.inheritance import settle_estate
from oyez.games.fief.lords import bar_act, fief_titles, follow, is_free
from oyez.games.fief.relics import lose_relic, lose_relics, successors
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import BISHOP, CROWN_PRINCE, DARC, KING, N_TITLES, POPE, QUEEN, TEETH, is_male
from oyez.games.fief.titles import player_of, vacate
from oyez.games.fief.words.board import BECAME_REGENT, DIED, SAVE, SUCCEEDED, WIDOWED
from oyez.games.fief.words.nouns import PASS
from oyez.games.fief.words.opportunities import DYING, SAVED, USE_TEETH


def die(g: Fief, lord: int) -> None:
    """The one entrance to death. With the Teeth about, their bearer is asked first, so `lord` may still be there."""
    bearer = g.relic_lord[TEETH] if g.rules.holy_relics else NOBODY
    if bearer == NOBODY or (bearer == lord and not successors(g, lord, NOBODY)[1]):
        bury(g, lord)
        return
    call(g, [Deathbed(lord, False)])
    if bearer == lord:
        lose_relic(g, TEETH, NOBODY)  # F-11.1-23: whoever takes it up may save him


def die_together(g: Fief, lords: list[int]) -> None:
    """Several die of one blow, so none inherits from another: fiefs of the last Lord go to his spouse (F-1.8C-09).

    If the bearer of the Teeth is among them he saves nobody, but a Lord who takes them up may (F-11.1-23).
    """
    bearer = g.relic_lord[TEETH] if g.rules.holy_relics else NOBODY
    captives = [lord for lord in lords if not is_free(g, lord)]  # before the death of their guards frees them
    royal = [g.holder[CROWN_PRINCE], g.holder[QUEEN]]  # fallen with the King they do not follow him
    landless = [lord for lord in lords if not fief_titles(g, lord)]
    for lord in [bearer, *captives, *royal, *landless, *lords]:
        if lord in lords and g.family[lord] != NOBODY and not is_dying(g, lord):
            die(g, lord)


def is_dying(g: Fief, lord: int) -> bool:
    for step in g.stack:
        if isinstance(step, Deathbed) and step.lord == lord:
            return True
    return False


def teeth_bearer(g: Fief, dying: int) -> int:
    """The Lord who could save the dying one with the Teeth of St Geronce, wherever he is (F-11.1-20, -21, -23)."""
    bearer = g.relic_lord[TEETH] if g.rules.holy_relics else NOBODY
    return NOBODY if bearer in (NOBODY, dying) or g.family[bearer] == NOBODY else bearer


@final
class Deathbed(Step[Fief]):
    """A death is cancelled at once or never; the relic leaves the game by it (F-11.1-20).

    It is `announced` when its turn comes: of several who die together each is saved or not under his own name.
    """

    def __init__(self, lord: int, announced: bool) -> None:
        self.lord: Final = lord
        self.announced: Final = announced

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        bearer = teeth_bearer(g, self.lord)
        if not self.announced or bearer == NOBODY or g.family[self.lord] == NOBODY:
            return ()
        return (Decision(g.family[bearer], USE_TEETH, (SAVE, PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            self.run(g)
            return
        end(g)
        g.relic_lord[TEETH] = NOBODY
        tell(g, SAVED, g.family[self.lord], (self.lord,))

    def run(self, g: Fief) -> None:
        if not self.announced and teeth_bearer(g, self.lord) != NOBODY and g.family[self.lord] != NOBODY:
            become(g, Deathbed(self.lord, True))
            tell(g, DYING, g.family[self.lord], (self.lord,))
            return
        end(g)
        if g.family[self.lord] != NOBODY:
            bury(g, self.lord)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.lord, int(self.announced))


def bury(g: Fief, lord: int) -> None:
    """Everything that follows from a death, in the order of F-4.3.1-16; choices of heirs are asked afterwards."""
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
    if g.rules.doors.consequences:
        follow(g, DEATH, lord, seat)
    settle_estate(g, lord, seat, spouse, prince)
    if honours:
        leave_honours(g, honours, seat, spouse, prince)
    if village != NOBODY:
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
    return bar_act(g, STAND, lord) if g.rules.doors.bars else ""


def make_crown_prince(g: Fief, lord: int) -> None:
    """A son is born to the royal couple, whose marriage can no longer be annulled (F-1.7P-08)."""
    g.heir_born = True
    bestow(g, CROWN_PRINCE, lord)
