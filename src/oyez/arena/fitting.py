"""How a position is judged where a search stops looking: fitted to the results of games between greedy bots.

One choice in twenty is made at random, so that the positions are not all of one kind.
"""

from __future__ import annotations

from random import Random
from typing import Final

from oyez.arena.selfplay import derived_seed
from oyez.bots import Bot, SeatTable
from oyez.bots.greedy import GreedyBot
from oyez.bots.knowledge import Sample
from oyez.bots.random_bot import RandomBot
from oyez.bots.sense import victory
from oyez.bots.tuned import sense_of, tunable
from oyez.engine.kernel import State
from oyez.engine.match import Match
from oyez.games import game_named

SEATS: Final = 4
WHIM: Final = 0.05


def positions(game_name: str, seed: int) -> tuple[list[State], list[float]]:
    """The position at the beginning of every round of one game, and how that game ended."""
    game = game_named(game_name)
    match = Match(game, SEATS, game.simulated, [str(seat) for seat in range(SEATS)], seed)
    chance = Random(seed)
    bots: list[Bot] = [GreedyBot(sense_of(game_name, "v1"), derived_seed(seed, s)) for s in range(SEATS)]
    whims = RandomBot(seed)
    found: list[State] = []
    began = game.round_of(match.state)
    while not match.over:
        decision = match.state.pending[0]
        bot = whims if chance.random() < WHIM else bots[decision.seat]
        match.play(decision.seat, bot.choose(SeatTable(game, match.state, decision)))
        if game.round_of(match.state) != began and not match.over:
            began = game.round_of(match.state)
            found.append(match.state.copy())
    return found, victory(match.state, SEATS)


def fit(game: str, seed: int, games: int) -> tuple[dict[str, float], float]:
    """The weights by name, and how well they foretell: the mean logarithm of the winner's share."""
    known = tunable(game)
    samples: list[Sample] = []
    for number in range(games):
        states, ended = positions(game, derived_seed(seed, "fit", number))
        samples += [(known.seen(g), ended) for g in states]
    return known.fit(samples)
