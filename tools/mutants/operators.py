"""What a small fault looks like: places in a module where one token or expression can be swapped for another."""

from __future__ import annotations

import ast
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], str]] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
ARITHMETIC: Final[dict[type[ast.operator], str]] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One fault: the text between two places of a file becomes another one."""

    path: str
    line: int
    start: int  # places in the file's text
    end: int
    before: str
    after: str
    key: str = ""  # says which one it is, across runs, as long as its line stays as it is

    def applied(self, text: str) -> str:
        assert text[self.start : self.end] == self.before
        return text[: self.start] + self.after + text[self.end :]


def mutants_of(path: str, text: str) -> list[Mutant]:
    """Every fault that can be planted in a module, in the order of its lines."""
    found = sorted(Finder(path, text).all(), key=lambda one: (one.start, one.end, one.after))
    lines = text.splitlines()
    alike: Counter[str] = Counter()
    keyed = []
    for one in found:
        what = f"{path}: {lines[one.line - 1].strip()}: {one.before} -> {one.after}"
        alike[what] += 1
        keyed.append(replace(one, key=f"{what} ({alike[what]})"))
    return keyed


class Finder:
    """Walks the code of one module, leaving out what no test could notice: types, texts and messages."""

    def __init__(self, path: str, text: str) -> None:
        self.path: Final = path
        self.text: Final = text
        self.starts: Final = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines: Final = text.splitlines(keepends=True)

    def all(self) -> Iterator[Mutant]:
        for node in walk(ast.parse(self.text)):
            yield from self.of(node)

    def of(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            swapped = COMPARISONS[type(node.ops[0])]
            yield from self.between(node.left, node.comparators[0], swapped)
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
            yield from self.between(node.left, node.right, ARITHMETIC[type(node.op)])
        elif isinstance(node, ast.BoolOp):
            swapped = "or" if isinstance(node.op, ast.And) else "and"
            yield from self.between(node.values[0], node.values[1], swapped)
        elif isinstance(node, ast.Constant):
            yield from self.constant(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.whole(node, self.source(node.operand))
        elif isinstance(node, ast.If | ast.IfExp | ast.While) and not isinstance(node.test, ast.Constant):
            yield self.whole(node.test, f"(not ({self.source(node.test)}))")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            yield self.whole(node.func, CALLS[node.func.id])
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield self.whole(node, "pass")
        elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            yield from self.between(node.target, node.value, ARITHMETIC[type(node.op)] + "=")
        elif isinstance(node, ast.Break | ast.Continue):
            yield self.whole(node, "continue" if isinstance(node, ast.Break) else "break")

    def constant(self, node: ast.Constant) -> Iterator[Mutant]:
        if isinstance(node.value, bool):
            yield self.whole(node, str(not node.value))
        elif isinstance(node.value, int):
            yield self.whole(node, str(node.value + 1))

    def between(self, left: ast.expr, right: ast.expr, after: str) -> Iterator[Mutant]:
        """The operator between two expressions; brackets and line ends around it stay."""
        start, end = self.end_of(left), self.start_of(right)
        gap = self.text[start:end]
        before = gap.strip(" \t\r\n()")
        if before and "#" not in gap and "\\" not in gap:
            at = start + gap.index(before)
            yield self.made(at, at + len(before), after)

    def whole(self, node: ast.expr | ast.stmt, after: str) -> Mutant:
        return self.made(self.start_of(node), self.end_of(node), after)

    def made(self, start: int, end: int, after: str) -> Mutant:
        line = bisect_right(self.starts, start)
        return Mutant(self.path, line, start, end, self.text[start:end], after)

    def source(self, node: ast.expr) -> str:
        return self.text[self.start_of(node) : self.end_of(node)]

    def start_of(self, node: ast.expr | ast.stmt) -> int:
        return self.place(node.lineno, node.col_offset)

    def end_of(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.place(node.end_lineno, node.end_col_offset)

    def place(self, line: int, column: int) -> int:
        """ast counts columns in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Nodes that run and mean something: no annotations, no errors' texts, no assertions, no way of showing."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_beside_the_point(child):
                yield child
                yield from walk(child)


def is_beside_the_point(node: ast.AST) -> bool:
    if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.FunctionDef) and node.name in ("__repr__", "marks"):
        return True
    said = node.value if isinstance(node, ast.Expr) else node
    return isinstance(said, ast.Call) and is_log(said.func)


def is_log(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and isinstance(function.value, ast.Name)
        and function.value.id in ("log", "LOG", "logger")
    )
