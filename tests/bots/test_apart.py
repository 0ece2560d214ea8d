"""Bots in a process of their own: what is sent is what the seat knows, and it arrives whole."""

from __future__ import annotations

import pickle

import pytest

from oyez.bots import SeatTable, bot_named, searches
from oyez.bots.apart import parcel, thinking
from oyez.bots.search.search_bot import SearchBot
from oyez.engine.kernel import Decision, State, initiatives, play
from oyez.engine.match import Match
from oyez.engine.record import parse
from oyez.games import game_named
from oyez.games.fief.bots.memory import Memory, Remembered
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.cards.windows import Window
from oyez.games.fief.rules.state import Fief
from tests.bots.test_search import EXPANDED, moments
from tests.games.steered import AIMS, HERE

TABLES = [
    pytest.param("middle-ages", 2, 5, {}, marks=pytest.mark.slow),
    ("middle-ages", 5, 9, {}),
    pytest.param("fief", 4, 17, {}, marks=pytest.mark.slow),
    ("fief", 3, 19, {"edition": "en2014"}),
    pytest.param("fief", 6, 61, {"edition": "pl2015", "holy_relics": "true"}, marks=pytest.mark.slow),
    ("fief", 4, 23, {"fog_of_war": "true", "hidden_money": "true"}),
    ("fief", 4, 19, {"tactics": "on"}),
    ("fief", 4, 17, {"crusades": "on"}),
    pytest.param(
        "fief", 5, 41, {**EXPANDED, "fog_of_war": "true", "hidden_money": "true"}, marks=pytest.mark.slow
    ),
]
SEED = 77
PLAYS = 30


def followed(one: State, other: State) -> None:
    """Both go the same way, play by play."""
    for n in range(PLAYS):
        assert one.snapshot() == other.snapshot()
        assert (repr(one.stack), one.seed, one.winners) == (repr(other.stack), other.seed, other.winners)
        if one.winners:
            return
        asked, again = one.pending[0], other.pending[0]
        assert (asked.seat, asked.prompt, asked.options) == (again.seat, again.prompt, again.options)
        action = asked.options[n % len(asked.options)]
        play(one, asked.seat, action)
        play(other, asked.seat, action)


def test_whoever_is_asked_cannot_tell_why_nobody_was_before_him() -> None:
    """Those before him had nothing to play, or passed in secret: he imagines the same in both cases."""
    met = 0
    for g, decision in moments("fief", 6, 3, 7):
        assert isinstance(g, Fief)
        step = g.stack[-1]
        if isinstance(step, Window) and step.seat != decision.seat:
            passed = g.copy()
            passed.stack[-1] = step.begun_by(g, decision.seat)
            one, other = [SeatTable(GAME, each, decision) for each in (g, passed)]
            assert pickle.dumps(parcel.pack(one, SEED)) == pickle.dumps(parcel.pack(other, SEED))
            assert one.imagine(1).snapshot() != g.snapshot()
            met += 1
    assert met >= 3


@pytest.mark.parametrize(("name", "players", "every", "options"), TABLES)
def test_a_parcel_holds_what_the_seat_knows_and_nothing_else(
    name: str, players: int, every: int, options: dict[str, str]
) -> None:
    """On states that the seat cannot tell from each other it is the same, byte for byte."""
    game = game_named(name)
    positions = moments(name, players, players, every, **options)[:16]
    assert len(positions) >= 8
    for n, (g, decision) in enumerate(positions):
        table = SeatTable(game, g, decision)
        sent = pickle.dumps(parcel.pack(table, SEED))
        for seed in (n, 2**63 + n):
            other = SeatTable(game, game.resample(g, decision.seat, seed), decision)
            assert pickle.dumps(parcel.pack(other, SEED)) == sent, decision.prompt
        received = parcel.unpack(pickle.loads(sent))
        assert received.decision.prompt is decision.prompt
        assert received.decision.options == decision.options
        assert received.initiatives == table.initiatives
        assert received.view() == table.view()
        followed(table.imagine(SEED), received.imagine(SEED))


@pytest.mark.parametrize("name", AIMS)
def test_what_expansions_remember_arrives_too(name: str) -> None:
    """A Crusade is under way, bids lie on the table, an order has members and houses."""
    record = parse((HERE / f"fief-{name}.oyez").read_text(encoding="utf-8"), game_named)
    match = Match(record.game, record.seats, record.options, record.names, record.seed, record.opening)
    for n, done in enumerate(record.plays):
        decision = match.state.pending[0]
        if n % 7 == 0:
            table = SeatTable(match.game, match.state, decision)
            received = parcel.unpack(pickle.loads(pickle.dumps(parcel.pack(table, SEED))))
            assert received.view() == table.view()
            assert received.imagine(SEED).snapshot() == table.imagine(SEED).snapshot()
        match.play(done.seat, done.action)


def test_a_parcel_names_nothing_outside_the_package() -> None:
    g, decision = moments("middle-ages", 2, 1, 3)[0]
    sent = parcel.pack(SeatTable(game_named("middle-ages"), g, decision), SEED)
    with pytest.raises(ValueError, match=r"os\.system does not belong into a parcel"):
        parcel.unpack(sent._replace(state=("name", "os", "system")))


def sent(g: State, decision: Decision, seed: int = SEED) -> parcel.Parcel:
    return parcel.pack(SeatTable(game_named("fief"), g, decision), seed)


def test_the_other_process_remembers_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST", 2)
    thinking._bots.clear()
    positions = moments("fief", 4, 4, 60)
    for g, decision in positions:
        chosen = thinking.think(f"seat {decision.seat}", "search:iterations=4", 1, sent(g, decision))
        assert chosen.text in [
            a.text for a in (*decision.options, *SeatTable(game_named("fief"), g, decision).initiatives)
        ]
    assert 0 < len(thinking._bots) <= 2
    thinking._bots.clear()


def test_the_other_process_says_why_it_refuses() -> None:
    """All that it has is asked of it, for nothing."""
    game = game_named("fief")
    match = Match(game, 3, {"edition": "fr2015"}, ["a", "b", "c"], 7)
    g = match.state
    while "propose 0" not in [action.text for action in initiatives(g, 1)]:
        match.play(g.pending[0].seat, g.pending[0].options[0])
    match.play(1, game.action("propose 0"))
    for text in ("want-deniers 3", "submit"):
        match.play(1, game.action(text))
    assert isinstance(g, Fief)
    g.deniers[1] = 0
    answer = thinking.think("seat 0", "seneschal", 1, sent(g, g.pending[0]))
    assert answer.text == "refuse"
    assert answer.reason is not None
    assert (answer.reason.to, answer.reason.message) == (1, "offer-too-far")
    assert pickle.loads(pickle.dumps(answer)) == answer
    thinking._bots.clear()


def test_whoever_is_not_known_is_asked_for_his_memories() -> None:
    thinking._bots.clear()
    memory = Memory()
    memory.goodwill[2] = -1.5
    g, decision = moments("fief", 4, 4, 60)[0]
    question = sent(g, decision)
    with pytest.raises(thinking.Stranger):
        thinking.think("seat 0", "search:iterations=4", 1, question, None)
    assert not thinking._bots
    thinking.think("seat 0", "search:iterations=4", 1, question, memory.told())
    bot = thinking._bots["seat 0"]
    assert isinstance(bot, SearchBot)
    kept = bot.memory()
    assert isinstance(kept, Remembered)
    assert kept.goodwill[2] < 0
    thinking.think("seat 0", "search:iterations=4", 1, question, None)
    assert thinking._bots == {"seat 0": bot}
    thinking._bots.clear()


class Loose:
    def __init__(self, *numbers: int) -> None:
        self.numbers = numbers


def test_what_does_not_name_its_parts_is_not_packed() -> None:
    with pytest.raises(parcel.Unpackable, match=r"test_apart\.Loose cannot be packed: it does not name"):
        parcel._plain(Loose(1, 2), GAME, GAME.rules(4, {}))
    with pytest.raises(parcel.Unpackable, match=r"builtins\.type cannot be packed"):
        parcel._plain(Loose, GAME, GAME.rules(4, {}))


def test_which_bots_search() -> None:
    assert [name for name in ("chancellor", "search", "search:ms=5") if not searches(name)] == []
    assert [name for name in ("random", "greedy:v1", "page", "seneschal", "") if searches(name)] == []
    assert hasattr(bot_named("fief", "chancellor", 1), "choose")
