"""Tests about tests: whoever names a row must check something."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from oyez.ledger import ledgers
from oyez.ledger.coverage import TESTS, proved_rows

Test = ast.FunctionDef | ast.AsyncFunctionDef

# Calls that fail by themselves when something is not as the rules say.
CHECKING: Final = {"expect", "refuses", "raises"}


def rule_tests() -> Iterator[tuple[str, Test]]:
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "rule(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, Test) and any(is_rule(decorator) for decorator in node.decorator_list):
                yield f"{path.relative_to(TESTS).as_posix()}::{node.name}", node


def is_rule(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else None
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )


def checks_something(test: Test) -> bool:
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHECKING:
            empty = node.func.attr == "expect" and not node.keywords  # expect() only forgets what was heard
            if not empty:
                return True
    return False


def test_every_test_of_a_rule_checks_something() -> None:
    tests = list(rule_tests())
    assert len(tests) > 100
    assert [name for name, test in tests if not checks_something(test)] == []


@pytest.mark.parametrize(
    ("text", "checks"),
    [
        ("def t():\n    assert True", True),
        ("def t():\n    table.play('x').expect(over=True)", True),
        ("def t():\n    with pytest.raises(ValueError): f()", True),
        ("def t():\n    table.expect()", False),
        ("def t():\n    table.play('x')", False),
    ],
)
def test_what_counts_as_checking(text: str, checks: bool) -> None:
    (test,) = ast.parse(text).body
    assert isinstance(test, ast.FunctionDef)
    assert checks_something(test) is checks


def test_every_scenario_that_names_rows_expects_something() -> None:
    naming = {test for tests in proved_rows().values() for test in tests if test.endswith(".yaml")}
    assert len(naming) > 100
    for file in sorted(naming):
        text = (TESTS.parent / file).read_text(encoding="utf-8")
        assert "expect:" in text or "refuse:" in text or "refused:" in text, file


def test_every_row_of_middle_ages_is_proved_by_a_test_of_its_own_paragraph() -> None:
    """test_3_1_field.py must prove all rows of M-3.1; chapters 4 and 5 are one file each."""
    proofs = proved_rows()
    (ledger,) = [ledger for ledger in ledgers() if ledger.name == "middle-ages"]
    elsewhere = []
    for row in ledger.rows:
        chapter, section = row.id.split("-")[1].split(".")
        files = {test.split("::")[0].rsplit("/", 1)[-1] for test in proofs[row.id]}
        if not any(file.startswith((f"test_{chapter}_{section}_", f"test_{chapter}_e")) for file in files):
            elsewhere.append(row.id)
    assert elsewhere == []
