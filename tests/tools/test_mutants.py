"""Planted faults: what can be planted, which ones a seed draws, and how they are tried."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.mutants.judged import JUDGED, Judgement, judgements
from tools.mutants.operators import Mutant, mutants_of
from tools.mutants.sample import drawn, every_mutant, group_of
from tools.mutants.trial import first_failure

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
    assert drawn(everything, 40, seed=1)[:20] == drawn(everything, 20, seed=1)
    assert drawn(everything, 20, seed=1) != drawn(everything, 20, seed=2)


def test_a_fault_keeps_its_key_when_lines_come_before_it() -> None:
    before, after = mutants_of("a.py", "x = a < b"), mutants_of("a.py", "import c\n\n\nx = a < b")
    assert [one.key for one in before] == [one.key for one in after] == ["a.py: x = a < b: < -> <= (1)"]
    alike = mutants_of("a.py", "x = 3\nx = 3")
    assert [one.key for one in alike] == ["a.py: x = 3: 3 -> 4 (1)", "a.py: x = 3: 3 -> 4 (2)"]


def test_rules_kernel_gate_store_and_clocks_are_all_among_them(everything: list[Mutant]) -> None:
    assert {group_of(one.path) for one in everything} == {
        "rules",
        "kernel",
        "gate",
        "store",
        "clocks",
    }


def test_who_noticed_it_is_read_from_what_pytest_prints() -> None:
    assert first_failure("..F\nFAILED tests/a.py::test_b - assert 1 == 2\n1 failed") == "tests/a.py::test_b"
    assert first_failure("died") == "pytest itself"


def test_a_judgement_is_known_by_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("\n\nx = 3  # why\n")
    mutant = Mutant("a.py", 3, 6, 7, "3", "4")
    assert Judgement("a.py", "x = 3  # why", "4", "nobody reads x").fits(mutant, tmp_path)
    assert not Judgement("a.py", "x = 3  # why", "5", "nobody reads x").fits(mutant, tmp_path)


def test_every_judgement_is_of_a_line_that_is_there_and_has_a_reason() -> None:
    for one in judgements(JUDGED):
        lines = [line.strip() for line in (ROOT / one.file).read_text(encoding="utf-8").splitlines()]
        assert one.line in lines, one
        assert len(one.why) > 20, one
