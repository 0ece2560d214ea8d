"""A series of games, in one process or several. The results come in the order of the games either way."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from oyez.arena.selfplay import Pairing, Result, play_game
from oyez.arena.workers import dismiss, hire

# Enough work per message that passing it on costs nothing, little enough that progress is seen.
SHARE: Final = 8
# Shares per process that wait their turn, so that nobody idles.
AHEAD: Final = 3


class LostWorker(RuntimeError):
    """A process that played was ended from outside; the message says what to do."""

    def __init__(self) -> None:
        super().__init__(
            "a process that played was ended by the system, often for want of memory; "
            "start the command again, with fewer processes (-j)"
        )


def play_series(pairing: Pairing, games: int, processes: int = 1) -> Generator[Result]:
    """The results of games 0 to `games` - 1, one after the other. Stop iterating to stop playing."""
    if processes <= 1:
        for index in range(games):
            yield play_game(pairing, index)
        return
    share = max(1, min(SHARE, games // (processes * AHEAD)))
    pool = hire(min(processes, games))
    waiting: deque[Future[list[Result]]] = deque()
    played = False
    try:
        for first in range(0, games, share):
            waiting.append(pool.submit(_play_share, pairing, first, min(first + share, games)))
            if len(waiting) > processes * AHEAD:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
        played = True
    except BrokenProcessPool as reason:
        raise LostWorker from reason
    finally:
        dismiss(pool, idle=played)


def _play_share(pairing: Pairing, first: int, end: int) -> list[Result]:
    return [play_game(pairing, index) for index in range(first, end)]
