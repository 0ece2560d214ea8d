"""The moments when the table may respond. Their prompts are secret: others never learn who was asked."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import WORDS

NAMES: Final = (
    "before-marriages",
    "before-election",
    "before-vote",
    "before-discard",
    "before-draw",
    "before-disasters",
    "before-income",
    "before-purchase",
    "before-march",
    "after-move",
    "after-permission",
    "after-movement",
    "before-battle",
    "between-rolls",
    "after-battle",
    "after-sieges",
    "after-pillage",
    "before-closing",
    "before-victory",
)
MOMENTS: Final = tuple([WORDS.prompt(name, "F-10.0-02", secret=True) for name in NAMES])
(
    BEFORE_MARRIAGES,
    BEFORE_ELECTION,
    BEFORE_VOTE,
    BEFORE_DISCARD,
    BEFORE_DRAW,
    BEFORE_DISASTERS,
    BEFORE_INCOME,
    BEFORE_PURCHASE,
    BEFORE_MARCH,
    AFTER_MOVE,
    AFTER_PERMISSION,
    AFTER_MOVEMENT,
    BEFORE_BATTLE,
    BETWEEN_ROLLS,
    AFTER_BATTLE,
    AFTER_SIEGES,
    AFTER_PILLAGE,
    BEFORE_CLOSING,
    BEFORE_VICTORY,
) = range(len(NAMES))
