"""Golden games with expansions: each alone and all together, a few rounds of questions, answers and news to be read.

They begin in the positions of tests/contract/rich.py and rather choose what is new; `make goldens` writes them.
What seats see is left out: tests/contract looks at that, and the text stays short.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from oyez.engine.record import digest_of
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.state import Fief
from tests.contract.rich import MODULES, choose, rich
from tests.goldens.test_goldens import SEED, said

HERE = Path(__file__).parent
DECISIONS = 300
GOLDENS = {**{f"fief-{module}": (module,) for module in MODULES}, "fief-all-expansions": MODULES}


def golden(name: str) -> str:
    """Every question with its options in their order, every answer, all news."""
    on = GOLDENS[name]
    match = rich(on, list(GOLDENS).index(name)).match
    core = {action.text for action in GAME.words.core_actions()}
    chance = Random(SEED)
    lines, told = [f"fief {GAME.version}, {match.rules.seats} seats, {' '.join(on)}"], 0
    for _ in range(DECISIONS):
        lines += [f"  {said(event)}" for event in match.tape.events[told:]]
        told = len(match.tape.events)
        if match.over:
            break
        assert isinstance(match.state, Fief)
        for decision in match.state.pending:
            options = " | ".join(option.text for option in decision.options)
            lines.append(f"{decision.seat} {decision.prompt}? {options}")
        seat, action = choose(match.state, chance, core)
        lines.append(f"{seat} {action.text}")
        match.play(seat, action)
    lines.append(f"digest {digest_of(match.state)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GOLDENS)
def test_golden_game(name: str, request: pytest.FixtureRequest) -> None:
    file = HERE / f"{name}.txt"
    found = golden(name)
    if request.config.getoption("--update-goldens"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
