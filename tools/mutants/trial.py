"""Faults on trial. Nearly all are planted in a fork of one process that has imported and collected everything.

What runs while modules are imported (tables of constants, classes) needs a new process with a copy of the sources.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import pytest

from tools.mutants.operators import Mutant
from tools.mutants.planting import Functions, lines_around
from tools.mutants.sample import NEAREST, group_of
from tools.mutants.traces import WHICH, Traces

Verdict = Literal["noticed", "survived"]
MOST_SECONDS: Final = 150.0  # of tests for one fault, as long as they took when they were traced
FIRST: Final = 40  # tests that a new process tries before it collects more of them
START: Final = 60.0  # seconds of computing for pytest to collect
MEMORY: Final = 6 << 30  # bytes; a loop that never ends may fill a list
NEVER_ENDS: Final = "it never ends"


@dataclass(frozen=True)
class Outcome:
    mutant: Mutant
    verdict: Verdict
    by: str  # the test that noticed it, or how it was noticed


class Court:
    """A pytest plugin: in place of running what was collected it tries the faults."""

    def __init__(
        self,
        root: Path,
        bench: Path,
        traces: Traces,
        left: list[Mutant],
        again: bool,
        told: Callable[[Outcome], None],
    ) -> None:
        self._root: Final = root
        self._bench: Final = Bench(root, bench)
        self._traces: Final = traces
        self._left: Final = left
        self._again: Final = again  # they were tried before
        self._told: Final = told
        self._unsound: Final[set[str]] = set()
        self._failed = ""
        self._items: dict[str, pytest.Item] = {}
        self._young: list[str] = []
        self._functions: Functions | None = None

    def pytest_configure(self) -> None:
        quick_failures()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = {item.nodeid: item for item in session.items}
        self._young = [test for test in self._items if test not in self._traces.known]
        gc.unfreeze()  # tests/conftest.py hides all that was imported
        self._functions = Functions(self._root)
        gc.freeze()
        for mutant in self._left:
            self._told(self._tried(mutant))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self._failed:
            self._failed = report.nodeid

    def _tried(self, mutant: Mutant) -> Outcome:
        """A test that fails without the fault as well has noticed nothing: the next one is asked."""
        tests = self._tests_for(mutant)
        with self._bench.holding(mutant):
            while tests:
                by = self._noticed_by(mutant, tests)
                if by not in tests:
                    return Outcome(mutant, "noticed" if by else "survived", by)
                place = tests.index(by) + 1
                if self._is_proof(mutant, tests[:place]):
                    return Outcome(mutant, "noticed", by)
                print(f"    fails now and then, or without the fault as well: {by}", flush=True)
                self._unsound.add(by)
                tests = tests[place:]
        return Outcome(mutant, "survived", "")

    def _tests_for(self, mutant: Mutant) -> list[str]:
        text = (self._root / mutant.path).read_text(encoding="utf-8")
        around = lines_around(text, mutant.line)
        tests = [
            test
            for test in self._traces.tests_of(mutant.path, mutant.line, around)
            if test in self._items and test not in self._unsound
        ]
        if not tests:
            near = tuple(NEAREST[group_of(mutant.path)])
            tests = [test for test in self._items if test.startswith(near)]
        return self._with_young(within(tests, self._traces.seconds))

    def _with_young(self, tests: list[str]) -> list[str]:
        """Those younger than the traces may run any line: at first where nobody has noticed the fault, else at last."""
        return [*self._young, *tests] if self._again else [*tests, *self._young]

    def _noticed_by(self, mutant: Mutant, tests: list[str]) -> str:
        if not self._traces.runs_at_import(mutant.path, mutant.line):
            by = self._forked(mutant, tests)
            if by is not None:
                return by
        return self._bench.run(tests, self._traces.seconds)

    def _is_proof(self, mutant: Mutant, tests: list[str]) -> bool:
        """The last one passes without the fault and fails with it once more: alone, or else after the same tests."""
        return any(
            self._forked(None, some) == "" and self._noticed_by(mutant, some) == tests[-1]
            for some in (tests[-1:], tests)
        )

    def _forked(self, mutant: Mutant | None, tests: list[str]) -> str | None:
        """The test that fails with the fault, nothing if none does; None if it cannot be planted like this."""
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            try:
                self._judge(mutant, tests, writing)
            finally:
                os._exit(0)
        os.close(writing)
        _, status = os.waitpid(child, 0)
        kill_group(child)  # else what it started may hold the pipe open
        with os.fdopen(reading, encoding="utf-8") as pipe:
            lines = pipe.read().splitlines()
        if lines and lines[-1].startswith("{"):
            answer: str | None = json.loads(lines[-1])["by"]
            return answer
        return NEVER_ENDS if os.WIFSIGNALED(status) else "it crashes"

    def _judge(self, mutant: Mutant | None, tests: list[str], writing: int) -> None:
        """In the fork. What it starts and leaves behind is in its own process group and folder."""
        os.setsid()
        with tempfile.TemporaryDirectory(prefix="oyez-mutant-", ignore_cleanup_errors=True) as folder:
            silence()
            os.chmod(folder, 0o755)  # a PostgreSQL that runs as nobody has its files below it
            os.environ["TMPDIR"] = tempfile.tempdir = folder
            os.environ["PYTHONPATH"] = str(self._bench.sources)  # for processes that tests start
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
            assert self._functions is not None
            if mutant is not None and not self._functions.plant(mutant):
                os.write(writing, json.dumps({"by": None}).encode())
                return
            self._run(tests)
            os.write(writing, json.dumps({"by": self._failed}).encode())

    def _run(self, tests: list[str]) -> None:
        self._failed = ""
        items = [self._items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            limit(self._traces.seconds.get(item.nodeid, 1.0))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed or os.getppid() == 1:  # whoever asked has been stopped
                return


def within(tests: list[str], seconds: dict[str, float]) -> list[str]:
    """As many as the time allows, from the first on."""
    spent = 0.0
    found: list[str] = []
    for test in tests:
        spent += seconds.get(test, 1.0)
        if spent > MOST_SECONDS and found:
            break
        found.append(test)
    return found


def silence() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)


def limit(seconds: float) -> None:
    """A test that computes or waits much longer than it did when it was traced dies of a signal."""
    signal.setitimer(signal.ITIMER_PROF, 10 + 10 * seconds)
    signal.setitimer(signal.ITIMER_REAL, 30 + 10 * seconds)


def kill_group(child: int) -> None:
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        return  # it started nothing that is still there


class Bench:
    """A copy of the package that new processes import instead of the true one."""

    def __init__(self, root: Path, folder: Path) -> None:
        self._root: Final = root
        self._folder: Final = folder
        self.sources: Final = folder / "src"
        shutil.copytree(root / "src", self.sources, ignore=shutil.ignore_patterns("__pycache__"))

    @contextmanager
    def holding(self, mutant: Mutant) -> Iterator[None]:
        planted, original = self._folder / mutant.path, (self._root / mutant.path).read_text(encoding="utf-8")
        self._write(planted, mutant.applied(original))
        try:
            yield
        finally:
            self._write(planted, original)

    def _write(self, path: Path, text: str) -> None:
        """Bytecode is judged by the second in which its source was written, too coarse for this: it has to go."""
        path.write_text(text, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def run(self, tests: list[str], seconds: dict[str, float]) -> str:
        """Whoever notices it; a few tests first, since most faults are noticed by those."""
        for some in (tests[:FIRST], tests[FIRST:]):
            by = self._pytest(some, sum(seconds.get(test, 1.0) for test in some)) if some else ""
            if by:
                return by
        return ""

    def _pytest(self, tests: list[str], seconds: float) -> str:
        listed = self._folder / "tests.txt"
        listed.write_text("\n".join(tests), encoding="utf-8")
        env = {**os.environ, "PYTHONPATH": str(self.sources)}
        options = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", f"@{listed}"]
        computing = int(START + 3 * seconds)
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *options],
                cwd=self._root,
                env=env,
                timeout=10 * computing,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (computing, computing)),
                capture_output=True,
                text=True,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return NEVER_ENDS
        if done.returncode < 0:
            return NEVER_ENDS
        return "" if done.returncode == 0 else first_failure(done.stdout)


def first_failure(printed: str) -> str:
    for line in printed.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.split(" - ")[0].split(" ", 1)[1]
    return "pytest itself"


def try_all(court: Court) -> None:
    """One process collects every test and then judges."""
    options = ["-q", "-s", "-p", "no:cacheprovider", "--no-header", *WHICH]
    pytest.main([*options, "tests"], plugins=[court])


def quick_failures() -> None:
    """Hypothesis would look long for the smallest example of a failure, and remember it."""
    from hypothesis import Phase, settings

    settings.register_profile(
        "mutants", phases=[Phase.explicit, Phase.generate], database=None, derandomize=True
    )
    settings.load_profile("mutants")
