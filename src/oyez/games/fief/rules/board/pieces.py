"""Kinds of pieces: one table, whose first rows are Men-at-Arms and Knights, and counters packed into one number.

A kind is known by its row. Men-at-Arms and Knights have lists of their own in the state, for every copy and every bot
reads them; the counters of all further kinds in one place are one packed number in `g.others`. The base game has no
further kinds, so that this list is empty and every test for it fails at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oyez.engine.kernel import Seat
from oyez.engine.words import Fact, Prompt, Verb
from oyez.games.fief.rules.board.piece_words import PIECES_BOUGHT, PIECES_RAISED

MAN_AT_ARMS: Final = 0  # rows of the table
KNIGHT: Final = 1
FURTHER: Final = 2  # the first of the kinds whose counters are packed
BITS: Final = 5
FIELD: Final = (1 << BITS) - 1  # most counters of one kind in one place
LIGHT: Final = 1  # strength points, and hits, of a Man-at-Arms
HEAVY: Final = 3  # and of a Knight
NO_WORD: Final = -1
ITSELF: Final = -1

Leads = Callable[[Any], int]  # the Lords who may take such pieces along, one bit each
Place = Callable[[Any, Seat, int], str]  # the row that forbids to put one into a Village, or ""


@final
class Sale:
    """How a kind is bought, one piece at a time: the verb, the price, the rows of purse and stock, and the news."""

    def __init__(
        self,
        verb: Verb,
        price: int,
        *,
        bar: Place | None = None,  # beside what forbids any new troop there
        poor: str = "X-GEN-12",
        gone: str = "X-GEN-15",
        bought: Fact = PIECES_BOUGHT,  # where, and of which kind unless the news is its own
        raised: Fact | None = PIECES_RAISED,  # told to all under fog; None: the buyer alone is told `bought`
    ) -> None:
        self.verb: Final = verb
        self.price: Final = price
        self.bar: Final = bar
        self.poor: Final = poor
        self.gone: Final = gone
        self.bought: Final = bought
        self.raised: Final = raised


@final
class Kind:
    """A row of the table. `points` are strength points and the hits it takes; 0 is no troop and cannot be hit."""

    def __init__(
        self,
        name: str,
        word: int,  # its number among the nouns "piece" of narrators; NO_WORD: it has news of its own
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
        passes_as: int = ITSELF,  # the kind that an heir gets for it: MAN_AT_ARMS or KNIGHT
        sale: Sale | None = None,  # None: it cannot be bought like a troop
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
        self.sale: Final = sale


@final
class Kinds:
    """The table of a game. Masks have all bits of their fields set; they are of further kinds."""

    def __init__(self, kinds: tuple[Kind, ...], loss_prompts: tuple[Prompt, Prompt]) -> None:
        self.all: Final = kinds
        self.count: Final = len(kinds)
        self.rows: Final = {kind.name: row for row, kind in enumerate(kinds)}
        self.further: Final = tuple(range(FURTHER, len(kinds)))  # rows
        self.names: Final = tuple([kind.name for kind in kinds[FURTHER:]])  # of further kinds
        self.none: Final = dict.fromkeys(self.names, 0)  # their counters where there are none
        self.loss_prompts: Final = loss_prompts  # how many worth three hits go; how many of a further kind
        self.light: Final = mask_of([kind.points == LIGHT for kind in kinds])
        self.heavy: Final = mask_of([kind.points == HEAVY for kind in kinds])
        self.troops: Final = self.light | self.heavy  # X-GEN-43
        self.holding: Final = mask_of([kind.holds for kind in kinds])
        self.riding: Final = mask_of([kind.rides for kind in kinds])
        self.slow: Final = mask_of([kind.slow for kind in kinds])
        self.bound: Final = mask_of([kind.bound for kind in kinds])
        # Face down in the fog of war, and free to lie anywhere.
        self.loose: Final = mask_of([not kind.bound and not kind.public for kind in kinds])
        # Rows of kinds that not every Lord leads, and the same as a mask.
        self.led: Final = tuple([row for row in self.further if kinds[row].leads is not None])
        self.not_for_all: Final = mask_of([kind.leads is not None for kind in kinds])

    def row(self, name: str) -> int:
        return self.rows[name]


def mask_of(wanted: list[bool]) -> int:
    """The fields of these kinds, all bits set; the answers are by row, and the first rows have no field."""
    mask = 0
    for row in range(FURTHER, len(wanted)):
        if wanted[row]:
            mask |= FIELD << BITS * (row - FURTHER)
    return mask


def next_kind(packed: int, row: int, kinds: int) -> int:
    """The first kind from `row` on of which there are counters, or the number of kinds."""
    packed >>= BITS * (row - FURTHER)
    while packed:
        if packed & FIELD:
            return row
        packed >>= BITS
        row += 1
    return kinds


def total(packed: int) -> int:
    """How many counters there are of all kinds."""
    counters = 0
    while packed:
        counters += packed & FIELD
        packed >>= BITS
    return counters


def count(packed: int, row: int) -> int:
    """How many counters of a further kind."""
    return packed >> BITS * (row - FURTHER) & FIELD


def of(row: int, number: int) -> int:
    """So many counters of one further kind, packed."""
    return number << BITS * (row - FURTHER)


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


def with_count(packed: int, row: int, number: int) -> int:
    """The same but for one kind."""
    shift = BITS * (row - FURTHER)
    return packed & ~(FIELD << shift) | number << shift
