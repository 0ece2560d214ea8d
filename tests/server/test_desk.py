"""A desk whose database fails: nothing half done stays open behind a failure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError, OperationalError

from oyez.server.storage.desk import Desk

MAKE = "CREATE TABLE word (word TEXT PRIMARY KEY)"


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    made = create_engine(f"sqlite:///{tmp_path / 'words.db'}")
    with made.begin() as connection:
        connection.exec_driver_sql(MAKE)
    yield made
    made.dispose()


@pytest.fixture
def desk(engine: Engine) -> Iterator[Desk]:
    made = Desk(engine, "test")
    yield made
    made.close()


def writes(word: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO word VALUES (?)", (word,))

    return work


def words(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return [line[0] for line in connection.exec_driver_sql("SELECT word FROM word ORDER BY word")]


async def test_a_failed_commit_is_not_committed_with_the_next(engine: Engine, desk: Desk) -> None:
    fails = [True]

    @event.listens_for(engine, "commit")
    def commit(connection: Connection) -> None:
        if fails.pop():
            raise OperationalError("COMMIT", {}, OSError("no space left"))

    with pytest.raises(OperationalError):
        await desk.do(writes("lost"))
    fails.append(False)
    await desk.do(writes("kept"))
    assert words(engine) == ["kept"]


async def test_work_that_fails_leaves_nothing(engine: Engine, desk: Desk) -> None:
    def both(connection: Connection) -> None:
        for word in ("one", "two", "one"):
            writes(word)(connection)

    with pytest.raises(IntegrityError):
        await desk.do(both)
    assert words(engine) == []
    await desk.do(writes("kept"))
    assert words(engine) == ["kept"]
