"""A real server for tests: uvicorn in a thread, or the command in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx

from oyez.server.app import make_app
from oyez.server.run import Server, address_of, bind
from oyez.server.settings import Cost, Settings, without_pauses

PATIENCE = 30  # seconds until a test that waits for the server gives up


class Running:
    """A server in a thread of this process; `app` is there for tests that break something inside."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self.settings = settings
        self.app = make_app(settings)
        self._listening = threading.Event()
        self.socket = bind("127.0.0.1", port)
        self.address = address_of(self.socket)
        self._server = Server(self.app, self._listening.set, settings.proxies)
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
        return httpx.Client(base_url=self.address, timeout=PATIENCE)

    def live(self, table: str) -> str:
        return live_address(self.address, table)


@contextmanager
def running(data: Path, **changes: Any) -> Iterator[Running]:
    """A server on this folder whose bots do not pause, without limits and with cheap passwords."""
    quick = {"paces": without_pauses(), "rates": None, "password_cost": Cost(1, 64, 1)}
    server = Running(Settings(**{"data": data, **quick, **changes}))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Process:
    """`oyez serve` as a user runs it."""

    def __init__(self, data: Path, *more: str) -> None:
        command = [sys.executable, "-m", "oyez", "serve", "--data", str(data), "--no-browser", *more]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
        )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        found = re.search(r"http://\S+", self.said)
        assert found, self.said + self.end()[1]
        self.address = found.group()

    def kill(self) -> None:
        """kill -9: no chance to tidy up."""
        self._process.send_signal(signal.SIGKILL)
        self.end()

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        self._process.send_signal(number)
        return self.end()

    def end(self) -> tuple[int, str]:
        """The exit code and all that was said on the way."""
        out, errors = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, out + errors

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=PATIENCE)


def environment() -> dict[str, str]:
    """As at home, where Python keeps its bytecode: several starts would otherwise compile everything anew."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return env | {"PYTHONWARNINGS": "error"}


def live_address(address: str, table: str) -> str:
    return address.replace("http://", "ws://") + f"/api/v1/tables/{table}/live"
