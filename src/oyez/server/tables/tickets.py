"""Tickets: a choice counts only while the question that it answers is the one that its author saw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from oyez.engine.kernel import Decision, Seat
from oyez.server.storage.stored import Entry

Question = tuple[str, tuple[str, ...]]  # prompt, options


@final
class Tickets:
    """One number per seat. Its own answers use it up, everybody's undos, and whatever asks it something else.

    The choices of others leave it alone, and so does a question that was answered before the seat saw it.
    """

    def __init__(self, seats: int, log: tuple[Entry, ...]) -> None:
        self._numbers: Final = [0] * seats
        self._asked: Final[list[Question | None]] = [None] * seats  # since the number is what it is
        for entry in log:
            author = range(seats) if entry.kind == "undo" else (entry.seat,)
            for seat in author if entry.ticks is None else entry.ticks:
                self._numbers[seat] += 1

    def of(self, seat: Seat) -> int:
        return self._numbers[seat]

    def note(self, pending: tuple[Decision, ...]) -> None:
        """What is asked when the table is opened."""
        for decision in pending:
            self._asked[decision.seat] = question(decision)

    def used(
        self, author: Seat | None, pending: tuple[Decision, ...], unseen: Callable[[Decision], bool]
    ) -> tuple[Seat, ...]:
        """After an answer of `author`: the seats whose tickets are used up. `unseen` questions are none."""
        asked = {decision.seat: question(decision) for decision in pending if not unseen(decision)}
        changed = [seat for seat, new in asked.items() if self._asked[seat] not in (None, new)]
        return self._use(sorted({*changed, *(() if author is None else (author,))}), asked)

    def follow(
        self, ticks: tuple[Seat, ...], pending: tuple[Decision, ...], unseen: Callable[[Decision], bool]
    ) -> None:
        """After an entry of another process, which says whose tickets it used up."""
        self._use(list(ticks), {one.seat: question(one) for one in pending if not unseen(one)})

    def all_used(self, pending: tuple[Decision, ...]) -> tuple[Seat, ...]:
        """After an undo."""
        return self._use(list(range(len(self._numbers))), {one.seat: question(one) for one in pending})

    def _use(self, seats: list[Seat], asked: dict[Seat, Question]) -> tuple[Seat, ...]:
        for seat in seats:
            self._numbers[seat] += 1
            self._asked[seat] = None
        for seat, new in asked.items():
            self._asked[seat] = new
        return tuple(seats)


def question(decision: Decision) -> Question:
    return decision.prompt.name, tuple(action.text for action in decision.options)
