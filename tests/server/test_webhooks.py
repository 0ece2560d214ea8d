"""Webhooks lead to the internet only, end at their deadline, and keep nobody else waiting."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from oyez.server.notices.addresses import Address, Letter
from oyez.server.notices.hook_pool import PER_HOST, THREADS, WAITING, HookPool
from oyez.server.notices.mail_settings import Post
from oyez.server.notices.post import PostOffice
from oyez.server.notices.public_hosts import is_public
from oyez.server.notices.webhooks import deliver_webhook, where
from oyez.server.people.passwords import Passwords
from oyez.server.settings import Cost
from oyez.server.timing.time_messages import Subscribe
from tests.server.indoors import hall, sit_in, table_in

PATIENCE = 60  # seconds, a safety net only
INSIDE = [
    *("127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
    *("192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.1", "203.0.113.1"),
    *("224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:0:127.0.0.1"),
    *("64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "2001::1", "2001:0:7f00:1::1"),
    *("2001:2::1", "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::1", "2002:808:808::1"),
    *("3fff::1", "5f00::1", "fc00::1", "fd12::1", "fe80::1", "fe80::1%1", "fec0::1", "ff02::1", "ff0e::1"),
    *("2a00:1450::5efe:7f00:1", "2a00:1450::200:5efe:7f00:1"),
]


@pytest.mark.parametrize("host", INSIDE)
def test_what_only_looks_public_is_refused(host: str) -> None:
    assert not is_public(host)


@pytest.mark.parametrize("host", ["8.8.8.8", "::ffff:8.8.8.8", "2a00:1450:4001::1", "2606:4700::1111"])
def test_the_internet_is_public(host: str) -> None:
    assert is_public(host)


# Also in spellings that only the resolver reads as addresses.
@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "10.1.2.3",
        "::1",
        "::ffff:127.0.0.1",
        "fec0::1",
        "2130706433",
        "0x7f000001",
        "127.1",
        "１２７.0.0.1",
    ],
)
def test_a_webhook_never_leads_inside(host: str) -> None:
    assert where(host, 80, "public") is None
    assert where(host, 80, "all") is not None


def test_one_address_inside_is_enough_to_refuse_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def names(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (one, 443)) for one in ("8.8.8.8", "2002:7f00:1::1")]

    monkeypatch.setattr(socket, "getaddrinfo", names)
    assert where("rebound.example.org", 443, "public") is None


Serve = Callable[[socket.socket], None]


@contextmanager
def listening(serve: Serve) -> Iterator[int]:
    """A server on every address of the loopback net that does `serve` with each connection."""
    with ThreadPoolExecutor() as threads, socket.create_server(("0.0.0.0", 0)) as server:

        def accept() -> None:
            with suppress(OSError):
                while True:
                    threads.submit(serve, server.accept()[0])

        accepting = threads.submit(accept)
        yield int(server.getsockname()[1])
        server.shutdown(socket.SHUT_RDWR)
        accepting.result(PATIENCE)


def hook_letter(address: str) -> tuple[Letter, Address]:
    letter = Letter("letter", "address", "turn", "subject", "body", "link", 0.0, 0.0)
    return letter, Address(
        "address", "table", 0, None, "webhook", address, "en", ("turn",), b"", confirmed=True, created=0.0
    )


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_server_that_drips_does_not_stretch_the_deadline(scheme: str) -> None:
    """Each byte comes in time for the read that waits for it; the whole never ends."""

    def drip(taken: socket.socket) -> None:
        # Of a TLS record of 16 KB for the one, of a status line for the other.
        start = b"\x16\x03\x03\x40\x00" if scheme == "https" else b"HTTP/1.1 "
        with taken, suppress(OSError):
            taken.sendall(start)
            while True:
                taken.sendall(b"x")
                time.sleep(0.02)

    with listening(drip) as port, ThreadPoolExecutor(1) as pool:
        post = Post(webhooks="all", deadline=0.2)
        under_way = pool.submit(deliver_webhook, post, *hook_letter(f"{scheme}://127.0.0.1:{port}/"))
        assert under_way.result(PATIENCE) == "failed"


def test_a_name_that_nobody_tells_does_not_stretch_it_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server of the player's own may take as long as it likes."""
    released = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: released.wait(PATIENCE))
    with ThreadPoolExecutor(1) as pool:
        post = Post(webhooks="public", deadline=0.2)
        under_way = pool.submit(deliver_webhook, post, *hook_letter("https://slow.example.org/"))
        try:
            assert under_way.result(PATIENCE / 2) == "failed"
        finally:
            released.set()


async def test_six_slow_webhooks_stop_nothing(tmp_path: Path) -> None:
    """They hang while passwords are checked, tables are loaded and the post goes on."""
    held, released = threading.Semaphore(0), threading.Event()

    def hold(taken: socket.socket) -> None:
        with taken:
            held.release()
            released.wait(PATIENCE)

    with listening(hold) as port:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
        settings = Post(base="https://oyez.example.org", webhooks="all", deadline=PATIENCE)
        async with hall(tmp_path, post=settings) as rooms, asyncio.timeout(PATIENCE):
            post = PostOffice(rooms)
            for number in range(1, 7):
                await subscribe(post, f"http://127.0.0.{number}:{port}/")
            await post.round()
            for _ in range(THREADS):
                while not held.acquire(blocking=False):  # noqa: ASYNC110 (other threads release it)
                    await asyncio.sleep(0.01)
            assert await Passwords(Cost(1, 64, 1)).fit("a password", None) is False
            table, keys = await table_in(rooms, "middle-ages", "me", "me")
            async with rooms.at(table) as room:
                assert (await sit_in(room, keys))[0].now["n"] == 0
            await post.round()
            released.set()
            await post.close()


async def subscribe(post: PostOffice, address: str) -> None:
    rooms = post._rooms
    table, keys = await table_in(rooms, "middle-ages", "me", "me")
    async with rooms.at(table) as room:
        [ear, *_] = await sit_in(room, keys)
        wish = Subscribe(type="subscribe", way="webhook", address=address, language="en", events=["turn"])
        await post.subscribe(room, ear.watcher, wish)


async def test_the_pool_is_bounded_in_all_and_per_host() -> None:
    async def note(*_: object) -> None:
        pass

    pool = HookPool(Post(webhooks="off"), note)
    pool._threads.shutdown()
    [letter, first] = hook_letter("https://one.example.org/")
    for _ in range(PER_HOST):
        assert pool.has_room_for(first)
        pool.send(letter, first)
    assert not pool.has_room_for(first)
    for number in range(WAITING - PER_HOST):
        [letter, other] = hook_letter(f"https://other{number}.example.org/")
        assert pool.has_room_for(other)
        pool.send(letter, other)
    [_, last] = hook_letter("https://last.example.org/")
    assert not pool.has_room_for(last)
    await pool.settled()
    assert pool.has_room_for(first)
    await pool.close()
