"""The orders in a terminal: Grand Masters, titles, Commanderies and the treasure, Teutonic Strongholds."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.engine.kernel import NOBODY
from oyez.games.fief.terminal.map import name_of, say_of, signs_of

ORDERS: Final = {"templars": "templar", "teutonic": "teutonic"}  # as the view names them, and their words
PAGE: Final = "fief-orders-page"


def draw_orders(scene: Scene) -> list[RenderableType]:
    """A line for each order that is in the game, then its Lords."""
    lines: list[RenderableType] = []
    for key, name in ORDERS.items():
        order = scene.view.get(key)
        if order is None:
            continue
        line = Text(say_of(scene, PAGE, f"order-{name}"), style="bold")
        line.append(f" · {' · '.join(_facts(scene, name, order))}", style="not bold")
        lines.append(line)
        if order["members"]:
            members = ", ".join([_with_family(scene, lord) for lord in order["members"]])
            lines.append(Padding(Text(members), (0, 0, 0, 2)))
    return ["", *lines] if lines else []


def vow_of(scene: Scene, lord: int) -> list[str]:
    """What a Lord of an order is called, beside his name."""
    return [
        say_of(scene, PAGE, f"{name}-lord")
        for key, name in ORDERS.items()
        if lord in scene.view.get(key, {}).get("members", ())
    ]


def signs_of_orders(scene: Scene) -> list[str]:
    """The marks they put on Villages, explained."""
    marks = {"templars": "commandery", "teutonic": "great-stronghold"}
    signs = {"templars": "commandery", "teutonic": "great"}
    return [
        f"{signs_of(scene)[signs[key]]} {say_of(scene, PAGE, marks[key])}"
        for key in ORDERS
        if key in scene.view
    ]


def _facts(scene: Scene, name: str, order: dict[str, Any]) -> list[str]:
    if order.get("outlawed"):
        return [say_of(scene, PAGE, "outlawed")]
    title = scene.box["titles"].index(f"{name}-grand-master")
    master = scene.view["titles"][title]
    facts = [
        say_of(scene, PAGE, "no-master")
        if master == NOBODY
        else say_of(scene, PAGE, "master", lord=_with_family(scene, master)),
        say_of(scene, PAGE, "titles-left", number=order["titles_left"]),
    ]
    if "strongholds_left" in order:
        return [*facts, say_of(scene, PAGE, "strongholds-left", number=order["strongholds_left"])]
    treasure = "treasure-hidden" if order["hidden"] else "treasure-open"
    left = say_of(scene, PAGE, "commanderies-left", number=order["commanderies_left"])
    return [*facts, left, say_of(scene, PAGE, treasure)]


def _with_family(scene: Scene, lord: int) -> str:
    seat = name_of(scene, scene.view["lords"][lord]["family"])
    return say_of(scene, PAGE, "lord-of", lord=scene.narrator.noun("lord", lord), seat=seat)
