"""How a game declares what it shows, so that types, schemas and pages are written from one place.

A structure is a TypedDict with a sentence of its own, and each of its fields is `Annotated` with its meaning. At run
time these are plain dictionaries. `make types` writes from them the types of the page, a JSON schema and docs/views.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, final


@final
class Row:
    """Of a list: its length is fixed, and its places have these names."""

    def __init__(self, *places: str) -> None:
        self.places: Final = places


@dataclass(frozen=True)
class Further:
    """Keys that a structure has beside those it declares; their names are known when a game is set up."""

    structure: type
    kind: Any
    meaning: str


@dataclass(frozen=True)
class Shapes:
    """What a pack names: the structures of a game's view and box."""

    view: type
    box: type
    further: tuple[Further, ...] = ()
    # By expansion: the structure whose fields it adds to the view.
    added: Mapping[str, type] = field(default_factory=dict)
