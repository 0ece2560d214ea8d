"""The pieces of Middle-Ages that never differ: estates, incomes, events and counts."""

from __future__ import annotations

from typing import Final, NewType

Estate = NewType("Estate", int)
Tile = NewType("Tile", int)  # 1 to 84, as in the tile table
Spot = NewType("Spot", int)  # a place in the rows: row * ROW + place
Card = NewType("Card", int)  # an Event card

ROUNDS: Final = 16
ROWS: Final = 4
ROW: Final = 6  # places in a row with 5 players; fewer players leave the last ones unused
LAST_REFILL: Final = 12
NO_TILE: Final = Tile(0)
NO_SPOT: Final = Spot(-1)
NO_PLOT: Final = -1

ESTATES: Final = ("Field", "Mill", "Village", "Rampart", "Market", "Barracks", "Church", "Palace")  # M-1.1-03
FIELD: Final = Estate(0)
MILL: Final = Estate(1)
VILLAGE: Final = Estate(2)
RAMPART: Final = Estate(3)
MARKET: Final = Estate(4)
BARRACKS: Final = Estate(5)
CHURCH: Final = Estate(6)
PALACE: Final = Estate(7)
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
# The compiler indexes tuples of any length at once, but copies those of a fixed length first: hence the types.
RATE: Final[tuple[int, ...]] = (2, 2, 2, 2, 2, 2, 3, 3)
PRINTED: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2, 3), (0, 3), (1, 4), (2, 5), (6,), (7,))
# The same types of tile, one bit each.
SHOWN: Final[tuple[int, ...]] = tuple([sum([1 << kind for kind in kinds]) for kinds in PRINTED])

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
