"""What an expansion adds to the terminal's board of Fief, as ADDITIONS of a module `terminal` in its folder.

Each part says nothing in a game without the expansion.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, final

from rich.console import RenderableType

from oyez.cli.boards import Scene
from oyez.games.fief.expansions.registry import rooms

Lines = Callable[[Scene], list[RenderableType]]
Marks = Callable[[Scene, int], list[str]]


def no_lines(scene: Scene) -> list[RenderableType]:
    return []


def no_marks(scene: Scene, number: int) -> list[str]:
    return []


def no_signs(scene: Scene) -> list[str]:
    return []


@final
class Additions:
    def __init__(
        self,
        *,
        map_lines: Lines = no_lines,
        lines: Lines = no_lines,
        paragraph: str = "",
        of_lord: Marks = no_marks,
        in_village: Marks = no_marks,
        legend: Callable[[Scene], list[str]] = no_signs,
    ) -> None:
        self.map_lines: Final = map_lines  # what more is told of the map, before all other lines
        self.lines: Final = lines
        self.paragraph: Final = paragraph  # expansions that name the same one stand together
        self.of_lord: Final = of_lord  # what is said beside the Lord's name
        self.in_village: Final = in_village  # signs of what stands there
        self.legend: Final = legend  # what its signs mean


@cache
def additions() -> tuple[Additions, ...]:
    """Those of all expansions; they draw with what the board has, so they are read when it is first drawn."""
    return tuple(room.ADDITIONS for room in rooms("terminal"))


def paragraphs(scene: Scene) -> list[RenderableType]:
    """All lines of expansions, with an empty one before each paragraph."""
    found: list[RenderableType] = []
    for each in additions():
        lines = each.map_lines(scene)
        found += ["", *lines] if lines else []
    last = ""
    for each in additions():
        lines = each.lines(scene)
        if lines:
            found += lines if each.paragraph and each.paragraph == last else ["", *lines]
            last = each.paragraph
    return found
