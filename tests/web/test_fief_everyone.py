"""Fief for everyone: screen readers, keyboard alone, a phone, a slow line, and nothing that jumps about."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.axe import look
from tests.web.conftest import PHONE, People
from tests.web.fief import choose, heard, hold_moments, open_talk, scene, sit, skip_moments, wait_until
from tests.web.moments import battle, leading, may_call_aside, may_settle, may_shop, suit, vote
from tests.web.person import ENOUGH, Person
from tests.web.prepared import Prepared, lay_out
from tests.web.searching import search

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


def test_no_serious_finding_around_the_table(people: People, over: str) -> None:
    person = people.come()
    page = person.page
    page.goto("/")
    page.get_by_role("radiogroup", name="Game").get_by_text("Fief: France 1429", exact=True).click()
    expect(page.get_by_label("Last round")).to_be_visible()
    found = look(person, "fief-new-game")
    page.goto(f"/table/{over}")
    expect(page.get_by_role("heading", name=re.compile("over the rounds"))).to_be_visible()
    found += look(person, "fief-results")
    page.goto(f"/table/{over}?replay=40")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("#map [data-village]").first).to_be_visible()
    assert found + look(person, "fief-replay") == []


def test_no_serious_finding_at_the_table(people: People, calm: Prepared) -> None:
    person = people.come()
    page = person.page
    sit(person, calm, 0)
    found = look(person, "fief-table")
    page.locator("#court").get_by_role("button", name="Jan").click()
    page.keyboard.press("l")
    found += look(person, "fief-chronicle", ".panel.log")
    page.locator("#map [data-village]").first.click()
    expect(page.locator(".reason")).to_contain_text("Not possible.")
    found += look(person, "fief-reason", ".reason")
    page.keyboard.press("o")
    expect(page.get_by_role("dialog", name="Standing orders")).to_be_visible()
    found += look(person, "fief-orders", "dialog[open]")
    page.keyboard.press("Escape")
    talk = open_talk(person)
    talk.get_by_role("button", name="Make Jan an offer").click()
    offer = talk.get_by_role("region", name="Your offer to Jan")
    expect(offer).to_be_visible()
    found += look(person, "fief-offer", "#talk, .strip")
    offer.get_by_role("button", name="Withdraw").click()
    expect(offer).to_be_hidden()
    for corner in ("aside", "chat"):
        open_talk(person, corner)
        found += look(person, f"fief-{corner}", "#talk")
    assert found == []


def test_no_serious_finding_in_front_of_the_map(people: People, server: Running) -> None:
    """Election, battle, marriage and the page of a great moment."""
    person, jan = people.come(), people.come()
    data = server.settings.data
    sit(person, lay_out(data, search(vote)), 0)
    expect(scene(person, "election")).to_be_visible()
    found = look(person, "fief-election", "#map section, .strip")
    sit(person, lay_out(data, search(battle)), 0)
    choose(person, "attack")
    expect(scene(person, "battle")).to_be_visible()
    found += look(person, "fief-battle", "#map section, .strip")
    table = lay_out(data, search(suit))
    sit(person, table, 0)
    sit(jan, table, 1)
    choose(person, "court")
    expect(person.page.get_by_text(re.compile("^You seek a spouse for"))).to_be_visible()
    choose(person, "woo")
    proposal = jan.page.get_by_role("region", name="A marriage")
    expect(proposal).to_be_visible()
    found += look(jan, "fief-marriage", "#talk, .strip")
    hold_moments(person)
    proposal.get_by_role("button", name="Accept").click()
    expect(person.page.locator("[data-moment]")).to_be_visible()
    assert found + look(person, "fief-moment", "[data-moment]") == []


def test_a_whole_turn_by_keyboard_alone(people: People, server: Running) -> None:
    """From the cards to the next round, whatever is asked: first all that a turn has, then an end of it."""
    person = people.come()
    match = search(may_call_aside)
    table = lay_out(server.settings.data, match, bots={1: "random", 2: "random"})
    sit(person, table, 0)
    began = heard(person)[-1]["view"]["round"]
    answered: list[str] = []
    for _ in range(ENOUGH):
        wait_until(person, lambda: heard(person)[-1]["decision"] is not None)
        if heard(person)[-1]["view"]["round"] > began:
            break
        wishes = [verb for verb in TURN if answered.count(verb) < TURN[verb]]
        answered.append(press_choice(person, *wishes, *ENDING))
    assert heard(person)[-1]["view"]["round"] > began
    assert {"draw", "recruit", "lead", "march"} <= set(answered)
    assert all(message["type"] != "error" for message in heard(person))
    person.page.keyboard.press("s")
    expect(person.page.locator("[data-announcer]")).not_to_be_empty()


# How often each thing is done in that turn, and what ends a question.
TURN = {"draw": 2, "play": 2, "recruit": 2, "mill": 1, "lead": 1, "march": 2, "fight": 3}
ENDING = ("done", "pass", "halt", "refuse", "abstain", "stay", "")


def test_a_march_on_the_map_by_keyboard_alone(people: People, server: Running) -> None:
    person = people.come()
    page = person.page
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


def press_choice(person: Person, *verbs: str) -> str:
    """Go to the choices, walk with an arrow key to the first of these verbs that is there, press Enter; and confirm.

    An empty verb is whatever comes first. Returns the verb.
    """
    page = person.page
    skip_moments(person)
    expect(page.locator("#choices [data-option]").first).to_be_visible()
    there = page.locator("#choices [data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    wish = next(one for verb in verbs for one in there if verb in ("", one.split(" ")[0]))
    page.keyboard.press("c")
    for _ in there:
        if page.evaluate("document.activeElement.dataset.option ?? ''") == wish:
            break
        page.keyboard.press("ArrowRight")
    before = person.moment()
    page.keyboard.press("Enter")
    if page.locator("#choices .sure").count():
        confirm = page.locator("#choices").get_by_role("button", name=re.compile("^Confirm"))
        while not confirm.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    person.wait_after(before)
    return str(wish).split(" ")[0]


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


def test_nothing_hides_a_village_of_the_set_up(people: People, server: Running) -> None:
    """Neither what explains a choice, nor the edge of the list of choices."""
    person = people.come()
    page = person.page
    sit(person, lay_out(server.settings.data, search(may_settle)), 0)
    page.locator("#choices [data-option]").first.hover()
    explained = page.locator("aside", has_text="Settle in")
    expect(explained).to_be_visible()
    box = explained.bounding_box()
    assert box
    for village in page.locator("#map [data-village]").all():
        place = village.bounding_box()
        assert place
        beside = place["x"] + place["width"] <= box["x"] or place["x"] >= box["x"] + box["width"]
        assert beside or place["y"] + place["height"] <= box["y"] or place["y"] >= box["y"] + box["height"]
    last = page.locator("#choices [data-option]").last
    expect(last).to_be_in_viewport(ratio=1)
    page.locator("#court").get_by_role("button", name="Jan").hover()
    expect(explained).to_be_hidden()


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
