"""Reads the structures that a game declares (oyez.engine.shapes)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from oyez.engine.shapes import Row, Shapes

UNIONS: Final = (Union, UnionType)


class BadShape(ValueError):
    """A structure that cannot be written down; the message says which and why."""


@dataclass(frozen=True)
class Field:
    name: str
    kind: Any  # without its meaning
    meaning: str
    required: bool


@dataclass(frozen=True)
class Structure:
    name: str
    meaning: str
    fields: tuple[Field, ...]
    further: Field | None = None  # what stands under names that are not declared


def structures(shapes: Shapes, *roots: type) -> dict[str, Structure]:
    """By name: these structures and all that they are made of, each before those it mentions."""
    kinds: dict[str, Any] = {}
    waiting = list(roots)
    while waiting:
        kind = waiting.pop(0)
        if kinds.setdefault(kind.__name__, kind) is not kind:
            raise BadShape(f"two structures are called {kind.__name__}")
        inside = [part for field in described(shapes, kind) for part in structures_in(field.kind)]
        waiting = [part for part in inside if part.__name__ not in kinds] + waiting
    return {name: structure(shapes, kind) for name, kind in kinds.items()}


def structure(shapes: Shapes, kind: type) -> Structure:
    meaning = " ".join((kind.__doc__ or "").split())
    if not meaning:
        raise BadShape(f"{kind.__name__} has no sentence of its own")
    return Structure(kind.__name__, meaning, fields_of(kind), further_of(shapes, kind))


def described(shapes: Shapes, kind: type) -> tuple[Field, ...]:
    """All its fields, and what stands under further names."""
    further = further_of(shapes, kind)
    return (*fields_of(kind), *([further] if further else []))


def further_of(shapes: Shapes, kind: type) -> Field | None:
    found = [Field("", one.kind, one.meaning, False) for one in shapes.further if one.structure is kind]
    return found[0] if found else None


def fields_of(kind: type) -> tuple[Field, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple([field_of(kind, name, hint) for name, hint in hints.items()])


def field_of(owner: type, name: str, hint: Any) -> Field:
    required = get_origin(hint) is not NotRequired
    if not required:
        (hint,) = get_args(hint)
    kind, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    meanings = [note for note in notes if isinstance(note, str)]
    if len(meanings) != 1:
        raise BadShape(f"{owner.__name__}.{name} needs one meaning, not {len(meanings)}")
    rows = [note for note in notes if isinstance(note, Row)]
    return Field(name, Annotated[kind, rows[0]] if rows else kind, meanings[0], required)


def row_of(kind: Any) -> tuple[Any, tuple[str, ...]] | None:
    """What the places of a row hold, and their names; None for anything else."""
    if get_origin(kind) is not Annotated:
        return None
    inside, row = get_args(kind)
    assert isinstance(row, Row)
    return get_args(inside)[0], row.places


def is_union(kind: Any) -> bool:
    return get_origin(kind) in UNIONS


def structures_in(kind: Any) -> Iterator[Any]:
    """Those that a kind mentions."""
    if is_typeddict(kind):
        yield kind
    elif get_origin(kind) is Annotated or get_origin(kind) is list or is_union(kind):
        for part in get_args(kind):
            yield from structures_in(part)
