"""The files that are written from the structures of views and boxes: today's, and right for every kind of field."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from oyez.engine.shapes import Further, Row, Shapes
from tools.shapes import reference, schema, typescript
from tools.shapes.files import PAGE, ROOT, files
from tools.shapes.reading import BadShape, structures

FILES = files()


class Coat(TypedDict):
    """A coat of arms."""

    colour: Annotated[Literal["red", "blue"], "its colour"]


class Herald(TypedDict):
    """A herald who
    announces."""

    name: Annotated[str, "the name"]
    coats: Annotated[list[Coat | None], "coats that are known, null where forgotten"]
    place: Annotated[Annotated[list[int], Row("x", "y")] | None, "the place on the field"]
    weight: NotRequired[Annotated[float, "with armour"]]
    loud: Annotated[bool, "it carries far"]


class Silent(TypedDict):
    """A field without a meaning."""

    name: str


class Nameless(TypedDict):
    name: Annotated[str, "a structure without a sentence"]


HERALD = structures(Shapes(Herald, Coat, (Further(Herald, int | None, "fees by town"),)), Herald)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_are_up_to_date(path: Path) -> None:
    assert path.exists(), "run `make types`"
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make types`"


def test_no_file_is_left_of_what_is_no_longer_declared() -> None:
    there = {*(ROOT / "web" / "src").rglob("view-types.ts"), *(ROOT / "src").rglob("view.schema.json")}
    assert there == FILES.keys() - {PAGE}


def test_each_game_has_types_a_schema_and_its_tables() -> None:
    written = {path.relative_to(ROOT).as_posix() for path in FILES}
    assert {
        "docs/views.md",
        "src/oyez/games/fief/data/view.schema.json",
        "src/oyez/games/middle_ages/data/view.schema.json",
        "web/src/games/fief/view-types.ts",
        "web/src/games/fief/expansions/crusades/view-types.ts",
        "web/src/games/middle-ages/view-types.ts",
    } <= written


def test_types_of_the_page() -> None:
    assert typescript.interface(HERALD["Herald"]) == (
        "/** A herald who announces. */\n"
        "export interface Herald {\n"
        "  /** the name */\n"
        "  name: string;\n"
        "  /** coats that are known, null where forgotten */\n"
        "  coats: (Coat | null)[];\n"
        "  /** the place on the field */\n"
        "  place: [x: number, y: number] | null;\n"
        "  /** with armour */\n"
        "  weight?: number;\n"
        "  /** it carries far */\n"
        "  loud: boolean;\n"
        "  /** fees by town */\n"
        "  [name: string]: number | null;\n"
        "}\n"
    )
    assert '  colour: "red" | "blue";' in typescript.interface(HERALD["Coat"])


def test_schema() -> None:
    herald = schema.described(HERALD["Herald"])
    assert herald["required"] == ["name", "coats", "place", "loud"]
    assert herald["additionalProperties"] == {
        "description": "fees by town",
        "anyOf": [{"type": "integer"}, {"type": "null"}],
    }
    assert herald["properties"]["coats"]["items"] == {"anyOf": [{"$ref": "#/$defs/Coat"}, {"type": "null"}]}
    place = herald["properties"]["place"]["anyOf"][0]
    assert [one["title"] for one in place["prefixItems"]] == ["x", "y"]
    assert (place["minItems"], place["items"]) == (2, False)
    coat = schema.described(HERALD["Coat"])
    assert coat["properties"]["colour"]["enum"] == ["red", "blue"]
    assert coat["additionalProperties"] is False


def test_tables_of_the_page_for_readers() -> None:
    assert reference.table(HERALD["Herald"]).splitlines()[2:] == [
        "A herald who announces.",
        "",
        "| field | type | meaning |",
        "|---|---|---|",
        "| `name` | string | the name |",
        "| `coats` | list of (Coat or null) | coats that are known, null where forgotten |",
        "| `place` | [x, y] or null | the place on the field |",
        "| `weight`, not always | number | with armour |",
        "| `loud` | boolean | it carries far |",
        "| any other | integer or null | fees by town |",
    ]


@pytest.mark.parametrize(
    ("kind", "reason"), [(Silent, "Silent.name needs one meaning"), (Nameless, "has no sentence")]
)
def test_a_declaration_that_says_nothing_is_refused(kind: type, reason: str) -> None:
    with pytest.raises(BadShape, match=reason):
        structures(Shapes(kind, kind), kind)


def twin_of_coat() -> type:
    class Coat(TypedDict):
        """Another coat of arms."""

        colour: Annotated[int, "a number"]

    return Coat


def test_two_structures_of_one_name_are_refused() -> None:
    twin = twin_of_coat()
    with pytest.raises(BadShape, match="two structures are called Coat"):
        structures(Shapes(Herald, twin), Herald, twin)
