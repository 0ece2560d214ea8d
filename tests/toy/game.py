from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oyez.engine.game import BadOptions, Game
from oyez.engine.kernel import NOBODY, Seat, below, shuffled
from tests.toy import steps
from tests.toy.state import Rules, Toy
from tests.toy.words import WORDS


class ToyGame(Game[Toy, Rules]):
    name = "toy"
    version = "1"
    words = WORDS
    fewest = 2
    most = 4
    options = ()
    ledger = "toy"

    def rules(self, seats: int, options: Mapping[str, str]) -> Rules:
        if not 2 <= seats <= 4 or options:
            raise BadOptions("the toy is for 2 to 4 seats and has no options")
        return Rules(seats)

    def setup(self, rules: Rules, seed: int, forced: list[int]) -> Toy:
        return steps.setup(rules, seed, forced)

    def view(self, g: Toy, seat: Seat) -> dict[str, object]:
        return {
            "turn": g.turn,
            "at": list(g.at),
            "score": list(g.score),
            "deck": len(g.deck),
            "hands": [list(hand) if s == seat else len(hand) for s, hand in enumerate(g.hands)],
            "ballots": [b if s == seat else b != NOBODY for s, b in enumerate(g.ballots)],
            "fighters": list(g.fighters),
            "bonus": g.bonus,
        }

    def truth(self, g: Toy) -> dict[str, object]:
        return g.snapshot()

    def resample(self, g: Toy, seat: Seat, seed: int) -> Toy:
        new = g.copy()
        new.seed, new.forced = seed, []
        others = [s for s in range(g.rules.seats) if s != seat]
        unseen = shuffled(new, new.deck + [card for s in others for card in new.hands[s]])
        for s in others:
            new.hands[s] = [unseen.pop() for _ in new.hands[s]]
            if new.ballots[s] != NOBODY:
                new.ballots[s] = below(new, g.rules.seats)
        new.deck = unseen
        new.pending = new.stack[-1].ask(new) if new.stack and not new.winners else ()
        return new

    def box(self, rules: Rules) -> dict[str, object]:
        return {}

    def hints(self, g: Toy, seat: Seat) -> dict[str, dict[str, int]]:
        return {}

    def round_of(self, g: Toy) -> int:
        return g.turn

    def measures(self, g: Toy) -> dict[str, list[int]]:
        return {"score": list(g.score)}

    def arrange(self, g: Toy, position: Mapping[str, object], names: list[str]) -> None:
        raise ValueError("the toy has only its own beginning")

    def conserve(self, g: Toy) -> None:
        """24 cards, less those played: nothing brings a card back or doubles one."""
        cards = len(g.deck) + sum(len(hand) for hand in g.hands)
        assert cards <= 24, "cards doubled"
        assert all(NOBODY <= ballot < g.rules.seats for ballot in g.ballots), "ballots"


GAME: Final = ToyGame()
