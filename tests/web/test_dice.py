"""Dice that can be proved: the page contributes, keeps what it sees, compares it, and says what came of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2 as httpx
from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

from oyez.engine.dice import promise_of
from tests.server.running import Running, live_address, running
from tests.web.conftest import People
from tests.web.person import Person

PATIENCE = 40


def sign(person: Person, name: str) -> None:
    """What the sign says, in words."""
    expect(person.page.get_by_role("button", name=f"Fair dice: {name}")).to_be_visible()


def table_of(person: Person) -> str:
    return person.page.url.split("/table/")[1].split("#")[0]


def key_of(person: Person) -> str:
    return person.page.url.split("#key=")[1]


def sit_together(marguerite: Person, jan: Person) -> str:
    marguerite.open_table("Marguerite", "open")
    invitation = marguerite.page.get_by_role("textbox", name="Invite by this link").input_value()
    sign(marguerite, "promised")
    jan.page.goto(invitation)
    jan.page.get_by_label("Your name").fill("Jan")
    jan.page.get_by_role("button", name="Take this seat").click()
    return table_of(marguerite)


def dice_of(http: httpx.Client, table: str) -> dict[str, Any]:
    dice: dict[str, Any] = http.get(f"/api/v1/tables/{table}").json()["dice"]
    return dice


def kept(page: Page, table: str, reader: str) -> dict[str, Any]:
    text = page.evaluate("name => localStorage.getItem(name)", f"oyez.seen.{table}.{reader}")
    seen: dict[str, Any] = json.loads(text)
    return seen


def tamper(page: Page, table: str, reader: str, **changes: Any) -> None:
    """As if the device had seen something else before: then what the server shows now does not fit."""
    changed = json.dumps({**kept(page, table, reader), **changes})
    page.evaluate(
        "([name, text]) => localStorage.setItem(name, text)", [f"oyez.seen.{table}.{reader}", changed]
    )


def play_out(address: str, table: str, keys: list[str]) -> None:
    """Both seats take their first choice until the game is over; the browsers look on."""
    with ExitStack() as stack:
        lines = [
            stack.enter_context(connect(live_address(address, table), open_timeout=PATIENCE)) for _ in keys
        ]
        for line, key in zip(lines, keys, strict=True):
            line.send(json.dumps({"type": "sit", "key": key}))
        now = [next_table(line) for line in lines]
        while now[0]["status"] != "over":
            seat = next(seat for seat, message in enumerate(now) if message["decision"])
            question = now[seat]["decision"]
            choice = {"ticket": question["ticket"], "action": question["options"][0]["text"]}
            lines[seat].send(json.dumps({"type": "play", **choice}))
            now = [next_table(line) for line in lines]


def next_table(line: ClientConnection) -> dict[str, Any]:
    while (message := json.loads(line.recv(PATIENCE)))["type"] != "table":
        assert "error" not in message, message
    heard: dict[str, Any] = message
    return heard


def save(page: Page, folder: Path, role: Any, name: str) -> Path:
    with page.expect_download() as download:
        page.get_by_role(role, name=name).last.click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def verify(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "oyez", "verify", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_a_game_of_two_is_proven_by_what_a_page_has_kept(
    people: People, server: Running, tmp_path: Path
) -> None:
    marguerite, jan, watcher = people.come(), people.come(), people.come()
    table = sit_together(marguerite, jan)
    for person in (marguerite, jan):
        expect(person.status).to_be_visible()
        sign(person, "everything fits so far")
    with server.http() as http:
        dice = dice_of(http, table)
    assert [promise_of(one) for one in dice["contributions"]] == dice["pledges"], "both devices contributed"

    # After a broken line and after a reload it goes on comparing, with what it had seen before.
    watcher.page.goto(f"/table/{table}")
    sign(watcher, "everything fits so far")
    mover = marguerite if marguerite.choices.count() else jan
    mover.take(mover.choices.first)
    seen = kept(marguerite.page, table, "0")
    assert (seen["commitment"], seen["contributions"]) == (dice["commitment"], dice["contributions"])
    marguerite.line.cut()
    expect(marguerite.page.get_by_text(re.compile("The line is broken|Connecting"))).to_be_visible()
    marguerite.line.mend()
    expect(marguerite.page.get_by_text("The line is broken")).to_be_hidden()
    marguerite.page.reload()
    sign(marguerite, "everything fits so far")
    assert kept(marguerite.page, table, "0")["heads"][: len(seen["heads"])] == seen["heads"]
    marguerite.page.get_by_role("button", name="Fair dice").click()
    details = marguerite.page.get_by_role("dialog", name="Fair dice")
    expect(details).to_contain_text(dice["commitment"])
    expect(details).to_contain_text(dice["contributions"][0])
    marguerite.page.keyboard.press("Escape")

    play_out(server.address, table, [key_of(marguerite), key_of(jan)])
    for person in (marguerite, jan, watcher):
        expect(person.results).to_be_visible()
        sign(person, "proven")
    marguerite.page.locator("summary").filter(has_text="Fair dice").click()
    expect(marguerite.page.get_by_text("the record is the game that this page saw")).to_be_visible()
    marguerite.photograph("dice-proven", whole=True)
    record = save(marguerite.page, tmp_path, "link", "Download the record")
    file = save(marguerite.page, tmp_path, "button", "Download what was kept")
    told = verify(record, "--seen", file)
    assert told.returncode == 0, told.stderr
    assert "proven, the set-up and all " in told.stdout

    # Who comes when all is over has nothing to compare with, and is told so.
    stranger = people.come()
    stranger.page.goto(f"/table/{table}")
    sign(stranger, "consistent with itself")


def test_what_does_not_fit_is_cried_out_and_stays(people: People, tmp_path: Path) -> None:
    marguerite, jan = people.come(), people.come()
    table = sit_together(marguerite, jan)
    for person in (marguerite, jan):
        sign(person, "everything fits so far")

    seen = kept(marguerite.page, table, "0")
    tamper(marguerite.page, table, "0", commitment="0" * 64)
    marguerite.page.reload()
    alarm = marguerite.page.get_by_role("alert").filter(has_text="something does not fit")
    expect(alarm).to_contain_text("another commitment than before")
    marguerite.photograph("dice-wrong")

    number, _ = kept(jan.page, table, "1")["heads"][-1]
    tamper(jan.page, table, "1", heads=[[number, "f" * 64]])
    jan.page.reload()
    expect(jan.page.get_by_role("alert")).to_contain_text(f"another head at message {number}")
    tamper(jan.page, table, "1", heads=seen["heads"][-1:])
    jan.page.reload()  # what was noticed once is not forgotten
    alarm = jan.page.get_by_role("alert").filter(has_text="something does not fit")
    alarm.get_by_role("button", name="What does this mean?").click()
    details = jan.page.get_by_role("dialog", name="Fair dice")
    expect(details).to_contain_text("ask the others at the table to do the same")
    file = json.loads(
        save(jan.page, tmp_path, "button", "Download what was kept").read_text(encoding="utf-8")
    )
    assert (file["oyez-seen"], file["table"], file["misfit"]["what"]) == (1, table, "head")


def test_a_full_table_waits_for_the_devices_that_have_pledged(people: People, tmp_path: Path) -> None:
    with running(tmp_path, draw_patience=3600.0) as server:
        marguerite, jan = (people.come(base_url=server.address) for _ in range(2))
        marguerite.open_table("Marguerite", "open")
        invitation = marguerite.page.get_by_role("textbox", name="Invite by this link").input_value()
        marguerite.line.cut()
        jan.page.goto(invitation)
        jan.page.get_by_label("Your name").fill("Jan")
        jan.page.get_by_role("button", name="Take this seat").click()
        waiting = jan.page.get_by_role("status").filter(has_text="The dice are being drawn")
        expect(waiting).to_contain_text("as soon as those of Marguerite and Jan have done so")
        expect(jan.page.get_by_role("button", name="Leave")).to_be_disabled()
        jan.photograph("dice-drawing")
        marguerite.line.mend()
        for person in (marguerite, jan):
            sign(person, "everything fits so far")


def test_who_looks_at_the_lobby_contributes_too(people: People, tmp_path: Path) -> None:
    with running(tmp_path, draw_patience=3600.0) as server:
        marguerite, jan = (people.come(base_url=server.address) for _ in range(2))
        marguerite.open_table("Marguerite", "open")
        invitation = marguerite.page.get_by_role("textbox", name="Invite by this link").input_value()
        marguerite.page.goto("/")
        jan.page.goto(invitation)
        jan.page.get_by_label("Your name").fill("Jan")
        jan.page.get_by_role("button", name="Take this seat").click()
        sign(jan, "everything fits so far")
