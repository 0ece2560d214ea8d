"""The names that a server answers to: nobody's page makes its own name lead here."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from oyez.server.host_names import BadHostName, HostNames, given_names, names_for
from oyez.server.run import bind
from tests.server.people import new_table
from tests.server.running import Process, Running, live_address, running
from tests.server.test_serve import refused
from tests.server.visitors import API, Visitor, code

FOREIGN = (
    "evil.example",
    "evil.example:1429",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "",
    "[::1",
    "a b",
)


def called(server: Running, name: str, table: str, origin: str) -> connect:
    """A live connection to the server under this name."""
    return connect(
        live_address(f"http://{name}", table),
        host="127.0.0.1",
        port=server.socket.getsockname()[1],
        origin=Origin(origin),
    )


def test_on_this_machine_only_its_own_names() -> None:
    mine = HostNames()
    for host in (
        "localhost",
        "LOCALHOST:1429",
        "localhost.:80",
        "127.0.0.1:1429",
        "127.8.9.1",
        "[::1]",
        "[::1]:1429",
    ):
        assert mine.include(host), host
    for host in (*FOREIGN, "10.0.0.5:1429", "[2001:db8::1]", "0.0.0.0"):
        assert not mine.include(host), host


def test_for_other_machines_addresses_and_names_that_were_given() -> None:
    club = HostNames(frozenset({"oyez.example.org", "*.club.example"}), everywhere=True)
    for host in (
        "10.0.0.5:1429",
        "[2001:db8::1]:80",
        "oyez.example.org",
        "Oyez.Example.org:443",
        "a.club.example",
        "b.a.club.example",
    ):
        assert club.include(host), host
    for host in (*FOREIGN, "club.example", "oyez.example.org.evil.example", "notclub.example"):
        assert not club.include(host), host
    assert HostNames(frozenset({"*"})).include("evil.example")


def test_what_the_machine_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Castle.home.arpa")
    with bind("127.0.0.1", 0) as alone:
        names = names_for(alone, "127.0.0.1", ("oyez.example.org",), "https://letters.example.org/oyez")
    assert names == HostNames(frozenset({"oyez.example.org", "letters.example.org"}))
    with bind("0.0.0.0", 0) as open_to_all:
        names = names_for(open_to_all, "0.0.0.0", ())
    assert names.everywhere
    assert names.names >= {"castle.home.arpa", "castle.local"}


def test_names_by_option_and_environment() -> None:
    told = {"OYEZ_HOST_NAME": "One.example, two.example,"}
    assert given_names((), told) == ("one.example", "two.example")
    assert given_names(["three.example.", "*.four.example", "[::1]"], told) == (
        "three.example",
        "*.four.example",
        "::1",
    )
    for wrong in ("https://oyez.example.org", "oyez.example.org:443", "two words", "*.*", "a..b"):
        with pytest.raises(BadHostName, match="without http:// and port"):
            given_names([wrong], {})


async def test_another_name_is_refused_in_the_one_shape(server: Running, http: httpx.Client) -> None:
    table, _ = new_table(http, "me", "bot")
    for path in ("/", "/healthz", "/docs/", f"{API}/tables", f"{API}/tables/{table}"):
        answer = http.get(path, headers={"Host": "evil.example"})
        assert code(answer) == (421, "wrong-host"), path
        assert "--host-name" in answer.json()["error"]["message"]
        assert "evil" not in answer.text
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    # A page that made its own name lead here: Host and Origin agree, and still nothing is told.
    with pytest.raises(InvalidStatus) as live:
        await called(server, "evil.example", table, "http://evil.example")
    assert live.value.response.status_code == 421
    posted = http.post(
        f"{API}/tables", json={}, headers={"Host": "evil.example", "Origin": "http://evil.example"}
    )
    assert code(posted) == (421, "wrong-host")


async def test_a_name_of_its_own_behind_a_proxy(tmp_path: Path) -> None:
    names = HostNames(frozenset({"oyez.example.org"}))
    with running(tmp_path, answers_to=names) as server:
        with Visitor(server.address, Host="oyez.example.org", Origin="https://oyez.example.org") as visitor:
            made = visitor.make("me", "bot")
            assert visitor.claim("Proxy").status_code == 201
        name = "oyez.example.org"
        async with called(server, name, made["id"], f"https://{name}") as socket:
            await socket.send('{"type": "watch"}')
            assert '"table"' in str(await socket.recv())


def test_the_command(tmp_path: Path) -> None:
    assert "is no name of a host" in refused(tmp_path, "--port", "0", "--host-name", "http://x")
    process = Process(
        tmp_path, "--port", "0", "--host-name", "oyez.example.org", "--host-name", "*.club.example"
    )
    try:
        with process.http() as http:
            for host, status in (("oyez.example.org", 200), ("a.club.example:8", 200), ("evil.example", 421)):
                assert http.get("/healthz", headers={"Host": host}).status_code == status
    finally:
        process.stop(signal.SIGTERM)
