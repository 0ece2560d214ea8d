"""The game as everything outside the rules sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nine_mens_morris import turns, views
from nine_mens_morris.conservation import conserve
from nine_mens_morris.points import POINTS, SEATS
from nine_mens_morris.position import arrange
from nine_mens_morris.rules import OPTIONS, Rules, make_rules
from nine_mens_morris.state import Morris
from nine_mens_morris.words import WORDS
from oyez.engine.game import SPECTATOR, Game, Views, nothing_more
from oyez.engine.kernel import Seat


class NineMensMorris(Game[Morris, Rules]):
    name = "nine-mens-morris"
    version = "1"
    words = WORDS
    fewest = SEATS
    most = SEATS
    options = OPTIONS
    ledger = "nine-mens-morris"

    def rules(self, seats: int, options: Mapping[str, str]) -> Rules:
        return make_rules(seats, options)

    def setup(self, rules: Rules, seed: int, forced: list[int]) -> Morris:
        return turns.setup(rules, seed, forced)

    def view(self, g: Morris, seat: Seat) -> dict[str, object]:
        return views.view(g)

    def views(self, g: Morris) -> Views:
        return Views(self.view(g, SPECTATOR), nothing_more)

    def truth(self, g: Morris) -> dict[str, object]:
        return views.truth(g)

    def resample(self, g: Morris, seat: Seat, seed: int) -> Morris:
        return views.resample(g, seat, seed)

    def box(self, rules: Rules) -> dict[str, object]:
        """Names of numbers, and what the numbers of a view stand for: the plain table shows them by these."""
        return {
            "nouns": {"point": list(POINTS)},
            "kinds": {
                "phase": "phase",
                "board": "rank:file:man",
                "hand": "seat:number",
                "men": "seat:number",
                "winners": ":seat",
            },
        }

    def hints(self, g: Morris, seat: Seat) -> dict[str, dict[str, int]]:
        return {}

    def round_of(self, g: Morris) -> int:
        return g.turn // SEATS + 1

    def measures(self, g: Morris) -> dict[str, list[int]]:
        return {"men": [g.hand[seat] + g.board.count(seat) for seat in range(SEATS)]}

    def arrange(self, g: Morris, position: Mapping[str, object], names: list[str]) -> None:
        arrange(g, position, names)

    def conserve(self, g: Morris) -> None:
        conserve(g)


GAME: Final = NineMensMorris()
