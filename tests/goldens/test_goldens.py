"""Golden games: every option in its order, every event, every change of every view, as reviewable text.

`make goldens` writes them anew; a change of rules shows as a diff to be read line by line.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.engine.game import SPECTATOR, Game
from oyez.engine.kernel import Event
from oyez.engine.match import Match
from oyez.engine.record import digest_of
from oyez.games import GAMES, game_named

HERE = Path(__file__).parent
SEED = 1429
GOLDENS = [
    (name, seats) for name in GAMES for seats in range(game_named(name).fewest, game_named(name).most + 1)
]


def golden(game: Game[Any, Any], seats: int) -> str:
    match = Match(game, seats, {}, [f"Seat {seat}" for seat in range(seats)], SEED)
    chance = Random(SEED)
    lines = [f"{game.name} {game.version}, {seats} seats, seed {SEED}"]
    known: dict[int, dict[str, object]] = {}
    told = 0
    while True:
        events = match.tape.events
        lines += [f"  {said(event)}" for event in events[told:]]
        told = len(events)
        lines += changes(match, known)
        if match.over:
            break
        for decision in match.state.pending:
            options = " | ".join(option.text for option in decision.options)
            lines.append(f"{decision.seat} {decision.prompt}? {options}")
        decision = match.state.pending[0]
        option = chance.choice(decision.options)
        lines.append(f"{decision.seat} {option.text}")
        match.play(decision.seat, option)
    lines.append(f"winners {match.state.winners} digest {digest_of(match.state)}")
    return "\n".join(lines) + "\n"


def said(event: Event) -> str:
    return f"{event.fact} seat {event.seat} {' '.join(str(arg) for arg in event.args)}".rstrip()


def changes(match: Match, known: dict[int, dict[str, object]]) -> list[str]:
    """What changed in the spectator's view, and where a seat sees something else than a spectator."""
    public = match.game.view(match.state, SPECTATOR)
    before = known.get(SPECTATOR, {})
    lines = [f"    {key} = {json.dumps(value)}" for key, value in public.items() if before.get(key) != value]
    known[SPECTATOR] = public
    for seat in range(match.rules.seats):
        own = match.game.view(match.state, seat)
        seen = known.get(seat, {})
        lines += [
            f"    {seat}: {key} = {json.dumps(value)}"
            for key, value in own.items()
            if value != public.get(key) and seen.get(key) != value
        ]
        known[seat] = own
    return lines


@pytest.mark.parametrize(("name", "seats"), GOLDENS)
def test_golden_game(name: str, seats: int, request: pytest.FixtureRequest) -> None:
    file = HERE / f"{name}-{seats}.txt"
    found = golden(game_named(name), seats)
    if request.config.getoption("--update-goldens"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
