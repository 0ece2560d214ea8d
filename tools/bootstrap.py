"""Sets up what a command of Oyez needs and then becomes that command; run by `./oyez`.

Stages that are current are skipped, so that the usual start costs a few hashes.
The reasons are in docs/decisions/0001-front-door.md.
"""

from __future__ import annotations

import signal

if __name__ == "__main__":
    # Ctrl-C while modules are still being loaded ends it at once, without a word; main() has some.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    # Run by its path and isolated, so that Python does not know the tree yet.
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools import chromium, client, cluster, compiled, libraries  # noqa: E402
from tools.place import Needs, Place, needs_of  # noqa: E402
from tools.stage import Failed, say  # noqa: E402


def is_ready(place: Place, needs: Needs) -> bool:
    """Nothing to make or fetch: no lock, no Node, no network."""
    return (
        libraries.are_current(place, needs.level)
        and (not needs.page or client.page_is_current(place))
        and (not needs.web_tools or client.packages_are_current(place, tools=True))
        and (not needs.chromium or chromium.find(place) is not None)
    )


def set_up(place: Place, needs: Needs) -> None:
    """Each stage looks again whether it is needed: another process may have done it while we waited."""
    libraries.ensure(place, needs.level)
    if needs.web_tools:
        client.ensure_packages(place, client.ensure_node(place), tools=True)
    if needs.page and not client.page_is_current(place):
        client.ensure_page(place, client.ensure_node(place))
    if needs.chromium:
        chromium.ensure(place)


@contextmanager
def alone(place: Place) -> Iterator[None]:
    """One set-up at a time in one tree; the lock goes with the process, however it ends."""
    import fcntl

    with Path(place.root, ".venv.lock").open("w") as lock:
        # An installer that outlives us (killed in the middle) must go on keeping others out.
        os.set_inheritable(lock.fileno(), True)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another set-up is running in this folder; waiting for it.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def environment(place: Place, needs: Needs) -> dict[str, str]:
    """What the command is told: which Chromium to drive, where Node is when it is our own, which rules to play by."""
    env = dict(os.environ)
    if needs.compiled and compiled.is_made(place):
        if compiled.is_current(place):
            env["PYTHONPATH"] = os.pathsep.join(
                filter(None, (str(compiled.folder(place)), env.get("PYTHONPATH")))
            )
        else:
            say("the rules have changed since ./oyez compile, so they run interpreted until the next one.")
    if needs.chromium:
        env["OYEZ_CHROMIUM"] = chromium.ensure(place)
    if needs.web_tools:
        env["PATH"] = client.ensure_node(place)
    return env


def become(place: Place, arguments: list[str], env: dict[str, str]) -> NoReturn:
    os.execve(place.bin / "oyez", ["oyez", *arguments], env)


def main(arguments: list[str]) -> int:
    place, needs = Place(ROOT), needs_of(arguments)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        if needs.cluster is not None and cluster.answers(needs.cluster):
            needs = replace(needs, level="ray")
        if not is_ready(place, needs):
            with alone(place):
                set_up(place, needs)
        become(place, arguments, environment(place, needs))
    except Failed as problem:
        say(str(problem))
    except KeyboardInterrupt:
        say("stopped; the next run takes up where this one was.")
        return 130
    except OSError as problem:
        say(f"{problem.strerror}: {problem.filename}")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
