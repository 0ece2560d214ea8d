"""The rows of an arranged position: named tiles, Lords without a place, and tiles for what is left open."""

from __future__ import annotations

from oyez.engine.numbers import i64, vec
from oyez.engine.scenario_text import BadScenario
from oyez.games.middle_ages.position_tiles import TileBox, Wanted
from oyez.games.middle_ages.state import MiddleAges, current_row
from oyez.games.middle_ages.tables import BLUE, LAST_REFILL, NO_SPOT, NO_TILE, ORANGE, ROUNDS, ROW, ROWS

Rows = dict[int, list[Wanted | None]]


def lay_table(g: MiddleAges, rows: Rows, box: TileBox) -> None:
    """Lords must already stand where the position names them; the round is the one being played."""
    g.rows = vec[i64]([NO_TILE] * (ROWS * ROW))
    open_spots: list[int] = []
    for row in range(ROWS):
        named = rows.get(row, [])
        for spot, wish in zip(g.rules.spots[row], named, strict=False):
            g.rows[spot] = wish.tile if wish else NO_TILE
        open_spots += list(g.rules.spots[row])[len(named) :]
    if g.round:
        _place_lords(g, open_spots)
    finished = _finished_rows(g)
    begun = _has_begun(g)
    wanted = [
        spot
        for spot in open_spots
        if spot // ROW not in finished
        and not (begun and spot // ROW == current_row(g) and spot not in g.lords)
    ]
    _fill(g, wanted, box)
    _check(g, finished, begun)


def _place_lords(g: MiddleAges, open_spots: list[int]) -> None:
    """Lords that nobody named stand in the row being played, as far left as possible."""
    for seat, lord in enumerate(g.lords):
        if lord == NO_SPOT:
            free = [
                spot
                for spot in g.rules.spots[current_row(g)]
                if spot not in g.lords and (g.rows[spot] != NO_TILE or spot in open_spots)
            ]
            if not free:
                row = current_row(g) + 1
                raise BadScenario(
                    f"row {row} has no tile left for the Lord of seat {seat + 1}", ("rows", str(row))
                )
            g.lords[seat] = free[0]


def _finished_rows(g: MiddleAges) -> list[int]:
    """Rows of earlier rounds that are not refilled any more (M-2.4-01)."""
    return [(done - 1) % ROWS for done in range(LAST_REFILL + 1, g.round)]


def _has_begun(g: MiddleAges) -> bool:
    """Somebody has played: his Lord has left the row, or in round 16 its tile."""
    if g.round == 0:
        return False
    moved = any(lord // ROW != current_row(g) for lord in g.lords)
    return moved or (g.round == ROUNDS and any(g.rows[lord] == NO_TILE for lord in g.lords))


def _fill(g: MiddleAges, spots: list[int], box: TileBox) -> None:
    """Places nobody named get the next tiles nobody named, sorted by number within a row."""
    numbers = g.rules.tiles.number
    for row in range(ROWS):
        open_here = [spot for spot in spots if spot // ROW == row]
        tiles = (box.rest(BLUE) + box.rest(ORANGE))[: len(open_here)]
        if len(tiles) < len(open_here):
            raise BadScenario(
                "more tiles are placed than the box has: too few are left for the rows", ("rows",)
            )
        for spot, tile in zip(open_here, sorted(tiles, key=numbers.__getitem__), strict=True):
            g.rows[spot] = tile
            box.left.remove(tile)


def _check(g: MiddleAges, finished: list[int], begun: bool) -> None:
    """Tiles and Lords may stand only where a game could have brought them."""
    for row in range(ROWS):
        path = ("rows", str(row + 1))
        for spot in g.rules.spots[row]:
            tile, lord, place = g.rows[spot], spot in g.lords, f"{row + 1}-{spot % ROW + 1}"
            current = g.round > 0 and row == current_row(g)
            if row in finished and tile != NO_TILE:
                raise BadScenario(f"row {row + 1} has been played and is not refilled any more", path)
            if not current and row not in finished and tile == NO_TILE:
                raise BadScenario(f"{place} is a gap, but only the row being played has gaps", path)
            if current and begun and tile != NO_TILE and not lord:
                raise BadScenario(
                    f"the round has begun, so the tile on {place} without a Lord was discarded", path
                )
            if current and tile == NO_TILE and lord and g.round < ROUNDS:
                raise BadScenario(f"a Lord stands on {place}, where no tile lies", path)
