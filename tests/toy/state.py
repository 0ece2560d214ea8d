from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, State, Step, Tape
from oyez.engine.words import Action
from tests.toy.words import CALL_TRUCE, TRUCE


@final
class Rules:
    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.options: Final[dict[str, str]] = {}


@final
class Toy(State):
    def __init__(
        self,
        *,
        rules: Rules,
        seed: int,
        forced: list[int],
        stack: list[Step[Any]],
        pending: tuple[Decision, ...],
        winners: tuple[Seat, ...],
        tape: Tape | None,
        turn: int,
        at: list[int],
        score: list[int],
        deck: list[int],
        hands: list[list[int]],
        ballots: list[int],
        fighters: list[int],
        bonus: int,
    ) -> None:
        super().__init__(seed, forced, stack, pending, winners, tape)
        self.rules: Final = rules
        self.turn = turn
        self.at = at
        self.score = score
        self.deck = deck
        self.hands = hands
        self.ballots = ballots
        self.fighters = fighters  # attacker and defender, or nobody
        self.bonus = bonus

    def copy(self) -> Toy:
        return Toy(
            rules=self.rules,
            seed=self.seed,
            forced=self.forced.copy(),
            stack=self.stack.copy(),
            pending=self.pending,
            winners=self.winners,
            tape=None,
            turn=self.turn,
            at=self.at.copy(),
            score=self.score.copy(),
            deck=self.deck.copy(),
            hands=[hand.copy() for hand in self.hands],
            ballots=self.ballots.copy(),
            fighters=self.fighters.copy(),
            bonus=self.bonus,
        )

    def snapshot(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "at": list(self.at),
            "score": list(self.score),
            "deck": list(self.deck),
            "hands": [list(hand) for hand in self.hands],
            "ballots": list(self.ballots),
            "fighters": list(self.fighters),
            "bonus": self.bonus,
        }

    def offers(self, seat: Seat) -> tuple[Action, ...]:
        """A truce may be called at any time between two effects by whoever holds the card."""
        return (CALL_TRUCE,) if TRUCE in self.hands[seat] else ()

    def seize(self, seat: Seat, action: Action) -> Step[Any]:
        from tests.toy.steps import Truce

        self.hands[seat].remove(TRUCE)
        return Truce(seat)
