"""Options of the whole test suite."""

from __future__ import annotations

import gc
import os
import sys

import pytest

from tests.effort import be_thorough

# What a browser was waited for in vain, on a machine that may keep it from its turn for many seconds, is tried once
# more, and pytest's last line counts that. What was seen and is wrong is never tried again, here or elsewhere: a secret
# that leaks or a choice that is lost only now and then must not hide behind a second try.
IN_VAIN = ["TimeoutError", "Locator expected", "it does not happen"]

# As at home, where Python keeps its bytecode: every worker and every command that is started would otherwise
# compile everything anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("oyez")
    group.addoption(
        "--update-goldens", action="store_true", help="Play the golden games again and write them down."
    )
    group.addoption(
        "--update-perft", action="store_true", help="Count the positions again and write them down."
    )
    group.addoption("--thorough", action="store_true", help="Play many more random games.")


def pytest_configure(config: pytest.Config) -> None:
    be_thorough(config.getoption("--thorough"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith("tests/web/"):
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=IN_VAIN))


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end; to look for garbage among them again and again takes an eighth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
