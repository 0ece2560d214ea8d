"""OpenSpiel: its random simulations, explicit chance, and what a player may see."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from oyez.engine.game import BadOptions
from oyez.engine.kernel import IllegalAction, initiatives
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


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    """Nor is an act taken that nobody asked for: the rules would allow it, the game tree does not have it."""
    game, chance = pyspiel.load_game("oyez_fief", {"players": 3, "options": "round_limit:2"}), Random(5)
    state = game.new_initial_state()
    tried: set[int] = set()
    while not tried:
        step(state, chance)
        drawn(state, chance)
        decision = state.decision
        unasked = {act.id for act in initiatives(state.unfolding.state, decision.seat)}
        tried = unasked - set(state.legal_actions())
    before, length = str(state), len(state.history())
    for action in (min(tried), game.num_distinct_actions(), -5):
        with pytest.raises(
            IllegalAction, match=rf"action {action} is not open to player \d now; legal are: "
        ):
            state.apply_action(action)
    assert (str(state), len(state.history())) == (before, length)
    step(state, chance)


def test_what_is_not_there_is_refused_by_name() -> None:
    game = pyspiel.load_game("oyez_middle_ages", {"players": 2})
    state = game.new_initial_state()
    drawn(state, Random(1))
    for named in (state.action_to_string, state.apply_action_with_legality_check):
        for action in (game.num_distinct_actions(), -3):
            with pytest.raises(IllegalAction, match=rf"there is no action {action}; .* from 0 to 263"):
                named(action)
    for player in (2, -1):
        with pytest.raises(BadOptions, match=f"player is a whole number from 0 to 1, not {player}"):
            state.resample_from_infostate(player, Random(1).random)


def test_clones_go_their_own_ways() -> None:
    game, chance = pyspiel.load_game(*SMALL[0]), Random(1)
    state = game.new_initial_state()
    step(state, chance)
    drawn(state, chance)
    before, clone = str(state), state.clone()
    step(clone, chance)
    assert str(state) == before != str(clone)


def stored(game: Any, state: Any) -> list[Any]:
    return [pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())]


@pytest.mark.parametrize(("name", "params"), SMALL)
def test_a_stored_state_goes_on_as_if_it_had_never_been_stored(name: str, params: dict[str, Any]) -> None:
    """Also one in the midst of the set-up or of other chance, and one that was dealt anew."""
    game, chance, waited = pickle.loads(pickle.dumps(pyspiel.load_game(name, params))), Random(3), 0
    state = game.new_initial_state()
    for number in range(400):
        waited += state.is_chance_node()
        if state.is_terminal():
            break
        pairs = [(state.clone(), again) for again in stored(game, state)] if number % 20 == 0 else []
        if pairs and not state.is_chance_node():
            dealt = state.resample_from_infostate(state.current_player(), chance.random)
            pairs += [(dealt.clone(), again) for again in stored(game, dealt)]
        for one, other in pairs:
            assert_alike(one, other, Random(number), 25)
        state.apply_action(chance.choice(state.legal_actions()))
    assert waited > 50


def assert_alike(one: Any, other: Any, chance: Random, steps: int) -> None:
    for _ in range(steps):
        assert str(one) == str(other)
        assert one.legal_actions() == other.legal_actions()
        if one.is_terminal():
            break
        action = chance.choice(one.legal_actions())
        one.apply_action(action)
        other.apply_action(action)


def test_nothing_is_dealt_anew_while_chance_is_drawn() -> None:
    """The act that is going on may be another player's secret."""
    state = pyspiel.load_game("oyez_middle_ages").new_initial_state()
    with pytest.raises(IllegalAction, match="dealt anew where a player is asked, not while chance is drawn"):
        state.resample_from_infostate(0, Random(1).random)


def test_wrong_parameters_are_refused() -> None:
    for options, message in [
        ("colour:red", "no option 'colour'"),
        ("allow_debt", "options are name:value"),
        ("allow_debt:yes allow_debt:no", "allow_debt is given twice"),
    ]:
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
