"""Small files for the tests of the front door."""

from __future__ import annotations

from pathlib import Path


def write(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text or path.name)
    return path


def program(path: Path) -> Path:
    write(path, "#!/bin/sh\n").chmod(0o755)
    return path
