"""The structures of the view and the box of Middle-Ages: every field with its meaning."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from oyez.engine.shapes import Shapes

Back = Literal["blue", "orange"]
Phase = Literal["placing", "discard", "turns", "refill", "event", "close", "over"]


class Face(TypedDict):
    """A tile as it is printed."""

    tile: Annotated[int, "its id"]
    estate: Annotated[int, "its Estate, from 0"]
    number: Annotated[int, "the number on its back"]
    back: Annotated[Back, "the colour of its back"]
    farmers: Annotated[int, "Farmers on it"]
    chests: Annotated[int, "Chests on it"]


class Estate(TypedDict):
    """An Estate as it is printed."""

    name: Annotated[str, "its word"]
    rate: Annotated[int, "coins for each tile that it counts"]
    counts: Annotated[list[int], "the Estates whose tiles it counts"]


class Box(TypedDict):
    """What everybody may read off the pieces."""

    tiles: Annotated[list[Face], "by id, from 1"]
    estates: Annotated[list[Estate], "by Estate"]
    events: Annotated[list[str], "names of the Events"]


class Supply(TypedDict):
    """Tokens that are left."""

    extra_coins: Annotated[int, "Extra Coin tokens"]
    plots: Annotated[list[int], "types of the Plot tokens"]


class Top(TypedDict):
    """The tile on top of the pile, as far as it shows."""

    number: Annotated[int, "the number on its back"]
    back: Annotated[Back, "the colour of its back"]


class Pile(TypedDict):
    """The draw pile."""

    tiles: Annotated[int, "how many"]
    top: Annotated[Top | None, "the one on top"]


class View(TypedDict):
    """What everybody may know: all but the faces and the order of the tiles in the piles."""

    round: Annotated[int, "the round, 0 while the Lords are placed"]
    phase: Annotated[Phase, "what is going on"]
    row: Annotated[int, "the row of this round, from 0"]
    order: Annotated[list[int], "seats in the order of play"]
    rows: Annotated[list[list[int]], "tile by row and place, 0 where none lies"]
    lords: Annotated[list[int], "by seat: the place of the Lord (row * 6 + place), -1 off the table"]
    scouts: Annotated[list[int], "by seat: the place of the Scout, likewise"]
    boards: Annotated[list[list[int]], "by seat: tiles in the order they came"]
    cemeteries: Annotated[list[list[int]], "by seat: tiles in the Cemetery"]
    coins: Annotated[list[int], "by seat"]
    extra_coins: Annotated[list[list[int]], "by seat and Estate: Extra Coin tokens"]
    plots: Annotated[list[list[int]], "by seat and Estate: the type of the Plot token, -1 where none lies"]
    supply: Annotated[Supply, "tokens that are left"]
    pile: Annotated[Pile, "the draw pile"]
    orange: Annotated[int, "tiles in the second pile"]
    discards: Annotated[list[int], "tiles in the discard pile"]
    events: Annotated[list[int], "Events in the order in which they come"]
    events_done: Annotated[int, "how many of them are over"]
    winners: Annotated[list[int], "seats; empty until the end"]


SHAPES: Final = Shapes(view=View, box=Box)
