"""Structures as tables of a page for readers."""

from __future__ import annotations

import json
from collections.abc import Iterable
from types import NoneType
from typing import Any, Final, Literal, get_args, get_origin, is_typeddict

from tools.shapes.reading import Field, Structure, is_union, row_of

PLAIN: Final = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def table(one: Structure) -> str:
    fields = [*one.fields, *([one.further] if one.further else [])]
    rows = [f"| {name(field)} | {written(field.kind)} | {field.meaning} |" for field in fields]
    return "\n".join(
        [f"### {one.name}", "", one.meaning, "", "| field | type | meaning |", "|---|---|---|", *rows, ""]
    )


def tables(heading: str, found: Iterable[Structure]) -> str:
    return "\n".join([f"## {heading}", "", *[table(one) for one in found]])


def name(field: Field) -> str:
    if not field.name:
        return "any other"
    return f"`{field.name}`{'' if field.required else ', not always'}"


def written(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    row = row_of(kind)
    if row:
        places = f"[{', '.join(row[1])}]"
        return places if row[0] is int else f"{places}, each {written(row[0])}"
    if get_origin(kind) is Literal:
        return " or ".join([f"`{json.dumps(value)}`" for value in get_args(kind)])
    if is_union(kind):
        return " or ".join([written(part) for part in get_args(kind)])
    assert get_origin(kind) is list, kind
    inside = written(get_args(kind)[0])
    return f"list of ({inside})" if " or " in inside else f"list of {inside}"
