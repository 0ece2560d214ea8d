from __future__ import annotations

from collections.abc import Iterator

import httpx2 as httpx
import pytest

from tests.server.postgres import Cluster
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a module: tables do not get into each other's way."""
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    with server.http() as client:
        yield client


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for a test process; each test asks it for a database of its own."""
    cluster = Cluster()
    yield cluster
    cluster.remove()
