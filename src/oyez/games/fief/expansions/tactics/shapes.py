"""What the view says of Tactics."""

from __future__ import annotations

from typing import Annotated, TypedDict

from oyez.engine.shapes import Row

Committed = Annotated[list[int], Row("village", "seat", "mercenaries")]


class Tactics(TypedDict):
    """Mercenaries, Guards and dice that may be rolled again."""

    reserve: Annotated[list[int], "Mercenaries off the map, by seat"]
    old: Annotated[list[int], "those of them who must be paid for, by seat"]
    pool: Annotated[int, "Mercenaries for hire"]
    committed: Annotated[list[Committed], "Mercenaries on the map"]
    bid: Annotated[int | None, "the reader's own bid, null until it is made"]
    has_bid: Annotated[list[bool], "by seat: a bid lies on the table"]
    lowest_bid: Annotated[int, "the least that is a bid now, 0 while none is asked for"]
    guard_raised: Annotated[list[bool], Row("king", "queen"), "the reign has raised its Guard"]
    dice: Annotated[list[list[int]], Row("attack", "defence"), "dice that may be rolled again"]


class Added(TypedDict):
    """What the expansion adds to the view."""

    tactics: Annotated[Tactics, "Mercenaries, Guards and dice that may be rolled again"]
