"""A series of games, in one process or several. The results come in the order of the games either way."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from oyez.arena.selfplay import Pairing, Result, play_game

# Enough work per message that passing it on costs nothing, little enough that progress is seen.
SHARE: Final = 8
# Shares per process that wait their turn, so that nobody idles and an interrupt does not wait for long.
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
    # A fresh interpreter per worker: forking a process that draws a progress bar in a thread may hang.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_leave_interrupts_to_the_parent)
    waiting: deque[Future[list[Result]]] = deque()
    try:
        for first in range(0, games, share):
            waiting.append(pool.submit(_play_share, pairing, first, min(first + share, games)))
            if len(waiting) > processes * AHEAD:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BrokenProcessPool as reason:
        raise LostWorker from reason
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play_share(pairing: Pairing, first: int, end: int) -> list[Result]:
    return [play_game(pairing, index) for index in range(first, end)]


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches the whole process group; the workers finish their share and the parent decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
