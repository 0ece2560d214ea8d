"""A Crusade at the table: the map of Outremer comes by itself, objectives are chosen and battles fought on it."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import expect

import pytest

from oyez.engine.match import Match
from oyez.engine.words import Action
from oyez.games import game_named
from oyez.games.fief.expansions.crusades.army import commander
from oyez.games.fief.expansions.crusades.part import company_of, crusade_of, is_walled
from oyez.games.fief.rules.state import Fief
from tests.server.running import Running
from tests.web.axe import scan
from tests.web.conftest import PHONE, People
from tests.web.fief import choose, facts, hold_moments, sit
from tests.web.prepared import lay_out
from tests.web.searching import NAMES

OPTIONS: Final = {"crusades": "on"}
PLAYS: Final = 800
FIRST: Final = 105  # a seed that comes to a Crusade early; others are tried after it
GAMES: Final = 60
ENOUGH: Final = 4  # troops for a battle of some rolls
LIKED: Final = (
    "nominate",
    "favour",
    "buy-cardinal",
    "elevate",
    "recruit",
    "knight",
    "draw",
    "accept",
    "play",
)


def crusading(g: Fief, chance: Random) -> tuple[int, Action]:
    """Somebody who wants a Crusade and goes on it with all he has."""
    decision = g.pending[0]
    options = decision.options
    if decision.prompt.name == "company":
        return decision.seat, options[-1]
    if decision.prompt.name in ("call-crusade", "departure"):
        return decision.seat, options[0]
    liked = [one for one in options if one.verb.name in LIKED]
    return decision.seat, chance.choice(liked if liked and chance.random() < 0.75 else options)


def seeks_an_open_place(g: Fief) -> int:
    """The number of an objective without walls that Marguerite may seek first, with an army; 0: there is none."""
    if [(one.seat, one.prompt.name) for one in g.pending] != [(0, "choose-objective")]:
        return 0
    c = crusade_of(g)
    company = company_of(g, c.order[0])
    if company is None or company[0] != 0 or company[3] + company[4] < ENOUGH:
        return 0
    open_places = [place for place in range(len(c.tiles)) if not is_walled(c, place)]
    taken = [place for place in open_places if commander(g, c, place) >= 0]
    return open_places[0] + 1 if open_places and not taken else 0


def outset() -> tuple[Match, int]:
    for seed in range(FIRST, FIRST + GAMES):
        match, chance = Match(game_named("fief"), len(NAMES), OPTIONS, list(NAMES), seed), Random(seed)
        while not match.over and len(match.plays) < PLAYS:
            g = match.state
            assert isinstance(g, Fief)
            number = seeks_an_open_place(g)
            if number:
                return match, number
            match.play(*crusading(g, chance))
    raise AssertionError("no game comes to a Crusade that Marguerite leads")


@pytest.mark.slow
def test_a_crusade_from_the_choice_of_its_objectives_to_a_battle(people: People, server: Running) -> None:
    match, number = outset()
    table = lay_out(server.settings.data, match, bots={1: "random", 2: "random"})
    person = people.come()
    page = person.page
    sit(person, table, 0)
    hold_moments(person)
    # The map of Outremer is there by itself, the other one a click away.
    outremer = page.get_by_role("group", name="Map of Outremer, the east on top")
    expect(outremer).to_be_visible()
    maps = page.get_by_role("group", name="Maps")
    maps.get_by_role("button", name="France").click()
    expect(outremer).to_be_hidden()
    expect(page.locator("#map [data-village]").first).to_be_visible()
    maps.get_by_role("button", name="Outremer").click()
    page.keyboard.press("m")
    expect(outremer.locator("[data-tile]:focus")).to_have_count(1)
    person.photograph("fief-outremer")

    place = outremer.locator(f"[data-objective='{number}']")
    label = place.get_attribute("aria-label") or ""
    assert label.startswith(f"Objective {number}: ")
    assert f"You can: Go to objective {number}." in label
    before = person.moment()
    place.click()
    sure = page.locator("#choices").get_by_role("button", name="Confirm")
    if page.locator("#choices .sure").count():
        sure.click()
    person.wait_after(before)
    assert ("objective-chosen", 0) in [(fact, seat) for fact, seat, _ in facts(person)]

    battle = page.locator("section", has=page.locator("[data-scene=outremer-battle]"))
    for _ in range(30):
        expect(page.locator("#choices [data-option]").first).to_be_visible()
        if page.locator("#choices [data-option=storm]").count():
            break
        choose(person, "seek-objective", "pass", "done")
    expect(battle.get_by_role("region", name="Crusaders")).to_contain_text("Marguerite commands")
    assert scan(person, "outremer", "#map .outremer, #map section") == []
    person.photograph("fief-outremer-battle")
    before = person.moment()
    battle.get_by_role("button", name="Roll the dice").click()
    person.wait_after(before)
    assert {"rolled", "saracens-rolled"} <= {fact for fact, _, _ in facts(person)}

    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.photograph("fief-outremer-phone")
