"""Real server processes: `oyez serve` as an operator runs it, with their logs and what they take of the memory."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path
from typing import Any, Final, NamedTuple, final

PATIENCE: Final = 60  # seconds, on a machine that is busy


class CannotSoak(OSError):
    """The servers cannot be started; the message says why."""


class Serving(NamedTuple):
    """How servers are started, besides what all are told."""

    options: tuple[str, ...] = ("--no-limits",)
    files: int | None = None  # that each may have open, whatever the system would allow

    @property
    def limited_by(self) -> tuple[str, ...]:
        return () if self.files is None else ("sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh")


@final
class Server:
    """One process. Its log comes through a pipe, which has room even when the disk has none."""

    def __init__(
        self, data: Path, database: str | None, port: int = 0, *, serving: Serving | None = None
    ) -> None:
        serving = serving or Serving()
        self._command: Final = [
            *serving.limited_by,
            *(sys.executable, "-m", "oyez", "serve", "--no-browser", *serving.options, "--pace", "none"),
            *("--data", str(data), "--port"),
        ]
        self._more: Final = ["--database", database] if database else []
        self._lines: Final[list[str]] = []
        self._process: subprocess.Popen[str]
        self.port = port
        self.start()

    def start(self) -> None:
        """Again at the same port, if it has run before."""
        self._process = subprocess.Popen(
            [*self._command, str(self.port), *self._more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl+C is for us, who stop it in good order
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://[^\s:]+:(\d+)", said)
        if not found:
            self._process.wait(PATIENCE)
            self._reader.join(PATIENCE)
            raise CannotSoak(f"the server does not start: {said}{self.log.strip()}")
        self.port = int(found.group(1))

    def _read(self) -> None:
        assert self._process.stderr is not None
        self._lines.extend(self._process.stderr)

    @property
    def log(self) -> str:
        return "".join(self._lines)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9: no chance to tidy up."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """In good order; returns the exit code."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()
        return code

    def memory(self) -> int:
        """Bytes that the process has in memory; 0 where the system does not tell."""
        try:
            text = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii")
        except OSError:
            return 0
        return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def effort(self) -> float:
        """Seconds that the process has kept a processor busy; 0 where the system does not tell."""
        try:
            text = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii")
        except OSError:
            return 0.0
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
            return text


def post(address: str, path: str, body: object, headers: dict[str, str] | None = None) -> Any:
    """What the server answers to a body; raises OSError for a refusal, too."""
    wanted = {"Content-Type": "application/json", **(headers or {})}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), wanted)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)
