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
OPTIONS_ON = {"holy_relics": "true", "fog_of_war": "true", "open_diplomacy": "true", "hidden_money": "true"}
# File -> game, seats, what was agreed. Every game of the list must have one.
GOLDENS: dict[str, tuple[str, int, dict[str, str]]] = {
    **{f"middle-ages-{seats}": ("middle-ages", seats, {}) for seats in range(2, 6)},
    "fief-en2014-3": ("fief", 3, {"edition": "en2014", "round_limit": "3"}),
    "fief-fr2015-4": ("fief", 4, {"edition": "fr2015", "round_limit": "3"}),
    "fief-pl2015-5": ("fief", 5, {"edition": "pl2015", "round_limit": "2"}),
    "fief-options-4": ("fief", 4, {"edition": "fr2015", "round_limit": "1", **OPTIONS_ON}),
}


def golden(game: Game[Any, Any], seats: int, agreed: dict[str, str]) -> str:
    match = Match(game, seats, agreed, [f"Seat {seat}" for seat in range(seats)], SEED)
    chance = Random(SEED)
    lines = [f"{game.name} {game.version}, {seats} seats, {agreed or 'no options'}, seed {SEED}"]
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


@pytest.mark.parametrize("name", list(GOLDENS))
def test_golden_game(name: str, request: pytest.FixtureRequest) -> None:
    game, seats, agreed = GOLDENS[name]
    file = HERE / f"{name}.txt"
    found = golden(game_named(game), seats, agreed)
    if request.config.getoption("--update-goldens"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


def test_every_game_has_a_golden() -> None:
    assert {game for game, _, _ in GOLDENS.values()} == set(GAMES)
