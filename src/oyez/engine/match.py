"""A game being played: the log of plays is the game, the state a cache of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from oyez.engine.game import Game
from oyez.engine.kernel import IllegalAction, Seat, State, Tape, play
from oyez.engine.record import Play, Record, digest_of, replay
from oyez.engine.words import Action


class Match:
    """The true state with its log. Whoever plays, shows or stores a game holds one of these."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Mapping[str, str],
        names: list[str],
        seed: int,
        opening: tuple[int, ...] = (),
    ) -> None:
        self.game: Final = game
        self.rules: Final = game.rules(seats, options)
        self.names: Final = names
        self.seed: Final = seed
        self.state: State = game.setup(self.rules, seed, list(opening))
        self.opening: tuple[int, ...] = tuple(self.tape.chances)
        self.plays: Final[list[Play]] = []
        self._uncovered_before: Final[list[int]] = []

    @property
    def tape(self) -> Tape:
        assert self.state.tape is not None
        return self.state.tape

    @property
    def over(self) -> bool:
        return bool(self.state.winners)

    def play(self, seat: Seat, action: Action) -> Play:
        """Carry out a choice; raises IllegalAction and changes nothing if it is not open to the seat."""
        tape = self.tape
        chances, uncovered = len(tape.chances), tape.uncovered
        play(self.state, seat, action)
        done = Play(seat, action, tuple(tape.chances[chances:]))
        self.plays.append(done)
        self._uncovered_before.append(uncovered)
        return done

    def may_undo(self, seat: Seat) -> bool:
        """A seat may take back its last choice until chance, a secret or another seat has answered it."""
        return (
            bool(self.plays)
            and self.plays[-1].seat == seat
            and not self.plays[-1].chances
            and self._uncovered_before[-1] == self.tape.uncovered
        )

    def undo(self, seat: Seat) -> None:
        """Go back in the log to the seat's last decision; raises IllegalAction."""
        if not self.may_undo(seat):
            raise IllegalAction(
                "only your own last choice can be taken back, and only while it revealed nothing"
            )
        self.plays.pop()
        self._uncovered_before.pop()
        self.state = replay(self.record())

    def record(self) -> Record:
        return Record(
            game=self.game,
            seats=self.rules.seats,
            options=dict(self.rules.options),
            names=list(self.names),
            seed=self.seed,
            opening=self.opening,
            plays=list(self.plays),
            digest=digest_of(self.state) if self.over else "",
        )


def resume(record: Record) -> Match:
    """The match that a record tells of, ready to go on; raises BadRecord if it does not replay."""
    replay(record)  # checks every play and chance result before anything is built on them
    match = Match(record.game, record.seats, record.options, record.names, record.seed, record.opening)
    for done in record.plays:
        match.state.forced.extend(done.chances)
        match.play(done.seat, done.action)
    return match
