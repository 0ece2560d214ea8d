"""Draws docs/pictures/middle-ages.png: `python -m tests.web.picture` after the page was built."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, sync_playwright

from tests.server.running import running
from tests.web.conftest import DESK, chromium
from tests.web.person import Person

PICTURE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "middle-ages.png"
ROUNDS: Final = range(10, 13)
TILES: Final = 8


def best(person: Person) -> Locator:
    """The choice with the highest hint, so that the board looks like one of somebody who plays well."""
    texts = person.page.locator("[data-option] .worth").all_inner_texts()
    worth = [int(text) for text in texts]
    return person.choices.nth(worth.index(max(worth)) if worth else 0)


def far_enough(page: Page) -> bool:
    """A full board, a Scout on the table, and several ways to go."""
    reached = int(page.locator(".where").inner_text().split()[1]) in ROUNDS
    return (
        reached
        and page.locator("[data-spot][data-choice]").count() > 2
        and page.locator(".scout").count() > 0
        and page.locator(".layer").count() >= TILES
    )


def play_until_it_looks_good(person: Person) -> None:
    while True:
        person.open_table("Marguerite", "bot greedy", "bot greedy", "bot greedy")
        person.choices.first.wait_for()
        while not far_enough(person.page):
            person.take(best(person))
            person.choices.first.or_(person.results).wait_for()
            if person.results.is_visible():
                break
        else:
            return


def main() -> None:
    args = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=args)
        person = Person(
            browser.new_context(
                base_url=server.address, viewport=DESK, locale="en-GB", reduced_motion="reduce"
            )
        )
        play_until_it_looks_good(person)
        person.page.locator("[data-spot][data-choice]").nth(1).hover()
        person.page.wait_for_timeout(2000)  # until the coins have landed
        person.page.evaluate("document.fonts.ready.then(() => true)")
        person.page.evaluate("document.documentElement.style.backgroundImage = 'none'")  # for a small file
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=PICTURE)
        browser.close()
    print(f"{PICTURE.name}: {PICTURE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
