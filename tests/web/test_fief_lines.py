"""Broken lines, late and double clicks, two tabs, a server that starts again: nothing is lost or played twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from oyez.server.settings import Settings, without_pauses
from tests.server.running import Running
from tests.web.conftest import People
from tests.web.fief import (
    choice,
    choose,
    facts,
    fight_out,
    hear_the_same,
    heard,
    said,
    scene,
    sit,
    told,
    wait_until,
)
from tests.web.moments import battle, may_shop
from tests.web.person import Person
from tests.web.prepared import lay_out
from tests.web.searching import search

BROKEN = re.compile("The line is broken|Connecting")
# The last parts of the page that come by themselves.
FETCHED = """() => ["/Talk-", "/pictures-", "/Chat-"].every(
  (part) => performance.getEntriesByType("resource").some((one) => one.name.includes(part)))"""


def test_a_line_breaks_in_the_middle_of_a_battle(people: People, server: Running) -> None:
    table = lay_out(server.settings.data, search(battle))
    marguerite, jan, other_tab = people.come(), people.come(), people.come()
    sit(marguerite, table, 0)
    for tab in (jan, other_tab):
        sit(tab, table, 1)
    choose(marguerite, "attack")
    expect(choice(jan, "fight")).to_be_visible()
    jan.line.cut()
    expect(jan.page.get_by_text(BROKEN)).to_be_visible()
    choice(jan, "fight").click()
    jan.photograph("fief-line-broken")
    before = marguerite.moment()
    jan.line.mend()
    expect(jan.page.get_by_text(BROKEN)).to_be_hidden()
    marguerite.wait_after(before)
    expect(other_tab.page.get_by_text("Your turn.")).to_have_count(jan.page.get_by_text("Your turn.").count())

    # The one who waits misses what happens, and finds it in the chronicle afterwards.
    waiting, acting = by_turn(marguerite, jan)
    waiting.line.cut()
    choose(acting, "fight", "fall", "lose-knights", "capture", "done")
    waiting.line.mend()
    fight_out(marguerite, jan)
    hear_the_same(marguerite, jan, other_tab)
    assert "battle-declared" in told(jan)


def by_turn(*people: Person) -> tuple[Person, Person]:
    """The one who waits, and the one who decides."""
    one, other = people
    wait_until(one, lambda: bool(one.choices.count() or other.choices.count()))
    return (other, one) if one.choices.count() else (one, other)


def test_double_and_late_clicks(people: People, server: Running) -> None:
    """Two tabs of one seat choose the same: one of them is told that it was too late."""
    table = lay_out(server.settings.data, search(may_shop))
    tabs = [people.come(), people.come()]
    for tab in tabs:
        sit(tab, table, 0)
    one, other = tabs
    bought = told(one).count("bought-man")
    before = one.moment()
    choice(one, "recruit").dblclick()
    one.wait_after(before)
    wait_until(one, lambda: len(facts(one)) == len(facts(other)))
    wait_until(one, lambda: bool(heard(one, "accepted")))
    assert told(one).count("bought-man") - bought == len(heard(one, "accepted")) == 1, said(one)

    # A page that has not heard of the last choice sends another answer to the same question.
    other.line.deafen()
    before = one.moment()
    choose(one, "done", "recruit", "mill")
    assert one.moment() != before
    choice(other, "recruit", "done", "mill").click()
    other.line.listen_again()
    expect(other.page.get_by_role("alert")).to_contain_text("The table had already moved on")
    wait_until(one, lambda: len(facts(one)) == len(facts(other)))
    other.photograph("fief-too-late")


@pytest.fixture
def restarting(tmp_path: Path) -> Iterator[list[Running]]:
    """A server that a test may stop and start again: the last one in the list runs."""
    servers = [Running(Settings(data=tmp_path, paces=without_pauses()))]
    servers[0].start()
    yield servers
    servers[-1].stop()


def test_a_stale_page_after_the_server_started_again(people: People, restarting: list[Running]) -> None:
    server = restarting[0]
    table = lay_out(server.settings.data, search(battle))
    person, rival = people.come(base_url=server.address), people.come(base_url=server.address)
    people.expect_complaint("WebSocket connection to")
    sit(person, table, 0)
    sit(rival, table, 1)
    choose(person, "attack")
    for one in (person, rival):
        expect(scene(one, "battle")).to_be_visible()
        one.page.wait_for_function(FETCHED)
    expect(choice(rival, "fight")).to_be_visible()
    port = int(server.address.rpartition(":")[2])
    server.stop()
    expect(rival.page.get_by_text(BROKEN)).to_be_visible()
    choice(rival, "fight").click()
    restarting.append(Running(server.settings, port))
    restarting[-1].start()
    for one in (person, rival):
        expect(one.page.get_by_text(BROKEN)).to_be_hidden()
        expect(scene(one, "battle").or_(one.page.get_by_text("The battle is over")).first).to_be_visible()
    fight_out(person, rival)
    hear_the_same(person, rival)
