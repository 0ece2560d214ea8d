"""`python -m oyez.env.pace` takes a step apart."""

from __future__ import annotations

from itertools import count

import pytest

from oyez.engine.game import UnknownName
from oyez.env import pace


def test_parts_add_up_to_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(
        pace, "process_time", lambda: float(next(ticks))
    )  # whatever the machine does meanwhile
    figures = pace.measure("middle-ages", 2, 50)
    parts = ("rules", "observation", "mask", "choice", "PettingZoo and the loop")
    assert all(figures[part] >= 0 for part in parts)
    assert sum(figures[part] for part in parts) >= figures["a step"] - 1e-6
    assert figures["a step"] > 0


def test_it_says_what_it_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pace, "measure", lambda game: {"a step": 50.0})
    pace.main(["fief"])
    printed = capsys.readouterr().out
    assert "fief, 4 seats: 20,000 steps a second through PettingZoo" in printed
    assert "50.0 µs  a step" in printed


def test_a_version_for_expansions_is_measured_with_all_of_them() -> None:
    game, version, options = pace.subject("fief_v2")
    assert (game, version) == ("fief", 2)
    assert set(options) == {"tactics", "politics", "templars", "teutonic", "crusades"}
    assert pace.subject("middle-ages") == ("middle-ages", 1, {})
    assert pace.through_pettingzoo("fief_v2", 3) is not None


def test_what_is_no_game_is_refused_before_anything_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "measure", lambda game: pytest.fail(f"{game} was measured"))
    with pytest.raises(UnknownName, match="chess"):
        pace.main(["fief", "chess"])
