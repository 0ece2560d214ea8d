"""Several browsers at one table: moves, broken lines, undo, spectators, wrong links."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import People
from tests.web.person import Person
from tests.web.tables import two_people


def by_turn(one: Person, other: Person) -> tuple[Person, Person]:
    """The one who decides, and the one who waits."""
    expect(one.status).to_be_visible()
    expect(other.status).to_be_visible()
    expect(one.choices.or_(one.page.get_by_text("Others are deciding.")).first).to_be_visible()
    return (one, other) if one.choices.count() else (other, one)


def test_two_browsers_at_one_table(people: People) -> None:
    marguerite, jan = people.come(), people.come()
    marguerite.open_table("Marguerite", "open")
    invitation = marguerite.page.get_by_role("textbox", name="Invite by this link").input_value()
    assert "#" not in invitation, "an invitation carries no key"
    jan.page.goto(invitation)
    jan.page.get_by_label("Your name").fill("Jan <b>Długosz</b>")
    jan.page.get_by_role("button", name="Take this seat").click()
    marguerite.photograph("two-browsers")

    first, second = by_turn(marguerite, jan)
    before = second.events()
    first.take(first.choices.first)
    expect(second.choices.first).to_be_visible()
    assert second.events() > before, "the move is on the other screen"
    expect(marguerite.page.get_by_text("Jan <b>Długosz</b>").first).to_be_visible()

    # The line of the one who is to decide breaks, and the choice is made while it is broken.
    second.line.cut()
    expect(second.page.get_by_text(re.compile("The line is broken|Connecting"))).to_be_visible()
    second.choices.first.click()
    expect(second.page.get_by_text("Sending your choice")).to_be_visible()
    seen = first.events()
    second.line.mend()
    expect(second.page.get_by_text("The line is broken")).to_be_hidden()
    first.page.wait_for_function("n => document.querySelectorAll('#log > *').length > n", arg=seen)
    expect(
        first.page.locator("#log").get_by_text(re.compile("Jan.* puts a Lord|Marguerite puts a Lord"))
    ).to_have_count(2)

    # The other one plays on while this one is away; nothing is lost.
    mover, away = by_turn(first, second)
    away.line.cut()
    mover.take(mover.choices.first)
    away.line.mend()
    for person in (mover, away):
        expect(person.page.locator("#log").get_by_text(re.compile("moves to")).first).to_be_visible()


def test_a_second_tab_and_a_spectator(people: People, server: Running) -> None:
    with server.http() as http:
        table, keys = two_people(http)
    tabs = [people.come(), people.come()]
    watcher = people.come()
    other = people.come()
    for tab in tabs:
        tab.page.goto(f"/table/{table}#key={keys[0]}")
    other.page.goto(f"/table/{table}#key={keys[1]}")
    watcher.page.goto(f"/table/{table}")
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible()
    assert watcher.choices.count() == 0
    mover, waiting = by_turn(tabs[0], other)
    mover.take(mover.choices.first)
    expect(waiting.choices.first).to_be_visible()
    for person in (*tabs, watcher):
        expect(person.page.locator("#log").get_by_text(re.compile("puts a Lord on"))).to_have_count(1)


def test_undo_and_confirmation(people: People, server: Running) -> None:
    with server.http() as http:
        table, keys = two_people(http)
    one, other = people.come(), people.come()
    one.page.goto(f"/table/{table}#key={keys[0]}")
    other.page.goto(f"/table/{table}#key={keys[1]}")
    mover, waiting = by_turn(one, other)
    undo = mover.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    placed = mover.page.locator("#log").get_by_text(re.compile("puts a Lord on"))
    mover.take(mover.choices.first)
    expect(placed).to_have_count(1)
    expect(undo).to_be_enabled()
    undo.click()
    expect(placed).to_have_count(0)
    expect(mover.choices.first).to_be_visible()
    expect(waiting.page.locator("#log").get_by_text(re.compile("puts a Lord on"))).to_have_count(0)

    mover.page.get_by_role("button", name="Preferences").click()
    mover.page.get_by_label("Confirm each choice").check()
    mover.page.keyboard.press("Escape")
    mover.on_board.first.click()
    expect(placed).to_have_count(0)
    mover.page.keyboard.press("Escape")
    expect(mover.page.get_by_role("button", name="Confirm")).to_be_hidden()
    mover.on_board.nth(1).click()
    mover.page.get_by_role("button", name="Confirm").click()
    expect(placed).to_have_count(1)


def test_a_wrong_seat_link_and_a_wrong_table(people: People, server: Running) -> None:
    with server.http() as http:
        table, _ = two_people(http)
    person = people.come()
    person.page.goto(f"/table/{table}#key=not-a-key")
    expect(person.page.get_by_role("alert")).to_contain_text("opens no seat")
    person.photograph("wrong-link")
    person.page.get_by_role("link", name="Watch instead").click()
    expect(person.page.get_by_text("You are watching").first).to_be_visible()

    people.expect_refusal(404)
    person.page.goto("/table/nowhere")
    expect(person.page.get_by_role("alert")).to_contain_text("There is no such table")
