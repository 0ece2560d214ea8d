"""Bots keep their memories: when the server or their study is restarted, in a person's seat, and what was taken back
is not among them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from oyez.engine.kernel import Seat
from oyez.games import GAMES
from oyez.games.fief.bots.memory import Remembered
from oyez.server.models import NewTable
from oyez.server.tables import seated
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from oyez.server.tables.study import Study
from oyez.server.timing import absence, takebacks
from tests.server import elections
from tests.server.elections import BOT, BUYER, SHORT_OF_VOTES, VOTER
from tests.server.indoors import Ear, act_and_see, hall

CANDIDATE = "Baudoin"  # the buyer's
UNBOUND = "abstain"  # what a bot does that owes nobody anything


class Table(NamedTuple):
    id: str
    keys: dict[Seat, str]


@pytest.fixture(autouse=True)
def _an_election(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "fief", "tests.server.elections")


async def laid(rooms: Rooms, bot: str, *people: Seat) -> Table:
    """A table of four: people in these seats, the bot in its own, seneschals in the others."""
    seats = [
        {"kind": "me"} if seat in people else {"kind": "bot", "bot": bot if seat == BOT else "seneschal"}
        for seat in range(4)
    ]
    made = await rooms.create(NewTable.model_validate({"game": "fief", "seats": seats, "respond": 0}))
    return Table(made.id, {held.seat: held.key for held in made.keys})


@asynccontextmanager
async def at(rooms: Rooms, table: Table) -> AsyncIterator[tuple[Room, dict[Seat, Ear]]]:
    async with rooms.at(table.id) as room:
        yield room, {seat: Ear(await room.join(key)) for seat, key in table.keys.items()}


async def asked(ear: Ear, prompt: str) -> None:
    while not ear.now["decision"] or ear.now["decision"]["prompt"] != prompt:
        await ear.until_type("table")


async def buy_votes(room: Room, ear: Ear) -> None:
    await asked(ear, "place-for")
    for text in (f"propose {BOT}", "give-deniers 5", "submit"):
        await act_and_see(room, ear, text)


async def vote(room: Room, ear: Ear) -> None:
    await asked(ear, "place-for")
    await act_and_see(room, ear, f"favour {CANDIDATE}")
    await act_and_see(room, ear, "pass")


def choices(room: Room, seat: Seat) -> list[str]:
    assert room.table is not None
    assert room.table.match is not None
    return [done.action.text for done in room.table.match.plays if done.seat == seat]


async def until(ear: Ear, holds: Callable[[], bool]) -> None:
    while not holds():
        await ear.until_type("table")


async def vote_of_the_bot(room: Room, ear: Ear) -> str:
    def votes() -> list[str]:
        return [text for text in choices(room, BOT) if text.startswith(("favour", "abstain"))]

    await until(ear, lambda: bool(votes()))
    return votes()[0]


class Letters:
    """The memories that the study is sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.memories: list[Any] = []
        choose: Any = Study.choose

        async def write(study: Study, *question: Any, memory: Any) -> Any:
            if memory is not None:
                self.memories.append(memory)
            return await choose(study, *question, memory=memory)

        monkeypatch.setattr(Study, "choose", write)


@pytest.mark.parametrize("bot", ["seneschal", "chancellor"])
async def test_a_bot_keeps_its_word_after_a_restart(tmp_path: Path, bot: str) -> None:
    async with hall(tmp_path) as rooms:
        table = await laid(rooms, bot, BUYER)
        async with at(rooms, table) as (room, ears):
            await buy_votes(room, ears[BUYER])
            await asked(ears[BUYER], "place-for")
            assert choices(room, BOT) == ["accept"]
    async with hall(tmp_path) as rooms, at(rooms, table) as (room, ears):
        await vote(room, ears[BUYER])
        assert await vote_of_the_bot(room, ears[BUYER]) == f"favour {CANDIDATE}"


@pytest.mark.parametrize("restart", [True, False])
async def test_and_after_a_restart_of_the_study(tmp_path: Path, restart: bool) -> None:
    """Ended because of another table's bot; or it has forgotten this one for newer ones."""
    async with hall(tmp_path) as rooms:
        table = await laid(rooms, "chancellor", BUYER)
        async with at(rooms, table) as (room, ears):
            await buy_votes(room, ears[BUYER])
            await asked(ears[BUYER], "place-for")
            study = rooms._bots._study
            assert study._pool is not None
            if restart:
                study.close()
            else:
                rooms._bots._seated[table.id][BOT].who = "somebody else"
            await vote(room, ears[BUYER])
            assert await vote_of_the_bot(room, ears[BUYER]) == f"favour {CANDIDATE}"


async def test_without_a_deal_it_votes_for_nobody(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table = await laid(rooms, "seneschal", BUYER)
        async with at(rooms, table) as (room, ears):
            await vote(room, ears[BUYER])
            assert await vote_of_the_bot(room, ears[BUYER]) == UNBOUND


@pytest.mark.parametrize("bot", ["seneschal", "chancellor"])
async def test_what_was_taken_back_binds_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    letters = Letters(monkeypatch)
    async with hall(tmp_path) as rooms:
        table = await laid(rooms, bot, BUYER)
        async with at(rooms, table) as (room, ears):
            await buy_votes(room, ears[BUYER])
            await asked(ears[BUYER], "place-for")
            await takebacks.ask(room, BUYER, 3)  # bots agree
            assert choices(room, BOT) == []
            await vote(room, ears[BUYER])
            voted = await vote_of_the_bot(room, ears[BUYER])
            if bot == "seneschal":
                assert voted == UNBOUND
            else:  # who may have his own reasons to vote for him
                assert len(letters.memories) == 2
                assert letters.memories[-1].favours[BUYER] == 0


async def test_whoever_stands_in_keeps_the_word_of_the_person(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table = await laid(rooms, "", BUYER, BOT)
        async with at(rooms, table) as (room, ears):
            await buy_votes(room, ears[BUYER])
            await asked(ears[BOT], "answer-offer")
            await act_and_see(room, ears[BOT], "accept")
            await absence.stand_in(room, BOT, on=True)
            await vote(room, ears[BUYER])
            assert await vote_of_the_bot(room, ears[BUYER]) == f"favour {CANDIDATE}"


@pytest.mark.parametrize("bot", ["seneschal", "chancellor"])
async def test_a_refusal_rankles_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    """The bot asked for votes, and got none."""
    monkeypatch.setattr(elections, "GAME", SHORT_OF_VOTES)
    letters = Letters(monkeypatch)
    async with hall(tmp_path) as rooms:
        table = await laid(rooms, bot, VOTER)
        async with at(rooms, table) as (room, ears):
            await asked(ears[VOTER], "answer-offer")
            await act_and_see(room, ears[VOTER], "refuse")
            await asked(ears[VOTER], "place-for")
            chosen = len(choices(room, BOT))
    letters.memories.clear()
    async with hall(tmp_path) as rooms, at(rooms, table) as (room, ears):
        for text in ("abstain", "pass"):
            await act_and_see(room, ears[VOTER], text)
        while len(choices(room, BOT)) == chosen:
            if ears[VOTER].now["decision"]:
                await act_and_see(room, ears[VOTER], ears[VOTER].now["decision"]["options"][-1]["text"])
            else:
                await ears[VOTER].until_type("table")
        if bot == "chancellor":
            [remembered] = letters.memories
        else:
            thing: Any = rooms._bots._seated[table.id][BOT]._bot
            remembered = thing.memory()
        assert isinstance(remembered, Remembered)
        assert remembered.goodwill[VOTER] < 0 < remembered.refusals[VOTER]


@pytest.mark.parametrize("bot", ["seneschal", "chancellor"])
async def test_who_cannot_remember_goes_on_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: str
) -> None:
    async with hall(tmp_path) as rooms:
        table = await laid(rooms, bot, BUYER)
        async with at(rooms, table) as (room, ears):
            await buy_votes(room, ears[BUYER])
            await asked(ears[BUYER], "place-for")

    def fail(*_: object) -> None:
        raise ValueError("a gap in the memory")

    monkeypatch.setattr(seated, "recall", fail)
    async with hall(tmp_path) as rooms, at(rooms, table) as (room, ears):
        with caplog.at_level(logging.ERROR):
            await vote(room, ears[BUYER])
            assert await vote_of_the_bot(room, ears[BUYER])
        assert "the bot forgot the game" in caplog.text
        assert "a gap" not in caplog.text, "it could name something hidden"


async def test_a_bot_is_told_again_only_what_it_did_not_choose_itself(tmp_path: Path) -> None:
    """While nothing but its own choices stands, it goes on; another process may have chosen for it meanwhile."""
    async with hall(tmp_path) as rooms:
        table = await laid(rooms, "seneschal", BUYER)
        async with at(rooms, table) as (room, ears):
            await buy_votes(room, ears[BUYER])
            await asked(ears[BUYER], "place-for")
            bot = rooms._bots._seated[table.id][BOT]
            who = bot.who
            await vote(room, ears[BUYER])
            await vote_of_the_bot(room, ears[BUYER])
            await until(ears[BUYER], lambda: bool(ears[BUYER].now["decision"]))  # and no bot
            assert bot.who == who
            assert bot._seen is not None
            bot._seen = bot._seen._replace(choices=bot._seen.choices - 1)
            chosen = len(choices(room, BOT))
            while len(choices(room, BOT)) == chosen:
                if ears[BUYER].now["decision"]:
                    await act_and_see(room, ears[BUYER], ears[BUYER].now["decision"]["options"][-1]["text"])
                else:
                    await ears[BUYER].until_type("table")
            assert bot.who != who
