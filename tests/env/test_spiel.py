"""OpenSpiel: its random simulations, explicit chance, and what a player may see."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from oyez.engine.game import BadOptions
from oyez.engine.kernel import IllegalAction
from oyez.env.unfolding import Unfolding
from oyez.games import game_named

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")

import oyez.env.spiel  # noqa: E402, F401  registers the games

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("oyez_middle_ages", {"players": 3}),
    ("oyez_fief", {"players": 3, "options": "round_limit:1 fog_of_war:true hidden_money:true"}),
]


def drawn(state: Any, chance: Random) -> None:
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])


def step(state: Any, chance: Random) -> None:
    drawn(state, chance)
    state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "params"), SMALL)
def test_random_simulations(name: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, params), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "params"), SMALL)
def test_what_is_promised_about_the_games(name: str, params: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, params)
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM
    state, chance, largest = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            largest = max(largest, len(state.chance_outcomes()))
            assert sum(likely for _, likely in state.chance_outcomes()) == pytest.approx(1)
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            assert state.legal_actions() == sorted(state.legal_actions())
            step(state, chance)
    assert largest <= game.max_chance_outcomes()
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize(("name", "params"), SMALL)
def test_a_player_sees_the_same_in_every_state_it_cannot_tell_apart(
    name: str, params: dict[str, Any]
) -> None:
    game, chance = pyspiel.load_game(name, params), Random(2)
    state = game.new_initial_state()
    for _ in range(25):
        step(state, chance)
        drawn(state, chance)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        before = state.observation_string(player)
        step(other, chance)  # it can be played on, and the first state is still where it was
        assert state.observation_string(player) == before


@pytest.mark.parametrize("name", ["fief", "middle-ages"])
def test_chance_from_outside_gives_the_game_that_the_generator_would(name: str) -> None:
    game = game_named(name)
    rules = game.rules(3, game.simulated)
    real = game.setup(rules, 9, [])
    assert real.tape is not None
    unfolding = Unfolding(game, rules)
    while unfolding.awaited:
        unfolding.draw(
            real.tape.chances[unfolding.draws]
        )  # a draw without a choice is counted, not asked for
    assert unfolding.state is not None
    assert unfolding.state.snapshot() == real.snapshot()
    with pytest.raises(IllegalAction, match="chance draws a number"):
        unfolding.draw(0)


def test_clones_go_their_own_ways() -> None:
    game, chance = pyspiel.load_game(*SMALL[0]), Random(1)
    state = game.new_initial_state()
    step(state, chance)
    drawn(state, chance)
    before, clone = str(state), state.clone()
    step(clone, chance)
    assert str(state) == before != str(clone)


def test_wrong_parameters_are_refused() -> None:
    for options, message in [("colour:red", "no option 'colour'"), ("allow_debt", "options are name:value")]:
        with pytest.raises(BadOptions, match=message):
            pyspiel.load_game("oyez_middle_ages", {"options": options})
    with pytest.raises((BadOptions, pyspiel.SpielError)):
        pyspiel.load_game("oyez_middle_ages", {"players": 9})
    game = pyspiel.load_game("oyez_middle_ages")
    with pytest.raises(BadOptions, match="without recall"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))


def test_a_search_of_open_spiel_can_play() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("oyez_middle_ages", {"players": 2})
    state, numbers = game.new_initial_state(), np.random.RandomState(1)
    drawn(state, Random(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, numbers),
        max_simulations=3,
        random_state=numbers,
        use_observation_string=True,
    )
    assert bot.step(state) in state.legal_actions()
