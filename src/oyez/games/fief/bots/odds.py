"""Who would win a battle: strength points worn down by average rolls, then a chance by how clear the result is."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

MEAN_HITS: Final = 2.0  # of a die
SP_KNIGHT: Final = 3
SP_PER_DIE: Final = 6
MOST_DICE: Final = 3
ROLLS: Final = 14
SHARPNESS: Final = 4.0  # how much a clear result on average is to be trusted


class Army(NamedTuple):
    """Pieces of one side in a Village; `lords` are the strength points of its Lords."""

    men: int
    knights: int
    lords: int
    extra: int = 0  # dice besides, by d'Arc

    @property
    def troops(self) -> int:
        """Strength points without Lords, and the price in deniers as well."""
        return self.men + SP_KNIGHT * self.knights

    @property
    def points(self) -> int:
        return self.troops + self.lords

    def joined(self, other: Army) -> Army:
        return Army(
            self.men + other.men,
            self.knights + other.knights,
            self.lords + other.lords,
            self.extra + other.extra,
        )


NO_ARMY: Final = Army(0, 0, 0)


def dice(points: float, extra: int) -> int:
    whole = -int(-points // SP_PER_DIE)
    return (whole if whole < MOST_DICE else MOST_DICE) + extra


@lru_cache(maxsize=1 << 16)
def chance(attack: Army, defence: Army, penalty: int) -> float:
    """How likely the attackers are to win; `penalty` are the dice that walls take from them."""
    if not attack.troops:
        return 0.0
    if not defence.troops:
        return 1.0
    ours, theirs = float(attack.troops), float(defence.troops)
    for _ in range(ROLLS):
        strikes = max(0, dice(ours + attack.lords, attack.extra) - penalty)
        if not strikes:
            return 0.03 if ours >= attack.troops else 0.1
        blows = dice(theirs + defence.lords, defence.extra)
        ours -= MEAN_HITS * blows
        theirs -= MEAN_HITS * strikes
        if ours <= 0 or theirs <= 0:
            break
    margin = max(ours, -1.0) / attack.troops - max(theirs, -1.0) / defence.troops
    return 1 / (1 + exp(-SHARPNESS * margin))
