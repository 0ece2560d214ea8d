"""Plain and compiled rules play the same games: a mask that machine code cuts off shows here, and nowhere else.

Both must meet the digests in digests.txt, which `make goldens` writes anew; compiled rules (`./oyez test --compiled`)
are compared with plain ones in more games besides.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from oyez.engine import kernel
from oyez.games import GAMES
from tests.goldens.seeded import TABLES, told

FILE = Path(__file__).parent / "digests.txt"
ROOT = Path(__file__).parents[2]
SEEDS = range(3)
MORE = range(3, 9)
WITHOUT_LIBRT = """
import sys
sys.modules["librt.vecs"] = None
from oyez.engine.numbers import vec
from tests.goldens.seeded import told
print(vec.__module__, *told("middle-ages", range(1)), sep="\\n")
"""
COMPILED = not kernel.__file__.endswith(".py")


def kept(name: str) -> list[str]:
    return [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.split()[0] == name]


@pytest.mark.parametrize("name", list(TABLES))
def test_seeded_games_have_the_digests_that_are_kept(name: str, request: pytest.FixtureRequest) -> None:
    found = told(name, SEEDS)
    if request.config.getoption("--update-goldens"):
        others = [line for other in TABLES if other != name for line in kept(other)]
        FILE.write_text("\n".join(sorted([*others, *found])) + "\n", encoding="utf-8")
    assert sorted(found) == kept(name)


def test_every_game_has_seeded_games() -> None:
    assert set(TABLES) == set(GAMES)


@pytest.mark.skipif(not COMPILED, reason="the rules here are plain: ./oyez test --compiled compares both")
@pytest.mark.parametrize("name", list(TABLES))
def test_compiled_rules_play_as_plain_ones(name: str) -> None:
    plain = by_plain_rules("-m", "tests.goldens.seeded", name, str(MORE.start), str(MORE.stop))
    assert plain == told(name, MORE)


def test_without_librt_the_games_are_the_same() -> None:
    """Where it cannot be installed, arrays of the standard library stand in."""
    found = by_plain_rules("-c", WITHOUT_LIBRT)
    assert found[0] == "oyez.engine.arrays"
    assert found[1:] == told("middle-ages", range(1))


def by_plain_rules(*arguments: str) -> list[str]:
    """The lines that Python prints, with the sources as they are."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()
