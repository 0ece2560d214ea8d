"""`oyez play`: a game in the terminal, against bots or with friends at the same screen."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oyez.cli.agreement import Options, Preset, Tiles
from oyez.cli.errors import Refused
from oyez.cli.terminal import LanguageCode
from oyez.engine.splitmix import MASK

if TYPE_CHECKING:
    from oyez.cli.players import Player
    from oyez.engine.match import Match


GameIfFresh = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME",
        help="The game; not needed with --load. A name that is none lists them.",
        show_default=False,
    ),
]
Players = Annotated[
    int | None,
    typer.Option("--players", "-p", help="Seats at the table, people and bots.", show_default=False),
]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="A,B,...",
        help="The opponents, such as page, steward, seneschal, chancellor; repeated if there are more seats.",
        show_default="seneschal",
    ),
]
Hotseat = Annotated[
    bool, typer.Option("--hotseat", help="People share this screen; only the seats named by --bots are bots.")
]
Names = Annotated[
    str | None,
    typer.Option("--names", metavar="A,B,...", help="Names by seat, people first.", show_default=False),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed", metavar="NUMBER", min=0, max=MASK, help="Deal the same game again.", show_default=False
    ),
]
Load = Annotated[
    Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.", show_default=False)
]
Save = Annotated[
    Path | None,
    typer.Option(
        "--save", metavar="FILE", help="Keep the game in this file while it is played.", show_default=False
    ),
]


def play(
    game: GameIfFresh = None,
    players: Players = None,
    bots: Bots = None,
    hotseat: Hotseat = False,
    names: Names = None,
    seed: Seed = None,
    load: Load = None,
    save: Save = None,
    language: LanguageCode = None,
    tiles: Tiles = None,
    option: Options = None,
    preset: Preset = "",
) -> None:
    """Play in the terminal, against bots or with friends. Every choice is saved; q leaves, --load goes on."""
    from oyez.cli.screen import Screen
    from oyez.cli.sitting import Sitting
    from oyez.cli.terminal import ease_typing, open_console, texts
    from oyez.games import usual_game

    said = texts(language)
    if load is not None:
        if any(x is not None for x in (players, bots, names, seed, tiles, option, preset or None)):
            raise Refused(
                "a saved game has its players, seed and options in its file; give --load FILE alone"
            )
        match, seated = _loaded(load, game, hotseat)
    elif game is None:
        raise Refused(f"which game? for example: oyez play {usual_game()}")
    else:
        match, seated = _fresh(game, players, bots, hotseat, names, seed, tiles, option, preset)
    path = save or load or _usual_file(match)
    if path != load and path.exists():
        raise Refused(f"{path} exists already; go on with it by --load {path}, or save to another file")
    ease_typing()
    screen = Screen(match.game, match.rules, seated, open_console(), said)
    screen.say("play-welcome", game=screen.narrator.language.say("game-name"), seed=str(match.seed))
    Sitting(match, seated, screen, path).run()


def _fresh(
    name: str,
    players: int | None,
    bots: str | None,
    hotseat: bool,
    names: str | None,
    seed: int | None,
    tiles: Path | None,
    option: list[str] | None,
    preset: str,
) -> tuple[Match, list[Player]]:
    from secrets import randbits

    from oyez.cli.agreement import agreed_options
    from oyez.cli.players import seat_players
    from oyez.engine.match import Match
    from oyez.games import game_named

    game = game_named(name)
    seated = seat_players(game, players, bots, hotseat, names)
    options = agreed_options(game, option, tiles, preset)
    chance = randbits(32) if seed is None else seed  # short, so that it can be told to a friend
    return Match(game, len(seated), options, [player.written() for player in seated], chance), seated


def _loaded(path: Path, game: str | None, hotseat: bool) -> tuple[Match, list[Player]]:
    from oyez.cli.players import Player, read_player
    from oyez.cli.records import read_record
    from oyez.engine.match import resume
    from oyez.engine.record import BadRecord

    record = read_record(path)
    if game is not None and game != record.game.name:
        raise Refused(f"{path} is a game of {record.game.name}, not of {game}")
    try:
        match = resume(record)
    except BadRecord as reason:
        raise Refused(f"{path}: {reason}") from reason
    if match.over:
        raise Refused(f"{path}: this game is over; see it again with oyez replay {path}")
    names = (
        record.names if len(record.names) == record.seats else [f"{seat + 1}" for seat in range(record.seats)]
    )
    seated = [read_player(record.game.name, name) for name in names]
    return match, [Player(player.name) for player in seated] if hotseat else seated


def _usual_file(match: Match) -> Path:
    """A new file in the user's folder for Oyez, named after the moment."""
    from oyez.server.settings import data_folder

    moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    folder = data_folder() / "games"
    path = folder / f"{match.game.name}-{moment}.oyez"
    number = 2
    while path.exists():
        path = folder / f"{match.game.name}-{moment}-{number}.oyez"
        number += 1
    return path
