"""A database that another program has locked: everybody is told within the time that one write waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.exc import IntegrityError, OperationalError

from oyez.server.storage.failures import concerns_all
from oyez.server.storage.scribe import Scribe
from tests.server.people import new_table, seated
from tests.server.running import Running, running

API = "/api/v1"
NEW_TABLE = {"game": "middle-ages", "seats": [{"kind": "me"}, {"kind": "open"}]}
LOCKED = OperationalError("INSERT", None, sqlite3.OperationalError("database is locked"))
TAKEN = IntegrityError("INSERT", None, sqlite3.IntegrityError("UNIQUE constraint failed"))


class Disk:
    """Takes what is written once it is let; `fault` says what goes wrong with it."""

    def __init__(self, fault: Exception, *refused: str) -> None:
        self.fault, self.refused = fault, refused
        self.tries: list[list[str]] = []
        self.open, self.begun = asyncio.Event(), asyncio.Event()

    async def commit(self, pieces: list[str]) -> None:
        self.tries.append(pieces)
        self.begun.set()
        await self.open.wait()
        if not self.refused or set(pieces) & set(self.refused):
            raise self.fault


async def written(disk: Disk, *pieces: str) -> list[BaseException | None]:
    """The first of them is being written while the others come."""
    scribe = Scribe[str](disk.commit, concerns_all)
    tasks = [asyncio.create_task(scribe.write(pieces[0]))]
    await disk.begun.wait()
    tasks += [asyncio.create_task(scribe.write(piece)) for piece in pieces[1:]]
    await asyncio.sleep(0)
    disk.open.set()
    return await asyncio.gather(*tasks, return_exceptions=True)


async def test_one_lock_is_waited_for_once_however_many_wait() -> None:
    disk = Disk(LOCKED)
    assert await written(disk, "a", "b", "c", "d") == [LOCKED] * 4
    assert disk.tries == [["a"]]


async def test_a_fault_of_one_piece_is_that_pieces_alone() -> None:
    disk = Disk(TAKEN, "c")
    assert await written(disk, "a", "b", "c", "d") == [None, None, TAKEN, None]
    assert disk.tries == [["a"], ["b", "c", "d"], ["b"], ["c"], ["d"]]


async def test_a_lock_that_comes_between_is_waited_for_once() -> None:
    disk = Disk(TAKEN, "c")

    async def commit(pieces: list[str]) -> None:
        disk.fault = LOCKED if pieces == ["c"] else TAKEN
        await disk.commit(pieces)

    scribe = Scribe[str](commit, concerns_all)
    disk.open.set()
    ends = await asyncio.gather(*(scribe.write(piece) for piece in "abcde"), return_exceptions=True)
    assert ends == [None, None, LOCKED, LOCKED, LOCKED]
    assert disk.tries == [list("abcde"), ["a"], ["b"], ["c"]]


async def test_in_a_crowd_pieces_gather_for_the_next_transaction() -> None:
    tries: list[list[str]] = []

    async def commit(pieces: list[str]) -> None:
        tries.append(pieces)

    scribe = Scribe[str](commit, apart=0.05)
    await scribe.write("a")  # alone: at once
    first = asyncio.create_task(scribe.write("b"))
    await asyncio.sleep(0)
    await asyncio.gather(first, scribe.write("c"), scribe.write("d"))
    assert tries == [["a"], ["b", "c", "d"]]


@contextmanager
def locked(server: Running) -> Iterator[None]:
    """By another program, as a copy or a repair would do it."""
    with closing(sqlite3.connect(server.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


async def test_tables_seats_accounts_and_choices_get_the_same_answer(tmp_path: Path) -> None:
    with running(tmp_path, busy_timeout=0.3) as server, server.http() as http:
        table, _ = new_table(http, "me", "open")
        playing, keys = new_table(http, "me", "me")
        asked = [
            (f"{API}/tables", NEW_TABLE),
            (f"{API}/tables", NEW_TABLE),
            (f"{API}/tables/{table}/seats/1", {"name": "Blanche"}),
            (f"{API}/accounts", {"name": "Blanche", "password": "correct horse battery"}),
        ]
        async with (
            seated(server.address, playing, keys[0]) as one,
            seated(server.address, playing, keys[1]) as two,
        ):
            mover = one if one.now["decision"] else two
            with locked(server), ThreadPoolExecutor(len(asked)) as pool:
                answers = [pool.submit(http.post, path, json=body) for path, body in asked]
                await mover.say(type="play", ticket=mover.now["ticket"], action=mover.options()[0])
                assert await mover.refusal() == "not-stored"
                for answer in await asyncio.gather(*map(asyncio.wrap_future, answers)):
                    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-stored")
            await mover.play(mover.options()[0])
        for path, body in asked:
            assert http.post(path, json=body).status_code == 201
