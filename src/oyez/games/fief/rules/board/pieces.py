"""Kinds of pieces beside Men-at-Arms and Knights: one table, and their counters packed into one number.

The base game has none, so that `g.others` is empty and every test for it fails at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oyez.engine.words import Verb

BITS: Final = 5
FIELD: Final = (1 << BITS) - 1  # most counters of one kind in one place
LIGHT: Final = 1  # strength points, and hits, of a Man-at-Arms
HEAVY: Final = 3  # and of a Knight

Leads = Callable[[Any], int]  # the Lords who may take such pieces along, one bit each


@final
class Kind:
    """A row of the table. `points` are strength points and the hits it takes; 0 is no troop and cannot be hit."""

    def __init__(
        self,
        name: str,
        word: int,  # its number among the nouns "piece" of narrators
        *,
        points: int,
        supply: int,
        common: bool,  # one supply for all, not one for each colour
        holds: bool,  # alone it controls, besieges and guards
        rides: bool,  # goes along in a cavalcade
        along: Verb,  # how many go along from here
        lose: Verb,  # how many of them are among the losses of a battle
        bury: Verb,  # and among those of the plague
        leads: Leads | None = None,  # who takes it along; None: every Lord
        bound: bool = False,  # exactly one goes with each Lord who leads it, and only then
        public: bool = False,  # lies face up, in the fog of war too
        slow: bool = False,  # makes two Moves at most, even with d'Arc
        passes_as: int = -1,  # what an heir gets for it: LIGHT or HEAVY, -1 for the same kind
    ) -> None:
        self.name: Final = name
        self.word: Final = word
        self.points: Final = points
        self.supply: Final = supply
        self.common: Final = common
        self.holds: Final = holds
        self.rides: Final = rides
        self.along: Final = along
        self.lose: Final = lose
        self.bury: Final = bury
        self.leads: Final = leads
        self.bound: Final = bound
        self.public: Final = public
        self.slow: Final = slow
        self.passes_as: Final = passes_as


@final
class Kinds:
    """The table of a game. A kind's place in it is its field in every packed number."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.all: Final = kinds
        self.places: Final = {kind.name: place for place, kind in enumerate(kinds)}
        self.none: Final = dict.fromkeys(self.places, 0)  # counters by name where there are none
        self.light: Final = mask_of([kind.points == LIGHT for kind in kinds])
        self.heavy: Final = mask_of([kind.points == HEAVY for kind in kinds])
        self.troops: Final = self.light | self.heavy  # X-GEN-43
        self.holding: Final = mask_of([kind.holds for kind in kinds])
        self.riding: Final = mask_of([kind.rides for kind in kinds])
        self.slow: Final = mask_of([kind.slow for kind in kinds])
        self.bound: Final = mask_of([kind.bound for kind in kinds])
        # Face down in the fog of war, and free to lie anywhere.
        self.loose: Final = mask_of([not kind.bound and not kind.public for kind in kinds])
        # Places of kinds that not every Lord leads.
        self.led: Final = tuple([place for place, kind in enumerate(kinds) if kind.leads is not None])
        self.not_for_all: Final = mask_of(
            [kind.leads is not None for kind in kinds]
        )  # the same, all bits set

    def place(self, name: str) -> int:
        return self.places[name]


def mask_of(wanted: list[bool]) -> int:
    """The fields of these kinds, all bits set."""
    mask = 0
    for place, yes in enumerate(wanted):
        if yes:
            mask |= FIELD << BITS * place
    return mask


def next_kind(packed: int, place: int, kinds: int) -> int:
    """The first kind from `place` on of which there are counters, or the number of kinds."""
    packed >>= BITS * place
    while packed:
        if packed & FIELD:
            return place
        packed >>= BITS
        place += 1
    return kinds


def total(packed: int) -> int:
    """How many counters there are of all kinds."""
    counters = 0
    while packed:
        counters += packed & FIELD
        packed >>= BITS
    return counters


def count(packed: int, place: int) -> int:
    return packed >> BITS * place & FIELD


def of(place: int, number: int) -> int:
    """So many counters of one kind, packed."""
    return number << BITS * place


def fewer(packed: int, limit: int) -> int:
    """Of each kind the smaller number."""
    if packed == limit or not packed:
        return packed
    found = shift = 0
    while packed and limit:
        found |= min(packed & FIELD, limit & FIELD) << shift
        packed >>= BITS
        limit >>= BITS
        shift += BITS
    return found


def exceeds(packed: int, limit: int) -> bool:
    """Whether there are more counters of some kind."""
    return fewer(packed, limit) != packed


def with_count(packed: int, place: int, number: int) -> int:
    """The same but for one kind."""
    return packed & ~(FIELD << BITS * place) | number << BITS * place
