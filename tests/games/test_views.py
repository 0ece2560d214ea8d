"""What games show is what they declare: no field more, none less, and null where it is declared and nowhere else."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from types import NoneType
from typing import Any, Final, get_args, get_origin, is_typeddict

import jsonschema_rs
import pytest

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import State, play
from oyez.engine.pack import load
from oyez.engine.record import parse
from oyez.engine.shapes import Shapes
from oyez.games import game_named, pack_named
from oyez.games.fief.game import GAME as FIEF
from oyez.games.fief.rules.state import Fief
from oyez.server.tables.replays import positions
from tests.contract.rich import MODULES, choose, rich
from tests.games.steered import AIMS, HERE
from tests.rules.fief.table import state
from tools.shapes.files import folder
from tools.shapes.reading import Field, fields_of

# Tables of rich.py by number; every fourth is played in the fog, with hidden money.
TABLES: Final = (MODULES, (), MODULES, MODULES[:2], (), MODULES, (), MODULES[2:])
RECORDS: Final = (*[f"fief-{name}" for name in AIMS], "fief-allied", "fief-tie-broken-by-queen-regent")
NUMBERS: Final = {"politics": "on", "numbers": 'politics.holder="one"'}
PLAYS: Final = 600
OFTEN: Final = 12  # of so many positions of a table one is looked at
SELDOM: Final = 60  # and one of so many of a record


@cache
def schema(game: str, structure: str) -> jsonschema_rs.Draft202012Validator:
    text = (folder(pack_named(game)) / "data" / "view.schema.json").read_text(encoding="utf-8")
    return jsonschema_rs.Draft202012Validator({**json.loads(text), "$ref": f"#/$defs/{structure}"})


def wrong(game: str, structure: str, value: object) -> list[str]:
    """Where a value is not as the schema in the package has it."""
    found = schema(game, structure).iter_errors(value)
    return [f"{structure} {list(error.instance_path)}: {error.message[:200]}" for error in found]


@cache
def declared(kind: type) -> dict[str, Field]:
    return {field.name: field for field in fields_of(kind)}


class Met:
    """Which of the declared fields were shown, which of them with null."""

    def __init__(self, *roots: type) -> None:
        self.waiting: Final = set().union(*[places(root) for root in roots])

    def look(self, kind: Any, value: Any) -> None:
        if value is None or self.waiting.isdisjoint(places(kind)):
            return
        if is_typeddict(kind):
            for name, field in declared(kind).items():
                if name in value:
                    self.waiting.discard((kind.__name__, name, value[name] is None))
                    self.look(field.kind, value[name])
        elif isinstance(value, list) and get_origin(kind) is list:
            for part in value:
                self.look(get_args(kind)[0], part)
        else:  # one or null, a row
            self.look(get_args(kind)[0], value)


@cache
def places(kind: Any) -> frozenset[tuple[str, str, bool]]:
    """All that can be met in a structure: its fields, and once more with null where that is declared."""
    if not is_typeddict(kind):
        return frozenset().union(*[places(part) for part in get_args(kind)])
    fields = declared(kind).values()
    null = {(kind.__name__, field.name, True) for field in fields if NoneType in get_args(field.kind)}
    full = {(kind.__name__, field.name, False) for field in fields}
    return frozenset(null | full).union(*[places(field.kind) for field in fields])


def look(game: str, g: Any, met: Met) -> None:
    """All readers of a position see what is declared."""
    shapes: Shapes = load(pack_named(game).shapes)
    for seat in (SPECTATOR, *range(g.rules.seats)):
        view = game_named(game).view(g, seat)
        assert wrong(game, "View", view) == []
        met.look(shapes.view, view)
        for added in shapes.added.values():
            met.look(added, view)


def at_tables() -> Iterator[Fief]:
    core = {action.text for action in FIEF.words.core_actions()}
    for number, modules in enumerate(TABLES):
        g, chance = state(rich(modules, number)), Random(number)
        for turn in range(PLAYS):
            if g.pending and turn % OFTEN == 0:
                yield g
            if g.pending:
                play(g, *choose(g, chance, core))


def in_records(names: Iterable[str]) -> Iterator[State]:
    for name in names:
        record = parse((HERE / f"{name}.oyez").read_text(encoding="utf-8"), game_named)
        for position in positions(record):
            if position.n % SELDOM == 0 or position.n == len(record.plays):
                yield position.state


def test_all_that_fief_shows_is_declared_and_all_that_is_declared_is_shown() -> None:
    shapes: Shapes = load(pack_named("fief").shapes)
    met = Met(shapes.view, *shapes.added.values())
    for g in at_tables():
        look("fief", g, met)
    for position in in_records(RECORDS):
        look("fief", position, met)
    look("fief", FIEF.setup(FIEF.rules(3, NUMBERS), 1, []), met)
    assert met.waiting == set()


def test_all_that_middle_ages_shows_is_declared_and_all_that_is_declared_is_shown() -> None:
    shapes: Shapes = load(pack_named("middle-ages").shapes)
    met = Met(shapes.view)
    for g in in_records(["middle-ages-coins-3", "middle-ages-coins-5"]):
        look("middle-ages", g, met)
    assert met.waiting == set()


@pytest.mark.parametrize(
    ("game", "options"),
    [("fief", {}), ("fief", dict.fromkeys(MODULES, "on")), ("fief", NUMBERS), ("middle-ages", {})],
)
def test_what_boxes_say_is_declared(game: str, options: dict[str, str]) -> None:
    rules = game_named(game)
    assert wrong(game, "Box", rules.box(rules.rules(4, options))) == []


def test_names_that_are_not_declared_are_those_of_the_table() -> None:
    """Pieces and income of expansions."""
    g = state(rich(MODULES, 0))
    view: dict[str, Any] = FIEF.view(g, 0)
    troops, income = view["villages"][0]["troops"][0], view["families"][0]["income"]
    assert set(troops) - {"counters", "men", "knights"} == set(g.rules.kinds.names)
    assert set(income) - {"villages", "mills", "taxes", "queen", "total"} == {"toll", "commanderies"}


@pytest.mark.parametrize(
    ("change", "value"),
    [("luck", 1), ("round", None), ("round", "1"), ("regency", 0), ("first", True), ("villages", [{}])],
)
def test_anything_else_would_be_noticed(change: str, value: object) -> None:
    view = FIEF.view(state(rich((), 0)), 0)
    assert wrong("fief", "View", view) == []
    assert wrong("fief", "View", {**view, change: value})


def test_a_missing_field_would_be_noticed() -> None:
    view = FIEF.view(state(rich((), 0)), 0)
    del view["supply"]
    assert wrong("fief", "View", view)


def test_a_field_that_nothing_shows_would_be_noticed() -> None:
    shapes: Shapes = load(pack_named("fief").shapes)
    met = Met(shapes.view)
    met.look(shapes.view, FIEF.view(state(rich((), 0)), 0))
    assert ("Battle", "rider", False) in met.waiting
    assert ("View", "battle", False) in met.waiting
    assert ("View", "battle", True) not in met.waiting
