"""No hidden fact leaves the server: one gate, and nothing behind it shows in any message."""

from __future__ import annotations

import ast
import asyncio
from contextlib import AsyncExitStack
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest

import oyez.server
from oyez.engine.game import SPECTATOR, Game
from oyez.engine.kernel import Decision, Event, State
from oyez.engine.record import parse, replay
from oyez.engine.words import Prompt
from oyez.games import GAMES, game_named
from oyez.server.tables import gate
from tests.server.people import Message, Person, new_table, seated
from tests.server.running import Running
from tests.toy.game import GAME as TOY

SECRET = {"view", "views", "hints", "why", "truth", "snapshot", "seen_by", "initiatives"}


def test_only_the_gate_asks_for_what_can_be_seen() -> None:
    folder = Path(oyez.server.__file__).parent
    for path in folder.rglob("*.py"):
        if path.name == "gate.py":
            continue
        calls = [node.func for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
        asked = {call.attr for call in calls if isinstance(call, ast.Attribute)} & SECRET
        assert not asked, f"{path.name} asks the game itself: {asked}"


@pytest.fixture(params=["middle-ages", "toy"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game[Any, Any]:
    """The toy has what Middle-Ages has not: hands, secret ballots, initiatives."""
    monkeypatch.setitem(GAMES, TOY.name, "tests.toy.game")
    return game_named(request.param)


async def play_a_game(server: Running, game: str, http: httpx.Client) -> tuple[str, list[Person]]:
    """Three people and a spectator; returns all that they ever heard."""
    table, keys = new_table(http, "me", "me", "me", game=game)
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(seated(server.address, table, key)) for key in [*keys, None]
        ]
        await asyncio.gather(
            *(person.play_out(Random(seat)) for seat, person in enumerate(people[:-1])),
            people[-1].watch_out(),
        )
    return table, people


async def test_every_message_fits_every_state_its_reader_cannot_tell_apart(
    server: Running, http: httpx.Client, game: Game[Any, Any]
) -> None:
    """For each message: deal the hidden things anew, and the gate must make the same message of it."""
    table, people = await play_a_game(server, game.name, http)
    record = parse(http.get(f"/api/v1/tables/{table}/record").text, game_named)
    chance = Random(1)
    compared = 0
    for person in people:
        for message in person.heard:
            if message["type"] != "table":
                continue
            seat = SPECTATOR if message["you"] is None else message["you"]
            g = replay(record, upto=message["n"])
            assert g.tape is not None
            compare(game, g, seat, message, chance.getrandbits(60))
            compared += 1
    assert compared > 3 * len(record.plays)


def compare(game: Game[Any, Any], g: State, seat: int, message: Message, seed: int) -> None:
    assert g.tape is not None
    imagined = game.resample(g, seat, seed)
    news = g.tape.events[message["events_from"] :]
    true = gate.show(game, g, news, seat, message["ticket"] or 0)
    other = gate.show(game, imagined, news, seat, message["ticket"] or 0)
    assert message["view"] == true.view == other.view
    mine = [asdict(decision) if decision else None for decision in (true.decision, other.decision)]
    assert message["decision"] == mine[0] == mine[1]
    assert message["initiatives"] == [asdict(one) for one in other.initiatives]
    assert message["events"] == [asdict(event) for event in true.events]
    if game is not TOY:  # its windows have no secret prompts, so who is asked tells of hands
        assert message["waiting"] == [asdict(one) for one in other.waiting]
    check_events(message, news, seat)


def check_events(message: Message, news: list[Event], seat: int) -> None:
    for shown, event in zip(message["events"], news, strict=True):
        may_know = event.to == -1 or (seat >= 0 and event.to >> seat & 1)
        assert shown["args"] == (list(event.args) if may_know else [])


def test_who_is_asked_in_secret_is_nobody_elses_business() -> None:
    g = TOY.setup(TOY.rules(3, {}), 1, [])
    asked = g.pending[0]
    g.pending = (
        Decision(0, Prompt("respond", "T-3", secret=True), asked.options),
        Decision(1, Prompt("vote", "T-1", secret=False), asked.options),
    )
    waiting = {seat: [one.seat for one in gate.show(TOY, g, (), seat).waiting] for seat in (0, 1, SPECTATOR)}
    assert waiting == {0: [0, 1], 1: [1], SPECTATOR: [1]}
    assert gate.waited_for(g) == (1,)
    decision = gate.show(TOY, g, (), 0).decision
    assert decision is not None
    assert (decision.prompt, decision.ticket) == ("respond", 0)  # a ticket only where one is given


async def test_piles_seeds_and_keys_are_in_no_message(server: Running, http: httpx.Client) -> None:
    table, people = await play_a_game(server, "middle-ages", http)
    record = http.get(f"/api/v1/tables/{table}/record").text
    seed = next(line for line in record.splitlines() if line.startswith("[seed ")).split()[1].rstrip("]")
    allowed = {"pile": {"tiles", "top"}}
    for person in people:
        for message in person.heard:
            said = str(message).replace(table, "")  # a random word, which may hold any letters
            assert seed not in said
            assert "key" not in said
            if message["type"] == "table":
                assert set(message["view"]["pile"]) == allowed["pile"]
                assert isinstance(message["view"]["orange"], int)


async def test_initiatives_are_played_with_the_ticket(
    server: Running, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The toy offers truces between two effects; a seat takes one though it is not asked."""
    monkeypatch.setitem(GAMES, TOY.name, "tests.toy.game")
    for seed in range(20):
        table, keys = new_table(http, "me", "me", game="toy")
        async with (
            seated(server.address, table, keys[0]) as one,
            seated(server.address, table, keys[1]) as two,
        ):
            other = asyncio.create_task(two.play_out(Random(seed)))
            while one.now["status"] != "over":
                if one.now["initiatives"]:
                    offered = one.now["initiatives"][0]["text"]
                    before = one.now["n"]
                    await one.play(offered)
                    assert one.now["n"] > before
                    other.cancel()
                    await asyncio.gather(other, return_exceptions=True)
                    return
                if one.now["decision"]:
                    await one.play(one.options()[0])
                else:
                    await one.hear_about("table")
            await other
    raise AssertionError("no initiative was ever offered")
