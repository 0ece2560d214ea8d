"""One person against two bots that search, alone and beside many watched tables of nothing but such bots."""

from __future__ import annotations

import asyncio
import json
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple, final

from oyez.games import GAMES, game_named
from oyez.soak.servers import CannotSoak, Serving, post
from oyez.soak.trial import Say, Site
from oyez.soak.wire import Wire, open_wire

PATIENCE: Final = 120.0  # seconds without any news at the person's table


class Extent(NamedTuple):
    """How much of it; less in tests."""

    tables: int = 25  # of bots alone
    bots: int = 6  # at each of them, or as many as the game has seats for
    bot: str = "chancellor"
    against: int = 2  # of them, where the person plays
    choices: int = 25  # of the person, alone and again beside the others
    seconds: float = 150.0  # after which no further choice is made
    allowed: float = 2.0  # seconds that it may take longer beside them
    cap: int = 30  # tables of bots alone that a server lets play at once


class Waits(NamedTuple):
    """Seconds: from each choice of the person until he was asked again, and between two news of the table."""

    turns: list[float]
    answers: list[float]

    @property
    def mean(self) -> float:
        return sum(self.turns) / max(1, len(self.turns))

    @property
    def slowest(self) -> float:
        return max(self.answers, default=0.0)


@final
class Watching:
    """A spectator of bots alone, so that they play."""

    def __init__(self) -> None:
        self._wire: Wire | None = None
        self.n = 0
        self.refused = ""

    async def watch(self, port: int, table: str) -> None:
        self._wire = await open_wire(port, table, self._hear, lambda: None)
        self._wire.send(b'{"type": "watch"}')

    def _hear(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.n = message["n"]
        elif message["type"] == "error":
            self.refused = message["error"]["code"]

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.close()


@final
class Person:
    """Chooses at random as soon as he is asked, and times how long the bots take."""

    def __init__(self, port: int, game: str, extent: Extent) -> None:
        self._port: Final = port
        self._game: Final = game
        self._extent: Final = extent
        self._chance: Final = Random(1429)
        self._news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def play(self) -> Waits:
        """Game after game, until enough choices were made."""
        waits = Waits([], [])
        until = perf_counter() + self._extent.seconds
        while len(waits.turns) < self._extent.choices and perf_counter() < until:
            table, key = _make(self._port, self._game, 1, self._extent.against, self._extent.bot)
            self._news = asyncio.Queue()
            wire = await open_wire(self._port, table, self._hear, lambda: None)
            try:
                wire.send(json.dumps({"type": "sit", "key": key}).encode())
                await self._one_game(wire, waits, until)
            finally:
                wire.close()
        return waits

    def _hear(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("table", "error"):
            self._news.put_nowait(message)

    async def _next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            return await self._news.get()

    async def _one_game(self, wire: Wire, waits: Waits, until: float) -> None:
        now = await self._next()
        while len(waits.turns) < self._extent.choices and perf_counter() < until:
            while not now.get("decision"):
                if now.get("status") == "over":
                    return
                now = await self._next()
            now = await self._choose(wire, now, waits)

    async def _choose(self, wire: Wire, now: dict[str, Any], waits: Waits) -> dict[str, Any]:
        """Returns the news that asks again, or the end."""
        ticket, began = now["ticket"], perf_counter()
        action = self._chance.choice(now["decision"]["options"])["text"]
        wire.send(json.dumps({"type": "play", "ticket": ticket, "action": action}).encode())
        last = began
        while True:
            now = await self._next()
            if now["type"] == "error":
                raise CannotSoak(f"a choice was refused: {now['error']['message']}")
            waits.answers.append(perf_counter() - last)
            last = perf_counter()
            if now["status"] == "over" or (now["decision"] and now["ticket"] != ticket):
                waits.turns.append(last - began)
                return now


def _make(port: int, game: str, people: int, bots: int, bot: str) -> tuple[str, str]:
    """The id of a new table, and the key of its first person if there is any."""
    seats = [{"kind": "me"}] * people + [{"kind": "bot", "bot": bot}] * bots
    wish = {"game": game, "seats": seats, "respond": 0, "pace": "quick"}
    made = post(f"http://127.0.0.1:{port}", "/api/v1/tables", wish)
    return made["id"], made["keys"][0]["key"] if people else ""


async def _beside(site: Site, game: str, extent: Extent, say: Say) -> tuple[Waits, Waits, list[Watching]]:
    person = Person(site.ports[0], game, extent)
    say(f"{game}: alone", 0)
    alone = await person.play()
    bots = min(extent.bots, game_named(game).most)
    watching = [Watching() for _ in range(extent.tables)]
    try:
        for number, one in enumerate(watching):
            port = site.ports[number % len(site.ports)]
            table, _ = await asyncio.to_thread(_make, port, game, 0, bots, extent.bot)
            await one.watch(port, table)
        say(f"{game}: beside {extent.tables} tables of bots alone", 0)
        return alone, await person.play(), watching
    finally:
        for one in watching:
            one.leave()


def crowd_of_bots(
    database: str | None, processes: int, say: Say, extent: Extent | None = None
) -> tuple[list[str], dict[str, Any]]:
    """All games, one after the other; returns what was wrong, and figures."""
    extent = extent or Extent()
    wrong: list[str] = []
    facts: dict[str, Any] = {
        "database": "SQLite" if database is None else "PostgreSQL",
        "servers": processes,
        "tables of bots alone": extent.tables,
        "of them may play at a server": extent.cap,
        "bot": extent.bot,
    }
    for game in GAMES:
        site = Site(processes, database, Serving(("--no-limits", "--bot-tables", str(extent.cap))))
        try:
            alone, beside, watching = asyncio.run(_beside(site, game, extent, say))
            wrong += site.complaints()
        finally:
            site.close()
        facts |= _figures(game, alone, beside, watching)
        wrong += _faults(game, alone, beside, watching, extent)
    return wrong, facts


def _figures(game: str, alone: Waits, beside: Waits, watching: list[Watching]) -> dict[str, Any]:
    return {
        f"{game}: choices of the person, alone and beside them": f"{len(alone.turns)}, {len(beside.turns)}",
        f"{game}: s until he is asked again, alone": round(alone.mean, 2),
        f"{game}: s until he is asked again, beside them": round(beside.mean, 2),
        f"{game}: slowest answer of a bot s, alone": round(alone.slowest, 2),
        f"{game}: slowest answer of a bot s, beside them": round(beside.slowest, 2),
        f"{game}: choices of the bots alone": sum(one.n for one in watching),
    }


def _faults(game: str, alone: Waits, beside: Waits, watching: list[Watching], extent: Extent) -> list[str]:
    wrong = [f"{game}: bots alone were refused: {one.refused}" for one in watching if one.refused]
    if not alone.turns or not beside.turns:
        return [*wrong, f"{game}: the person was never asked again"]
    if beside.mean > alone.mean + extent.allowed:
        wrong.append(f"{game}: the person waits {beside.mean - alone.mean:.1f} s longer beside bots alone")
    if beside.slowest > alone.slowest + extent.allowed:
        wrong.append(f"{game}: a bot answers {beside.slowest - alone.slowest:.1f} s later beside bots alone")
    return wrong
