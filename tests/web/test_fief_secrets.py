"""What others must not learn at a table of Fief: a private talk, a card that could be played, troops in fog."""

from __future__ import annotations

import json
import re
import time
from functools import partial
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from oyez.engine.match import Match
from oyez.server.tables import silence
from tests.server.running import Running
from tests.web.conftest import People
from tests.web.fief import Message, alike, choice, choose, heard, open_talk, sit, wait_until
from tests.web.moments import army_in_fog, asked_in_secret, may_call_aside
from tests.web.person import Person
from tests.web.prepared import lay_out
from tests.web.searching import asked, search

SECRET = "The <i>King</i> must fall"


def test_a_private_talk(people: People, server: Running) -> None:
    table = lay_out(server.settings.data, search(may_call_aside))
    marguerite, jan, perrine = (people.come() for _ in range(3))
    for seat, person in enumerate((marguerite, jan, perrine)):
        sit(person, table, seat)
    open_talk(marguerite, "aside").get_by_role("button", name="Invite Jan to a private talk").click()
    marguerite.page.get_by_role("button", name="Begin the talk").click()
    jan.page.get_by_role("button", name="Come along").click()
    for person in (marguerite, jan):
        expect(person.page.get_by_role("timer", name="Time left")).to_have_text(re.compile(r"^[23]:\d\d$"))
    expect(open_talk(perrine, "aside").get_by_text("Out of the room: Marguerite, Jan")).to_be_visible()

    jan.page.get_by_role("textbox", name="In secret …").fill(SECRET)
    jan.page.keyboard.press("Enter")
    expect(marguerite.page.get_by_role("log", name="In private").get_by_text(SECRET)).to_be_visible()
    marguerite.photograph("fief-private-talk")
    corner = open_talk(perrine, "chat")
    corner.get_by_role("textbox").fill("What are you <b>two</b> up to?")
    perrine.page.keyboard.press("Enter")
    expect(open_talk(jan, "chat").get_by_text("What are you <b>two</b> up to?")).to_be_visible()
    perrine.photograph("fief-out-of-the-room")

    end_talk(marguerite, jan)
    for person in (marguerite, jan, perrine):
        expect(person.page.get_by_text(re.compile("^(Out of the room|In private: )"))).to_have_count(0)
    assert any(SECRET in text for text in marguerite.line.heard)
    assert not any("King" in text for text in perrine.line.heard)
    assert "must fall" not in perrine.page.content()


def end_talk(*members: Person) -> None:
    """Each in turn has the word, and gives it away."""
    for person in members:
        person.page.locator("[data-corner=aside]").click()
        person.page.get_by_role("button", name="Nothing more to offer").click()


class Hourglass:
    """The time that silences go by, so that no busy machine makes one too short: it stands still until it is turned."""

    def __init__(self) -> None:
        self._now = time.monotonic()

    def monotonic(self) -> float:
        return self._now

    def time(self) -> float:
        """The hour of the day, which tells how long ago something was stored."""
        return time.time()

    def turn(self) -> None:
        self._now += 60


def test_a_card_and_standing_orders(people: People, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked with "ask", not asked with "pass"; neither Marguerite nor Perrine can tell the difference."""
    hourglass = Hourglass()
    monkeypatch.setattr(silence, "time", hourglass)
    match, moment = found_card()
    told: list[list[list[Message]]] = []
    marguerite, jan, perrine = (people.come() for _ in range(3))
    for order in ("Ask me", "Let it pass"):
        table = lay_out(server.settings.data, match, back=1, respond=1)
        for seat, person in enumerate((marguerite, jan, perrine)):
            sit(person, table, seat)
        give_order(jan, moment, order)
        for person in (marguerite, jan, perrine):
            person.line.heard.clear()
        last = match.plays[-1].action.text
        marguerite.page.locator(f'#choices [data-option="{last}"]').first.click()
        if order == "Ask me":
            expect(jan.page.locator("#choices [data-option^=play]").first).to_be_visible()
            expect(jan.page.get_by_role("button", name="Let me think")).to_be_visible()
            jan.photograph("fief-card-asked")
            think_and_pass(jan, hourglass)
        for person in (marguerite, perrine) if order == "Let it pass" else ():
            wait_until(person, partial(hushed, person))
            assert not settled(person), "the silence lasts, whether or not somebody has answered"
            expect(person.page.locator("#choices .list")).to_have_js_property("inert", True)
        hourglass.turn()
        for person in (marguerite, perrine):
            wait_until(person, partial(settled, person))
        asked_jan = [one["decision"] for one in heard(jan) if one["decision"]]
        was_asked = any(one["prompt"] == moment for one in asked_jan)
        assert was_asked is (order == "Ask me")
        told.append([public(person) for person in (marguerite, perrine)])
    assert told[0] == told[1]


def think_and_pass(person: Person, hourglass: Hourglass) -> None:
    """Whoever wants to think has no clock any more: time passes, and the question stays."""
    think = person.page.get_by_role("button", name="Let me think")
    expect(person.page.get_by_role("timer", name=re.compile("^Seconds left"))).to_be_visible()
    think.click()
    expect(think).to_be_hidden()
    wait_until(person, lambda: heard(person)[-1]["decision"]["seconds"] is None)
    asked = heard(person)[-1]["decision"]["ticket"]
    hourglass.turn()
    person.page.wait_for_timeout(1500)  # the server looks at its clocks every second
    assert heard(person)[-1]["decision"]["ticket"] == asked
    choice(person, "pass").click()
    expect(person.page.locator("#choices [data-option^=play]")).to_have_count(0)


def hushed(person: Person) -> bool:
    return bool(heard(person, "hush"))


def settled(person: Person) -> bool:
    """Whether the page was told that the silence is over and what came of it."""
    kinds = [json.loads(text)["type"] for text in person.line.heard]
    return "table" in kinds[kinds.index("hush") :] if "hush" in kinds else False


def public(person: Person) -> list[Message]:
    """What the page was told of the table and of its silence."""
    return alike([one for kind in ("table", "hush") for one in heard(person, kind)])


def found_card() -> tuple[Match, str]:
    """A game whose last choice, one of Marguerite's without chance, leads to a secret question to Jan."""
    match = search(asked_in_secret)
    return match, asked(match.state)[1]


def give_order(person: Person, moment: str, order: str) -> None:
    page = person.page
    page.keyboard.press("o")
    dialog = page.get_by_role("dialog", name="Standing orders")
    dialog.locator(f"input[name=order-{moment}]").locator("..").filter(has_text=order).click()
    expect(dialog.locator(f"input[name=order-{moment}]:checked").locator("..")).to_have_text(order)
    page.wait_for_function("() => document.querySelector('dialog[open]') !== null")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def troops_of_others(view: Message, own: int) -> list[Message]:
    """Wherever a view speaks of the troops of another family: in villages, on the march, and bands that have moved."""
    found = [
        troops for village in view["villages"] for seat, troops in enumerate(village["troops"]) if seat != own
    ]
    moving = [*view["bands"], *([view["column"]] if view["column"] else [])]
    return found + [one["troops"] for one in moving if one["seat"] != own]


def test_fog_of_war(people: People, server: Running) -> None:
    match = search(army_in_fog)
    table = lay_out(server.settings.data, match)
    marguerite, jan = people.come(), people.come()
    sit(marguerite, table, 0)
    sit(jan, table, 1)
    choose(marguerite, "muster")
    choose(marguerite, "march")
    own = re.compile(r"Marguerite.*\d Knights?")
    expect(marguerite.page.locator("#map").get_by_label(own).first).to_be_attached()
    expect(
        jan.page.locator("#map").get_by_label(re.compile(r"Marguerite.*\d counter")).first
    ).to_be_attached()
    expect(jan.page.locator("#map").get_by_label(own)).to_have_count(0)
    marguerite.photograph("fief-fog-own")
    jan.photograph("fief-fog-other")
    wait_until(jan, lambda: heard(jan)[-1]["n"] == heard(marguerite)[-1]["n"])
    seen = [troops for message in heard(jan) for troops in troops_of_others(message["view"], 1)]
    assert [troops for troops in seen if troops["men"] or troops["knights"]] == []
    views = [message["view"] for message in heard(marguerite)]
    assert any(place["troops"][0]["knights"] for view in views for place in view["villages"])
    # Her group on the march and what stays behind are seen by her, and by him as so many counters.
    assert any(view["column"] and view["column"]["troops"]["men"] is not None for view in views)
    columns = [message["view"]["column"] for message in heard(jan) if message["view"]["column"]]
    assert any(one["seat"] == 0 and one["troops"]["counters"] for one in columns)
    bands = [band for message in heard(jan) for band in message["view"]["bands"]]
    assert any(band["seat"] == 0 for band in bands)
    assert all(before["n"] <= after["n"] for before, after in pairwise(heard(jan)))
