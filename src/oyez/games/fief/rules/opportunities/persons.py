"""d'Arc and the Cardinal's hat: cards of the Lord deck that are played on a Lord (Fief 9)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import bestow
from oyez.games.fief.rules.board.tables import BISHOP, CARDINAL_CARD, DARC, MEN, N_BISHOPRICS, N_LORDS, POPE
from oyez.games.fief.rules.cards.hands import leave_openly
from oyez.games.fief.rules.court.lords import is_bishop, is_cardinal, is_married
from oyez.games.fief.rules.court.titles import cardinal_counter, player_of
from oyez.games.fief.rules.opportunities.words import (
    CHOOSE_CARDINAL,
    CHOOSE_MAID,
    CONSENT_TO_HAT,
    ELEVATE,
    ELEVATED,
    HAT_REFUSED,
    HAT_SOUGHT,
    INSPIRE,
    INSPIRED,
)
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def bar_inspire(g: Fief, lord: int) -> str:
    """The row that keeps d'Arc from a Lord, or ""."""
    if g.family[lord] == NOBODY or lord < MEN:
        return "F-9.1-01"
    return "F-9.1-04" if is_married(g, lord) else ""


def maids(g: Fief) -> list[int]:
    return [lord for lord in range(MEN, N_LORDS) if not bar_inspire(g, lord)]


def can_inspire(g: Fief, seat: Seat) -> bool:
    return bool(maids(g))


def inspiration(g: Fief, seat: Seat) -> list[Step[Any]]:
    return [ChooseMaid(seat)]


@final
class ChooseMaid(Step[Fief]):
    """Any unmarried lady of any player; her owner is not asked (F-9.1-01, F-9.1-02)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        ladies = maids(g)
        if len(ladies) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_MAID, tuple([INSPIRE[lord] for lord in ladies])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.inspire(g, action.noun)

    def run(self, g: Fief) -> None:
        self.inspire(g, maids(g)[0])

    def inspire(self, g: Fief, lady: int) -> None:
        end(g)
        leave_openly(g, self.seat, DARC)  # it lies with her until she dies (F-9.1-10)
        g.darc = lady
        tell(g, INSPIRED, self.seat, (lady,))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_inspire(g, action.noun) if action.verb is INSPIRE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def bar_elevate(g: Fief, seat: Seat, lord: int) -> str:
    """The row that keeps a player's Cardinal card from a Lord, or ""."""
    if g.family[lord] == NOBODY or not is_bishop(g, lord):
        return "F-9.2-01"
    if is_cardinal(g, lord):
        return "F-9.2-05"
    if g.hats_refused >> lord & 1 and asks_pope(g, seat):
        return "F-9.2-03"  # the Pope has said no in this round; dead or one's own he is not asked
    return "" if cardinal_counter(g) != NOBODY else "F-1.5-06"


def prelates(g: Fief, seat: Seat) -> list[int]:
    bishops = g.holder[BISHOP : BISHOP + N_BISHOPRICS]
    return sorted([lord for lord in bishops if lord != NOBODY and not bar_elevate(g, seat, lord)])


def asks_pope(g: Fief, seat: Seat) -> bool:
    """A Pope of somebody else must consent to a new Cardinal (F-9.2-02, F-9.2-07)."""
    return player_of(g, POPE) not in (NOBODY, seat)


def can_elevate(g: Fief, seat: Seat) -> bool:
    return bool(prelates(g, seat))


def elevation(g: Fief, seat: Seat) -> list[Step[Any]]:
    return [ChooseCardinal(seat)]


@final
class ChooseCardinal(Step[Fief]):
    """Any Bishop in play, also another player's (F-1.5-03)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = prelates(g, self.seat)
        if len(lords) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_CARDINAL, tuple([ELEVATE[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.elevate(g, action.noun)

    def run(self, g: Fief) -> None:
        self.elevate(g, prelates(g, self.seat)[0])

    def elevate(self, g: Fief, lord: int) -> None:
        become(g, ConsentToHat(self.seat, lord))
        if asks_pope(g, self.seat):
            tell(g, HAT_SOUGHT, self.seat, (lord,))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_elevate(g, seat, action.noun) if action.verb is ELEVATE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ConsentToHat(Step[Fief]):
    """With a Pope in office his consent comes first; refused, the card stays in hand (F-9.2-02, -03, -07).

    Not atomic: the table may bargain over it with Diplomacy markers, and only that (see resolving.py).
    """

    def __init__(self, seat: Seat, lord: int) -> None:
        self.seat: Final = seat
        self.lord: Final = lord

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if not asks_pope(g, self.seat):
            return ()
        return (Decision(player_of(g, POPE), CONSENT_TO_HAT, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            self.run(g)
            return
        end(g)
        g.hats_refused |= 1 << self.lord
        tell(g, HAT_REFUSED, seat, (self.lord,))

    def run(self, g: Fief) -> None:
        end(g)
        leave_openly(g, self.seat, CARDINAL_CARD)  # parked under the counter's space (F-9.2-04)
        tell(g, ELEVATED, self.seat, (self.lord,))
        bestow(g, cardinal_counter(g), self.lord)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.lord)
