"""What tolls make a Village worth (X-POL)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY
from oyez.games.fief.bots.expanded.additions import Additions
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.expansions.politics.toll import collector_of
from oyez.games.fief.rules.board.tables import BRIDGES, ROADS

TOLL: Final = "toll"  # the income's name
TOLLS: Final = 0.1  # of a mill: enough to choose between two Villages, not to march for it
BRIDGES_AT: Final = {
    village: tuple([road for road in BRIDGES if village in ROADS[road]])
    for road in BRIDGES
    for village in ROADS[road]
}


def collects_toll(o: Outlook) -> bool:
    """Whether the seat is paid at all; a drawn collector is the only one (X-POL-05)."""
    for income in o.g.rules.further_incomes:
        if income.name == TOLL:
            return collector_of(o.g) in (NOBODY, o.seat)
    return False


def bridge_worth(o: Outlook, village: int) -> float:
    """One denier a round for each bridge that no other Village of the seat pays for already (X-POL-06)."""
    bridges = BRIDGES_AT.get(village)
    if not bridges or not o.g.rules.further_incomes or not collects_toll(o):
        return 0.0
    control = o.g.control
    new = [b for b in bridges if not [v for v in ROADS[b] if v != village and control[v] == o.seat]]
    return TOLLS * o.w.mill * len(new)


ADDITIONS: Final = Additions(villages=(bridge_worth,))
