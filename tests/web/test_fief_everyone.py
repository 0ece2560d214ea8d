"""Fief for everyone: screen readers, keyboard alone, a phone, a slow line, and nothing that jumps about."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import PHONE, People
from tests.web.fief import choice, choose, heard, open_talk, scene, sit, skip_moments
from tests.web.moments import battle, leading, may_call_aside, may_shop, vote
from tests.web.person import Person
from tests.web.prepared import Prepared, lay_out, search
from tests.web.test_everyone import scan

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
SHIFTS = """() => {
    window.shifts = 0;
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts += one.value;
    }).observe({ type: "layout-shift", buffered: false });
}"""


@pytest.fixture(scope="session")
def over(server: Running) -> str:
    """A game of Fief that bots have played to its end."""
    from tests.web.tables import fief_of_bots

    with server.http() as http:
        return fief_of_bots(http)


@pytest.fixture(scope="session")
def calm(server: Running) -> Prepared:
    """A table where Marguerite draws cards, may make offers and call others aside; nobody plays there."""
    return lay_out(server.settings.data, search(may_call_aside))


@pytest.mark.parametrize("light", ["light", "dark"])
def test_no_serious_finding(people: People, server: Running, over: str, calm: Prepared, light: str) -> None:
    person = people.come(color_scheme=light)
    page = person.page
    page.goto("/")
    page.get_by_text("Fief: France 1429", exact=True).click()
    expect(page.get_by_label("Last round")).to_be_visible()
    person.photograph(f"fief-new-game-{light}", whole=True)
    found = scan(person, "new game")
    sit(person, calm, 0)
    person.photograph(f"fief-table-{light}")
    found += scan(person, "table")
    page.keyboard.press("o")
    expect(page.get_by_role("dialog", name="Standing orders")).to_be_visible()
    person.photograph(f"fief-orders-{light}")
    found += scan(person, "orders")
    page.keyboard.press("Escape")
    found += offer_and_talk(person, light)
    data = server.settings.data
    sit(person, lay_out(data, search(vote)), 0)
    expect(scene(person, "election")).to_be_visible()
    person.photograph(f"fief-election-{light}")
    found += scan(person, "election")
    sit(person, lay_out(data, search(battle)), 0)
    choose(person, "attack")
    expect(scene(person, "battle")).to_be_visible()
    person.photograph(f"fief-battle-{light}")
    found += scan(person, "battle")
    page.goto(f"/table/{over}")
    expect(page.get_by_role("heading", name=re.compile("over the rounds"))).to_be_visible()
    person.photograph(f"fief-results-{light}", whole=True)
    found += scan(person, "results")
    page.goto(f"/table/{over}?replay=40")
    expect(page.get_by_role("slider")).to_be_visible()
    person.photograph(f"fief-replay-{light}")
    found += scan(person, "replay")
    assert found == []


def offer_and_talk(person: Person, light: str) -> list[str]:
    """The panel of an offer that is put together and withdrawn, and the other corners."""
    talk = open_talk(person)
    talk.get_by_role("button", name="Make Jan an offer").click()
    offer = talk.get_by_role("region", name="Your offer to Jan")
    expect(offer).to_be_visible()
    person.photograph(f"fief-offer-{light}")
    found = scan(person, "offer")
    offer.get_by_role("button", name="Withdraw").click()
    expect(offer).to_be_hidden()
    for corner in ("aside", "chat"):
        open_talk(person, corner)
        found += scan(person, corner)
    return found


def test_a_turn_by_keyboard_alone(people: People, server: Running) -> None:
    """Purchases from the list of choices, then a march on the map."""
    person = people.come()
    page = person.page
    sit(person, lay_out(server.settings.data, search(may_shop)), 0)
    press_choice(person, "recruit")
    press_choice(person, "recruit")
    sit(person, lay_out(server.settings.data, search(leading)), 0)
    press_choice(person, "lead")
    page.keyboard.press("m")
    expect(page.locator("#map :focus")).to_be_visible()
    walk = Random(1)
    for _ in range(200):
        if page.evaluate("document.activeElement.matches('[data-village].legal')"):
            break
        page.keyboard.press(walk.choice(ARROWS))
    before = person.moment()
    page.keyboard.press("Enter")
    person.wait_after(before)
    assert heard(person)[-1]["view"]["column"] is not None or "marched" in str(heard(person)[-1]["events"])
    press_choice(person, "halt", "done")
    page.keyboard.press("s")
    expect(page.locator("[data-announcer]")).not_to_be_empty()


def press_choice(person: Person, *verbs: str) -> None:
    """Go to the choices, walk along them with an arrow key to one of these verbs, and press Enter."""
    page = person.page
    expect(choice(person, *verbs)).to_be_visible()
    page.keyboard.press("c")
    for _ in range(60):
        action = page.evaluate("document.activeElement.dataset.option ?? ''")
        if action.split(" ")[0] in verbs:
            break
        page.keyboard.press("ArrowRight")
    before = person.moment()
    page.keyboard.press("Enter")
    person.wait_after(before)


def test_phone(people: People, server: Running) -> None:
    phone = people.come(viewport=PHONE, has_touch=True, is_mobile=True)
    page = phone.page
    sit(phone, lay_out(server.settings.data, search(may_shop)), 0)
    phone.photograph("fief-phone-choices")
    for tab in ("Hand", "Family", "Families", "Talk", "Chronicle", "Choices"):
        page.locator("[data-place=phone]").filter(has_text=re.compile(f"^{tab}")).tap()
        phone.photograph(f"fief-phone-{tab.lower()}")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], f"{tab} sticks out"
    choose(phone, "recruit")
    expect(phone.status).to_be_in_viewport()
    small = page.evaluate(
        """() => [...document.querySelectorAll("[data-option], [role=tab], .top .button")]
            .filter(one => one.offsetParent && (one.offsetHeight < 40 || one.offsetWidth < 40))
            .map(one => one.outerHTML.slice(0, 120))"""
    )
    assert small == []
    sit(phone, lay_out(server.settings.data, search(battle)), 0)
    choose(phone, "attack")
    expect(scene(phone, "battle")).to_be_visible()
    phone.photograph("fief-phone-battle")


def test_nothing_jumps_about(people: People, server: Running) -> None:
    """Layout shifts, as browsers measure them, over a turn of purchases and what the others see of it."""
    table = lay_out(server.settings.data, search(may_shop))
    person, other = people.come(), people.come()
    sit(person, table, 0)
    sit(other, table, 1)
    for one in (person, other):
        skip_moments(one)
        one.page.evaluate("document.fonts.ready.then(() => true)")
        one.page.evaluate(SHIFTS)
    delays = []
    for _ in range(3):
        other.page.evaluate(
            """() => { window.seen = new Promise(done => new MutationObserver(() => done(Date.now()))
                .observe(document.querySelector("[data-n]"), { attributeFilter: ["data-n"] })); }"""
        )
        person.page.evaluate(
            "addEventListener('click', () => (window.clicked = Date.now()), { once: true, capture: true })"
        )
        choose(person, "recruit", "mill", "done")
        delays.append(other.page.evaluate("window.seen") - person.page.evaluate("window.clicked"))
    choose(person, "done", "recruit")
    for one in (person, other):
        assert one.page.evaluate("window.shifts") < 0.02
    print(f"a choice is on another screen after {delays} ms")


@pytest.mark.parametrize("where", ["lobby", "table"])
def test_first_load_is_small(people: People, calm: Prepared, where: str) -> None:
    """Under 300 kB compressed, also for Polish with its letters, and nothing from elsewhere."""
    person = people.come(locale="pl-PL")
    page = person.page
    page.goto("/" if where == "lobby" else calm.link(0))
    ready = "[data-option]" if where == "table" else "form button[type=submit]"
    expect(page.locator(ready).first).to_be_visible()
    interactive = page.evaluate("performance.now()")
    page.evaluate("document.fonts.ready.then(() => true)")
    loaded = page.evaluate(
        """() => ["navigation", "resource"].flatMap(kind => performance.getEntriesByType(kind))
            .map(one => [new URL(one.name).origin === location.origin, one.transferSize])"""
    )
    assert all(own for own, _ in loaded)
    size = sum(size for _, size in loaded)
    print(f"{where}: {size // 1000} kB, ready after {interactive:.0f} ms")
    assert size < 300_000
