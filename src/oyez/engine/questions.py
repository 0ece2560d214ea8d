"""Questions that return in every game: who is asked, and which nouns of one verb are open."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision
from oyez.engine.numbers import i64
from oyez.engine.words import Action, Prompt, Verb

WIDEST: Final = 8  # bits: each seat may keep two to the power of so many decisions


@final
class Question:
    """Makes each decision once and keeps it: decisions are immutable, so all games share them.

    What is open is a mask: bit 0 stands for the noun `first`, the next one for the next noun, up to `width` of them.
    """

    def __init__(self, prompt: Prompt, verb: Verb, first: i64, width: i64, seats: i64) -> None:
        assert width <= WIDEST, width
        self.prompt: Final = prompt
        self.width: Final = width
        self.actions: Final = verb.actions[first - verb.first : first - verb.first + width]
        self._asked: Final[list[tuple[Decision, ...] | None]] = [None] * (seats << width)
        self._options: Final[list[tuple[Action, ...] | None]] = [None] * (1 << width)

    def ask(self, seat: i64, mask: i64) -> tuple[Decision, ...]:
        place = seat << self.width | mask
        asked = self._asked[place]
        if asked is None:
            asked = (Decision(seat, self.prompt, self.options(mask)),)
            self._asked[place] = asked
        return asked

    def options(self, mask: i64) -> tuple[Action, ...]:
        """The actions whose bits are set, the lowest first."""
        options = self._options[mask]
        if options is None:
            options = tuple([action for bit, action in enumerate(self.actions) if mask >> bit & 1])
            self._options[mask] = options
        return options
