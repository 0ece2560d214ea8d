"""Accounts and sessions in the database, and which tables belong to whom."""

from __future__ import annotations

from typing import Final, final

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from oyez.server.people.looks import looks
from oyez.server.people.people import Account, Session
from oyez.server.problems import Problem
from oyez.server.storage.schema import ACCOUNTS, LOOKS, SEATS, SESSIONS, TABLES
from oyez.server.storage.store import Store
from oyez.server.storage.stored import Stored, hash_of

GAMES: Final = 500  # of one account that are looked at for "my games"


@final
class Register:
    """What the store keeps of people, as opposed to tables."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def add(self, account: Account) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(ACCOUNTS).values(**vars(account)))
            shapes = [{"look": hash_of(look), "account": account.id} for look in looks(account.name)]
            connection.execute(insert(LOOKS), shapes)

        try:
            await self._store.write(work)
        except IntegrityError as error:
            raise Problem(
                "name-taken", "this name is taken, or looks like one that is; choose another one"
            ) from error

    async def by_name(self, folded: str) -> Account | None:
        async with self._store.read() as connection:
            line = (await connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.folded == folded))).first()
            return None if line is None else Account(**line._mapping)

    async def set_password(self, account: str, hashed: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=hashed))

        await self._store.write(work)

    async def remove(self, account: str) -> None:
        """With its sessions; its seats are held by their links alone from now on."""

        def work(connection: Connection) -> None:
            connection.execute(update(SEATS).where(SEATS.c.account == account).values(account=None))
            connection.execute(update(TABLES).where(TABLES.c.host == account).values(host=None))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))

        await self._store.write(work)

    async def begin(self, session: Session) -> None:
        """Also clears away what has expired."""

        def work(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.expires < session.created))
            connection.execute(insert(SESSIONS).values(**vars(session)))

        await self._store.write(work)

    async def with_token(self, token_hash: bytes) -> tuple[Session, Account] | None:
        async with self._store.read() as connection:
            found = select(SESSIONS).where(SESSIONS.c.token_hash == token_hash)
            line = (await connection.execute(found)).first()
            if line is None:
                return None
            session = Session(**line._mapping)
            owner = select(ACCOUNTS).where(ACCOUNTS.c.id == session.account)
            known = (await connection.execute(owner)).first()
            return None if known is None else (session, Account(**known._mapping))

    async def sessions_of(self, account: str) -> list[Session]:
        async with self._store.read() as connection:
            lines = await connection.execute(
                select(SESSIONS).where(SESSIONS.c.account == account).order_by(SESSIONS.c.seen.desc())
            )
            return [Session(**line._mapping) for line in lines]

    async def prolong(self, session: str, seen: float, expires: float) -> None:
        def work(connection: Connection) -> None:
            here = update(SESSIONS).where(SESSIONS.c.id == session)
            connection.execute(here.values(seen=seen, expires=expires))

        await self._store.write(work)

    async def end(self, sessions: list[str]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(sessions)))

        await self._store.write(work)

    async def games_of(self, account: str, *, archived: bool = False) -> list[Stored]:
        """Tables where the account has a seat or is the host, without their logs, newest first."""
        away = TABLES.c.archived.is_not(None) if archived else TABLES.c.archived.is_(None)
        async with self._store.read() as connection:
            seats = select(SEATS.c.table_id).where(SEATS.c.account == account)
            lines = await connection.execute(
                select(TABLES.c.id)
                .where(or_(TABLES.c.host == account, TABLES.c.id.in_(seats)), away)
                .order_by(TABLES.c.created.desc(), TABLES.c.id)
                .limit(GAMES)
            )
            ids = [line.id for line in lines]
        return await self._store.summaries(ids)
