"""Versions of the environments. Spaces that were published stay as they are; what needs others is a new version."""

from __future__ import annotations

from typing import Any, Final

from oyez.engine.game import Agreed, BadOptions, Game
from oyez.engine.words import Action
from oyez.env.observation import encoders_of

PLAIN: Final = 1  # the game without expansions, and no room for any
EXPANDED: Final = 2  # with all, whichever are on


def environment(game: str, version: int) -> str:
    """The name of an environment, such as go_v1."""
    return f"{game.replace('-', '_')}_v{version}"


def named_environment(name: str) -> tuple[str, int]:
    """Game and version of an environment of that name."""
    game, _, version = name.rpartition("_v")
    return game.replace("_", "-"), int(version)


def is_expanded(game: Game[Any, Any], rules: Agreed) -> bool:
    return len(game.actions(rules)) > len(game.words.core_actions())


def version_for(game: Game[Any, Any], rules: Agreed) -> int:
    """The lowest version that can play by these rules."""
    return EXPANDED if is_expanded(game, rules) else PLAIN


def check_version(game: Game[Any, Any], rules: Agreed, version: int) -> None:
    """BadOptions if there is no such version, or if it has no room for what was agreed."""
    known = range(1, 1 + max(1, len(encoders_of(game.name))))
    if type(version) is not int or version not in known:
        names = " and ".join(environment(game.name, number) for number in known)
        raise BadOptions(f"the version of {game.name} is a number for {names}, not {version!r}")
    if version == PLAIN and is_expanded(game, rules):
        on = [option.name for option in game.options if rules.options.get(option.name) == "on"]
        raise BadOptions(
            f"{environment(game.name, PLAIN)} has no room for expansions, and {', '.join(on)} would be on: "
            f"use {environment(game.name, EXPANDED)} (version=2 where a game is named)"
        )


def actions_of(game: Game[Any, Any], rules: Agreed, version: int) -> tuple[Action, ...]:
    """The action space: all words of the game from version 2 on, so that it is the same whatever is on."""
    return game.actions(rules) if version == PLAIN else tuple(game.words.actions)
