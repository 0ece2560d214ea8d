"""How a position is judged where a search stops looking: fitted to the results of games between greedy bots.

One choice in twenty is made at random, so that the positions are not all of one kind.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from oyez.arena.selfplay import derived_seed
from oyez.bots import Bot, SeatTable
from oyez.bots.greedy import GreedyBot
from oyez.bots.random_bot import RandomBot
from oyez.bots.sense import victory
from oyez.bots.tuned import sense_of
from oyez.engine.kernel import State
from oyez.engine.match import Match
from oyez.games import game_named

SEATS: Final = 4
WHIM: Final = 0.05
RIDGE: Final = 1e-3  # keeps weights of things that never happen at 0
STEPS: Final = 30
HEATS: Final = [0.5 * step for step in range(1, 25)]
HEATS_PER_TAKE: Final = [0.1 * step for step in range(31)]

Sample = tuple[Any, list[float]]  # what is known of each seat, and its share of the victory


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
    samples: list[Sample] = []
    for number in range(games):
        states, ended = positions(game, derived_seed(seed, "fit", number))
        samples += [(seen(game, g), ended) for g in states]
    return fit_fief(samples) if game == "fief" else fit_middle_ages(samples)


def seen(game: str, g: State) -> Any:
    if game == "fief":
        from oyez.bots.fief.standing import features
        from oyez.games.fief.state import Fief

        assert isinstance(g, Fief)
        return features(g)
    from oyez.bots.middle_ages.prospects import NO_ROWS, value
    from oyez.bots.middle_ages.turns import takes_left
    from oyez.bots.middle_ages.weights import BY_HAND
    from oyez.games.middle_ages.state import MiddleAges

    assert isinstance(g, MiddleAges)
    seats = range(SEATS)
    return [value(g, s, BY_HAND, NO_ROWS) for s in seats], max([takes_left(g, s) for s in seats])


def fit_fief(samples: list[Sample]) -> tuple[dict[str, float], float]:
    """Conditional logit, by Newton's method: it has one summit."""
    import numpy as np

    from oyez.bots.fief.standing import FEATURES

    x = np.array([features for features, _ in samples])
    y = np.array([shares for _, shares in samples])
    w = np.zeros(len(FEATURES))
    p = np.full_like(y, 1 / SEATS)
    for _ in range(STEPS):
        z = x @ w
        p = np.exp(z - z.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        slope = np.einsum("ns,nsf->f", p - y, x) / len(x) + 2 * RIDGE * w
        mean = np.einsum("ns,nsf->nf", p, x)
        bend = np.einsum("ns,nsf,nsg->fg", p, x, x) / len(x) - mean.T @ mean / len(x)
        w = w - np.linalg.solve(bend + 2 * RIDGE * np.eye(len(w)), slope)
    gain = float((y * np.log(p + 1e-12)).sum(1).mean())
    return {name: round(float(each), 4) for name, each in zip(FEATURES, w, strict=True)}, gain


def fit_middle_ages(samples: list[Sample]) -> tuple[dict[str, float], float]:
    """The two heats by trying all: how far apart expected coins must be to tell the winner."""
    import numpy as np

    coins = np.array([seen[0] for seen, _ in samples])
    takes = np.array([seen[1] for seen, _ in samples])
    y = np.array([shares for _, shares in samples])
    best, gain = (0.0, 0.0), -np.inf
    for heat in HEATS:
        for per_take in HEATS_PER_TAKE:
            z = coins / (heat + per_take * takes)[:, None]
            z -= z.max(1, keepdims=True)
            likely = float((y * (z - np.log(np.exp(z).sum(1, keepdims=True)))).sum(1).mean())
            if likely > gain:
                best, gain = (heat, per_take), likely
    return {"heat": round(best[0], 2), "heat_per_take": round(best[1], 2)}, gain
