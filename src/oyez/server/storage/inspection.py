"""The whole database looked through for whoever runs the server: which games are whole, and which are not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pydantic import BaseModel, Field
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from oyez.server.problems import Problem
from oyez.server.storage.archive import BadTableFile, checked
from oyez.server.storage.checking import Check, reading_engine
from oyez.server.storage.databases import Database
from oyez.server.storage.failures import is_damage
from oyez.server.storage.invariants import Finding
from oyez.server.storage.loading import whole_table
from oyez.server.storage.schema import LOG, SEATS, TABLES
from oyez.server.storage.stored import Stored
from oyez.server.tables.reopening import game_of


class Complaint(BaseModel):
    """Something that cannot be; `table` is the game that it concerns, if it is one."""

    what: str
    table: str | None = None


class Inspection(BaseModel):
    """What was found. A table is whole if all of it could be read and nothing in it is impossible."""

    database: str
    damaged: bool = False
    corrupt: bool = False  # the database itself, not only games that no longer replay
    findings: list[Complaint] = Field(default_factory=list)
    whole: list[str] = Field(default_factory=list)
    affected: list[str] = Field(default_factory=list)
    left_out: list[str] = Field(default_factory=list)


def inspect_database(database: Database, *, replay: bool = False) -> Inspection:
    """All that can be found out; `replay`: also whether each log can be played again. Raises WrongDatabase."""
    check = Check(database, wholly=True)
    findings = list(check.findings())
    engine = reading_engine(database)
    try:
        tables = _Tables(engine, replay=replay)
        if not any("schema" in reason for reason in check.left_out):
            findings += tables.findings()
    finally:
        engine.dispose()
    complaints = [*findings, *tables.unplayable]
    affected = sorted({one.table for one in complaints if one.table is not None})
    return Inspection(
        database=database.shown,
        damaged=bool(complaints),
        corrupt=bool(findings),
        findings=[Complaint(what=one.what, table=one.table) for one in dict.fromkeys(complaints)],
        whole=sorted(set(tables.ids) - set(affected)),
        affected=affected,
        left_out=[*check.left_out, *tables.left_out],
    )


class _Tables:
    """Every game, one by one: each is read on its own, so that damage in one does not hide the others."""

    def __init__(self, engine: Engine, *, replay: bool) -> None:
        self._engine: Final = engine
        self._replay: Final = replay
        self.ids: list[str] = []
        self.unplayable: Final[list[Finding]] = []  # games that do not replay
        self.left_out: Final[list[str]] = []

    def findings(self) -> Iterator[Finding]:
        self.ids = self._listed()
        for id in self.ids:
            try:
                with self._engine.connect() as connection:
                    stored = whole_table(connection, id)
            except SQLAlchemyError as error:
                if not is_damage(error):
                    raise
                yield Finding(f"it cannot be read: {_reason(error)}", id)
                continue
            except (TypeError, ValueError, KeyError):  # values of another kind than we write
                yield Finding("its rows cannot be understood", id)
                continue
            if stored is None:
                yield Finding("it has seats or entries, but is not among the tables", id)
            elif self._replay:
                self._try_to_replay(stored)

    def _listed(self) -> list[str]:
        """As far as anything names them: where one part cannot be read, another may."""
        ids: dict[str, None] = {}
        for column in (TABLES.c.id, SEATS.c.table_id, LOG.c.table_id):
            try:
                with self._engine.connect() as connection:
                    ids.update(dict.fromkeys(self._column(connection, column)))
            except DBAPIError as error:
                if not is_damage(error):
                    raise
        return list(ids)

    def _column(self, connection: Connection, column: Any) -> list[str]:
        return [str(one) for one in connection.execute(select(column).distinct()).scalars()]

    def _try_to_replay(self, stored: Stored) -> None:
        id = stored.agreed.id
        try:
            game_of(stored.agreed)
        except Problem as problem:  # of another version: no damage
            self.left_out.append(f"the replay of {id}, for {problem.message}")
            return
        try:
            checked(stored)
        except BadTableFile as error:
            self.unplayable.append(Finding(str(error), id))


def _reason(error: SQLAlchemyError) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error)
