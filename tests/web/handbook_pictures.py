"""Draws docs/pictures/fief/ and middle-ages/: `python -m tests.web.handbook_pictures` after the page was built.

Those of Fief are moments of the guided first round, so that the documentation and the lesson tell the same.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from oyez.server.settings import PAGE
from tests.server.running import running
from tests.web.conftest import chromium
from tests.web.fief import skip_moments
from tests.web.person import Person
from tests.web.picture import best
from tests.web.test_lesson import begin, guide
from tools.lesson import STEPS

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
SIZE: Final[ViewportSize] = {"width": 1280, "height": 860}
# Step of the lesson -> name of the picture that is taken before the step.
TAKEN: Final = {
    "settle": "map",
    "woo": "marriage",
    "play-lord": "cards",
    "mill": "purchases",
    "march-to-war": "march",
    "fight-on": "battle",
    "favour": "election",
}
WITH_GUIDE: Final = "court"  # in all others the guide is folded, because it lies on the map


def photograph(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate("document.documentElement.style.backgroundImage = 'none'")  # for a small file
    page.evaluate("window.scrollTo(0, 0)")
    page.wait_for_timeout(600)  # until pieces have arrived
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=78)


def fief(person: Person) -> None:
    begin(person)
    page, box = person.page, guide(person.page)
    steps = [step["text"] for step in json.loads(STEPS.read_text(encoding="utf-8"))]
    for number, step in enumerate(steps, 1):
        expect(box).to_contain_text(f"Step {number} of {len(steps)}")
        if step == WITH_GUIDE:
            photograph(page, "fief/lesson")
        if step in TAKEN:
            skip_moments(person)
            box.get_by_role("button", name="Fold the guide").click()
            photograph(page, f"fief/{TAKEN[step]}")
            box.get_by_role("button", name="Unfold the guide").click()
        box.get_by_role("button", name="Do it for me").click()


def middle_ages(person: Person) -> None:
    """The first choice, the first Scout and the end of a game."""
    person.open_table("Marguerite", "bot greedy", "bot greedy")
    person.choices.first.wait_for()
    photograph(person.page, "middle-ages/start")
    scouts = 0
    while not person.results.is_visible():
        if not scouts and person.page.locator("[data-option^=scout]").count():
            scouts += 1
            photograph(person.page, "middle-ages/scout")
        person.take(best(person))
        person.choices.first.or_(person.results).wait_for()
    photograph(person.page, "middle-ages/results")


def main(built: Path = PAGE) -> None:
    args = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), page=built) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium(), args=args)
        for tell in (fief, middle_ages):
            context = browser.new_context(
                base_url=server.address, viewport=SIZE, locale="en-GB", reduced_motion="reduce"
            )
            tell(Person(context))
        browser.close()
    for picture in sorted(PICTURES.rglob("*.jpg")):
        print(f"{picture.name}: {picture.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
