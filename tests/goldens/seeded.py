"""Games of random choices, each told by one digest of all its positions: what plain and compiled rules must agree on.

`python -m tests.goldens.seeded middle-ages 0 3` prints those of a game for some seeds.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from random import Random
from typing import Any, Final

from oyez.engine.game import Game
from oyez.engine.kernel import Seat, State, initiatives, play
from oyez.engine.keyed import keyed_seed
from oyez.engine.record import digest_of
from oyez.engine.words import Action
from oyez.games import game_named

UNASKED: Final = 0.05  # how often somebody acts without being asked, where that is possible
STRIDE: Final = 5  # a digest of a position costs as much as many decisions
KEY: Final = bytes(range(32))
ALL: Final = dict.fromkeys(("tactics", "politics", "templars", "teutonic", "crusades"), "on")
HIDDEN: Final = {
    "holy_relics": "true",
    "fog_of_war": "true",
    "open_diplomacy": "true",
    "hidden_money": "true",
}
# What is agreed: seats and options. Masks of many seats, Lords and Villages are the longest.
TABLES: Final[dict[str, list[tuple[int, dict[str, str]]]]] = {
    "middle-ages": [
        (2, {}),
        (3, {}),
        (4, {}),
        (5, {}),
        (2, {"allow_debt": "yes"}),
        (5, {"allow_debt": "yes"}),
    ],
    "fief": [
        (3, {"edition": "en2014", "round_limit": "6"}),
        (4, {"edition": "fr2015", "round_limit": "4", **HIDDEN}),
        (6, {"edition": "pl2015", "round_limit": "4"}),
        (6, {"edition": "fr2015", "round_limit": "4", **ALL}),
    ],
}


def told(name: str, seeds: range) -> list[str]:
    """A line for each table and seed; the last seed is tried as the key of the generator of real tables, too."""
    game = game_named(name)
    lines: list[str] = []
    for seats, options in TABLES[name]:
        agreed = " ".join(f"{option}={value}" for option, value in options.items())
        drawn = [("seed", seed, seed) for seed in seeds] + [("keyed", keyed_seed(KEY), seeds[-1])]
        for how, seed, choices in drawn:
            found = digest(game, seats, options, seed, choices)
            lines.append(f"{name} {seats} {agreed} {how} {choices}: {found}")
    return lines


def digest(game: Game[Any, Any], seats: int, options: dict[str, str], seed: int, choices: int) -> str:
    """Of the positions of one game, of all that was announced and of every chance result."""
    g: State = game.setup(game.rules(seats, options), seed, [])
    chance, whole, decisions = Random(choices), sha256(), 0
    while not g.winners:
        if decisions % STRIDE == 0:
            whole.update(digest_of(g).encode())
        play(g, *choose(g, seats, chance))
        decisions += 1
    whole.update(digest_of(g).encode())
    assert g.tape is not None
    news = [(event.fact.name, event.seat, event.args, event.to) for event in g.tape.events]
    whole.update(repr((news, g.tape.chances, decisions)).encode())
    return whole.hexdigest()[:32]


def choose(g: State, seats: int, chance: Random) -> tuple[Seat, Action]:
    if chance.random() < UNASKED:
        seat = chance.randrange(seats)
        unasked = initiatives(g, seat)
        if unasked:
            return seat, chance.choice(unasked)
    decision = chance.choice(g.pending)
    return decision.seat, chance.choice(decision.options)


if __name__ == "__main__":
    name, first, end = sys.argv[1:]
    print("\n".join(told(name, range(int(first), int(end)))))
