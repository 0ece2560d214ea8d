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
    expansions="oyez.games.fief.expansions",
    board="oyez.games.fief.terminal.board",
    shapes="oyez.games.fief.shapes.pack:SHAPES",
    encoders=("oyez.games.fief.observation.v1", "oyez.games.fief.observation.v2"),
    about_observations="""\
`fief_v1` is the base game. `fief_v2` is for any of the five expansions, or none: the fields of v1, of which `prompt`,
`phase`, `stock`, `income`, `titles`, `election` and `column_troops` are longer and some bounds are wider, then from
`modules` on those of the expansions. What is off is nought. A title of Outremer stands in the row of its objective.""",
    # Fortune cards to shuffle. Expansions have tiles of eight kinds to draw, and owners of a box may write
    # down up to nine copies of each.
    most_results=(35, 72),
    ledgers={"fief": "Fief: France 1429", "fief-expansions": "Fief: the expansions"},
    chapters={
        "Rules": "Phases 5 to 7, cards, options (5.0-13.0)"
    },  # part 2 of the matrix calls them just "Rules"
    pages={"Fief": "how-to-play-fief.md", "Expansions of Fief": "fief-expansions.md"},
    aims=Aims(40_000, 25.0),
    aims_compiled=Aims(120_000, 8.0),
)
