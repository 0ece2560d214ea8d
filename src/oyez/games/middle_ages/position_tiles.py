"""Tiles as a scenario names them: by id, or by what they show; every tile is dealt out once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from oyez.engine.scenario_text import BadScenario, Path, listed, shown, whole
from oyez.games.middle_ages.rules import Rules
from oyez.games.middle_ages.tables import BACKS, ESTATES, HIGHEST_NUMBER, NO_TILE, TILES

ANY: Final = "any"
GAP: Final = "-"
SYMBOLS: Final = ("farmer", "chest")
SPEC: Final = (
    "a tile is an id (17), an Estate (Field, Field+farmer, Field+chest, Field 2, Field orange) or any"
)


@final
class Wanted:
    """One tile that a position asks for; `tile` is known once it is dealt."""

    def __init__(self, text: str, path: Path) -> None:
        self.text: Final = text
        self.path: Final = path
        self.tile: int = NO_TILE
        self.id = 0
        self.estate: int | None = None
        self.number: int | None = None
        self.back: int | None = None
        self.symbols: set[str] = set()

    def strictness(self) -> int:
        """Tiles asked for more precisely are dealt first, so that a vague wish does not take their tile."""
        named = (self.estate, self.number, self.back)
        return 10 * bool(self.id) + len(named) - named.count(None) + len(self.symbols)


@final
class TileBox:
    """The tiles in the game, and what a position asks of them."""

    def __init__(self, rules: Rules, fresh: list[int]) -> None:
        self.rules: Final = rules
        self.left: Final = list(fresh)  # in the order of a fresh game, which decides what nobody names
        self.wishes: Final[list[Wanted]] = []

    def tiles(self, value: object, path: Path) -> list[Wanted]:
        """A list of tiles, or numbers of plain tiles by Estate: {Field: 2}."""
        if isinstance(value, Mapping):
            return [
                self.tile(estate, (*path, str(estate)))
                for estate, number in value.items()
                for _ in range(whole(number, (*path, str(estate)), 0, TILES))
            ]
        specs = listed(value, path, "tiles are a list, or numbers by Estate such as {Field: 2}")
        return [self.tile(spec, (*path, index)) for index, spec in enumerate(specs)]

    def tile(self, spec: object, path: Path) -> Wanted:
        if isinstance(spec, bool) or not isinstance(spec, int | str) or not str(spec).strip():
            raise BadScenario(f"{SPEC}, not {shown(spec)}", path)
        wish = Wanted(str(spec), path)
        first, *others = str(spec).split()
        if first.isdecimal() and not others:
            wish.id = self._id(int(first), path)
        else:
            name, *symbols = first.split("+")
            if name != ANY and name not in ESTATES:
                raise BadScenario(f"{SPEC}, not {spec!r}", path)
            wish.estate = None if name == ANY else ESTATES.index(name)
            wish.symbols = {self._symbol(symbol, spec, path) for symbol in symbols}
            for word in others:
                self._word(wish, word, path)
        self.wishes.append(wish)
        return wish

    def _id(self, tile: int, path: Path) -> int:
        if not 1 <= tile <= TILES:
            raise BadScenario(f"there is no tile {tile}; tiles are numbered from 1 to {TILES}", path)
        if tile not in self.rules.blue + self.rules.orange:
            raise BadScenario(
                f"tile {tile} is orange and stays in the box with {self.rules.seats} players", path
            )
        return tile

    def _symbol(self, symbol: str, spec: object, path: Path) -> str:
        if symbol not in SYMBOLS:
            raise BadScenario(
                f"{symbol!r} in {spec!r} is no symbol; a tile shows {' or '.join(SYMBOLS)}", path
            )
        return symbol

    def _word(self, wish: Wanted, word: str, path: Path) -> None:
        if word in BACKS:
            wish.back = BACKS.index(word)
        elif word.isdecimal() and 1 <= int(word) <= HIGHEST_NUMBER:
            wish.number = int(word)
        else:
            raise BadScenario(
                f"{word!r} in {wish.text!r} is neither a back ({', '.join(BACKS)}) nor a number", path
            )

    def deal(self) -> None:
        """Find a tile for every wish."""
        for wish in sorted(self.wishes, key=Wanted.strictness, reverse=True):
            fitting = [tile for tile in self.left if self._fits(wish, tile)]
            if not fitting:
                reason = (
                    f"tile {wish.id} is already placed" if wish.id else f"no unused tile fits {wish.text!r}"
                )
                raise BadScenario(reason, wish.path)
            if wish.estate is not None:
                fitting.sort(key=lambda tile: (self._symbols(tile), tile))  # plain if possible
            wish.tile = fitting[0]
            self.left.remove(wish.tile)

    def _fits(self, wish: Wanted, tile: int) -> bool:
        table = self.rules.tiles
        return (
            wish.id in (0, tile)
            and wish.estate in (None, table.estate[tile])
            and wish.number in (None, table.number[tile])
            and wish.back in (None, table.back[tile])
            and ("farmer" not in wish.symbols or table.farmers[tile] > 0)
            and ("chest" not in wish.symbols or table.chests[tile] > 0)
        )

    def _symbols(self, tile: int) -> int:
        return self.rules.tiles.farmers[tile] + self.rules.tiles.chests[tile]

    def rest(self, back: int | None = None) -> list[int]:
        """What nobody asked for, the first to be drawn first."""
        return [tile for tile in self.left if back in (None, self.rules.tiles.back[tile])]
