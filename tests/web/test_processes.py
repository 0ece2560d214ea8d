"""Two browsers at one table, each at a server process of its own, on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.postgres import Cluster
from tests.server.running import Process
from tests.web.conftest import People
from tests.web.person import Person
from tests.web.tables import two_people
from tests.web.test_together import by_turn


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[list[Process]]:
    cluster = Cluster()
    address = cluster.new()
    started: list[Process] = []
    try:
        for _ in range(2):
            started.append(Process(tmp_path, "--port", "0", "--database", address))  # noqa: PERF401
        yield started
    finally:
        for process in started:
            process.kill()
        cluster.remove()


def sit(people: People, process: Process, table: str, key: str) -> Person:
    person = people.come(base_url=process.address)
    person.page.goto(f"/table/{table}#key={key}")
    return person


@pytest.mark.slow
def test_two_browsers_at_two_processes(people: People, processes: list[Process]) -> None:
    with processes[0].http() as http:
        table, keys = two_people(http)
    one, other = (sit(people, process, table, key) for process, key in zip(processes, keys, strict=True))
    for _ in range(4):
        mover, waiting = by_turn(one, other)
        seen = mover.events()
        mover.take(mover.choices.first)
        for person in (mover, waiting):
            person.page.wait_for_function("n => document.querySelectorAll('#log > *').length > n", arg=seen)
    chronicle = one.page.locator("#log > .line")
    expect(other.page.locator("#log > .line")).to_have_text(chronicle.all_inner_texts())
