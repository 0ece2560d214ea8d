"""A server with a game that brings no drawing of its own: the example of a game in a package of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from oyez.games import GAMES
from tests.server.running import Running, running
from tests.web.person import Person

NAME = "nine-mens-morris"


@contextmanager
def with_example(data: Path) -> Iterator[Running]:
    """As if the package were installed."""
    with pytest.MonkeyPatch.context() as patch, running(data) as server:
        patch.setitem(GAMES, NAME, "nine_mens_morris.pack")
        yield server


def results(person: Person) -> Locator:
    return person.page.get_by_role("heading", name="Men over the rounds")


def open_table(person: Person, address: str, *, rival: str = "bot greedy") -> None:
    page = person.page
    page.goto(address)
    person.choose_game("Nine Men")
    page.get_by_label("Name on seat 1").fill("Marguerite")
    page.get_by_label("Who sits on seat 2").select_option(rival)
    page.get_by_role("button", name="Open the table").click()
    person.choices.first.wait_for()
