"""Looks for games in which something rare happens, and writes down the shortest of them.

    python -m tests.games.steered crusade-takes-jerusalem 0 1000

All players build up in peace and lean towards the aim: they vote for the first seat, join an order, call a crusade.
Everything they do is legal play from the set-up on, and chance is left to itself; only seeds are tried one by one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision
from oyez.engine.match import Match
from oyez.engine.record import write
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.part import SALADIN_DEAD, crusade_of
from oyez.games.fief.expansions.orders.membership import TEMPLARS, TEUTONIC, find_order, grand_master_of
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.court.lords import fief_titles, lords_of
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.doors import STRANGER
from oyez.games.fief.rules.state import Fief

HERE: Final = Path(__file__).parent
# How likely a choice is beside others of the same question; what is not listed weighs 1.
WEIGHTS: Final = {
    "pass": 0.3, "done": 0.6, "accept": 3, "nominate": 30, "favour": 30, "decoy": 0.1, "abstain": 0.1,
    "court": 0, "woo": 0, "discard": 0.05, "play": 4, "mill": 9, "recruit": 2, "knight": 5, "stronghold": 9,
    "petition": 0, "buy-title": 40, "pass-title": 0, "buy-cardinal": 40, "lead": 4, "muster": 0.5, "march": 3,
    "halt": 2, "ask": 0.2, "ride": 0, "charge": 0, "attack": 0, "besiege": 0, "pillage": 0, "seize": 0,
    "excommunicate": 0, "call-crusade": 50, "depart": 50, "storm": 6, "archer": 3, "bombard": 0.5, "join-templars": 20,
    "join-teutonic": 20,
    "teutonic-knight": 20, "teutonic-stronghold": 0.2, "teutonic-upgrade": 0.1, "commandery": 3, "enact": 50,
    "hide-treasure": 5, "strike": 0, "rise": 0, "rise-reserve": 0, "judge": 0, "give-up": 0, "surrender": 0,
}  # fmt: skip


@final
class Aim:
    """What a game is to show, and what its players prefer for that."""

    def __init__(
        self,
        modules: tuple[str, ...],
        seats: int,
        rounds: int,
        reached: Callable[[Match], bool],
        weights: dict[str, float],
        titles: int,
    ) -> None:
        self.modules: Final = modules
        self.seats: Final = seats
        self.rounds: Final = rounds
        self.reached: Final = reached
        self.weights: Final = {**WEIGHTS, **weights}
        self.titles: Final = titles  # so many fief titles a family buys


def told(match: Match, fact: str) -> list[tuple[int, ...]]:
    return [event.args for event in match.tape.events if event.fact.name == fact]


def takes_jerusalem(match: Match) -> bool:
    """A Lord is crowned there: the crusaders have held it against Saladin."""
    g = match.state
    assert isinstance(g, Fief)
    title = next(tile.title for tile in crusade_of(g).board.tiles if tile.title != NOBODY)
    return any(args[1] == 0 for args in told(match, "objective-taken")) and g.holder[title] != NOBODY


def saladin_wins(match: Match) -> bool:
    """He rode, and the crusaders at his way were killed or taken."""
    g = match.state
    assert isinstance(g, Fief)
    came = [number for number, event in enumerate(match.tape.events) if event.fact.name == "saladin-came"]
    ends = [
        number for number, event in enumerate(match.tape.events) if event.fact.name == "crusaders-destroyed"
    ]
    fell = told(match, "saladin-fell")
    captives = any(g.captor[lord] == STRANGER for lord in range(len(g.captor)))
    return bool(came and ends and ends[-1] > came[0]) and not fell and captives


def edict(match: Match) -> bool:
    """Against a Grand Master, hence with the Pope's support, and the curse of the dying."""
    cursed = told(match, "curse-fell") or told(match, "curse-passed")
    return bool(told(match, "edict-sought") and told(match, "edict-enacted") and cursed)


def master_decides(match: Match, order: int) -> bool:
    """The winner has no more points than he needs, and one of them is the office."""
    g = match.state
    assert isinstance(g, Fief)
    master = grand_master_of(g, order)
    if not match.over or not told(match, "won-alone") or master == NOBODY:
        return False
    return g.winners == (g.family[master],) and victory_points(g, g.winners[0]) == 3


def templar_decides(match: Match) -> bool:
    return master_decides(match, TEMPLARS)


def teutonic_decides(match: Match) -> bool:
    return master_decides(match, TEUTONIC)


ALL: Final = ("tactics", "politics", "templars", "teutonic", "crusades")
TO_ORDERS: Final = {"call-crusade": 0.0, "buy-cardinal": 0.0, "enact": 0.0}
AIMS: Final = {
    "crusade-takes-jerusalem": Aim(ALL, 3, 16, takes_jerusalem, {"join-templars": 0, "mill": 20}, 0),
    "saladin-wins": Aim(("crusades",), 4, 9, saladin_wins, {"stop": 0.1}, 0),
    "edict-against-the-templars": Aim(("templars",), 4, 14, edict, {"commandery": 9}, 1),
    "templar-grand-master-decides": Aim(("templars", "politics"), 4, 25, templar_decides, TO_ORDERS, 2),
    "teutonic-grand-master-decides": Aim(("teutonic", "tactics"), 4, 25, teutonic_decides, TO_ORDERS, 2),
}


def weight_of(aim: Aim, g: Fief, decision: Decision, action: Action) -> float:
    """What moves a player beside the general weights."""
    verb, seat = action.verb.name, decision.seat
    weight = aim.weights.get(verb, 1)
    if verb.startswith("with-") or verb in ("share", "guard-knights", "guard-men"):
        return 4**action.noun if decision.prompt.name == "company" else 1 + action.noun
    if verb == "favour":
        return weight if g.family[action.noun] in (0, seat) else 0.1
    if verb == "bid-mercenaries":
        return 1 if action.noun == 0 else 0.02
    if verb == "draw":
        return 8 if action.text == "draw lord" and len(lords_of(g, seat)) < 4 else 2
    if verb in ("join-templars", "join-teutonic"):
        order = find_order(g, TEMPLARS if verb == "join-templars" else TEUTONIC)
        assert order is not None
        mine = [lord for lord in lords_of(g, seat) if order.members >> lord & 1]
        return weight if len(mine) < 2 and seat in (0, 1) else 0
    if verb in ("buy-title", "grant"):
        held = sum(len(fief_titles(g, lord)) for lord in lords_of(g, seat))
        return weight if held < aim.titles and (aim.titles < 2 or seat == 0) else 0
    if verb == "seek-objective":
        c = crusade_of(g)
        return 100 if c.tiles[action.noun - 1] == 0 else 1 + 20 * (action.noun == 1)
    if verb == "stop":
        return 6 if not decided_by_dice(g) else aim.weights.get("stop", 1)
    return weight


def decided_by_dice(g: Fief) -> bool:
    return crusade_of(g).saladin[0] == SALADIN_DEAD


def choose(aim: Aim, g: Fief, chance: Random) -> tuple[int, Action]:
    decision = g.pending[0]
    weights = [weight_of(aim, g, decision, action) for action in decision.options]
    if not any(weights):
        weights = [1.0] * len(weights)
    return decision.seat, chance.choices(decision.options, weights)[0]


def played(aim: Aim, seed: int) -> Match:
    options = {**dict.fromkeys(aim.modules, "on"), "round_limit": str(aim.rounds)}
    match = Match(GAME, aim.seats, options, [f"Seat {seat}" for seat in range(aim.seats)], seed)
    chance = Random(seed)
    while not match.over:
        assert isinstance(match.state, Fief)
        match.play(*choose(aim, match.state, chance))
    return match


def main(name: str, first: int, last: int) -> None:
    aim, best = AIMS[name], ""
    for seed in range(first, last):
        match = played(aim, seed)
        if aim.reached(match):
            text = write(match.record())
            if not best or len(text) < len(best):
                best = text
                print(f"{name}: seed {seed}, {len(match.plays)} plays")
    if best:
        (HERE / f"fief-{name}.oyez").write_text(best, encoding="utf-8")
    else:
        print(f"{name}: not found in seeds {first} to {last - 1}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
