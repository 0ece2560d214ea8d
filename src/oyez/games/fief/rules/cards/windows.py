"""Windows: moments between two effects when opportunity cards may be played (Fief 2.4, 10; matrix 2, A and 4)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, let_pass
from oyez.engine.words import Action
from oyez.games.fief.rules.cards.moment_words import MOMENTS
from oyez.games.fief.rules.cards.words import PLAY
from oyez.games.fief.rules.opportunities.playing import answer, bar_card, playable
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS


@final
class Window(Step[Fief]):
    """Asks, clockwise from `seat`, exactly those who hold something playable; closes once all have passed in a row.

    Who is asked is nobody else's business: its prompts are secret, and the hands behind them stay in the state.
    """

    def __init__(self, moment: int, seat: Seat, passes: int) -> None:
        self.moment: Final = moment  # for standing orders: an index of MOMENTS
        self.seat: Final = seat
        self.passes: Final = passes

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        n = g.rules.seats
        for place in range(n - self.passes):
            seat = (self.seat + place) % n
            if g.hands[seat]:
                cards = playable(g, seat)
                if cards:
                    return (Decision(seat, MOMENTS[self.moment], (*cards, PASS)),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        n = g.rules.seats
        after = (seat + 1) % n
        if action is PASS:
            skipped = (seat - self.seat) % n
            become(g, Window(self.moment, after, self.passes + skipped + 1))
        else:
            become(g, self.reopened(g))
            call(g, answer(g, seat, action))

    def reopened(self, g: Fief) -> Window:
        """Something happened: everybody may think again, the player whose turn it is first (F-10.0-03)."""
        return Window(self.moment, g.active, 0)

    def begun_by(self, g: Fief, seat: Seat) -> Window:
        """As it is to somebody who is asked: whether those before him had nothing or passed, he cannot tell."""
        return Window(self.moment, seat, self.passes + (seat - self.seat) % g.rules.seats)

    def run(self, g: Fief) -> None:
        let_pass(g, MOMENTS[self.moment])
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_card(g, seat, action.noun) if action.verb is PLAY else ""

    def marks(self) -> tuple[int, ...]:
        return (self.moment, self.seat, self.passes)


def window(g: Fief, moment: int) -> Step[Fief]:
    """A window that begins with the player whose turn it is (F-10.0-03)."""
    return Window(moment, g.active, 0)


def reopen_window(g: Fief) -> None:
    """The topmost window begins anew: somebody came by a card that he may play at once (F-8.0-20)."""
    for depth in range(len(g.stack) - 1, -1, -1):
        step = g.stack[depth]
        if isinstance(step, Window):
            g.stack[depth] = step.reopened(g)
            return


@final
class PlayNow(Step[Fief]):
    """An opportunity card played on the holder's own initiative; a window that is open begins anew."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, g: Fief) -> None:
        end(g)
        beneath = g.stack[-1]
        if isinstance(beneath, Window):
            become(g, beneath.reopened(g))
        call(g, answer(g, self.seat, PLAY[self.kind]))

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.kind)
