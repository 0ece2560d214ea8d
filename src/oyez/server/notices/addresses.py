"""Where players want to be told of their games, and letters on their way, in the database."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Any, Final, final

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from oyez.server.notices import letter_budget
from oyez.server.notices.letter_budget import Wish
from oyez.server.notices.mail_settings import LetterLimits
from oyez.server.storage.schema import ADDRESSES, AFFAIRS, LETTERS, SEATS, TABLES
from oyez.server.storage.store import Store
from oyez.server.timing.time_messages import Occasion, Way

KEPT: Final = (
    2 * 24 * 3600.0
)  # seconds that a letter is tried, remembered, or an address waits to be confirmed


@dataclass(frozen=True)
class Address:
    id: str  # 128 random bits: whoever knows it may end it
    table_id: str
    seat: int
    holder: bytes | None  # the hash of the seat's key
    way: Way
    address: str
    language: str
    events: tuple[Occasion, ...]
    token_hash: bytes
    confirmed: bool
    created: float
    present: float = 0.0
    since: float | None = None
    told: tuple[str, ...] = ()
    digest: float = 0.0


@dataclass(frozen=True)
class Letter:
    id: str
    address_id: str
    event: str
    subject: str
    body: str
    link: str
    created: float
    due: float
    tries: int = 0
    sent: bool = False


@dataclass(frozen=True)
class Waiting:
    """An address with what the lobby knows of its table."""

    address: Address
    status: str
    asked: tuple[int, ...]
    settled: bool  # whether people have settled anything beside the game


def letter_id(address: Address, event: str, occasion: object) -> str:
    """The same for the same occasion, so that two servers write one letter."""
    return hashlib.sha256(f"{address.id}:{event}:{occasion}".encode()).hexdigest()[:22]


@final
class AddressBook:
    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def of(self, table: str, seat: int) -> list[Address]:
        """Of whoever holds the seat now."""
        async with self._store.read() as connection:
            held = select(SEATS.c.key_hash).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            here = (ADDRESSES.c.table_id == table) & (ADDRESSES.c.seat == seat)
            here &= ADDRESSES.c.holder == held.scalar_subquery()
            lines = await connection.execute(select(ADDRESSES).where(here).order_by(ADDRESSES.c.created))
            return [_address(line) for line in lines]

    async def add(self, address: Address, letter: Letter, wish: Wish, limits: LetterLimits) -> None:
        """With the letter that asks for a confirmation; raises Problem if there are too many of them."""

        def work(connection: Connection) -> None:
            letter_budget.spend(connection, wish, limits)
            connection.execute(insert(ADDRESSES).values(**_columns(address)))
            connection.execute(insert(LETTERS).values(**vars(letter)))

        await self._store.write(work)

    async def confirm(self, token_hash: bytes, now: float) -> Address | None:
        """Returns what was confirmed, or None if the token is none or too old."""
        async with self._store.read() as connection:
            line = (
                await connection.execute(select(ADDRESSES).where(ADDRESSES.c.token_hash == token_hash))
            ).first()
        if line is None or (not line.confirmed and line.created < now - KEPT):
            return None

        def work(connection: Connection) -> None:
            connection.execute(update(ADDRESSES).where(ADDRESSES.c.id == line.id).values(confirmed=True))
            letter_budget.confirmed(connection, line.id)

        await self._store.write(work)
        return _address(line)

    async def end(self, id: str, table: str | None = None, seat: int | None = None) -> bool:
        """Whether there was such an address (of this seat, if one is given)."""
        here = ADDRESSES.c.id == id
        if table is not None:
            here &= (ADDRESSES.c.table_id == table) & (ADDRESSES.c.seat == seat)
        found: list[int] = []

        def work(connection: Connection) -> None:
            found.append(connection.execute(delete(ADDRESSES).where(here)).rowcount)

        await self._store.write(work)
        return bool(found[-1])

    async def waiting(self) -> list[Waiting]:
        """Every confirmed address of a game that runs or has just ended."""
        async with self._store.read() as connection:
            settled = select(AFFAIRS.c.number).where(AFFAIRS.c.table_id == TABLES.c.id, AFFAIRS.c.number == 1)
            lines = await connection.execute(
                select(ADDRESSES, TABLES.c.status, TABLES.c.asked, settled.exists().label("settled"))
                .join(TABLES, TABLES.c.id == ADDRESSES.c.table_id)
                .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == ADDRESSES.c.seat))
                .where(ADDRESSES.c.holder == SEATS.c.key_hash)
                .where(ADDRESSES.c.confirmed, TABLES.c.status != "open", TABLES.c.archived.is_(None))
            )
            return [
                Waiting(_address(line), line.status, tuple(line.asked), bool(line.settled)) for line in lines
            ]

    async def saw(self, table: str, seat: int, until: float) -> None:
        """Somebody sits there: what he waits for he sees."""

        def work(connection: Connection) -> None:
            here = (ADDRESSES.c.table_id == table) & (ADDRESSES.c.seat == seat)
            connection.execute(update(ADDRESSES).where(here).values(present=until, since=None, told=[]))

        await self._store.write(work)

    async def found_waiting(self, address: Address, now: float | None) -> None:
        """Since when the seat waits; None: it does not any more."""

        def work(connection: Connection) -> None:
            here = ADDRESSES.c.id == address.id
            if now is None:
                connection.execute(update(ADDRESSES).where(here).values(since=None, told=[]))
            else:
                new = update(ADDRESSES).where(here, ADDRESSES.c.since.is_(None))
                connection.execute(new.values(since=now))

        await self._store.write(work)

    async def write(self, address: Address, letter: Letter, **changes: Any) -> bool:
        """Put a letter into the box and remember it; whether this server was the first to."""

        def work(connection: Connection) -> None:
            connection.execute(insert(LETTERS).values(**vars(letter)))
            new = _columns(replace(address, **changes))
            kept = {name: new[name] for name in changes}
            connection.execute(update(ADDRESSES).where(ADDRESSES.c.id == address.id).values(**kept))

        try:
            await self._store.write(work)
        except IntegrityError:
            return False
        return True

    async def due(self, now: float, most: int, way: Way) -> list[tuple[Letter, Address]]:
        async with self._store.read() as connection:
            ready = (
                select(LETTERS)
                .join(ADDRESSES, ADDRESSES.c.id == LETTERS.c.address_id)
                .where(ADDRESSES.c.way == way, LETTERS.c.due <= now, LETTERS.c.sent.is_(False))
            )
            lines = await connection.execute(ready.order_by(LETTERS.c.due).limit(most))
            letters = [_letter(line) for line in lines]
            ids = {letter.address_id for letter in letters}
            found = await connection.execute(select(ADDRESSES).where(ADDRESSES.c.id.in_(ids)))
            addresses = {line.id: _address(line) for line in found}
        return [(one, addresses[one.address_id]) for one in letters if one.address_id in addresses]

    async def claim(self, letter: Letter, until: float) -> bool:
        """Whether this server may send it; if it dies on the way, another one tries after `until`."""
        got: list[int] = []

        def work(connection: Connection) -> None:
            here = (LETTERS.c.id == letter.id) & (LETTERS.c.due == letter.due) & LETTERS.c.sent.is_(False)
            got.append(connection.execute(update(LETTERS).where(here).values(due=until)).rowcount)

        await self._store.write(work)
        return bool(got[-1])

    async def sent(self, letter: Letter) -> None:
        await self._change(letter, sent=True)

    async def failed(self, letter: Letter, due: float) -> None:
        await self._change(letter, due=due, tries=letter.tries + 1)

    async def _change(self, letter: Letter, **values: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(LETTERS).where(LETTERS.c.id == letter.id).values(**values))

        await self._store.write(work)

    async def tidy(self, now: float) -> None:
        """Old letters, and addresses that nobody confirmed."""

        def work(connection: Connection) -> None:
            connection.execute(delete(LETTERS).where(LETTERS.c.created < now - 2 * KEPT))
            stale = ADDRESSES.c.confirmed.is_(False) & (ADDRESSES.c.created < now - KEPT)
            connection.execute(delete(ADDRESSES).where(stale))
            letter_budget.forget_old(connection, now)

        await self._store.write(work)


def _address(line: Row[Any]) -> Address:
    columns = {column.name: getattr(line, column.name) for column in ADDRESSES.c}
    return Address(**columns | {"events": tuple(line.events), "told": tuple(line.told)})


def _letter(line: Row[Any]) -> Letter:
    return Letter(**{column.name: getattr(line, column.name) for column in LETTERS.c})


def _columns(address: Address) -> dict[str, Any]:
    return vars(address) | {"events": list(address.events), "told": list(address.told)}
