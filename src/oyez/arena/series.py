"""A series of games, in one process or several. The results come in the order of the games either way."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from oyez.arena.selfplay import Pairing, Result, play_game

# Enough work per message that passing it on costs nothing, little enough that progress is seen.
SHARE: Final = 8


def play_series(pairing: Pairing, games: int, processes: int = 1) -> Generator[Result]:
    """The results of games 0 to `games` - 1, one after the other. Stop iterating to stop playing."""
    play = partial(play_game, pairing)
    if processes <= 1:
        yield from map(play, range(games))
        return
    # A fresh interpreter per worker: forking a process that draws a progress bar in a thread may hang.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_leave_interrupts_to_the_parent)
    try:
        yield from pool.map(play, range(games), chunksize=max(1, min(SHARE, games // (processes * 4))))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches the whole process group; the workers finish their share and the parent decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
