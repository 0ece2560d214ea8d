"""Which test proves which row. Tests and scenarios are read, not run, so that this takes no time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from oyez.ledger.rows import TREE, BadLedger, Ledger, Row, ledgers, row_of, rules_folder

TESTS: Final = TREE / "tests"
EXCUSES: Final = "not_code.txt"
Named = tuple[tuple[str, str], ...]  # rows, each with the test or scenario that names it
remembered: Final = lru_cache(maxsize=1000)  # files of the same text, since whoever asks once asks again


@final
class Cover:
    """How far a ledger is proved. `proofs` maps a row to the tests that name it, `excuses` to its reason."""

    def __init__(self, ledger: Ledger, proofs: dict[str, list[str]], excuses: dict[str, str]) -> None:
        self.name: Final = ledger.name
        self.rows: Final = [row for row in ledger.rows if not row.is_example]
        ids = {row.id for row in ledger.rows}
        self.proofs: Final = {id: tests for id, tests in proofs.items() if id in ids}
        self.excuses: Final = {id: reason for id, reason in excuses.items() if id in ids}

    @property
    def proved(self) -> list[Row]:
        return [row for row in self.rows if row.id in self.proofs]

    @property
    def excused(self) -> list[Row]:
        return [row for row in self.rows if row.id in self.excuses and row.id not in self.proofs]

    @property
    def missing(self) -> list[Row]:
        return [row for row in self.rows if row.id not in self.proofs and row.id not in self.excuses]

    @property
    def needlessly_excused(self) -> list[str]:
        """Excused although a test proves them: one of the two is wrong."""
        return [id for id in self.excuses if id in self.proofs]

    @property
    def complete(self) -> bool:
        return not self.missing and not self.needlessly_excused


def cover(names: list[str], tests: Path = TESTS) -> list[Cover]:
    """The named ledgers, or all of them, by the tests in a folder; raises BadLedger for what is in no ledger."""
    books = {ledger.name: ledger for ledger in ledgers()}
    for name in names:
        if name not in books:
            raise BadLedger(f"there is no ledger called {name!r}; the ledgers are: {', '.join(books)}")
    proofs, excuses = proved_rows(tests), excused_rows()
    return [Cover(books[name], proofs, excuses) for name in names or books]


def proved_rows(tests: Path = TESTS) -> dict[str, list[str]]:
    """Row -> tests and scenarios that name it; raises BadLedger if one names a row that does not exist."""
    if not tests.is_dir():
        raise BadLedger(
            "the tests are not part of the installed package: ask for coverage in a checkout of Oyez"
        )
    found: dict[str, list[str]] = {}
    for id, test in [*_named_by_tests(tests), *_named_by_scenarios(tests)]:
        if row_of(id) is None or id != id.upper():
            raise BadLedger(f"{test} names row {id!r}, which stands in no ledger of docs/rules")
        found.setdefault(id, []).append(test)
    return found


def _named_by_tests(tests: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "rule(" in text:
            yield from _named_by_test_file(path.relative_to(tests.parent).as_posix(), text)


@remembered
def _named_by_test_file(file: str, text: str) -> Named:
    return tuple(
        (id, f"{file}::{node.name}")
        for node in ast.walk(ast.parse(text, file))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        for decorator in node.decorator_list
        for id in _rows_of_decorator(decorator, file)
    )


def _rows_of_decorator(decorator: ast.expr, file: str) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = (
        called.attr
        if isinstance(called, ast.Attribute)
        else called.id
        if isinstance(called, ast.Name)
        else ""
    )
    if name != "rule":
        return []
    rows = [
        arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]
    if not rows or len(rows) != len(decorator.args) + len(decorator.keywords):
        raise BadLedger(
            f"{file} line {decorator.lineno}: @rule takes row IDs written out as texts, at least one"
        )
    return rows


def _named_by_scenarios(tests: Path) -> Iterator[tuple[str, str]]:
    for path in sorted((tests / "scenarios").rglob("*.yaml")):
        file = path.relative_to(tests.parent).as_posix()
        yield from _named_by_scenario(file, path.read_text(encoding="utf-8"))


@remembered
def _named_by_scenario(file: str, text: str) -> Named:
    from oyez.engine.scenario_text import read_text  # brings the YAML reader

    try:
        rows = read_text(text).tree.get("rules") or []
    except ValueError as reason:
        raise BadLedger(f"{file}: {reason}") from reason
    if not isinstance(rows, list):
        raise BadLedger(f"{file}: rules is a list of row IDs")
    return tuple((str(id), file) for id in rows)


def excused_rows(path: Path | None = None) -> dict[str, str]:
    """Rows that state no behaviour, each with its reason: lines of `ROW reason`, # for comments."""
    path = path or rules_folder() / EXCUSES
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        id, _, reason = line.partition("#")[0].strip().partition(" ")
        if not id:
            continue
        if row_of(id) is None or id != id.upper():
            raise BadLedger(f"{path.name} line {number}: row {id!r} stands in no ledger of docs/rules")
        if not reason.strip():
            raise BadLedger(
                f"{path.name} line {number}: row {id} needs a reason, as in: {id} names a colour only"
            )
        if id in found:
            raise BadLedger(f"{path.name} line {number}: row {id} is listed twice")
        found[id] = reason.strip()
    return found
