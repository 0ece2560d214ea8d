"""Structures as a JSON schema, for programs that read views."""

from __future__ import annotations

import json
from collections.abc import Iterable
from types import NoneType
from typing import Any, Final, Literal, get_args, get_origin, is_typeddict

from tools.shapes.reading import Field, Structure, is_union, row_of

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def schema(title: str, found: Iterable[Structure]) -> str:
    """Of the view; that of the box stands beside it under `$defs`."""
    whole = {
        "$schema": DIALECT,
        "title": title,
        "$ref": "#/$defs/View",
        "$defs": {one.name: described(one) for one in found},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def described(one: Structure) -> dict[str, Any]:
    return {
        "description": one.meaning,
        "type": "object",
        "properties": {field.name: meant(field) for field in one.fields},
        "required": [field.name for field in one.fields if field.required],
        "additionalProperties": meant(one.further) if one.further else False,
    }


def meant(field: Field) -> dict[str, Any]:
    return {"description": field.meaning, **written(field.kind)}


def written(kind: Any) -> dict[str, Any]:
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if is_typeddict(kind):
        return {"$ref": f"#/$defs/{kind.__name__}"}
    row = row_of(kind)
    if row:
        places = [{"title": place, **written(row[0])} for place in row[1]]
        return {"type": "array", "prefixItems": places, "items": False, "minItems": len(places)}
    if get_origin(kind) is Literal:
        return {"enum": list(get_args(kind))}
    if is_union(kind):
        return {"anyOf": [written(part) for part in get_args(kind)]}
    assert get_origin(kind) is list, kind
    return {"type": "array", "items": written(get_args(kind)[0])}
