"""The second version's evaluation of Middle-Ages: what it sees, and that the first version does not change."""

from __future__ import annotations

import sys
from hashlib import blake2b
from math import exp
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from oyez.arena.tuning import Search, Sitting, beginning, seating, sittings, tune, weights_at
from oyez.bots import SeatTable, bot_named
from oyez.bots.tuned import stored
from oyez.engine.match import Match
from oyez.games import game_named
from oyez.games.middle_ages.bots.insight import BUILD, CONTESTED, FARMER, INCOME, MILLS, Insight, frequencies
from oyez.games.middle_ages.bots.weights import BY_HAND, FIXED, LINEAR, NEUTRAL, MiddleAgesWeights
from oyez.games.middle_ages.bots.wishes import Wish, wishes_of
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import FIELD, KINDS, MILL, NO_SPOT, ROW

GAME = game_named("middle-ages")


@pytest.mark.parametrize(
    ("players", "seed", "coins", "choices"),
    [
        (2, 31, [179, 216], "bb40bcc6246b1129"),
        (4, 33, [148, 139, 103, 105], "e6b668d28387764a"),
        (5, 35, [105, 130, 117, 148, 141], "2aaf86406d2183ad"),
    ],
)
def test_the_first_version_plays_as_it_always_did(
    players: int, seed: int, coins: list[int], choices: str
) -> None:
    """Games that it played before there was a second version, choice for choice."""
    match = Match(GAME, players, {}, [str(seat) for seat in range(players)], seed)
    bots = [bot_named("middle-ages", "greedy:v1", seat) for seat in range(players)]
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, bots[decision.seat].choose(SeatTable(GAME, match.state, decision)))
    made = " ".join(done.action.text for done in match.plays)
    assert GAME.measures(match.state)["coins"] == coins
    assert blake2b(made.encode(), digest_size=8).hexdigest() == choices


def table(seed: int = 1) -> MiddleAges:
    """A game in which all Lords stand in the first row and nobody has a tile."""
    match = Match(GAME, 4, {}, list("abcd"), seed)
    for _ in range(4):
        decision = match.state.pending[0]
        match.play(decision.seat, decision.options[0])
    g = match.state
    assert isinstance(g, MiddleAges)
    return g


def test_every_linear_weight_has_its_feature() -> None:
    assert BY_HAND.linear() == NEUTRAL
    for at, name in enumerate(LINEAR):
        changed = MiddleAgesWeights(**{name: 7.5}).linear()
        assert [changed[i] for i in range(len(LINEAR)) if i != at] == [*NEUTRAL[:at], *NEUTRAL[at + 1 :]]
        assert changed[at] == 7.5
    assert LINEAR[BUILD : BUILD + KINDS] == tuple(
        f"build_{name}"
        for name in ("field", "mill", "village", "rampart", "market", "barracks", "church", "palace")
    )
    assert (LINEAR[FARMER], LINEAR[MILLS], LINEAR[CONTESTED]) == ("farmer", "fewer_mills", "contested")


def test_features_tell_what_stands_under_the_lord_and_who_has_more() -> None:
    g = table()
    seat = g.pending[0].seat
    rival = (seat + 1) % 4
    g.counts[rival * KINDS + MILL] = 1
    insight = Insight(g, g.pending[0], BY_HAND)
    found = insight.features(g)
    here = g.rows[g.lords[seat]]
    estate = g.rules.tiles.estate[here]
    assert found[BUILD + estate] == 15 / 16
    assert [found[BUILD + other] for other in range(KINDS) if other != estate] == [0.0] * 7
    assert found[INCOME] >= 2  # of the tile itself, once it is taken
    assert found[MILLS] == (0.0 if estate == MILL else 15 / 16)


def test_a_rival_misses_what_it_wants_most_and_takes_it_most_of_the_time() -> None:
    wish = Wish(1, 5, reserved=False)
    wish.worths[:] = [3.0, 9.0, 0.0, 5.0, 0.0]
    wish.weigh([0, 1, 3], 2.0)
    assert [wish.loss(place) for place in range(5)] == [0.0, 4.0, 0.0, 0.0, 0.0]
    chances = [wish.chance(place, NO_SPOT) for place in range(5)]
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[3] > chances[0] > chances[2] == chances[4] == 0
    assert wish.chance(3, 1) > chances[3]  # the best being barred by a Scout


def test_a_scout_bars_the_others_only() -> None:
    g = table()
    g.scouts[0] = ROW + 2
    usual = BY_HAND.frequencies()
    of_the_owner = wishes_of(g, 0, [1], BY_HAND, usual)[0]
    of_others = {wish.rival: wish for wish in wishes_of(g, 1, [1], BY_HAND, usual)[0]}
    assert all(wish.pull[2] > 0 for wish in of_the_owner)  # what they would take if it were not for the Scout
    assert of_others[0].pull[2] > 0
    assert of_others[0].reserved
    assert of_others[2].pull[2] == of_others[3].pull[2] == 0


def test_what_is_gone_comes_by_less_often() -> None:
    g = table()
    plenty = frequencies(g, MiddleAgesWeights(supply=1.0))
    assert frequencies(g, BY_HAND) == BY_HAND.frequencies()
    fields = [tile for tile in g.pile if g.rules.tiles.estate[tile] == FIELD]
    g.pile = [tile for tile in g.pile if tile not in fields]
    scarce = frequencies(g, MiddleAgesWeights(supply=1.0))
    assert scarce[FIELD] < plenty[FIELD]
    assert all(scarce[kind] > plenty[kind] for kind in range(KINDS) if kind != FIELD)


# --- tuning


def test_the_stored_weights_are_those_of_the_run_beside_them() -> None:
    found = stored("middle-ages")
    run = found["run"]
    assert run["command"].startswith("oyez tune middle-ages --seed 1 --generations 22 --population 256")
    assert set(found["weights"]) == set(beginning("middle-ages"))
    assert MiddleAgesWeights(**found["weights"]).linear() != NEUTRAL
    assert run["result"]["games"] >= 800
    assert run["result"]["low"] > 0.35


class Climber:
    """Stands in for CMA-ES, which takes a second to import: every candidate the same, always half a step on."""

    begun: ClassVar[list[tuple[float, float, int]]] = []

    def __init__(self, mean: Any, sigma: float, seed: int, population_size: int) -> None:
        self.mean, self._sigma = mean, sigma
        self.begun.append((float(mean[0]), sigma, seed))

    def ask(self) -> Any:
        return self.mean

    def tell(self, solutions: list[tuple[Any, float]]) -> None:
        self.mean = self.mean + self._sigma / 2


def test_a_second_stage_begins_where_the_first_one_ended_with_half_the_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", SimpleNamespace(CMA=Climber))
    monkeypatch.setattr(Climber, "begun", [])
    told: list[tuple[int, float, float]] = []

    def run(sittings: list[Sitting]) -> list[list[tuple[float, float]]]:
        return [[(0.0, each["field"]) for each in sitting.candidates] for sitting in sittings]

    def tell(generation: int, apart: float, step: float) -> None:
        told.append((generation, apart, step))

    found = tune(Search("middle-ages", 7, 2, 4, 1, 0.4, stages=2), run, tell)
    assert told == [(0, 0.0, 0.4), (1, 0.0, 0.4), (2, 0.0, 0.2), (3, 0.0, 0.2)]
    assert Climber.begun == [(0.0, 0.4, 7), (pytest.approx(0.4), 0.2, 8)]
    assert found["field"] == pytest.approx(BY_HAND.field * exp(0.6), abs=1e-3)


def test_tuning_begins_at_the_second_versions_look_ahead_and_leaves_idle_weights_alone() -> None:
    begun = weights_at("middle-ages", [0.0] * len(beginning("middle-ages")))
    assert begun == pytest.approx(beginning("middle-ages"))
    assert begun["sought_next"] == 0.6
    assert not set(FIXED) & set(begun)
    astray = weights_at("middle-ages", [0.5] * len(begun))
    assert astray["build_mill"] == 4.0  # half its unit
    assert astray["income"] == pytest.approx(1.6487, abs=1e-4)
    assert set(weights_at("fief", [0.0] * len(beginning("fief"))))


def test_every_candidate_plays_as_often_and_no_deal_is_dealt_twice() -> None:
    search = Search("middle-ages", 5, 3, 8, 6)
    seeds = set()
    for generation in range(3):
        tables = seating(search, generation)
        assert sorted(seat for each in tables for seat in each) == sorted([*range(8)] * 6)
        assert all(len(set(each)) == 4 for each in tables)
        weights = [{"field": float(candidate)} for candidate in range(8)]
        games = sittings(search, generation, tables, weights)
        assert [weights.index(each) for each in games[3].candidates] == tables[3]
        seeds |= {game.seed for game in games}
    assert len(seeds) == 3 * 12
