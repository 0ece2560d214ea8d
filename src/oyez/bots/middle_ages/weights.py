"""The weights of the evaluation in Middle-Ages, in coins unless said otherwise; docs/bots.md explains them.

The values here are those chosen by hand, the first version; `oyez tune` finds others by self-play.
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


BY_HAND: Final = MiddleAgesWeights()
