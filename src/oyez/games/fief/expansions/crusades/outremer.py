"""The board of Outremer: what can be won there, from the numbers of the game (X-CRU-01, X-CRU-30 to -37)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY
from oyez.games.fief.expansions.crusades import shapes
from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.rules.board.tables import CITY, NO_FORT, STRONGHOLD
from oyez.games.fief.rules.doors import Title
from oyez.games.fief.rules.draft import Draft

FORTS: Final = {"none": NO_FORT, "stronghold": STRONGHOLD, "fortified_city": CITY}
CARAVAN: Final = "caravan"


@final
class Tile:
    """An objective; `kind` is its line in the numbers, its title is NOBODY if it pays money."""

    def __init__(
        self, kind: int, name: str, *, fort: int, defenders: int, reinforcement: int, title: int, deniers: int
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.fort: Final = fort
        self.defenders: Final = defenders
        self.reinforcement: Final = reinforcement
        self.title: Final = title
        self.deniers: Final = deniers
        self.caravan: Final = name == CARAVAN


@final
class Outremer:
    """All tiles, and the strength of the Saracens."""

    def __init__(self, tiles: tuple[Tile, ...], numbers: Numbers) -> None:
        self.tiles: Final = tiles
        self.sp_defender: Final = numbers.whole("strength.saracen_defender")
        self.sp_knight: Final = numbers.whole("strength.saracen_knight")
        self.sp_saladin: Final = numbers.whole("strength.saladin")
        self.saladin_knights: Final = numbers.whole("crusades.saladin_knights")
        self.only_without_pope: Final = numbers.text("crusades.caller") == "pope_else_cardinal"

    def named(self, name: str) -> list[int]:
        """The tiles with that name."""
        return [number for number, tile in enumerate(self.tiles) if tile.name == name]

    def facts(self) -> list[shapes.Tile]:
        """For those who draw the board."""
        return [
            {
                "name": tile.name,
                "fort": tile.fort,
                "defenders": tile.defenders,
                "reinforcement": tile.reinforcement,
                "title": tile.title,
                "deniers": tile.deniers,
            }
            for tile in self.tiles
        ]


def outremer_of(draft: Draft, numbers: Numbers) -> Outremer:
    """Each city with a title brings its counter along (X-GEN-24, X-GEN-35, X-GEN-37)."""
    tiles: list[Tile] = []
    for kind in range(numbers.length("crusades.objective")):
        line = f"crusades.objective.{kind}"
        name = numbers.text(f"{line}.name").lower()
        for copy in range(numbers.whole(f"{line}.copies")):
            title = NOBODY
            if numbers.yes(f"{line}.vp_title"):
                title = draft.title(
                    Title(
                        name if copy == 0 else f"{name}-{copy + 1}",
                        points=numbers.whole("victory.vp_outremer_title"),
                        ransom=numbers.whole("ransom.outremer_titles"),
                        titled=True,
                        heritable=True,
                    )
                )
            tiles.append(
                Tile(
                    kind,
                    name,
                    fort=FORTS[numbers.text(f"{line}.fortification")],
                    defenders=numbers.whole(f"{line}.defenders"),
                    reinforcement=numbers.whole(f"{line}.reinforcement"),
                    title=title,
                    deniers=numbers.whole(f"{line}.deniers"),
                )
            )
    return Outremer(tuple(tiles), numbers)
