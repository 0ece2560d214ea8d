"""The games of Oyez. A new game is a folder here with a pack.py, or a package with an entry point in `oyez.games`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, Final

from oyez.engine.game import Game, UnknownName
from oyez.engine.pack import Pack

GROUP: Final = "oyez.games"  # of entry points, whose values are modules with a PACK


def _found() -> dict[str, str]:
    folders = {
        folder.name.replace("_", "-"): f"{__name__}.{folder.name}.pack"
        for folder in iter_modules(__path__)
        if folder.ispkg
    }
    return folders | {
        point.name: point.module for point in entry_points(group=GROUP) if point.name not in folders
    }


# Name on the command line -> the module with its PACK; imported when it is first asked for.
GAMES: Final = _found()


def pack_named(name: str) -> Pack:
    """The manifest of the game of that name; UnknownName says which there are."""
    if name not in GAMES:
        raise UnknownName(f"there is no game called {name!r}; the games are: {', '.join(GAMES)}")
    module = import_module(GAMES[name])
    found = getattr(module, "PACK", None)
    if found is None:  # only the rules, as tests have them
        return Pack(name=name, title=name, rules=f"{GAMES[name]}:GAME")
    assert isinstance(found, Pack)
    return found


def usual_game() -> str:
    """What is measured or tried where nobody names a game."""
    return next((name for name in GAMES if pack_named(name).usual), next(iter(GAMES)))


def game_named(name: str) -> Game[Any, Any]:
    """The game of that name; UnknownName says which there are."""
    return pack_named(name).game()
