"""The boards of the games as terminals show them. Each game draws its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from rich.console import RenderableType

from oyez.cli.players import Player
from oyez.engine.pack import load
from oyez.engine.words import Action
from oyez.games import pack_named
from oyez.narration import Language, Narrator


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


PLAIN: Final = "oyez.cli.boards.plain"  # for a game that brings no board of its own


def draw(game: str, scene: Scene) -> RenderableType:
    board: RenderableType = load(pack_named(game).board or PLAIN).draw(scene)
    return board


def pointed_at(game: str, scene: Scene, action: Action) -> str:
    """What a choice points at, where the board says more than the action's own noun; empty otherwise."""
    name: str = load(pack_named(game).board or PLAIN).pointed_at(scene, action)
    return name
