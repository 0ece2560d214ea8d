"""A game that is all about secret moments: whoever acts may be cut short by a card that only its holder knows.

Everybody holds one card, and sees that the others do. Only a knave can be played. Seats act in turn; before an
act counts, everybody who holds a knave is asked in secret. Three acts that count win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.engine.game import Game, Option
from oyez.engine.kernel import (
    Decision,
    Seat,
    State,
    Step,
    Tape,
    become,
    below,
    call,
    end,
    let_pass,
    settle,
    tell,
)
from oyez.engine.words import Action, Vocabulary

WORDS: Final = Vocabulary()
ACT: Final = WORDS.verb("act")[0]
CUT: Final = WORDS.verb("cut")[0]
PASS: Final = WORDS.verb("pass")[0]
TURN: Final = WORDS.prompt("turn", "W-1")
WHISPER: Final = WORDS.prompt("whisper", "W-2", secret=True)
MURMUR: Final = WORDS.prompt("murmur", "W-3", secret=True)
ACTED: Final = WORDS.fact("acted", (), "W-1")
CUT_SHORT: Final = WORDS.fact("cut-short", ("by:seat",), "W-2")
KNAVE: Final = "k"


@final
class Rules:
    def __init__(self, seats: int, hands: str) -> None:
        self.seats: Final = seats
        self.hands: Final = hands
        self.options: Final = {"hands": hands}


@final
class Whispers(State):
    def __init__(self, rules: Rules, seed: int, stack: list[Step[Any]], tape: Tape | None) -> None:
        super().__init__(seed, [], stack, (), (), tape)
        self.rules: Final = rules
        self.hands = list(rules.hands)
        self.acts = [0] * rules.seats
        self.die = 0

    def copy(self) -> Whispers:
        new = Whispers(self.rules, self.seed, self.stack.copy(), None)
        new.pending, new.winners, new.forced = self.pending, self.winners, self.forced.copy()
        new.hands, new.acts, new.die = self.hands.copy(), self.acts.copy(), self.die
        return new

    def snapshot(self) -> dict[str, object]:
        return {"hands": "".join(self.hands), "acts": list(self.acts), "die": self.die}


@final
class Turn(Step[Whispers]):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Whispers) -> tuple[Decision, ...]:
        return (Decision(self.seat, TURN, (ACT,)),)

    def take(self, g: Whispers, seat: Seat, action: Action) -> None:
        become(g, Turn((seat + 1) % g.rules.seats))
        call(g, [Window(WHISPER.name, seat, 0), Window(MURMUR.name, seat, 0), Count(seat)])

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Window(Step[Whispers]):
    """From the left neighbour of `seat` on, whoever holds a knave."""

    def __init__(self, name: str, seat: Seat, passes: int) -> None:
        self.prompt: Final = WORDS.prompts[name]
        self.seat: Final = seat
        self.passes: Final = passes

    def ask(self, g: Whispers) -> tuple[Decision, ...]:
        n = g.rules.seats
        for place in range(self.passes, n - 1):
            seat = (self.seat + 1 + place) % n
            if g.hands[seat] == KNAVE:
                return (Decision(seat, self.prompt, (CUT, PASS)),)
        return ()

    def take(self, g: Whispers, seat: Seat, action: Action) -> None:
        if action is PASS:
            passed = (seat - self.seat) % g.rules.seats
            become(g, Window(self.prompt.name, self.seat, passed))
            return
        g.hands[seat] = ""
        while not isinstance(g.stack[-1], Turn):
            end(g)
        tell(g, CUT_SHORT, self.seat, (seat,))

    def run(self, g: Whispers) -> None:
        let_pass(g, self.prompt)
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.passes)


@final
class Count(Step[Whispers]):
    """The act counts, with a die, so that it cannot be taken back (only the third one)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Whispers) -> None:
        end(g)
        g.acts[self.seat] += 1
        tell(g, ACTED, self.seat)
        if g.acts[self.seat] == 3:
            g.die = below(g, 6) + 1
            g.winners = (self.seat,)


class WhispersGame(Game[Whispers, Rules]):
    name = "whispers"
    version = "1"
    words = WORDS
    fewest = 2
    most = 5
    options = (Option("hands", ""),)
    ledger = "whispers"
    moments: Mapping[str, str] = {"whisper": "ask", "murmur": "pass"}

    def rules(self, seats: int, options: Mapping[str, str]) -> Rules:
        return Rules(seats, options.get("hands") or "f" * seats)

    def setup(self, rules: Rules, seed: int, forced: list[int]) -> Whispers:
        g = Whispers(rules, seed, [Turn(0)], Tape())
        settle(g)
        return g

    def view(self, g: Whispers, seat: Seat) -> dict[str, object]:
        hands = [card if owner == seat else bool(card) for owner, card in enumerate(g.hands)]
        return {"hands": hands, "acts": list(g.acts), "die": g.die}

    def truth(self, g: Whispers) -> dict[str, object]:
        return g.snapshot()

    def resample(self, g: Whispers, seat: Seat, seed: int) -> Whispers:
        new = g.copy()
        new.seed = seed
        return new

    def box(self, rules: Rules) -> dict[str, object]:
        return {}

    def hints(self, g: Whispers, seat: Seat) -> dict[str, dict[str, int]]:
        return {}

    def round_of(self, g: Whispers) -> int:
        return 1

    def measures(self, g: Whispers) -> dict[str, list[int]]:
        return {"acts": list(g.acts)}

    def arrange(self, g: Whispers, position: Mapping[str, object], names: list[str]) -> None:
        raise ValueError("this game has only its own beginning")

    def conserve(self, g: Whispers) -> None:
        pass

    def concerns(self, g: Whispers, seat: Seat) -> bool:
        return g.acts[seat] > 0

    def may_respond(self, g: Whispers, seat: Seat) -> bool:
        return bool(g.hands[seat])


GAME: Final = WhispersGame()
