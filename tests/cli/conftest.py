"""Calling `oyez` inside the test's own process: its output, its errors, its exit code."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from oyez.arena import Pairing, play_game
from oyez.cli.main import run


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


Oyez = Callable[..., Answer]


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user with an own data folder, in an own folder, with an English terminal of 80 columns."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("OYEZ_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def oyez(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Oyez:
    """oyez("play", "middle-ages", stdin="1\\n"): what the terminal would have shown."""

    def call(*words: object, stdin: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["oyez", *[str(word) for word in words]])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        try:
            run()
            code = 0
        except SystemExit as exit:
            code = exit.code if isinstance(exit.code, int) else int(bool(exit.code))
        shown = capsys.readouterr()
        assert "Traceback" not in shown.out + shown.err
        return Answer(code, shown.out, shown.err)

    return call


@pytest.fixture(scope="session")
def finished_game() -> str:
    """The record of a whole game."""
    return play_game(Pairing("middle-ages", ("random",) * 3, seed=5, keep_record=True), 0).record


def is_refused(answer: Answer, *parts: str) -> bool:
    """One sentence on stderr that holds all these parts, exit code 2, and nothing else."""
    lines = answer.err.strip().splitlines()
    return (
        answer.code == 2
        and not answer.out
        and len(lines) == 1
        and lines[0].startswith("oyez: ")
        and all(part in lines[0] for part in parts)
    )
