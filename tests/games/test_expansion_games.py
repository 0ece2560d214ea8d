"""Recorded games with expansions show what their names say: see steered.py, which found them."""

from __future__ import annotations

import sys

import pytest

from oyez.cli.main import run
from oyez.engine.match import resume
from oyez.engine.record import parse
from oyez.games import game_named
from tests.games.steered import AIMS, HERE


@pytest.mark.parametrize("name", AIMS)
def test_a_recorded_game_shows_what_its_name_says(name: str) -> None:
    text = (HERE / f"fief-{name}.oyez").read_text(encoding="utf-8")
    assert AIMS[name].reached(resume(parse(text, game_named)))


def test_the_replay_command_accepts_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in AIMS:
        file = HERE / f"fief-{name}.oyez"
        monkeypatch.setattr(sys, "argv", ["oyez", "replay", "--check", str(file)])
        try:
            run()
        except SystemExit as done:
            assert not done.code, name
        assert f"{file.name}: ok, " in capsys.readouterr().out.replace("\n", "")
