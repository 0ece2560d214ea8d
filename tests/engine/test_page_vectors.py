"""What the page computes by itself is compared with examples of the engine; this test says when they are stale.

After a change of the formulas: `OYEZ_VECTORS=write ./oyez test tests/engine/test_page_vectors.py`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from oyez.engine.chain import in_order_of_time, setup_text
from oyez.engine.dice import promise_of, public_contribution
from oyez.engine.proof import commitment_of
from oyez.engine.record import parse
from oyez.games import game_named
from tests.engine.drawn import COMMITMENT, CONTRIBUTION, SECRET, TABLE, drawn_game

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "dice" / "vectors.json"
PLAYS: Final = 40  # enough for some that were taken back


def vectors() -> dict[str, Any]:
    game = drawn_game(plays=PLAYS)
    record = parse(game.text, game_named)
    assert record.draw is not None
    assert record.undone
    return {
        "table": TABLE,
        "mine": CONTRIBUTION,
        "pledge": promise_of(CONTRIBUTION),
        "public": [public_contribution(TABLE, seat, COMMITMENT) for seat in range(3)],
        "first": {"seed": "1429", "salt": "0" * 32, "commitment": commitment_of(1429, "0" * 32)},
        "proof": {
            "version": 2,
            "commitment": COMMITMENT,
            "seed": str(record.seed),
            "salt": None,
            "secret": SECRET,
            "pledges": list(record.draw.pledges),
            "contributions": list(record.draw.contributions),
            "chain": {
                "setup": setup_text(record, record.draw),
                "plays": [made.text for made in in_order_of_time(record)],
            },
        },
        "heads": list(game.heads),
    }


def test_the_examples_of_the_page_are_those_of_the_engine() -> None:
    if os.environ.get("OYEZ_VECTORS") == "write":
        FILE.write_text(json.dumps(vectors(), indent=2) + "\n", encoding="utf-8")
    assert json.loads(FILE.read_text(encoding="utf-8")) == vectors()
