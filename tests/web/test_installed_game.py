"""A game from a package of its own, end to end: installed in a fresh environment, then used at every door."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.plain import NAME, open_table

ROOT: Final = Path(__file__).resolve().parents[2]
EXAMPLE: Final = "examples/nine_mens_morris"
NEEDED: Final = ("src", "docs/rules", "requirements", EXAMPLE, "setup.py", "pyproject.toml", "README.md")
UNWANTED: Final = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "build")
LEARNER: Final = """
import gymnasium, numpy as np
import oyez.env.single, oyez.env.spiel, pyspiel
from oyez.env.aec import env

chance = np.random.default_rng(1)
zoo = env("nine-mens-morris", max_steps=40)
zoo.reset(seed=1)
for _ in zoo.agent_iter():
    seen, _, terminated, truncated, _ = zoo.last()
    zoo.step(None if terminated or truncated else chance.choice(np.flatnonzero(seen["action_mask"])))
single = gymnasium.make("oyez/nine-mens-morris-v1", opponents=["random"])
_, info = single.reset(seed=1)
single.step(np.flatnonzero(info["action_mask"])[0])
pyspiel.random_sim_test(pyspiel.load_game("oyez_nine_mens_morris"), num_sims=1, serialize=True, verbose=False)
print("learnt")
"""

pytestmark = pytest.mark.slow  # an environment is made and everything is installed in it


class Place:
    """An environment of its own, and a folder to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.bin: Final = folder / "env" / "bin"

    def run(self, *words: str, entered: str = "") -> str:
        """What a command says; it must succeed."""
        done = subprocess.run(
            [str(self.bin / words[0]), *words[1:]],
            cwd=self.folder,
            env={**os.environ, "COLUMNS": "100", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(self.folder / "data")},
            input=entered,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{words}: {done.stdout}\n{done.stderr}"
        return done.stdout


def install(place: Place) -> None:
    """The libraries by their pins, then the project and the example from a copy of the tree."""
    tree = place.folder / "tree"
    for name in NEEDED:
        source, target = ROOT / name, tree / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=UNWANTED)
        else:
            shutil.copyfile(source, target)
    uv = str(Path(sys.executable).with_name("uv"))
    python = str(place.bin / "python")
    for words in (
        ("venv", "--python", sys.executable, str(place.folder / "env")),
        ("pip", "install", "--python", python, "-r", str(ROOT / "requirements" / "research.txt")),
        ("pip", "install", "--python", python, "-r", str(ROOT / "requirements" / "play.txt")),
        ("pip", "install", "--python", python, "--no-deps", str(tree), str(tree / EXAMPLE)),
    ):
        done = subprocess.run([uv, *words], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    place = Place(tmp_path_factory.mktemp("fresh"))
    install(place)
    return place


def test_commands_know_the_game(place: Place) -> None:
    assert "2 games" in place.run("oyez", "simulate", NAME, "--games", "2", "--bots", "random", "--record", "games")
    (first, _) = sorted((place.folder / "games").iterdir())
    assert place.run("oyez", "replay", "--check", str(first))
    facts = json.loads(place.run("oyez", "arena", NAME, "--bots", "greedy,random", "--games", "2", "-j", "1", "--json"))
    assert facts["game"] == NAME
    assert "decisions" in place.run("oyez", "record", NAME, "--out", "data.parquet", "--games", "1", "--bots", "random")
    assert "takes one man only" in place.run("oyez", "rules", "N-3.2-03")
    tests = str(ROOT / EXAMPLE / "tests")
    assert "22 of 22 rows" in place.run("oyez", "rules", "--coverage", NAME, "--tests", tests)
    assert "ok" in place.run("oyez", "scenario", f"{tests}/scenarios/two_mills.yaml")
    assert json.loads(place.run("oyez", "bench", "--game", NAME, "--seconds", "0.05", "--json"))["players"] == 2
    searched = place.run("oyez", "simulate", NAME, "-n", "1", "--bots", "search:iterations=4,random")
    assert "1 game" in searched


@pytest.mark.parametrize(
    ("language", "told"), [("en", "places a man on d6"), ("fr", "pose un pion en d6"), ("pl", "stawia pionek na d6")]
)
def test_it_is_played_in_a_terminal(place: Place, language: str, told: str) -> None:
    words = ("oyez", "play", NAME, "--bots", "greedy", "--save", f"{language}.oyez", "--language", language)
    said = place.run(*words, entered="place d6\nq\n")
    assert told in said
    assert "a   b   c   d" in said


def test_learners_find_it_by_its_name(place: Place) -> None:
    assert "learnt" in place.run("python", "-c", LEARNER)


def test_nothing_else_was_lost(place: Place) -> None:
    """The games of the project are still there, and come first."""
    names = place.run("python", "-c", "from oyez.games import GAMES; print(*GAMES)").split()
    assert names == sorted(names[:-1]) + [NAME]


@pytest.fixture(scope="module")
def address(place: Place) -> Iterator[str]:
    words = [str(place.bin / "oyez"), "serve", "--data", str(place.folder / "tables"), "--port", "0", "--no-browser"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        found = None
        while found is None:
            line = server.stdout.readline()
            assert line, "the server has ended"
            found = re.search(r"http://\S+", line)
        yield found.group()
        server.terminate()


def test_it_is_played_in_a_browser(person: Person, address: str) -> None:
    open_table(person, address)
    person.take(person.page.get_by_role("button", name="Place a man on d6"))
    expect(person.page.locator("#log")).to_contain_text("Marguerite places a man on d6.")
    expect(person.page.get_by_role("table", name="Board")).to_contain_text("○")
    person.page.get_by_role("navigation").get_by_role("combobox").select_option("pl")
    expect(person.page.locator("#log")).to_contain_text("Marguerite stawia pionek na d6.")
