"""The game is there even where its package was not installed."""

from __future__ import annotations

import pytest

from oyez.games import GAMES


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nine-mens-morris", "nine_mens_morris.pack")
