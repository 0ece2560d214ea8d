"""A person at a table of Fief: from the lobby to the charts and the replay; reasons, offers, languages."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.server.running import Running
from tests.web.conftest import People
from tests.web.fief import against_bots, answer_all, choose, heard, hears, open_talk, sit, told
from tests.web.moments import may_call_aside
from tests.web.person import Person
from tests.web.prepared import lay_out
from tests.web.searching import search


def open_fief(person: Person, bots: int, rounds: int) -> None:
    """From the lobby: the game, the seats, the last round."""
    page = person.page
    page.goto("/")
    page.get_by_role("radiogroup", name="Game").get_by_text("Fief: France 1429", exact=True).click()
    page.get_by_label("Name on seat 1").fill("Marguerite")
    while page.get_by_label(re.compile("^Who sits on seat")).count() < bots + 1:
        page.get_by_role("button", name="Add a seat").click()
    for seat in range(2, bots + 2):
        page.get_by_label(f"Who sits on seat {seat}").select_option("bot random")
    page.get_by_label("Last round").fill(str(rounds))
    person.photograph("fief-new-game", whole=True)
    page.get_by_role("button", name="Open the table").click()


def test_six_seats_from_the_lobby_to_the_replay(person: Person) -> None:
    page = person.page
    open_fief(person, bots=5, rounds=1)
    expect(person.status).to_be_visible()
    page.evaluate("window.sameDocument = true")
    expect(page).to_have_title(re.compile("Your turn"))
    answer_all(person, results(person))

    expect(page.get_by_role("heading", level=1, name=re.compile("win|victory"))).to_be_visible()
    assert page.locator("#standings + .scores tbody tr").count() == 6
    for measure in ("Villages", "Income", "Deniers", "Strength", "Victory points"):
        page.get_by_role("button", name=measure, exact=True).click()
        expect(page.get_by_role("img", name=f"{measure} over the rounds")).to_be_visible()
    person.photograph("fief-results", whole=True)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("Shift+ArrowRight")
    page.get_by_role("button", name="To the start").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#map [data-village]").first).to_be_visible()
    person.photograph("fief-replay")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One play forward")).to_be_disabled()
    assert page.evaluate("window.sameDocument") is True


def results(person: Person) -> Locator:
    return person.page.get_by_role("heading", name=re.compile("over the rounds"))


def test_why_not(people: People, server: Running) -> None:
    person = people.come()
    sit(person, lay_out(server.settings.data, search(may_call_aside)), 0)
    page = person.page
    reason = page.locator(".reason")
    before = len(heard(person))
    page.locator("#map [data-village]").first.click()
    expect(reason).to_contain_text("Not possible.")
    expect(reason).to_contain_text(re.compile(r"F-\d"))
    person.photograph("fief-why-not")
    reason.get_by_role("button", name=re.compile("^Rule F-")).click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_role("heading", level=3).first).to_contain_text(re.compile("F-"))
    drawer.get_by_role("searchbox").fill("decoy")
    expect(drawer.get_by_role("heading", name=re.compile("F-1.3-13"))).to_be_visible()
    person.photograph("fief-rules")
    drawer.get_by_role("button", name="Close").click()
    assert len(heard(person)) == before, "asking changes nothing"
    expect(page.locator("#choices [data-option='draw lord']")).to_be_visible()


def test_offers_to_bots(people: People, server: Running) -> None:
    """A gift is taken, a demand for nothing is not."""
    person = people.come()
    with server.http() as http:
        table = against_bots(http, "greedy")
    sit(person, table, 0)
    page = person.page
    answer_all(person, page.locator("#choices [data-option='draw lord']"), "settle", "stand", "pass", "done")
    drawing = page.locator("#choices [data-option^=draw]").first
    counter = page.locator("#talk").get_by_role("region", name=re.compile("makes you an offer"))
    for side, chip, fact in (("give", "give-deniers 3", "deal-made"), ("want", "want-deniers 3", "offered")):
        talk = open_talk(person)
        talk.get_by_role("button", name=re.compile("^Make .* an offer$")).first.click()
        offer = talk.get_by_role("region", name=re.compile("^Your offer to"))
        offer.locator(f"[data-shelf={side}-deniers]").click()
        offer.locator(f"[data-chip='{chip}']").click()
        expect(offer).to_contain_text("3 deniers")
        person.photograph(f"fief-offer-{side}")
        offer.get_by_role("button", name="Make this offer").click()
        expect(offer).to_be_hidden()
        expect(drawing.or_(counter)).to_be_visible()
        hears(person, fact)
    if counter.is_visible():
        person.photograph("fief-counter-offer")
        counter.get_by_role("button", name="Refuse").click()
        expect(drawing).to_be_visible()
    assert "offer-refused" in told(person)
    assert told(person).count("deal-made") == 1


def test_three_languages(people: People, server: Running) -> None:
    person = people.come()
    sit(person, lay_out(server.settings.data, search(may_call_aside)), 0)
    choose(person, "draw")
    words = {
        "fr": ("À vous de jouer", "Sergents"),
        "pl": ("Twój ruch", "Zbrojni"),
        "en": ("Your turn", "Men-at-Arms"),
    }
    page = person.page
    for language, (call, troops) in words.items():
        page.get_by_role("navigation").get_by_role("combobox").select_option(language)
        expect(person.page.locator(".banner")).to_contain_text(call)
        expect(page.locator("#family")).to_contain_text(troops)
        assert page.evaluate("document.documentElement.lang") == language
        person.photograph(f"fief-table-{language}")
