"""Drawing cards (Fief 2.1, 2.2). Nobody may play a card while a player draws, so this imports no opportunities."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import HAND_LIMIT, MOST, TRACK
from oyez.games.fief.rules.cards.hands import (
    can_draw_fortune,
    can_draw_lord,
    discard,
    draw_fortune_card,
    draw_lord_card,
    drawn,
    enter_hand,
    is_disaster,
)
from oyez.games.fief.rules.cards.words import (
    DECK_NAMES,
    DISASTER_DROPPED,
    DISASTER_LAID,
    DISCARD,
    DRAW,
    DRAW_CARDS,
    DREW_FORTUNE,
    DREW_LORD,
    PLAY,
)
from oyez.games.fief.rules.doors import INSTEAD_OF_CARD, offered
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE

DRAWS: Final = 2  # F-2.1-06
LORD_DECK: Final = DECK_NAMES.index("lord")
FORTUNE_DECK: Final = DECK_NAMES.index("fortune")


@final
class BeginDraws(Step[Fief]):
    """The draws wait under this name, so that is_drawing() is true only once they run."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        become(g, Draws(self.seat, 0, False, False))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Draws(Step[Fief]):
    """A player draws one card after the other, up to two, at most one of them from the Lord deck."""

    def __init__(self, seat: Seat, cards: int, lord_drawn: bool, instead: bool) -> None:
        self.seat: Final = seat
        self.cards: Final = cards  # drawn so far; Disasters do not count (F-2.1-14)
        self.lord_drawn: Final = lord_drawn
        self.instead: Final = instead  # took something else in place of one of the cards

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        options = [DRAW[deck] for deck in (LORD_DECK, FORTUNE_DECK) if not self.bar_draw(g, deck)]
        if not self.instead and self.cards < DRAWS:
            options += offered(g, self.seat, g.rules.doors.acts[INSTEAD_OF_CARD])  # X-GEN-50
        if not options:
            return ()
        return (Decision(self.seat, DRAW_CARDS, (*options, DONE)),)  # F-2.1-10

    def bar_draw(self, g: Fief, deck: int) -> str:
        if len(g.hands[self.seat]) >= HAND_LIMIT:
            return "F-2.1-12"
        if self.cards + self.instead == DRAWS:
            return "X-GEN-50" if self.instead else "F-2.1-06"
        if deck == LORD_DECK and self.lord_drawn:
            return "F-2.1-07"
        if deck == LORD_DECK:
            return "" if can_draw_lord(g) else "F-2.2-05"
        return "" if can_draw_fortune(g) else "F-2.2-05"

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
        elif action.verb is not DRAW:
            become(g, Draws(seat, self.cards, self.lord_drawn, True))
            call(g, g.rules.doors.acts[INSTEAD_OF_CARD].by_verb[action.verb].steps(g, seat, action.noun))
        elif action.noun == LORD_DECK:
            become(g, Draws(seat, self.cards + 1, True, self.instead))
            card = draw_lord_card(g)
            enter_hand(g, seat, drawn(card, seat))
            tell(g, DREW_LORD, seat, (card,), to=1 << seat)
        elif draw_fortune(g, seat):
            become(g, Draws(seat, self.cards + 1, self.lord_drawn, self.instead))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is PLAY:
            return "F-2.1-22"
        if seat == self.seat and action.verb is DISCARD:
            return "F-2.1-05"
        if seat == self.seat and action.verb is DRAW:
            return self.bar_draw(g, action.noun)
        other = g.rules.doors.acts[INSTEAD_OF_CARD].by_verb.get(action.verb)
        if other is None or seat != self.seat:
            return ""
        return "X-GEN-51" if self.instead else other.bar(g, seat, action.noun)

    def marks(self) -> tuple[int, ...]:
        marks = (self.seat, self.cards, int(self.lord_drawn))
        return (*marks, 1) if self.instead else marks


def draw_fortune(g: Fief, seat: Seat) -> bool:
    """Draw until a Fortune card comes, or by flag only until the first Disaster (F-2.1-13 to -15)."""
    card = draw_fortune_card(g)
    while is_disaster(card):
        lay_disaster(g, seat, card)
        if not g.rules.disaster_draw_must_continue:
            return False
        card = draw_fortune_card(g)
    enter_hand(g, seat, drawn(card, seat))
    tell(g, DREW_FORTUNE, seat, (card,), to=1 << seat)
    return True


def lay_disaster(g: Fief, seat: Seat, card: int) -> None:
    """Face down on the lowest free space of the track; when that is full, openly onto the pile (F-2.1-16, -17)."""
    if len(g.track) < TRACK:
        g.track.append(card)
        tell(g, DISASTER_LAID, seat, (len(g.track),))
    else:
        discard(g, card)
        tell(g, DISASTER_DROPPED, seat, (card,))


def is_drawing(g: Fief) -> bool:
    """Somebody is drawing: no opportunity card may be played (F-2.1-22, F-2.4-M02). Only ever in Phase 2."""
    for step in g.stack:
        if isinstance(step, Draws):
            return True
    return False


BEGIN_DRAWS: Final = tuple([BeginDraws(seat) for seat in range(MOST)])
