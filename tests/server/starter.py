"""Starts `oyez` quickly: a process that has read the server's modules forks every one that is asked for.

Reading them takes longer than most tests of whole processes; test_serve.py starts the real command as well. Whoever
is forked is `oyez` from then on: own arguments, environment, output, signals and exit code.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from threading import Lock

MODULES = ("oyez.cli.main", "oyez.server.run", "alembic.command", "psycopg", "sqlalchemy.dialects.postgresql")
ONE_AT_A_TIME = Lock()
WIDE = 12  # letters of a number on its way


class Starter:
    """One for a test process; it ends with it."""

    def __init__(self) -> None:
        self._wishes, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.starter", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=environment(),
            )
        atexit.register(self.close)

    def close(self) -> None:
        self._wishes.close()
        self._process.wait()

    def start(self, words: list[str], out: int, errors: int) -> tuple[int, socket.socket]:
        """The number of the new process, and where its exit code will come."""
        news, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(self._wishes, [b"."], [theirs.fileno(), out, errors])
        wish = {"words": words, "environment": environment(), "folder": os.getcwd()}
        news.sendall(json.dumps(wish).encode() + b"\n")
        return number_from(news), news


@cache
def _starter() -> Starter:
    return Starter()


def starter() -> Starter:
    """The one; servers are started from several threads at once."""
    with ONE_AT_A_TIME:
        return _starter()


def number_from(news: socket.socket) -> int:
    text = news.recv(WIDE, socket.MSG_WAITALL)
    assert text, "the process that starts others has died; it says why on the error output"
    return int(text)


def environment() -> dict[str, str]:
    """As at home, where Python keeps its bytecode: several starts would otherwise compile everything anew."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return env | {"PYTHONWARNINGS": "error"}


def next_wish(wishes: socket.socket) -> list[int]:
    """Returns only in a new process: its files. The first one stays here until nobody can wish any more."""
    while True:
        said, files, _, _ = socket.recv_fds(wishes, 1, 3)
        forget_the_dead()
        if not said:
            sys.exit()
        if os.fork() == 0:
            wishes.close()
            return files
        for file in files:
            os.close(file)


def forget_the_dead() -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def become(words: list[str], environment: dict[str, str], folder: str, out: int, errors: int) -> None:
    from oyez.cli.main import run

    for number, file in enumerate((os.open(os.devnull, os.O_RDONLY), out, errors)):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["oyez", *words]
    run()


def main() -> None:
    for module in MODULES:
        __import__(module)
    gc.freeze()  # what was read is nobody's garbage, and is shared by all
    at, out, errors = next_wish(socket.socket(fileno=int(sys.argv[1])))
    news = socket.socket(fileno=at)
    wish = json.loads(news.makefile().readline())
    number = os.fork()
    if number == 0:
        news.close()
        become(wish["words"], wish["environment"], wish["folder"], out, errors)
        return
    os.close(out)  # whose end the reader waits for
    os.close(errors)
    news.send(f"{number:{WIDE}}".encode())
    _, status = os.waitpid(number, 0)
    with suppress(OSError):  # nobody asks any more
        news.send(f"{os.waitstatus_to_exitcode(status):{WIDE}}".encode())
    os._exit(0)  # with nothing to tidy up


if __name__ == "__main__":
    main()
