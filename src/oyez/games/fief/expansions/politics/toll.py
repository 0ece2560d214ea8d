"""What the bridges pay (X-POL-02 to -10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Seat, below, tell
from oyez.engine.parts import Part
from oyez.engine.scenario_text import BadScenario, known
from oyez.games.fief.expansions.politics import shapes
from oyez.games.fief.expansions.politics.words import TOLL_COLLECTOR
from oyez.games.fief.rules.board.tables import BRIDGES, ROADS
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.state import Fief


@final
class Toll:
    def __init__(self, per_bridge: int, most: int, only_one: bool) -> None:
        self.per_bridge: Final = per_bridge
        self.most: Final = most
        self.only_one: Final = only_one  # player has a collector, drawn at set-up (X-POL-05)

    def income(self, g: Fief, seat: Seat) -> int:
        """Automatic and public; only control of Villages matters (X-POL-08 to -11)."""
        if self.only_one and collector_of(g) != seat:
            return 0
        return min(self.most, self.per_bridge * len(bridges_of(g, seat)))


def bridges_of(g: Fief, seat: Seat) -> list[int]:
    """Roads with a bridge of which he controls an end that is not besieged; each counts once (X-POL-04, -06)."""
    found = []
    for road in BRIDGES:
        for village in ROADS[road]:
            if g.control[village] == seat and not is_besieged(g, village):
                found.append(road)
                break
    return found


@final
class TollCollector(Part):
    """Who has the only collector."""

    def __init__(self, seats: int, seat: Seat = NOBODY) -> None:
        self.seats: Final = seats
        self.seat = seat

    def begin(self, g: Fief) -> None:
        self.seat = below(g, self.seats)
        tell(g, TOLL_COLLECTOR, self.seat)

    def copy(self) -> TollCollector:
        return TollCollector(self.seats, self.seat)

    def facts(self) -> dict[str, object]:
        return {"collector": self.seat}

    def view(self, g: Any, seat: Seat) -> shapes.Toll:
        return {"collector": self.seat}

    def conserve(self, g: Any) -> None:
        assert NOBODY <= self.seat < self.seats, "toll collector"

    def arrange(self, g: Any, position: Mapping[str, object], names: list[str]) -> None:
        known(position, ("collector",), ("toll",))
        name = str(position.get("collector", names[0]))
        if name not in names:
            raise BadScenario(
                f"nobody is called {name!r}; the seats are {', '.join(names)}", ("toll", "collector")
            )
        self.seat = names.index(name)


def collector_of(g: Fief) -> Seat:
    for part in g.parts:
        if isinstance(part, TollCollector):
            return part.seat
    return NOBODY
