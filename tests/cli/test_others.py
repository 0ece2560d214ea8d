"""`oyez bench`, `oyez test`, `python -m oyez` and the front of them all."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from oyez.cli import testing
from oyez.engine import kernel
from tests.cli.conftest import Oyez, is_refused


def test_bench_as_json(oyez: Oyez) -> None:
    answer = oyez("bench", "--seconds", 0.05, "--players", 3, "--json")
    facts = json.loads(answer.out)
    assert answer.code == 0
    assert facts["game"] == "middle-ages"
    assert facts["players"] == 3
    for name in (
        "decisions_per_second",
        "decisions_per_second_without_tape",
        "copy_us",
        "view_us",
        "resample_us",
        "calibration_per_second",
        "decisions_per_1000_calibration",
    ):
        assert facts[name] > 0


def test_bench_as_a_table(oyez: Oyez) -> None:
    answer = oyez("bench", "--seconds", 0.05)
    assert answer.code == 0
    wanted = "250,000" if "rules run compiled" in answer.out else "60,000"
    for part in ("decisions a second", wanted, "< 10 µs", "calibration"):
        assert part in answer.out


def test_bench_refuses(oyez: Oyez) -> None:
    assert is_refused(oyez("bench", "--game", "chess"), "there is no game called 'chess'")
    assert is_refused(oyez("bench", "--players", 6), "2 to 5 players")
    assert oyez("bench", "--seconds", "soon").code == 2
    assert is_refused(
        oyez("bench", "--peers", "--option", "tactics=on"), "--peers", "--option and --preset out"
    )


@pytest.mark.parametrize(
    ("words", "args", "fast", "slow"),
    [
        ((), [], False, False),
        (("--fast",), [], True, False),
        (("--slow",), [], False, True),
        (("tests/engine", "-k", "undo", "--lf"), ["tests/engine", "-k", "undo", "--lf"], False, False),
        (("--fast", "-x", "tests"), ["-x", "tests"], True, False),
    ],
)
def test_test_hands_its_arguments_on(
    oyez: Oyez,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    args: list[str],
    fast: bool,
    slow: bool,
) -> None:
    asked: list[tuple[list[str], bool, bool]] = []

    def run_tests(args: list[str], fast: bool, slow: bool) -> int:
        asked.append((args, fast, slow))
        return 3

    monkeypatch.setattr(testing, "run_tests", run_tests)
    assert oyez("test", *words).code == 3
    assert asked == [(args, fast, slow)]


def test_compiled_rules_are_tested_only_where_there_are_any(
    oyez: Oyez, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []

    def call(command: list[str], cwd: Path) -> int:
        called.append(command[2:])
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(kernel, "__file__", "kernel.py")
    assert is_refused(oyez("test", "--compiled"), "not compiled", "run ./oyez compile")
    monkeypatch.setattr(kernel, "__file__", "kernel.so")
    assert oyez("test", "--compiled", "tests/rules").code == 0
    assert oyez("test", "--compiled").code == 0
    assert called[0] == ["pytest", "--dist=loadscope", "tests/rules"]
    assert {"tests", "--ignore=tests/web"} < set(called[1])


def test_python_dash_m() -> None:
    command = [sys.executable, "-m", "oyez"]
    shown = subprocess.run([*command, "--help"], capture_output=True, text=True, timeout=60, check=False)
    assert shown.returncode == 0
    for name in ("serve", "play", "simulate", "replay", "scenario", "rules", "bench", "test"):
        assert name in shown.stdout
    refused = subprocess.run(
        [*command, "replay", "/"], capture_output=True, text=True, timeout=60, check=False
    )
    assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", "oyez: /: is a directory\n")


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "bench", "test"])
def test_every_command_explains_itself(oyez: Oyez, command: str) -> None:
    answer = oyez(command, "--help")
    assert answer.code == 0
    assert f"oyez {command}" in answer.out


def test_unknown_commands_are_exit_code_2(oyez: Oyez) -> None:
    assert oyez("dance").code == 2
    assert oyez("play", "middle-ages", "--dance").code == 2


def test_help_does_not_load_what_is_heavy() -> None:
    """`oyez --help` must stay quick: no server, no database, no rules."""
    code = "import sys, oyez.cli.main; print([m for m in sys.modules if m.split('.')[0] in sys.argv[1:]])"
    heavy = ["fastapi", "sqlalchemy", "uvicorn", "fluent", "ruamel", "numpy"]
    shown = subprocess.run(
        [sys.executable, "-c", code, *heavy], capture_output=True, text=True, timeout=60, check=False
    )
    assert shown.stdout == "[]\n", shown.stderr


def test_agreements_are_shared(oyez: Oyez, tmp_path: Path) -> None:
    """What simulate refuses play refuses with the same words."""
    (tmp_path / "tiles.csv").write_text("id,estate\n")
    refusals = {oyez(name, "middle-ages", "--tiles", "tiles.csv").err for name in ("play", "simulate")}
    assert len(refusals) == 1


def test_an_unknown_command_names_the_known_ones(oyez: Oyez) -> None:
    answer = oyez("conquer")
    assert is_refused(answer, "there is no command 'conquer'; the commands are: serve, play, simulate")
