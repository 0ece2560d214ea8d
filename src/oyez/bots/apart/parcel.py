"""What a seat knows, as plain data for another process: an imagined state, never the true one.

Numbers, texts, lists and tuples go as they are; words of the game by number or name; steps and other small objects
by their class and what it was made with, which each keeps under the same name. What a module remembers is made
there by the game, as here, and goes as what has changed since.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from inspect import Parameter, isgetsetdescriptor, signature
from types import BuiltinFunctionType, FunctionType
from typing import Any, Final, NamedTuple, Protocol, cast

from oyez.bots.table import SeatTable
from oyez.engine.game import Agreed, Game
from oyez.engine.kernel import Decision, State
from oyez.engine.numbers import i64, vec
from oyez.engine.parts import Part
from oyez.engine.words import Action, Prompt
from oyez.games import game_named

Plain = Any  # numbers, texts, None, and lists and tuples of them
ROW: Final = type(vec[i64]([0]))  # of machine numbers


class Parcel(NamedTuple):
    """One question to one seat, and a state that the seat cannot tell from the real one."""

    game: str
    seats: int
    options: dict[str, str]
    seat: int
    prompt: str
    choices: tuple[int, ...]  # numbers of the actions
    state: Plain
    people: tuple[int, ...] = ()  # seats


class Unpackable(TypeError):
    def __init__(self, kind: type) -> None:
        super().__init__(
            f"{kind.__module__}.{kind.__qualname__} cannot be packed: "
            "it does not name what it is made with; give __init__ a name for each"
        )


class Ruled(Protocol):
    """What the state of every game carries."""

    @property
    def rules(self) -> Agreed: ...


def pack(table: SeatTable, seed: int) -> Parcel:
    """Only what `table.imagine` gives away leaves this process."""
    decision = table.decision
    imagined = table.imagine(seed)
    rules = cast(Ruled, imagined).rules
    return Parcel(
        game=table.game.name,
        seats=rules.seats,
        options=dict(rules.options),
        seat=decision.seat,
        prompt=decision.prompt.name,
        choices=tuple(action.id for action in decision.options),
        state=_plain(imagined, table.game, rules),
        people=tuple(sorted(table.people)),
    )


def unpack(parcel: Parcel) -> SeatTable:
    """The same table on the other side: what it imagines starts from the imagined state."""
    game = game_named(parcel.game)
    rules = _agreed(parcel.game, parcel.seats, tuple(sorted(parcel.options.items())))
    options = tuple(game.words.actions[number] for number in parcel.choices)
    decision = Decision(parcel.seat, game.words.prompts[parcel.prompt], options)
    state = _made(parcel.state, game, rules)
    assert isinstance(state, State)
    return SeatTable(game, state, decision, frozenset(parcel.people))


@cache
def _agreed(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Agreed:
    rules: Agreed = game_named(game).rules(seats, dict(options))
    return rules


def _plain(thing: object, game: Game[Any, Any], rules: Agreed) -> Plain:
    if thing is None or isinstance(thing, int | str | float):
        return thing
    if isinstance(thing, list):
        return [_plain(each, game, rules) for each in thing]
    if isinstance(thing, tuple):
        return ("tuple", *[_plain(each, game, rules) for each in thing])
    if isinstance(thing, Action):
        return ("action", thing.id)
    if isinstance(thing, Prompt):
        return ("prompt", thing.name)
    if thing is rules:
        return ("rules",)
    if isinstance(thing, FunctionType | BuiltinFunctionType):  # the latter if it is compiled
        return ("name", thing.__module__, thing.__qualname__)
    if isinstance(thing, ROW):
        return ("row", *thing)
    if isinstance(thing, Part):
        return _changes(thing, game, rules)
    kind: Any = type(thing)
    parts = [(name, _plain(getattr(thing, name), game, rules)) for name in _needed(kind)]
    return ("made", kind.__module__, kind.__qualname__, *parts)


def _changes(part: Part, game: Game[Any, Any], rules: Agreed) -> Plain:
    """How it differs from the part as the rules make it; what that is made with is theirs, and the same."""
    fresh = game.parts(rules)
    place = [type(each) for each in fresh].index(type(part))
    found = [(name, getattr(part, name), getattr(fresh[place], name)) for name in _attributes(part)]
    return ("part", place, *[(name, _plain(now, game, rules)) for name, now, then in found if now != then])


def _attributes(thing: object) -> list[str]:
    """By name. Objects of compiled classes have no dictionary, but their classes tell."""
    if hasattr(thing, "__dict__"):
        return sorted(vars(thing))
    kind = type(thing)
    return [name for name in dir(kind) if name[0] != "_" and isgetsetdescriptor(getattr(kind, name))]


@cache
def _needed(kind: Any) -> tuple[str, ...]:
    """What an object of that class is made with. Compiled classes say so in a text that the compiler writes."""
    try:
        parameters = signature(kind).parameters.values()
    except ValueError as unknown:
        raise Unpackable(kind) from unknown
    if [each for each in parameters if each.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)]:
        raise Unpackable(kind)
    return tuple([each.name for each in parameters])


def _made(plain: Plain, game: Game[Any, Any], rules: Agreed) -> Any:
    if isinstance(plain, list):
        return [_made(each, game, rules) for each in plain]
    if not isinstance(plain, tuple):
        return plain
    sort, *rest = plain
    if sort == "tuple":
        return tuple([_made(each, game, rules) for each in rest])
    if sort == "row":
        return vec[i64](rest)
    if sort == "action":
        return game.words.actions[rest[0]]
    if sort == "prompt":
        return game.words.prompts[rest[0]]
    if sort == "rules":
        return rules
    if sort == "part":
        part = game.parts(rules)[rest[0]]
        for name, changed in rest[1:]:
            setattr(part, name, _made(changed, game, rules))
        return part
    named = _named(rest[0], rest[1])
    if sort == "name":
        return named
    return named(**{name: _made(part, game, rules) for name, part in rest[2:]})


@cache
def _named(module: str, name: str) -> Any:
    """Only what belongs to the package is looked up: a parcel comes from our own server, but from another process."""
    if not module.startswith("oyez."):
        raise ValueError(f"{module}.{name} does not belong into a parcel; only parts of oyez do")
    found = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found
