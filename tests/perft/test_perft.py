"""Perft: how many games there are up to a depth, and where the first options lead.

A refactoring that changes a count or a digest changed the rules, the order of options or the use of chance.
`make perft` writes the files anew; read the diff before you commit it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oyez.engine.game import Game
from oyez.engine.kernel import State, play
from oyez.engine.record import digest_of
from oyez.games import GAMES, game_named

HERE = Path(__file__).parent
PLAYS = 200
SEEDS = (1, 42)
DEPTH = {"middle-ages": 5, "fief": 2}
# What is agreed, and how many first options are played before the counting begins.
STARTS: dict[str, list[tuple[dict[str, str], int]]] = {
    "middle-ages": [({}, 0)],
    "fief": [
        ({"edition": edition, "round_limit": "40"}, plays)
        for edition in ("en2014", "fr2015", "pl2015")
        for plays in (0, 40, 120)
    ],
}


def count(g: State, depth: int) -> int:
    """Positions after `depth` plays, asking the first pending decision at each."""
    if depth == 0 or not g.pending:
        return 1
    decision = g.pending[0]
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        after = g.copy()
        play(after, decision.seat, option)
        total += count(after, depth - 1)
    return total


def play_first_options(g: State, plays: int) -> None:
    for _ in range(plays):
        if not g.pending:
            break
        play(g, g.pending[0].seat, g.pending[0].options[0])


def measured(game: Game[Any, Any]) -> str:
    lines = []
    for seats in range(game.fewest, game.most + 1):
        for agreed, plays in STARTS[game.name]:
            for seed in SEEDS:
                g = game.setup(game.rules(seats, agreed), seed, [])
                play_first_options(g, plays)
                counts = " ".join(str(count(g, depth)) for depth in range(1, DEPTH[game.name] + 1))
                play_first_options(g, PLAYS)
                start = " ".join([*agreed.values(), f"after {plays}"])
                lines.append(f"seats {seats} seed {seed} {start}: {counts}; first options {digest_of(g)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", list(GAMES))
def test_perft(name: str, request: pytest.FixtureRequest) -> None:
    file = HERE / f"{name}.perft"
    found = measured(game_named(name))
    if request.config.getoption("--update-perft"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
