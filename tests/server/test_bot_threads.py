"""Threads of bots are used again, and none is waited for in vain."""

from __future__ import annotations

import asyncio
import threading

import pytest

from oyez.server.tables.bot_threads import BotThreads


async def test_a_free_thread_is_used_again() -> None:
    threads = BotThreads()
    first = await threads.run(threading.current_thread)
    assert await threads.run(threading.current_thread) is first
    assert first is not threading.current_thread()
    assert first.daemon, "it stops no shutdown"
    threads.close()
    await asyncio.to_thread(first.join, 10)
    assert not first.is_alive()


async def test_a_bot_that_does_not_return_keeps_nobody_else_waiting() -> None:
    threads, go_on = BotThreads(), threading.Event()
    slow = asyncio.create_task(threads.run(lambda: (go_on.wait(), threading.current_thread())))
    await asyncio.sleep(0)
    other = await threads.run(threading.current_thread)
    assert not slow.done()
    threads.close()
    go_on.set()
    _, late = await slow
    assert late is not other
    await asyncio.to_thread(late.join, 10)
    assert not late.is_alive(), "closed meanwhile, it ends once its bot has returned"


async def test_a_bot_that_was_given_up_frees_its_thread_later() -> None:
    threads, go_on = BotThreads(), threading.Event()
    given_up = asyncio.create_task(threads.run(go_on.wait))
    await asyncio.sleep(0)
    given_up.cancel()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await given_up
    first = await threads.run(threading.current_thread)
    assert await threads.run(threading.current_thread) is first
    threads.close()


async def test_whoever_waits_is_told_what_went_wrong() -> None:
    def fail() -> None:
        raise ValueError("no idea")

    threads = BotThreads()
    with pytest.raises(ValueError, match="no idea"):
        await threads.run(fail)
    assert await threads.run(lambda: 5) == 5, "its thread lives on"
    threads.close()
