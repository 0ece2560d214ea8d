"""A game with today's fair dice, played at random, with all that was shown of its chain."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from oyez.engine.chain import Chain, setup_text
from oyez.engine.dice import Draw, promise_of, public_contribution
from oyez.engine.match import Match
from oyez.engine.proof import opened_draw
from oyez.engine.record import Play, Record, Undone, write
from oyez.games import game_named

TABLE = "AAAAAAAAAAAAAAAAAAAAAA"
SECRET = "5e" * 32
CONTRIBUTION = "c0" * 32  # of seat 0; seat 1 pledged one and was late, seat 2 is a bot
COMMITMENT = promise_of(SECRET)


class Drawn(NamedTuple):
    text: str
    heads: tuple[str, ...]  # all of them
    public: tuple[str, ...]  # those that everybody was shown


def draw_of(secret: str = SECRET) -> Draw:
    public = [public_contribution(TABLE, seat, promise_of(secret)) for seat in range(3)]
    pledges = (promise_of(CONTRIBUTION), promise_of("ab" * 32), None)
    return Draw(TABLE, secret, pledges, (CONTRIBUTION, public[1], public[2]))


@cache
def drawn_game(game: str = "middle-ages", plays: int = 10_000, secret: str = SECRET) -> Drawn:
    draw = draw_of(secret)
    match, chance = Match(game_named(game), 3, {}, ["Ann", "Ben", "Cem"], draw.seed), Random(3)
    chain = Chain(secret, setup_text(match.record(), draw))
    heads, public = [chain.head], [chain.public]
    undone: list[Undone] = []
    while not match.over and len(match.plays) < plays:
        decision = match.state.pending[0]
        action = chance.choice(decision.options)
        silent = match.is_silent(decision.seat, action)
        chain.add(match.play(decision.seat, action), silent=silent)
        heads.append(chain.head)
        public.append(chain.public)
        if match.may_undo(decision.seat) and chance.random() < 0.2:
            undone += _undo(match, chain, decision.seat, len(heads) - 1)
    assert len(undone) > 1
    return Drawn(write(opened_draw(match.record(), draw, tuple(undone))), tuple(heads), tuple(public))


def _undo(match: Match, chain: Chain, seat: int, made: int) -> list[Undone]:
    plays: list[Play] = list(match.plays)
    back = match.undo(seat)
    chain.go_back(back)
    left = len(plays) - back
    return [Undone(made - back + 1 + at, left + at, plays[left + at]) for at in range(back)]


def headless(record: Record) -> Record:
    """As if no device could have contributed."""
    return record.changed(draw=None, undone=(), commitment="")
