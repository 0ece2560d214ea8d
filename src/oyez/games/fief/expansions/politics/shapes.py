"""What the view says of tolls."""

from __future__ import annotations

from typing import Annotated, TypedDict


class Toll(TypedDict):
    """Tolls, where only one player collects them."""

    collector: Annotated[int, "the seat that collects"]


class Added(TypedDict):
    """What the expansion adds to the view."""

    toll: Annotated[Toll, "tolls; absent where all players collect"]
