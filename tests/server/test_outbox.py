"""What is written at once never overtakes what waits."""

from __future__ import annotations

import asyncio

from oyez.server.tables.audience import Watcher


class Line:
    """A connection that takes messages at once while it is free."""

    def __init__(self) -> None:
        self.free = True
        self.taken: list[bytes] = []

    def write(self, text: bytes) -> bool:
        if self.free:
            self.taken.append(text)
        return self.free


async def test_a_free_line_takes_messages_at_once() -> None:
    watcher, line = Watcher(0, 4), Line()
    watcher.write = line.write
    watcher.post(b"one")
    assert line.taken == [b"one"]
    assert watcher.outbox.empty()


async def test_what_comes_after_a_waiting_message_waits_too() -> None:
    watcher, line = Watcher(0, 4), Line()
    watcher.write = line.write
    line.free = False
    watcher.post(b"one")
    line.free = True
    watcher.post(b"two")
    assert line.taken == []
    assert [watcher.outbox.get_nowait() for _ in range(2)] == [b"one", b"two"]


async def test_nothing_overtakes_the_message_that_is_being_sent() -> None:
    watcher, line = Watcher(0, 4), Line()
    watcher.write = line.write
    watcher.sending = True
    watcher.post(b"two")
    assert line.taken == []
    assert watcher.outbox.get_nowait() == b"two"


async def test_whoever_reads_nothing_is_dropped() -> None:
    watcher, line = Watcher(0, 2), Line()
    watcher.write = line.write
    line.free = False
    for text in (b"one", b"two", b"three"):
        watcher.post(text)
    assert watcher.lost.done()
    await asyncio.wait_for(watcher.lost, 1)
