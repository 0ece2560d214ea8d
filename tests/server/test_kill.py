"""kill -9 in the middle of games: whatever was acknowledged is in the log, and every game goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import httpx2 as httpx
from websockets.exceptions import ConnectionClosed

from oyez.engine.record import digest_of, parse, replay
from oyez.games import game_named
from oyez.server.settings import DATABASE
from tests.server.people import Person, Refused, new_table, seated
from tests.server.running import Process

Entries = dict[int, tuple[int, str]]  # number in the log -> seat, action or "undo"


class Game:
    """A table with the keys of its people, and all that was ever acknowledged to them."""

    def __init__(self, table: str, keys: list[str]) -> None:
        self.table = table
        self.keys = keys
        self.acknowledged: Entries = {}

    async def play(self, address: str, chance: Random) -> None:
        """Until the game is over or the server is gone."""
        await asyncio.gather(*(self._sit(address, key, Random(chance.random())) for key in self.keys))

    async def _sit(self, address: str, key: str, chance: Random) -> None:
        try:
            async with seated(address, self.table, key) as person:
                try:
                    while person.now["status"] != "over":
                        await answer(person, chance)
                finally:
                    for n, said in person.accepted.items():
                        self.acknowledged[n] = (person.now["you"], said)
        except (ConnectionClosed, OSError, EOFError):
            pass  # killed; whoever was connected knows what was acknowledged to him


async def answer(person: Person, chance: Random) -> None:
    """One choice at random, sometimes taken back, or whatever the table does next."""
    try:
        if person.now["undo"] and chance.random() < 0.2:
            await person.undo()
        elif person.now["decision"]:
            await person.play(chance.choice(person.options()))
        else:
            await person.hear_about("table")
    except Refused as refused:
        assert refused.code in ("no-undo", "late", "over")  # somebody else was faster
        await person.say(type="ping")
        await person.hear_about("pong")


def log_of(data: Path, table: str) -> Entries:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        lines = database.execute(
            "SELECT number, kind, seat, action FROM log WHERE table_id = ? ORDER BY number", (table,)
        )
        return {number: (seat, action if kind == "play" else "undo") for number, kind, seat, action in lines}


def check(data: Path, games: list[Game]) -> int:
    """Everything acknowledged is in the log, under its number; returns how much that was."""
    for game in games:
        log = log_of(data, game.table)
        assert list(log) == list(range(1, len(log) + 1))
        assert {n: log.get(n) for n in game.acknowledged} == game.acknowledged
    return sum(len(game.acknowledged) for game in games)


async def play_and_kill(process: Process, games: list[Game], chance: Random, data: Path, enough: int) -> None:
    playing = [asyncio.create_task(game.play(process.address, chance)) for game in games]
    while entries(data) < enough:  # noqa: ASYNC110  the server is another process and sends no event
        await asyncio.sleep(0.002)
    await asyncio.sleep(chance.random() * 0.01)
    process.kill()
    await asyncio.gather(*playing)


async def test_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    chance = Random(1429)
    process = Process(tmp_path, "--port", "0", "--pace", "none")
    try:
        with process.http() as http:
            games = [Game(*new_table(http, "me", "me", "bot")) for _ in range(6)]
        seen = 0
        for _ in range(3):
            stored = seen + chance.randrange(20, 60)
            await play_and_kill(process, games, chance, tmp_path, stored)
            process = Process(tmp_path, "--port", "0", "--pace", "none")
            seen = check(tmp_path, games)
            assert seen > 0
        await asyncio.gather(*(game.play(process.address, chance) for game in games))
        assert check(tmp_path, games) > seen
        with process.http() as http:
            for game in games:
                check_record(http, game, log_of(tmp_path, game.table))
        code, said = process.stop()
        assert (code, "Traceback" in said) == (0, False), said
    finally:
        process.kill()


def entries(data: Path) -> int:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return int(database.execute("SELECT count(*) FROM log").fetchone()[0])


def check_record(http: httpx.Client, game: Game, log: Entries) -> None:
    """The record is what the log amounts to, and replays to its digest."""
    record = parse(http.get(f"/api/v1/tables/{game.table}/record").text, game_named)
    assert digest_of(replay(record)) == record.digest
    plays: list[tuple[int, str]] = []
    for entry in log.values():
        if entry[1] == "undo":
            plays.pop()
        else:
            plays.append(entry)
    assert [(play.seat, play.action.text) for play in record.plays] == plays
