"""Which tests run which line: traced once, kept, and asked for every fault."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
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
)


class Traces:
    """Read from a folder that trace() filled."""

    def __init__(self, folder: Path, root: Path) -> None:
        import coverage

        self._root: Final = root
        self._known: Final = tests_now(root)
        self._sources: Final = folder / "sources"
        joined = coverage.Coverage(data_file=str(folder / "joined"))
        parts = [str(part) for part in folder.glob("traces.*")]
        joined.combine(parts, keep=True)
        self._data: Final = joined.get_data()
        self._seconds: Final[dict[str, float]] = json.loads((folder / "seconds.json").read_text())
        self._sizes: Final[Counter[str]] = Counter()  # how many modules a test goes through
        self._of: Final[dict[str, dict[int, list[str]]]] = {}
        for path in self._data.measured_files():
            by_line = self._data.contexts_by_lineno(path)
            self._of[path] = by_line
            self._sizes.update({test for tests in by_line.values() for test in tests})

    def tests_of(self, path: str, line: int) -> list[str]:
        """The tests that run the line, the narrow and quick ones first; those of the module for what runs at import."""
        line = self._traced(path, line)
        by_line = self._of.get(str(self._root / path), {})
        tests = {test for test in by_line.get(line, []) if test}
        if not tests and "" in by_line.get(line, [""]):
            tests = {test for found in by_line.values() for test in found if test}
        return sorted(
            tests & self._known, key=lambda test: (self._seconds.get(test, 1.0) > 2, self._sizes[test], test)
        )

    def _traced(self, path: str, line: int) -> int:
        """Where the line, or the nearest one before it, stood when the tests were traced."""
        traced = self._sources / path
        before = traced.read_text(encoding="utf-8").splitlines() if traced.exists() else []
        now = (self._root / path).read_text(encoding="utf-8").splitlines()
        same = SequenceMatcher(None, now, before, autojunk=False).get_matching_blocks()
        block = max((one for one in same if one.a < line), key=lambda one: one.a, default=same[0])
        return block.b + min(line - block.a, max(block.size, 1))

    def seconds_of(self, tests: list[str]) -> float:
        return sum(self._seconds.get(test, 1.0) for test in tests)


def tests_now(root: Path) -> set[str]:
    """Tests that are collected today: pytest refuses to run at all when one of a list is gone."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests"]
    ignored = [f"--ignore={path}" for path in LEFT_OUT]
    done = subprocess.run([*command, *ignored], cwd=root, capture_output=True, text=True, check=True)
    return {line for line in done.stdout.splitlines() if "::" in line}


def trace(folder: Path, root: Path, workers: int) -> None:
    """Run the tests once, noting the lines. Takes two or three times as long as the tests alone."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "src", folder / "sources" / "src", ignore=shutil.ignore_patterns("__pycache__"))
    report = folder / "report.xml"
    ignored = [f"--ignore={path}" for path in LEFT_OUT]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tools.mutants.tracing",
        f"-n{workers}",
        "--dist=loadscope",
    ]
    env = {**os.environ, FOLDER: str(folder)}
    subprocess.call([*command, "tests", *ignored, f"--junitxml={report}"], cwd=root, env=env)
    (folder / "seconds.json").write_text(json.dumps(seconds_in(report)))


def seconds_in(report: Path) -> dict[str, float]:
    import xml.etree.ElementTree as ElementTree

    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        module = str(case.get("classname")).replace(".", "/")
        found[f"{module}.py::{case.get('name')}"] = float(case.get("time", "0"))
    return found
