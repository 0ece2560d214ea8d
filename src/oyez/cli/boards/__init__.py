"""The boards of the games as terminals show them. A new game adds a module here and a line in BOARDS."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from rich.console import RenderableType

from oyez.cli.players import Player
from oyez.engine.words import Action
from oyez.narration import Language, Narrator

# Game -> the module whose draw(scene) shows it and whose pointed_at(scene, action) names what a choice means.
BOARDS: Final = {
    "middle-ages": "oyez.cli.boards.middle_ages",
    "fief": "oyez.cli.boards.fief",
}


@dataclass(frozen=True)
class Scene:
    """All that a board is drawn from: what a seat may know, and never the state."""

    view: dict[str, Any]
    box: dict[str, Any]
    players: tuple[Player, ...]
    narrator: Narrator
    texts: Language
    width: int = 80  # columns of the terminal
    plain: bool = False  # only ASCII can be printed
    numbers: Mapping[str, int] = field(default_factory=dict)  # of the open choices, by action text


def draw(game: str, scene: Scene) -> RenderableType:
    board: RenderableType = import_module(BOARDS[game]).draw(scene)
    return board


def pointed_at(game: str, scene: Scene, action: Action) -> str:
    """What a choice points at, where the board says more than the action's own noun; empty otherwise."""
    name: str = import_module(BOARDS[game]).pointed_at(scene, action)
    return name
