"""The guided first round of Fief: by the real pieces, by "Do it for me", and off the path."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Locator, Page, expect

from oyez.engine.words import Action
from oyez.server.tables.lessons import PUPIL, lesson_named
from tests.web.person import Person
from tools.lesson import NAME, STEPS

# Steps that are taken where they lie on the table, at least one of every chapter.
ON_THE_MAP: Final = ("settle", "march", "march-on", "attack")
IN_HAND: Final = ("play-lord",)
BESIDE_THE_OFFER: Final = ("want", "submit")
AMONG_CHOICES: Final = ("court", "draw-lord", "mill", "with-men", "fight-on", "nominate", "favour")


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name="The guide")


def begin(person: Person) -> None:
    person.page.goto("/")
    person.page.get_by_role("radiogroup", name="Game").get_by_text("Fief: France 1429", exact=True).click()
    person.page.get_by_role("button", name="Learn Fief").click()
    expect(guide(person.page)).to_contain_text("Step 1 of")


def place_of(page: Page, step: str, action: Action) -> Locator | None:
    """Where the piece or button of a step lies; None for steps that are left to the guide."""
    if step in ON_THE_MAP:
        return page.locator(f"#map [data-village='{action.noun}']")
    if step in IN_HAND:
        return page.locator(f"#hand [data-card='{action.noun}']")
    if step in BESIDE_THE_OFFER:
        return page.locator(f'#talk :is([data-chip="{action.text}"], [data-act="{action.text}"])')
    return page.locator(f'#choices [data-option="{action.text}"]') if step in AMONG_CHOICES else None


def test_through_the_lesson(person: Person) -> None:
    begin(person)
    page, box = person.page, guide(person.page)
    steps = json.loads(STEPS.read_text(encoding="utf-8"))
    wanted = [play.action for play in lesson_named("fief", NAME).plays if play.seat == PUPIL]
    for number, (step, action) in enumerate(zip(steps, wanted, strict=True), 1):
        expect(box).to_contain_text(f"Step {number} of {len(steps)}")
        do_it = box.get_by_role("button", name="Do it for me")
        expect(do_it).to_be_enabled()
        place = place_of(page, step["text"], action)
        if place is not None:
            expect(place).to_have_css("outline-style", "dashed")
        (place or do_it).click()
    expect(box).to_contain_text("You know the way")
    box.get_by_role("button", name="Close the guide").click()
    expect(box).to_be_hidden()
    expect(page.locator("[data-option]").first).to_be_visible()


def test_off_the_path_and_back(phone: Person) -> None:
    begin(phone)
    page, box = phone.page, guide(phone.page)
    for number in (1, 2):
        expect(box).to_contain_text(f"Step {number} of")
        box.get_by_role("button", name="Do it for me").click()
    expect(box).to_contain_text("Step 3 of")
    page.locator('#choices [data-option="pass"]').click()
    expect(box).to_contain_text("You have left the path")
    box.get_by_role("button", name="Undo").click()
    expect(box).to_contain_text("Step 3 of")

    box.get_by_role("button", name="Leave the lesson").click()
    expect(box).to_be_hidden()
    page.reload()
    expect(page.locator('#choices [data-option="pass"]')).to_be_visible()
    expect(box).to_be_hidden()
