"""The rows of the ledger: scenarios prove them, and none is left over."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from oyez.cli.main import app
from oyez.engine.game import BadOptions
from oyez.engine.scenario import run_file, run_text
from oyez.engine.scenario_text import BadScenario
from oyez.games import game_named
from oyez.ledger.coverage import cover

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    done = run_file(path, game_named)
    assert done.failures == []
    assert done.about


def test_every_row_is_proved() -> None:
    (found,) = cover(["nine-mens-morris"], HERE)
    assert [row.id for row in found.missing] == []


def test_the_command_tells_of_rows_and_of_their_proofs() -> None:
    told = CliRunner().invoke(app, ["rules", "N-3.2-03"])
    assert "takes one man only" in told.output
    words = ["rules", "--coverage", "nine-mens-morris", "--tests", str(HERE)]
    assert "22 of 22 rows proved" in CliRunner().invoke(app, words).output


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("men: {Red: [a7, a7]}", "two men stand on a7"),
        ("men: {Red: [d4]}", "is no point"),
        ("men: {Green: [a7]}", "nobody at this table is called"),
        ("to_move: Green", "nobody at this table is called"),
        ("hand: {Red: 10}", "0 to 9"),
        ("quiet: 101", "0 to 100"),
        ("woman: {Red: [a7]}", "woman"),
    ],
)
def test_impossible_positions_are_refused(position: str, reason: str) -> None:
    with pytest.raises(BadScenario, match=reason):
        run_text(f"game: nine-mens-morris\nposition: {{{position}}}\nexpect: {{over: false}}\n", game_named)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {}, "for 2 players, not 3"),
        (2, {"flight": "no"}, "no option 'flight'"),
        (2, {"flying": "sometimes"}, "yes or no"),
    ],
)
def test_what_cannot_be_agreed_is_refused(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        game_named("nine-mens-morris").rules(seats, options)
