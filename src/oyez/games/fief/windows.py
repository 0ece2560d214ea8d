"""Windows: moments between two effects when opportunity cards may be played (Fief 2.4, 10; matrix 2, A and 4)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end
from oyez.engine.words import Action
from oyez.games.fief.opportunities.playing import answer, playable
from oyez.games.fief.state import Fief
from oyez.games.fief.words.nouns import PASS
from oyez.games.fief.words.windows import MOMENTS


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
            become(g, Window(self.moment, g.active, 0))
            call(g, answer(g, seat, action))

    def run(self, g: Fief) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.moment, self.seat, self.passes)


def window(g: Fief, moment: int) -> Step[Fief]:
    """A window that begins with the player whose turn it is (F-10.0-03)."""
    return Window(moment, g.active, 0)
