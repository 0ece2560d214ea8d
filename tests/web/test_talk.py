"""Two people talk at a table of Middle-Ages: rules that lead to the ledger, what was not read, who is not heard."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.server.running import Running
from tests.web.axe import look
from tests.web.conftest import PHONE, People
from tests.web.person import Person
from tests.web.tables import two_people

LAPTOP = {"width": 1280, "height": 720}


def talk_tab(person: Person) -> Locator:
    return person.page.get_by_role("tab", name=re.compile("^Talk"))


def say(person: Person, text: str) -> None:
    field = person.page.get_by_role("textbox", name="To everybody …")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def said(person: Person) -> Locator:
    return person.page.get_by_role("log", name="What was said at the table")


def test_two_people_talk_name_a_rule_and_mute(people: People, server: Running) -> None:
    with server.http() as http:
        table, keys = two_people(http)
    marguerite = people.come(viewport=LAPTOP)
    jan = people.come(viewport=PHONE, has_touch=True, is_mobile=True)
    watcher = people.come(viewport=LAPTOP)
    for person, key in ((marguerite, keys[0]), (jan, keys[1])):
        person.page.goto(f"/table/{table}#key={key}")
        expect(person.status).to_be_visible()
        expect(said(person)).to_be_hidden()
    watcher.page.goto(f"/table/{table}")

    marguerite.page.keyboard.press("k")
    expect(marguerite.page.get_by_role("textbox", name="To everybody …")).to_be_focused()
    say(marguerite, "A <b>Scout</b> stays: M-3.4-01")
    say(marguerite, "Your turn, Jan")
    expect(talk_tab(jan)).to_contain_text("2 new")
    jan.photograph("talk-phone-unread")
    talk_tab(jan).tap()
    expect(said(jan)).to_contain_text("A <b>Scout</b> stays: M-3.4-01")
    expect(talk_tab(jan)).not_to_contain_text("new")
    jan.page.get_by_role("button", name="Rule M-3.4-01").tap()
    drawer = jan.page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_role("heading", level=3).first).to_contain_text("M-3.4-01")
    jan.page.keyboard.press("Escape")
    say(jan, "I see")
    expect(said(marguerite)).to_contain_text("I see")
    found = look(marguerite, "talk", "#talk") + look(jan, "talk-phone", "#talk")
    assert jan.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing sticks out"

    talk_tab(watcher).click()
    expect(said(watcher)).to_contain_text("I see")
    expect(watcher.page.get_by_text("Spectators listen here")).to_be_visible()
    expect(watcher.page.get_by_role("textbox", name="To everybody …")).to_have_count(0)
    assert found + look(watcher, "talk-spectator", "#talk") == []

    jan.page.get_by_role("button", name="Mute somebody").tap()
    jan.page.get_by_role("button", name="Mute Marguerite").tap()
    expect(said(jan)).not_to_contain_text("Your turn, Jan")
    say(marguerite, "Do you hear me?")
    expect(said(watcher)).to_contain_text("Do you hear me?")
    assert "Do you hear me?" not in " ".join(jan.line.heard), "not even on the wire"


def test_while_a_seat_is_open(people: People) -> None:
    marguerite, visitor = people.come(), people.come(viewport=PHONE, has_touch=True, is_mobile=True)
    marguerite.open_table("Marguerite", "open", "open")
    say(marguerite, "Who knows M-2.3-01?")
    expect(said(marguerite)).to_contain_text("Who knows M-2.3-01?")
    visitor.page.goto(marguerite.page.get_by_role("textbox", name="Invite by this link").input_value())
    expect(said(visitor)).to_contain_text("Who knows M-2.3-01?")
    expect(visitor.page.get_by_text("Whoever has a seat may speak here.")).to_be_visible()
    visitor.page.get_by_text("Spectators' talk").click()
    expect(visitor.page.get_by_role("region", name="Spectators' talk")).to_be_visible()
    found = look(visitor, "talk-visitor", whole=True)
    visitor.page.get_by_text("Spectators' talk").first.click()
    visitor.page.get_by_label("Your name").first.fill("Jan")  # the other one is the spectators'
    visitor.page.get_by_role("button", name="Take this seat").first.click()
    say(visitor, "I do")
    expect(said(marguerite)).to_contain_text("I do")
    assert found + look(marguerite, "talk-waiting", whole=True) == []
