"""The scenario files of the project and of its documentation: they hold, and the documentation names every word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oyez.engine.scenario import ENTRIES, run_file, run_text
from oyez.engine.scenario_checks import OPERATORS
from oyez.engine.scenario_expect import CHECKS
from oyez.engine.scenario_stage import KEYS
from oyez.games import GAMES, game_named
from oyez.games.middle_ages.game import GAME
from oyez.games.middle_ages.position import KEYS as POSITION
from oyez.games.middle_ages.tables import ESTATES
from oyez.games.middle_ages.tiles import default_tiles

ROOT = Path(__file__).resolve().parents[2]
# A folder per game; those of a game that is still being built wait until it is in the list.
FILES = sorted(file for game in GAMES for file in (ROOT / "tests" / "scenarios" / game).rglob("*.yaml"))
DOCUMENT = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```yaml\n(.*?)```", DOCUMENT, re.S)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    done = run_file(path, game_named)
    assert done.failures == []
    assert done.about, "each says what it is about"


def test_there_are_scenarios() -> None:
    assert len(FILES) > 12


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_example_of_the_documentation(text: str) -> None:
    assert run_text(text, game_named).failures == []


def test_the_failure_shown_in_the_documentation_is_the_real_one() -> None:
    (failure,) = run_text(EXAMPLES[0].replace("coins.Red: 6", "coins.Red: 7"), game_named).failures
    assert f"my-test.yaml: {failure}" in DOCUMENT


def test_the_python_example_of_the_documentation_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.S)
    exec(compile(example, "docs/scenarios.md", "exec"), {})  # our own text; it asserts by itself


@pytest.mark.parametrize(
    "words",
    [
        KEYS,
        ENTRIES,
        tuple(CHECKS),
        OPERATORS,
        POSITION,
        tuple(GAME.words.verbs),
        tuple(GAME.words.prompts),
        tuple(GAME.words.facts),
        tuple(option.name for option in GAME.options),
        tuple(GAME.truth(GAME.setup(GAME.rules(2, {}), 0, []))),
    ],
)
def test_the_documentation_names_every_word(words: tuple[str, ...]) -> None:
    quoted = " ".join(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", DOCUMENT, flags=re.S)))
    missing = [word for word in words if not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", quoted)]
    assert missing == []


def test_the_tile_ids_of_the_documentation_are_right() -> None:
    table = default_tiles()
    for estate, name in enumerate(ESTATES):
        line = next(line for line in DOCUMENT.splitlines() if re.match(rf"\| {name} \| [\d-]+ / ", line))
        for back, cell in enumerate(line.strip("| ").split(" | ")[1:]):
            for (farmers, chests), ids in zip(((0, 0), (1, 0), (0, 1)), cell.split(" / "), strict=True):
                first, _, last = ids.partition("-")
                written = list(range(int(first), int(last or first) + 1)) if ids != "none" else []
                real = [
                    tile
                    for tile in table.of_back(back)
                    if (table.estate[tile], table.farmers[tile], table.chests[tile])
                    == (estate, farmers, chests)
                ]
                assert written == real, (name, back)
