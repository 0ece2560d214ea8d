"""Phase 3: income of Villages, Mills, taxes and the Queen (Fief 3). One function per source of income."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Seat, Step, end, tell
from oyez.games.fief.rules.board.tables import (
    BISHOPRIC_OF,
    HARVEST,
    MOST,
    N_BISHOPRICS,
    N_FIEFS,
    N_VILLAGES,
    QUEEN,
    VILLAGES_OF_BISHOPRIC,
    WEATHER,
)
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.cards.collecting import collector, tallage_at, taxer_of_fief, tither_of
from oyez.games.fief.rules.cards.hands import discard
from oyez.games.fief.rules.cards.moment_words import BEFORE_INCOME
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.lords import is_free
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.doors import N_INCOMES, Income
from oyez.games.fief.rules.market.income_words import (
    INCOME_ENDED,
    MILL_INCOME,
    QUEEN_INCOME,
    TALLAGE_INCOME,
    TAX_LAPSED,
    TITHE_INCOME,
    VILLAGE_INCOME,
)
from oyez.games.fief.rules.state import Fief, turn_order

PER_MILL: Final = 2  # F-3.0-04
QUEENS_DUE: Final = 2  # F-3.0-10


def collection(g: Fief) -> list[Step[Any]]:
    """All collect from one and the same position, so that their order does not matter (F-R-07, F-3.0-17)."""
    return [window(g, BEFORE_INCOME), *[COLLECT[seat] for seat in turn_order(g)]]


def clearing(g: Fief) -> list[Step[Any]]:
    return [CLEAR]


def income_of(g: Fief, seat: Seat) -> dict[str, int]:
    """What a player would collect now, by source."""
    return {source.name: source.of(g, seat) for source in g.rules.doors.incomes}


def village_income(g: Fief, seat: Seat) -> int:
    """1 for each controlled Village that is not besieged (F-3.0-01 to -03)."""
    return len([v for v, owner in enumerate(g.control) if owner == seat and not is_besieged(g, v)])


def mills_at(g: Fief, village: int) -> int:
    """What the Mills of a Village yield, whoever gets it: nothing to nobody, besieged or famished (F-3.0-04 to -07)."""
    bishopric = BISHOPRIC_OF[village]
    if not g.mills[village] or g.control[village] == NOBODY or g.famine >> bishopric & 1:
        return 0
    if is_besieged(g, village):
        return 0
    return g.mills[village] * (PER_MILL + (g.harvest >> bishopric & 1) + (g.weather >> bishopric & 1))


def mill_income(g: Fief, seat: Seat) -> int:
    """The own Mills in bishoprics where nobody collects a tithe (F-3.0-09)."""
    yields = 0
    for village in range(N_VILLAGES):
        own = g.control[village] == seat and g.mills[village] > 0
        if own and tither_of(g, BISHOPRIC_OF[village]) == NOBODY:
            yields += mills_at(g, village)
    return yields


def tallage_of(g: Fief, seat: Seat, fief: int) -> int:
    return tallage_at(g, fief) if taxer_of_fief(g, fief) == seat else 0


def tithe_of(g: Fief, seat: Seat, bishopric: int) -> int:
    """All Mill income of the bishopric instead of those who control the Mills (F-2.4.6-09)."""
    if tither_of(g, bishopric) != seat:
        return 0
    return sum([mills_at(g, village) for village in VILLAGES_OF_BISHOPRIC[bishopric]])


def queen_income(g: Fief, seat: Seat) -> int:
    """Also as Regent, and by flag also while she is a captive (F-3.0-10, F-1.8Q-03)."""
    if player_of(g, QUEEN) != seat:
        return 0
    return QUEENS_DUE if g.rules.captive_income == "kept" or is_free(g, g.holder[QUEEN]) else 0


def tallage_income(g: Fief, seat: Seat) -> int:
    return sum([tallage_of(g, seat, fief) for fief in range(N_FIEFS)]) if g.taxes else 0


def tithe_income(g: Fief, seat: Seat) -> int:
    return sum([tithe_of(g, seat, bishopric) for bishopric in range(N_BISHOPRICS)]) if g.taxes else 0


@final
class Tallages(Income):
    """Told fief by fief (F-3.0-08)."""

    def collect(self, g: Fief, seat: Seat) -> None:
        if not g.taxes:
            return
        for fief in range(N_FIEFS):
            deniers = tallage_of(g, seat, fief)
            if deniers:
                g.deniers[seat] += deniers
                tell(g, self.fact, seat, (fief, deniers))


@final
class Tithes(Income):
    """Told bishopric by bishopric (F-3.0-09)."""

    def collect(self, g: Fief, seat: Seat) -> None:
        if not g.taxes:
            return
        for bishopric in range(N_BISHOPRICS):
            deniers = tithe_of(g, seat, bishopric)
            if deniers:
                g.deniers[seat] += deniers
                tell(g, self.fact, seat, (bishopric, deniers))


# In this order they are told; those of expansions follow.
INCOMES: Final = (
    Income("villages", village_income, VILLAGE_INCOME),
    Income("mills", mill_income, MILL_INCOME),
    Income("queen", queen_income, QUEEN_INCOME),
    Tallages("tallages", tallage_income, TALLAGE_INCOME),
    Tithes("tithes", tithe_income, TITHE_INCOME),
)
assert len(INCOMES) == N_INCOMES


@final
class Collect(Step[Fief]):
    """A player takes his income from the bank (F-3.0-11)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        end(g)
        for source in g.rules.doors.incomes:
            source.collect(g, self.seat)

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Clear(Step[Fief]):
    """Tax markers return to their owners, Harvest and Weather are discarded, Disasters stay (F-3.0-14)."""

    def run(self, g: Fief) -> None:
        end(g)
        for tax in g.taxes:
            if collector(g, tax) == NOBODY:
                tell(g, TAX_LAPSED, tax[0])
        for card, count in ((HARVEST, g.harvest.bit_count()), (WEATHER, g.weather.bit_count())):
            for _ in range(count):
                discard(g, card)
        g.harvest = g.weather = 0
        g.taxes = ()
        tell(g, INCOME_ENDED, NOBODY)


COLLECT: Final = tuple([Collect(seat) for seat in range(MOST)])
CLEAR: Final = Clear()
