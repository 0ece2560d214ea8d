"""Middle-Ages, as the rest of the program finds it."""

from __future__ import annotations

from typing import Final

from oyez.engine.pack import Aims, Pack

PACK: Final = Pack(
    name="middle-ages",
    title="Middle-Ages",
    rules="oyez.games.middle_ages.game:GAME",
    usual=True,
    bots="oyez.games.middle_ages.bots.pack:KNOWLEDGE",
    nouns="oyez.games.middle_ages.nouns:nouns",
    board="oyez.games.middle_ages.terminal.board",
    shapes="oyez.games.middle_ages.shapes:SHAPES",
    encoders=("oyez.games.middle_ages.observation.v1",),
    most_results=(84,),  # tiles to shuffle
    ledgers={"middle-ages": "Middle-Ages"},
    pages={"Middle-Ages": "how-to-play-middle-ages.md"},
    aims=Aims(60_000, 10.0),
    aims_compiled=Aims(250_000, 10.0),
)
