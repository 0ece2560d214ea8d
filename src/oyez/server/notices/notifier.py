"""Who is to be told of his game: whoever has been waited for some time and is not at the table."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Final, final

from oyez.engine.kernel import Decision, Seat
from oyez.server.notices.addresses import Address, AddressBook, Letter, Waiting, letter_id
from oyez.server.notices.letters import Text, Writer, table_name
from oyez.server.problems import Problem
from oyez.server.storage.stored import Stored
from oyez.server.tables.rooms import Rooms
from oyez.server.tables.table import Table
from oyez.server.timing.affairs import DAY
from oyez.server.timing.voters import open_deletion, others, unheard

log: Final = logging.getLogger("oyez.server")
SOON: Final = 600  # a clock of fewer seconds is over before anybody reads a letter


@dataclass(frozen=True)
class Found:
    """What a seat is waited for, as it may know itself."""

    table: Table
    decision: Decision | None
    left: float | None  # of its clock, if that runs


@final
class Notifier:
    """Goes through the addresses and writes letters; each wait is told of once."""

    def __init__(self, rooms: Rooms, book: AddressBook) -> None:
        self._rooms: Final = rooms
        self._book: Final = book
        self._post: Final = rooms.settings.post
        self._second: Final = rooms.settings.second

    async def round(self) -> None:
        waiting = await self._book.waiting()
        for one in waiting:
            try:
                await self._look(one)
            except Problem as problem:  # a game that does not replay any more
                log.warning("cannot tell of table=%s code=%s", one.address.table_id, problem.code)
        await self._digests([one for one in waiting if "digest" in one.address.events])

    async def _look(self, one: Waiting) -> None:
        address, now = one.address, time.time()
        if self._rooms.is_here(address.table_id, address.seat):
            if one.status == "over":
                await self._book.end(address.id)  # he has seen it, and nothing more comes
            else:
                await self._book.saw(address.table_id, address.seat, now + 3 * self._post.every)
        elif address.present > now:
            pass
        elif one.status == "over":
            if "over" in address.events and "over" not in address.told:
                await self._write(address, Writer(*await self._about(address)).over(), "over")
        elif address.since is None:
            if address.seat in one.asked or await self._requests(one):
                await self._book.found_waiting(address, now)
        elif address.seat not in one.asked and not await self._requests(one):
            await self._book.found_waiting(address, None)
        elif now - address.since >= self._post.grace:
            await self._tell(one)

    async def _tell(self, one: Waiting) -> None:
        """Of the question, of a request of somebody else, and of time that runs out."""
        address = one.address
        found = await self._found(address)
        if found is None:
            return
        writer = Writer(*await self._about(address))
        wanted = set(address.events)
        if found.decision is not None and "turn" not in address.told:
            text = writer.turn(found.table, found.decision)
            if text.event in wanted or "turn" in wanted:
                await self._write(address, text, f"{address.since}", "turn")
                return
        asked = _request(found.table, address.seat)
        if asked is not None and "offer" in wanted and asked[0] not in address.told:
            await self._write(address, writer.request(*asked), f"{asked[0]}:{address.since}", asked[0])
            return
        terms = found.table.terms
        if found.left is None or terms.seconds < SOON or found.left > terms.alarm * self._second:
            return
        if "time" in wanted and "time" not in address.told:
            await self._write(address, writer.time(found.left, terms.zero), f"{address.since}", "time")

    async def _requests(self, one: Waiting) -> bool:
        """Whether somebody else waits for an answer; only where somebody wants to be told of that."""
        if "offer" not in one.address.events or not one.settled:
            return False
        found = await self._found(one.address)
        return found is not None and _request(found.table, one.address.seat) is not None

    async def _found(self, address: Address) -> Found | None:
        """None while the seat itself may not know yet whom the table asks."""
        async with self._rooms.at(address.table_id) as room, room.lock:
            table = await room.ready()
            if room.silence.withholds(table, address.seat) or table.bot_for(address.seat) is not None:
                return None
            left = room.timekeeper.left(table)
            running = table.sand["running"] if table.sand else []
            asked = [decision for decision in table.pending if decision.seat == address.seat]
            return Found(
                table,
                asked[0] if asked else None,
                left[address.seat] if left and address.seat in running else None,
            )

    async def _about(self, address: Address) -> tuple[str, Address, Stored]:
        stored = await self._rooms.store.summary(address.table_id)
        if stored is None:
            raise Problem("unknown-table", "there is no such table; look at the list of tables")
        return self._post.base, address, stored

    async def _write(self, address: Address, text: Text, occasion: str, told: str | None = None) -> None:
        now = time.time()
        id = letter_id(address, text.event, occasion)
        letter = Letter(id, address.id, text.event, text.subject, text.body, text.link, now, now)
        await self._book.write(address, letter, told=(*address.told, told or text.event))

    async def _digests(self, waiting: list[Waiting]) -> None:
        """Once a day all games of an address that wait, whatever else it was told of."""
        now, day = time.time(), DAY * self._second
        by_address: dict[tuple[str, str], list[Address]] = {}
        for one in waiting:
            address = one.address
            if one.status == "playing" and address.seat in one.asked and address.since is not None:
                by_address.setdefault((address.way, address.address), []).append(address)
        for group in by_address.values():
            first = group[0]
            if now - max(one.digest for one in group) < day:
                continue
            games = [await self._listed(one) for one in group]
            text = Writer(*await self._about(first)).digest(games)
            id = letter_id(first, "digest", int(now // day))
            letter = Letter(id, first.id, text.event, text.subject, text.body, text.link, now, now)
            await self._book.write(first, letter, digest=now)

    async def _listed(self, address: Address) -> tuple[str, str]:
        base, _, stored = await self._about(address)
        writer = Writer(base, address, stored)
        return table_name(stored, writer.words), writer.link


def _request(table: Table, seat: Seat) -> tuple[str, Seat] | None:
    """What somebody else wants the seat to answer: a takeback, a vote about who is out of time, a deletion."""
    asked = table.request()
    if asked is not None and seat in others(table, asked.seat) and seat not in asked.allowed:
        return "takeback", asked.seat
    for about in table.affairs.votes:
        vote = table.vote_on(about)
        if vote is not None and seat in others(table, about) and seat not in vote.ballots:
            return "vote", about
    deletion = open_deletion(table)
    if deletion is not None and seat in unheard(table, deletion):
        return "deletion", deletion.seat
    return None
