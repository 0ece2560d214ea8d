"""Steps of a person at a table of Fief."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.person import Person
from tests.web.prepared import Prepared

Message = dict[str, Any]


def sit(person: Person, table: Prepared, seat: int) -> None:
    person.page.goto(table.link(seat))
    expect(person.status).to_be_visible()


def heard(person: Person, kind: str = "table") -> list[Message]:
    """The messages of one kind that the page was sent so far."""
    messages = [json.loads(text) for text in person.line.heard]
    return [one for one in messages if one["type"] == kind]


def said(person: Person, kind: str = "play") -> list[Message]:
    messages = [json.loads(text) for text in person.line.said]
    return [one for one in messages if one["type"] == kind]


def facts(person: Person) -> list[tuple[str, int, tuple[int, ...]]]:
    """The chronicle as the page was told it."""
    events: list[Message] = []
    for message in heard(person):
        events[message["events_from"] :] = message["events"]
    return [(one["fact"], one["seat"], tuple(one["args"])) for one in events]


def choice(person: Person, *verbs: str) -> Locator:
    """The first choice of these verbs in the list of choices."""
    return person.page.locator(", ".join(f"#choices [data-option^='{verb}']" for verb in verbs)).first


def choose(person: Person, *verbs: str) -> str:
    """Take it, and confirm it where the page asks for that; returns what it was."""
    place = choice(person, *verbs)
    expect(place).to_be_visible()
    action = place.get_attribute("data-option") or ""
    before = person.moment()
    place.click()
    confirm = person.page.locator("#choices").get_by_role("button", name="Confirm")
    if person.page.locator("#choices .sure").count():
        confirm.click()
    person.wait_after(before)
    return action


def open_talk(person: Person, corner: str = "offers") -> Locator:
    """The panel of offers and talk, open at that corner."""
    page = person.page
    page.locator("[role=tab]:visible", has_text=re.compile("^Talk")).click()
    page.locator(f"[data-corner={corner}]").click()
    return page.locator("#talk")


def scene(person: Person, name: str) -> Locator:
    """The election or the battle that is played in front of the map."""
    return person.page.locator("section", has=person.page.locator(f"[data-scene={name}]"))


def skip_moments(person: Person) -> None:
    """Great moments are shown one after the other until they are skipped."""
    while person.page.locator("[data-moment]").count():
        person.page.keyboard.press("Escape")
