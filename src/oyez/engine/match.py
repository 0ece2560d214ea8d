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
        self.ended = False  # by somebody who may stop it before anybody has won
        self._uncovered_before: Final[list[int]] = []
        self._silent: Final[list[bool]] = []

    @property
    def tape(self) -> Tape:
        assert self.state.tape is not None
        return self.state.tape

    @property
    def over(self) -> bool:
        return self.ended or bool(self.state.winners)

    def end(self) -> None:
        """Stop the game where it stands: nobody wins, and nobody is asked any more."""
        self.ended = True
        self.state.pending = ()

    def play(self, seat: Seat, action: Action) -> Play:
        """Carry out a choice; raises IllegalAction and changes nothing if it is not open to the seat."""
        tape = self.tape
        chances, uncovered, silent = len(tape.chances), tape.uncovered, self.is_silent(seat, action)
        play(self.state, seat, action)
        done = Play(seat, action, tuple(tape.chances[chances:]))
        self.plays.append(done)
        self._uncovered_before.append(uncovered)
        self._silent.append(silent)
        return done

    def is_silent(self, seat: Seat, action: Action) -> bool:
        """Whether this would answer a secret question by letting it pass: nobody else may notice that."""
        for decision in self.state.pending:
            if decision.seat == seat and decision.prompt.secret:
                return self.game.silence(self.state, decision) is action
        return False

    def public_plays(self) -> int:
        """How many plays everybody knows of."""
        return self._silent.count(False)

    def may_undo(self, seat: Seat) -> bool:
        """A seat may take back its last choice until chance, something uncovered or another seat has answered it."""
        return self._to_take_back(seat) > 0

    def may_take_back(self) -> Seat | None:
        """The only seat whose choice can still be taken back, if any."""
        back = self._last_choice()
        return self.plays[-back].seat if back else None

    def _to_take_back(self, seat: Seat) -> int:
        """How many plays an undo of the seat takes back."""
        return self._last_choice() if seat == self.may_take_back() else 0

    def _last_choice(self) -> int:
        """How many plays back it stands, if it can be taken back: silent ones after it must not show in that."""
        for back, silent in enumerate(reversed(self._silent), 1):
            if self.plays[-back].chances:
                return 0
            if not silent:
                return back if self._uncovered_before[-back] == self.tape.uncovered else 0
        return 0

    def undo(self, seat: Seat) -> int:
        """Go back to the seat's last decision that others knew of; returns how many plays that takes back."""
        back = self._to_take_back(seat)
        if not back:
            raise IllegalAction(
                "only your own last choice can be taken back, and only while it revealed nothing"
            )
        self.go_back(back)
        return back

    def go_back(self, back: int) -> None:
        """Take so many plays back, whatever they drew: the same choices bring the same chance results again."""
        for log in (self.plays, self._uncovered_before, self._silent):
            del log[len(log) - back :]
        self.state = self._replayed()

    def public_choices(self, seat: Seat) -> list[int]:
        """The places in the log of what the seat chose and everybody knows of, the last one first."""
        places = range(len(self.plays) - 1, -1, -1)
        return [at for at in places if self.plays[at].seat == seat and not self._silent[at]]

    def shown_since(self, at: int) -> bool:
        """Whether chance fell or something was uncovered from this place of the log on."""
        return self._uncovered_before[at] != self.tape.uncovered or any(
            [done.chances for done in self.plays[at:]]
        )

    def public_since(self, at: int) -> int:
        """How many plays that everybody knows of stand from this place on."""
        return self._silent[at:].count(False)

    def _replayed(self) -> State:
        """The state that the plays amount to."""
        return replay(self.record())

    def record(self) -> Record:
        return Record(
            game=self.game,
            seats=self.rules.seats,
            options=dict(self.rules.options),
            names=list(self.names),
            seed=self.seed,
            opening=self.opening,
            plays=list(self.plays),
            digest=digest_of(self.state) if self.state.winners else "",
        )


def resume(record: Record) -> Match:
    """The match that a record tells of, ready to go on; raises BadRecord if it does not replay."""
    replay(record)  # checks every play and chance result before anything is built on them
    match = Match(record.game, record.seats, record.options, record.names, record.seed, record.opening)
    for done in record.plays:
        match.state.forced.extend(done.chances)
        match.play(done.seat, done.action)
    return match
