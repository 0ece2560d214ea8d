"""Writes the words of Fief, as the server says them, for the tests of the page; run by `make words`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from oyez.server.routes.games import get_game

FILE: Final = (
    Path(__file__).resolve().parent.parent / "web" / "src" / "test" / "generated" / "fief-words.json"
)


def written() -> str:
    return asyncio.run(get_game("fief")).model_dump_json(indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
