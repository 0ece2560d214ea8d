"""Steps of a person at a table of Fief."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import httpx2 as httpx
from playwright.sync_api import Locator, expect

from tests.server.running import PATIENCE
from tests.web.person import ENOUGH, Person
from tests.web.prepared import Prepared
from tests.web.searching import NAMES

Message = dict[str, Any]


def sit(person: Person, table: Prepared, seat: int) -> None:
    person.page.goto(table.link(seat))
    expect(person.status).to_be_visible()


def heard(person: Person, kind: str = "table") -> list[Message]:
    """The messages of one kind that the page was sent so far."""
    messages = [json.loads(text) for text in person.line.heard]
    return [one for one in messages if one["type"] == kind]


def alike(messages: list[Message]) -> list[Message]:
    """Without what differs between two tables whatever happens there, or runs with a clock."""
    return [{**one, "id": "", "commitment": "", "seconds": 0} for one in messages]


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


def hold_moments(person: Person) -> None:
    """Great moments stay as long as nobody looks at the page, however long that takes here."""
    person.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")


def wait_until(person: Person, happened: Callable[[], bool]) -> None:
    """For what shows in the messages and not in the page."""
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, "it does not happen"
        person.page.wait_for_timeout(20)


def told(person: Person) -> list[str]:
    """The kinds of what happened, in their order."""
    return [fact for fact, _, _ in facts(person)]


def hears(person: Person, fact: str) -> None:
    """Who did not choose may hear of it a moment later."""
    wait_until(person, lambda: fact in told(person))


def hear_the_same(*people: Person) -> None:
    """Everybody is told the same in the same order, some a moment later."""

    def chronicles() -> list[list[tuple[str, int]]]:
        return [[fact[:2] for fact in facts(person)] for person in people]

    wait_until(people[0], lambda: all(one == chronicles()[0] for one in chronicles()[1:]))


FIGHTING = ("fight", "fall", "lose-knights", "loss-of", "capture", "guard", "refuse", "stay", "done", "pass")


def fight_out(*fighters: Person) -> None:
    """Whoever is asked answers, by the scene or by the list, until the battle is over."""
    for _ in range(60):
        if fighters[0].page.get_by_text("The battle is over").count():
            return
        for person in fighters:
            skip_moments(person)
            if person.page.locator("#choices [data-option]").count():
                choose(person, *FIGHTING)
                break
    raise AssertionError("the battle does not end")


def answer_all(person: Person, until: Locator, *liked: str) -> int:
    """Answer everything, what is liked first and what ends a question next, until something is in sight.

    Returns how many answers that took.
    """
    asked = person.page.locator(
        "#choices .list > .group [data-option], #choices .list > .single [data-option]"
    )
    closing = person.page.locator("#choices .side [data-option]")
    for done in range(ENOUGH):
        expect(until.or_(asked).or_(closing).first).to_be_visible(timeout=60_000)
        if until.count():
            return done
        best = person.page.locator(", ".join(f"#choices [data-option^='{verb}']" for verb in liked or ("-",)))
        pick(
            person, best if best.count() else closing if closing.count() and done % 6 else asked.or_(closing)
        )
    raise AssertionError("there is no end of questions")


def pick(person: Person, places: Locator) -> None:
    """The first of these choices, confirmed where that is asked for."""
    before = person.moment()
    action = places.first.get_attribute("data-option")
    places.first.click()
    sure = person.page.locator("#choices .sure")
    if sure.count():
        person.page.locator("#choices").get_by_role("button", name=re.compile("^Confirm")).click()
    assert action
    person.wait_after(before)


def against_bots(http: httpx.Client, bot: str) -> Prepared:
    seats = [
        {"kind": "me", "name": NAMES[0]},
        *({"kind": "bot", "bot": bot, "name": one} for one in NAMES[1:]),
    ]
    made = http.post("/api/v1/tables", json={"game": "fief", "seats": seats})
    assert made.status_code == 201, made.text
    return Prepared(made.json()["id"], (made.json()["keys"][0]["key"],))
