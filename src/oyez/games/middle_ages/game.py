"""Middle-Ages as everything outside the rules sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from oyez.engine.game import SPECTATOR, Game, Observer, Views, nothing_more
from oyez.engine.kernel import Seat
from oyez.games.middle_ages import rounds, views, worth
from oyez.games.middle_ages.conservation import conserve
from oyez.games.middle_ages.position import arrange
from oyez.games.middle_ages.rules import FEWEST, MOST, OPTIONS, Rules, make_rules
from oyez.games.middle_ages.shapes import Box
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import BACKS, ESTATES, EVENTS, PRINTED, RATE, TILES
from oyez.games.middle_ages.vector import MiddleAgesVector
from oyez.games.middle_ages.words import WORDS


class MiddleAgesGame(Game[MiddleAges, Rules]):
    name = "middle-ages"
    version = "1"
    words = WORDS
    fewest = FEWEST
    most = MOST
    options = OPTIONS
    ledger = "middle-ages"

    def rules(self, seats: int, options: Mapping[str, str]) -> Rules:
        return make_rules(seats, options)

    def setup(self, rules: Rules, seed: int, forced: list[int]) -> MiddleAges:
        return rounds.setup(rules, seed, forced)

    def view(self, g: MiddleAges, seat: Seat) -> dict[str, object]:
        return cast("dict[str, object]", views.view(g, seat))

    def views(self, g: MiddleAges) -> Views:
        return Views(self.view(g, SPECTATOR), nothing_more)

    def observer(self, rules: Rules, starts: Mapping[str, int], size: int) -> Observer[MiddleAges]:
        return MiddleAgesVector(rules.seats, starts, size, list(WORDS.prompts)).cells

    def truth(self, g: MiddleAges) -> dict[str, object]:
        return views.truth(g)

    def resample(self, g: MiddleAges, seat: Seat, seed: int) -> MiddleAges:
        return views.resample(g, seat, seed)

    def box(self, rules: Rules) -> dict[str, object]:
        """The tile table, the estates with their printed incomes, the names of the Events."""
        table = rules.tiles
        box: Box = {
            "tiles": [
                {
                    "tile": tile,
                    "estate": table.estate[tile],
                    "number": table.number[tile],
                    "back": BACKS[table.back[tile]],
                    "farmers": table.farmers[tile],
                    "chests": table.chests[tile],
                }
                for tile in range(1, TILES + 1)
            ],
            "estates": [
                {"name": name, "rate": RATE[estate], "counts": list(PRINTED[estate])}
                for estate, name in enumerate(ESTATES)
            ],
            "events": list(EVENTS),
        }
        return {**box}

    def hints(self, g: MiddleAges, seat: Seat) -> dict[str, dict[str, int]]:
        return worth.hints(g, seat)

    def round_of(self, g: MiddleAges) -> int:
        return max(g.round, 1)

    def measures(self, g: MiddleAges) -> dict[str, list[int]]:
        return {"coins": list(g.coins)}

    def arrange(self, g: MiddleAges, position: Mapping[str, object], names: list[str]) -> None:
        arrange(g, position, names)

    def conserve(self, g: MiddleAges) -> None:
        conserve(g)


GAME: Final = MiddleAgesGame()
