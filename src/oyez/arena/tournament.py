"""A tournament: several bots meet again and again, every deal played once by everybody from every seat.

All games of a deal have the same seed, and everybody moves one seat on from one to the next. So nobody profits from a
lucky deal, and differences show after fewer games. Where the same bots would sit in the same seats again (a, b, a, b
after two games), the next deal comes: the same game played twice would count twice as evidence.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from oyez.arena.selfplay import Pairing, Result, derived_seed, play_seated
from oyez.bots.tuned import fingerprint
from oyez.engine.match import Match
from oyez.games import game_named


@dataclass(frozen=True)
class Tournament:
    """Who plays what. Everything about game `index` follows from this and the index."""

    game: str
    bots: tuple[str, ...]  # one per seat; the same name may come again
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def seatings(self) -> int:
        """How many games have each deal: everybody moves on so often before the first seating comes again."""
        bots = self.bots
        return next(shift for shift in range(1, len(bots) + 1) if (*bots[shift:], *bots[:shift]) == bots)

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.game, self.bots, self.seed, self.options)

    def seed_of(self, index: int) -> int:
        """The deal of game number `index`."""
        return derived_seed(self.seed, "deal", index // self.seatings)

    def bots_of(self, index: int) -> tuple[str, ...]:
        """Who sits in which seat there."""
        return tuple(self.bots[place] for place in self.pairing.seating(index))

    def measures(self) -> list[str]:
        """What is measured at the end of a game."""
        game = game_named(self.game)
        return list(game.measures(Match(game, len(self.bots), self.options, list(self.bots), 0).state))

    def facts(self) -> dict[str, object]:
        """What a file of results must agree on to be continued."""
        return {
            "game": self.game,
            "version": game_named(self.game).version,
            "weights": fingerprint(self.game),
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(sorted(self.options.items())),
        }


def play_index(tournament: Tournament, index: int) -> Result:
    """Play game number `index` of a tournament to its end."""
    return play_seated(tournament.pairing, index, tournament.seed_of(index))
