"""Two browsers at a table of Fief: a marriage, an election with decoys, a battle."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from oyez.engine.match import Match
from oyez.games.fief.state import Fief

from tests.server.running import Running
from tests.web.conftest import People
from tests.web.fief import Message, choose, facts, heard, scene, sit, skip_moments
from tests.web.person import Person
from tests.web.prepared import asked, follow, lay_out, search


def suit(g: Fief) -> bool:
    """Marguerite may seek a spouse among Jan's Lords."""
    return asked(g) == {0: "seek-spouse"} and asked(follow(g, "court", "woo")) == {1: "answer-suit"}


def vote(g: Fief) -> bool:
    """Marguerite places her markers, then Jan his, and then they are turned up."""
    if asked(g) != {0: "place-for"} or len(g.pending[0].options) < len(["one", "other", "abstain"]):
        return False
    jan = follow(g, "favour", "decoy")
    last = follow(jan, "favour", "decoy")
    return asked(jan) == {1: "place-for"} and "place-for" not in asked(last).values()


def battle(g: Fief) -> bool:
    """Marguerite may attack Jan, and nobody else has a say in it."""
    if asked(g) != {0: "declare-battle"}:
        return False
    then = follow(g, "attack")
    fought = then.battle
    clash = fought is not None and fought.attacker == 0 and fought.defender == 1
    return clash and asked(then) == {1: "before-first-roll"}


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
    expect(ceremony.get_by_label("Your FOR marker")).to_have_count(1)
    expect(ceremony.get_by_label("Your DECOY marker")).to_have_count(1)


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
        expect(scene(jan, "election").locator("[data-answer^=favour]").first).to_be_visible()
        expect(scene(jan, "election").get_by_label("A marker of Marguerite, face down")).to_have_count(2)
        messages = [{**one, "id": "", "n": 0} for one in heard(jan)]
        seen.append((scene(jan, "election").inner_html(), messages))
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


FIGHTING = ("fight", "fall", "lose-knights", "loss-of", "capture", "guard", "refuse", "stay", "done", "pass")


def fight_out(*fighters: Person) -> None:
    """Whoever is asked answers, by the scene or by the list, until the battle is over."""
    over = re.compile("The battle is over")
    for _ in range(60):
        if fighters[0].page.get_by_text(over).count():
            return
        for person in fighters:
            skip_moments(person)
            if person.page.locator("#choices [data-option]").count():
                choose(person, *FIGHTING)
                break
    raise AssertionError("the battle does not end")
