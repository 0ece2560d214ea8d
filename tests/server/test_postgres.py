"""The server on PostgreSQL, as whoever runs it meets it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from oyez.cli.admin import admin
from tests.server.people import Refused, connected, new_table, seated
from tests.server.postgres import Cluster
from tests.server.running import Process, running
from tests.server.test_following import listening
from tests.server.test_serve import refused

API = "/api/v1"


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new()


async def ask(*words: object) -> str:
    """`oyez admin`, in a thread of its own, beside the servers of this process."""
    done = await asyncio.to_thread(CliRunner().invoke, admin, [str(word) for word in words])
    assert done.exit_code == 0, done.exception
    return done.output


async def test_tables_are_managed_beside_running_servers(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        running(tmp_path, address=address) as one,
        running(tmp_path, address=address) as two,
        one.http() as http,
    ):
        table, keys = new_table(http, "me", "me")
        doomed, _ = new_table(http, "me", "open")
        listed = json.loads(await ask("list", "--database", address, "--json"))
        assert {facts["id"] for facts in listed} == {table, doomed}
        monkeypatch.setenv("OYEZ_DATABASE", address)
        file = tmp_path / "table.json"
        await ask("export", table, file)
        async with (
            seated(one.address, table, keys[0]) as here,
            seated(two.address, table, keys[1]) as there,
            seated(two.address, doomed, None) as guest,
        ):
            links = (await ask("rotate-links", table, "--seat", 1)).strip()
            with pytest.raises(Refused) as revoked:
                await there.hear_about("table")
            assert revoked.value.code == "revoked"
            await ask("delete", doomed, "--yes")
            with pytest.raises(Refused) as deleted:
                await guest.hear_about("table")
            assert deleted.value.code == "deleted"
            await here.say(type="ping")
            await here.hear_about("pong")
        async with connected(one.address, table) as old:
            await old.say(type="sit", key=keys[1])
            assert await old.refusal() == "wrong-key"
        async with seated(one.address, table, links.split("#key=")[1]) as new:
            assert new.now["you"] == 1
        await ask("delete", table, "--yes")
        await ask("import", file)
        async with seated(two.address, table, keys[1]) as again:
            assert again.now["you"] == 1
        assert http.get("/healthz").json() == {"status": "ok"}
        assert 'oyez_tables{status="playing"} 1.0' in http.get("/metrics").text


async def test_the_password_is_in_no_log(tmp_path: Path, cluster: Cluster, address: str) -> None:
    process = Process(tmp_path, "--port", "0", "--database", address, "--verbose", "--log", "json")
    try:
        assert f"postgresql://oyez:***@127.0.0.1:{cluster.port}/" in process.said
        with process.http() as http:
            table, [key] = new_table(http, "me", "bot")
            async with seated(process.address, table, key) as person:
                while not person.options():
                    await person.hear_about("table")
                cluster.stop()
                try:
                    await person.say(type="play", ticket=person.now["ticket"], action=person.options()[0])
                    assert await person.refusal() == "not-stored"
                    assert (await asyncio.to_thread(http.get, "/healthz")).status_code == 503
                    assert (await asyncio.to_thread(http.get, f"{API}/tables")).status_code == 503
                finally:
                    cluster.start()
                await person.play_out(Random(1), most=2)
                await listening(address, 1)
        code, said = process.stop()
    finally:
        process.kill()
    assert code == 0
    assert cluster.password not in process.said + said
    levels = [json.loads(line)["message"] for line in said.splitlines() if line.startswith("{")]
    assert any("cannot hear other servers" in line for line in levels)
    assert any("hears other servers again" in line for line in levels)


def test_what_is_wrong_with_a_database_is_one_sentence(
    tmp_path: Path, cluster: Cluster, address: str
) -> None:
    wrong = address.replace(cluster.password, "not-the-password")
    told = refused(tmp_path, "--port", "0", "--database", wrong)
    assert "password authentication failed" in told
    assert "not-the-password" not in told
    told = refused(tmp_path, "--port", "0", "--database", f"{address}-missing")
    assert "-missing" in told
    assert cluster.password not in told
