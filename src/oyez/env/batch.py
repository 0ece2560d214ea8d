"""Many games stepped in one call, all seats played by the caller: self-play for learners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oyez.engine.kernel import IllegalAction, Seat
from oyez.engine.words import Action
from oyez.env.aec import SEEDS
from oyez.env.agreement import Agreement, Value, agree, whole
from oyez.env.contest import Contest
from oyez.env.observation import Vector
from oyez.env.versions import PLAIN


class Batch:
    """`games` tables side by side. A game that ends begins anew with a fresh seed in the same call of step().

    After reset() and every step() three arrays describe the moment, one row per game:
    `seats` (who is asked), `observations` (what that seat sees) and `masks` (what it may do). They are filled in
    place, so that many games cost no new memory: copy what is kept. `cut_short` tells of games that the last step
    ended by `max_steps`, by their rows: who would have been asked there, and what it saw.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        *,
        seed: int | None = None,
        initiatives: bool = False,
        shaping: Mapping[str, float] | None = None,
        max_steps: int | None = None,
        version: int = PLAIN,
        **options: Value,
    ) -> None:
        whole("games", games, 1)
        self.agreement: Final[Agreement] = agree(
            game,
            seats,
            options,
            initiatives=initiatives,
            shaping=shaping,
            most_steps=max_steps,
            version=version,
        )
        self.schema: Final = self.agreement.encoder.schema
        self.games: Final = games
        self.seats: Final = np.zeros(games, np.int8)
        self.observations: Final = np.zeros((games, self.schema.size), np.int16)
        self.masks: Final = np.zeros((games, len(self.agreement.actions)), np.int8)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """All games anew; the same seed and actions give the same games."""
        self._chance = np.random.default_rng(seed)
        self.cut_short: dict[int, tuple[Seat, Vector]] = {}
        self._contests = [self._new_contest() for _ in range(self.games)]
        self._potentials = np.array([contest.potentials() for contest in self._contests])
        for row in range(self.games):
            self._look(row)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """One action per game, each by the seat that is asked there.

        Gives back the rewards, one row per game and one column per seat, and which games ended. An illegal action
        raises IllegalAction before any game has moved.
        """
        try:
            given: int | str = len(actions)
        except TypeError:  # also an array without a dimension, which a policy gives for a single game
            given = repr(actions)
        if given != self.games:
            raise IllegalAction(f"step takes one action for each of the {self.games} games, not {given}")
        checked = [self._checked(row, action) for row, action in enumerate(actions)]
        rewards = np.zeros((self.games, self.agreement.seats))
        ended = np.zeros(self.games, np.bool_)
        self.cut_short = {}
        for row, action in enumerate(checked):
            contest = self._contests[row]
            contest.take(action)
            if contest.over or self.agreement.shaping:
                rewards[row] = self._gains(row, contest)
            if contest.ended:
                ended[row] = True
                if contest.cut_short:
                    self.cut_short[row] = (contest.asked, contest.observe(contest.asked))
                self._contests[row] = self._new_contest()
                self._potentials[row] = self._contests[row].potentials()
            self._look(row)
        return rewards, ended

    def _checked(self, row: int, action: Any) -> Action:
        try:
            return self._contests[row].checked(action)
        except IllegalAction as reason:
            raise IllegalAction(f"game {row} of the batch: {reason}") from None

    def _gains(self, row: int, contest: Contest) -> NDArray[np.float64]:
        gains = np.array(contest.shares())
        if self.agreement.shaping:
            potentials = np.array(contest.potentials())
            gains += potentials - self._potentials[row]
            self._potentials[row] = potentials
        return gains

    def _new_contest(self) -> Contest:
        return Contest(self.agreement, int(self._chance.integers(SEEDS)))

    def _look(self, row: int) -> None:
        contest = self._contests[row]
        seat = contest.asked
        self.seats[row] = seat
        self.observations[row] = contest.observe(seat)
        self.masks[row] = contest.mask(seat)
