"""Backups of both databases, beside a running server, and games that go on from them."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config

from oyez.server.run import only_server_of
from oyez.server.settings import Settings
from oyez.server.storage.archive import ServerRuns
from oyez.server.storage.backup_file import BadBackup
from oyez.server.storage.backups import back_up
from oyez.server.storage.databases import SqliteFile, WrongDatabase, database_of
from oyez.server.storage.inspection import inspect_database
from oyez.server.storage.migrations import FOLDER, VERSION
from oyez.server.storage.restoring import NotEmpty, restore
from oyez.server.tables.rooms import Rooms
from tests.server.indoors import hall, sit_in
from tests.server.keeping import overwrite_page, play_on, played_tables, root_page, sql
from tests.server.people import new_table, seated
from tests.server.postgres import Cluster
from tests.server.running import running

API = "/api/v1"
KINDS = ("sqlite", "postgresql")


@pytest.fixture
def settings(tmp_path: Path, request: pytest.FixtureRequest) -> Any:
    """An empty database of a kind."""

    def new(kind: str, name: str) -> Settings:
        cluster: Cluster | None = request.getfixturevalue("cluster") if kind == "postgresql" else None
        return Settings(tmp_path / name, address=cluster.new() if cluster else None)

    return new


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def position(rooms: Rooms, table: str, keys: list[str]) -> Any:
    async with rooms.at(table) as room:
        return [(ear.now["n"], ear.now["view"], ear.now["ticket"]) for ear in await sit_in(room, keys)]


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
async def test_a_game_goes_on_elsewhere(settings: Any, tmp_path: Path, source: str, target: str) -> None:
    one, two, file = settings(source, "one"), settings(target, "two"), tmp_path / "backup"
    kept = await played_tables(one.data, tables=2, address=one.address)
    table, keys = next(iter(kept.items()))
    async with hall(one.data, address=one.address) as rooms:
        before = await position(rooms, table, keys)
        header = back_up(database_of(one), file)
        await play_on(rooms, table, keys, 1)  # which comes too late for the backup
    assert (header.source, header.tables, header.database_schema) == (source, 2, VERSION)
    restore(two, file, replace=False)
    assert not inspect_database(database_of(two), replay=True).damaged
    async with hall(two.data, address=two.address) as rooms:
        assert await position(rooms, table, keys) == before
        await play_on(rooms, table, keys, 3)


async def test_links_accounts_and_sessions_work_after_it(tmp_path: Path) -> None:
    with running(tmp_path / "one") as server, server.http() as http:
        http.headers["Origin"] = server.address
        me = {"name": "Blanche", "password": "correct horse battery"}
        assert http.post(f"{API}/accounts", json=me).status_code == 201
        token = http.cookies["oyez-session"]
        table, [key] = new_table(http, "me", "open")
        back_up(database_of(server.settings), tmp_path / "backup")
    restore(Settings(tmp_path / "two"), tmp_path / "backup", replace=False)
    with running(tmp_path / "two") as server, server.http() as http:
        http.headers["Origin"] = server.address
        http.cookies.set("oyez-session", token)
        assert http.get(f"{API}/me").json()["account"]["name"] == "Blanche"
        [mine] = http.get(f"{API}/me/games").json()["games"]
        assert table in str(mine)
        taken = http.post(f"{API}/tables/{table}/seats/1", json={"name": "Marie"})
        assert taken.status_code == 201
        async with (
            seated(server.address, table, key) as one,
            seated(server.address, table, taken.json()["key"]) as two,
        ):
            mover = one if one.now["decision"] else two
            await mover.play(mover.options()[0])
        http.cookies.clear()
        assert http.post(f"{API}/sessions", json=me).status_code == 201


async def test_the_file_is_whole_for_its_owner_alone_and_the_only_one(tmp_path: Path) -> None:
    await played_tables(tmp_path / "one", tables=1, plays=1)
    folder = tmp_path / "backups"
    folder.mkdir()
    back_up(SqliteFile(tmp_path / "one" / "oyez.db"), folder / "backup")
    assert names_in(folder) == ["backup"]
    assert (folder / "backup").stat().st_mode & 0o777 == 0o600
    head = json.loads((folder / "backup").read_bytes().split(b"\n")[0])
    assert head["format"] == "oyez-backup-1"
    with pytest.raises(FileExistsError):
        back_up(SqliteFile(tmp_path / "one" / "oyez.db"), folder / "backup")


async def test_a_backup_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await played_tables(tmp_path / "one", tables=1, plays=1)
    file = tmp_path / "one" / "oyez.db"

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("oyez.server.storage.backup_file.shutil.copyfileobj", full)
        with pytest.raises(OSError, match="No space"):
            back_up(SqliteFile(file), tmp_path / "backup")
    overwrite_page(file, root_page(file, "log"))
    with pytest.raises(WrongDatabase, match=r"is damaged .* so no backup was made"):
        back_up(SqliteFile(file), tmp_path / "backup")
    assert names_in(tmp_path) == ["one"]


async def test_files_that_are_no_backups(tmp_path: Path) -> None:
    await played_tables(tmp_path / "one", tables=1, plays=1)
    file = tmp_path / "backup"
    back_up(SqliteFile(tmp_path / "one" / "oyez.db"), file)
    sound = file.read_bytes()
    start = sound.index(b"\n") + 1
    middle = (start + len(sound)) // 2
    newer = sound.replace(VERSION.encode(), b"9999", 1)
    spoiled = {
        "not a backup": [
            b"",
            b"hello\n" + sound,
            sound[: start // 2],
            (tmp_path / "one" / "oyez.db").read_bytes(),
        ],
        "cut off or damaged|its checksum is wrong": [
            *(sound[:length] for length in (start, start + 5, middle, len(sound) - 1)),
            sound[:middle] + bytes([sound[middle] ^ 1]) + sound[middle + 1 :],
            sound.replace(b'"sha256":"', b'"sha256":"0', 1),
        ],
        "which is newer": [newer],
    }
    for reason, files in spoiled.items():
        for content in files:
            file.write_bytes(content)
            with pytest.raises(BadBackup, match=reason):
                restore(Settings(tmp_path / "two"), file, replace=False)
    assert names_in(tmp_path / "two") == ["oyez.lock"]


@pytest.mark.parametrize("kind", KINDS)
async def test_games_that_are_there_are_not_lost(settings: Any, tmp_path: Path, kind: str) -> None:
    one, two, file = settings("sqlite", "one"), settings(kind, "two"), tmp_path / "backup"
    [old] = await played_tables(two.data, tables=1, plays=1, address=two.address)
    [new] = await played_tables(one.data, tables=1, plays=1)
    back_up(database_of(one), file)
    with pytest.raises(NotEmpty, match="--replace"):
        restore(two, file, replace=False)
    assert inspect_database(database_of(two)).whole == [old]
    kept = restore(two, file, replace=True).kept
    assert inspect_database(database_of(two)).whole == [new]
    assert kept is not None
    if kind == "sqlite":
        assert inspect_database(SqliteFile(kept)).whole == [old]
    else:
        assert old in (kept / "tables.csv").read_text()


async def test_no_database_is_pulled_away_from_under_a_server(settings: Any, tmp_path: Path) -> None:
    one, file = settings("sqlite", "one"), tmp_path / "backup"
    await played_tables(one.data, tables=1, plays=1)
    back_up(database_of(one), file)
    with only_server_of(one), pytest.raises(ServerRuns, match="stop it first"):
        restore(one, file, replace=True)
    two = settings("postgresql", "two")
    async with hall(two.data, address=two.address) as rooms:
        await rooms.store.by_status()
        with pytest.raises(ServerRuns, match="stop every server"):
            restore(two, file, replace=True)


@pytest.mark.parametrize("kind", KINDS)
def test_an_older_backup_is_brought_up_to_date(settings: Any, tmp_path: Path, kind: str) -> None:
    old, file = tmp_path / "old.db", tmp_path / "backup"
    engine = SqliteFile(old).upgrading_engine()
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(FOLDER))
        config.set_main_option("path_separator", "os")
        command.upgrade(config, "0009")
    engine.dispose()
    sql(old, "INSERT INTO accounts VALUES ('a', 'Blanche', 'blanche', 'x', 1.0)")
    assert back_up(SqliteFile(old), file).database_schema == "0009"
    new = settings(kind, "new")
    assert restore(new, file, replace=False).header.database_schema == "0009"
    assert not inspect_database(database_of(new)).damaged
    with pytest.raises(NotEmpty):
        restore(new, file, replace=False)


def test_an_empty_database_has_no_backup(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "empty.db").close()
    with pytest.raises(WrongDatabase, match="no backup"):
        back_up(SqliteFile(tmp_path / "empty.db"), tmp_path / "backup")
