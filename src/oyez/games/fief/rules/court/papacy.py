"""What the Pope may do at any time: excommunicate, pardon, annul (Fief 1.7, Pope box)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import pardon, strip
from oyez.games.fief.rules.board.tables import CROWN_PRINCE, KING, POPE, QUEEN
from oyez.games.fief.rules.court.lords import follow, lords_of
from oyez.games.fief.rules.court.succession import part, strip_clergy
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.court.words import (
    ANNULLED,
    ANNULMENT_REFUSED,
    ANNULMENT_SOUGHT,
    ANSWER_ANNULMENT,
    EXCOMMUNICATED,
    PARDON,
)
from oyez.games.fief.rules.doors import BANNED
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def bar_excommunicate(g: Fief, seat: Seat, lord: int) -> str:
    """The row that keeps the Pope from excommunicating a Lord, or ""."""
    if g.holder[POPE] == NOBODY or player_of(g, POPE) != seat or g.excommunicated_in == g.round:
        return "F-1.7P-12"
    if g.excommunicated != NOBODY:
        return "F-1.7P-14"
    return "F-1.7P-15" if g.family[lord] == NOBODY or g.holder[POPE] == lord else ""


def bar_pardon(g: Fief, seat: Seat) -> str:
    return "F-1.7P-18" if g.excommunicated == NOBODY or player_of(g, POPE) != seat else ""


def spouse_of_family(g: Fief, seat: Seat) -> int:
    """The married Lord of a family, or NOBODY."""
    for lord in lords_of(g, seat):
        if g.spouse[lord] != NOBODY:
            return lord
    return NOBODY


def bar_seek_annulment(g: Fief, seat: Seat) -> str:
    """The row that keeps a player from asking the Pope to annul his family's marriage, or ""."""
    lord = spouse_of_family(g, seat)
    if lord == NOBODY or g.holder[POPE] == NOBODY:
        return "F-1.7P-07"
    if g.annulment_sought >> seat & 1:
        return "F-1.7P-06"  # once a phase: the Pope has answered
    return "F-1.7P-08" if g.holder[KING] in (lord, g.spouse[lord]) and is_consummated(g) else ""


def is_consummated(g: Fief) -> bool:
    """Whether a Crown Prince stands against annulling the royal marriage (F-1.7P-08)."""
    if g.rules.royal_annulment_block == "cp_ever_placed_for_couple":
        return g.heir_born
    return g.holder[CROWN_PRINCE] != NOBODY


@final
class PapalAct(Step[Fief]):
    """Excommunication and its lifting on the Pope's own initiative (F-1.7P-12 to -18)."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action

    def run(self, g: Fief) -> None:
        end(g)
        if self.action is PARDON:
            pardon(g)
        else:
            excommunicate(g, self.action.noun)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.action.id,)


def excommunicate(g: Fief, lord: int) -> None:
    """He loses church titles for good (F-1.7P-17, F-1.7P-19), and nothing else (F-1.7P-23)."""
    g.excommunicated = lord
    g.excommunicated_in = g.round
    tell(g, EXCOMMUNICATED, player_of(g, POPE), (lord,))
    strip_clergy(g, lord)
    if g.rules.occasions:
        follow(g, BANNED, lord, player_of(g, POPE))


def plea(g: Fief, seat: Seat) -> Step[Fief]:
    """A family turns to the Pope for all to hear."""
    lord = spouse_of_family(g, seat)
    tell(g, ANNULMENT_SOUGHT, seat, (lord, g.spouse[lord]))
    return Annulment(seat)


@final
class Annulment(Step[Fief]):
    """A spouse's family asks; the Pope's player decides and is never obliged (F-1.7P-06), but asks himself nothing."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        pope = player_of(g, POPE)
        if pope == self.seat:
            return ()
        return (Decision(pope, ANSWER_ANNULMENT, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            self.run(g)
            return
        end(g)
        g.annulment_sought |= 1 << self.seat
        tell(g, ANNULMENT_REFUSED, seat, (self.seat,))

    def run(self, g: Fief) -> None:
        end(g)
        lord = spouse_of_family(g, self.seat)
        annul(g, lord, g.spouse[lord])

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def annul(g: Fief, lord: int, spouse: int) -> None:
    """Both may marry again (F-1.1.1-04); a Queen was one only as the King's wife (F-1.7P-09)."""
    tell(g, ANNULLED, g.family[lord], (lord, spouse))
    part(g, lord)
    if g.holder[KING] in (lord, spouse):
        strip(g, QUEEN)
