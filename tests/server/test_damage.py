"""A damaged database: noticed at the start, and when it is met later."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import DatabaseError
from typer.testing import CliRunner

from oyez.cli.main import app
from oyez.server.settings import Settings
from oyez.server.storage.checking import Check, refuse_damage
from oyez.server.storage.databases import WrongDatabase, database_of
from oyez.server.storage.failures import is_damage
from oyez.server.storage.inspection import inspect_database
from tests.server.keeping import Kept, overwrite_page, page_of_title, played_tables, root_page, sql
from tests.server.people import Refused, seated
from tests.server.postgres import Cluster
from tests.server.running import Command, running

API = "/api/v1"
NEW_TABLE = {"game": "middle-ages", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Kept]:
    folder = tmp_path_factory.mktemp("whole")
    return folder, asyncio.run(played_tables(folder))


@pytest.fixture
def copied(whole: tuple[Path, Kept], tmp_path: Path) -> tuple[Path, list[str], Kept]:
    """A database for the test alone, its tables, and their keys."""
    folder, kept = whole
    data = shutil.copytree(folder, tmp_path / "data")
    return data / "oyez.db", list(kept), kept


def check_at_start(file: Path) -> str:
    try:
        refuse_damage(database_of(Settings(file.parent)), 60)
    except WrongDatabase as refusal:
        return str(refusal)
    return ""


def test_no_page_can_be_overwritten_unnoticed(copied: tuple[Path, list[str], Kept]) -> None:
    file, _, _ = copied
    assert check_at_start(file) == ""
    sound = file.read_bytes()
    [(pages,)] = sql(file, "PRAGMA page_count")
    assert pages > 30
    for page in range(1, pages + 1):
        file.write_bytes(sound)
        overwrite_page(file, page)
        assert "it is damaged" in check_at_start(file), page


def test_a_server_does_not_start_on_a_damaged_database(copied: tuple[Path, list[str], Kept]) -> None:
    file, _, _ = copied
    overwrite_page(file, root_page(file, "log"))
    code, out, errors = Command("serve", "--no-browser", "--port", "0", "--data", str(file.parent)).end()
    assert (code, out, len(errors.splitlines())) == (2, "", 1)
    for part in ("it is damaged", "oyez admin restore", "oyez admin check", "oyez admin export"):
        assert part in errors


@pytest.mark.parametrize(
    ("fault", "what", "concerned"),
    [
        ("DELETE FROM log WHERE table_id = '{table}' AND number = 2", "its log has gaps", True),
        ("DELETE FROM log WHERE table_id = '{table}' AND number = 1", "its log has gaps", True),
        ("UPDATE log SET chances = '[1,' WHERE table_id = '{table}' AND number = 3", "log is not JSON", True),
        ("UPDATE tables SET options = 'x' WHERE id = '{table}'", "tables is not JSON", True),
        ("DELETE FROM seats WHERE table_id = '{table}' AND seat = 0", "not numbered from 0", True),
        ("DELETE FROM seats WHERE table_id = '{table}'", "has no seats", True),
        ("DELETE FROM tables WHERE id = '{table}'", "names something that is not in tables", True),
        ("UPDATE seats SET account = 'gone' WHERE table_id = '{table}'", "that is not in accounts", True),
        ("INSERT INTO holidays VALUES ('gone', 1, 2)", "that is not in accounts", False),
        ("DROP TABLE gallery", "there is no 'gallery'", False),
        ("ALTER TABLE notes DROP COLUMN text", "'notes' has no 'text'", False),
    ],
)
def test_rows_that_cannot_be(
    copied: tuple[Path, list[str], Kept], fault: str, what: str, concerned: bool
) -> None:
    file, [table, *others], _ = copied
    sql(file, fault.format(table=table))
    said = check_at_start(file)
    assert what in said
    if concerned:
        assert f"at table {table}" in said
        found = inspect_database(database_of(Settings(file.parent)))
        assert (found.affected, found.whole) == ([table], sorted(others))


def test_a_check_that_takes_too_long_is_given_up_and_said(
    copied: tuple[Path, list[str], Kept], caplog: pytest.LogCaptureFixture
) -> None:
    file, _, _ = copied
    overwrite_page(file, root_page(file, "log"))
    refuse_damage(database_of(Settings(file.parent)), 0)
    assert "run oyez admin check" in caplog.text


def test_a_check_makes_no_database(tmp_path: Path) -> None:
    refuse_damage(database_of(Settings(tmp_path / "nothing")), 60)
    assert not (tmp_path / "nothing").exists()


def test_games_that_do_not_replay(copied: tuple[Path, list[str], Kept]) -> None:
    file, [table, *others], _ = copied
    sql(file, f"UPDATE log SET action = 'conquer Rome' WHERE table_id = '{table}' AND number = 4")
    database = database_of(Settings(file.parent))
    assert not inspect_database(database).damaged
    found = inspect_database(database, replay=True)
    assert (found.affected, found.whole) == ([table], sorted(others))
    assert "does not replay" in found.findings[0].what


async def test_damage_that_is_met_later(
    copied: tuple[Path, list[str], Kept], caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is taken any more, for it might be lost, and whoever asks for the server's health is told."""
    file, [table, other, _], kept = copied
    overwrite_page(file, page_of_title(file, table))
    with running(file.parent) as server, server.http() as http:
        async with (
            seated(server.address, other, kept[other][0]) as one,
            seated(server.address, other, kept[other][1]) as two,
        ):
            mover = one if one.now["decision"] else two
            await mover.play(mover.options()[0])
            assert http.get("/healthz").status_code == 200
            with pytest.raises(Refused) as refused:
                async with seated(server.address, table, kept[table][0]):
                    pass
            assert refused.value.code == "not-stored"
            answer = http.get("/healthz")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "damaged")
            before = sql(file, "SELECT table_id, number FROM log")
            answer = http.post(f"{API}/tables", json=NEW_TABLE)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-stored")
            for person in (one, two):
                await person.say(type="ping")
                await person.hear_about("pong")
            mover = one if one.now["decision"] else two
            await mover.say(type="play", ticket=mover.now["ticket"], action=mover.options()[0])
            assert await mover.refusal() == "not-stored"
            assert sql(file, "SELECT table_id, number FROM log") == before
            assert http.get("/metrics").status_code == 200
    [line] = [one for one in caplog.records if one.levelno == logging.CRITICAL]
    assert "the database is damaged" in line.getMessage()
    assert "oyez admin check" in line.getMessage()


async def test_a_server_hears_of_damage_that_a_check_has_found(
    copied: tuple[Path, list[str], Kept],
) -> None:
    """It has not met it itself, and still tells the truth about its health from then on."""
    file, [table, *_], _ = copied
    overwrite_page(file, page_of_title(file, table))
    with running(file.parent) as server, server.http() as http:
        assert http.get("/healthz").status_code == 200
        check = ["admin", "check", "--data", str(file.parent)]
        done = await asyncio.to_thread(CliRunner().invoke, app, check)
        assert done.exit_code == 1
        assert "it stores nothing any more" in done.stderr
        answer = http.get("/healthz")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "damaged")
        assert http.post(f"{API}/tables", json=NEW_TABLE).status_code == 503


async def test_a_game_that_does_not_replay_stops_no_server(copied: tuple[Path, list[str], Kept]) -> None:
    """That may be a fault of the rules; the database holds what was stored."""
    file, [table, *_], _ = copied
    sql(file, f"UPDATE log SET action = 'move 9-9' WHERE table_id = '{table}' AND number = 3")
    with running(file.parent) as server, server.http() as http:
        check = ["admin", "check", "--replay", "--data", str(file.parent)]
        done = await asyncio.to_thread(CliRunner().invoke, app, check)
        assert (done.exit_code, "does not replay" in done.stdout) == (1, True)
        assert http.get("/healthz").status_code == 200


async def test_values_that_are_no_json_are_met_later(copied: tuple[Path, list[str], Kept]) -> None:
    file, [table, *_], kept = copied
    sql(file, f"UPDATE log SET chances = '[1,' WHERE table_id = '{table}' AND number = 3")
    with running(file.parent) as server, server.http() as http:
        with pytest.raises(Refused) as refused:
            async with seated(server.address, table, kept[table][0]):
                pass
        assert refused.value.code == "not-stored"
        assert http.get("/healthz").json()["error"]["code"] == "damaged"


def test_which_errors_are_damage() -> None:
    assert is_damage(psycopg.errors.DataCorrupted())
    assert is_damage(DatabaseError("SELECT", None, psycopg.errors.IndexCorrupted()))
    assert not is_damage(psycopg.errors.QueryCanceled())
    assert not is_damage(sqlite3.OperationalError("database is locked"))
    assert not is_damage(OSError("no space left"))


async def test_rows_of_postgresql_that_cannot_be(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new()
    database = database_of(Settings(tmp_path, address=address))
    [table, other] = await played_tables(tmp_path, tables=2, address=address)
    refuse_damage(database, 60)
    with psycopg.connect(address) as connection:
        connection.execute("DELETE FROM log WHERE table_id = %s AND number = 2", (table,))
    with pytest.raises(WrongDatabase, match=f"its log has gaps, at table {table}"):
        refuse_damage(database, 60)
    found = await asyncio.to_thread(inspect_database, database)
    assert (found.affected, found.whole) == ([table], [other])
    assert "amcheck" in found.left_out[0]
    refuse_damage(database, 0)  # no time for it
    with psycopg.connect(address) as connection:
        connection.execute("ALTER TABLE notes DROP COLUMN text")
    assert "'notes' has no 'text'" in [one.what for one in Check(database).findings()]
