"""The weights of the evaluation in Middle-Ages, in coins unless said otherwise; docs/bots.md explains them.

The values here are those chosen by hand, the first version; `oyez tune` finds others by self-play. Those named in
LINEAR belong to the second version: by hand they are neutral, and then nothing is computed for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class MiddleAgesWeights:
    """What one unit of each feature is worth to a seat."""

    # How often each estate comes by
    field: float = 9.0
    mill: float = 8.0
    village: float = 7.0
    rampart: float = 7.0
    market: float = 6.0
    barracks: float = 6.0
    church: float = 5.0
    palace: float = 4.0
    choosiness: float = 0.3  # how strongly one picks what pays (0: not at all, 1: in proportion)
    scout: float = 4.0  # a reservation
    returned: float = 4.0  # a tile back from the Cemetery, on average over the game
    token: float = 3.0  # a token before it is known where it would go
    hurt: float = 1.0  # a rival's lost tile, to the attacker
    raid: float = 0.2  # attacks to expect per take and superior rival
    raided: float = 4.0  # lost to an attack: the toll and the use of a tile
    parity: float = 0.4  # part of a raid to expect from a rival whose next Barracks would be enough
    empty_early: float = 6.0  # what an empty estate costs while there is time to fill it
    ample_time: float = 10.0  # takes left that count as such time
    loss: float = 3.0  # a tile lost to an Event
    last_loss: float = 5.0  # the same besides if it was the last of its estate
    next_row: float = 0.6  # how far the tiles of the row after the Lord's sway the choice
    row_after: float = 0.2  # the same of the one after that
    rivalry: float = 0.8  # how likely those who move before take the tile one wants
    least_hope: float = 0.15
    spite: float = 0.0  # a coin that the strongest rival may expect

    # The linear evaluation of the second version: its features after a choice, see insight.py.
    future: float = 1.0  # a coin that the board promises beyond the tile under the Lord
    future_early: float = 0.0  # what it counts more, per whole game that is left
    income: float = 1.0  # a coin of that tile's income
    effect: float = 1.0  # a coin of its effect
    # A coin more to be had in the row after the Lord's, rivals taking what they like.
    sought_next: float = 0.0
    sought_after: float = 0.0  # the same in the row after that
    sought_early: float = 0.0  # what sought_next counts more, per whole game that is left
    contested: float = 0.0  # a coin that rivals miss by the own Scout
    denied: float = 0.0  # a coin that those who have yet to move miss by the place of the own Lord
    # Per whole game that is left: half of it in the middle of the game.
    build_field: float = 0.0  # the Lord stands on a Field, and so on
    build_mill: float = 0.0
    build_village: float = 0.0
    build_rampart: float = 0.0
    build_market: float = 0.0
    build_barracks: float = 0.0
    build_church: float = 0.0
    build_palace: float = 0.0
    farmer: float = 0.0  # a Farmer on the tile under the Lord
    chest: float = 0.0  # a Chest on it
    fewer_mills: float = 0.0  # a rival with more Mills
    more_mills: float = 0.0  # a rival with fewer
    exposed: float = 0.0  # a rival whose Barracks exceed the own Ramparts
    nearly_exposed: float = 0.0  # ... equal them
    superior: float = 0.0  # a rival whose Ramparts the own Barracks exceed
    nearly_superior: float = 0.0  # ... equal
    # Not linear, and of use to those above only.
    # How far apart two tiles must be for a rival to take the better one most of the time.
    wish_heat: float = 4.0
    # How far what is left on the table and in the piles sways how often an estate comes by.
    supply: float = 0.0
    growth: float = 0.25  # which part of the tiles to come an income counts on average

    def frequencies(self) -> tuple[float, ...]:
        return (
            self.field,
            self.mill,
            self.village,
            self.rampart,
            self.market,
            self.barracks,
            self.church,
            self.palace,
        )

    def linear(self) -> list[float]:
        """In the order of LINEAR."""
        return [
            self.future,
            self.future_early,
            self.income,
            self.effect,
            self.sought_next,
            self.sought_after,
            self.sought_early,
            self.contested,
            self.denied,
            self.build_field,
            self.build_mill,
            self.build_village,
            self.build_rampart,
            self.build_market,
            self.build_barracks,
            self.build_church,
            self.build_palace,
            self.farmer,
            self.chest,
            self.fewer_mills,
            self.more_mills,
            self.exposed,
            self.nearly_exposed,
            self.superior,
            self.nearly_superior,
        ]


BY_HAND: Final = MiddleAgesWeights()
LINEAR: Final[tuple[str, ...]] = (
    "future",
    "future_early",
    "income",
    "effect",
    "sought_next",
    "sought_after",
    "sought_early",
    "contested",
    "denied",
    "build_field",
    "build_mill",
    "build_village",
    "build_rampart",
    "build_market",
    "build_barracks",
    "build_church",
    "build_palace",
    "farmer",
    "chest",
    "fewer_mills",
    "more_mills",
    "exposed",
    "nearly_exposed",
    "superior",
    "nearly_superior",
)
NEUTRAL: Final = BY_HAND.linear()

# How `oyez tune` varies them. It begins where the second version's look at the rows is what the first one's is.
BEGIN: Final = {"sought_next": 0.6, "sought_after": 0.2, "contested": 0.15}
# The unit of weights that are 0 at the beginning; a coin or its like for the others.
UNITS: Final = {
    "build_field": 8.0,
    "build_mill": 8.0,
    "build_village": 8.0,
    "build_rampart": 8.0,
    "build_market": 8.0,
    "build_barracks": 8.0,
    "build_church": 8.0,
    "build_palace": 8.0,
    "farmer": 3.0,
    "chest": 3.0,
    "fewer_mills": 5.0,
    "more_mills": 5.0,
    "exposed": 5.0,
    "nearly_exposed": 5.0,
    "superior": 5.0,
    "nearly_superior": 5.0,
    "denied": 0.3,
    "supply": 0.5,
}
# Of no use to the second version, or one with another.
FIXED: Final = ("next_row", "row_after", "rivalry", "least_hope", "spite", "raided")
