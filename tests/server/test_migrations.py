"""Databases of every version become what schema.py says, on both databases, after a copy; newer ones are refused."""

from __future__ import annotations

import logging
import re
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from oyez.server.settings import Settings
from oyez.server.storage.databases import Database, SqliteFile, WrongDatabase, database_of
from oyez.server.storage.migrations import FOLDER, VERSION
from oyez.server.storage.schema import METADATA
from oyez.server.storage.upgrading import bring_up_to_date
from tests.server.postgres import Cluster

KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return database_of(Settings(tmp_path))
    cluster: Cluster = request.getfixturevalue("cluster")
    return database_of(Settings(tmp_path, address=cluster.new()))


@pytest.fixture
def engine(database: Database) -> Iterator[Engine]:
    engine = database.upgrading_engine()
    yield engine
    engine.dispose()


def config_for(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    return config


def migrate(engine: Engine, version: str) -> None:
    with engine.begin() as connection:
        command.upgrade(config_for(connection), version)


def test_steps_are_numbered_one_after_the_other() -> None:
    steps = list(ScriptDirectory.from_config(config_for()).walk_revisions())[::-1]
    assert [step.revision for step in steps] == [f"{number:04}" for number in range(1, len(steps) + 1)]
    assert steps[-1].revision == VERSION
    for step in steps:
        assert Path(step.path).name.startswith(f"{step.revision}_")


def test_the_steps_lead_to_the_schema(engine: Engine) -> None:
    migrate(engine, VERSION)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def shape(engine: Engine) -> dict[str, object]:
    """What Alembic does not compare."""
    found = inspect(engine)
    tables = [table for table in found.get_table_names() if table != "alembic_version"]
    shapes: dict[str, object] = {
        table: (
            {
                column["name"]: (str(column["type"]), column["nullable"])
                for column in found.get_columns(table)
            },
            found.get_pk_constraint(table)["constrained_columns"],
            sorted(
                (key["constrained_columns"], key["referred_table"], str(key["options"]))
                for key in found.get_foreign_keys(table)
            ),
            sorted((str(index["name"]), str(index["column_names"])) for index in found.get_indexes(table)),
        )
        for table in tables
    }
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            listed = connection.execute(text("SELECT name, wr FROM pragma_table_list"))
            shapes["without rowid"] = sorted(line.name for line in listed if line.wr)
    return shapes


def test_a_new_database_is_what_the_steps_lead_to(
    database: Database, engine: Engine, cluster: Cluster, tmp_path: Path
) -> None:
    migrate(engine, VERSION)
    other: Database
    if isinstance(database, SqliteFile):
        other = SqliteFile(tmp_path / "new.db")
    else:
        other = database_of(Settings(tmp_path, address=cluster.new()))
    bring_up_to_date(other)
    made = other.upgrading_engine()
    try:
        assert shape(made) == shape(engine)
    finally:
        made.dispose()


TABLE = (
    "INSERT INTO tables (id, game, version, options, seed, opening, pace, created, status, plays, round, waiting,"
    " asked, winners)"
    " VALUES ('old', 'middle-ages', '1', '{}', 7, '[]', 'calm', 1.0, 'playing', 1, 1, '[0]', '[0]', '[]')"
)
SEAT = "INSERT INTO seats (table_id, seat, kind, name, taken) VALUES ('old', 0, 'person', 'Ada, \"the\" first', true)"
ENTRY = (
    "INSERT INTO log (table_id, number, kind, seat, action, chances, at)"
    " VALUES ('old', 1, 'play', 0, '', '[]', 2.0)"
)


def fill(engine: Engine) -> None:
    with engine.begin() as connection:
        for statement in (TABLE, SEAT, ENTRY):
            connection.execute(text(statement))


def copy_named(caplog: pytest.LogCaptureFixture) -> Path:
    """Where the log says that the copy is."""
    found = re.search(r"copy=(\S+)", caplog.text)
    assert found
    return Path(found.group(1))


@pytest.mark.parametrize("old", [f"{number:04}" for number in range(1, int(VERSION))])
def test_every_old_version_is_upgraded_after_a_copy(
    database: Database, engine: Engine, old: str, caplog: pytest.LogCaptureFixture
) -> None:
    migrate(engine, old)
    fill(engine)
    with caplog.at_level(logging.WARNING):
        bring_up_to_date(database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == VERSION
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        for table in ("tables", "seats", "log"):
            assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one() == 1
    copy = copy_named(caplog)
    assert f"-{old}-" in copy.name
    assert copy.stat().st_mode & 0o077 == 0
    caplog.clear()
    bring_up_to_date(database)
    assert caplog.text == ""


def test_a_copy_of_the_file_is_the_old_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = SqliteFile(tmp_path / "oyez.db")
    engine = database.upgrading_engine()
    migrate(engine, "0003")
    fill(engine)
    engine.dispose()
    bring_up_to_date(database)
    with closing(sqlite3.connect(copy_named(caplog))) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [("old",)]
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0003",)]
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_copy_of_postgresql_can_be_put_back(
    cluster: Cluster, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    address = cluster.new()
    database = database_of(Settings(tmp_path, address=address))
    engine = database.upgrading_engine()
    migrate(engine, "0003")
    fill(engine)
    bring_up_to_date(database)
    engine.dispose()
    copy = copy_named(caplog)
    again = cluster.new()
    empty = database_of(Settings(tmp_path, address=again)).upgrading_engine()
    migrate(empty, "0003")
    empty.dispose()
    cluster.psql(again, copy / "restore.sql")
    everything = "SELECT t.seed, s.name, s.bot, l.action FROM tables t, seats s, log l"
    with psycopg.connect(again) as connection:
        assert connection.execute(everything).fetchall() == [(7, 'Ada, "the" first', None, "")]


@pytest.mark.parametrize("old", [1, 2, 3])
def test_a_file_from_before_the_steps_is_taken_up_where_it_is(tmp_path: Path, old: int) -> None:
    """Then the version stood in the file's head, and a server of that time refuses what was upgraded since."""
    database = SqliteFile(tmp_path / "oyez.db")
    engine = database.upgrading_engine()
    migrate(engine, f"{old:04}")
    fill(engine)
    engine.dispose()
    with closing(sqlite3.connect(database.path)) as file:
        file.execute("DROP TABLE alembic_version")
        file.execute(f"PRAGMA user_version = {old}")
    bring_up_to_date(database)
    with closing(sqlite3.connect(database.path)) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [(VERSION,)]
        assert file.execute("PRAGMA user_version").fetchone() == (int(VERSION),)
        assert file.execute("SELECT count(*) FROM seats").fetchone() == (1,)


def refusal(database: Database) -> str:
    with pytest.raises(WrongDatabase) as refused:
        bring_up_to_date(database)
    return str(refused.value)


def test_a_newer_database_is_refused(database: Database, engine: Engine) -> None:
    bring_up_to_date(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert f"newer version of Oyez (schema 9999, not {VERSION})" in refusal(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'ae1027a6acf'"))
    assert "the database of another program" in refusal(database)


def test_a_step_that_fails_changes_nothing(
    database: Database, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(engine, "0001")
    fill(engine)
    before = shape(engine)

    def broken(connection: Connection, found: str) -> None:
        command.upgrade(config_for(connection), "0003")
        connection.execute(text("SELECT nothing FROM nowhere"))

    monkeypatch.setattr("oyez.server.storage.upgrading._upgrade", broken)
    assert "cannot be used as the database" in refusal(database)
    engine.dispose()
    assert shape(engine) == before


def together(work: Callable[[], None], times: int) -> list[BaseException]:
    failures: list[BaseException] = []

    def attempt() -> None:
        try:
            work()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=attempt) for _ in range(times)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return failures


@pytest.mark.parametrize("old", ["new", "0002"])
def test_several_that_start_at_once_upgrade_once(
    database: Database, engine: Engine, old: str, caplog: pytest.LogCaptureFixture
) -> None:
    if old != "new":
        migrate(engine, old)
    assert together(lambda: bring_up_to_date(database), 4) == []
    assert caplog.text.count("upgraded the database") == (old != "new")
