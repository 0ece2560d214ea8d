"""Whole games of Fief: whatever anybody was ever sent fits every state that he cannot tell from the true one."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.engine.game import SPECTATOR
from oyez.games import game_named
from oyez.server.messages import TableMessage
from oyez.server.problems import Problem
from oyez.server.tables import gate
from oyez.server.tables.asides import order
from oyez.server.tables.position import Position
from oyez.server.tables.room import Room
from oyez.server.tables.telling import Briefing, Telling
from tests.effort import effort
from tests.server.indoors import Ear, act, hall, sit_in, table_in
from tests.server.people import Message

FIEF = game_named("fief")
OPTIONS = ("fog_of_war", "hidden_money", "holy_relics", "open_diplomacy")
PLAIN: dict[str, str] = {"edition": "fr2015"}
EVERYTHING = {"edition": "en2014"} | dict.fromkeys(OPTIONS, "true")


class Letters:
    """Every table message that is made, with the position it shows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
        self.checked = 0
        self.still = 0
        self._chance = Random(seed)
        make = Briefing.telling

        def write(
            briefing: Briefing, position: Position, seat: int, events_from: int, **more: Any
        ) -> Telling:
            made = make(briefing, position, seat, events_from, **more)
            if position.state is not None:
                self.compare(position, seat, events_from, json.loads(made.text), still=more["still"])
            return made

        monkeypatch.setattr(Briefing, "telling", write)

    def compare(self, position: Position, seat: int, events_from: int, made: Message, *, still: bool) -> None:
        """Deal the hidden things anew: the gate must make the same message of it."""
        g = position.state
        imagined = FIEF.resample(g, seat, self._chance.getrandbits(60))
        news = position.events[events_from : position.told]
        other = gate.show(FIEF, imagined, news, seat, made["ticket"] or 0)
        assert made.keys() == TableMessage.model_fields.keys()
        TableMessage.model_validate(made)
        assert made["view"] == other.view
        assert made["waiting"] == [asdict(one) for one in other.waiting]
        assert made["events"] == [asdict(one) for one in other.events]
        if still:
            assert (made["decision"], made["initiatives"], made["undo"]) == (None, [], False)
            self.still += 1
        else:
            asked = other.decision and asdict(other.decision)
            assert (made["decision"] and made["decision"] | {"seconds": None}) == asked
            assert made["initiatives"] == [asdict(one) for one in other.initiatives]
        self.check_reason(g, imagined, seat)
        self.check_silence(g, seat)
        self.checked += 1

    def check_reason(self, g: Any, imagined: Any, seat: int) -> None:
        """The answer to `why` follows from what the seat may know."""
        if seat != SPECTATOR:
            action = self._chance.choice(FIEF.words.actions)
            assert gate.reason(FIEF, g, seat, action) == gate.reason(FIEF, imagined, seat, action), action

    def check_silence(self, g: Any, seat: int) -> None:
        """Nobody sees the table while somebody else, and nobody else, is asked in secret."""
        asked = [decision for decision in g.pending if decision.seat == seat or not decision.prompt.secret]
        assert asked or g.winners


async def choose(room: Room, ears: list[Ear], chance: Random) -> None:
    """Somebody who is asked answers at random, or does something that nobody asked for."""
    ear = next((ear for ear in ears if ear.now["decision"]), None)
    if ear is None:
        await ears[0].until_type("table")
        return
    options = ear.now["decision"]["options"]
    if ear.now["initiatives"] and chance.random() < 0.03:
        options = ear.now["initiatives"]
    try:
        await act(room, ear, chance.choice(options)["text"])
    except Problem as problem:
        assert problem.code in (
            "late",
            "hushed",
            "not-yours",
            "illegal",
        )  # the time was up, or a bot was faster
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("kinds", "options", "seed"),
    [
        (("me", "me", "me", "me"), EVERYTHING, 1),
        (("me", "me", "bot", "bot", "bot"), EVERYTHING, 2),
        (("me", "bot", "me"), PLAIN, 3),
    ],
)
async def test_whole_games(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kinds: tuple[str, ...],
    options: dict[str, str],
    seed: int,
) -> None:
    letters, chance = Letters(monkeypatch, seed), Random(seed)
    monkeypatch.setattr("secrets.randbits", chance.getrandbits)  # the seeds of bots
    monkeypatch.setattr("oyez.server.people.seating.new_secret", lambda: chance.randbytes(32).hex())
    async with hall(tmp_path, second=0.0005) as rooms:
        table, keys = await table_in(
            rooms,
            "fief",
            *kinds,
            options=options | {"round_limit": str(effort(3, 5))},
            respond=1,
            talk_minutes=1,
        )
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            await order(room, 0, dict.fromkeys(FIEF.moments, "ask"))
            while ears[0].now["status"] != "over":
                await choose(room, ears, chance)
            plays = (await room.record()).plays
    assert letters.checked > len(plays)
    if "bot" not in kinds:
        assert all("hush" in [message["type"] for message in ear.heard] for ear in ears)
