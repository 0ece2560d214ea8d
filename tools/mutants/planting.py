"""Plant a fault in modules that are imported already: new code for the functions that hold it."""

from __future__ import annotations

import ast
import gc
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final

from tools.mutants.operators import Mutant

Place = tuple[str, str, int]  # file, qualified name, first line


class Functions:
    """Every function that was made of a file below the root, found once: it takes a second."""

    def __init__(self, root: Path) -> None:
        self._root: Final = root
        self._at: Final[dict[Place, list[FunctionType]]] = defaultdict(list)
        start = str(root)
        for found in gc.get_objects():
            if type(found) is FunctionType and found.__code__.co_filename.startswith(start):
                self._at[place_of(found.__code__)].append(found)

    def plant(self, mutant: Mutant) -> bool:
        """Whether the fault is now in a function. False: it is in what runs when the module is imported."""
        path = self._root / mutant.path
        text = path.read_text(encoding="utf-8")
        if not is_in_function(text, mutant):
            return False
        module = compile(mutant.applied(text), str(path), "exec", dont_inherit=True)
        functions = [(found, code) for code in codes_in(module) for found in self._at.get(place_of(code), [])]
        around = [found for found, _ in functions if is_around(found.__code__, mutant.line)]
        if not around or len({place_of(code) for _, code in functions}) < len(
            {id(code) for _, code in functions}
        ):
            return False
        for found, code in functions:
            if found.__code__.co_freevars != code.co_freevars:
                return False
            found.__code__ = code
        return True


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes_in(constant)


def is_around(code: CodeType, line: int) -> bool:
    lines = [
        number for one in (code, *codes_in(code)) for _, _, number in one.co_lines() if number is not None
    ]
    return min(lines) <= line <= max(lines)


def is_in_function(text: str, mutant: Mutant) -> bool:
    """In a function's body: defaults and decorators run when the module is imported, as all the rest does."""
    before = text[: mutant.start]
    at = (mutant.line, len(before[before.rfind("\n") + 1 :].encode()))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_within(
            at, node.body[0], node.body[-1]
        ):
            return True
        if isinstance(node, ast.Lambda) and is_within(at, node.body, node.body):
            return True
    return False


def is_within(at: tuple[int, int], first: ast.stmt | ast.expr, last: ast.stmt | ast.expr) -> bool:
    assert last.end_lineno is not None
    assert last.end_col_offset is not None
    return (first.lineno, first.col_offset) <= at < (last.end_lineno, last.end_col_offset)


def lines_around(text: str, line: int) -> range:
    """All lines of the innermost statement that holds the line: the line alone may have no code of its own."""
    spans = [
        (node.lineno, node.end_lineno)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.stmt) and node.end_lineno and node.lineno <= line <= node.end_lineno
    ]
    first, last = max(spans, key=lambda span: (span[0], -span[1]))
    return range(first, last + 1)
