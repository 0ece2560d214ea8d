"""Structures as the types of the page, in the format that the page's files have."""

from __future__ import annotations

import json
from collections.abc import Iterable
from types import NoneType
from typing import Any, Final, Literal, get_args, get_origin, is_typeddict

from tools.shapes.reading import Field, Structure, is_union, row_of

HEAD: Final = "// Made by `make types` from what the game declares about its view and its box; do not edit.\n"
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def module(found: Iterable[Structure]) -> str:
    return "\n".join([HEAD, *[interface(one) for one in found]])


def interface(one: Structure) -> str:
    lines = [line for field in one.fields for line in member(field)]
    if one.further:
        lines += member(one.further)
    return "\n".join([f"/** {one.meaning} */", f"export interface {one.name} {{", *lines, "}", ""])


def member(field: Field) -> list[str]:
    """Further names are an index signature, which declared fields must fit."""
    name = f"{field.name}{'' if field.required else '?'}" if field.name else "[name: string]"
    return [f"  /** {field.meaning} */", f"  {name}: {written(field.kind)};"]


def written(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    row = row_of(kind)
    if row:
        return f"[{', '.join([f'{place}: {written(row[0])}' for place in row[1]])}]"
    if get_origin(kind) is Literal:
        return " | ".join([json.dumps(value) for value in get_args(kind)])
    if is_union(kind):
        return " | ".join([written(part) for part in get_args(kind)])
    assert get_origin(kind) is list, kind
    (inside,) = get_args(kind)
    several = is_union(inside) or get_origin(inside) is Literal
    return f"({written(inside)})[]" if several else f"{written(inside)}[]"
