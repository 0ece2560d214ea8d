"""Templars in a terminal: the order, Commanderies and the treasure."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType

from oyez.cli.boards import Scene
from oyez.games.fief.expansions.orders.terminal import PAGE, PARAGRAPH, office, order_lines
from oyez.games.fief.terminal.additions import Additions
from oyez.games.fief.terminal.map import say_of

NAME: Final = "templar"
COMMANDERY: Final = ("✠", "T")  # the sign, and the one for terminals that print only ASCII


def lines(scene: Scene) -> list[RenderableType]:
    order = scene.view.get("templars")
    return [] if order is None else order_lines(scene, NAME, order, _facts(scene, order))


def _facts(scene: Scene, order: dict[str, Any]) -> list[str]:
    if order["outlawed"]:
        return [say_of(scene, PAGE, "outlawed")]
    left = say_of(scene, PAGE, "commanderies-left", number=order["commanderies_left"])
    treasure = say_of(scene, PAGE, "treasure-hidden" if order["hidden"] else "treasure-open")
    return [*office(scene, NAME, order), left, treasure]


def vow(scene: Scene, lord: int) -> list[str]:
    is_member = lord in scene.view.get("templars", {}).get("members", ())
    return [say_of(scene, PAGE, "templar-lord")] if is_member else []


def commandery(scene: Scene, village: int) -> list[str]:
    stands = village in scene.view.get("templars", {}).get("commanderies", ())
    return [COMMANDERY[scene.plain]] if stands else []


def legend(scene: Scene) -> list[str]:
    if "templars" not in scene.view:
        return []
    return [f"{COMMANDERY[scene.plain]} {say_of(scene, PAGE, 'commandery')}"]


ADDITIONS: Final = Additions(
    lines=lines, paragraph=PARAGRAPH, of_lord=vow, in_village=commandery, legend=legend
)
