"""Two browsers at a table of Fief: a marriage, an election with decoys, a battle."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.server.running import Running
from tests.web.conftest import People
from tests.web.fief import (
    Message,
    alike,
    choose,
    fight_out,
    hear_the_same,
    heard,
    hold_moments,
    scene,
    sit,
    told,
    wait_until,
)
from tests.web.moments import battle, suit, vote
from tests.web.person import Person
from tests.web.prepared import lay_out
from tests.web.searching import played_out, search

# The page counts what it has drawn so far, and draws less often when it is slow.
NUMBERED: Final = re.compile(r'(\bid="c|url\(#c)\d+')


def test_a_marriage(people: People, server: Running) -> None:
    """Whoever was away when it was settled leafs through it afterwards."""
    table = lay_out(server.settings.data, search(suit))
    marguerite, jan = people.come(), people.come()
    sit(marguerite, table, 0)
    sit(jan, table, 1)
    choose(marguerite, "court")
    expect(marguerite.page.get_by_text("You seek a spouse for")).to_be_visible()
    choose(marguerite, "woo")
    marguerite.page.goto("/")
    proposal = jan.page.get_by_role("region", name="A marriage")
    expect(proposal).to_be_visible()
    jan.photograph("fief-marriage")
    before = jan.moment()
    hold_moments(jan)
    proposal.get_by_role("button", name="Accept").click()
    jan.wait_after(before)
    expect(jan.page.locator("[data-moment]")).to_contain_text("A wedding")

    sit(marguerite, table, 0)
    marguerite.photograph("fief-away")
    expect(marguerite.page.locator("[data-moment]")).to_have_count(0)
    marguerite.page.get_by_role("button", name="Catch up").click()
    expect(marguerite.page.locator("[data-moment]")).to_contain_text("A wedding")
    for person in (marguerite, jan):
        assert "married" in told(person)


def place_markers(person: Person, favoured: int) -> None:
    """The FOR marker on one of two candidates and the decoy on the other, by clicks on their portraits."""
    ceremony = scene(person, "election")
    for verb, which in (("favour", favoured), ("decoy", 1 - favoured)):
        before = person.moment()
        ceremony.locator(f"[data-answer^={verb}]").nth(which).click()
        person.wait_after(before)


def settled(place: Locator) -> str:
    """What stands there once nothing moves any more, whatever numbers the page has given to its own pieces."""
    before, now = "", place.inner_html()
    while before != now:
        place.page.wait_for_timeout(400)
        before, now = now, place.inner_html()
    return NUMBERED.sub(r"\1", now)


def test_an_election_with_decoys(people: People, server: Running) -> None:
    """Jan sees and is sent exactly the same, whichever candidate Marguerite is for."""
    match = search(vote)
    marguerite, jan = people.come(), people.come()
    seen: list[tuple[str, list[Message]]] = []
    for favoured in (0, 1):
        table = lay_out(server.settings.data, match)
        sit(marguerite, table, 0)
        sit(jan, table, 1)
        jan.line.heard.clear()
        place_markers(marguerite, favoured)
        for marker in ("Your FOR marker", "Your DECOY marker"):
            expect(scene(marguerite, "election").get_by_label(marker)).to_have_count(1)
        expect(scene(jan, "election").locator("[data-answer^=favour]").first).to_be_visible()
        expect(scene(jan, "election").get_by_label("A marker of Marguerite, face down")).to_have_count(2)
        seen.append((settled(scene(jan, "election")), alike(heard(jan))))
    assert seen[0][1][-1]["decision"]["prompt"] == "place-for"
    assert seen[0] == seen[1]
    jan.photograph("fief-election")

    for person in (marguerite, jan):
        hold_moments(person)
    place_markers(jan, 0)
    for person in (marguerite, jan):
        expect(person.page.locator("[data-moment]")).to_be_visible()
    jan.photograph("fief-election-reveal")
    wait_until(jan, lambda: "voted" in told(jan))


def test_a_battle(people: People, server: Running) -> None:
    """In front of everybody, but only those who fight are asked."""
    table = lay_out(server.settings.data, search(battle))
    marguerite, jan, spectator = (people.come() for _ in range(3))
    sit(marguerite, table, 0)
    sit(jan, table, 1)
    spectator.page.goto(f"/table/{table.id}")
    expect(spectator.status).to_be_visible()
    choose(marguerite, "attack")
    for person in (marguerite, jan, spectator):
        expect(scene(person, "battle")).to_be_visible()
    assert spectator.page.locator("[data-answer], [data-option]").count() == 0
    marguerite.photograph("fief-battle")
    fight_out(marguerite, jan)
    for person in (marguerite, jan):
        expect(person.page.get_by_text("The battle is over")).to_be_visible()
    jan.photograph("fief-battle-over")
    hear_the_same(marguerite, jan)


def test_a_replay_shows_what_was_played(people: People, server: Running) -> None:
    """Elections and battles of a finished game stand in front of its map; nothing is asked, and the clock is still."""
    match, moments = played_out()
    table = lay_out(server.settings.data, match)
    person = people.come()
    for name, at in moments.items():
        person.page.goto(f"/table/{table.id}?replay={at}")
        expect(scene(person, name)).to_be_visible()
        expect(scene(person, name).locator("[data-answer], .asked")).to_have_count(0)
        person.photograph(f"fief-replay-{name}")
