"""Expected values against found ones: paths into a tree, plain values and operators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from oyez.engine.scenario_text import BadScenario, Path, listed, shown, told

OPERATORS: Final = ("at_least", "at_most", "not", "contains", "lacks", "length")


@final
class Problem:
    """An expectation that did not hold, and where it stands."""

    def __init__(self, path: Path, text: str) -> None:
        self.path: Final = path
        self.text: Final = text

    def under(self, *above: str | int) -> Problem:
        return Problem((*above, *self.path), self.text)

    def __str__(self) -> str:
        return told(self.text, self.path, None)


@final
class Nothing:
    """What is found beyond the end of a list."""

    def __str__(self) -> str:
        return "nothing, the list is shorter"


NOTHING: Final = Nothing()


def find(tree: object, path: str, names: list[str]) -> object:
    """The value at a dotted path; a list goes by seat name or by index from 0."""
    gone: list[str] = []
    for part in path.split("."):
        if isinstance(tree, Mapping):
            if part not in tree:
                there = ", ".join(str(key) for key in tree) or "nothing"
                raise BadScenario(f"{part!r} is not in {'.'.join(gone) or 'it'}; there is: {there}")
            tree = tree[part]
        elif isinstance(tree, list | tuple):
            tree = _item(list(tree), part, gone, names)
        else:
            raise BadScenario(f"{'.'.join(gone)} is {shown(tree)}, which has no part {part!r}")
        if tree is NOTHING:
            return tree
        gone.append(part)
    return tree


def _item(items: list[object], part: str, gone: list[str], names: list[str]) -> object:
    if part in names and len(items) == len(names):
        return items[names.index(part)]
    if not part.removeprefix("-").isdecimal():
        keys = f"seats ({', '.join(names)}) or " if len(items) == len(names) else ""
        raise BadScenario(f"{'.'.join(gone) or 'it'} is a list: {keys}numbers from 0 follow, not {part!r}")
    index = int(part)
    return items[index] if -len(items) <= index < len(items) else NOTHING


def compare(tree: object, expected: Mapping[str, object], names: list[str]) -> list[Problem]:
    """Every path of `expected` that does not hold in `tree`."""
    problems: list[Problem] = []
    for key, wanted in expected.items():
        path = str(key)
        try:
            found = find(tree, path, names)
            if _is_tree(wanted) and isinstance(wanted, Mapping) and found is not NOTHING:
                problems += [problem.under(path) for problem in compare(found, wanted, names)]
            elif not holds(wanted, found, names):
                problems.append(
                    Problem((path,), f"expected {wording(wanted)}, found {_found(wanted, found, names)}")
                )
        except BadScenario as error:
            raise error.under(path) from error
    return problems


def _is_tree(wanted: object) -> bool:
    """A mapping of operators is a question, any other names more paths; {} is the empty mapping itself."""
    if not isinstance(wanted, Mapping) or not wanted:
        return False
    operators = [key for key in wanted if key in OPERATORS]
    if operators and len(operators) < len(wanted):
        raise BadScenario(
            f"{operators[0]!r} cannot stand beside paths; the operators are: {', '.join(OPERATORS)}"
        )
    return not operators


def holds(wanted: object, found: object, names: list[str]) -> bool:
    if isinstance(wanted, Mapping) and wanted and not _is_tree(wanted):
        return all(_operator(name, value, found, names) for name, value in wanted.items())
    return same(wanted, found, names)


def same(wanted: object, found: object, names: list[str]) -> bool:
    """Equality, in which a seat's name equals its number and true is not 1."""
    if isinstance(wanted, list | tuple):
        return (
            isinstance(found, list | tuple)
            and len(wanted) == len(found)
            and all(same(one, other, names) for one, other in zip(wanted, found, strict=True))
        )
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, str) and isinstance(found, int) and wanted in names:
        return names.index(wanted) == found
    return wanted == found


def _operator(name: str, value: object, found: object, names: list[str]) -> bool:
    if name == "not":
        return not holds(value, found, names)
    if name in ("at_least", "at_most"):
        limit = _number(name, value)
        amount = _number("this value", found)
        return amount >= limit if name == "at_least" else amount <= limit
    if not isinstance(found, list | tuple | Mapping):
        raise BadScenario(f"{name} asks about a list, but this is {shown(found)}")
    if name == "length":
        return holds(value, len(found), names)
    asked = listed(value, (), "") if isinstance(value, list | tuple) else [value]
    there = [any(same(item, other, names) for other in found) for item in asked]
    return all(there) if name == "contains" else not any(there)


def _number(what: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadScenario(f"{what} should be a whole number, not {shown(value)}")
    return value


def wording(wanted: object) -> str:
    if isinstance(wanted, Mapping) and wanted and not _is_tree(wanted):
        return " and ".join(f"{name.replace('_', ' ')} {wording(value)}" for name, value in wanted.items())
    return shown(wanted)


def _found(wanted: object, found: object, names: list[str]) -> str:
    """Seats by name where the scenario wrote names."""
    if isinstance(wanted, str) and wanted in names and isinstance(found, int) and 0 <= found < len(names):
        return names[found]
    if (
        isinstance(wanted, list | tuple)
        and isinstance(found, list | tuple)
        and set(map(str, wanted)) & set(names)
    ):
        return shown(
            [names[item] if isinstance(item, int) and 0 <= item < len(names) else item for item in found]
        )
    return shown(found)
