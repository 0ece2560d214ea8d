"""A board for games that bring none: the view as a table of names and values.

What a number means is said by `kinds` of the box, level by level: "seat:number" is a number for each seat,
"rank:file:man" a grid. The page shows the same (web/src/games/generic).
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.engine.words import Action


def draw(scene: Scene) -> RenderableType:
    table = Table(box=box.SIMPLE, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    kinds: dict[str, str] = scene.box.get("kinds", {})
    for key, value in scene.view.items():
        said = scene.narrator.language
        name = said.say(f"view-{key}") if said.has(f"view-{key}") else key.replace("_", " ")
        table.add_row(name, shown(scene, value, kinds[key].split(":") if key in kinds else []))
    return table


def pointed_at(scene: Scene, action: Action) -> str:
    return ""


def shown(scene: Scene, value: Any, kinds: list[str]) -> RenderableType:
    """A number by its name, a list as its entries, a list of lists line by line."""
    if isinstance(value, dict):
        return Text(
            "; ".join(f"{name.replace('_', ' ')}: {word(scene, each, '')}" for name, each in value.items())
        )
    if not isinstance(value, list):
        return Text(word(scene, value, kinds[-1] if kinds else ""))
    if value and all(isinstance(line, list) for line in value):
        return Text("\n".join(line_of(scene, number, line, kinds) for number, line in enumerate(value)))
    return Text(line_of(scene, None, value, kinds))


def line_of(scene: Scene, number: int | None, line: list[Any], kinds: list[str]) -> str:
    """With the name of the line where it has one, and of each entry where there are no lines."""
    cell = kinds[-1] if kinds else ""
    if number is not None:
        head = f"{scene.narrator.noun(kinds[0], number)} " if len(kinds) > 1 and kinds[0] else ""
        return head + " ".join(word(scene, each, cell) for each in line)
    key = kinds[0] if len(kinds) > 1 else ""
    named = [f"{scene.narrator.noun(key, at)} " if key else "" for at in range(len(line))]
    return ", ".join(name + word(scene, each, cell) for name, each in zip(named, line, strict=True)) or "-"


def word(scene: Scene, value: Any, kind: str) -> str:
    if value is None:
        return " "
    if isinstance(value, int) and not isinstance(value, bool) and kind not in ("", "number"):
        return scene.narrator.noun(kind, value)
    return str(value)
