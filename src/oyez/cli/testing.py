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
from typing import IO, Final

import oyez
from oyez.cli.errors import Refused

ROOT: Final = Path(oyez.__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
ARTEFACTS: Final = ROOT / "artefacts"
PYTEST: Final = "tests"
BROWSER: Final = "browser tests"
CLOSING: Final = re.compile(r"\d+ \w+.* in \d+[.\d]*s")
COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Stage:
    name: str
    command: tuple[str, ...]
    folder: Path = ROOT


@dataclass(frozen=True)
class Outcome:
    name: str
    passed: bool
    seconds: float
    output: str = ""


def run_tests(args: list[str], fast: bool) -> int:
    """Everything; only pytest when it is given arguments. `fast` leaves the browser and its client out."""
    if not (ROOT / "tests").is_dir():
        raise Refused(
            "the tests are not part of the installed package: run ./oyez test in a checkout of Oyez"
        )
    if args:
        without_browser = ["-m", "not web"] if fast else []
        return subprocess.call([*python("pytest"), *without_browser, *args], cwd=ROOT)
    lanes = [python_stages()] if fast else [python_stages(), web_stages()]
    if not fast and not os.environ.get("OYEZ_CHROMIUM"):
        raise Refused(
            "the browser tests need OYEZ_CHROMIUM: run ./oyez test, which finds or installs a Chromium"
        )
    outcomes = in_lanes(lanes)
    # Apart, because a browser leaves its event loop running in the process of its tests.
    parts = [(PYTEST, "not web")] if fast else [(PYTEST, "not web"), (BROWSER, "web")]
    closings = []
    for name, marked in parts:
        outcome, closing = all_tests(name, marked)
        outcomes.append(outcome)
        closings.append(closing)
    return summary(outcomes, closings)


def python(tool: str) -> tuple[str, ...]:
    """A tool of this environment, whatever the PATH says."""
    if not (Path(sys.executable).parent / tool).exists():
        raise Refused(f"{tool} is not installed here: run ./oyez test, which installs it")
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


def in_lanes(lanes: list[list[Stage]]) -> list[Outcome]:
    """Each lane in order, the lanes side by side: two of them fill two cores."""
    with ThreadPoolExecutor(len(lanes)) as pool:
        done = pool.map(lambda lane: [told(run_stage(stage)) for stage in lane], lanes)
        return [outcome for lane in done for outcome in lane]


def run_stage(stage: Stage) -> Outcome:
    start = time.monotonic()
    done = subprocess.run(
        stage.command,
        cwd=stage.folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return Outcome(stage.name, done.returncode == 0, time.monotonic() - start, done.stdout)


def told(outcome: Outcome) -> Outcome:
    """One line; what a failing stage printed comes with it, in one piece."""
    shown = "" if outcome.passed else f"\n{outcome.output.rstrip()}"
    print(f"{line(outcome)}{shown}", flush=True)
    return outcome


def line(outcome: Outcome) -> str:
    return f"{'ok    ' if outcome.passed else 'FAILED'}  {outcome.name:<20} {outcome.seconds:6.1f} s"


def all_tests(name: str, marked: str) -> tuple[Outcome, str]:
    """pytest, seen as it runs; also its closing line, to be repeated at the very end."""
    ARTEFACTS.mkdir(exist_ok=True)
    workers = max(2, min(4, os.cpu_count() or 2))
    options = [f"-n{workers}", "--dist=loadgroup", "--durations=15", "-m", marked]
    options.append(f"--junitxml={ARTEFACTS / name.replace(' ', '-')}.xml")
    if sys.stdout.isatty():
        options.append("--color=yes")
    start = time.monotonic()
    with subprocess.Popen([*python("pytest"), *options], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        tail = shown(process.stdout)
    return Outcome(name, process.returncode == 0, time.monotonic() - start), closing_line(tail)


def shown(stream: IO[bytes], keep: int = 4000) -> str:
    """Passes everything on at once and gives back the end of it."""
    tail = b""
    while chunk := os.read(stream.fileno(), 65536):
        sys.stdout.buffer.write(chunk)
        sys.stdout.buffer.flush()
        tail = (tail + chunk)[-keep:]
    return tail.decode(errors="replace")


def closing_line(output: str) -> str:
    """pytest's last word, `=== 3 passed in 0.12s ===`, or nothing if it died before."""
    lines = [text for text in output.splitlines() if CLOSING.search(COLOURS.sub("", text))]
    return lines[-1] if lines else ""


def summary(outcomes: list[Outcome], closings: list[str]) -> int:
    print("\n" + "\n".join(line(outcome) for outcome in outcomes))
    failed = [outcome.name for outcome in outcomes if not outcome.passed]
    print(f"failed: {', '.join(failed)}" if failed else "all stages passed")
    for closing in filter(None, closings):
        print(closing)
    sys.stdout.flush()
    return 1 if failed else 0
