"""A part of an observation of Fief: some fields, and how they are filled from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from oyez.env.observation.schema import Cells


class Section(Protocol):
    """Makes its fields when it is made."""

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None: ...


def put_each(out: Cells, start: int, numbers: list[int]) -> None:
    """1 for each of the numbers."""
    for number in numbers:
        out[start + number] = 1
