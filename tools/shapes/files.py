"""Which files are made from the structures that games declare, and what belongs into them today."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from oyez import games
from oyez.engine.pack import Pack, load
from oyez.engine.shapes import Shapes
from tools.shapes import reference, schema, typescript
from tools.shapes.reading import Structure, fields_of, structures

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = ROOT / "web" / "src" / "games"
PAGE: Final = ROOT / "docs" / "views.md"
INTRODUCTION: Final = """# Views

A view is what one seat, or a spectator, may know of a position; the box is what everybody may read off the pieces
before the game begins. Both are JSON objects. The server sends them, bots get them, scenarios look into them, and
[observations](observations.md) are made from them. `null` is what the reader may not know or what is not there.

This page is written by `make types` from the declarations that the program checks its views against. Programs find
the same as a JSON schema in the package: `data/view.schema.json` of each game, with the box under `$defs`.
"""


def described() -> list[tuple[Pack, Shapes]]:
    """The games of this package that declare what they show."""
    packs = [games.pack_named(name) for name in games.GAMES]
    return [(pack, load(pack.shapes)) for pack in packs if pack.shapes and folder(pack).is_dir()]


def folder(pack: Pack) -> Path:
    """Where a game of this package stands."""
    return ROOT / "src" / Path(*pack.shapes.split(":")[0].split(".")[:3])


def files() -> dict[Path, str]:
    """The text of each, by its path."""
    found: dict[Path, str] = {}
    page = INTRODUCTION
    for pack, shapes in described():
        base, added = read(shapes)
        data = folder(pack) / "data" / "view.schema.json"
        found[data] = schema.schema(f"A view of {pack.title}", with_added(base, shapes, added))
        found[PAGES / pack.name / "view-types.ts"] = typescript.module(base.values())
        page += "\n" + reference.tables(pack.title, base.values())
        for name, more in added.items():
            types = PAGES / pack.name / "expansions" / name / "view-types.ts"
            found[types] = typescript.module(more.values())
            page += "\n" + reference.tables(f"{pack.title}: {name}", more.values())
    return {**found, PAGE: page}


def read(shapes: Shapes) -> tuple[dict[str, Structure], dict[str, dict[str, Structure]]]:
    """The structures of the game, and by expansion those that it adds."""
    added = {name: structures(shapes, kind) for name, kind in shapes.added.items()}
    return structures(shapes, shapes.view, shapes.box), added


def with_added(
    base: dict[str, Structure], shapes: Shapes, added: dict[str, dict[str, Structure]]
) -> list[Structure]:
    """All structures, and in the view the fields of expansions, none of which must be there."""
    whole = dict(base)
    view = base[shapes.view.__name__]
    for name, kind in shapes.added.items():
        fields = tuple([replace(field, required=False) for field in fields_of(kind)])
        view = replace(view, fields=(*view.fields, *fields))
        whole |= {one: structure for one, structure in added[name].items() if one != kind.__name__}
    whole[view.name] = view
    return list(whole.values())
