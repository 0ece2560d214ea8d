"""The first two rows of the table of kinds (Fief 4.1, 6.2-02)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.battle.words import LOSE_KNIGHTS
from oyez.games.fief.rules.board.pieces import HEAVY, LIGHT, NO_WORD, Kind, Sale
from oyez.games.fief.rules.board.tables import KNIGHTS, MEN_AT_ARMS, PRICE_KNIGHT, PRICE_MAN_AT_ARMS
from oyez.games.fief.rules.cards.words import BURY
from oyez.games.fief.rules.march.words import WITH_KNIGHTS, WITH_MEN
from oyez.games.fief.rules.market.words import BOUGHT_KNIGHT, BOUGHT_MAN, KNIGHT, RECRUIT

# Of losses the Knights are asked about; the others are Men-at-Arms.
KINDS: Final = (
    Kind(
        "men-at-arms",
        NO_WORD,
        points=LIGHT,
        supply=MEN_AT_ARMS,
        common=False,
        holds=True,
        rides=False,  # F-5.2-06
        along=WITH_MEN,
        lose=LOSE_KNIGHTS,
        bury=BURY,
        sale=Sale(
            RECRUIT, PRICE_MAN_AT_ARMS, poor="F-4.1-01", gone="F-4.0-03", bought=BOUGHT_MAN, raised=None
        ),
    ),
    Kind(
        "knights",
        NO_WORD,
        points=HEAVY,
        supply=KNIGHTS,
        common=False,
        holds=True,
        rides=True,
        along=WITH_KNIGHTS,
        lose=LOSE_KNIGHTS,
        bury=BURY,
        sale=Sale(KNIGHT, PRICE_KNIGHT, poor="F-4.1-02", gone="F-4.0-03", bought=BOUGHT_KNIGHT, raised=None),
    ),
)
