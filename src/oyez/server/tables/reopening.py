"""From what is stored to a match: begun, resumed, and since when its people have been talking."""

from __future__ import annotations

import logging
from typing import Any, Final

from oyez.engine.game import Game, OutdatedRules, UnknownName
from oyez.engine.match import Match, resume
from oyez.engine.record import BadRecord, Record
from oyez.games import game_named
from oyez.server.people.names import guest
from oyez.server.problems import Problem
from oyez.server.storage.stored import Agreed, Entry, SeatRow, Stored, draw_of
from oyez.server.tables.chaining import play_of
from oyez.server.tables.replays import positions

log: Final = logging.getLogger("oyez.server")


def known_game(name: str) -> Game[Any, Any]:
    """A game that somebody asked for by its name; raises Problem."""
    try:
        return game_named(name)
    except UnknownName as error:
        raise Problem("unknown-game", str(error)) from error


def game_of(agreed: Agreed) -> Game[Any, Any]:
    """The game of a table, if this server still plays it by the same rules; raises Problem."""
    try:
        game = game_named(agreed.game)
    except UnknownName as error:
        raise Problem("outdated", f"this server does not know the game {agreed.game!r} any more") from error
    try:
        game.agreed_then(agreed.version, agreed.options)
    except OutdatedRules as error:
        raise Problem(
            "outdated",
            f"this game was begun with version {agreed.version} of the rules of {game.name}; "
            f"this server has version {game.version} and cannot go on with it",
        ) from error
    return game


def begin(
    game: Game[Any, Any], agreed: Agreed, seats: tuple[SeatRow, ...], opening: tuple[int, ...]
) -> Match:
    options = game.agreed_then(agreed.version, agreed.options)
    return Match(game, len(seats), options, _names(seats), _seed(agreed, seats), opening)


def standing(stored: Stored) -> list[Entry]:
    """The plays of a log that were not taken back."""
    plays: list[Entry] = []
    for entry in stored.log:
        if entry.kind == "undo":
            del plays[-int(entry.action or 1) :]
        else:
            plays.append(entry)
    return plays


def reopen(game: Game[Any, Any], stored: Stored) -> tuple[Match, Match | None]:
    """The match that the log amounts to; and while nobody but in secret is asked, as it was before the last play
    that everybody knows of, because that is where the others still stand."""
    plays = standing(stored)
    try:
        match = resume(_record(game, stored, plays))
        public = [number for number, entry in enumerate(plays) if entry.kind == "play"]
        pending = match.state.pending
        if not public or not pending or not all(decision.prompt.secret for decision in pending):
            return match, None
        return match, resume(_record(game, stored, plays[: public[-1]]))
    except (BadRecord, UnknownName) as error:
        # The reason may name a chance result that nobody has seen, so it is neither sent nor logged.
        log.error("does not replay table=%s entries=%d", stored.agreed.id, len(stored.log))
        raise Problem("outdated", "this game does not replay with the rules of this server") from error


def talk_since(match: Match, stored: Stored) -> float | None:
    """When the private talk began, or was given more time; None if there is none."""
    if not match.game.talking(match.state):
        return None
    since: float | None = None
    plays = standing(stored)
    for position in positions(match.record()):
        if not match.game.talking(position.state):
            since = None
        elif since is None or (position.play and position.play.action.text == match.game.prolongs):
            since = plays[position.n - 1].at
    return since


def _record(game: Game[Any, Any], stored: Stored, plays: list[Entry]) -> Record:
    return Record(
        game=game,
        seats=len(stored.seats),
        options=game.agreed_then(stored.agreed.version, stored.agreed.options),
        names=_names(stored.seats),
        seed=_seed(stored.agreed, stored.seats),
        opening=stored.opening,
        plays=[play_of(game, entry) for entry in plays],
        digest="",
    )


def _seed(agreed: Agreed, seats: tuple[SeatRow, ...]) -> int:
    draw = draw_of(agreed, seats)
    return agreed.seed if draw is None else draw.seed


def _names(seats: tuple[SeatRow, ...]) -> list[str]:
    return [row.name or guest(row.seat) for row in seats]
