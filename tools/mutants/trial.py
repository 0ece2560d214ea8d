"""One fault on trial: planted in a copy of the sources, and the tests that run its line put to it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from tools.mutants.operators import Mutant
from tools.mutants.sample import AT_IMPORT, group_of
from tools.mutants.traces import Traces

Verdict = Literal["noticed", "survived"]
MOST_TESTS: Final = 1500  # beyond these a fault in a line that every game runs would have been noticed
START: Final = 120.0  # seconds for pytest to collect, on a busy machine


@dataclass(frozen=True)
class Outcome:
    mutant: Mutant
    verdict: Verdict
    by: str  # the test that noticed it, or how it was noticed


class Bench:
    """A copy of the package that tests import instead of the true one."""

    def __init__(self, root: Path, folder: Path) -> None:
        self._root: Final = root
        self._folder: Final = folder
        shutil.rmtree(folder, ignore_errors=True)
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(root / "src", folder / "src", ignore=ignore)

    def tried(self, mutant: Mutant, traces: Traces, also: list[str]) -> Outcome:
        tests = traces.tests_of(mutant.path, mutant.line)[:MOST_TESTS] or AT_IMPORT[group_of(mutant.path)]
        tests = [*also, *tests]
        planted, original = self._folder / mutant.path, (self._root / mutant.path).read_text(encoding="utf-8")
        self._write(planted, mutant.applied(original))
        try:
            return self._run(mutant, tests, START + 10 * max(60.0, traces.seconds_of(tests)))
        finally:
            self._write(planted, original)

    def _write(self, path: Path, text: str) -> None:
        """Bytecode is judged by the second in which its source was written, too coarse for this: it has to go."""
        path.write_text(text, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def _run(self, mutant: Mutant, tests: list[str], patience: float) -> Outcome:
        listed = self._folder / "tests.txt"
        listed.write_text("\n".join(tests), encoding="utf-8")
        env = {**os.environ, "PYTHONPATH": str(self._folder / "src")}
        options = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", f"@{listed}"]
        command = [sys.executable, "-m", "pytest", *options]
        try:
            done = subprocess.run(
                command,
                cwd=self._root,
                env=env,
                timeout=patience,
                capture_output=True,
                text=True,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Outcome(mutant, "noticed", "it never ends")
        if done.returncode == 0:
            return Outcome(mutant, "survived", "")
        return Outcome(mutant, "noticed", first_failure(done.stdout))


def first_failure(printed: str) -> str:
    for line in printed.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.split(" - ")[0].split(" ", 1)[1]
    return "pytest itself"
