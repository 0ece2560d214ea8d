"""Guided games: recorded games in the folders of their games, played again by one person against bots."""

from __future__ import annotations

import logging
from functools import cache
from importlib import resources
from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.engine.record import BadRecord, Play, Record, parse
from oyez.games import GAMES, game_named
from oyez.server.messages import Lesson
from oyez.server.problems import Problem

log: Final = logging.getLogger("oyez.server")
PUPIL: Final = 0  # the seat of the person
SUFFIX: Final = ".txt"


@cache
def lessons_of(game: str) -> tuple[str, ...]:
    """The guided games of a game, by name."""
    folder = resources.files(GAMES[game].rpartition(".")[0]) / "data" / "lessons"
    if not folder.is_dir():
        return ()
    names = [file.name.removesuffix(SUFFIX) for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return tuple(sorted(names))


@cache
def lesson_named(game: str, name: str) -> Record:
    """The recorded game that a lesson follows; raises Problem."""
    if name not in lessons_of(game):
        known = ", ".join(lessons_of(game)) or "none"
        raise Problem("bad-options", f"{game} has no lesson {name!r}; its lessons are: {known}")
    file = resources.files(GAMES[game].rpartition(".")[0]) / "data" / "lessons" / (name + SUFFIX)
    try:
        return parse(file.read_text(encoding="utf-8"), game_named)
    except BadRecord as error:
        log.error("lesson %s of %s cannot be read: %s", name, game, error)
        raise Problem("bad-options", f"the lesson {name!r} does not fit the rules of this server") from error


@final
class Course:
    """A lesson beside a game that is played: is its record still followed, and what comes next?"""

    def __init__(self, name: str, record: Record) -> None:
        self.name: Final = name
        self.record: Final = record

    def next(self, plays: list[Play]) -> Play | None:
        """What the record does next, as long as nobody has left it."""
        recorded = self.record.plays
        if len(plays) >= len(recorded) or self._shared(plays) < len(plays):
            return None
        return recorded[len(plays)]

    def _shared(self, plays: list[Play]) -> int:
        for number, (done, wanted) in enumerate(zip(plays, self.record.plays, strict=False)):
            if (done.seat, done.action) != (wanted.seat, wanted.action):
                return number
        return min(len(plays), len(self.record.plays))

    def told(self, plays: list[Play], seat: Seat, choices: set[str]) -> Lesson | None:
        """What the guide tells the pupil, who may choose among these."""
        if seat != PUPIL:
            return None
        shared = self._shared(plays)
        step = sum(play.seat == PUPIL for play in plays[:shared])
        left = shared < min(len(plays), len(self.record.plays))
        following = self.next(plays)
        text = following.action.text if following is not None and following.seat == PUPIL else None
        return Lesson(name=self.name, step=step, left=left, action=text if text in choices else None)


def course_of(game: str, name: str | None) -> Course | None:
    """The lesson of a table; one that is gone or broken leaves an ordinary game."""
    if name is None:
        return None
    try:
        return Course(name, lesson_named(game, name))
    except Problem:
        return None
