"""What the view says of the Templars."""

from __future__ import annotations

from typing import Annotated, TypedDict

from oyez.games.fief.expansions.orders.shapes import Order


class Templars(Order):
    """The order of the Templars."""

    knights: Annotated[list[int], "Lords whose Templar Knight lives"]
    commanderies: Annotated[list[int], "Villages with a Commandery"]
    commanderies_left: Annotated[int, "Commanderies left in the supply"]
    hidden: Annotated[bool, "the treasure is hidden"]
    outlawed: Annotated[bool, "the order is outlawed"]
    talked: Annotated[list[bool], "by seat: it has begun a free talk in this round"]


class Added(TypedDict):
    """What the expansion adds to the view."""

    templars: Annotated[Templars, "the order of the Templars"]
