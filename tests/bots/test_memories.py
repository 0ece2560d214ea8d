"""Bots of Fief after a game was loaded: they remember what they remembered before."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any

import pytest

from oyez.bots import SeatTable, bot_named, memories
from oyez.bots.greedy import GreedyBot
from oyez.bots.memories import recall
from oyez.bots.search.search_bot import SearchBot
from oyez.bots.table import Bot
from oyez.engine.kernel import Decision, Seat, State
from oyez.engine.match import Match
from oyez.engine.record import Record
from oyez.games.fief.bots.memory import Memory
from oyez.games.fief.bots.sense import FiefSense
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.diplomacy.deal import DENIERS, VILLAGE, Deal
from tests.bots.test_greedy_fief import OPTIONS

PERSON: Seat = 0


def seneschals() -> dict[Seat, GreedyBot]:
    found = {}
    for seat in range(1, 4):
        bot = bot_named("fief", "seneschal", seat)
        assert isinstance(bot, GreedyBot)
        found[seat] = bot
    return found


def memory_of(bot: GreedyBot) -> list[object]:
    sense = bot._sense
    assert isinstance(sense, FiefSense)
    memory = sense._memory
    assert isinstance(memory, Memory)
    assert isinstance(memory.people, frozenset), "compiled bots take nothing else"
    return [
        memory.goodwill,
        memory.whispered,
        memory.refusals,
        memory.favours,
        memory.people,
        memory._control,
        memory._captor,
        memory._round,
        memory._stake,
        memory._promised,
        memory._let_pass,
        memory._purse,
        memory._offer is None,
    ]


def played(bots: Mapping[Seat, Bot], seats: int = 4, options: Mapping[str, str] = OPTIONS) -> Match:
    """A game of these bots, or a part of it, against people who choose at random."""
    match = Match(GAME, seats, {**OPTIONS, **options}, list("abcdef")[:seats], 4)
    person = bot_named("fief", "random", 0)
    while not match.over and len(match.plays) < 1500:
        decision = match.state.pending[0]
        bot = bots.get(decision.seat, person)
        table = SeatTable(GAME, match.state, decision, frozenset({PERSON}))
        match.play(decision.seat, bot.choose(table))
    return match


def test_a_game_goes_on_with_the_memories_it_had() -> None:
    bots = seneschals()
    match = played(bots)
    again = seneschals()
    recall(again, match.record())
    for seat, bot in bots.items():
        assert memory_of(again[seat]) == memory_of(bot)
    assert any(memory_of(bot)[0] != [0.0] * 6 for bot in bots.values())


def test_bots_without_a_memory_are_left_alone() -> None:
    match = Match(GAME, 4, OPTIONS, list("abcd"), 4)
    recall({1: bot_named("fief", "random", 1), 2: bot_named("fief", "page", 1)}, match.record())


def test_a_memory_can_be_sent_to_another_bot() -> None:
    """To the chancellor, too, who thinks in another process."""
    bots = seneschals()
    played(bots)
    for bot in bots.values():
        sent = pickle.dumps(bot.memory())
        again, chancellor = seneschals()[1], bot_named("fief", "chancellor", 1)
        assert isinstance(chancellor, SearchBot)
        for other in (again, chancellor):
            other.remember(pickle.loads(sent))
            assert other.memory() == bot.memory()
        assert memory_of(again) == memory_of(bot)


def test_an_offer_that_waits_for_its_answer_is_sent_with_it() -> None:
    memory = Memory()
    memory._offer, memory._purse = Deal(1, PERSON, ((DENIERS, 3),), ((VILLAGE, 4),), True), (5, 2)
    memory._promised[3], memory.people = 7, frozenset({PERSON})
    memory._let_pass.add(2)
    again = Memory()
    again.hear(pickle.loads(pickle.dumps(memory.told())))
    assert again.told() == memory.told()
    assert again._offer is not None
    assert again._offer.facts() == memory._offer.facts()


def recalled(record: Record) -> list[object]:
    bots = seneschals()
    recall(bots, record)
    return [memory_of(bot) for bot in bots.values()]


@pytest.mark.parametrize("options", [{}, {"fog_of_war": "true", "hidden_money": "true"}])
def test_nothing_hidden_is_remembered(monkeypatch: pytest.MonkeyPatch, options: dict[str, str]) -> None:
    """Whatever lies hidden at each of its moments, a bot comes to remember the same."""
    record = played(seneschals(), options=options).record()

    def remembered(seed: int) -> list[object]:
        def elsewhere(game: Any, g: State, decision: Decision, people: frozenset[Seat]) -> SeatTable:
            return SeatTable(game, game.resample(g, decision.seat, seed), decision, people)

        monkeypatch.setattr(memories, "SeatTable", elsewhere)
        return recalled(record)

    told = recalled(record)
    assert told == remembered(5) == remembered(2**62 + 5)


def test_who_never_remembers_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(seneschals()).record()

    def fail(*_: object) -> None:
        raise AssertionError("no game is replayed for nobody")

    monkeypatch.setattr(memories, "Match", fail)
    recall({1: bot_named("fief", "steward", 1), 2: bot_named("fief", "page", 1)}, record)
