"""The people of the soak: all tables of one client process, played at a rate."""

from __future__ import annotations

import asyncio
from array import array
from collections import Counter, deque
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple, final

from oyez.soak.tables import AWAY, CROSSED, Chair, Table, kind_of, new_table

TICK: Final = 0.004  # seconds between two looks at what is due
LOOK: Final = 1.0  # seconds between two looks for choices without an answer
PATIENCE: Final = 30.0  # seconds until a choice without an answer is an error
QUIET: Final = 0.7  # seconds without news after which bots have come to rest
TOGETHER: Final = 12  # connections that are opened at the same time


class Witness(NamedTuple):
    """What the people of one table know at the end."""

    id: str
    game: str
    is_over: bool
    chosen: dict[int, list[tuple[str, bool]]]
    n: dict[int, int]


@final
class Crowd:
    """`tolerant`: servers and databases are about to fail, so connections come back and choices are tried again."""

    def __init__(self, ports: list[int], seed: int, *, tolerant: bool = False, deflate: bool = False) -> None:
        self._ports: Final = ports
        self._chance: Final = Random(seed)
        self._tolerant: Final = tolerant
        self._deflate: Final = deflate
        self.tables: Final[list[Table]] = []
        self._idle: deque[Table] = deque()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._playing = False
        self.latencies: Final = array("d")
        self.errors: Final[Counter[str]] = Counter()
        self.crossed = 0
        self.made = 0
        self.enough = False

    async def make(self, many: int) -> None:
        for _ in range(many):
            await self._make()

    async def _make(self) -> Table:
        kind = kind_of(len(self.tables))
        turn = len(self.tables) % len(self._ports)
        ports = self._ports[turn:] + self._ports[:turn]
        table = await asyncio.to_thread(new_table, kind, ports)
        table.done, table.lost = self._done, self._lost
        self.tables.append(table)
        return table

    async def sit(self) -> None:
        """Everybody at every table, and wait until all have seen it."""
        await self._together([table for table in self.tables if not table.is_over])
        self._idle = deque(table for table in self.tables if not table.is_over)
        self._chance.shuffle(self._idle)

    async def _together(self, tables: list[Table]) -> None:
        left = list(reversed(tables))

        async def work() -> None:
            while left:
                table = left.pop()
                await table.sit(deflate=self._deflate)
                async with asyncio.timeout(PATIENCE):
                    while not table.is_seated:  # noqa: ASYNC110  a message sets it
                        await asyncio.sleep(0.005)

        await asyncio.gather(*(work() for _ in range(TOGETHER)))

    async def play(self, seconds: float, rate: float) -> None:
        """Send so many choices a second; a table that waits for an answer is not asked for another one."""
        self._playing, began, sent, looked = True, perf_counter(), 0, 0.0
        while not self.enough and (now := perf_counter() - began) < seconds:
            due = int(now * rate) - sent
            for _ in range(min(due, len(self._idle))):
                table = self._idle.popleft()
                if table.play(self._chance):
                    sent += 1
                else:
                    self._idle.append(table)
            sent = max(sent, int(now * rate) - int(rate))  # what could not be sent for a second is given up
            await asyncio.sleep(TICK)
            if now - looked > LOOK:
                looked = now
                self._look_for_the_forgotten()
        self._playing = False

    def _look_for_the_forgotten(self) -> None:
        now = perf_counter()
        for table in self.tables:
            if table.mover is not None and now - table.began > PATIENCE:
                table.give_up()
                self._idle.append(table)
                if not self._tolerant:
                    self.errors["no answer"] += 1

    def _done(self, table: Table, seconds: float | None, code: str | None) -> None:
        if seconds is not None:
            self.latencies.append(seconds)
            self.made += 1
        elif code is not None and code in (AWAY if self._tolerant else CROSSED if table.kind.bots else ()):
            self.crossed += 1
        else:
            self.errors[str(code)] += 1
        if table.is_over:
            self._begin(self._replace(table))
        elif seconds is None and self._tolerant:
            asyncio.get_running_loop().call_later(0.3, self._idle.append, table)
        else:
            self._idle.append(table)

    async def _replace(self, over: Table) -> None:
        """So many tables are always played: whoever is done begins anew."""
        self._remember(over)
        over.leave()
        while self._playing:
            try:
                table = await self._make()
                await table.sit(deflate=self._deflate)
                self._idle.append(table)
                return
            except (OSError, TimeoutError) as error:
                if not self._tolerant:
                    self.errors[f"no new table: {type(error).__name__}"] += 1
                await asyncio.sleep(0.5)

    def _lost(self, table: Table, chair: Chair) -> None:
        if not self._tolerant:
            self.errors["connection lost"] += 1
            return
        if table.mover is None and table not in self._idle:
            self._idle.append(table)
        self._begin(self._come_back(table, chair))

    async def _come_back(self, table: Table, chair: Chair) -> None:
        while chair.wire is None:
            await asyncio.sleep(0.2)
            try:
                await chair.sit(table.id, deflate=self._deflate)
            except (OSError, TimeoutError):
                continue

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def rest(self) -> None:
        """Let everything that was begun end, and note what every seat sees."""
        until = perf_counter() + PATIENCE
        news: object = None
        while perf_counter() < until:
            now = [(chair.n, len(chair.last)) for table in self.tables for chair in table.chairs]
            busy = any(table.mover is not None for table in self.tables)
            if not busy and now == news and not self._missing():
                break
            news = now
            await asyncio.sleep(QUIET)
        for table in self.tables:
            if not table.at_rest:
                self._remember(table)

    def _missing(self) -> bool:
        return any(chair.n < 0 for table in self.tables for chair in table.chairs)

    def _remember(self, table: Table) -> None:
        table.at_rest = {chair.seat: chair.essence() for chair in table.chairs if chair.wire and chair.last}

    async def leave(self) -> None:
        for table in self.tables:
            table.leave()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look_again(self) -> list[str]:
        """After the servers have loaded everything anew: what a seat sees otherwise than before."""
        self._playing = False
        for table in self.tables:
            table.lost = lambda table, chair: None
        await self._together(self.tables)
        return [
            f"table {table.id} seat {chair.seat}: {name} is not what it was"
            for table in self.tables
            for chair in table.chairs
            for name, now in chair.essence().items()
            if table.at_rest.get(chair.seat, {name: now})[name] != now
        ]

    def witnesses(self) -> list[Witness]:
        return [
            Witness(
                table.id,
                table.kind.game,
                table.is_over,
                {chair.seat: chair.chosen for chair in table.chairs},
                {chair.seat: chair.n for chair in table.chairs},
            )
            for table in self.tables
        ]
