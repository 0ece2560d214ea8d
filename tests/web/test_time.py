"""Time in browsers: a clock runs to zero, a bot takes over, the player comes back; takebacks; late spectators."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from oyez.server.timing import timekeeping
from tests.server.postbox import Postbox
from tests.server.running import Running, running
from tests.server.test_mail import post_with, token_in
from tests.web.axe import violations
from tests.web.conftest import PHONE, People
from tests.web.fief import wait_until
from tests.web.person import Person
from tests.web.test_together import by_turn

SECOND = 0.1  # a second of the quick tables: a minute later is soon, and yet later than a busy machine
MINUTE = 60.0


class Watch:
    """The time of one part of the server, which a test puts forward; so nobody is late because a machine is busy."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def time(self) -> float:
        return time.time() + self._ahead

    def put_forward(self, minutes: float) -> None:
        """The server notices it when somebody comes to the table."""
        self._ahead += minutes * MINUTE


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Running]:
    """A server whose time runs ten times as fast."""
    with running(tmp_path, second=SECOND) as server:
        yield server


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[Running]:
    """A server of its own, whose time no other table goes by."""
    with running(tmp_path) as server:
        yield server


def two(server: Running, people: People, **terms: Any) -> tuple[str, list[Person]]:
    """Two people at a table with these terms, each in a browser; who decides comes first."""
    seats = [{"kind": "me", "name": "Marguerite"}, {"kind": "me", "name": "Jan"}]
    with server.http() as http:
        made = http.post(
            "/api/v1/tables", json={"game": "middle-ages", "seats": seats, "terms": terms}
        ).json()
    both = [people.come(base_url=server.address), people.come(base_url=server.address)]
    for person, held in zip(both, made["keys"], strict=True):
        person.page.goto(f"/table/{made['id']}#key={held['key']}")
        expect(person.status).to_be_visible()
    expect(both[0].choices.or_(both[0].page.get_by_text("Others are deciding.")).first).to_be_visible()
    return made["id"], both if both[0].choices.count() else both[::-1]


def open_menu(person: Person) -> None:
    person.page.get_by_role("button", name="Time and absence").click()
    expect(person.page.get_by_role("heading", name="When you cannot play")).to_be_visible()


def clocks(person: Person) -> Any:
    return person.page.get_by_role("list", name="Clocks").get_by_role("listitem")


def test_out_of_time_and_back_again(people: People, apart: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    monkeypatch.setattr(timekeeping, "time", watch)
    _, [late, other] = two(apart, people, clock="decision", seconds=600, zero="takeover")
    expect(clocks(other)).to_have_count(2)
    expect(clocks(other).filter(has_text="running")).to_have_count(1)
    expect(
        other.page.get_by_role("button", name=re.compile("Give (Marguerite|Jan) more time"))
    ).to_be_visible()

    # The one who waits goes on holiday, so that his own clock never runs.
    open_menu(other)
    other.page.get_by_label("I am away for").select_option("2")
    other.page.get_by_role("button", name="Tell the others").click()
    expect(late.page.get_by_text(re.compile("away until")).first).to_be_visible()
    other.photograph("time-menu")
    assert violations(other.page, "dialog[open]") == []
    other.page.keyboard.press("Escape")

    expect(late.page.locator("[data-alarm]")).to_be_empty()
    watch.put_forward(9)
    late.page.reload()
    expect(late.page.locator("[data-alarm]")).to_contain_text("Your time runs out")
    late.photograph("time-running-out")
    watch.put_forward(2)
    late.page.reload()
    expect(late.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(other.page.locator("[data-note]")).to_contain_text("is out of time; a bot takes over")
    expect(other.page.locator("#log")).to_contain_text("is out of time; a bot takes over")
    expect(other.choices.first).to_be_visible()
    other.photograph("time-bot-plays")

    late.page.get_by_role("button", name="I am back").click()
    expect(late.page.get_by_text("A bot plays for you.")).to_be_hidden()
    expect(other.page.locator("[data-note]")).to_contain_text("is back and plays again")
    while by_turn(late, other)[0] is other:
        other.take(other.choices.first)
    late.take(late.choices.first)

    open_menu(other)
    settled = other.page.locator("[data-notes]")
    expect(settled).to_contain_text("is away until")
    expect(settled).to_contain_text("a bot takes over")
    other.page.keyboard.press("Escape")


def test_a_choice_is_taken_back_when_the_other_allows_it(people: People, server: Running) -> None:
    _, [first, second] = two(server, people)
    placed = second.page.locator("#log").get_by_text(re.compile("puts a Lord on"))
    first.take(first.choices.first)
    expect(second.choices.first).to_be_visible()
    second.take(second.choices.first)
    expect(placed).to_have_count(2)

    for allowed in (False, True):
        open_menu(first)
        first.page.get_by_role("combobox", name="Take a choice back").wait_for()
        if not allowed:
            first.photograph("takeback-ask")
        first.page.get_by_role("button", name="Ask", exact=True).click()
        expect(second.page.get_by_text(re.compile("asks to take 2 choices back")).first).to_be_visible()
        if not allowed:
            second.photograph("takeback-asked")
        second.page.get_by_role("button", name="Allow it" if allowed else "Refuse").click()
        expect(second.page.get_by_role("button", name="Refuse")).to_be_hidden()
        expect(placed).to_have_count(0 if allowed else 2)
    expect(first.choices.first).to_be_visible()
    expect(first.page.locator("[data-note]")).to_contain_text("takes 2 choices back; all have agreed")


def test_a_spectator_is_late_and_may_look_back(people: People, quick: Running) -> None:
    table, [first, second] = two(quick, people, delay=1)
    watcher = people.come(base_url=quick.address, viewport=PHONE, has_touch=True, is_mobile=True)
    watcher.page.goto(f"/table/{table}")
    expect(watcher.page.get_by_text("You see the table as it was 1 minute ago.")).to_be_visible()
    first.take(first.choices.first)
    expect(second.choices.first).to_be_visible()
    placed = watcher.page.locator("#log").get_by_text(re.compile("puts a Lord on"))
    assert placed.count() == 0
    watcher.photograph("spectator-late")
    expect(placed).to_have_count(1)

    watcher.page.get_by_role("link", name="Look back").first.click()
    expect(watcher.page.get_by_role("slider")).to_be_visible()
    expect(watcher.page.get_by_text("You see the table as it was 1 minute ago.")).to_be_visible()
    watcher.page.get_by_role("button", name="To the end").click()
    expect(watcher.page.get_by_text(re.compile("^Play 1 of 1"))).to_be_visible()
    watcher.photograph("look-back")
    watcher.page.get_by_role("link", name="Back to the table").click()
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible()


def test_terms_of_a_new_table(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.get_by_text("Time, absence and spectators").click()
    page.get_by_label("Clock").select_option("live")
    expect(page.get_by_text("each decision puts back four hours")).to_be_visible()
    page.get_by_label("Out of time").select_option("vote")
    page.get_by_label("Spectators see the game").select_option("5")
    person.photograph("time-terms", whole=True)
    assert violations(page) == []
    person.choose_game("Middle-Ages")
    page.get_by_label("Name on seat 1").fill("Marguerite")
    page.get_by_label("Clock").select_option("day")
    page.get_by_role("button", name="Open the table").click()
    expect(clocks(person).filter(has_text=re.compile("23:59:|1 d 0 h")).first).to_be_visible()


def test_a_letter_is_confirmed_by_its_link(people: People, tmp_path: Path) -> None:
    box = Postbox(tmp_path / "letters")
    try:
        with running(tmp_path / "data", post=post_with(box.port, every=0.1)) as server:
            _, [one, _] = two(server, people)
            open_menu(one)
            one.page.get_by_label("Address").fill("m@example.org")
            one.page.get_by_role("button", name="Send me a letter to confirm").click()
            expect(one.page.get_by_text("A letter is on its way")).to_be_visible()
            one.photograph("notices")
            wait_until(one, lambda: bool(box.letters()))
            reader = people.come(base_url=server.address)
            reader.page.goto(f"/notices#confirm={token_in(box.letters()[0])}")
            expect(reader.page.get_by_text("Your address is confirmed")).to_be_visible()
            people.expect_refusal(404)
            reader.page.goto("/notices#confirm=nothing")
            reader.page.reload()
            expect(reader.page.get_by_text("confirms nothing any more")).to_be_visible()
    finally:
        box.stop()


def test_a_hidden_page_calls(people: People, server: Running) -> None:
    """The browser's own notices, the mark of the tab and its title."""
    _, [first, second] = two(server, people)
    page = second.page
    page.context.grant_permissions(["notifications"], origin=server.address)
    open_menu(second)
    page.get_by_label("Notices of this browser").check()
    expect(page.get_by_label("Notices of this browser")).to_be_checked()
    page.keyboard.press("Escape")
    page.evaluate(
        """() => {
            window.called = [];
            window.Notification = class {
                static permission = "granted";
                constructor(title) { window.called.push(title); }
                close() {}
            };
            Object.defineProperty(document, "hidden", { value: true, configurable: true });
        }"""
    )
    assert page.locator("link[rel='icon']").get_attribute("href") == "/favicon.svg"
    first.take(first.choices.first)
    expect(page.locator("link[rel='icon']")).to_have_attribute("href", "/favicon-turn.svg")
    assert page.evaluate("window.called") == ["Your turn: Middle-Ages"]
    expect(page).to_have_title(re.compile("^● Your turn"))
