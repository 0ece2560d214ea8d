"""What the view says of the Teutonic Knights."""

from __future__ import annotations

from typing import Annotated, TypedDict

from oyez.games.fief.expansions.orders.shapes import Order


class Teutonic(Order):
    """The order of the Teutonic Knights."""

    strongholds_left: Annotated[int, "Teutonic Strongholds left in the supply"]


class Added(TypedDict):
    """What the expansion adds to the view."""

    teutonic: Annotated[Teutonic, "the order of the Teutonic Knights"]
