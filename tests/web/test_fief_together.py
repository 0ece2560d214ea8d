"""Two browsers at a table of Fief: a marriage, an election with decoys, a battle."""

from __future__ import annotations

from playwright.sync_api import expect

from oyez.engine.match import Match
from tests.server.running import Running
from tests.web.conftest import People
from tests.web.fief import Message, alike, choose, facts, fight_out, heard, scene, sit
from tests.web.moments import battle, suit, vote
from tests.web.person import Person
from tests.web.prepared import lay_out, search


def both(people: People, server: Running, match: Match) -> tuple[Person, Person]:
    table = lay_out(server.settings.data, match)
    marguerite, jan = people.come(), people.come()
    sit(marguerite, table, 0)
    sit(jan, table, 1)
    return marguerite, jan


def test_a_marriage(people: People, server: Running) -> None:
    marguerite, jan = both(people, server, search(suit))
    choose(marguerite, "court")
    choose(marguerite, "woo")
    proposal = jan.page.get_by_role("region", name="A marriage")
    expect(proposal).to_be_visible()
    jan.photograph("fief-marriage")
    before = jan.moment()
    proposal.get_by_role("button", name="Accept").click()
    jan.wait_after(before)
    for person in (marguerite, jan):
        expect(person.page.locator("[data-moment]")).to_contain_text("A wedding")
        assert [fact for fact, _, _ in facts(person)].count("married") >= 1


def place_markers(person: Person, favoured: int) -> None:
    """The FOR marker on one of two candidates and the decoy on the other, by clicks on their portraits."""
    ceremony = scene(person, "election")
    for verb, which in (("favour", favoured), ("decoy", 1 - favoured)):
        before = person.moment()
        ceremony.locator(f"[data-answer^={verb}]").nth(which).click()
        person.wait_after(before)


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
        seen.append((scene(jan, "election").inner_html(), alike(heard(jan))))
    assert seen[0][1][-1]["decision"]["prompt"] == "place-for"
    assert seen[0] == seen[1]
    jan.photograph("fief-election")

    place_markers(jan, 0)
    for person in (marguerite, jan):
        expect(person.page.locator("[data-moment]")).to_be_visible()
    jan.photograph("fief-election-reveal")
    told = [fact for fact, _, _ in facts(jan)]
    assert "voted" in told, sorted(set(told))


def test_a_battle(people: People, server: Running) -> None:
    marguerite, jan = both(people, server, search(battle))
    choose(marguerite, "attack")
    for person in (marguerite, jan):
        expect(scene(person, "battle")).to_be_visible()
    marguerite.photograph("fief-battle")
    fight_out(marguerite, jan)
    for person in (marguerite, jan):
        expect(person.page.get_by_text("The battle is over")).to_be_visible()
    jan.photograph("fief-battle-over")
    assert [fact[:2] for fact in facts(marguerite)] == [fact[:2] for fact in facts(jan)]
