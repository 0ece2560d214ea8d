"""Teutonic Knights in a terminal: the order and its Strongholds."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from oyez.cli.boards import Scene
from oyez.games.fief.expansions.orders.terminal import PAGE, PARAGRAPH, office, order_lines
from oyez.games.fief.terminal.additions import Additions
from oyez.games.fief.terminal.map import say_of, signs_of

NAME: Final = "teutonic"


def lines(scene: Scene) -> list[RenderableType]:
    order = scene.view.get("teutonic")
    if order is None:
        return []
    left = say_of(scene, PAGE, "strongholds-left", number=order["strongholds_left"])
    return order_lines(scene, NAME, order, [*office(scene, NAME, order), left])


def vow(scene: Scene, lord: int) -> list[str]:
    is_member = lord in scene.view.get("teutonic", {}).get("members", ())
    return [say_of(scene, PAGE, "teutonic-lord")] if is_member else []


def legend(scene: Scene) -> list[str]:
    if "teutonic" not in scene.view:
        return []
    return [f"{signs_of(scene)['great']} {say_of(scene, PAGE, 'great-stronghold')}"]


ADDITIONS: Final = Additions(lines=lines, paragraph=PARAGRAPH, of_lord=vow, legend=legend)
