"""Folders that all games share name no game and no expansion, in Python and on the page: a game is one folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {ROOT / "src" / "oyez": (".py",), ROOT / "web" / "src": (".ts", ".svelte", ".css")}
OWN = (ROOT / "src" / "oyez" / "games", ROOT / "web" / "src" / "games")  # a folder in these is a game's own
# Tests of the page play real games; so does the made-up table that they share.
TESTS = re.compile(r"\.test\.ts$|^web/src/test/")
NAMES = {
    *("fief", "fiefs"),
    *("tactics", "politics"),
    *("templar", "templars"),
    *("teutonic", "teutons"),
    *("crusade", "crusades", "crusader", "crusaders"),
}
PAIRS = {("middle", "ages")}
# Words as names are made of them: fief_v1, FiefBoard, FIEF_BOARD, middle-ages.
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
RELEASED = "learners import it by this name, which must not change; what stands in it is made from the pack"
# Files whose own names name a game, and why they may. What stands in a file may never.
EXCEPTIONS = {
    "src/oyez/env/fief_v1.py": RELEASED,
    "src/oyez/env/fief_v2.py": RELEASED,
    "src/oyez/env/middle_ages_v1.py": RELEASED,
}


def named(text: str) -> list[str]:
    """The games and expansions that a text names."""
    words = [word.lower() for word in WORD.findall(text)]
    pairs = [" ".join(pair) for pair in pairwise(words) if pair in PAIRS]
    return [word for word in words if word in NAMES] + pairs


def shared_files() -> Iterator[tuple[str, Path]]:
    for folder, endings in SOURCES.items():
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            own = any(place in file.parents and file.parent != place for place in OWN)
            if file.suffix in endings and not TESTS.search(name) and (not own or "generic" in file.parts):
                yield name, file


def test_no_shared_file_names_a_game_or_an_expansion() -> None:
    files = dict(shared_files())
    found = {
        f"{name}:{number}": words
        for name, file in files.items()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if (words := named(line))
    }
    assert found == {}
    assert len(files) > 400


def test_no_shared_file_is_called_after_a_game() -> None:
    called = [name for name, _ in shared_files() if named(name.removeprefix("src/oyez"))]
    assert called == sorted(EXCEPTIONS), "an exception needs its file, and such a file its reason"


@pytest.mark.parametrize(
    "text",
    [
        "fief",
        "FiefBoard",
        "FIEF_BOARD",
        "oyez.env.fief_v1",
        "middle-ages",
        "middle_ages",
        "MiddleAges",
        "Middle Ages",
    ],
)
def test_names_are_found_in_every_form(text: str) -> None:
    assert named(f"x = {text}(1)")


@pytest.mark.parametrize("text", ["a tactical choice", "chiefs", "the middle of all ages", "fiefdomless"])
def test_other_words_are_left_alone(text: str) -> None:
    assert not named(text)
