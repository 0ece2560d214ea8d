"""Who may think next, told by the order in which tables are served."""

from __future__ import annotations

import asyncio

from oyez.server.tables.turns import Claim, Turns


class Queue:
    """Tables that ask for turns; each holds its own until the test lets it go on."""

    def __init__(self, places: int = 1) -> None:
        self.turns = Turns(places)
        self.served: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, table: str, *, people: bool = False, present: bool = False) -> asyncio.Task[None]:
        self._ends[table] = ends = asyncio.Event()
        task = asyncio.create_task(self._think(Claim(table, people, present), ends))
        self._tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def _think(self, claim: Claim, ends: asyncio.Event) -> None:
        async with self.turns.take(claim):
            self.served.append(claim.table)
            await ends.wait()

    async def finish(self) -> None:
        """Whoever thinks now is done, and the next one begins."""
        self._ends[self.served[-1]].set()
        for _ in range(5):
            await asyncio.sleep(0)

    async def finish_all(self) -> list[str]:
        while not all(task.done() for task in self._tasks):
            await self.finish()
        return self.served


async def test_people_come_before_bots_alone_however_long_those_have_waited() -> None:
    queue = Queue()
    for number in range(25):
        await queue.ask(f"bots {number}")
    await queue.ask("people", people=True)
    assert queue.turns.waiting(people=False) == 24
    assert queue.turns.waiting(people=True) == 1
    assert (await queue.finish_all())[:2] == ["bots 0", "people"]


async def test_who_sits_there_comes_before_people_who_are_away() -> None:
    """Tables for one who never comes are as cheap to make as those of bots alone."""
    queue = Queue()
    for number in range(25):
        await queue.ask(f"away {number}", people=True)
    await queue.ask("bots")
    await queue.ask("here", people=True, present=True)
    assert (await queue.finish_all())[:2] == ["away 0", "here"]
    assert queue.served[-1] == "bots"


async def test_no_table_comes_twice_before_another_once() -> None:
    queue = Queue()
    await queue.ask("a")
    await queue.finish()
    await queue.ask("b")
    await queue.ask("a")  # before c, but it has had its turn
    await queue.ask("c")
    assert await queue.finish_all() == ["a", "b", "c", "a"]


async def test_everybody_has_his_turn_in_every_round() -> None:
    queue = Queue()
    tables = [f"table {number}" for number in range(4)]
    for table in tables:
        await queue.ask(table)
    for _ in range(3):
        for _ in tables:
            just_served = queue.served[-1]
            await queue.finish()
            await queue.ask(just_served)
    rounds = [queue.served[start : start + 4] for start in range(0, 12, 4)]
    assert rounds == [tables] * 3
    await queue.finish_all()


async def test_who_gives_up_waiting_leaves_no_gap() -> None:
    queue = Queue()
    await queue.ask("a")
    impatient = await queue.ask("b")
    await queue.ask("c")
    impatient.cancel()
    assert await queue.finish_all() == ["a", "c"]
    assert not queue.turns.is_full


async def test_a_turn_that_is_not_used_goes_to_the_next() -> None:
    queue = Queue()
    await queue.ask("a")
    chosen = await queue.ask("b")
    await queue.ask("c")
    queue._ends["a"].set()
    await asyncio.sleep(0)
    chosen.cancel()  # b has just been given its turn
    for _ in range(5):
        await asyncio.sleep(0)
    assert queue.served[-1] == "c"
    await queue.finish_all()
    assert not queue.turns.is_full


async def test_several_places() -> None:
    queue = Queue(places=2)
    for table in "abc":
        await queue.ask(table)
    assert queue.served == ["a", "b"]
    assert queue.turns.is_full
    await queue.finish()
    assert queue.served == ["a", "b", "c"]
    queue._ends["a"].set()
    await queue.finish_all()
