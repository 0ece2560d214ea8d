"""Positions of Middle-Ages described by a scenario."""

from __future__ import annotations

from collections.abc import Mapping

from oyez.games.middle_ages.state import MiddleAges


def arrange(g: MiddleAges, position: Mapping[str, object], names: list[str]) -> None:
    raise ValueError("not yet")
