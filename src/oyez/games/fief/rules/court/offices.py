"""The titles of the base game as rows of the table: what each counter is worth (Fief 1.2, 6.2.4, 7.0)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.board.tables import KING, N_FIEFS, N_TITLES, POPE
from oyez.games.fief.rules.doors import Title
from oyez.games.fief.rules.words import TITLE_NAMES

SCORING: Final = (*range(N_FIEFS), KING, POPE)  # F-7.0-03

# Fief titles pass on by rules of their own (court/inheritance.py), and elections have theirs (court/votes.py).
TITLES: Final = tuple(
    [Title(TITLE_NAMES[n], points=int(n in SCORING), ransom=1, titled=True) for n in range(N_TITLES)]
)
