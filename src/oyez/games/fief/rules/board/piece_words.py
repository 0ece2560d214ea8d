"""News of pieces beside Men-at-Arms and Knights: every kind is told alike."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import WORDS

PIECES_MARCHED: Final = WORDS.fact("others-marched", ("piece:piece", "number:number"), "X-GEN-43")
PIECES_FELL: Final = WORDS.fact(
    "others-lost", ("village:village", "piece:piece", "number:number"), "X-GEN-44"
)
PIECES_BURIED: Final = WORDS.fact(
    "others-buried", ("village:village", "piece:piece", "number:number"), "X-GEN-43"
)
PIECES_BOUGHT: Final = WORDS.fact(
    "others-bought", ("village:village", "piece:piece", "number:number"), "X-GEN-13"
)
PIECES_PASSED: Final = WORDS.fact(
    "others-passed", ("village:village", "piece:piece", "number:number"), "X-TAC-68"
)
# Under fog of war what is bought is announced, its place is not (X-GEN-68).
PIECES_RAISED: Final = WORDS.fact("others-raised", ("piece:piece", "number:number"), "X-GEN-68")
