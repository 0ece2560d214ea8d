"""fief_v2 at every door: PettingZoo, Gymnasium, batches, OpenSpiel, tables; and what v1 says to expansions."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
import pettingzoo.test
import pyarrow.parquet as pq
import pytest
from gymnasium.utils.env_checker import check_env

from oyez.bots import SeatTable
from oyez.engine.game import BadOptions
from oyez.engine.kernel import play
from oyez.engine.record import parse
from oyez.env import fief_v1, fief_v2, single
from oyez.env.agreement import agree
from oyez.env.batch import Batch
from oyez.env.drawing import board
from oyez.env.policy_bot import PolicyBot
from oyez.games import game_named
from tests.env.expanded import ALL, expanded, moments
from tests.env.games import any_legal

ZOO: Any = pettingzoo.test  # its tests have no types
SHORT: Final[dict[str, Any]] = {**ALL, "round_limit": 2}
SPIEL: Final = "round_limit:1 fog_of_war:true " + " ".join(f"{name}:on" for name in ALL)
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def test_pettingzoos_own_tests() -> None:
    shaped = {"max_steps": 100, "initiatives": True, "shaping": {"villages": 0.5}}
    ZOO.api_test(fief_v2.env(4, **SHORT), num_cycles=150)
    ZOO.api_test(fief_v2.env(3, **SHORT, **shaped), num_cycles=60)
    ZOO.seed_test(lambda: fief_v2.env(4, **SHORT), num_cycles=40)
    with redirect_stdout(io.StringIO()) as printed:
        ZOO.render_test(lambda render_mode: fief_v2.env(4, render_mode=render_mode, **SHORT))
    assert "Aude" in printed.getvalue()


def test_the_board_is_drawn_throughout_a_crusade() -> None:
    """With its pieces, its titles, and Lords whom Saladin holds."""
    file = Path(__file__).parents[1] / "games" / "fief-saladin-wins.oyez"
    record = parse(file.read_text(encoding="utf-8"), game_named)
    agreement = agree("fief", len(record.names), record.options, version=2)
    g = agreement.game.setup(agreement.rules, record.seed, list(record.opening))
    drawn = ""
    for number, done in enumerate(record.plays):
        g.forced.extend(done.chances)
        play(g, done.seat, done.action)
        if number % 50 == 0 or number > len(record.plays) - 5:
            drawn += board(agreement, g, done.seat)
    assert "captive of the Saracens" in drawn


def test_the_winners_share_one_point_and_later_phases_are_reached() -> None:
    env: Any = fief_v2.env(4, **SHORT)
    chance = Random(2)
    env.reset(seed=2)
    total, phases = 0.0, set()
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        total += reward
        over = terminated or truncated
        phases.add(env.unwrapped.schema.read(seen["observation"], "phase").argmax())
        env.step(None if over else any_legal(seen["action_mask"], chance))
    assert total == pytest.approx(1)
    assert len(phases) >= 7
    with pytest.raises(NotImplementedError, match="act one after the other"):
        fief_v2.parallel_env()


@pytest.mark.filterwarnings("ignore:.*deprecated.*:DeprecationWarning")
def test_gymnasiums_checker(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("oyez/fief-expanded-v2", opponents=["random"] * 2, illegal="replace", **SHORT)
    check_env(env.unwrapped)
    assert env.unwrapped.agreement.version == 2  # type: ignore[attr-defined]


def test_batches_of_games_with_different_expansions_fit_one_policy() -> None:
    plain, full = Batch("fief", 2, 3, seed=1, version=2), Batch("fief", 2, 3, seed=1, version=2, **SHORT)
    assert plain.observations.shape == full.observations.shape
    assert plain.masks.shape == full.masks.shape
    chance, ended = Random(1), 0
    for _ in range(300):
        rewards, over = full.step([any_legal(mask, chance) for mask in full.masks])
        assert rewards[over].sum() == pytest.approx(over.sum())
        ended += int(over.sum())
    assert ended


def test_a_policy_plays_what_it_was_trained_on() -> None:
    """Also in the choices that no base game knows."""
    agreement, words = expanded(4, **ALL), len(agree("fief").actions)
    bot, beyond = PolicyBot(agreement, lambda seen, mask: mask.nonzero()[0][-1]), 0
    for g in moments(agreement, 1, 400):
        if g.pending:
            beyond += bot.choose(SeatTable(agreement.game, g, g.pending[0])).id >= words
    assert beyond


def test_open_spiel(capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
    import oyez.env.spiel  # noqa: F401  registers the games

    game = pyspiel.load_game("oyez_fief_v2", {"players": 3, "options": SPIEL})
    assert game.num_distinct_actions() == len(expanded().actions)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state, chance = game.new_initial_state(), Random(2)
    for _ in range(20):
        while state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(chance.choice(state.legal_actions()))
    with pytest.raises(BadOptions, match="use fief_v2"):
        pyspiel.load_game("oyez_fief", {"options": "crusades:on"})


def test_tables_of_games_with_expansions_hold_observations_of_v2(tmp_path: Path) -> None:
    options = [word for name in ALL for word in ("--option", f"{name}=on")]
    words = ["record", "fief", "--games", "1", "--players", "3", "--bots", "random", *options]
    command = [*words, "--option", "round_limit=2", "--out", "games.parquet"]
    done = subprocess.run(
        [sys.executable, "-m", "oyez", *command], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    table = pq.read_table(tmp_path / "games.parquet")
    about = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert about["oyez.environment"] == "fief_v2"
    agreement = expanded(3, **ALL)
    fields = {field["name"]: field for field in json.loads(about["oyez.fields"])}
    assert list(fields) == [field.name for field in agreement.encoder.schema.fields]
    assert json.loads(about["oyez.actions"]) == [action.text for action in agreement.actions]
    size = table.schema.field("observation").type.list_size
    seen = table["observation"].combine_chunks().flatten().to_numpy().reshape(-1, size)
    start = fields["modules"]["start"]
    assert (seen[:, start : start + len(ALL)] == 1).all()
    masks = table["mask"].combine_chunks().flatten().to_numpy(zero_copy_only=False).reshape(len(seen), -1)
    assert masks[np.arange(len(seen)), table["action"].to_numpy()].all()


REFUSAL: Final = (
    "fief_v1 has no room for expansions, and politics, crusades would be on: "
    r"use fief_v2 \(version=2 where a game is named\)"
)


def test_v1_refuses_expansions_and_names_v2() -> None:
    on: dict[str, Any] = {"politics": True, "crusades": "on"}
    for refused in (
        lambda: fief_v1.env(4, **on),
        lambda: fief_v1.raw_env(4, **on),
        lambda: gymnasium.make("oyez/fief-v1", **on),
        lambda: single.make("fief", **on),
        lambda: single.make_vector("fief", 2, **on),
        lambda: Batch("fief", 2, **on),
        lambda: agree("fief", 4, on),
    ):
        with pytest.raises(BadOptions, match=REFUSAL):
            refused()
    fief_v1.env(4, politics=False, crusades="off")


def test_the_spaces_of_v1_stay_as_they_are() -> None:
    """Learners have stored policies for them: what needs other spaces is a new version."""
    env = fief_v1.raw_env(4)
    assert (len(env.agreement.actions), env.schema.size) == (1668, 3948)
    assert [fief_v1.raw_env(seats).schema.size for seats in (3, 5, 6)] == [3551, 4347, 4748]
    assert env.metadata == {**fief_v2.raw_env(4).metadata, "name": "fief_v1"}
    assert fief_v2.raw_env(4).metadata["name"] == "fief_v2"


@pytest.mark.parametrize(("game", "version"), [("fief", 3), ("fief", 0), ("fief", "2"), ("middle-ages", 2)])
def test_a_version_that_is_not_there_is_refused(game: str, version: Any) -> None:
    with pytest.raises(BadOptions, match=f"the version of {game} is a number for .*_v1"):
        Batch(game, 1, version=version)


def test_a_preset_is_a_keyword_like_any_option() -> None:
    given = fief_v2.env(seats=3, preset="summary", crusades=False).unwrapped.agreement.rules  # type: ignore[attr-defined]
    assert (given.edition, given.tax_after_title_loss) == ("en2014", "stays_in_family_only")
    assert given.doors.switches == ("tactics", "politics", "templars", "teutonic")
