"""A tree in which nothing is installed, for the tests of the front door."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.files import write
from tools.libraries import CONTAINS
from tools.place import Place


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A tree with the files that stamps are made from."""
    for name in ("pyproject.toml", "setup.py", *(f"requirements/{level}.txt" for level in CONTAINS)):
        write(tmp_path / name)
    for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts"):
        write(tmp_path / "web" / name)
    return Place(tmp_path)
