"""What is agreed before a game of Middle-Ages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from oyez.engine.game import BadOptions, Option
from oyez.engine.numbers import i64
from oyez.games.middle_ages.tables import BACKS, BLUE, ESTATES, ORANGE, ROW, ROWS, TILES
from oyez.games.middle_ages.tiles import COLUMNS, BadTiles, TileTable, default_tiles, parse_tiles

FEWEST: Final = 2
MOST: Final = 5
NO: Final = "no"
YES: Final = "yes"
PRINTED_TILES: Final = "default"
OPTIONS: Final = (Option("allow_debt", NO, (NO, YES)), Option("tiles", PRINTED_TILES, form="file"))


@final
class Rules:
    """Immutable, shared by every copy of a game."""

    def __init__(self, seats: i64, tiles: TileTable, allow_debt: bool, options: dict[str, str]) -> None:
        self.seats: Final = seats
        self.tiles: Final = tiles
        self.allow_debt: Final = allow_debt  # M-6.1-01
        self.options: Final = options
        self.blue: Final = tuple(tiles.of_back(BLUE))
        # M-1.2-01: with 2 or 3 players the orange tiles stay in the box.
        self.orange: Final = tuple(tiles.of_back(ORANGE)) if seats >= 4 else ()
        # By row: one more than there are players (M-1.2-03).
        self.spots: Final = tuple([tuple(range(row * ROW, row * ROW + seats + 1)) for row in range(ROWS)])


def make_rules(seats: int, options: Mapping[str, str]) -> Rules:
    """Check what was agreed; `options` maps names to texts, a tile table being given as its whole text."""
    if not FEWEST <= seats <= MOST:
        raise BadOptions(f"middle-ages is for {FEWEST} to {MOST} players, not {seats}")
    known = {option.name: option for option in OPTIONS}
    for name, value in options.items():
        if name not in known:
            raise BadOptions(f"middle-ages has no option {name!r}; its options are: {', '.join(known)}")
        if known[name].choices and value not in known[name].choices:
            raise BadOptions(f"option {name} is {' or '.join(known[name].choices)}, not {value!r}")
    agreed = {name: value for name, value in options.items() if value != known[name].default}
    tiles = _tiles(agreed.get("tiles", PRINTED_TILES))
    if "tiles" in agreed:  # on one line, as records keep it
        agreed["tiles"] = pack_tiles(tiles)
    return Rules(seats, tiles, agreed.get("allow_debt") == YES, agreed)


def _tiles(text: str) -> TileTable:
    if text == PRINTED_TILES:
        return default_tiles()
    try:
        return parse_tiles(unpack_tiles(text))
    except BadTiles as reason:
        raise BadOptions(f"the tile table cannot be used: {reason}") from reason


def pack_tiles(table: TileTable) -> str:
    """A tile table on one line, for the header of a record: 1 Field 1 blue 0 0; 2 ..."""
    tiles = [
        f"{tile} {ESTATES[table.estate[tile]]} {table.number[tile]} {BACKS[table.back[tile]]} "
        f"{table.farmers[tile]} {table.chests[tile]}"
        for tile in range(1, TILES + 1)
    ]
    return "; ".join(tiles)


def unpack_tiles(text: str) -> str:
    """The table as a file would have it; a text that already is one passes through."""
    if "," in text or "\n" in text:
        return text
    return "\n".join([",".join(COLUMNS), *(",".join(tile.split()) for tile in text.split(";"))])
