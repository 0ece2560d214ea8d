"""What others of the machine may look into."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from oyez.server.settings import Settings
from oyez.server.storage.permissions import keep_to_ourselves
from tests.server.running import Process

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o7777


def wide(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    folder.chmod(0o755)
    for name in ("oyez.db", "oyez.db-wal", "oyez.db-shm"):
        (folder / name).touch()
        (folder / name).chmod(0o664)
    return folder


def test_wide_folders_and_files_are_narrowed_and_it_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = wide(tmp_path / "data")
    keep_to_ourselves(Settings(data))
    assert mode(data) == 0o700
    assert {mode(path) for path in data.iterdir()} == {0o600}
    assert [line.levelno for line in caplog.records] == [logging.WARNING] * 4
    assert f"{data} (mode 755); not any more" in caplog.text
    caplog.clear()
    keep_to_ourselves(Settings(data))
    assert caplog.text == ""


def test_a_folder_of_others_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A database elsewhere may lie beside what others need; one that all users share is never taken from them."""
    elsewhere, shared = wide(tmp_path / "elsewhere"), wide(tmp_path / "shared")
    shared.chmod(0o1777)
    keep_to_ourselves(Settings(shared, address=f"sqlite:///{elsewhere}/oyez.db"))
    assert (mode(elsewhere), mode(elsewhere / "oyez.db")) == (0o755, 0o600)
    assert mode(shared) == 0o1777
    assert f"look into {shared} (mode 1777), and that cannot be changed" in caplog.text


def test_what_cannot_be_narrowed_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    data = wide(tmp_path / "data")
    monkeypatch.setattr(Path, "chmod", refuse)
    keep_to_ourselves(Settings(data))
    assert f"look into {data} (mode 755), and that cannot be changed: operation not permitted" in caplog.text


def test_a_server_narrows_its_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    process = Process(tmp_path, "--port", "0")
    try:
        assert mode(tmp_path) == 0o700
        assert "not any more" in process.stop()[1]
    finally:
        process.kill()
