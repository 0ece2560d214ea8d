"""What a game remembers of the Templars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.engine.kernel import Seat
from oyez.engine.scenario_text import BadScenario, listed, shown
from oyez.games.fief.expansions.orders.membership import TEMPLARS, Order, lords_in
from oyez.games.fief.expansions.templars.shapes import Templars
from oyez.games.fief.position.names import lord_of, village_of
from oyez.games.fief.rules.board.pieces import count, of
from oyez.games.fief.rules.board.tables import LORDS, MOST, N_VILLAGES, VILLAGES
from oyez.games.fief.rules.court.lords import free_lords_at
from oyez.games.fief.rules.state import Fief

KNIGHTS: Final = "templar-knights"


@final
class TemplarPart(Order):
    def __init__(
        self,
        *,
        title: int,
        titles: int,
        supply: int,
        members: int = 0,
        knights: int = 0,
        commanderies: int = 0,
        hidden: bool = False,
        outlawed: bool = False,
        sortie: int = 0,
        talked: tuple[int, ...] = (),
    ) -> None:
        super().__init__(TEMPLARS, title, titles, members)
        self.supply: Final = supply  # of Commanderies
        self.knights = knights  # Lords whose Templar Knight lives, one bit each
        self.commanderies = commanderies  # Villages, one bit each
        self.hidden = hidden  # the treasure is
        self.outlawed = outlawed
        self.sortie = sortie  # players who break out in the running battle, one bit each (X-TEM-04)
        self.talked = talked  # by seat: the last round in which he began a free talk (X-TEM-12)

    def copy(self) -> TemplarPart:
        return TemplarPart(
            title=self.title,
            titles=self.titles,
            supply=self.supply,
            members=self.members,
            knights=self.knights,
            commanderies=self.commanderies,
            hidden=self.hidden,
            outlawed=self.outlawed,
            sortie=self.sortie,
            talked=self.talked,
        )

    def facts(self) -> dict[str, object]:
        return {
            "members": self.members,
            "knights": self.knights,
            "commanderies": self.commanderies,
            "hidden": self.hidden,
            "outlawed": self.outlawed,
            "sortie": self.sortie,
            "talked": list(self.talked),
        }

    def view(self, g: Any, seat: Seat) -> Templars:
        """All of it is open: a Knight lies face down, but always beside his Lord (X-TEM-50)."""
        return {
            **self.membership(),
            "knights": lords_in(self.knights),
            "commanderies": villages_in(self.commanderies),
            "commanderies_left": self.supply - self.commanderies.bit_count(),
            "hidden": self.hidden,
            "outlawed": self.outlawed,
            "talked": [round == g.round for round in self.talked],
        }

    def words(self, g: Any) -> dict[str, object]:
        return {
            **super().words(g),
            "knights": [LORDS[lord] for lord in lords_in(self.knights)],
            "commanderies": [VILLAGES[village] for village in villages_in(self.commanderies)],
        }

    def conserve(self, g: Any) -> None:
        super().conserve(g)
        assert self.commanderies.bit_count() <= self.supply, "Commanderies"
        assert not self.outlawed or not (self.members or self.commanderies), "outlawed Templars"
        assert self.knights & ~self.members == 0, "a Templar Knight without a Templar"
        place = g.rules.kinds.row(KNIGHTS)
        for here in range(N_VILLAGES * MOST):
            there = holders_at(g, self, here % MOST, here // MOST)
            assert count(g.others[here], place) == len(there), f"Templar Knights in {VILLAGES[here // MOST]}"

    def arrange(self, g: Any, position: Mapping[str, object], names: list[str]) -> None:
        try:
            self.take_position(g, position)
        except BadScenario as error:
            raise error.under("templars") from error

    def take_position(self, g: Any, position: Mapping[str, object]) -> None:
        """Every free member has his Knight unless `knights` names those who have."""
        self.take_members(g, position, ("knights", "commanderies", "hidden", "outlawed"))
        having = [lord for lord in lords_in(self.members) if g.captor[lord] < 0]
        for lord in having if position.get("knights") is None else self.named(position["knights"], having):
            self.knights |= 1 << lord
            g.others[g.at[lord] * MOST + g.family[lord]] += of(g.rules.kinds.row(KNIGHTS), 1)
        villages = listed(
            position.get("commanderies") or [], ("commanderies",), "Commanderies are a list of Villages"
        )
        for place, name in enumerate(villages):
            self.commanderies |= 1 << village_of(name, ("commanderies", place))
        self.hidden = yes(position, "hidden")
        self.outlawed = yes(position, "outlawed")

    def named(self, names: object, having: list[int]) -> list[int]:
        """Those of these Lords whom a scenario gives a Knight."""
        found: list[int] = []
        for place, name in enumerate(listed(names, ("knights",), "knights are a list of Lords")):
            lord = lord_of(name, ("knights", place))
            if lord not in having:
                raise BadScenario(
                    f"{LORDS[lord]} is no free Templar, so he has no Knight", ("knights", place)
                )
            if lord not in found:
                found.append(lord)
        return found


def yes(position: Mapping[str, object], key: str) -> bool:
    value = position.get(key, False)
    if not isinstance(value, bool):
        raise BadScenario(f"{key} is true or false, not {shown(value)}", (key,))
    return value


def villages_in(mask: int) -> list[int]:
    return lords_in(mask)  # likewise one bit each


def templars_of(g: Fief) -> TemplarPart:
    """Only asked while the switch is on."""
    for part in g.parts:
        if isinstance(part, TemplarPart):
            return part
    raise AssertionError("a game without Templars")


def holders_at(g: Fief, part: TemplarPart, seat: Seat, village: int) -> list[int]:
    """Free Lords of a player in a Village who have their Templar Knight."""
    if not part.knights:
        return []
    return [lord for lord in free_lords_at(g, seat, village) if part.knights >> lord & 1]
