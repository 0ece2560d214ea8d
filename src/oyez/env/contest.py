"""One game being stepped through by programs: who is asked, what is legal, what each seat sees and earns."""

from __future__ import annotations

from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oyez.engine.kernel import NOBODY, Decision, IllegalAction, Seat, State, initiatives, play
from oyez.engine.words import Action
from oyez.env.agreement import Agreement
from oyez.env.observation import Vector

Mask = NDArray[np.int8]


class Contest:
    """Of several pending questions (secret ballots) the first is put; nobody sees an answer before its time.

    The true state stays in here: what leaves is a view as a vector, a mask, rewards.
    """

    def __init__(self, agreement: Agreement, seed: int) -> None:
        self.agreement: Final = agreement
        self.state: State = agreement.game.setup(agreement.rules, seed, [])
        self.state.tape = None  # nobody reads the news here, and without them every step is quicker
        self.steps = 0  # of the environment; what its bots do is none
        self._seed: Final = seed
        self._answers: Final[list[int]] = []  # all actions so far: with the seed they are the game
        self._seen: Final[dict[Seat, Vector]] = {}  # observations of this moment

    @property
    def over(self) -> bool:
        return bool(self.state.winners)

    @property
    def cut_short(self) -> bool:
        """Ended by the limit of steps, not by the rules."""
        return self.ended and not self.over

    @property
    def ended(self) -> bool:
        """By the rules or by the limit of steps: nobody is asked any more."""
        most = self.agreement.most_steps
        return bool(self.state.winners) or (most is not None and self.steps >= most)

    @property
    def asked(self) -> Seat:
        pending = self.state.pending
        return pending[0].seat if pending else NOBODY

    @property
    def decision(self) -> Decision:
        return self.state.pending[0]

    def legal(self) -> tuple[Action, ...]:
        """What the seat that is asked may do; with `initiatives` also what nobody asked it for."""
        if not self.state.pending:
            return ()
        decision = self.state.pending[0]
        if not self.agreement.initiatives:
            return decision.options
        acts = initiatives(self.state, decision.seat)
        return (*decision.options, *(act for act in acts if act not in decision.options))

    def mask(self, seat: Seat) -> Mask:
        """1 for every action open to the seat; all zeros for a seat that is not asked."""
        return mask_of(self.agreement, self.legal() if seat == self.asked else ())

    def observe(self, seat: Seat) -> Vector:
        seen = self._seen.get(seat)
        if seen is None:
            pending = self.state.pending
            prompt = pending[0].prompt.name if pending and pending[0].seat == seat else ""
            seen = self._seen[seat] = self.agreement.observe(self.state, seat, prompt)
        return seen.copy()  # the caller's own: learners write into what they are given

    def play(self, number: Any) -> None:
        """The seat that is asked takes the action of that number; IllegalAction changes nothing."""
        self.take(self.checked(number))

    def take(self, action: Action) -> None:
        """The same with an action that was checked."""
        self.answer(action)
        self.steps += 1

    def answer(self, action: Action) -> None:
        """The seat that is asked acts, and another moment has come: what was seen is no longer so."""
        play(self.state, self.state.pending[0].seat, action)
        self._answers.append(action.id)
        self._seen.clear()

    def checked(self, number: Any) -> Action:
        actions = self.agreement.actions
        place = number_of(self.agreement, number)
        if not 0 <= place < len(actions):
            raise IllegalAction(f"there is no action {place}; they are numbered from 0 to {len(actions) - 1}")
        action = actions[place]
        if not self.state.pending:
            raise IllegalAction("the game is over; reset the environment before the next action")
        legal = self.legal()
        if action not in legal:
            raise IllegalAction(
                f"action {place} ({action.text}) is not open to seat {self.asked} now; "
                f"its mask allows: {named(legal)}"
            )
        return action

    def shares(self) -> list[float]:
        """What the game is worth to each seat: one point, shared by the winners; nothing before the end."""
        winners = self.state.winners
        return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(self.agreement.seats)]

    def potentials(self) -> list[float]:
        """For shaped rewards: how far each seat is ahead of the mean of its rivals, in the agreed measures."""
        seats = self.agreement.seats
        total = [0.0] * seats
        if self.agreement.shaping:
            measures = self.agreement.game.measures(self.state)
            for name, weight in self.agreement.shaping.items():
                values = measures[name]
                for seat in range(seats):
                    rivals = (sum(values) - values[seat]) / (seats - 1)
                    total[seat] += weight * (values[seat] - rivals)
        return total

    def __deepcopy__(self, memo: dict[int, Any]) -> Contest:
        """A copy that goes its own way, as searches need it: the state copies itself, what is agreed is shared."""
        new = Contest.__new__(Contest)
        new.__dict__.update(self.__dict__, state=self.state.copy(), _answers=[*self._answers], _seen={})
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """As a record: a state holds words, and those are compared by identity."""
        return _played_again, (self.agreement, self._seed, tuple(self._answers), self.steps)


def _played_again(agreement: Agreement, seed: int, answers: tuple[int, ...], steps: int) -> Contest:
    contest = Contest(agreement, seed)
    for number in answers:
        contest.answer(agreement.actions[number])
    contest.steps = steps
    return contest


def number_of(agreement: Agreement, action: Any) -> int:
    """What a caller gave as the number of an action; IllegalAction if it is none."""
    try:
        return index(action)
    except TypeError:
        most = len(agreement.actions) - 1
        raise IllegalAction(f"an action is a number from 0 to {most}, not {action!r}") from None


def mask_of(agreement: Agreement, legal: tuple[Action, ...]) -> Mask:
    cells = bytearray(len(agreement.actions))
    for action in legal:
        cells[action.id] = 1
    return np.frombuffer(cells, np.int8)


def named(actions: tuple[Action, ...], most: int = 6) -> str:
    """The first few, as an error message shows them."""
    shown = ", ".join(f"{action.id} ({action.text})" for action in actions[:most])
    return f"{shown} and {len(actions) - most} more" if len(actions) > most else shown
