"""The tile table: read from a file that owners of the box can replace, checked line by line (M-1.1-09)."""

from __future__ import annotations

import csv
from functools import cache
from importlib import resources
from typing import Final, final

from oyez.engine.numbers import i64, vec
from oyez.games.middle_ages.tables import (
    BACKS,
    BARRACKS,
    BLUE,
    ESTATES,
    FIELD,
    HIGHEST_NUMBER,
    RAMPART,
    TILES,
    TILES_PER_BACK,
    TILES_PER_ESTATE,
)

Row = tuple[int, int, int, int, int, int, int]  # id, estate, number, back, farmers, chests, line of the file
MOST_SYMBOLS: Final = 99  # M-1.1-09 sets no limit; more than this is a slip of the pen
COLUMNS: Final = ["id", "estate", "number", "pile", "farmers", "chests"]


class BadTiles(ValueError):
    """A tile table that cannot be played with; the message names the line and the reason."""


@final
class TileTable:
    """The faces and backs of the 84 tiles, by id; entry 0 stands for no tile."""

    def __init__(
        self, estate: list[int], number: list[int], back: list[int], farmers: list[int], chests: list[int]
    ) -> None:
        self.estate: Final = vec[i64](estate)
        self.number: Final = vec[i64](number)
        self.back: Final = vec[i64](back)
        self.farmers: Final = vec[i64](farmers)
        self.chests: Final = vec[i64](chests)

    def of_back(self, back: int) -> list[int]:
        return [tile for tile in range(1, TILES + 1) if self.back[tile] == back]

    def same_symbols(self, one: i64, other: i64) -> bool:
        return self.farmers[one] == self.farmers[other] and self.chests[one] == self.chests[other]


@cache
def default_tiles() -> TileTable:
    return parse_tiles(default_text())


def default_text() -> str:
    return (resources.files(__package__) / "data" / "tiles.csv").read_text(encoding="utf-8")


def parse_tiles(text: str) -> TileTable:
    """Read a tile table; raises BadTiles with the line and the reason."""
    try:
        lines = list(csv.reader(text.strip().splitlines()))
    except csv.Error as reason:
        raise BadTiles(f"line 1: this is no table of comma-separated values ({reason})") from reason
    if not lines or [cell.strip() for cell in lines[0]] != COLUMNS:
        raise BadTiles(f"line 1: the first line must be {','.join(COLUMNS)}")
    rows = [_parse_row(number, cells) for number, cells in enumerate(lines[1:], 2) if any(cells)]
    _check_ids(rows)
    rows.sort()
    _check_counts(rows)
    _check_example(rows)
    estate, number, back, farmers, chests = ([0, *[row[i] for row in rows]] for i in range(1, 6))
    return TileTable(estate, number, back, farmers, chests)


def _parse_row(line: int, cells: list[str]) -> Row:
    if len(cells) != len(COLUMNS):
        raise BadTiles(
            f"line {line}: {len(cells)} columns, but a tile has {len(COLUMNS)}: {','.join(COLUMNS)}"
        )
    tile, estate, number, back, farmers, chests = (cell.strip() for cell in cells)
    if estate not in ESTATES:
        raise BadTiles(f"line {line}: estate {estate!r} is none of {', '.join(ESTATES)}")
    if back not in BACKS:
        raise BadTiles(f"line {line}: pile {back!r} is neither {' nor '.join(BACKS)}")
    return (
        _whole(line, "id", tile, 1, TILES),
        ESTATES.index(estate),
        _whole(line, "number", number, 1, HIGHEST_NUMBER),
        BACKS.index(back),
        _whole(line, "farmers", farmers, 0, MOST_SYMBOLS),
        _whole(line, "chests", chests, 0, MOST_SYMBOLS),
        line,
    )


def _whole(line: int, name: str, text: str, low: int, high: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4 or not low <= int(text) <= high:
        raise BadTiles(f"line {line}: {name} {text[:20]!r} is not a whole number from {low} to {high}")
    return int(text)


def _check_ids(rows: list[Row]) -> None:
    seen: dict[int, int] = {}
    for row in rows:
        if row[0] in seen:
            raise BadTiles(f"line {row[6]}: id {row[0]} already stands on line {seen[row[0]]}")
        seen[row[0]] = row[6]


def _check_counts(rows: list[Row]) -> None:
    last = max((row[6] for row in rows), default=1)
    if len(rows) != TILES:
        raise BadTiles(f"line {last}: the table ends after {len(rows)} tiles, but the box has {TILES}")
    for estate, wanted in enumerate(TILES_PER_ESTATE):
        _check_count(rows, 1, estate, wanted, ESTATES[estate])
    for back, wanted in enumerate(TILES_PER_BACK):
        _check_count(rows, 3, back, wanted, BACKS[back])


def _check_count(rows: list[Row], column: int, value: int, wanted: int, name: str) -> None:
    """Too many: the first line beyond the wanted number is to blame; too few: the last line of that kind."""
    lines = sorted(row[6] for row in rows if row[column] == value)
    if len(lines) != wanted:
        line = lines[wanted] if len(lines) > wanted else (lines or [1])[-1]
        raise BadTiles(f"line {line}: the table has {len(lines)} {name} tiles, but the box has {wanted}")


def _check_example(rows: list[Row]) -> None:
    """The printed first round needs Field < Rampart < Barracks in a blue row, the Field without Farmer (M-6.7-05)."""
    fields = [row[2] for row in rows if row[1] == FIELD and row[3] == BLUE and row[4] == 0]
    ramparts = [row[2] for row in rows if row[1] == RAMPART and row[3] == BLUE]
    barracks = [row[2] for row in rows if row[1] == BARRACKS and row[3] == BLUE]
    if not any(
        min(fields, default=HIGHEST_NUMBER) < number < max(barracks, default=0) for number in ramparts
    ):
        line = max(row[6] for row in rows)
        raise BadTiles(
            f"line {line}: the printed first round cannot occur: the blue pile needs a Field without Farmer, "
            "a Rampart with a higher number and a Barracks with a higher one still"
        )
