"""Options of the whole test suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("oyez")
    group.addoption(
        "--update-goldens", action="store_true", help="Play the golden games again and write them down."
    )
    group.addoption(
        "--update-perft", action="store_true", help="Count the positions again and write them down."
    )
