"""Stepping through a record: forward, back, to a play, to a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oyez.cli.screen import Screen
from oyez.cli.terminal import read_line
from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Event, State
from oyez.engine.match import Match
from oyez.engine.record import Record, replay


@dataclass(frozen=True)
class Frame:
    """The moment after some plays: how much had been announced, and in which round it was."""

    events: int
    round: int


def frames_of(record: Record) -> list[Frame]:
    """One frame for the set-up and one after every play."""
    match = Match(record.game, record.seats, record.options, record.names, record.seed, record.opening)
    frames = [Frame(len(match.tape.events), record.game.round_of(match.state))]
    for done in record.plays:
        match.state.forced.extend(done.chances)
        match.play(done.seat, done.action)
        frames.append(Frame(len(match.tape.events), record.game.round_of(match.state)))
    return frames


class Stepping:
    def __init__(self, record: Record, screen: Screen) -> None:
        self.record: Final = record
        self.screen: Final = screen
        self.frames: Final = frames_of(record)

    def run(self) -> None:
        """Show a position, read where to go, until the reader leaves."""
        at, news_from = 0, 0
        self._show(at, news_from)
        while True:
            line = read_line(self.screen.console, f"{at}/{len(self.frames) - 1}> ")
            if line is None or line.lower() == "q":
                return
            if line.lower() == "l":
                self.screen.tell(self._events(self._state(at), 0), SPECTATOR)
                continue
            wanted = self.target(line, at)
            if wanted is None:
                self.screen.say("replay-not-understood", line=line[:40], last=len(self.frames) - 1)
                continue
            # Forward, all that happened on the way is told; backward, only what led to the position.
            news_from = at if wanted > at else max(wanted - 1, 0)
            at = wanted
            self._show(at, news_from)

    def target(self, line: str, at: int) -> int | None:
        """The frame that a typed line asks for, or None if it asks for none."""
        word = line.lower()
        last = len(self.frames) - 1
        if word in ("", "n"):
            return min(at + 1, last)
        if word == "p":
            return max(at - 1, 0)
        if word == "e":
            return last
        if word == "r":
            return self._round(self.frames[at].round + 1)
        if word.startswith("r") and word[1:].strip().isascii() and word[1:].strip().isdigit():
            return self._round(int(word[1:].strip()[:4]))
        if word.isascii() and word.isdigit() and len(word) < 7 and int(word) <= last:
            return int(word)
        return None

    def _round(self, number: int) -> int:
        """The first frame of a round, or the last frame of all if it was never reached."""
        reached = [n for n, frame in enumerate(self.frames) if frame.round >= number]
        return reached[0] if reached else len(self.frames) - 1

    def _state(self, at: int) -> State:
        return replay(self.record, at)

    def _events(self, g: State, start: int) -> list[Event]:
        assert g.tape is not None
        return g.tape.events[start:]

    def _show(self, at: int, news_from: int) -> None:
        g = self._state(at)
        news = 0 if at == 0 else self.frames[news_from].events
        self.screen.tell(self._events(g, news), SPECTATOR)
        self.screen.board(g, SPECTATOR)
        self.screen.console.print()
        if g.winners:
            self.screen.result(g)
        elif g.pending:
            waiting = g.pending[0]
            self.screen.console.print(self.screen.narrator.waits(waiting.prompt, waiting.seat))
        self.screen.say("replay-commands", at=at, last=len(self.frames) - 1)
