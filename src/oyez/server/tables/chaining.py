"""The hash chain of a table's log, from what is stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oyez.engine.chain import Chain, setup_text
from oyez.engine.game import Game
from oyez.engine.match import Match
from oyez.engine.record import Play, Undone
from oyez.server.storage.stored import Agreed, Entry, SeatRow, draw_of


def chain_of(match: Match, agreed: Agreed, seats: tuple[SeatRow, ...]) -> Chain | None:
    """Of a match that has just been set up; None for tables that are older than chains, and for lessons."""
    draw = draw_of(agreed, seats)
    return None if draw is None else Chain(draw.secret, setup_text(match.record(), draw))


def lead(chain: Chain | None, game: Game[Any, Any], log: Iterable[Entry]) -> None:
    """Through all that was made, whether or not it stands."""
    for entry in log if chain is not None else ():
        link(chain, entry, None if entry.kind == "undo" else play_of(game, entry))


def link(chain: Chain | None, entry: Entry, done: Play | None) -> None:
    """One more entry: a play, or an undo."""
    if chain is None:
        return
    if done is None:
        chain.go_back(int(entry.action or 1))
    else:
        chain.add(done, silent=entry.kind != "play")


def play_of(game: Game[Any, Any], entry: Entry) -> Play:
    return Play(entry.seat, game.action(entry.action), entry.chances)


def undone(game: Game[Any, Any], log: Iterable[Entry]) -> tuple[Undone, ...]:
    """The plays of a log that were taken back, in the order in which they were made."""
    standing: list[Undone] = []
    taken_back: list[Undone] = []
    made = 0
    for entry in log:
        if entry.kind == "undo":
            back = len(standing) - int(entry.action or 1)
            taken_back += standing[back:]
            del standing[back:]
        else:
            made += 1
            standing.append(Undone(made, len(standing), play_of(game, entry)))
    return tuple(sorted(taken_back, key=lambda one: one.number))
