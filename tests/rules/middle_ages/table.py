"""Tables for the rule tests: positions of Middle-Ages, named as in scenario files."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from oyez.engine.scenario import Stage
from oyez.games import game_named
from oyez.games.middle_ages.tables import ESTATES

NAMES = ("Red", "Blue", "Green", "Yellow", "Purple")


def stage(seats: int = 3, /, *, options: Any = None, chance: Any = None, **position: object) -> Stage:
    """A position: by default round 1, Red on 1-1, Blue on 1-2 and so on, all still to play."""
    scenario = {
        "game": "middle-ages",
        "seats": seats,
        "options": options or {},
        "chance": chance or [],
        "position": position,
    }
    return Stage(scenario, game_named)


def fresh(seats: int = 3, *, seed: int = 1429, chance: list[object] | None = None, tiles: str = "") -> Stage:
    """A new game, nobody placed yet."""
    options = {"tiles": tiles} if tiles else {}
    scenario = {
        "game": "middle-ages",
        "seats": seats,
        "seed": seed,
        "chance": chance or [],
        "options": options,
    }
    return Stage(scenario, game_named)


def taking(tile: object, seats: int = 3, /, **position: object) -> Stage:
    """Red, first to act, has moved to 2-1 and taken `tile` in round 1; its Effect may still ask him."""
    return stage(seats, rows={1: [tile]}, **position).play("Red move 2-1")


def at_event(name: str, seats: int = 3, /, **position: object) -> Stage:
    """The end of round 4, everybody having moved to row 1: the refill, then this Event."""
    lords = {who: f"1-{place}" for place, who in enumerate(NAMES[:seats], 1)}
    return stage(seats, **{"round": 4, "lords": lords, "events": [name], **position})


def all_moved(round: int, seats: int = 3) -> dict[str, object]:
    """The end of the turns of a round, its row empty: refill and Event follow."""
    row = round % 4 + 1
    return {"round": round, "lords": {who: f"{row}-{place}" for place, who in enumerate(NAMES[:seats], 1)}}


def at_end(seats: int = 3, /, *, event: str = "Reconstruction Aid", **position: object) -> Stage:
    """Round 16: everybody takes the tile he stands on, by default a plain Market, then the last Event, then the end."""
    events = [
        name for name in ("Skilled Trades", "Precious Goods", "Alliance", "Good Harvest") if name != event
    ]
    rows = {4: [*["Market"] * seats, "-"]}
    return stage(seats, **{"round": 16, "rows": rows, "events": [*events[:3], event], **position})


def whole_game(seats: int, seed: int) -> Iterator[Stage]:
    """The table at every decision of a game of random choices, and at its end."""
    table = fresh(seats, seed=seed)
    chance = Random(seed)
    while not table.over:
        yield table
        decision = table.g.pending[0]
        table.play(f"{table.names[decision.seat]} {chance.choice(decision.options).text}")
    yield table


def counts(**tiles: int) -> dict[str, int]:
    """Tiles by Estate, all eight of them."""
    return {estate: tiles.get(estate, 0) for estate in ESTATES}
