"""Uprisings: causes, joining, calming (Fief 10.1, 1.4, 1.5). How one strikes is in rising_strike.py."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, below, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.cards import holds
from oyez.games.fief.lords import is_cardinal, is_free
from oyez.games.fief.opportunities.assassination import spend
from oyez.games.fief.opportunities.rising_strike import Strike
from oyez.games.fief.phases.taxes import AS_POPE, TALLAGES
from oyez.games.fief.state import Fief
from oyez.games.fief.succession import die
from oyez.games.fief.tables import (
    BISHOP,
    BISHOPRIC_OF,
    FIEF_OF,
    N_LORDS,
    N_VILLAGES,
    NO_FORT,
    PASSAGE,
    UPRISING,
)
from oyez.games.fief.words.cards import PLAY
from oyez.games.fief.words.nouns import PASS
from oyez.games.fief.words.opportunities import (
    BUY_CALM,
    CALM,
    CALM_RISING,
    CALMED,
    CAUSE,
    CHOOSE_CAUSE,
    CHOOSE_RISING,
    JOIN_RISING,
    JOINED_RISING,
    NOT_CALMED,
    OPENED_WALLS,
    RISE,
    ROSE,
)

FAMINE_CAUSE: Final = 0
TALLAGE_CAUSE: Final = 1
TITHE_CAUSE: Final = 2
PRICE_OF_CALM: Final = 3  # of a Cardinal (F-1.5B-08)


def causes(g: Fief, seat: Seat, village: int) -> list[int]:
    """What a player may name as cause: not an event he started himself (F-10.1-01 to -04)."""
    found: list[int] = []
    bishopric = BISHOPRIC_OF[village]
    if g.famine >> bishopric & 1:
        found.append(FAMINE_CAUSE)
    for taxer, kind, target, _, capacity in g.taxes:
        if taxer == seat:
            continue
        if kind == TALLAGES:
            if target == FIEF_OF[village] and TALLAGE_CAUSE not in found:
                found.append(TALLAGE_CAUSE)
            continue
        covered = target >> bishopric & 1 == 1 if capacity == AS_POPE else target == bishopric
        if covered and TITHE_CAUSE not in found:
            found.append(TITHE_CAUSE)
    return found


def bar_rise(g: Fief, seat: Seat, village: int) -> str:
    """The row that forbids an Uprising in a Village, or ""."""
    if causes(g, seat, village):
        return ""
    return "F-10.1-04" if any([causes(g, other, village) for other in range(g.rules.seats)]) else "F-10.1-01"


def troubled(g: Fief, seat: Seat) -> list[int]:
    if not g.famine and not g.taxes:
        return []
    return [village for village in range(N_VILLAGES) if causes(g, seat, village)]


def can_rise(g: Fief, seat: Seat) -> bool:
    return bool(troubled(g, seat))


def rising(g: Fief, seat: Seat) -> list[Step[Any]]:
    return [ChooseRising(seat)]


@final
class ChooseRising(Step[Fief]):
    """The card player names the Village ... (F-10.1-05)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.seat, CHOOSE_RISING, tuple([RISE[v] for v in troubled(g, self.seat)])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, ChooseCause(seat, action.noun))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_rise(g, seat, action.noun) if action.verb is RISE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ChooseCause(Step[Fief]):
    """... and the cause, if there are several."""

    def __init__(self, seat: Seat, village: int) -> None:
        self.seat: Final = seat
        self.village: Final = village

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        found = causes(g, self.seat, self.village)
        if len(found) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_CAUSE, tuple([CAUSE[cause] for cause in found])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.rise(g, action.noun)

    def run(self, g: Fief) -> None:
        self.rise(g, causes(g, self.seat, self.village)[0])

    def rise(self, g: Fief, cause: int) -> None:
        become(g, Joining(self.village, (self.seat,), False, (self.seat + 1) % g.rules.seats, 0))
        spend(g, self.seat, UPRISING)
        tell(g, ROSE, self.seat, (self.village, cause))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village)


@final
class Joining(Step[Fief]):
    """Clockwise everyone may add Uprisings and, at a fortification, a Secret Passage until all pass (F-10.1-13)."""

    def __init__(self, village: int, rebels: tuple[int, ...], passage: bool, seat: Seat, passes: int) -> None:
        self.village: Final = village
        self.rebels: Final = rebels  # who played each Uprising, the first first
        self.passage: Final = passage
        self.seat: Final = seat
        self.passes: Final = passes

    def additions(self, g: Fief, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if holds(g, seat, UPRISING) and causes(g, seat, self.village):
            found.append(PLAY[UPRISING])
        if not self.passage and g.forts[self.village] != NO_FORT and holds(g, seat, PASSAGE):
            found.append(PLAY[PASSAGE])  # F-10.1-10
        return found

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        n = g.rules.seats
        for place in range(n - self.passes):
            seat = (self.seat + place) % n
            found = self.additions(g, seat)
            if found:
                return (Decision(seat, JOIN_RISING, (*found, PASS)),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        n = g.rules.seats
        after = (seat + 1) % n
        if action is PASS:
            passes = self.passes + (seat - self.seat) % n + 1
            become(g, Joining(self.village, self.rebels, self.passage, after, passes))
        elif action is PLAY[UPRISING]:
            become(g, Joining(self.village, (*self.rebels, seat), self.passage, after, 0))
            spend(g, seat, UPRISING)
            tell(g, JOINED_RISING, seat, (self.village,))
        else:
            become(g, Joining(self.village, self.rebels, True, after, 0))
            spend(g, seat, PASSAGE)
            tell(g, OPENED_WALLS, seat, (self.village,))

    def run(self, g: Fief) -> None:
        whole = Strike(self.village, self.rebels[0], len(self.rebels), self.passage)
        if g.rules.uprising_calm_scope == "one_roll_per_village":
            become(g, whole)
            call(g, [Calming(self.village, self.rebels[0], 0, True)])
            return
        become(g, whole)
        call(g, [Calming(self.village, rebel, 0, False) for rebel in self.rebels])

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.village, *self.rebels, int(self.passage), self.seat, self.passes)


def bar_calm(g: Fief, seat: Seat, village: int, lord: int) -> str:
    """The Bishop of the bishopric, from anywhere, in FR and PL not as a captive (F-1.4B-08, F-1.4B-09)."""
    if g.holder[BISHOP + BISHOPRIC_OF[village]] != lord or g.family[lord] != seat:
        return "F-1.4B-08"
    return "" if is_free(g, lord) or g.rules.captive_bishop_can_calm else "F-1.4B-09"


def bar_buy_calm(g: Fief, seat: Seat, lord: int) -> str:
    """Any Cardinal for 3 deniers, captive or not (F-1.5B-08, F-1.5B-13)."""
    if g.family[lord] != seat or not is_cardinal(g, lord):
        return "F-1.5B-08"
    return "" if g.deniers[seat] >= PRICE_OF_CALM else "F-1.5B-12"


@final
class Calming(Step[Fief]):
    """One attempt per card: the Bishop of the place is asked first, then the Cardinals clockwise (F-1.4B-16)."""

    def __init__(self, village: int, rebel: Seat, asked: int, all_cards: bool) -> None:
        self.village: Final = village
        self.rebel: Final = rebel
        self.asked: Final = (
            asked  # askings that were declined: first the Bishop, then seats from the rebel on
        )
        self.all_cards: Final = all_cards

    def attempts(self, g: Fief, place: int) -> tuple[Seat, list[Action]]:
        """Who is asked at a place of the order, and what he may try."""
        if place == 0:
            bishop = g.holder[BISHOP + BISHOPRIC_OF[self.village]]
            if bishop == NOBODY:
                return NOBODY, []
            seat = g.family[bishop]
            found = [] if bar_calm(g, seat, self.village, bishop) else [CALM[bishop]]
            if not bar_buy_calm(g, seat, bishop):
                found.append(BUY_CALM[bishop])  # F-1.5B-11
            return seat, found
        seat = (self.rebel + place - 1) % g.rules.seats
        return seat, [BUY_CALM[lord] for lord in range(N_LORDS) if not bar_buy_calm(g, seat, lord)]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        for place in range(self.asked, g.rules.seats + 1):
            seat, found = self.attempts(g, place)
            if found:
                return (Decision(seat, CALM_RISING, (*found, PASS)),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            place = self.asked
            while not self.attempts(g, place)[1]:
                place += 1
            become(g, Calming(self.village, self.rebel, place + 1, self.all_cards))
            return
        end(g)
        lord, die_shows = action.noun, below(g, 6) + 1
        if action.verb is BUY_CALM:
            g.deniers[seat] -= PRICE_OF_CALM
        calmed = die_shows <= 4 if g.rules.uprising_calm_roll == "low_succeeds" else die_shows >= 3
        if calmed:
            tell(g, CALMED, seat, (lord, die_shows))
            self.disperse(g)
            return
        tell(g, NOT_CALMED, seat, (lord, die_shows))
        if action.verb is CALM:
            die(g, lord)  # stoned, wherever he is (F-1.4B-12)

    def disperse(self, g: Fief) -> None:
        """The card, or all of them, no longer strikes: the Strike waits deeper in the stack (F-1.4B-11)."""
        for depth in range(len(g.stack) - 1, -1, -1):
            step = g.stack[depth]
            if isinstance(step, Strike):
                g.stack[depth] = step.weakened(step.cards if self.all_cards else 1)
                return

    def run(self, g: Fief) -> None:
        end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is CALM:
            return bar_calm(g, seat, self.village, action.noun)
        return bar_buy_calm(g, seat, action.noun) if action.verb is BUY_CALM else ""

    def marks(self) -> tuple[int, ...]:
        return (self.village, self.rebel, self.asked, int(self.all_cards))
