"""Spectators talk among themselves in their browsers; the player reads it when his game is over."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.server.running import Running
from tests.web.axe import findings
from tests.web.conftest import PHONE, People
from tests.web.person import Person
from tests.web.prepared import lay_out
from tests.web.searching import near_the_end
from tests.web.test_people import claim

SECRET = "He should have taken the <b>church</b>"


def table_of(server: Running) -> tuple[str, str]:
    """One person among bots at a table of Fief; the table and his link."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    with server.http() as http:
        seats = [{"kind": "me", "name": "Marguerite"}, *bots]
        made = http.post("/api/v1/tables", json={"game": "fief", "seats": seats}).json()
    return f"/table/{made['id']}", f"/table/{made['id']}#key={made['keys'][0]['key']}"


def open_gallery(person: Person) -> Locator:
    person.page.get_by_role("button", name="Spectators' talk").click()
    gallery = person.page.get_by_role("region", name="Spectators' talk")
    expect(gallery).to_be_visible()
    return gallery


def say(gallery: Locator, text: str, name: str | None = None) -> None:
    if name is not None:
        gallery.get_by_label("Your name").fill(name)
    gallery.get_by_label("Say something to the other spectators").fill(text)
    gallery.get_by_role("button", name="Say it").click()
    expect(gallery.get_by_text(text)).to_be_visible()


def test_spectators_talk_and_the_player_reads_it_at_the_end(people: People, server: Running) -> None:
    match, back = near_the_end(3)
    table = lay_out(server.settings.data, match, back, bots={1: "random", 2: "random"})
    place, link = f"/table/{table.id}", table.link(0)
    player, guest = people.come(), people.come()
    named = people.come(viewport=PHONE, has_touch=True, is_mobile=True)
    player.page.goto(link)
    expect(player.choices.first).to_be_visible()
    expect(player.page.get_by_role("button", name="Spectators' talk")).to_have_count(0)
    named.page.goto("/")
    claim(named, "Beatrice of the Gallery")

    guest.page.goto(place)
    say(open_gallery(guest), SECRET, "Pierre")
    named.page.goto(place)
    named.page.get_by_role("tab", name="Chronicle").click()
    gallery = open_gallery(named)
    expect(gallery.get_by_text(SECRET)).to_be_visible()
    expect(gallery.get_by_label("Your name")).to_have_count(0)
    say(gallery, "But the tithe!")
    heard = guest.page.get_by_role("region", name="Spectators' talk")
    expect(heard.get_by_role("log")).to_contain_text("Beatrice of the Gallery (signed in) But the tithe!")
    for person in (guest, named):
        assert findings(person.page, ".gallery") == []
    guest.photograph("gallery")
    named.photograph("gallery-phone")
    width = named.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "nothing sticks out on a phone"

    assert "gallery" not in " ".join(player.line.heard)
    assert "church</b>" not in " ".join(player.line.heard), "not even on the wire"
    player.page.get_by_role("button", name="Time and absence").click()
    player.page.get_by_role("button", name="Let a bot play for me until I am back").click()
    player.page.keyboard.press("Escape")
    expect(player.results).to_be_visible()
    told = player.page.get_by_role("region", name="Spectators' talk")
    expect(told.get_by_role("log")).to_contain_text(SECRET)
    expect(told.get_by_label("Say something to the other spectators")).to_have_count(0)
    assert findings(player.page, ".gallery") == []
    player.photograph("gallery-results", whole=True)


def test_at_a_table_of_fief(people: People, server: Running) -> None:
    place, link = table_of(server)
    player, guest = people.come(), people.come()
    player.page.goto(link)
    guest.page.goto(place)
    expect(guest.page.locator("#map")).to_be_visible()
    guest.page.keyboard.press("l")
    say(open_gallery(guest), SECRET, "Pierre")
    guest.photograph("gallery-fief")
    assert "church</b>" not in " ".join(player.line.heard)
