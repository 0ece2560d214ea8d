"""What the view says of any order."""

from __future__ import annotations

from typing import Annotated, TypedDict


class Order(TypedDict):
    """An order of knights."""

    members: Annotated[list[int], "Lords who belong to it"]
    titles_left: Annotated[int, "titles for further members"]
