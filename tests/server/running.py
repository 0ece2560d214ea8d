"""A real server for tests: uvicorn in a thread, or the command in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx

from oyez.server.app import make_app
from oyez.server.run import Server, address_of, bind
from oyez.server.settings import Cost, Settings, without_pauses
from tests.server.starter import environment, number_from, starter

__all__ = ["PATIENCE", "Command", "Process", "Running", "environment", "live_address", "running"]

PATIENCE = 120  # seconds until a test that waits for the server gives up


class Running:
    """A server in a thread of this process; `app` is there for tests that break something inside."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self.settings = settings
        self.app = make_app(settings)
        self._listening = threading.Event()
        self.socket = bind("127.0.0.1", port)
        self.address = address_of(self.socket)
        self._server = Server(self.app, self._listening.set, settings)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self.socket]})

    def start(self) -> None:
        self._thread.start()
        assert self._listening.wait(PATIENCE), "the server does not listen"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"
        self.socket.close()

    def http(self) -> httpx.Client:
        return client(self.address)

    def live(self, table: str) -> str:
        return live_address(self.address, table)


@contextmanager
def running(data: Path, **changes: Any) -> Iterator[Running]:
    """A server on this folder whose bots do not pause, without limits and with cheap passwords."""
    quick = {"paces": without_pauses(), "rates": None, "password_cost": Cost(1, 64, 1), "commits_apart": 0.0}
    server = Running(Settings(**{"data": data, **quick, **changes}))
    try:
        server.start()
        yield server
    finally:
        server.stop()


class Command:
    """`oyez` as a user runs it, started by whoever has read its modules already."""

    def __init__(self, *words: str) -> None:
        out, errors = os.pipe(), os.pipe()
        self.pid, self._news = starter().start(list(words), out[1], errors[1])
        for end in (out[1], errors[1]):
            os.close(end)
        self._out, self._errors = os.fdopen(out[0]), os.fdopen(errors[0])
        self._ended: tuple[int, str, str] | None = None

    def end(self) -> tuple[int, str, str]:
        """The exit code, and all that was said on both outputs."""
        if self._ended is None:
            with ThreadPoolExecutor() as both, self._news, self._out, self._errors:
                said = [both.submit(file.read) for file in (self._out, self._errors)]
                code = self._exit_code()
                self._ended = code, said[0].result(), said[1].result()
        return self._ended

    def _exit_code(self) -> int:
        self._news.settimeout(PATIENCE)
        try:
            return number_from(self._news)
        except TimeoutError:
            os.kill(self.pid, signal.SIGKILL)
            raise


class Process(Command):
    """`oyez serve`."""

    def __init__(self, data: Path, *more: str) -> None:
        super().__init__("serve", "--data", str(data), "--no-browser", *more)
        self.said = self._out.readline()
        found = re.search(r"http://\S+", self.said)
        assert found, (self.said, self.end())
        self.address = found.group()

    def kill(self) -> None:
        """kill -9: no chance to tidy up."""
        self.stop(signal.SIGKILL)

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """The exit code, and all that was said on the way."""
        if self._ended is None:
            os.kill(self.pid, number)
        code, out, errors = self.end()
        return code, out + errors

    def http(self) -> httpx.Client:
        return client(self.address)


def client(address: str) -> httpx.Client:
    """Without the machine's certificates, which nobody needs here and which take a twentieth of a second to read."""
    return httpx.Client(base_url=address, timeout=PATIENCE, verify=False)


def live_address(address: str, table: str) -> str:
    return address.replace("http://", "ws://") + f"/api/v1/tables/{table}/live"
