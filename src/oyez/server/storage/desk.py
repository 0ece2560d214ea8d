"""A connection and the thread that alone uses it: one way there and back for all that a piece of work asks of it.

Through the event loop every statement, the beginning and the end of a transaction would each be a way to another
thread (SQLite) or a turn of the loop (PostgreSQL). What every single choice needs is done here, in half the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, TypeVar, final

from sqlalchemy import Connection, Engine, RootTransaction
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

# Seconds after which a connection may have been closed by the database without our noticing.
IDLE: Final = 1.0

T = TypeVar("T")
Work = Callable[[Connection], T]
Waiting = tuple[Work[Any], "asyncio.Future[Any]"]


@final
class Desk:
    """Connects at the first piece of work, and again after the database was away.

    The thread is its own and no executor's: those make a second future for each piece of work, with a lock in it.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine: Final = engine
        self._waiting: Final[SimpleQueue[Waiting | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._attend, name=name, daemon=True)
        self._connection: Connection | None = None
        self._used = 0.0

    async def do(self, work: Callable[[Connection], T]) -> T:
        """In a transaction. Raises what went wrong, and then nothing of it is stored."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._thread.is_alive():
            self._thread.start()
        self._waiting.put((work, done))
        return await done

    def _attend(self) -> None:
        while (waiting := self._waiting.get()) is not None:
            work, done = waiting
            try:
                tell, outcome = done.set_result, self._do(work)
            except BaseException as error:
                tell, outcome = done.set_exception, error
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                done.get_loop().call_soon_threadsafe(_settle, done, tell, outcome)
        if self._connection is not None:
            self._connection.close()

    def _do(self, work: Callable[[Connection], T]) -> T:
        """The database may have ended the connection unnoticed: what fails because of that before its commit has
        changed nothing, and is done again on a new one."""
        connection = self._ready()
        try:
            done, transaction = self._begun(connection, work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            done, transaction = self._begun(connection, work)
        try:
            transaction.commit()
        except BaseException:
            self._drop(connection)  # whatever is still open there must not be committed with the next
            raise
        self._used = time.monotonic()
        return done

    def _drop(self, connection: Connection) -> None:
        self._connection = None
        with contextlib.suppress(SQLAlchemyError, OSError):
            connection.invalidate()
            connection.close()

    def _begun(self, connection: Connection, work: Callable[[Connection], T]) -> tuple[T, RootTransaction]:
        transaction = connection.begin()
        try:
            return work(connection), transaction
        except BaseException:
            try:
                transaction.rollback()
            except (SQLAlchemyError, OSError):
                self._drop(connection)
            raise

    def _ready(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        elif time.monotonic() - self._used > IDLE:
            self._try(self._connection)
        return self._connection

    def _try(self, connection: Connection) -> None:
        """One that is gone connects by itself when it is used next."""
        try:
            connection.exec_driver_sql("SELECT 1")
            connection.rollback()
        except DBAPIError as error:
            connection.rollback()
            if not error.connection_invalidated:
                raise

    def close(self) -> None:
        """After all work that was asked for before."""
        if self._thread.is_alive():
            self._waiting.put(None)
            self._thread.join()


def _settle(done: asyncio.Future[Any], tell: Callable[[Any], None], outcome: object) -> None:
    if not done.done():  # or else whoever waited has given up
        tell(outcome)
