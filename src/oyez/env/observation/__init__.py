"""Views as vectors. An encoder sees what `game.view` shows to a seat and the question put to it, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Protocol

from oyez.engine.game import Agreed, Game, Observer, UnknownName
from oyez.env.observation.schema import Field, Schema, Vector

__all__ = ["Encoder", "Field", "Schema", "Vector", "encoder_for", "observer_for"]

# Game -> the modules whose ENCODER makes its encoder, version by version from 1; a new game adds a line.
ENCODERS: Final[dict[str, tuple[str, ...]]] = {
    "fief": ("oyez.env.observation.fief", "oyez.env.observation.fief_v2"),
    "middle-ages": ("oyez.env.observation.middle_ages",),
}


class Encoder(Protocol):
    """Made once for a table: the shape of its vectors depends on the number of seats alone."""

    @property
    def schema(self) -> Schema: ...

    def encode(self, view: Mapping[str, Any], seat: int, prompt: str) -> Vector:
        """A new vector; `prompt` names the question put to this seat and is empty while it is not asked."""
        ...


def encoder_for(game: Game[Any, Any], rules: Agreed, version: int = 1) -> Encoder:
    if game.name not in ENCODERS:
        raise UnknownName(f"{game.name} has no observation yet; these games have: {', '.join(ENCODERS)}")
    make: Callable[[Game[Any, Any], Agreed], Encoder] = import_module(
        ENCODERS[game.name][version - 1]
    ).ENCODER
    return make(game, rules)


def observer_for(game: Game[Any, Any], rules: Agreed, version: int, encoder: Encoder) -> Observer[Any] | None:
    """What fills the same cells straight from a state, or None: then they are made from the view.

    A game knows its own way for version 1; a later version brings it along as OBSERVER, if it has one.
    """
    if version == 1:
        schema = encoder.schema
        return game.observer(rules, {field.name: field.start for field in schema.fields}, schema.size)
    make = getattr(import_module(ENCODERS[game.name][version - 1]), "OBSERVER", None)
    found: Observer[Any] | None = None if make is None else make(game, rules, encoder).cells
    return found
