"""What players of Fief settle with each other: captives, freedom and relics in offers, an annulment, a long talk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from oyez.bots import Table
from oyez.bots.names import BOTS
from oyez.engine.words import Action
from tests.server.running import Running
from tests.web.conftest import People
from tests.web.fief import choose, hears, hold_moments, open_talk, pick, sit, told
from tests.web.moments import holds_a_captive, holds_a_relic, may_call_aside, may_seek_annulment
from tests.web.person import Person
from tests.web.prepared import Prepared, lay_out
from tests.web.searching import NAMES, search


def three(people: People, table: Prepared) -> tuple[Person, Person, Person]:
    marguerite, jan, perrine = (people.come() for _ in NAMES)
    for seat, person in enumerate((marguerite, jan, perrine)):
        sit(person, table, seat)
    return marguerite, jan, perrine


def begin_offer(person: Person, partner: str) -> Locator:
    talk = open_talk(person)
    talk.get_by_role("button", name=f"Make {partner} an offer").click()
    offer = talk.get_by_role("region", name=f"Your offer to {partner}")
    expect(offer).to_be_visible()
    return offer


def lay(offer: Locator, verb: str) -> str:
    """The first thing from one shelf onto its side of the offer; returns what it is called there."""
    offer.locator(f"[data-shelf={verb}]").click()
    offer.locator(f"[data-chip^='{verb} ']").first.click()
    clause = offer.locator(f".{verb.partition('-')[0]} .clause .text").last
    expect(clause).to_be_visible()
    return clause.inner_text()


def offer_to(person: Person) -> Locator:
    return person.page.locator("#talk").get_by_role("region", name=re.compile("makes you an offer"))


def answer(person: Person, name: str) -> None:
    before = person.moment()
    offer_to(person).get_by_role("button", name=name, exact=True).click()
    person.wait_after(before)


def test_a_captive_is_offered_and_another_family_buys_his_freedom(people: People, server: Running) -> None:
    table = lay_out(server.settings.data, search(holds_a_captive))
    marguerite, jan, perrine = three(people, table)
    offer = begin_offer(marguerite, "Jan")
    assert "captive" in lay(offer, "give-captive")
    marguerite.photograph("fief-offer-captive")
    offer.get_by_role("button", name="Make this offer").click()
    expect(offer_to(jan)).to_contain_text("captive")
    # The list of choices does not say it a second time.
    assert jan.page.locator("#choices [data-option^=give], #choices [data-option^=want]").count() == 0
    answer(jan, "Refuse")

    offer = begin_offer(marguerite, "Perrine")
    freed = lay(offer, "give-freedom")
    assert "freedom" in freed
    offer.get_by_role("button", name="Make this offer").click()
    expect(offer_to(perrine)).to_contain_text(freed)
    perrine.photograph("fief-offer-freedom")
    answer(perrine, "Accept")
    for person in (marguerite, jan, perrine):
        expect(person.page.locator("#talk").get_by_text("make a deal")).not_to_have_count(0)
        hears(person, "offer-refused")


@pytest.mark.slow
def test_a_relic_changes_hands(people: People, server: Running) -> None:
    table = lay_out(server.settings.data, search(holds_a_relic))
    marguerite, jan = people.come(), people.come()
    sit(marguerite, table, 0)
    sit(jan, table, 1)
    offer = begin_offer(marguerite, "Jan")
    relic = lay(offer, "give-relic")
    offer.get_by_role("button", name="Make this offer").click()
    expect(offer_to(jan)).to_contain_text(relic)
    jan.photograph("fief-offer-relic")
    answer(jan, "Accept")
    for person in (marguerite, jan):
        hears(person, "gave-relic")


@pytest.mark.slow
def test_an_annulment(people: People, server: Running) -> None:
    table = lay_out(server.settings.data, search(may_seek_annulment))
    marguerite, jan = people.come(), people.come()
    sit(marguerite, table, 0)
    sit(jan, table, 1)
    page = marguerite.page
    page.get_by_role("button", name="What you may do at any time").click()
    choose(marguerite, "seek-annulment")
    plea = jan.page.get_by_role("region", name="To annul a marriage")
    expect(plea).to_be_visible()
    jan.photograph("fief-annulment")
    before = jan.moment()
    for person in (marguerite, jan):
        hold_moments(person)
    plea.get_by_role("button", name="Accept").click()
    jan.wait_after(before)
    for person in (marguerite, jan):
        expect(person.page.locator("[data-moment=annulment]")).to_be_visible()
        hears(person, "annulled")


def speak_and_answer(speaker: Person, listener: Person, name: str) -> None:
    """One speech: a secret offer of a denier, or a wish for one, and its answer."""
    talk = speaker.page.locator("#talk")
    talk.get_by_role("button", name=re.compile(f"^Make {name} an offer")).click()
    offer = talk.get_by_role("region", name=re.compile("^Your (secret )?offer"))
    side = "give" if offer.locator("[data-shelf=give-deniers]").count() else "want"
    offer.locator(f"[data-shelf={side}-deniers]").click()
    offer.locator(f"[data-chip='{side}-deniers 1']").click()
    offer.get_by_role("button", name="Make this offer").click()
    expect(offer_to(listener).or_(listener.page.locator("#talk .answer"))).to_be_visible()
    before = listener.moment()
    listener.page.locator("#talk .answer [data-act=refuse]").click()
    listener.wait_after(before)


def test_a_private_talk_is_prolonged(people: People, server: Running) -> None:
    table = lay_out(server.settings.data, search(may_call_aside))
    marguerite, jan, perrine = three(people, table)
    open_talk(marguerite, "aside").get_by_role("button", name="Invite Jan to a private talk").click()
    marguerite.page.get_by_role("button", name="Begin the talk").click()
    jan.page.get_by_role("button", name="Come along").click()
    people_by_turn = [(marguerite, jan, "Jan"), (jan, marguerite, "Marguerite")]
    for turn in range(8):
        speaker, listener, name = people_by_turn[turn % 2]
        button = speaker.page.locator("#talk [data-act=prolong]")
        open_talk(speaker, "aside")
        expect(speaker.page.get_by_role("button", name="Nothing more to offer")).to_be_visible()
        if button.count():
            speaker.photograph("fief-talk-prolong")
            before = speaker.moment()
            button.click()
            speaker.wait_after(before)
            break
        speak_and_answer(speaker, listener, name)
    else:
        raise AssertionError("the time does not run out")
    for person in (marguerite, jan, perrine):
        hears(person, "talk-prolonged")
        assert told(person).count("talk-prolonged") == 1
    assert not any("deniers" in str(one) for one in told(perrine))


class Pedlar:
    """A bot that makes Marguerite an offer whenever it may, and refuses what others offer."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, table: Table) -> Action:
        options = (*table.decision.options, *table.initiatives)
        composing = table.decision.prompt.name == "compose"
        wishes = (
            ["submit", "give-deniers 1", "want-deniers 1"]
            if composing
            else ["refuse", "propose 0", "pass", "done"]
        )
        for wish in wishes:
            for option in options:
                if option.text == wish:
                    return option
        return table.decision.options[0]


def test_a_bot_makes_offers_of_its_own(
    people: People, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is taken, one refused, one answered by another offer."""
    monkeypatch.setitem(BOTS["fief"], "random", Pedlar)
    table = lay_out(server.settings.data, search(may_call_aside), bots={1: "random", 2: "random"})
    person = people.come()
    sit(person, table, 0)
    page = person.page
    asked = page.locator(
        "#choices [data-option^=draw], #choices [data-option=pass], #choices [data-option=done]"
    )
    for _ in range(8):
        expect(offer_to(person).or_(asked.first)).to_be_visible()
        if offer_to(person).count():
            break
        pick(person, asked)
    person.photograph("fief-offer-of-a-bot")
    answer(person, "Accept")
    assert told(person).count("deal-made") == 1
    expect(offer_to(person)).to_be_visible()
    answer(person, "Refuse")
    expect(offer_to(person)).to_be_visible()
    offer_to(person).get_by_role("button", name="Counter").click()
    mine = page.locator("#talk").get_by_role("region", name=re.compile("^Your offer to"))
    expect(mine).to_be_visible()
    mine.locator("[data-shelf=want-deniers]").click()
    before = person.moment()
    mine.locator("[data-chip='want-deniers 1']").click()
    person.wait_after(before)
    mine.get_by_role("button", name="Make this offer").click()
    expect(mine).to_be_hidden()
    assert told(person).count("offer-refused") >= 1
    assert told(person).count("deal-made") == 1
