"""What lies on the map."""

from __future__ import annotations

from typing import Annotated, TypedDict


class Troops(TypedDict):
    """Troop counters of one player in one place."""

    counters: Annotated[int, "how many are seen there"]
    men: Annotated[int | None, "Men-at-Arms, null where their number is hidden"]
    knights: Annotated[int | None, "Knights, null where their number is hidden"]


class Village(TypedDict):
    """A Village and the counters there."""

    control: Annotated[int, "the seat that controls it, or -1"]
    arrivals: Annotated[list[int], "seats present, the first to arrive first"]
    fort: Annotated[int, "0 none, 1 Stronghold, 2 City, 3 stronghold of an order"]
    mills: Annotated[int, "Mills"]
    troops: Annotated[list[Troops], "by seat"]
    placed: Annotated[list[int], "troops bought there in this phase, by seat"]
    sieges: Annotated[list[int], "dice of the siege engine, by seat"]
    relieved: Annotated[int, "seats that entered as relief, one bit each"]


class Bishopric(TypedDict):
    """The sky over a bishopric."""

    rain: Annotated[bool, "Heavy Rain"]
    famine: Annotated[bool, "Famine"]
    plague: Annotated[bool, "Plague"]
    harvest: Annotated[bool, "Bountiful Harvest"]
    weather: Annotated[bool, "Good Weather"]


class Band(TypedDict):
    """Troops without a Lord that are no longer as they were when the phase began."""

    village: Annotated[int, "where they stand"]
    seat: Annotated[int, "whose they are"]
    troops: Annotated[Troops, "of which kinds"]
    moves: Annotated[int, "Moves made"]
    road: Annotated[int, "number of the road they came by, or -1"]
    tested: Annotated[int, "bishoprics whose plague they have met in this round, one bit each"]


class Column(TypedDict):
    """The group on the march."""

    seat: Annotated[int, "whose it is"]
    village: Annotated[int, "where it stands"]
    came_from: Annotated[int, "the Village it entered from in this phase, or -1"]
    lords: Annotated[list[int], "free Lords in it"]
    captives: Annotated[list[int], "captives it takes along"]
    troops: Annotated[Troops, "troops in it"]
    cavalcade: Annotated[bool, "it rides as a cavalcade"]
    forced: Annotated[bool, "it has won a cavalcade and must go on"]
    granted: Annotated[
        int, "leave to pass on its next Move, one bit for each exit and seat (exit * 6 + seat)"
    ]


class Relic(TypedDict):
    """A relic; all of its places are -1 while it is not in play."""

    lord: Annotated[int, "the Lord who bears it, or -1"]
    village: Annotated[int, "where it lies, or -1"]
    keeper: Annotated[int, "the seat that has the use of it, or -1"]
    claimed: Annotated[bool, "a Lord has taken it before"]
