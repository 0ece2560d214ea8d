"""Processes that play. Ctrl-C is the parent's affair: it decides what becomes of them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


def hire(processes: int) -> ProcessPoolExecutor:
    # A fresh interpreter per worker: forking a process that draws a progress bar in a thread may hang.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=leave_interrupts_to_the_parent)
    with _interrupts_held_back():
        for _ in range(processes):  # each of the first tasks starts one
            pool.submit(leave_interrupts_to_the_parent)
    return pool


def dismiss(pool: ProcessPoolExecutor, *, idle: bool) -> None:
    """Games take minutes with bots that search; whoever stops does not want to wait for them."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=idle, cancel_futures=True)
    for process in () if idle else processes:
        process.terminate()


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches the whole process group."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Who is started meanwhile never hears of one, not even before it could say so; here it comes a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
