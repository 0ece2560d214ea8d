"""The games of Oyez. A new game is a folder here and a line in GAMES."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from oyez.engine.game import Game, UnknownName

# Name on the command line -> the module whose GAME describes it; imported when first asked for.
GAMES: Final = {
    "fief": "oyez.games.fief.game",
    "middle-ages": "oyez.games.middle_ages.game",
}


def game_named(name: str) -> Game[Any, Any]:
    """The game of that name; UnknownName says which there are."""
    if name not in GAMES:
        raise UnknownName(f"there is no game called {name!r}; the games are: {', '.join(GAMES)}")
    found = import_module(GAMES[name]).GAME
    assert isinstance(found, Game)
    return found
