"""What bots do where several kinds of pieces may be lost, whichever expansion brought them."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.bots import battles
from oyez.games.fief.bots.expanded.additions import Additions
from oyez.games.fief.expansions.words import KIND_LOST, WORTH_LOST

ADDITIONS: Final = Additions(
    thumbs={WORTH_LOST: battles.choose_losses, KIND_LOST: battles.choose_losses},
)
