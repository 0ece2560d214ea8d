"""Which tests run which line: traced once, kept, and asked for every fault."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final

from tools.mutants.tracing import FOLDER

# Tests of whole programs find little that the others do not, and tracing them takes long.
LEFT_OUT: Final = (
    "tests/web",
    "tests/tools",
    "tests/cli",
    "tests/engine/test_compiled.py",
    "tests/server/test_soak.py",
    "tests/env/test_pace.py",  # measures time
)
WHICH: Final = ("-m", "not slow", *(f"--ignore={path}" for path in LEFT_OUT))
BATCHES: Final = (
    ("tests/rules/middle_ages",),
    ("tests/rules/fief",),
    (
        "tests/engine",
        "tests/goldens",
        "tests/games",
        "tests/contract",
        "tests/properties",
        "tests/perft",
    ),
    ("tests/server",),
    ("tests/env",),
    ("tests/bots",),
)
AT_IMPORT: Final = ""  # coverage's name for what runs outside of any test


class Traces:
    """Read from a folder that trace() filled."""

    def __init__(self, folder: Path, root: Path) -> None:
        self._root: Final = root
        self._parts: Final = sorted(folder.glob("traces.*"))
        self._sources: Final = folder / "sources"
        self._of: Final[dict[str, list[tuple[str, bytes]]]] = {}
        cases = cases_in(folder)
        self.known: Final = frozenset(cases)
        self.seconds: Final = {test: seconds for test, seconds in cases.items() if seconds is not None}
        self._sizes: Final = sizes_in(self._parts)

    def runs_at_import(self, path: str, line: int) -> bool:
        return AT_IMPORT in self._contexts(path, line)

    def tests_of(self, path: str, line: int, around: range) -> list[str]:
        """The tests that run the line, or else any of those around it, or else any of the module.

        The narrow and quick ones come first, of those that passed when they were traced.
        """
        tests = self._contexts(path, line)
        if not tests:
            tests = {test for one in around for test in self._contexts(path, one)}
        if not tests or AT_IMPORT in tests:
            tests = {test for test, _ in self._traced(path)}
        return sorted((test for test in tests if test in self.seconds), key=self._order)

    def _order(self, test: str) -> tuple[int, int, str]:
        return int(self.seconds[test] / 2), self._sizes[test], test

    def _contexts(self, path: str, line: int) -> set[str]:
        from coverage.numbits import num_in_numbits

        place = self._place(path, line)
        return {test for test, bits in self._traced(path) if num_in_numbits(place, bits)}

    def _traced(self, path: str) -> list[tuple[str, bytes]]:
        if path not in self._of:
            self._of[path] = [row for part in self._parts for row in rows_of(part, str(self._root / path))]
        return self._of[path]

    def _place(self, path: str, line: int) -> int:
        """Where the line, or the nearest one before it, stood when the tests were traced."""
        traced = self._sources / path
        before = traced.read_text(encoding="utf-8").splitlines() if traced.exists() else []
        now = (self._root / path).read_text(encoding="utf-8").splitlines()
        if before == now:
            return line
        same = SequenceMatcher(None, now, before, autojunk=False).get_matching_blocks()
        block = max((one for one in same if one.a < line), key=lambda one: one.a, default=same[0])
        return block.b + min(line - block.a, max(block.size, 1))


def rows_of(part: Path, path: str) -> list[tuple[str, bytes]]:
    """Each test that ran the file, with the lines: coverage's own interface takes minutes for so many tests."""
    with closing(sqlite3.connect(part)) as connection:
        return connection.execute(
            "select context, numbits from line_bits join context on context.id = context_id"
            " join file on file.id = file_id where path = ?",
            (path,),
        ).fetchall()


def sizes_in(parts: list[Path]) -> Counter[str]:
    """How many modules each test goes through."""
    sizes: Counter[str] = Counter()
    for part in parts:
        with closing(sqlite3.connect(part)) as connection:
            sizes.update(
                dict(
                    connection.execute(
                        "select context, count(*) from line_bits join context on context.id = context_id"
                        " group by context"
                    ).fetchall()
                )
            )
    return sizes


def trace(folder: Path, root: Path, workers: int) -> None:
    """Run the tests once, noting the lines; folder by folder, so that a run that was stopped goes on."""
    sources = folder / "sources" / "src"
    if not sources.exists():
        shutil.copytree(root / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
    for number, batch in enumerate(BATCHES):
        report = folder / f"report-{number}.xml"
        if not report.exists():
            print(f"seeing once which test of {', '.join(batch)} runs which line ...", flush=True)
            trace_batch(folder, root, workers, list(batch), report)


def trace_batch(folder: Path, root: Path, workers: int, batch: list[str], report: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tools.mutants.tracing", *WHICH]
    side_by_side = [f"-n{workers}", "--dist=loadscope"] if workers > 1 else []
    env = {**os.environ, FOLDER: str(folder)}
    unfinished = report.with_suffix(".unfinished")
    subprocess.call([*command, *side_by_side, *batch, f"--junitxml={unfinished}"], cwd=root, env=env)
    unfinished.rename(report)


def cases_in(folder: Path) -> dict[str, float | None]:
    """How long each test took, by pytest's reports; None if it failed or was skipped."""
    import xml.etree.ElementTree as ElementTree

    found: dict[str, float | None] = {}
    for report in folder.glob("report-*.xml"):
        for case in ElementTree.parse(report).iter("testcase"):
            module = str(case.get("classname")).replace(".", "/")
            seconds = float(case.get("time", "0"))
            found[f"{module}.py::{case.get('name')}"] = None if len(case) else seconds
    return found
