"""The page for everyone: keyboard alone, a phone, three languages, screen readers, both lights."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.axe import look
from tests.web.conftest import People
from tests.web.person import Person
from tests.web.prepared import lay_out
from tests.web.searching import near_the_end


def focused(person: Person) -> str:
    return str(person.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''"))


def test_keyboard_alone(person: Person) -> None:
    page = person.page
    page.goto("/")
    expect(page.get_by_label("Name on seat 1")).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "radio":
            page.keyboard.press("ArrowDown")  # to Middle-Ages
        if focused(person) == "Name on seat 1":
            break
    page.keyboard.type("Marguerite")
    page.keyboard.press("Enter")
    expect(person.choices.first).to_be_visible()

    page.get_by_role("link", name="Skip to the board in words").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="The board in words")).to_be_focused()
    expect(page.get_by_role("listitem").filter(has_text=re.compile("^Row 4, place 5: "))).to_be_visible()
    assert "#key=" in page.url, "a skip link does not lose the seat"

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()

    for turn in range(4):
        expect(person.choices.first).to_be_visible()
        before = person.moment()
        spots = person.page.locator("[data-spot][data-choice]").count()
        if turn % 2 or not spots:
            page.keyboard.press("c")
            page.keyboard.press("ArrowRight")
        else:
            page.keyboard.press("t")
            assert "you may choose it" in focused(person)
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("ArrowRight")
            for _ in range(6):
                if "you may choose it" in focused(person):
                    break
                page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        person.wait_after(before)
        if not turn % 2 and spots:
            assert focused(person).startswith("Row"), "the focus stays on the rows"

    expect(page.locator("[data-announcer]")).to_contain_text("Your turn")
    page.keyboard.press("b")
    expect(page.get_by_role("button", name=re.compile("^Marguerite: .* coin"))).to_be_focused()
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()


def test_hints_and_rules_at_the_spot(person: Person) -> None:
    page = person.page
    person.open_table("Marguerite", "bot greedy", "bot greedy")
    margin = page.get_by_role("complementary", name="In the margin")
    page.mouse.move(5, 5)
    expect(margin).to_contain_text("M-2.6-01")
    page.locator("[data-spot][data-choice]").first.hover()
    expect(margin).to_contain_text(re.compile(r"\+\d+: effect \d+, income \d+"))
    expect(margin).to_contain_text(re.compile(r"M-3\.\d-01"))
    margin.get_by_role("button").first.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_role("heading", level=3).first).to_contain_text(re.compile(r"M-\d"))
    drawer.get_by_role("searchbox").fill("scout")
    expect(drawer.get_by_text("M-3.4-02")).to_be_visible()
    person.photograph("rules")
    drawer.get_by_role("button", name="Close").click()
    page.get_by_role("button", name=re.compile("^Agnès")).first.click()
    expect(page.get_by_role("region", name="Fiefdom of Agnès")).to_be_visible()


def test_phone(phone: Person, server: Running) -> None:
    """The beginning of one game, and the end of another."""
    page = phone.page
    page.goto("/")
    phone.photograph("phone-lobby", whole=True)
    phone.open_table("Marguerite", "bot greedy", "bot greedy", "bot greedy")
    expect(phone.choices.first).to_be_visible()
    phone.page.locator("[data-spot][data-choice]").first.tap()
    phone.play(6, board=False)
    expect(phone.status).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out"
    too_small = page.evaluate(
        """() => [...document.querySelectorAll("[data-option], [role=tab], .top .button, [data-spot]")]
            .filter(one => one.offsetParent && (one.offsetHeight < 40 || one.offsetWidth < 40))
            .map(one => one.outerHTML.slice(0, 120))"""
    )
    assert too_small == []
    phone.photograph("phone-table")
    for tab in ("Boards", "Players", "Table", "Chronicle"):
        page.get_by_role("tab", name=tab).tap()
        phone.photograph(f"phone-tab-{tab.lower()}")
        expect(page.locator("[data-spot]").first).to_be_in_viewport()
    page.get_by_role("tab", name="Choices").tap()
    phone.play(2, board=False)

    match, back = near_the_end(3)
    page.goto(lay_out(server.settings.data, match, back, bots={1: "greedy", 2: "greedy"}).link(0))
    assert phone.play(board=False) > 0
    expect(phone.results).to_be_visible()
    phone.photograph("phone-results", whole=True)


def test_three_languages(person: Person) -> None:
    page = person.page
    person.open_table("Marguerite", "bot greedy")
    person.play(4)
    expect(person.choices.first).to_be_visible()
    told = {
        "fr": ("À vous de jouer", "Chronique", "La manche 1 commence."),
        "pl": ("Twój ruch", "Kronika", "Zaczyna się runda 1."),
        "en": ("Your turn", "Chronicle", "Round 1 begins."),
    }
    for language, (call, log, line) in told.items():
        page.get_by_role("navigation").get_by_role("combobox").select_option(language)
        expect(page.locator(".status")).to_contain_text(call)
        expect(page.get_by_role("heading", name=log)).to_be_visible()
        expect(page.locator("#log")).to_contain_text(line)
        assert page.evaluate("document.documentElement.lang") == language
        person.photograph(f"table-{language}")
    page.get_by_role("navigation").get_by_role("combobox").select_option("pl")
    page.reload()
    expect(page.get_by_role("heading", name="Kronika")).to_be_visible()


def test_no_serious_accessibility_finding(people: People, finished: str) -> None:
    person = people.come()
    page = person.page
    page.goto("/")
    expect(page.get_by_label("Name on seat 1")).to_be_visible()
    found = look(person, "lobby")
    person.open_table("Marguerite", "bot greedy", "bot greedy", "bot greedy")
    person.play(8)
    expect(person.choices.first.or_(person.results)).to_be_visible()
    found += look(person, "table")
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += look(person, "preferences", "dialog[open]")
    page.keyboard.press("Escape")
    page.goto(f"/table/{finished}")
    expect(person.results).to_be_visible()
    found += look(person, "results", whole=True)
    page.goto(f"/table/{finished}?replay=40")
    expect(page.get_by_role("slider")).to_be_visible()
    assert found + look(person, "replay") == []


def test_first_load_is_small(people: People) -> None:
    """Under 300 kB compressed, also for Polish with its letters, and nothing from elsewhere."""
    page = people.come(locale="pl-PL").page
    page.goto("/")
    expect(page.get_by_role("button", name="Otwórz stół")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    loaded = page.evaluate(
        """() => ["navigation", "resource"].flatMap(kind => performance.getEntriesByType(kind))
            .map(one => [new URL(one.name).origin === location.origin, one.transferSize])"""
    )
    assert all(own for own, _ in loaded)
    assert sum(size for _, size in loaded) < 300_000
