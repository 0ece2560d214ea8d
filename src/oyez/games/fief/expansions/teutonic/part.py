"""What a game remembers of the Teutonic Knights: who belongs to them; all else lies on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.engine.kernel import Seat
from oyez.engine.scenario_text import BadScenario
from oyez.games.fief.expansions.orders.membership import TEUTONIC, Order
from oyez.games.fief.expansions.teutonic.shapes import Teutonic
from oyez.games.fief.rules.board.tables import GREAT_STRONGHOLD
from oyez.games.fief.rules.state import Fief


@final
class TeutonicPart(Order):
    def __init__(self, *, title: int, titles: int, supply: int, members: int = 0) -> None:
        super().__init__(TEUTONIC, title, titles, members)
        self.supply: Final = supply  # of Teutonic Strongholds

    def copy(self) -> TeutonicPart:
        return TeutonicPart(title=self.title, titles=self.titles, supply=self.supply, members=self.members)

    def facts(self) -> dict[str, object]:
        return {"members": self.members}

    def view(self, g: Any, seat: Seat) -> Teutonic:
        """Titles and strongholds are open (X-TEU-30)."""
        return {**self.membership(), "strongholds_left": strongholds_left(g, self)}

    def conserve(self, g: Any) -> None:
        super().conserve(g)
        assert strongholds_left(g, self) >= 0, "Teutonic Strongholds"

    def arrange(self, g: Any, position: Mapping[str, object], names: list[str]) -> None:
        try:
            self.take_members(g, position, ())
        except BadScenario as error:
            raise error.under("teutonic") from error


def strongholds_left(g: Fief, part: TeutonicPart) -> int:
    """They have a supply of their own (X-TEU-01)."""
    return part.supply - g.forts.count(GREAT_STRONGHOLD)


def teutonic_of(g: Fief) -> TeutonicPart:
    """Only asked while the switch is on."""
    for part in g.parts:
        if isinstance(part, TeutonicPart):
            return part
    raise AssertionError("a game without Teutonic Knights")
