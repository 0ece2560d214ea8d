"""Phase 2: discard and draw, Disasters, play cards (Fief 2)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.cards.disasters import DISASTERS
from oyez.games.fief.rules.cards.draws import BEGIN_DRAWS
from oyez.games.fief.rules.cards.hands import discard, holds, is_opportunity, kinds_in_hand, leave_openly
from oyez.games.fief.rules.cards.moment_words import BEFORE_DISCARD, BEFORE_DRAW
from oyez.games.fief.rules.cards.play_cards import PLAY_TURNS
from oyez.games.fief.rules.cards.relic_powers import RelicPowers
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.cards.words import DISCARD, DISCARD_CARDS, DISCARDED, PLAY
from oyez.games.fief.rules.opportunities.playing import answer, bar_card, playable
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import DONE


def draws(g: Fief) -> list[Step[Any]]:
    """Each stage is finished by all players before the next begins (F-R-05, F-R-06)."""
    return [DISCARD_AND_DRAW[seat] for seat in turn_order(g)]


def disasters(g: Fief) -> list[Step[Any]]:
    return [DISASTERS]


def plays(g: Fief) -> list[Step[Any]]:
    return [PLAY_TURNS[seat] for seat in turn_order(g)]


def relics(g: Fief) -> list[Step[Any]]:
    return [RelicPowers()]


@final
class DiscardAndDraw(Step[Fief]):
    """One player discards, then draws, before the next begins (F-2.1-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        end(g)
        g.active = self.seat
        call(
            g,
            [
                window(g, BEFORE_DISCARD),
                Discards(self.seat),
                window(g, BEFORE_DRAW),
                BEGIN_DRAWS[self.seat],
            ],
        )

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Discards(Step[Fief]):
    """None, some or all hand cards go, one by one; opportunity cards may be played instead (F-2.1-02, F-2.1-21)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if not g.hands[self.seat]:
            return ()
        discards = [DISCARD[kind] for kind in kinds_in_hand(g, self.seat)]
        return (Decision(self.seat, DISCARD_CARDS, (*discards, *playable(g, self.seat), DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
        elif action.verb is PLAY:
            call(g, answer(g, seat, action))
        else:
            leave_openly(g, seat, action.noun)
            discard(g, action.noun)
            tell(g, DISCARDED, seat, (action.noun,))  # F-2.1-03: shown to all

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if seat != self.seat:
            return "F-2.1-01"
        if action.verb is PLAY and is_opportunity(action.noun):
            return bar_card(g, seat, action.noun)
        if action.verb is PLAY and holds(g, seat, action.noun):
            return "F-2.4-M01"  # a plain card waits for the play-cards step
        return "F-2.1-02" if action.verb is DISCARD else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


DISCARD_AND_DRAW: Final = tuple([DiscardAndDraw(seat) for seat in range(MOST)])
