"""Calming an Uprising: one attempt per card by the Bishop of the place or a Cardinal (Fief 1.4, 1.5, 10.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, below, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import BISHOP, BISHOPRIC_OF, N_LORDS
from oyez.games.fief.rules.cards.words import PLAY
from oyez.games.fief.rules.court.lords import is_cardinal, is_free
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.opportunities.rising_strike import Revolt
from oyez.games.fief.rules.opportunities.words import BUY_CALM, CALM, CALM_RISING, CALMED, NOT_CALMED
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS

PRICE_OF_CALM: Final = 3  # of a Cardinal, to the bank (F-1.5B-08)


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


def is_calmed(g: Fief, die_shows: int) -> bool:
    """1 to 4 in EN, 3 to 6 in FR and PL (F-1.4B-10)."""
    return die_shows <= 4 if g.rules.uprising_calm_roll == "low_succeeds" else die_shows >= 3


@final
class Calming(Step[Fief]):
    """The Bishop of the place is asked first, then the Cardinals clockwise from the card's player (F-1.4B-16).

    Not atomic: Diplomacy markers may be spent while it lasts, and only they (see resolving.py).
    """

    def __init__(self, village: int, rebel: Seat, asked: int, all_cards: bool) -> None:
        self.village: Final = village
        self.rebel: Final = rebel  # who played the card
        # Places of the order that are done: the Bishop, then seats from the rebel on.
        self.asked: Final = asked
        self.all_cards: Final = all_cards  # by flag one roll is for the whole Uprising (F-1.4-M06)

    def attempts(self, g: Fief, place: int) -> tuple[Seat, list[Action]]:
        """Who is asked at a place of the order, and what he may try."""
        bishop = g.holder[BISHOP + BISHOPRIC_OF[self.village]]
        if place:
            seat = (self.rebel + place - 1) % g.rules.seats
            cardinals = [
                lord for lord in range(N_LORDS) if lord != bishop and not bar_buy_calm(g, seat, lord)
            ]
            return seat, [BUY_CALM[lord] for lord in cardinals]
        if bishop == NOBODY:
            return NOBODY, []
        seat = g.family[bishop]
        found = [] if bar_calm(g, seat, self.village, bishop) else [CALM[bishop]]
        if not bar_buy_calm(g, seat, bishop):
            found.append(BUY_CALM[bishop])  # F-1.5B-11
        return seat, found

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
        if is_calmed(g, die_shows):
            tell(g, CALMED, seat, (lord, die_shows))
            self.disperse(g)
            return
        tell(g, NOT_CALMED, seat, (lord, die_shows))
        if action.verb is CALM:
            die(g, lord)  # stoned, wherever he is (F-1.4B-12)

    def disperse(self, g: Fief) -> None:
        """The card, or by flag all of them, no longer strikes: the Revolt waits deeper in the stack (F-1.4B-11)."""
        for depth in range(len(g.stack) - 1, -1, -1):
            step = g.stack[depth]
            if isinstance(step, Revolt):
                g.stack[depth] = step.weakened(step.cards if self.all_cards else 1)
                return

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is CALM:
            return bar_calm(g, seat, self.village, action.noun) or "F-1.4B-16"
        if action.verb is BUY_CALM:
            return bar_buy_calm(g, seat, action.noun) or "F-1.4B-16"
        return "F-12.2-02" if action.verb is PLAY else ""

    def marks(self) -> tuple[int, ...]:
        return (self.village, self.rebel, self.asked, int(self.all_cards))
