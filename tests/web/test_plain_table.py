"""A game without a drawing of its own, on the plain table: played, watched, looked at again, by everyone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.axe import look
from tests.web.conftest import People
from tests.web.person import ENOUGH, Person
from tests.web.plain import open_table, results, with_example


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with with_example(tmp_path_factory.mktemp("plain")) as server:
        yield server


def test_a_game_from_the_lobby_to_the_replay(person: Person, plain: Running) -> None:
    page = person.page
    open_table(person, plain.address)
    expect(person.status).to_contain_text("Place a man on an empty point.")
    expect(person.status).to_contain_text("Round 1")
    group = page.get_by_role("group", name="Place a man")
    expect(group.get_by_role("button")).to_have_count(24)
    board = page.get_by_role("table", name="Board")
    expect(board.get_by_role("columnheader")).to_have_text(list("abcdefg"))
    expect(board.get_by_role("rowheader")).to_have_text(list("7654321"))
    view = page.get_by_role("region", name="The table")
    expect(view).to_contain_text("Placing")
    expect(view).to_contain_text(re.compile(r"Marguerite\s*9"))

    person.take(group.get_by_role("button", name="Place a man on d6"))
    expect(board.locator("tr").nth(2).locator("td").nth(3)).to_have_text("○white")
    expect(page.locator("#log")).to_contain_text("Marguerite places a man on d6.")
    expect(view).to_contain_text(re.compile(r"Marguerite\s*8"))
    person.photograph("plain-table")

    for _ in range(ENOUGH):
        expect(person.choices.first.or_(results(person))).to_be_visible()
        if results(person).is_visible():
            break
        person.take(person.choices.first)
    expect(results(person)).to_be_visible()
    expect(page.get_by_role("columnheader", name="Men on the board")).to_be_visible()
    person.photograph("plain-results", whole=True)

    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One play forward").click()
    expect(page.get_by_role("main")).to_contain_text("Marguerite places a man on d6.")
    expect(page.get_by_role("table", name="Board")).to_contain_text("○")
    expect(page.locator("[data-option]")).to_have_count(0)


def test_keyboard_alone(person: Person, plain: Running) -> None:
    page = person.page
    open_table(person, plain.address)
    page.keyboard.press("c")
    expect(person.choices.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(person.choices.nth(1)).to_be_focused()
    before = person.moment()
    page.keyboard.press("Enter")
    person.wait_after(before)
    expect(page.locator("#log")).to_contain_text("Marguerite places a man on d7.")
    expect(page.locator("[data-announcer]")).to_contain_text("Your turn")
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    page.get_by_role("link", name="Skip to the board in words").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="The table")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("C")


def test_a_spectator_sees_and_does_not_choose(people: People, plain: Running) -> None:
    person, guest = people.come(), people.come()
    open_table(person, plain.address)
    person.take(person.choices.first)
    guest.page.goto(person.page.url.partition("#")[0])
    expect(guest.page.get_by_role("table", name="Board")).to_contain_text("○")
    expect(guest.page.locator("#log")).to_contain_text("Marguerite places a man on a7.")
    expect(guest.status).to_contain_text("Marguerite places a man")
    expect(guest.choices).to_have_count(0)


def test_phone(phone: Person, plain: Running) -> None:
    page = phone.page
    open_table(phone, plain.address)
    phone.choices.first.tap()
    expect(phone.choices.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out"
    too_small = page.evaluate(
        """() => [...document.querySelectorAll("[data-option], [role=tab]")]
            .filter(one => one.offsetParent && (one.offsetHeight < 40 || one.offsetWidth < 40))
            .map(one => one.outerHTML.slice(0, 120))"""
    )
    assert too_small == []
    page.get_by_role("tab", name="Talk").tap()
    expect(page.locator("#talk")).to_be_visible()
    phone.photograph("plain-phone", whole=True)


def test_three_languages_come_from_the_package(person: Person, plain: Running) -> None:
    page = person.page
    open_table(person, plain.address)
    person.take(person.choices.first)
    told = {
        "fr": ("Posez un pion", "Poser un pion", "Plateau", "Marguerite pose un pion en a7."),
        "pl": ("Postaw pionek", "Postaw pionek", "Plansza", "Marguerite stawia pionek na a7."),
    }
    for language, (prompt, group, board, line) in told.items():
        page.get_by_role("navigation").get_by_role("combobox").select_option(language)
        expect(person.page.locator(".status")).to_contain_text(prompt)
        expect(page.get_by_role("group", name=group)).to_be_visible()
        expect(page.get_by_role("table", name=board)).to_be_visible()
        expect(page.locator("#log")).to_contain_text(line)


def test_no_serious_accessibility_finding(person: Person, plain: Running) -> None:
    open_table(person, plain.address)
    person.take(person.choices.first)
    expect(person.choices.first).to_be_visible()
    assert look(person, "plain table") == []


def test_its_rules_are_in_the_drawer(person: Person, plain: Running) -> None:
    page = person.page
    open_table(person, plain.address)
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    drawer.get_by_role("searchbox").fill("two mills")
    expect(drawer.get_by_role("heading", name=re.compile("N-3.2-03"))).to_be_visible()
