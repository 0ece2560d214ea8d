"""The pieces of Middle-Ages that never differ: estates, incomes, events and counts."""

from __future__ import annotations

from typing import Final

from oyez.engine.numbers import i64, vec

# Tiles are numbered from 1 to 84, as in the tile table; a spot is a place in the rows: row * ROW + place. Machine code
# takes constants in at once only if they are plain numbers, so these have no types of their own.
ROUNDS: Final = 16
ROWS: Final = 4
ROW: Final = 6  # places in a row with 5 players; fewer players leave the last ones unused
LAST_REFILL: Final = 12
NO_TILE: Final = 0
NO_SPOT: Final = -1
NO_PLOT: Final = -1

ESTATES: Final = ("Field", "Mill", "Village", "Rampart", "Market", "Barracks", "Church", "Palace")  # M-1.1-03
FIELD: Final = 0
MILL: Final = 1
VILLAGE: Final = 2
RAMPART: Final = 3
MARKET: Final = 4
BARRACKS: Final = 5
CHURCH: Final = 6
PALACE: Final = 7
KINDS: Final = 8

TILES: Final = 84
TILES_PER_ESTATE: Final = (14, 13, 12, 11, 10, 9, 8, 7)
BLUE: Final = 0
ORANGE: Final = 1
BACKS: Final = ("blue", "orange")
TILES_PER_BACK: Final = (52, 32)
HIGHEST_NUMBER: Final = 23
EXTRA_COINS: Final = 8

# Printed income of each estate: coins per tile, and the types of tile that count (M-3.1 to M-3.8).
RATE: Final = vec[i64]([2, 2, 2, 2, 2, 2, 3, 3])
PRINTED: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2, 3), (0, 3), (1, 4), (2, 5), (6,), (7,))
# The same by estate, for the rules: the first type that counts, and the second or NO_KIND.
NO_KIND: Final = -1
FIRST_SHOWN: Final = vec[i64]([kinds[0] for kinds in PRINTED])
SECOND_SHOWN: Final = vec[i64]([kinds[1] if len(kinds) > 1 else NO_KIND for kinds in PRINTED])
# By type of Plot token the estates that do not show it yet, one bit each (M-3.8-01).
HOSTS: Final = vec[i64](
    [
        sum([1 << estate for estate, kinds in enumerate(PRINTED) if token not in kinds])
        for token in range(KINDS)
    ]
)

TOLL: Final = 2  # what Mill and Barracks take from each rival concerned
EMPTY_ESTATE: Final = 10  # lost at the end for each estate without a tile

EVENTS: Final = (
    "Skilled Trades",
    "Precious Goods",
    "Alliance",
    "Barbarian Invasion",
    "Black Plague",
    "New Defenses",
    "Triumphant Return",
    "Baby Boom",
    "Peasant Revolt",
    "Restoration",
    "Good Harvest",
    "Reconstruction Aid",
    "Vast Tracts of Land",
    "Expensive Ceremonies",
    "Earthquake",
)
EVENTS_USED: Final = 4
