"""Where the sentences of every language stand: those of the program, and those of a game in its own folders."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import oyez

PACKAGE: Final = Path(oyez.__file__).parent


def sentence_files(code: str) -> dict[str, Path]:
    """By name, which says all to the page: no two files have the same."""
    found = [*(PACKAGE / "locales" / code).glob("*.ftl"), *PACKAGE.glob(f"games/**/locales/{code}/*.ftl")]
    by_name = {path.name: path for path in sorted(found)}
    assert len(by_name) == len(found)
    return by_name
