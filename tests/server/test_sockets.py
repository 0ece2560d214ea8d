"""A crowd of connections: who is let in, who has to go, how long the server waits, and what it says about it."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from oyez.server import figures
from oyez.server.sockets import limits as limiting
from oyez.server.sockets.alarm import PAUSE, Alarm, Reason
from oyez.server.sockets.limits import SocketLimits, raise_descriptors, room_for_connections
from oyez.server.sockets.register import Place, Register
from tests.server.people import new_table, seated
from tests.server.running import PATIENCE, Running, running

SILENT = b""
HALF_A_HEADER = b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le"
HALF_A_BODY = (
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 500\r\n\r\n{"game": '
)
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
NEVER = 3600.0


class Door:
    """A register with connections that only note that they were closed."""

    def __init__(self, total: int, per_address: int = 1000) -> None:
        self.clock = 0.0
        self.closed: list[str] = []
        self.register = Register(total, per_address, {"10.0.0.1"}, Alarm(lambda: self.clock))

    def enter(self, host: str, name: str = "") -> Place:
        return self.register.enter(host, lambda: self.closed.append(name or host))


def test_the_oldest_silent_connection_of_the_greediest_address_makes_room() -> None:
    door = Door(total=5)
    calm = door.enter("192.0.2.1", "calm")
    greedy = [door.enter("192.0.2.2", f"greedy {number}") for number in range(4)]
    greedy[0].become("busy")
    new = door.enter("192.0.2.3", "new")
    assert door.closed == ["greedy 1"]
    assert [place.state for place in (calm, greedy[1], new)] == ["waiting", "gone", "waiting"]
    assert door.register.open == 5
    greedy[1].leave()  # when the loop tells the connection itself
    assert door.register.open == 5


def test_who_rests_is_spared_longer_than_who_never_asked_and_who_is_answered_stays() -> None:
    door = Door(total=3)
    resting, waiting = door.enter("192.0.2.1", "resting"), door.enter("192.0.2.2", "waiting")
    resting.become("resting")
    door.enter("192.0.2.3", "busy").become("busy")
    for _ in range(3):
        door.enter("192.0.2.4", "newer").become("busy")
    assert door.closed == ["waiting", "resting", "newer"]
    assert waiting.state == "gone"


def test_an_address_has_its_own_limit_and_a_household_is_one() -> None:
    door = Door(total=100, per_address=2)
    one, two = (door.enter(f"2001:db8:0:1::{number}") for number in (1, 2))
    door.enter("2001:db8:0:1::3")
    assert door.closed == ["2001:db8:0:1::1"]
    two.become("busy")
    door.enter("2001:db8:0:1::4").become("busy")
    assert one.state == "gone"
    assert door.enter("2001:db8:0:1::5").state == "gone", "nobody can be spared for it"
    assert door.enter("2001:db8:0:2::1").state == "waiting"


def test_a_proxy_is_not_limited_but_those_behind_it_are() -> None:
    door = Door(total=100, per_address=2)
    through = [door.enter("10.0.0.1") for _ in range(10)]
    assert door.closed == []
    for place in through[:2]:
        assert place.go_live("192.0.2.7")
        place.settle(seated=False)
    assert not through[2].go_live("192.0.2.7")
    assert through[3].go_live("192.0.2.8")
    assert all(place.go_live("10.0.0.1") for place in through[4:]), "a proxy that names nobody"


def test_seats_stay_and_room_is_kept_for_requests() -> None:
    door = Door(total=16)
    places = [door.enter(f"192.0.2.{number % 2}", f"live {number}") for number in range(14)]
    for number, place in enumerate(places):
        assert place.go_live(f"192.0.2.{number % 2}")
        place.settle(seated=number >= 4)
    late = door.enter("192.0.2.9")
    assert late.go_live("192.0.2.9"), "a spectator of somebody with more of them goes"
    assert door.closed == ["live 0"]
    late.settle(seated=True)
    watcher = door.enter("192.0.2.9")
    assert watcher.go_live("192.0.2.9")
    watcher.settle(seated=False)
    assert door.enter("192.0.2.9").go_live("192.0.2.9") is False, (
        "nobody has more spectators than he would have"
    )
    assert all(place.state == "seated" for place in places[4:])
    for _ in range(5):
        assert door.enter("192.0.2.9").state == "waiting", "requests always find a place"


def test_a_silent_websocket_goes_before_anybody_who_watches() -> None:
    door = Door(total=8, per_address=4)
    watcher = door.enter("192.0.2.1", "watcher")
    assert watcher.go_live("192.0.2.1")
    watcher.settle(seated=False)
    silent = [door.enter(f"192.0.2.{number % 2 + 2}", f"silent {number}") for number in range(6)]
    assert all(place.go_live(place.network) for place in silent)
    assert door.register.enter("192.0.2.1", lambda: None).go_live("192.0.2.1"), "room is made for everybody"
    assert door.closed == ["silent 0"]
    for number in range(3):
        assert door.enter("192.0.2.3", f"more {number}").go_live("192.0.2.3")
    assert door.closed[1:] == ["silent 1", "silent 3", "silent 5"]
    assert watcher.state == "watching"


def test_one_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    alarm = Alarm(lambda: now)

    def lines(reason: Reason, many: int) -> int:
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            for number in range(many):
                alarm.count(reason, "192.0.2.1" if number % 3 else "2001:db8::", 700)
        return len(caplog.records)

    assert lines("room", 500) == 1
    now = PAUSE + 1
    assert lines("header", 19) == 0, "browsers forget some, too"
    assert lines("header", 1) == 1
    assert "most of them from 192.0.2.1 closed=20 open=700" in caplog.text
    assert lines("body", 100) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
def test_descriptors_are_asked_for_and_some_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    now = (1024, 4096)

    def change(_: int, wanted: tuple[int, int]) -> None:
        nonlocal now
        now = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: now)
    monkeypatch.setattr(resource, "setrlimit", change)
    assert raise_descriptors() == 4096
    assert now == (4096, 4096)
    assert room_for_connections(None) == 4096 - limiting.BACKLOG - limiting.OWN_FILES
    assert room_for_connections(50) == 50
    now = (1024, 1024)
    assert room_for_connections(20_000) == 768, "no more than there are descriptors for"
    now = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert room_for_connections(None) == limiting.MOST


@contextmanager
def crowd(
    server: Running, many: int, first: bytes, source: str = "127.0.0.1"
) -> Iterator[list[socket.socket]]:
    """So many connections that say this and then nothing."""
    with ExitStack() as stack:
        sockets = []
        for _ in range(many):
            one = socket.create_connection(server.socket.getsockname(), PATIENCE, (source, 0))
            sockets.append(stack.enter_context(one))
            one.sendall(first)
        yield sockets


def ends(one: socket.socket) -> bytes:
    """What the server says until it closes the connection; fails if it does not."""
    said = b""
    try:
        while part := one.recv(4096):
            said += part
    except ConnectionResetError:
        pass
    return said


def patient(**changes: float) -> SocketLimits:
    """Only what is named runs out."""
    seconds = {"header": NEVER, "body": NEVER, "reading": NEVER, "idle": int(NEVER)}
    return SocketLimits(**{**seconds, **changes})  # type: ignore[arg-type]


async def test_a_crowd_shuts_nobody_out(tmp_path: Path) -> None:
    with running(tmp_path, sockets=patient(total=16)) as server, server.http() as http:
        table, keys = new_table(http, "me", "me")
        async with (
            seated(server.address, table, keys[0]) as one,
            seated(server.address, table, keys[1]) as two,
        ):
            for made, first in enumerate((SILENT, HALF_A_HEADER, HALF_A_BODY)):
                with crowd(server, 40, first) as sockets:
                    with server.http() as another:
                        for probe in (http, another):
                            assert probe.get("/healthz").json() == {"status": "ok"}
                    mover = one if one.now["decision"] else two
                    await mover.play(mover.options()[0])
                    assert await asyncio.to_thread(ends, sockets[0]) == b"", "it was closed for others"
                    async with seated(server.address, table, None) as guest:
                        assert guest.now["n"] == made + 1
                    await (two if mover is one else one).hear_about("table")


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of this machine")
def test_one_address_cannot_have_all(tmp_path: Path) -> None:
    with running(tmp_path, sockets=patient(total=1000, per_address=8)) as server, server.http() as http:
        with (
            crowd(server, 5, SILENT, "127.0.0.3") as others,
            crowd(server, 20, SILENT, "127.0.0.2") as greedy,
        ):
            assert [ends(one) for one in greedy[:12]] == [b""] * 12
            for one in (others[0], greedy[-1]):
                one.sendall(WHOLE)
                assert b'{"status":"ok"}' in one.recv(4096)
        assert 'oyez_sockets_closed_total{reason="address"}' in http.get("/metrics").text


def test_the_server_waits_only_so_long(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    too_large = HALF_A_BODY.replace(b"500", b"99999") + b" " * 70_000
    with running(tmp_path, sockets=patient(header=0.05, body=0.05, idle=1)) as server:
        for first, answer in (
            (SILENT, b""),
            (HALF_A_HEADER, b"HTTP/1.1 408"),
            (b"\r\n", b"HTTP/1.1 408"),
            (HALF_A_BODY, b"HTTP/1.1 408"),
            (WHOLE + HALF_A_HEADER, b"HTTP/1.1 200"),
            (WHOLE, b"HTTP/1.1 200"),
            (too_large, b"HTTP/1.1 413"),
        ):
            with crowd(server, 1, first) as [one]:
                assert ends(one)[:12] == answer, first[:100]
    assert "Traceback" not in caplog.text


def test_a_second_request_has_a_deadline_as_well(tmp_path: Path) -> None:
    with running(tmp_path, sockets=patient(header=0.05)) as server:
        for more in (b"\r\n", HALF_A_HEADER):
            with crowd(server, 1, WHOLE) as [one]:
                assert one.recv(4096).endswith(b'{"status":"ok"}')
                one.sendall(more)
                ends(one)


def test_a_slow_answer_is_no_slow_request(tmp_path: Path) -> None:
    """Deadlines are for what the client has to do."""
    with running(tmp_path, sockets=patient(header=0.05, body=0.05)) as server:

        @server.app.get("/slow")
        async def slow() -> str:
            await asyncio.sleep(0.3)
            return "done"

        server.app.router.routes.insert(0, server.app.router.routes.pop())
        with crowd(server, 1, b"GET /slow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as [one]:
            assert b'"done"' in one.recv(4096)


def test_who_does_not_read_an_answer_is_dropped(tmp_path: Path) -> None:
    with running(tmp_path, sockets=patient(reading=0.05)) as server:

        @server.app.get("/much")
        async def much() -> str:
            return "x" * 20_000_000

        server.app.router.routes.insert(0, server.app.router.routes.pop())
        with crowd(server, 1, b"GET /much HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"), server.http() as http:
            while 'closed_total{reason="reading"}' not in http.get("/metrics").text:
                pass


async def test_there_is_a_sentence_for_a_websocket_without_room(tmp_path: Path) -> None:
    with running(tmp_path, sockets=patient(per_address=1)) as server, server.http() as http:
        table, _ = new_table(http, "me", "me")
        from_afar = {"X-Forwarded-For": "203.0.113.1"}
        async with connect(server.live(table), additional_headers=from_afar) as first:
            await first.send('{"type": "watch"}')
            assert json.loads(await first.recv())["type"] == "table"
            with pytest.raises(InvalidStatus) as refused:
                await connect(server.live(table), additional_headers=from_afar)
            response = refused.value.response
            assert response.status_code == 429
            assert response.headers["Retry-After"] == "10"
            assert json.loads(response.body or b"")["error"]["code"] == "too-many"
            async with connect(server.live(table)):
                pass


def test_figures_follow_the_connections(tmp_path: Path) -> None:
    def now(state: str) -> float:
        return figures.REGISTRY.get_sample_value("oyez_sockets", {"state": state}) or 0.0

    before = now("waiting")
    door = Door(total=10)
    place = door.enter("192.0.2.1")
    assert now("waiting") == before + 1
    place.leave()
    assert now("waiting") == before
    assert figures.REGISTRY.get_sample_value("oyez_sockets_allowed") == 10
