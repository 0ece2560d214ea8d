"""Bots at the tables: they choose through a SeatTable, off the event loop, at the table's pace.

Those that search do so in a study, a process of their own: one for tables where people play, one for bots alone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from functools import partial
from time import perf_counter
from typing import Final, TypeVar, final

from oyez.bots import USUAL_BOT, is_awaited, searches
from oyez.bots.apart.parcel import pack
from oyez.bots.apart.thinking import NO_MEMORY, Answer, Stranger
from oyez.bots.thought import Thought
from oyez.engine.game import SPECTATOR
from oyez.server import figures
from oyez.server.problems import Problem
from oyez.server.settings import Pace
from oyez.server.storage.charges import RETRY, Charges
from oyez.server.tables.attendance import in_charge
from oyez.server.tables.bot_moment import BotMoment, asked_bot
from oyez.server.tables.bot_threads import BotThreads
from oyez.server.tables.bots_alone import BotsAlone, has_people
from oyez.server.tables.remarks import remark
from oyez.server.tables.room import Room
from oyez.server.tables.seated import Seated
from oyez.server.tables.study import BACKGROUND, Disturbed, Study
from oyez.server.tables.table import Table
from oyez.server.tables.turns import Claim, Turns

log: Final = logging.getLogger("oyez.server")
AT_ONCE: Final = 4  # bots that think at the same time
PAUSE_AFTER_FAILURE: Final = 1.0  # seconds
REMEMBERED: Final = 1000  # tables whose bots keep their memories; others' are told them again
MOST_FAILURES: Final = 60  # in a row, before a table is left alone until its next change
# Somebody else changed the table meanwhile, so that the bot is not asked this any more.
OVERTAKEN: Final = ("late", "hushed", "not-yours", "illegal", "over")

T = TypeVar("T")
Opening = Callable[[str], AbstractAsyncContextManager[Room]]


@final
class BotSeats:
    """One task per table where a bot has to choose; it ends when people have to."""

    def __init__(
        self,
        at: Opening,
        paces: Mapping[Pace, float],
        patience: float,
        charges: Charges,
        alone: BotsAlone,
    ) -> None:
        self._at: Final = at
        self._alone: Final = alone
        self._charges: Final = charges
        self._paces: Final = paces
        self._patience: Final = patience
        self._thinking: Final = Turns(AT_ONCE)
        self._threads: Final = BotThreads()
        self._study: Final = Study()
        self._back_study: Final = Study(BACKGROUND)  # for tables without people
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._seated: Final[OrderedDict[str, dict[int, Seated]]] = OrderedDict()  # by table

    def wake(self, room: Room) -> None:
        """Call with the room's lock held, after every change and for every newcomer."""
        if room.table is None or self._rests(room):
            return
        if somebody_searches(room.table):
            self._study_for(has_people(room.table)).open()
        if room.id not in self._tasks and asked_bot(room.table, secret=room.silence.until > 0):
            self._begin(room.id)

    def _begin(self, id: str) -> None:
        self._tasks[id] = asyncio.create_task(self._attend(id))

    def _rests(self, room: Room) -> bool:
        """Bots alone play for those who watch them, and others only as long as there is room for them.

        They are alone as well where a bot plays for every person.
        """
        if room.table is None or has_people(room.table) or room.table.over:
            return False
        return not self._alone.start(room.id, [watcher.client for watcher in room.audience.watchers])

    def _study_for(self, people: bool) -> Study:
        return self._study if people else self._back_study

    @property
    def waiting(self) -> tuple[int, int]:
        """How many searches wait for their turn: at tables where people play, and at others."""
        return self._study.waiting, self._back_study.waiting

    def rests(self, room: Room) -> bool:
        """Whether bots alone wait here until somebody watches."""
        return self._rests(room)

    def attends(self, id: str) -> bool:
        """Whether somebody sees to it that the bots of this table choose."""
        return id in self._tasks

    def _at_table(self, id: str) -> dict[int, Seated]:
        """The bots of a table with what they remember."""
        bots = self._seated.setdefault(id, {})
        self._seated.move_to_end(id)
        if len(self._seated) > REMEMBERED:
            self._seated.popitem(last=False)
        return bots

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.close()
        self._study.close()
        self._back_study.close()

    async def _attend(self, id: str) -> None:
        try:
            async with self._at(id) as room:
                bots = self._at_table(id)
                failures = 0
                while failures < MOST_FAILURES:
                    try:
                        if not await self._choose_once(room, bots):
                            return
                        failures = 0
                    except Problem as problem:
                        if problem.code == "unknown-table":  # it was deleted
                            return
                        failures += 1
                        log.warning("a bot's choice failed table=%s code=%s", id, problem.code)
                        await asyncio.sleep(PAUSE_AFTER_FAILURE)
        except Problem as problem:
            log.error("bots cannot play table=%s code=%s", id, problem.code)
        finally:
            if self._tasks.get(id) is asyncio.current_task():  # not one that was started since
                del self._tasks[id]
            self._make_room(id)

    def _make_room(self, id: str) -> None:
        """Tables of bots alone that waited for this one's place try again."""
        if id not in self._tasks:
            for waiting in self._alone.stop(id):
                if waiting not in self._tasks:
                    self._begin(waiting)

    async def _choose_once(self, room: Room, bots: dict[int, Seated]) -> bool:
        """Whether there was a choice for a bot. What other seats did meanwhile makes it late, not wrong."""
        async with room.lock:
            mine = await in_charge(self._charges, room)
            table = await room.ready()
            rests = self._rests(room)
            if rests:
                await self._charges.give_back(room.id)  # somebody may watch at another process
            # Where nobody is connected, there is no need to wait for another process to fail.
            moment = room.bot_moment() if not rests and (mine or room.audience.watchers) else None
            if moment is None:
                # Still under the lock: whoever changes the table after this finds no task and starts one.
                self._tasks.pop(room.id, None)
                return False
        if not mine:
            await asyncio.sleep(RETRY)
            return True
        if moment.seat not in bots or bots[moment.seat].name != moment.bot:
            bots[moment.seat] = Seated(room.id, table.game.name, moment.bot)
        # What nobody may know of takes no time that anybody could notice.
        pause = 0.0 if moment.decision.prompt.secret else self._paces[table.agreed.pace]
        claim = Claim(room.id, has_people(table), somebody_sits(room))
        thought, _ = await asyncio.gather(
            self._choice(claim, bots[moment.seat], moment), asyncio.sleep(pause)
        )
        try:
            await room.play(moment.seat, moment.ticket, thought.action.text)
            if thought.reason is not None:
                await remark(room, moment.seat, thought.reason)
        except Problem as problem:
            if problem.code not in OVERTAKEN:
                raise
        return True

    async def _choice(self, claim: Claim, bot: Seated, moment: BotMoment) -> Thought:
        """The bot's choice, or the first legal option if it fails: a table never hangs on a bot."""
        id, options = claim.table, moment.decision.options
        if moment.recorded in options:
            return Thought(moment.recorded)
        try:
            began = perf_counter()
            thought = await self._thought(claim, bot, moment)
            if not moment.decision.prompt.secret:
                figures.THINKING.labels(moment.bot).observe(perf_counter() - began)
            if thought.action in options or thought.action in moment.table.initiatives:
                return thought
            log.error("the bot chose no option table=%s seat=%d bot=%s", id, moment.seat, moment.bot)
        except TimeoutError:
            log.error("the bot thought for too long table=%s seat=%d bot=%s", id, moment.seat, moment.bot)
        except Exception:
            log.exception("the bot failed table=%s seat=%d bot=%s", id, moment.seat, moment.bot)
        return Thought(options[0])

    async def _thought(self, claim: Claim, bot: Seated, moment: BotMoment) -> Thought:
        bot.heed(moment)
        if not searches(bot.name):
            thought = await self._off_the_loop(claim, partial(bot.think, moment))
            bot.chose(moment, thought.action)
            return thought
        if self._study_for(claim.people).is_busy and is_awaited(moment.table.game.name, moment.table):
            # People are answered within a second, however many tables with such bots there are.
            return await self._off_the_loop(claim, partial(bot.think, moment))
        try:
            answer = await self._in_the_study(claim, bot, moment)
        except Exception as reason:
            expected = isinstance(reason, Disturbed)
            told = "%s chooses instead table=%s seat=%d: %s"
            log.error(told, USUAL_BOT, claim.table, moment.seat, reason, exc_info=not expected)
            return await self._off_the_loop(claim, partial(bot.think, moment))
        thought = Thought(moment.table.game.action(answer.text), answer.reason)
        bot.chose(moment, thought.action)
        return thought

    async def _in_the_study(self, claim: Claim, bot: Seated, moment: BotMoment) -> Answer:
        """Whoever is not known there is sent with his memories."""
        study = self._study_for(claim.people)
        async with study.turn(claim):
            parcel = pack(moment.table, secrets.randbits(63))
            ask = partial(study.choose, bot.who, bot.name, bot.seed, parcel, self._patience)
            try:
                return await ask(memory=None)
            except Stranger:
                return await ask(memory=await self._memory(claim, bot, moment))

    async def _memory(self, claim: Claim, bot: Seated, moment: BotMoment) -> object:
        try:
            return await self._off_the_loop(claim, partial(bot.memory, moment))
        except TimeoutError:
            log.error("the bot took too long to remember table=%s seat=%d", bot.table, moment.seat)
            return NO_MEMORY

    async def _off_the_loop(self, claim: Claim, think: Callable[[], T]) -> T:
        async with self._thinking.take(claim):
            return await asyncio.wait_for(self._threads.run(think), self._patience)


def somebody_sits(room: Room) -> bool:
    """Whether a person is connected to a seat, in this process."""
    return any(watcher.seat != SPECTATOR for watcher in room.audience.watchers)


def somebody_searches(table: Table) -> bool:
    """Whether somebody who searches will be asked here, or may already be."""
    return not table.over and any(row.bot is not None and searches(row.bot) for row in table.seats)
