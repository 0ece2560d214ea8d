"""Whole tables, for whoever runs the server: out of the database, into another one, or gone for good.

Reading and adding a table are safe beside a running server. So is changing or removing one on PostgreSQL, which tells
every server of it. On a file it is not: a server that holds the table in memory would go on with what it remembers.
There those need the folder for themselves.
"""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from dataclasses import replace
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from oyez.server.problems import Problem, sentence
from oyez.server.run import CannotServe, only_server_of
from oyez.server.settings import Settings
from oyez.server.storage.archiving import restore
from oyez.server.storage.databases import SqliteFile, database_of
from oyez.server.storage.store import Store, cause, open_store
from oyez.server.storage.stored import Stored, hash_of, new_key
from oyez.server.storage.upgrading import is_old
from oyez.server.tables.table import Table
from oyez.server.timing.affairs import NOBODY, Affair
from oyez.server.timing.timebook import enter_affair

TRIES: Final = 5  # when a server was first
ID: Final = re.compile(r"[\w-]{22}", re.ASCII)


class ArchiveError(Exception):
    """What was asked for cannot be done; the message says why and what would help."""


class NoDatabase(ArchiveError):
    """The data folder holds no games."""


class NoSuchTable(ArchiveError):
    """No table has this id."""


class NotArchived(ArchiveError):
    """There is nothing to bring back."""


class NotPlaying(ArchiveError):
    """There is no game to end."""


class NoSuchSeat(ArchiveError):
    """Nobody holds this seat by a link."""


class TableExists(ArchiveError):
    """A table with this id is there already."""


class BadTableFile(ArchiveError):
    """Not an exported table, or one that does not replay."""


class ServerRuns(ArchiveError):
    """A server uses the data folder, and this would not be safe beside it."""


class Unreadable(ArchiveError):
    """The database failed."""


class TableFile(BaseModel):
    """An exported table with everything in it: hidden things, hashes of keys, and all that was said."""

    model_config = ConfigDict(extra="forbid", ser_json_bytes="hex", val_json_bytes="hex")

    format: Literal["oyez-table-1"] = "oyez-table-1"
    table: Stored


@asynccontextmanager
async def archive(settings: Settings, *, alone: bool) -> AsyncIterator[Store]:
    """The store; `alone`: while no server uses its file. Raises ArchiveError."""
    database = database_of(settings)
    if isinstance(database, SqliteFile) and not database.path.is_file():
        raise NoDatabase(f"there are no games in {settings.data}; name the server's data folder with --data")
    # Opening an old database brings it up to date, which an old server must not live to see.
    with only_user(settings) if alone or is_old(database) else nullcontext():
        store = await open_store(database)
        try:
            yield store
        except SQLAlchemyError as error:
            raise Unreadable(
                f"{database.shown} failed ({cause(error)}); oyez admin check says whether it is damaged"
            ) from error
        finally:
            await store.close()


@contextmanager
def only_user(settings: Settings) -> Iterator[None]:
    try:
        with only_server_of(settings):
            yield
    except CannotServe as error:
        raise ServerRuns(
            f"a server uses {database_of(settings).shown}; stop it first, and start it again afterwards"
        ) from error


async def find(store: Store, id: str) -> Stored:
    found = await store.load(id)
    if found is None:
        raise NoSuchTable(f"there is no table {id!r}; oyez admin list shows those that are there")
    return found


async def export_table(store: Store, id: str) -> str:
    return TableFile(table=await find(store, id)).model_dump_json(indent=1) + "\n"


async def import_table(store: Store, text: str) -> Stored:
    """Add an exported table, if it replays. Links of its seats go on working under its old id."""
    try:
        table = TableFile.model_validate_json(text).table
    except ValidationError as error:
        complaint = sentence(error.errors(include_url=False, include_context=False, include_input=False))
        raise BadTableFile(f"this is not an exported table: {complaint}") from error
    table = replace(_without_accounts(table), progress=checked(table).progress())
    if await store.summary(table.agreed.id) is not None:
        raise TableExists(f"there is a table {table.agreed.id!r} already; delete that one first")
    table = replace(table, lifetime=table.lifetime.restored(time.time()))
    await store.create(table)
    return table


def _without_accounts(table: Stored) -> Stored:
    """Accounts stay where they are; the links of the seats and of the host go on working."""
    seats = tuple(replace(row, account=None) for row in table.seats)
    return replace(table, seats=seats, hosting=replace(table.hosting, host=None))


def checked(table: Stored) -> Table:
    """The table that a file amounts to; raises BadTableFile if it amounts to none."""
    if not ID.fullmatch(table.agreed.id):
        raise BadTableFile(f"{table.agreed.id[:40]!r} is not the id of a table")
    if [row.seat for row in table.seats] != list(range(len(table.seats))):
        raise BadTableFile("the seats are not numbered from 0")
    if [entry.number for entry in table.log] != list(range(1, len(table.log) + 1)):
        raise BadTableFile("the log has gaps; it must be numbered from 1")
    full = all(row.taken for row in table.seats) and table.progress.drawing is None
    if table.progress.status == "open" and (table.log or full):
        raise BadTableFile("the table is said to be open, but its game has begun")
    try:
        return Table(table)
    except Problem as problem:
        raise BadTableFile(problem.message) from problem
    except (ValueError, IndexError, KeyError) as error:  # seats, options or entries that never were
        raise BadTableFile("the game in this file does not replay") from error


async def delete_table(store: Store, id: str) -> Stored:
    """Remove a table with its log and all that was said."""
    table = await find(store, id)
    await store.delete(id)
    return table


async def end_table(store: Store, id: str) -> None:
    """Stop a game for good: nobody wins. The table stays, with its log and all that was said."""
    for _ in range(TRIES):
        with suppress(IntegrityError):  # somebody settled something at the same moment
            await _end(store, await find(store, id))
            return
    await _end(store, await find(store, id))


async def _end(store: Store, table: Stored) -> None:
    id, progress = table.agreed.id, table.progress
    if progress.status == "open":
        raise NotPlaying(f"the game of {id} has not begun; oyez admin delete removes it")
    if progress.status == "over":
        raise NotPlaying(f"the game of {id} is over; there is nothing to end")
    end = Affair(len(table.affairs) + 1, "ended", NOBODY, NOBODY, time.time(), {"events": _told(table)})
    await enter_affair(store, id, end, replace(progress, status="over", waiting=(), asked=(), due=None))


def _told(table: Stored) -> int:
    """How many events the chronicle has; none of a game that does not replay any more."""
    try:
        match = checked(table).match
    except ArchiveError:
        return 0
    return len(match.tape.events) if match is not None else 0


async def unarchive_table(store: Store, id: str) -> None:
    """Bring a table back that the server has archived, as it was."""
    await find(store, id)
    if not await restore(store, id, time.time()):
        raise NotArchived(f"{id} is not archived; oyez admin list --archived shows those that are")


async def rotate_links(store: Store, id: str, seats: list[int]) -> dict[int, str]:
    """New keys for these seats, or for all that people hold; the old ones open nothing any more."""
    table = await find(store, id)
    held = [row.seat for row in table.seats if row.key_hash is not None]
    for seat in seats:
        if seat not in held:
            raise NoSuchSeat(f"nobody holds seat {seat} by a link; seats with a link: {held or 'none'}")
    keys = {seat: new_key() for seat in seats or held}
    await store.replace_keys(id, {seat: hash_of(key) for seat, key in keys.items()})
    return keys
