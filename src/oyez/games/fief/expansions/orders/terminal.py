"""What the boards of both orders in a terminal have in common: the Grand Master, titles, members."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.engine.kernel import NOBODY
from oyez.games.fief.terminal.map import name_of, say_of

PAGE: Final = "fief-orders-page"
PARAGRAPH: Final = "orders"


def order_lines(scene: Scene, name: str, order: dict[str, Any], facts: list[str]) -> list[RenderableType]:
    """A line of facts, then the Lords of the order."""
    line = Text(say_of(scene, PAGE, f"order-{name}"), style="bold")
    line.append(f" · {' · '.join(facts)}", style="not bold")
    lines: list[RenderableType] = [line]
    if order["members"]:
        members = ", ".join([_with_family(scene, lord) for lord in order["members"]])
        lines.append(Padding(Text(members), (0, 0, 0, 2)))
    return lines


def office(scene: Scene, name: str, order: dict[str, Any]) -> list[str]:
    """Who is Grand Master, and how many titles are left."""
    master = scene.view["titles"][scene.box["titles"].index(f"{name}-grand-master")]
    return [
        say_of(scene, PAGE, "no-master")
        if master == NOBODY
        else say_of(scene, PAGE, "master", lord=_with_family(scene, master)),
        say_of(scene, PAGE, "titles-left", number=order["titles_left"]),
    ]


def _with_family(scene: Scene, lord: int) -> str:
    seat = name_of(scene, scene.view["lords"][lord]["family"])
    return say_of(scene, PAGE, "lord-of", lord=scene.narrator.noun("lord", lord), seat=seat)
