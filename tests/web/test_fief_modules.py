"""Modules of Fief in the browser: they are offered, an auction keeps its secret, a Lord takes the vow of an order."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import expect

from oyez.engine.match import Match
from oyez.games import game_named
from oyez.games.fief.rules.state import Fief
from tests.server.running import Running
from tests.web.conftest import People
from tests.web.fief import choose, facts, heard, hold_moments, scene, sit, skip_moments
from tests.web.person import Person
from tests.web.prepared import lay_out
from tests.web.searching import NAMES, asked

PLAYS: Final = 300
TRIES: Final = 30
DICE: Final = "thrown, not yet counted"


def played(wanted: Callable[[Fief], bool], plays: int = PLAYS, /, **options: str) -> Match:
    """A game at random that has come to what is wanted."""
    for seed in range(TRIES):
        match, chance = Match(game_named("fief"), len(NAMES), options, list(NAMES), seed), Random(seed)
        while not match.over and len(match.plays) < plays:
            g = match.state
            assert isinstance(g, Fief)
            if wanted(g):
                return match
            match.play(g.pending[0].seat, chance.choice(g.pending[0].options))
    raise AssertionError("no game comes to that")


def all_bid(g: Fief) -> bool:
    """Everybody is asked, and whoever has most has something to bid with."""
    prompts = asked(g)
    return list(prompts.values()) == ["bid-for-mercenaries"] * len(NAMES) and min(g.deniers[:2]) > 1


def may_join(g: Fief) -> bool:
    first = g.pending[0]
    return asked(g) == {0: "draw-cards"} and any(one.verb.name == "join-templars" for one in first.options)


def may_roll_again(g: Fief) -> bool:
    return list(asked(g).values()) == ["choose-re-roll"]


def test_modules_are_offered(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.get_by_role("radiogroup", name="Game").get_by_text("Fief: France 1429", exact=True).click()
    for module in ("Tactics", "Politics", "Templars", "Teutonic Knights", "Crusades"):
        switch = page.get_by_label(module, exact=True)
        expect(switch).not_to_be_checked()
        switch.check()
        expect(switch).to_be_checked()


def test_bids_are_secret_until_all_lie_there(people: People, server: Running) -> None:
    table = lay_out(server.settings.data, played(all_bid, tactics="on"))
    mine, other = people.come(), people.come()
    for seat, person in enumerate((mine, other)):
        sit(person, table, seat)
        skip_moments(person)
    choose(mine, "bid-mercenaries 2")
    auction = scene(mine, "auction")
    expect(auction.get_by_role("img", name="Your bid: 2")).to_be_visible()
    elsewhere = scene(other, "auction")
    expect(elsewhere.get_by_role("img", name="Marguerite has bid")).to_be_visible()
    mine.photograph("fief-auction")
    assert heard(other)[-1]["view"]["tactics"]["bid"] is None
    assert "bid-shown" not in [fact for fact, _, _ in facts(other)]

    hold_moments(mine)
    choose(other, "bid-mercenaries 1")
    sit(other, table, 2)
    choose(other, "bid-mercenaries 0")
    page = mine.page.locator("[data-moment=auction]")
    expect(page).to_contain_text("Marguerite hires all Mercenaries")
    expect(page.get_by_role("img", name=re.compile("^Jan: 1 denier"))).to_be_visible()
    expect(mine.page.locator("#family")).to_contain_text("Mercenaries in reserve")


def test_dice_that_a_bombard_may_roll_again_lie_in_the_battle(people: People, server: Running) -> None:
    match = played(may_roll_again, 400, tactics="on")
    mine, other = people.come(), people.come()
    table, seat = lay_out(server.settings.data, match), match.state.pending[0].seat
    sit(mine, table, seat)
    sit(other, table, (seat + 1) % len(NAMES))
    for person in (mine, other):
        skip_moments(person)
    lying = scene(mine, "battle").get_by_role("group", name=DICE)
    expect(lying.get_by_role("button").first).to_be_visible()
    mine.photograph("fief-re-roll")
    elsewhere = scene(other, "battle").get_by_role("group", name=DICE)
    expect(elsewhere).to_have_count(2)  # of both sides
    expect(elsewhere.get_by_role("button")).to_have_count(0)
    choose(mine, "re-roll")
    assert "die-re-rolled" in [fact for fact, _, _ in facts(mine)]


def test_a_vow(people: People, server: Running) -> None:
    person = people.come()
    sit(person, lay_out(server.settings.data, played(may_join, templars="on", teutonic="on")), 0)
    hold_moments(person)
    joined = choose(person, "join-templars").removeprefix("join-templars ")
    page = person.page
    expect(page.locator("[data-moment=templar-vow]")).to_contain_text(f"{joined} (Marguerite)")
    expect(page.locator("#family").get_by_role("region", name="Templars", exact=True)).to_contain_text(joined)
    assert page.locator("#map").get_by_role("button", name=re.compile("1 Templar Knight")).count()
