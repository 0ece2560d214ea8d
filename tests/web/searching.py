"""Games of Fief played at random until a wanted moment comes.

The earliest of many games is written down in moments.json, because a page with a short chronicle is quick. It is only
looked at first: a game that no longer comes to its moment there is searched again, and any one will do then.
`python -m tests.web.moments` writes it, in a few minutes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from oyez.engine.kernel import State, initiatives, play
from oyez.engine.match import Match
from oyez.engine.words import Action
from oyez.games import game_named
from oyez.games.fief.rules.state import Fief

NAMES: Final = ("Marguerite", "Jan", "Perrine")
KNOWN: Final = Path(__file__).with_name("moments.json")
PLAYS: Final = 400  # in one try
TRIES: Final = 300
GAMES: Final = 3000  # among which the earliest is searched
SHORT: Final = {"round_limit": "4"}
# What players do who want something to happen, so that Popes are elected and Lords captured.
LIVELY: Final = re.compile(
    "attack|fight|capture|court|woo|accept|nominate|favour|buy-cardinal|elevate|play|buy-title|lead|march|with-men|"
    "with-knights|draw|recruit"
)

Wanted = Callable[[Fief], bool]


@dataclass(frozen=True)
class How:
    """How a moment is searched for."""

    options: Mapping[str, str]
    last_by: int | None  # the last play was this seat's, and no chance was in it
    lively: bool  # longer games, played with more spirit


MOMENTS: Final[dict[Wanted, How]] = {}
_found: Final[dict[Wanted, Match]] = {}


def moment(*, last_by: int | None = None, lively: bool = False, **options: str) -> Callable[[Wanted], Wanted]:
    """A question to a position that can be searched for."""

    def noted(wanted: Wanted) -> Wanted:
        MOMENTS[wanted] = How(options, last_by, lively)
        return wanted

    return noted


def asked(g: State) -> dict[int, str]:
    """Who is asked what."""
    return {decision.seat: decision.prompt.name for decision in g.pending}


def follow(g: Fief, *verbs: str) -> Fief:
    """What would come of the first choices of these verbs; where one of them is not open it ends there."""
    g = g.copy()
    for verb in verbs:
        decision = g.pending[0]
        action = next((one for one in decision.options if one.verb.name == verb), None)
        if action is None:
            break
        play(g, decision.seat, action)
    return g


def act(g: Fief, seat: int, text: str) -> Fief | None:
    """What would come of something that the seat does of its own accord; None if it may not."""
    action = next((one for one in initiatives(g, seat) if one.text == text), None)
    if action is None:
        return None
    g = g.copy()
    play(g, seat, action)
    return g


def search(wanted: Wanted) -> Match:
    """A game of three that has come to what is wanted, the same every time."""
    if wanted not in _found:
        _found[wanted] = _known(wanted) or _searched(wanted)
    return _found[wanted]


def _known(wanted: Wanted) -> Match | None:
    """Where the last search ended, if it still leads there."""
    how = MOMENTS[wanted]
    seed, plays = json.loads(KNOWN.read_text()).get(wanted.__name__, (0, PLAYS))
    match = next(islice(_game(seed, how), plays, None), None)
    return match if match and _fits(match, wanted, how) else None


def _searched(wanted: Wanted) -> Match:
    how = MOMENTS[wanted]
    for seed in range(TRIES):
        for match in _game(seed, how):
            if _fits(match, wanted, how):
                return match
    raise AssertionError(f"no game comes to the moment {wanted.__name__}")


def _earliest(wanted: Wanted) -> tuple[int, int]:
    """The seed of the game that comes to it after the fewest plays, and how many those are."""
    how = MOMENTS[wanted]
    best: tuple[int, int] | None = None
    for seed in range(GAMES):
        for plays, match in enumerate(islice(_game(seed, how), best[1] if best else None)):
            if _fits(match, wanted, how):
                best = (seed, plays)
                break
    if best is None:
        raise AssertionError(f"no game comes to the moment {wanted.__name__}")
    return best


def _game(seed: int, how: How) -> Iterator[Match]:
    """One game, before each of its plays."""
    match, chance = Match(game_named("fief"), len(NAMES), how.options, list(NAMES), seed), Random(seed)
    while not match.over and len(match.plays) < PLAYS * (2 if how.lively else 1):
        yield match
        g = match.state
        assert isinstance(g, Fief)
        match.play(*(_lively(g, chance) if how.lively else _any(g, chance)))


def _fits(match: Match, wanted: Wanted, how: How) -> bool:
    assert isinstance(match.state, Fief)
    return (how.last_by is None or _last(match) == how.last_by) and wanted(match.state)


def _any(g: Fief, chance: Random) -> tuple[int, Action]:
    return g.pending[0].seat, chance.choice(g.pending[0].options)


def _lively(g: Fief, chance: Random) -> tuple[int, Action]:
    """Relics are taken wherever they lie; otherwise mostly what makes things happen."""
    for seat in range(g.rules.seats if g.rules.holy_relics else 0):
        for own in initiatives(g, seat):
            if own.verb.name == "take-relic":
                return seat, own
    decision = g.pending[0]
    liked = [one for one in decision.options if LIVELY.fullmatch(one.verb.name)]
    return decision.seat, chance.choice(liked if liked and chance.random() < 0.7 else decision.options)


def _last(match: Match) -> int | None:
    last = match.plays[-1] if match.plays else None
    return last.seat if last and not last.chances else None


def played_out() -> tuple[Match, dict[str, int]]:
    """A short game played to its end, and after how many plays there is an election or a battle in it."""
    game = game_named("fief")
    for seed in range(TRIES):
        match, chance = Match(game, len(NAMES), SHORT, list(NAMES), seed), Random(seed)
        seen: dict[str, int] = {}
        while not match.over:
            assert isinstance(match.state, Fief)
            if match.state.battle is not None and match.state.battle.rolls:
                seen.setdefault("battle", len(match.plays))
            if asked(match.state).get(0) == "place-for":
                seen.setdefault("election", len(match.plays))
            match.play(*_lively(match.state, chance))
        if len(seen) == len(("battle", "election")):
            return match, seen
    raise AssertionError("no game has both")


def near_the_end(left: int) -> tuple[Match, int]:
    """A game of Middle-Ages at its end, and how many plays before it Marguerite has so many choices left."""
    match, chance = Match(game_named("middle-ages"), len(NAMES), {}, list(NAMES), 1), Random(1)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, chance.choice(decision.options))
    own = [at for at, done in enumerate(match.plays) if done.seat == 0]
    return match, len(match.plays) - own[-left]


def write_down() -> None:
    """Search for the earliest game of every moment that is no longer where it was; write down where all of them are."""
    places = {}
    for wanted in MOMENTS:
        known = _known(wanted)
        places[wanted.__name__] = (known.seed, len(known.plays)) if known else _earliest(wanted)
    lines = (f"  {json.dumps(name)}: {json.dumps(place)}" for name, place in sorted(places.items()))
    KNOWN.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{KNOWN.name}: {len(places)} moments")
