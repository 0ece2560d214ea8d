"""Planted faults: what can be planted, which ones a seed draws, and how they are tried."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tools.mutants.judged import JUDGED, Judgement, judgements
from tools.mutants.operators import Mutant, mutants_of
from tools.mutants.planting import Functions, lines_around
from tools.mutants.sample import SHARES, drawn, every_mutant, group_of
from tools.mutants.trial import first_failure, within

ROOT = Path(__file__).resolve().parents[2]


def swaps(code: str) -> list[tuple[str, str]]:
    return [(one.before, one.after) for one in mutants_of("a.py", code)]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("a < b", [("<", "<=")]),
        ("a  not in b", [("not in", "in")]),
        ("(a) +\\\n(b)", []),
        ("(é) + (b)", [("+", "-")]),
        ("a and b", [("and", "or")]),
        ("x = not a", [("not a", "a")]),
        ("x = 3", [("3", "4")]),
        ("x = True", [("True", "False")]),
        ("x = a if b else c", [("b", "(not (b))")]),
        ("go(a)", [("go(a)", "pass")]),
        ("x = min(a)", [("min", "max")]),
        ("x += a", [("+=", "-=")]),
        ("x: list[int, 3] = a", []),
        ("raise Wrong(3)", []),
        ("x = f'{a + 1}'", []),
        ("x = log.info('%s', 1)", []),
        ("log.info('%s', 1)", []),
        ('"""A text of 3."""', []),
    ],
)
def test_what_can_be_planted(code: str, expected: list[tuple[str, str]]) -> None:
    assert swaps(code) == expected


@pytest.fixture(scope="module")
def everything() -> list[Mutant]:
    return every_mutant(ROOT)


def test_every_fault_is_still_a_program(everything: list[Mutant]) -> None:
    for mutant in drawn(everything, 150, seed=7):
        ast.parse(mutant.applied((ROOT / mutant.path).read_text()))


def test_a_seed_draws_the_same_ones_and_more_go_on_from_there(everything: list[Mutant]) -> None:
    assert {*drawn(everything, 40, seed=1)} > {*drawn(everything, 20, seed=1)}
    assert drawn(everything, 20, seed=1) != drawn(everything, 20, seed=2)


def test_every_group_has_its_share(everything: list[Mutant]) -> None:
    found = Counter(group_of(one.path) for one in drawn(everything, 300, seed=1))
    assert found == {name: 3 * share for name, share in SHARES.items()}
    assert sum(found.values()) == 300


def test_a_fault_keeps_its_key_when_lines_come_before_it() -> None:
    before, after = mutants_of("a.py", "x = a < b"), mutants_of("a.py", "import c\n\n\nx = a < b")
    assert [one.key for one in before] == [one.key for one in after] == ["a.py: x = a < b: < -> <= (1)"]
    alike = mutants_of("a.py", "x = 3\nx = 3")
    assert [one.key for one in alike] == ["a.py: x = 3: 3 -> 4 (1)", "a.py: x = 3: 3 -> 4 (2)"]


CODE = """
LIMIT = 3

def over(n, most=LIMIT + 1):
    return [one
            for one in n if one > most]

class Purse:
    size = 2

    def holds(self, n):
        def fits():
            return n < self.size
        return fits()
"""


def planted(tmp_path: Path, before: str, after: str) -> dict[str, Any] | None:
    """The names of a module that was imported before the fault was planted in it; None if that cannot be done."""
    path = tmp_path / "a.py"
    path.write_text(CODE)
    names: dict[str, Any] = {"__name__": "a"}
    exec(compile(CODE, str(path), "exec"), names)
    (mutant,) = [one for one in mutants_of("a.py", CODE) if (one.before, one.after) == (before, after)]
    return names if Functions(tmp_path).plant(mutant) else None


def test_a_fault_is_planted_in_a_function_that_is_there_already(tmp_path: Path) -> None:
    names = planted(tmp_path, ">", ">=")
    assert names is not None
    assert names["over"]([3, 4, 5]) == [4, 5]


def test_a_fault_is_planted_in_a_function_within_a_method(tmp_path: Path) -> None:
    names = planted(tmp_path, "<", "<=")
    assert names is not None
    assert names["Purse"]().holds(2)


@pytest.mark.parametrize(("before", "after"), [("3", "4"), ("+", "-"), ("2", "3")])
def test_what_ran_at_import_needs_a_new_process(tmp_path: Path, before: str, after: str) -> None:
    """Constants, defaults and the bodies of classes."""
    assert planted(tmp_path, before, after) is None


def test_a_line_without_code_of_its_own_belongs_to_its_statement() -> None:
    assert lines_around(CODE, 6) == range(5, 7)
    assert lines_around(CODE, 2) == range(2, 3)


def test_only_as_many_tests_are_asked_as_there_is_time_for() -> None:
    seconds = {"a": 100.0, "b": 49.0, "c": 2.0}
    assert within(["a", "b", "c"], seconds) == ["a", "b"]
    assert within(["slow"], {"slow": 1000.0}) == ["slow"]


def test_who_noticed_it_is_read_from_what_pytest_prints() -> None:
    assert first_failure("..F\nFAILED tests/a.py::test_b - assert 1 == 2\n1 failed") == "tests/a.py::test_b"
    assert first_failure("died") == "pytest itself"


def test_a_judgement_is_known_by_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("\n\nx = 3  # why\n")
    mutant = Mutant("a.py", 3, 6, 7, "3", "4")
    assert Judgement("a.py", "x = 3  # why", "4", "nobody reads x").fits(mutant, tmp_path)
    assert not Judgement("a.py", "x = 3  # why", "5", "nobody reads x").fits(mutant, tmp_path)


def test_a_judgement_may_be_of_one_of_those_that_look_alike(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 3 + 3\n")
    first, second = [one for one in mutants_of("a.py", "x = 3 + 3\n") if one.after == "4"]
    judgement = Judgement("a.py", "x = 3 + 3", "4", "nobody reads x", number=2)
    assert judgement.fits(second, tmp_path)
    assert not judgement.fits(first, tmp_path)


def test_every_judgement_is_of_a_line_that_is_there_and_has_a_reason() -> None:
    for one in judgements(JUDGED):
        lines = [line.strip() for line in (ROOT / one.file).read_text(encoding="utf-8").splitlines()]
        assert one.line in lines, one
        assert len(one.why) > 20, one
