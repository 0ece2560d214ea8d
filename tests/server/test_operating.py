"""Whoever runs the server, while it runs: tables, addresses and load, on both databases."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from oyez.cli.main import app
from oyez.engine.proof import check_commitment, check_dice
from oyez.engine.record import parse
from oyez.games import game_named
from oyez.server.operating.blocks import BadNetwork, network_named
from oyez.server.operating.paths import reachable, sockets_in
from tests.server.people import Person, Refused, connected, new_table, seated
from tests.server.postgres import Cluster
from tests.server.running import Running, live_address, running
from tests.server.test_following import soon

API = "/api/v1"
ELSEWHERE = {"X-Forwarded-For": "192.0.2.7"}


class Site:
    """Two servers on PostgreSQL, or one on a file, and the command line beside them."""

    def __init__(self, data: Path, servers: list[Running], address: str | None) -> None:
        self.data, self.servers, self.address = data, servers, address

    async def admin(self, *words: object, code: int = 0) -> str:
        where = ["--data", str(self.data), *(["--database", self.address] if self.address else [])]
        line = ["admin", *map(str, words), *where]
        done = await asyncio.to_thread(CliRunner().invoke, app, line)
        assert done.exit_code == code or (code == 2 and done.exception), (done.output, done.exception)
        return done.output if code == 0 else str(done.exception)


@pytest.fixture(params=["sqlite", "postgresql"])
def site(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Site]:
    if request.param == "sqlite":
        with running(tmp_path) as server:
            yield Site(tmp_path, [server], None)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.new()
    with running(tmp_path, address=address) as one, running(tmp_path, address=address) as two:
        yield Site(tmp_path, [one, two], address)


async def refusal_of(person: Person) -> str:
    with pytest.raises(Refused) as refused:
        while True:
            await person.hear_about("table")
    return refused.value.code


async def test_a_table_is_deleted_and_links_are_renewed_while_people_sit_there(site: Site) -> None:
    with site.servers[0].http() as http:
        table, keys = new_table(http, "me", "me")
        doomed, _ = new_table(http, "me", "open")
    last = site.servers[-1].address
    async with seated(last, table, keys[0]) as one, seated(last, doomed, None) as guest:
        link = (await site.admin("rotate-links", table, "--seat", 0)).strip()
        assert await refusal_of(one) == "revoked"
        await site.admin("delete", doomed, "--yes")
        assert await refusal_of(guest) == "deleted"
    async with seated(last, table, link.split("#key=")[1]) as again:
        assert again.now["you"] == 0
    assert [facts["id"] for facts in json.loads(await site.admin("list", "--json"))] == [table]


async def test_a_game_is_ended_while_people_and_bots_play_it(site: Site) -> None:
    """Nobody wins and nobody is asked any more; what was played can be looked at and proven."""
    with site.servers[0].http() as http:
        table, keys = new_table(http, "me", "me", "bot")
        watched, _ = new_table(http, "bot", "bot", "bot", game="fief")
        last = site.servers[-1]
        async with (
            seated(last.address, table, keys[0]) as one,
            seated(last.address, table, keys[1]) as two,
            seated(last.address, watched, None) as guest,
        ):
            mover = one if one.now["decision"] else two
            await mover.play(mover.options()[0])
            while not guest.now["n"]:
                await guest.hear_about("table")
            for id in (table, watched):
                assert f"{id} is over; nobody has won" in await site.admin("end", id, "--yes")
            for person in (one, two, guest):
                while person.now["status"] != "over":
                    await person.hear_about("table")
                assert (person.now["winners"], person.now["decision"]) == ([], None)
                assert (person.now["waiting"], person.now["initiatives"]) == ([], [])
            await one.say(type="play", ticket=one.now["ticket"], action="pass")
            assert await one.refusal() == "over"
        for id in (table, watched):
            assert "is over; there is nothing to end" in await site.admin("end", id, "--yes", code=2)
            assert http.get(f"{API}/tables/{id}").json()["status"] == "over"
            results = http.get(f"{API}/tables/{id}/results").json()
            assert (results["winners"], results["proof"]["version"]) == ([], 2)
            record = parse(http.get(f"{API}/tables/{id}/record").text, game_named)
            assert (len(record.plays), record.digest) == (results["plays"], "")
            check_commitment(record, results["proof"]["commitment"])
            check_dice(record)


async def test_a_game_stays_ended_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        table, keys = new_table(http, "me", "bot", "bot")
        open_one, _ = new_table(http, "me", "open")
    site = Site(tmp_path, [], None)
    await site.admin("end", table, "--yes")  # while no server runs
    assert "has not begun; oyez admin delete" in await site.admin("end", open_one, "--yes", code=2)
    assert "there is no table" in await site.admin("end", "x" * 22, "--yes", code=2)
    with running(tmp_path) as again:
        async with seated(again.address, table, keys[0]) as person:
            assert (person.now["status"], person.now["decision"]) == ("over", None)
            notes = await person.hear_about("time")
            assert [note["kind"] for note in notes["notes"]] == ["ended"]


async def everywhere_refused(site: Site, *, is_refused: bool) -> None:
    """What 192.0.2.7 is told, on both ways in; everybody else is served."""
    for server in site.servers:
        with server.http() as http:
            ask = partial(http.get, f"{API}/tables", headers=ELSEWHERE)
            await soon(lambda: ask().is_error == is_refused)  # noqa: B023 - it is awaited here
            if is_refused:
                answer = http.get("/", headers=ELSEWHERE)
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "blocked")
            assert http.get(f"{API}/tables").status_code == 200
            assert http.get("/healthz").status_code == 200


async def test_an_address_is_blocked_at_once_and_for_good(site: Site) -> None:
    with site.servers[0].http() as http:
        table, _ = new_table(http, "me", "open")
    url = live_address(site.servers[-1].address, table)
    async with (
        connect(url, additional_headers=ELSEWHERE) as there,
        seated(site.servers[-1].address, table, None) as here,
    ):
        blocked = Person(there)
        await blocked.say(type="watch")
        await blocked.hear_about("table")
        said = await site.admin("block", "192.0.2.0/24", "--why", "made 900 tables")
        assert "192.0.2.0/24 is blocked" in said
        assert await refusal_of(blocked) == "blocked"
        await here.say(type="ping")
        await here.hear_about("pong")
    await everywhere_refused(site, is_refused=True)
    with pytest.raises(InvalidStatus) as refused:
        async with connect(url, additional_headers=ELSEWHERE):
            pass
    assert refused.value.response.status_code == 403
    [listed] = json.loads(await site.admin("blocks", "--json"))
    assert (listed["network"], listed["why"]) == ("192.0.2.0/24", "made 900 tables")
    assert "made 900 tables" in await site.admin("blocks")
    assert "is not blocked" in await site.admin("unblock", "192.0.2.7", code=2)
    await site.admin("unblock", "192.0.2.0/24")
    await everywhere_refused(site, is_refused=False)


async def test_whoever_was_shut_out_stays_so_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    await Site(tmp_path, [], None).admin("block", "192.0.2.7")  # while no server runs
    with running(tmp_path) as again:
        await everywhere_refused(Site(tmp_path, [again], None), is_refused=True)


async def test_who_connected_before_he_was_blocked_cannot_sit_down_after_it(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        table, _ = new_table(http, "me", "open")
        async with connect(live_address(server.address, table), additional_headers=ELSEWHERE) as there:
            await Site(tmp_path, [], None).admin("block", "192.0.2.7")
            silent = Person(there)
            await silent.say(type="watch")
            assert await refusal_of(silent) == "blocked"


async def test_the_load_is_told(site: Site) -> None:
    with site.servers[0].http() as http:
        table, keys = new_table(http, "me", "me")
    async with seated(site.servers[0].address, table, keys[0]), seated(site.servers[0].address, table, None):
        told: list[dict[str, Any]] = json.loads(await site.admin("load", "--seconds", 0.1, "--json"))
        plain = await site.admin("load", "--seconds", 0.1)
    assert len(told) == len(site.servers)
    busy = [one for one in told if one["tables in memory"]]
    assert [(one["seats connected"], one["spectators connected"]) for one in busy] == [(1, 1)]
    assert "entries a second: " in plain
    assert "searches waiting with people: 0" in plain


async def test_without_a_server_there_is_no_load(tmp_path: Path) -> None:
    with running(tmp_path):
        assert [stat.S_IMODE(path.stat().st_mode) for path in sockets_in(tmp_path)] == [0o600]
    assert sockets_in(tmp_path) == []
    (tmp_path / "admin-00000000.sock").touch()  # of a server that was killed
    assert "no server of this data folder runs" in await Site(tmp_path, [], None).admin("load", code=2)
    with running(tmp_path):
        assert len(sockets_in(tmp_path)) == 1


async def test_noise_at_the_socket_harms_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        [path] = sockets_in(tmp_path)
        for noise in (b"hello\n", b'{"wish": "reboot"}\n', b"x" * 10_000 + b"\n", b""):
            with reachable(path) as name:
                reader, writer = await asyncio.open_unix_connection(name)
            writer.write(noise)
            writer.write_eof()
            answer = await reader.read()
            writer.close()
            assert not answer or "another version" in json.loads(answer)["error"]
        assert http.get("/healthz").status_code == 200


async def test_a_folder_with_a_long_name(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 25)
    with running(folder) as server, server.http() as http:
        table, _ = new_table(http, "me", "open")
        await Site(folder, [], None).admin("delete", table, "--yes")
        async with connected(server.address, table) as late:
            await late.say(type="watch")
            assert await late.refusal() == "unknown-table"


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),  # a household
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("64:ff9b::192.0.2.7", "192.0.2.7/32"),  # behind a translator
    ],
)
def test_networks_and_how_they_are_written(text: str, network: str) -> None:
    assert str(network_named(text)) == network


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("example.org", "'example.org' is no address"),
        ("192.0.2.0/40", "is no address"),
        ("127.0.0.1", "holds this machine itself"),
        ("0.0.0.0/0", "holds this machine itself"),
        ("::/0", "holds this machine itself"),
    ],
)
def test_what_cannot_be_blocked(text: str, reason: str) -> None:
    with pytest.raises(BadNetwork, match=reason):
        network_named(text)
