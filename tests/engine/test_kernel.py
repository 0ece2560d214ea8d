"""The kernel by itself, on the toy game: initiatives, chance, windows, the guard against runaways."""

from __future__ import annotations

import pytest

from oyez.engine.kernel import ForcedChance, IllegalAction, Step, below, initiatives, play, settle, shuffled
from oyez.engine.match import Match
from oyez.engine.record import digest_of
from tests.toy.game import GAME
from tests.toy.state import Toy
from tests.toy.words import AMBUSH, CALL_TRUCE, FORGERY, GRANT, MARCH, PASS, PLAY, SCOUT, TRUCE, VOTE


def toy(seats: int = 3, seed: int = 1) -> Toy:
    return GAME.setup(GAME.rules(seats, {}), seed, [])


def vote(g: Toy) -> None:
    for seat in range(g.rules.seats):
        play(g, seat, VOTE[seat])


def test_an_initiative_interrupts_between_effects_and_the_question_comes_back() -> None:
    g = toy()
    vote(g)
    g.hands = [[], [TRUCE], []]
    assert g.pending[0].seat == 0
    assert initiatives(g, 1) == (CALL_TRUCE,)
    assert initiatives(g, 0) == initiatives(g, 2) == ()
    play(g, 1, CALL_TRUCE)
    assert [(d.seat, d.options) for d in g.pending] == [(1, (GRANT, PASS))]
    score = g.score[1]
    play(g, 1, GRANT)
    assert g.score[1] == score + 1
    assert g.pending[0].seat == 0
    assert MARCH[1] in g.pending[0].options
    assert g.hands[1] == []


def test_nobody_interrupts_an_atomic_effect() -> None:
    g = toy()
    g.hands = [[TRUCE], [TRUCE], [TRUCE]]
    assert len(g.pending) == 3, "all vote at once"
    assert initiatives(g, 0) == ()
    with pytest.raises(IllegalAction):
        play(g, 0, CALL_TRUCE)
    vote(g)
    play(g, 2, CALL_TRUCE)
    assert initiatives(g, 0) == (), "a truce being confirmed is atomic too"


def test_initiatives_end_with_the_game() -> None:
    g = toy()
    g.hands[0].append(TRUCE)
    g.winners = (0,)
    settle(g)
    assert initiatives(g, 0) == ()


def test_a_card_cancels_a_card_and_nobody_answers_the_cancelled_one() -> None:
    g = toy(2)
    vote(g)
    g.at, g.hands = [1, 2], [[AMBUSH], [FORGERY, SCOUT]]
    settle(g)
    play(g, 0, MARCH[2])
    play(g, 1, PASS)
    play(g, 0, PLAY[AMBUSH])
    play(g, 1, PLAY[FORGERY])
    play(g, 0, PASS)
    play(g, 1, PASS)
    assert g.bonus == 0, "the ambush was cancelled"
    assert g.pending[0].options == (PLAY[SCOUT], PASS)


def test_forced_chance_comes_first_and_the_generator_moves_on() -> None:
    one, other = toy(), toy()
    other.forced = [2]
    free = below(one, 6)
    assert below(other, 6) == 2
    assert one.seed == other.seed
    assert below(one, 1000) == below(other, 1000)
    assert 0 <= free < 6


def test_a_forced_result_that_does_not_fit_is_refused() -> None:
    g = toy()
    g.forced = [6]
    with pytest.raises(ForcedChance, match="6 is not between 0 and 5"):
        below(g, 6)


def test_shuffled_takes_each_result_as_a_place_among_those_left() -> None:
    g = toy()
    g.forced = [2, 0, 1, 0]
    assert shuffled(g, [9, 3, 7, 5]) == [7, 3, 9, 5]
    g.forced = [0, 0]
    assert shuffled(g, [4, 1, 2], first=2) == [1, 2]


def test_chance_is_even() -> None:
    g = toy()
    counts = [0] * 6
    for _ in range(60_000):
        counts[below(g, 6)] += 1
    assert all(abs(count - 10_000) < 500 for count in counts)


class Endless(Step[Toy]):
    def run(self, g: Toy) -> None:
        """Neither asks nor ends: a defect the kernel must name instead of hanging."""


def test_a_runaway_step_is_named() -> None:
    g = toy()
    g.stack.append(Endless())
    with pytest.raises(RuntimeError, match="runaway: Endless"):
        settle(g)


def test_a_match_refuses_what_is_not_open_and_stays_the_same() -> None:
    match = Match(GAME, 2, {}, ["A", "B"], 4)
    before = digest_of(match.state)
    with pytest.raises(IllegalAction, match="seat 0 cannot 'march A' now"):
        match.play(0, MARCH[0])
    assert digest_of(match.state) == before
    assert match.plays == []
