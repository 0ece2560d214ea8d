"""One game between bots. Everything in it follows from the pairing and the number of the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import blake2b

from oyez.bots import SeatTable, bot_named
from oyez.engine.match import Match
from oyez.engine.record import write
from oyez.games import game_named


@dataclass(frozen=True)
class Pairing:
    """Who plays what: one bot per place of `bots`, and how they are seated from game to game."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    rotate: bool = True
    keep_record: bool = False
    census: bool = False

    def seating(self, index: int) -> tuple[int, ...]:
        """The place in `bots` of the bot in each seat; with rotation everybody moves one seat on per game."""
        n = len(self.bots)
        shift = index % n if self.rotate else 0
        return tuple((seat - shift) % n for seat in range(n))


@dataclass(frozen=True)
class Result:
    """How one game of a series ended. Lists go by seat."""

    index: int
    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    measures: dict[str, list[int]]
    decisions: int
    rounds: int = 0
    record: str = ""
    actions: dict[str, int] = field(
        default_factory=dict
    )  # how often each verb was used, if a census was wanted
    events: dict[str, int] = field(default_factory=dict)  # how often each fact was announced, likewise


def derived_seed(*parts: object) -> int:
    """A seed of 64 bits that depends on every part and on nothing else, the machine included."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def play_game(pairing: Pairing, index: int) -> Result:
    """Play game number `index` of a series to its end."""
    return play_seated(pairing, index, derived_seed(pairing.seed, index))


def play_seated(pairing: Pairing, index: int, seed: int) -> Result:
    """The same with a seed of the caller's own choice."""
    names = [pairing.bots[place] for place in pairing.seating(index)]
    bots = [bot_named(pairing.game, name, derived_seed(seed, seat)) for seat, name in enumerate(names)]
    match = Match(game_named(pairing.game), len(names), pairing.options, names, seed)
    while not match.over:
        decision = match.state.pending[0]
        action = bots[decision.seat].choose(SeatTable(match.game, match.state, decision))
        match.play(decision.seat, action)
    return Result(
        index=index,
        seed=seed,
        bots=tuple(names),
        winners=match.state.winners,
        measures=match.game.measures(match.state),
        decisions=len(match.plays),
        rounds=match.game.round_of(match.state),
        record=write(match.record()) if pairing.keep_record else "",
        actions=Counter(done.action.verb.name for done in match.plays) if pairing.census else {},
        events=Counter(event.fact.name for event in match.tape.events) if pairing.census else {},
    )
