"""A tournament: several bots meet again and again, every deal played once by everybody from every seat.

Game `index` belongs to deal `index // seats`: all games of a deal have the same seed, and everybody moves one seat
on from one to the next. So nobody profits from a lucky deal, and differences show after fewer games.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from oyez.arena.selfplay import Pairing, Result, derived_seed, play_seated


@dataclass(frozen=True)
class Tournament:
    """Who plays what. Everything about game `index` follows from this and the index."""

    game: str
    bots: tuple[str, ...]  # one per seat; the same name may come again
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    def facts(self) -> dict[str, object]:
        """What a file of results must agree on to be continued."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(sorted(self.options.items())),
        }


def play_index(tournament: Tournament, index: int) -> Result:
    """Play game number `index` of a tournament to its end."""
    seats = len(tournament.bots)
    seed = derived_seed(tournament.seed, "deal", index // seats)
    pairing = Pairing(tournament.game, tournament.bots, tournament.seed, tournament.options)
    return play_seated(pairing, index, seed)
