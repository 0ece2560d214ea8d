"""Fief: France 1429, as the rest of the program finds it."""

from __future__ import annotations

from typing import Final

from oyez.engine.pack import Aims, Pack

PACK: Final = Pack(
    name="fief",
    title="Fief",
    rules="oyez.games.fief.game:GAME",
    bots="oyez.games.fief.bots.pack:KNOWLEDGE",
    nouns="oyez.games.fief.nouns:nouns",
    sentences=("fief-expansions", "fief-tactics", "fief-orders", "fief-crusades"),
    board="oyez.games.fief.terminal.board",
    encoders=("oyez.games.fief.observation.v1", "oyez.games.fief.observation.v2"),
    # Fortune cards to shuffle. Of the objectives of Outremer there are eight kinds, and owners of a box may write
    # down up to nine copies of each.
    most_results=(35, 72),
    ledgers={"fief": "Fief: France 1429", "fief-expansions": "Fief: the expansions"},
    aims=Aims(40_000, 25.0),
    aims_compiled=Aims(120_000, 8.0),
)
