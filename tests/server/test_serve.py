"""`oyez serve` as a user meets it."""

from __future__ import annotations

import ast
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from oyez.server.run import address_of, bind, has_browser
from oyez.server.settings import DATABASE, data_folder
from tests.server.running import PATIENCE, Command, Process, environment

STOPPED = "Oyez has stopped; every game goes on with the next start.\n"


def refused(data: Path, *more: str) -> str:
    """One sentence on the error output, exit code 2."""
    code, out, errors = Command("serve", "--no-browser", "--data", str(data), *more).end()
    assert (code, out) == (2, "")
    assert len(errors.splitlines()) == 1, errors
    return errors


def test_the_command_itself(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "oyez", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Oyez listens on http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        said = process.communicate(timeout=PATIENCE)
    assert (process.returncode, *said) == (0, STOPPED, "")


def test_it_says_where_it_listens_and_stops_in_good_order(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "down"
    process = Process(data, "--port", "0")
    try:
        assert str(data) in process.said
        with process.http() as http:
            assert http.get("/healthz").json() == {"status": "ok"}
        assert data.stat().st_mode & 0o077 == 0  # nobody else's business
        port = process.address.rsplit(":", 1)[1]
        assert f"port {port} is in use" in refused(tmp_path / "other", "--port", port)
        assert "another server uses the data folder" in refused(data, "--port", "0")
        code, said = process.stop(signal.SIGINT)
        assert (code, said) == (0, STOPPED)
    finally:
        process.kill()


def test_addresses_and_databases_that_cannot_be_used(tmp_path: Path) -> None:
    assert "is no address of this machine" in refused(tmp_path, "--host", "no such host", "--port", "0")
    (tmp_path / DATABASE).write_text(
        "this is a letter, not a database, and long enough to be seen as one" * 10
    )
    assert "cannot be used as the database" in refused(tmp_path, "--port", "0")


def test_the_address_of_the_database(tmp_path: Path) -> None:
    for wrong in ("mysql://me:secret@host/games", "postgresql:/me:secret@host", "games.db", "sqlite://"):
        told = refused(tmp_path, "--port", "0", "--database", wrong)
        assert "use postgresql://user@host/name or sqlite:///path/to/file.db" in told
        assert "secret" not in told
    told = refused(tmp_path, "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/games")
    assert "postgresql://me:***@127.0.0.1:1/games cannot be used as the database" in told
    assert "secret" not in told


def test_a_file_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "games.db"
    process = Process(tmp_path / "data", "--port", "0", "--database", f"sqlite:///{file}")
    try:
        assert str(file) in process.said
        assert file.exists()
        taken = refused(tmp_path / "other", "--port", "0", "--database", f"sqlite:///{file}")
        assert f"another server uses the data folder {file.parent}" in taken
    finally:
        process.kill()


def test_where_the_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("OYEZ_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local" / "share" / "oyez"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder() == tmp_path / ".local" / "share" / "oyez"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder() == tmp_path / "share" / "oyez"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "oyez"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    assert data_folder() == tmp_path / "Local" / "oyez"
    monkeypatch.setenv("OYEZ_DATA", "~/mine")
    assert data_folder() == tmp_path / "mine"


def test_the_browser_is_opened_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_browser()
    monkeypatch.setenv("CI", "true")
    assert not has_browser()


def test_every_address_has_a_name_for_the_browser() -> None:
    with bind("0.0.0.0", 0) as bound:
        assert address_of(bound).startswith("http://127.0.0.1:")
    if socket.has_ipv6 and os.path.exists("/proc/net/if_inet6"):
        with bind("::1", 0) as bound:
            assert address_of(bound).startswith("http://[::1]:")


def test_the_command_line_starts_without_the_server() -> None:
    """`oyez --help` must not pay for FastAPI and SQLAlchemy."""
    code = (
        "import sys, oyez.cli.serve; print(sorted({'fastapi', 'sqlalchemy', 'uvicorn'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ast.literal_eval(done.stdout) == []
