"""The greedy bot: strong enough, honest, and the same for the same seed."""

from __future__ import annotations

import pytest

from oyez.arena import Pairing, play_game, standings
from oyez.bots import Bot, SeatTable, bot_named
from oyez.engine.kernel import Decision, State
from oyez.engine.match import Match
from oyez.engine.words import Action
from oyez.games import game_named
from tests.effort import effort

GAME = game_named("middle-ages")


@pytest.mark.parametrize(
    ("players", "games"),
    [
        (2, effort(20, 40)),
        (3, effort(20, 40)),
        pytest.param(4, effort(40, 80), marks=pytest.mark.slow),
        pytest.param(5, effort(20, 40), marks=pytest.mark.slow),
    ],
)
def test_greedy_beats_random(players: int, games: int) -> None:
    """The issue asks for 90 % with 4 players over 500 games (`oyez simulate` plays those); this is a sample."""
    pairing = Pairing("middle-ages", ("greedy", *["random"] * (players - 1)), seed=2024)
    first = standings([play_game(pairing, index) for index in range(games)])[0]
    assert first.bot == "greedy"
    assert first.rate >= 0.9


def greedy(seed: int = 5) -> Bot:
    return bot_named("middle-ages", "greedy", seed)


def decisions_of_a_game(players: int, seed: int) -> list[tuple[State, Decision]]:
    """Every true position of a game of greedy bots, each kept as the record would rebuild it."""
    match = Match(GAME, players, {}, [str(seat) for seat in range(players)], seed)
    found: list[tuple[State, Decision]] = []
    while not match.over:
        decision = match.state.pending[0]
        found.append((match.state.copy(), decision))
        match.play(decision.seat, greedy().choose(SeatTable(GAME, match.state, decision)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hidden_things_do_not_sway_it(players: int) -> None:
    """On every state that its seat cannot tell from the true one it chooses the same."""
    for n, (g, decision) in enumerate(decisions_of_a_game(players, seed=players)):
        chosen = greedy().choose(SeatTable(GAME, g, decision))
        for seed in (1, n, 2**63 + n):
            other = GAME.resample(g, decision.seat, seed)
            assert greedy().choose(SeatTable(GAME, other, decision)) is chosen


class NarrowTable:
    """Nothing but what the protocol promises."""

    def __init__(self, table: SeatTable) -> None:
        self._table = table
        self.imagined: list[int] = []

    @property
    def decision(self) -> Decision:
        return self._table.decision

    @property
    def initiatives(self) -> tuple[Action, ...]:
        return self._table.initiatives

    def view(self) -> dict[str, object]:
        return self._table.view()

    people: frozenset[int] = frozenset()

    def imagine(self, seed: int) -> State:
        self.imagined.append(seed)
        return self._table.imagine(seed)


def test_it_needs_no_more_than_a_table_and_leaves_it_alone() -> None:
    match = Match(GAME, 4, {}, list("abcd"), 8)
    while not match.over:
        decision = match.state.pending[0]
        before = match.state.snapshot()
        chosen = greedy().choose(NarrowTable(SeatTable(GAME, match.state, decision)))
        assert chosen in decision.options
        assert match.state.snapshot() == before
        match.play(decision.seat, chosen)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_the_same_seed_makes_the_same_choices(bot: str) -> None:
    pairing = Pairing("middle-ages", (bot,) * 3, seed=77, keep_record=True)
    assert play_game(pairing, 3) == play_game(pairing, 3)
    assert play_game(pairing, 3).record != play_game(pairing, 4).record
