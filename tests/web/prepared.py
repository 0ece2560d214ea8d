"""Tables that stand just before a wanted moment: games that have come to it, stored on a server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from oyez.engine.match import Match
from oyez.server.models import NewTable
from oyez.server.people.seating import prepare
from oyez.server.storage.store import open_store
from oyez.server.storage.stored import OPEN, Entry, Stored
from oyez.server.tables.table import Table

NO_BOTS: Final[Mapping[int, str]] = {}


@dataclass(frozen=True)
class Prepared:
    """A table with the keys of its people by seat."""

    id: str
    keys: tuple[str, ...]

    def link(self, seat: int) -> str:
        return f"/table/{self.id}#key={self.keys[seat]}"


def lay_out(
    data: Path, match: Match, back: int = 0, bots: Mapping[int, str] = NO_BOTS, **agreed: int
) -> Prepared:
    """Put the game into the database of a server that does not know it yet; the last plays may be left out.

    `bots`: the seats that bots take, with the names of their kinds.
    """
    wish = {"game": match.game.name, "options": dict(match.rules.options), "respond": 0, **agreed}
    seats = [
        {"kind": "bot", "bot": bots[seat], "name": name} if seat in bots else {"kind": "me", "name": name}
        for seat, name in enumerate(match.names)
    ]
    fresh, keys = prepare(NewTable.model_validate({**wish, "seats": seats}))
    settled = replace(fresh.agreed, seed=match.seed, secret=None, salt="0" * 32)
    table = Table(Stored(settled, fresh.seats, OPEN, ()))
    opening = table.begin_if_full()
    beginning = Stored(settled, fresh.seats, table.progress(), opening)
    entries = [
        table.play(done.seat, table.tickets.of(done.seat), done.action.text)
        for done in match.plays[: len(match.plays) - back]
    ]
    _in_a_thread(data, table, beginning, entries)
    by_seat = {held.seat: held.key for held in keys}
    return Prepared(settled.id, tuple(by_seat.get(seat, "") for seat in range(len(seats))))


def _in_a_thread(data: Path, table: Table, beginning: Stored, entries: list[Entry]) -> None:
    """The browser's own loop runs in this one."""

    async def write() -> None:
        store = await open_store(data / "oyez.db")
        await store.create(beginning)
        await asyncio.gather(*(store.append(table.agreed.id, one, table.progress()) for one in entries))
        await store.close()

    writing = threading.Thread(target=asyncio.run, args=(write(),))
    writing.start()
    writing.join()
