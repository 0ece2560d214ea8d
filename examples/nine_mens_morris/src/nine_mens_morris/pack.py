"""Nine Men's Morris, as the rest of the program finds it."""

from __future__ import annotations

from typing import Final

from oyez.engine.pack import Aims, Pack

PACK: Final = Pack(
    name="nine-mens-morris",
    title="Nine Men's Morris",
    rules="nine_mens_morris.game:GAME",
    bots="nine_mens_morris.bots:KNOWLEDGE",
    home="nine_mens_morris",
    board="nine_mens_morris.terminal",
    encoders=("nine_mens_morris.observation",),
    most_results=(1,),  # nothing is left to chance
    ledgers={"nine-mens-morris": "Nine Men's Morris"},
    aims=Aims(10_000, 10.0),
    aims_compiled=Aims(10_000, 10.0),  # the rules of a package run as they are written
)
