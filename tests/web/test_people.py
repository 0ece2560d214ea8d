"""Names, hosts and invitations in browsers: one account in two of them, a guest who has to go, a link made anew."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, People
from tests.web.person import Person

PASSWORD = "open sesame"


def claim(person: Person, name: str) -> None:
    page = person.page
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="I have no name yet").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Claim this name").click()
    expect(page.get_by_role("link", name=f"Your account: {name}")).to_be_visible()


def sign_in(person: Person, name: str, password: str = PASSWORD) -> None:
    page = person.page
    page.get_by_role("button", name="Sign in").first.click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("dialog").get_by_role("button", name="Sign in").click()


def seated(person: Person, name: str) -> None:
    expect(person.page.get_by_text(f"You are {name}").first).to_be_visible()


def test_a_name_claimed_here_sits_down_there(people: People) -> None:
    here, there = people.come(), people.come(viewport=PHONE, has_touch=True, is_mobile=True)
    here.open_table("Marguerite", "open")
    expect(here.page.get_by_role("heading", name="The table is set")).to_be_visible()
    claim(here, "Marguerite de Valois")
    here.page.goto("/")

    people.expect_refusal(403)
    there.page.goto("/")
    sign_in(there, "Marguerite de Valois", "a wrong password")
    expect(there.page.get_by_role("alert")).to_contain_text("do not fit together")
    assert violations(there.page, "dialog[open]") == []
    there.page.keyboard.press("Escape")
    sign_in(there, "marguerite de valois")
    expect(there.page.get_by_role("link", name="Your account")).to_be_visible()
    mine = there.page.get_by_role("region", name="Your games")
    mine.get_by_role("link", name="Continue").click()
    seated(there, "Marguerite")
    assert "#key" not in there.page.url, "nobody needs a link for his own seat"
    there.photograph("people-phone-waiting", whole=True)

    there.page.get_by_role("link", name="Your account").click()
    expect(there.page.get_by_role("heading", name="Marguerite de Valois")).to_be_visible()
    expect(there.page.get_by_role("listitem").filter(has_text="this browser")).to_be_visible()
    width = there.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "nothing sticks out on a phone"
    assert violations(there.page) == []
    there.photograph("people-phone-account", whole=True)
    there.page.get_by_role("button", name="Sign out everywhere").click()
    expect(there.page.get_by_role("button", name="Sign in").first).to_be_visible()
    people.expect_refusal(401)
    here.page.goto("/account")
    expect(here.page.get_by_text("Nobody is signed in here.")).to_be_visible()


def feast(host: Person) -> str:
    """A private table with a title and two open seats; its invitation."""
    page = host.page
    page.goto("/")
    host.choose_game("Middle-Ages")
    page.get_by_label("Name on seat 1").fill("Host")
    page.get_by_role("button", name="Remove seat 4").click()
    for seat in (2, 3):
        page.get_by_label(f"Who sits on seat {seat}").select_option("open")
    page.get_by_text("Title, invitation, names").click()
    page.get_by_label("Title of the table").fill("The feast")
    page.get_by_label("Private table").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="The feast")).to_be_visible()
    return page.get_by_role("textbox", name="Invite by this link").input_value()


def sit_down(guest: Person, name: str) -> None:
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take this seat").first.click()
    seated(guest, name)


def open_notes(person: Person) -> None:
    person.page.get_by_role("button", name="This table").click()
    expect(person.page.get_by_label("Your notes")).to_be_enabled()


def test_the_host_removes_a_guest_and_makes_a_new_link(people: People) -> None:
    host, guest = people.come(), people.come()
    invitation = feast(host)
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading", name="Tables with open seats")).to_be_visible()
    expect(guest.page.get_by_text("The feast")).to_have_count(0)
    guest.page.goto(invitation)
    sit_down(guest, "Rude")
    expect(host.page.get_by_role("button", name="Remove Rude from the table")).to_be_visible()
    host.photograph("people-host", whole=True)
    assert violations(host.page) == []
    host.page.get_by_role("button", name="Remove Rude from the table").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("no longer yours")
    expect(host.page.get_by_text("Rude")).to_have_count(0)

    guest.page.get_by_role("link", name="Watch instead").click()
    sit_down(guest, "Polite")
    host.page.get_by_role("button", name="New link for Polite").click()
    host.page.get_by_role("button", name="For the same person").click()
    fresh = host.page.get_by_role("textbox", name="The new link").input_value()
    expect(guest.page.get_by_role("alert")).to_contain_text("no longer yours")
    guest.page.goto(fresh)
    seated(guest, "Polite")

    # A bot for the last seat starts the game.
    host.page.get_by_label("Who sits on seat 3").select_option("random")
    for person in (host, guest):
        expect(person.status).to_be_visible()
    open_notes(guest)
    expect(guest.page.get_by_text("The host has replaced the links of: Polite.")).to_be_visible()
    guest.page.get_by_label("Your notes").fill("Trust nobody.")
    expect(guest.page.get_by_role("dialog").get_by_text("Saved", exact=True)).to_be_visible()
    guest.photograph("people-notes")
    assert violations(guest.page, "dialog[open]") == []
    guest.page.reload()
    open_notes(guest)
    expect(guest.page.get_by_label("Your notes")).to_have_value("Trust nobody.")


def test_n_goes_to_the_next_game_that_waits(people: People) -> None:
    person = people.come()
    for name in ("First", "Second"):
        person.open_table(name, "bot random")
        expect(person.choices.first).to_be_visible()
    second = person.page.url
    person.page.keyboard.press("n")
    expect(person.page).not_to_have_url(second)
    expect(person.choices.first).to_be_visible()
    person.page.keyboard.press("n")
    expect(person.page).to_have_url(second)


def test_a_deleted_table_is_gone(people: People) -> None:
    host, guest = people.come(), people.come()
    host.open_table("Host", "open")
    guest.page.goto(host.page.get_by_role("textbox", name="Invite by this link").input_value())
    expect(guest.page.get_by_role("button", name="Take this seat")).to_be_visible()
    host.page.get_by_text("Delete the table").first.click()
    button = host.page.get_by_role("button", name="Delete the table")
    expect(button).to_be_disabled()
    host.page.get_by_label("Type delete to confirm").fill("delete")
    button.click()
    expect(host.page).to_have_url(re.compile("/$"))
    expect(guest.page.get_by_role("alert")).to_contain_text("has been deleted")


def test_a_game_is_deleted_once_everybody_agrees(people: People) -> None:
    host, guest = people.come(), people.come()
    host.open_table("Host", "open")
    guest.page.goto(host.page.get_by_role("textbox", name="Invite by this link").input_value())
    guest.page.get_by_label("Your name").fill("Jan")
    guest.page.get_by_role("button", name="Take this seat").first.click()
    for person in (host, guest):
        expect(person.status).to_be_visible()
    open_notes(host)
    host.page.get_by_text("Delete the table").first.click()
    host.page.get_by_label("Type delete to confirm").fill("delete")
    host.page.get_by_role("button", name="Ask the others").click()
    expect(host.page.get_by_text("The others are asked. Still to answer: Jan.")).to_be_visible()
    question = guest.page.get_by_role("group", name="Delete the game")
    expect(question).to_contain_text("only if all who play agree")
    assert violations(guest.page, ".request") == []
    question.get_by_role("button", name="I agree, delete it").click()
    for person in (host, guest):
        expect(person.page.get_by_role("alert")).to_contain_text("has been deleted")


def test_away_at_all_tables_at_once(people: People) -> None:
    here, other = people.come(), people.come()
    here.page.goto("/")
    claim(here, "Marguerite the Traveller")
    here.open_table("Marguerite", "open")
    other.page.goto(here.page.get_by_role("textbox", name="Invite by this link").input_value())
    other.page.get_by_label("Your name").fill("Jan")
    other.page.get_by_role("button", name="Take this seat").first.click()
    expect(other.status).to_be_visible()

    here.page.get_by_role("link", name="Your account").click()
    section = here.page.get_by_role("region", name="Holidays")
    section.get_by_role("button", name="Tell all my tables").click()
    expect(section.get_by_text("You are away until")).to_be_visible()
    expect(section.get_by_text("1 game that goes on knows it.")).to_be_visible()
    expect(other.page.locator("#log")).to_contain_text("Marguerite is away until")
    assert violations(here.page) == []
    here.photograph("people-holiday", whole=True)
    here.page.reload()
    section.get_by_role("button", name="I am home again").click()
    expect(other.page.locator("#log")).to_contain_text("Marguerite is home again.")
    expect(section.get_by_role("button", name="Tell all my tables")).to_be_visible()
