"""What expansions tell the bots: answers to their questions, and what their choices and pieces are worth.

Each has its own in its folder, as ADDITIONS of a module `bots`. They build on the bots of the base game, so they are
read when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.engine.words import Prompt, Verb
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.expansions.registry import rooms
from oyez.games.fief.rules.state import Fief

# What a ware is worth in a Village, with what is not saved up for and its price.
Ware = Callable[[Outlook, int, int, int], float]
# What a noun is worth: the Lord who takes a title in place of a card, the Village that is pillaged or controlled.
Worth = Callable[[Outlook, int], float]
Strength = Callable[[Fief, Seat], int]


@final
class Additions:
    """Any of it may be left out. `strength` counts points that are neither Men-at-Arms, Knights nor on the map."""

    def __init__(
        self,
        *,
        thumbs: Mapping[Prompt, Thumb] | None = None,
        declined: Mapping[Prompt, Thumb] | None = None,
        budget: Mapping[Prompt, float] | None = None,
        wares: Mapping[Verb, Ware] | None = None,
        draws: Mapping[Verb, Worth] | None = None,
        plunder: Mapping[Verb, Worth] | None = None,
        villages: tuple[Worth, ...] = (),
        strength: tuple[Strength, ...] = (),
    ) -> None:
        self.thumbs: Final = dict(thumbs or {})
        self.declined: Final = dict(declined or {})  # how a bot that ignores the expansion says no
        self.budget: Final = dict(budget or {})  # which part of a search's budget a question deserves
        self.wares: Final = dict(wares or {})
        self.draws: Final = dict(draws or {})
        self.plunder: Final = dict(plunder or {})
        self.villages: Final = villages
        self.strength: Final = strength

    def add(self, other: Additions) -> Additions:
        """Both together; what is said twice is said by the other."""
        return Additions(
            thumbs=self.thumbs | other.thumbs,
            declined=self.declined | other.declined,
            budget=self.budget | other.budget,
            wares=self.wares | other.wares,
            draws=self.draws | other.draws,
            plunder=self.plunder | other.plunder,
            villages=(*self.villages, *other.villages),
            strength=(*self.strength, *other.strength),
        )


_READ: Final[list[Additions]] = []


def additions() -> Additions:
    """Those of all expansions; which of them are on makes no difference, since nobody asks about the others."""
    if not _READ:
        both = Additions()
        for room in rooms("bots"):
            both = both.add(room.ADDITIONS)
        _READ.append(both)
    return _READ[0]
