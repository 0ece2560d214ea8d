"""What is agreed before a game, as options of the command line shared by the commands that start one."""

from __future__ import annotations

import csv
import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from oyez.cli.errors import Refused
from oyez.cli.records import read_text
from oyez.engine.game import Agreed, Game

SEATED: Final = "4, or as many as the game is for"
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game; a name that is none lists them.", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="Agree on an option of the game, such as allow_debt=yes."
    ),
]
Preset = Annotated[
    str,
    typer.Option(
        "--preset",
        metavar="NAME",
        help="Begin with the options of a preset of the game, such as summary; --option overrides it.",
        show_default=False,
    ),
]
Tiles = Annotated[
    Path | None,
    typer.Option(
        "--tiles",
        metavar="FILE",
        help="Play with the tiles of your own box, as a CSV file.",
        show_default=False,
    ),
]


def agreed_options(
    game: Game[Any, Any], pairs: list[str] | None, tiles: Path | None, preset: str = ""
) -> dict[str, str]:
    """The options by name. Whether their values are possible is for the game to say."""
    options: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise Refused(f"--option takes name=value, such as --option {_example(game)}, not {pair!r}")
        if name in options:
            raise Refused(f"option {name} is given twice; give it once")
        options[name] = _content(game, name, value)
    if tiles is not None:
        if "tiles" in options:
            raise Refused("the tiles are given twice; use --tiles FILE alone")
        options["tiles"] = _tile_table(game, tiles)
    return game.agreed_with(preset, options) if preset else options


def _content(game: Game[Any, Any], name: str, value: str) -> str:
    """What was given, or the content of the file it names where the option is for one."""
    if any(option.name == name and option.form == "file" for option in game.options):
        path = Path(value)
        if path.suffix and path.is_file():
            return read_text(path) or "\n"  # an empty file is no file left out
        if _names_a_file(value):
            raise Refused(f"{value}: there is no such file; --option {name}=FILE wants one that exists")
    return value


def _names_a_file(value: str) -> bool:
    """Contents, on one line or several, have signs that no name of such a file has."""
    return not set(value) & set("=;[\n") and (Path(value).suffix != "" or "/" in value)


def _example(game: Game[Any, Any]) -> str:
    for option in game.options:
        if option.choices:
            return f"{option.name}={option.choices[-1]}"
    return "name=value"


def _tile_table(game: Game[Any, Any], path: Path) -> str:
    """The table on one line, as it stands in records; refused with file, line and reason."""
    if all(option.name != "tiles" for option in game.options):
        raise Refused(f"{game.name} has no tiles of its own to replace; leave --tiles out")
    text = read_text(path)
    try:
        agreed: Agreed = game.rules(game.usual_seats(), {"tiles": text or "\n"})
    except (ValueError, csv.Error) as reason:
        raise Refused(f"{path}: {reason}") from reason
    return agreed.options["tiles"]


def checked_seats(game: Game[Any, Any], players: int | None) -> int:
    """How many play, or as many as usual if nobody said."""
    if players is None:
        return game.usual_seats()
    if not game.fewest <= players <= game.most:
        raise Refused(f"{game.name} is for {game.fewest} to {game.most} players, not {players}")
    return players


def bot_names(game: Game[Any, Any], text: str) -> list[str]:
    """The bots of a list such as "greedy,random", all of them known to the game."""
    from oyez.bots import bot_named

    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot_named(game.name, name, 0)  # raises UnknownName with the bots there are
    return names


def check_file(path: Path) -> None:
    """Refuse before hours of play what could not be written after them."""
    if path.is_dir():
        raise Refused(f"{path} is a folder; name a file in it")
    if not path.parent.is_dir():
        raise Refused(f"there is no folder {path.parent}; make it, or name another file")
    place = path if path.exists() else path.parent
    if not os.access(place, os.W_OK):
        raise Refused(f"{place} may not be written to; name another file")
