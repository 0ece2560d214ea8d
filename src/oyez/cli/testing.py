"""What `oyez test` runs, in which order, and how it is told. Needs a checkout, set up by `./oyez test`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import oyez
from oyez.cli.errors import Refused
from oyez.engine import kernel

ROOT: Final = Path(oyez.__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
ARTEFACTS: Final = ROOT / "artefacts"
BROWSER: Final = "tests/web"  # each side collects only its own tests, which takes long enough
COMPILER: Final = "tests/engine/test_compiled.py"  # compiles by itself
CLOSING: Final = re.compile(r"\d+ \w+.* in \d+[.\d]*s")
COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Stage:
    name: str
    command: tuple[str, ...]
    folder: Path = ROOT
    watched: bool = False  # what it prints is shown while it runs


@dataclass(frozen=True)
class Outcome:
    name: str
    passed: bool
    seconds: float
    output: str = ""
    watched: bool = False


def check_checkout() -> None:
    if not (ROOT / "tests").is_dir():
        raise Refused(
            "the tests are not part of the installed package: run ./oyez test in a checkout of Oyez"
        )


def run_compiled(args: list[str]) -> int:
    """The same tests by compiled rules, which `./oyez` has put in front of the plain ones."""
    check_checkout()
    if kernel.__file__.endswith(".py"):
        raise Refused("the rules here are not compiled, or have changed since: run ./oyez compile first")
    which = args or [f"-n{workers()}", "tests", f"--ignore={BROWSER}", f"--ignore={COMPILER}"]
    return subprocess.call([*python("pytest"), "--dist=loadscope", *which], cwd=ROOT)


def run_mutants(args: list[str]) -> int:
    """Plant faults, one at a time: oyez test --mutants 300 --seed 1."""
    check_checkout()
    return subprocess.call([*python("tools.mutants", file="coverage"), *args], cwd=ROOT)


def run_tests(args: list[str], fast: bool, slow: bool) -> int:
    """Everything but what is marked slow; only pytest when it is given arguments.

    `fast` leaves the browser and its client out, `slow` leaves nothing out.
    """
    check_checkout()
    if args:
        without_browser = ["-m", "not web"] if fast else []
        return subprocess.call([*python("pytest"), *without_browser, *args], cwd=ROOT)
    if not fast and not os.environ.get("OYEZ_CHROMIUM"):
        raise Refused(
            "the browser tests need OYEZ_CHROMIUM: run ./oyez test, which finds or installs a Chromium"
        )
    ARTEFACTS.mkdir(exist_ok=True)
    # Browser tests apart, because a browser leaves its event loop running in the process of its tests; and beside
    # the others, because they mostly wait for each other: browser, server and test.
    lanes = [[*python_stages(), tests("tests", f"--ignore={BROWSER}", workers(), slow, watched=True)]]
    if not fast:
        lanes.append([*web_stages(), tests("browser tests", BROWSER, 0, slow)])
    return summary(in_lanes(lanes))


def python(tool: str, file: str = "") -> tuple[str, ...]:
    """A tool of this environment, whatever the PATH says; known by the `file` it needs if that has another name."""
    if not (Path(sys.executable).parent / (file or tool)).exists():
        raise Refused(f"{file or tool} is not installed here: run ./oyez test, which installs it")
    return (sys.executable, "-m", tool)


def python_stages() -> list[Stage]:
    return [
        Stage("format", (*python("ruff"), "format", "--check", "--quiet", "--output-format=concise")),
        Stage("lint", (*python("ruff"), "check", "--quiet", "--output-format=concise")),
        Stage("types", python("mypy")),
    ]


def web_stages() -> list[Stage]:
    npm = shutil.which("npm")
    if not npm:
        raise Refused(
            "npm is not on the PATH: run ./oyez test, which takes Node from PyPI when there is none"
        )
    if not (WEB / "node_modules" / ".bin" / "vitest").exists():
        raise Refused("the client's test tools are not installed: run ./oyez test, which installs them")
    scripts = {"web format and lint": "lint", "web types": "check", "web tests": "test"}
    return [Stage(name, (npm, "run", "--silent", script), WEB) for name, script in scripts.items()]


def workers() -> int:
    """One more than there are cores: tests of servers wait for silences, clocks and processes half of their time."""
    return min(4, os.cpu_count() or 2) + 1


def tests(name: str, which: str, workers: int, slow: bool, watched: bool = False) -> Stage:
    """pytest over these; with no workers it runs the tests itself."""
    # Whole modules, since those share servers and sites; in their order, which has the short ones last.
    options = [f"-n{workers}", "--dist=loadscope", "--no-loadscope-reorder", "--durations=15", which]
    if not slow:
        options += ["-m", "not slow"]
    options.append(f"--junitxml={ARTEFACTS / name.replace(' ', '-')}.xml")
    if sys.stdout.isatty():
        options.append("--color=yes")
    return Stage(name, (*python("pytest"), *options), watched=watched)


def in_lanes(lanes: list[list[Stage]]) -> list[Outcome]:
    """Each lane in order, the lanes side by side: two of them fill two cores."""
    with ThreadPoolExecutor(len(lanes)) as pool:
        done = pool.map(lambda lane: [told(run_stage(stage)) for stage in lane], lanes)
        return [outcome for lane in done for outcome in lane]


def run_stage(stage: Stage) -> Outcome:
    start = time.monotonic()
    printed: list[str] = []
    with subprocess.Popen(
        stage.command,
        cwd=stage.folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for text in process.stdout:
            printed.append(text)
            if stage.watched:
                print(text, end="", flush=True)
    seconds = time.monotonic() - start
    return Outcome(stage.name, process.returncode == 0, seconds, "".join(printed), stage.watched)


def told(outcome: Outcome) -> Outcome:
    """One line; what a failing stage printed comes with it, in one piece, unless it was seen already."""
    shown = "" if outcome.passed or outcome.watched else f"\n{outcome.output.rstrip()}"
    print(f"{line(outcome)}{shown}", flush=True)
    return outcome


def line(outcome: Outcome) -> str:
    return f"{'ok    ' if outcome.passed else 'FAILED'}  {outcome.name:<20} {outcome.seconds:6.1f} s"


def closing_line(output: str) -> str:
    """pytest's last word, `=== 3 passed in 0.12s ===`, or nothing if it died before."""
    lines = [text for text in output.splitlines() if CLOSING.search(COLOURS.sub("", text))]
    return lines[-1] if lines else ""


def summary(outcomes: list[Outcome]) -> int:
    """All stages, what failed, and at the very end the last words of pytest."""
    print("\n" + "\n".join(line(outcome) for outcome in outcomes))
    failed = [outcome.name for outcome in outcomes if not outcome.passed]
    print(f"failed: {', '.join(failed)}" if failed else "all stages passed")
    for closing in filter(None, (closing_line(outcome.output) for outcome in outcomes)):
        print(closing)
    sys.stdout.flush()
    return 1 if failed else 0
