"""Other libraries' games in random play, measured as our own are: decisions a second and copies, on one core.

Nothing here is needed to play. A peer whose library is missing is told as missing; the extra oyez[peers] has them all.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from oyez.games import GAMES, pack_named

# Plays one whole game; returns its decisions and, where the library can copy a state, something that does.
Playing = Callable[[int], tuple[int, Callable[[], object] | None]]
COPIES: Final = 20


@dataclass(frozen=True)
class Peer:
    name: str
    library: str  # the module that has to be there
    prepare: Callable[[], Playing]


@dataclass(frozen=True)
class Pace:
    """What was measured; nothing if the library is missing."""

    name: str
    decisions: float | None  # a second
    copy: float | None  # microseconds


def pace_of(peer: Peer, seconds: float) -> Pace:
    try:
        importlib.import_module(peer.library)
        playing = peer.prepare()
    except ImportError:
        return Pace(peer.name, None, None)
    _, copy = playing(0)  # the first game pays for what is made once
    decisions, seed, began = 0, 0, perf_counter()
    while (passed := perf_counter() - began) < seconds or not decisions:
        seed += 1
        decisions += playing(seed)[0]
    return Pace(peer.name, decisions / passed, None if copy is None else copy_time(copy, seconds / 4))


def copy_time(copy: Callable[[], object], seconds: float) -> float:
    copies, began = 0, perf_counter()
    while (passed := perf_counter() - began) < seconds or not copies:
        for _ in range(COPIES):
            copy()
        copies += COPIES
    return 1e6 * passed / copies


def catanatron() -> Playing:
    from catanatron import Color, Game, RandomPlayer

    def playing(seed: int) -> tuple[int, Callable[[], object]]:
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
        ticks, middle = 0, game
        while game.winning_color() is None and game.state.num_turns < 1_000:
            game.play_tick()
            ticks += 1
            if ticks == 100:
                middle = game.copy()
        return ticks, middle.copy

    return playing


def open_spiel(name: str) -> Callable[[], Playing]:
    def prepare() -> Playing:
        import pyspiel

        game = pyspiel.load_game(name)

        def playing(seed: int) -> tuple[int, Callable[[], object]]:
            chance, state, decisions = Random(seed), game.new_initial_state(), 0
            middle = state
            while not state.is_terminal():
                if state.is_chance_node():
                    results, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(results, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
                    if decisions == 10:
                        middle = state.clone()
            return decisions, middle.clone

        return playing

    return prepare


def petting_zoo(module: str, **options: object) -> Callable[[], Playing]:
    """Any environment whose agents take turns; the masked random choice is the same for all."""

    def prepare() -> Playing:
        import numpy as np

        env: Any = importlib.import_module(module).env(**options)

        def playing(seed: int) -> tuple[int, None]:
            chance, decisions = np.random.default_rng(seed), 0
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(chance.choice(np.flatnonzero(mask)))
                decisions += 1
            return decisions, None

        return playing

    return prepare


PEERS: Final = (
    Peer("Catanatron, random players", "catanatron", catanatron),
    Peer("OpenSpiel backgammon", "pyspiel", open_spiel("backgammon")),
    Peer("OpenSpiel gin rummy", "pyspiel", open_spiel("gin_rummy")),
    Peer("OpenSpiel hanabi", "pyspiel", open_spiel("hanabi")),
    Peer("PettingZoo hanabi", "shimmy", petting_zoo("pettingzoo.classic.hanabi_v5")),
    Peer("PettingZoo chess", "chess", petting_zoo("pettingzoo.classic.chess_v6")),
)


def ours() -> list[Peer]:
    """Our games by way of PettingZoo."""
    return [
        Peer(f"{pack.title} by PettingZoo", "pettingzoo", petting_zoo("oyez.env.aec", game=pack.name))
        for pack in map(pack_named, GAMES)
        if pack.encoders
    ]
