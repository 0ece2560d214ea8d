"""A person and three bots, from the lobby to the chart, to the replay and to a rematch, without a reload."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.person import Person


def test_from_the_lobby_to_the_chart_without_a_reload(person: Person) -> None:
    page = person.page
    person.open_table("Marguerite", "bot greedy", "bot greedy", "bot random")
    expect(person.choices.first).to_be_visible()
    page.evaluate("window.sameDocument = true")
    assert re.search(r"/table/[^/]+#key=", page.url)
    expect(page).to_have_title(re.compile("Your turn"))
    expect(person.status).to_contain_text("Round 1 of 16")
    person.photograph("table-start")

    person.play(9)
    person.photograph("table-middle")
    person.play()

    expect(person.results).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Coins over the rounds"))).to_be_visible()
    expect(page.get_by_role("heading", level=1, name=re.compile("win|victory"))).to_be_visible()
    assert page.locator("#standings + .scores tbody tr").count() == 4
    page.get_by_text("The same as a table").click()
    assert page.locator("details table tbody tr").count() == 16
    person.photograph("results", whole=True)

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "middle-ages" in download.value.path().read_text(encoding="utf-8")

    page.get_by_role("link", name="Watch the replay").click()
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("^Play 2 of"))).to_be_visible()
    assert page.url.endswith("?replay=2")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_text(re.compile("Round 2$"))).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(person.page.get_by_role("button", name="One play forward")).to_be_disabled()
    page.get_by_role("button", name="One round back").click()
    person.photograph("replay")

    page.get_by_role("link", name="Results").click()
    page.get_by_role("button", name="Rematch with the same seats").click()
    expect(person.choices.first).to_be_visible()
    expect(person.status).to_contain_text("Round 1 of 16")
    assert page.evaluate("window.sameDocument") is True


def test_your_games_come_first_in_the_lobby(person: Person) -> None:
    person.open_table("Marguerite", "bot random")
    expect(person.choices.first).to_be_visible()
    person.page.get_by_role("link", name="Oyez: Back to the lobby").click()
    mine = person.page.get_by_role("region", name="Your games")
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("link", name="Play").click()
    expect(person.choices.first).to_be_visible()


def test_a_wrong_tile_table_is_refused_with_its_line(people: People) -> None:
    person = people.come()
    page = person.page
    page.goto("/")
    person.choose_game("Middle-Ages")
    page.get_by_label("Name on seat 1").fill("Marguerite")
    page.get_by_text("Options", exact=True).click()
    wrong = b"id,estate,number,pile,farmers,chests\n1,Castle,1,blue,0,0\n"
    page.get_by_label("Tile table").set_input_files(
        {"name": "mine.csv", "mimeType": "text/csv", "buffer": wrong}
    )
    expect(page.get_by_text("mine.csv is chosen.")).to_be_visible()
    with page.expect_response("**/api/v1/tables") as answer:
        page.get_by_role("button", name="Open the table").click()
    assert answer.value.status >= 400
    people.expect_refusal(answer.value.status)
    expect(page.get_by_role("alert")).to_contain_text("line 2")
    page.get_by_role("button", name="The tiles of Oyez").click()
    page.get_by_role("button", name="Open the table").click()
    expect(person.choices.first).to_be_visible()
