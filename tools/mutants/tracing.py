"""A pytest plugin that notes which test runs which line, for `tools.mutants`."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Final

import coverage
import pytest

FOLDER: Final = "OYEZ_TRACES"
SOURCES: Final = ["src/oyez/games", "src/oyez/engine", "src/oyez/server/tables", "src/oyez/server/storage"]


class Tracer:
    def __init__(self, folder: str) -> None:
        self._coverage: Final = coverage.Coverage(
            data_file=f"{folder}/traces", data_suffix=True, source=[*SOURCES, "src/oyez/server/timing"]
        )
        self._coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self._coverage.switch_context("")

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        self._coverage.save()


def pytest_configure(config: pytest.Config) -> None:
    is_worker = hasattr(config, "workerinput") or not config.getoption("numprocesses", None)
    if is_worker:
        config.pluginmanager.register(Tracer(os.environ[FOLDER]), "oyez-tracer")
