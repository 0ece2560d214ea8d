"""Views as vectors. An encoder sees what `game.view` shows to a seat and the question put to it, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol

from oyez.engine.game import Agreed, Game, Observer, UnknownName
from oyez.env.observation.schema import Field, Schema, Vector
from oyez.games import GAMES, pack_named

__all__ = ["Encoder", "Field", "Schema", "Vector", "encoder_for", "encoders_of", "observed", "observer_for"]


class Encoder(Protocol):
    """Made once for a table: the shape of its vectors depends on the number of seats alone."""

    @property
    def schema(self) -> Schema: ...

    def encode(self, view: Mapping[str, Any], seat: int, prompt: str) -> Vector:
        """A new vector; `prompt` names the question put to this seat and is empty while it is not asked."""
        ...


def encoder_for(game: Game[Any, Any], rules: Agreed, version: int = 1) -> Encoder:
    versions = encoders_of(game.name)
    if not versions:
        raise UnknownName(f"{game.name} has no observation yet; these games have: {', '.join(observed())}")
    make: Callable[[Game[Any, Any], Agreed], Encoder] = import_module(versions[version - 1]).ENCODER
    return make(game, rules)


def encoders_of(game: str) -> tuple[str, ...]:
    """The modules whose ENCODER makes its encoder, version by version from 1."""
    return pack_named(game).encoders


def observed() -> dict[str, tuple[str, ...]]:
    """The same of every game that has any."""
    return {game: versions for game in GAMES if (versions := encoders_of(game))}


def observer_for(game: Game[Any, Any], rules: Agreed, version: int, encoder: Encoder) -> Observer[Any] | None:
    """What fills the same cells straight from a state, or None: then they are made from the view.

    A game knows its own way for version 1; a later version brings it along as OBSERVER, if it has one.
    """
    if version == 1:
        schema = encoder.schema
        return game.observer(rules, {field.name: field.start for field in schema.fields}, schema.size)
    make = getattr(import_module(encoders_of(game.name)[version - 1]), "OBSERVER", None)
    found: Observer[Any] | None = None if make is None else make(game, rules, encoder).cells
    return found
