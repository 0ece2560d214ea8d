"""How a stage speaks: one line when it starts, its seconds when it ends, one sentence when it fails."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

LAST_LINES = 24


class Failed(Exception):
    """A stage went wrong. The text is for the user: one sentence, then the last lines of the output."""


def say(text: str) -> None:
    print(f"oyez: {text}", file=sys.stderr, flush=True)


@contextmanager
def stage(what: str, why: str) -> Iterator[None]:
    print(f"oyez: {what} ({why}) ... ", end="", file=sys.stderr, flush=True)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print("failed", file=sys.stderr, flush=True)
        raise
    print(f"{time.monotonic() - start:.1f} s", file=sys.stderr, flush=True)


def sentence(command: Sequence[str], code: int, output: str) -> str:
    """One sentence with the command that failed, then the end of what it printed."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", output)  # some builders colour even what is piped
    lines = [line.rstrip() for line in plain.splitlines() if line.strip()]
    head = f"`{' '.join(command)}` failed with exit code {code}"
    if not lines:
        return f"{head} and printed nothing."
    return "\n  ".join([f"{head}; it ended with:", *lines[-LAST_LINES:]])


def run(command: Sequence[str | Path], cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """The output of a command, kept out of sight unless the command fails."""
    import subprocess  # only when there is something to do: the usual start has nothing to do

    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env=None if env is None else {**os.environ, **env},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
            close_fds=False,  # the lock of the set-up is held by whoever works under it
        )
    except OSError as problem:
        raise Failed(f"`{words[0]}` could not be started: {problem.strerror}.") from problem
    if done.returncode:
        raise Failed(sentence(words, done.returncode, done.stdout))
    return done.stdout


def works(command: Sequence[str | Path]) -> bool:
    try:
        run(command)
    except Failed:
        return False
    return True
