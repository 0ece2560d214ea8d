"""`oyez admin` on the data folder of a real server, running and stopped."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.conftest import Answer, Oyez, is_refused
from tests.server.people import Refused, new_table, seated
from tests.server.running import Running, running

API = "/api/v1"


class Folder:
    """A data folder with a game in its middle, an open table and a finished game."""

    def __init__(self, data: Path, playing: str, keys: list[str], waiting: str, over: str) -> None:
        self.data, self.playing, self.keys, self.waiting, self.over = data, playing, keys, waiting, over


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return asyncio.run(played(tmp_path_factory.mktemp("served")))


@pytest.fixture
def folder(served: Folder, tmp_path: Path) -> Folder:
    """A copy for each test, which may change it."""
    data = shutil.copytree(served.data, tmp_path / "served")
    return Folder(data, served.playing, served.keys, served.waiting, served.over)


async def played(data: Path) -> Folder:
    with running(data) as server, server.http() as http:
        playing, keys = new_table(http, "me", "me")
        waiting, _ = new_table(http, "me", "open")
        over, [key] = new_table(http, "me", "bot")
        async with seated(server.address, over, key) as person:
            await person.play_out(Random(1))
        async with (
            seated(server.address, playing, keys[0]) as one,
            seated(server.address, playing, keys[1]) as two,
        ):
            await one.say(type="say", text="good evening")
            await one.hear_about("said")
            for _ in range(6):
                for person in (one, two):
                    await person.say(type="ping")
                    await person.hear_about("pong")
                    if person.now["decision"]:
                        await person.play(person.options()[0])
    return Folder(data, playing, keys, waiting, over)


def listed(oyez: Oyez, data: Path) -> dict[str, dict[str, Any]]:
    answer = oyez("admin", "list", "--data", data, "--json")
    assert answer.code == 0, answer.err
    return {table["id"]: table for table in json.loads(answer.out)}


def test_tables_are_listed_and_shown(oyez: Oyez, folder: Folder) -> None:
    tables = listed(oyez, folder.data)
    assert {id: one["status"] for id, one in tables.items()} == {
        folder.playing: "playing",
        folder.waiting: "open",
        folder.over: "over",
    }
    shown = oyez("admin", "show", folder.playing, "--data", folder.data)
    assert "seat 0: Guest 1 (person, by a link)" in shown.out
    assert "lines: 1\nlines of spectators: 0\n" in shown.out
    plain = oyez("admin", "list", "--data", folder.data).out.splitlines()
    assert len(plain) == 3
    assert re.match(rf"{re.escape(folder.over)}  \d{{4}}-.* over +\d+ plays  Guest 1, Random bot", plain[0])
    for told in (shown.out, json.dumps(tables)):
        assert "good evening" not in told
        assert "seed" not in told


async def test_a_table_moves_to_another_server_with_everything(
    oyez: Oyez, folder: Folder, tmp_path: Path
) -> None:
    file, other = tmp_path / "table.json", tmp_path / "elsewhere"
    exported = await asyncio.to_thread(oyez, "admin", "export", folder.playing, file, "--data", folder.data)
    assert exported.code == 0
    assert file.stat().st_mode & 0o077 == 0
    assert not [key for key in folder.keys if key in file.read_text()]  # only their hashes
    with running(other) as server:  # beside a running server
        added = await asyncio.to_thread(oyez, "admin", "import", file, "--data", other)
        assert added.code == 0
        async with seated(server.address, folder.playing, folder.keys[0]) as person:
            said = await person.hear_about("said")
            assert [line["text"] for line in said["lines"]] == ["good evening"]
            moved = person.now
        again = await asyncio.to_thread(oyez, "admin", "import", file, "--data", other)
        assert is_refused(again, "already")
    with running(folder.data) as server:
        async with seated(server.address, folder.playing, folder.keys[0]) as person:
            assert {**person.now, "events": moved["events"]} == moved


def test_what_is_exported_twice_is_not_overwritten(oyez: Oyez, folder: Folder, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text("mine")
    assert is_refused(oyez("admin", "export", folder.over, file, "--data", folder.data), "is there already")
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"oyez-table-1", "oyez-table-9", "not an exported table"),
        (r'"seed": \d+', '"seed": "x"', "not an exported table: table.agreed.seed"),
        (r'"id": "\S+"', '"id": "../../x"', "not the id of a table"),
        (r'"number": 1,', '"number": 3,', "the log has gaps"),
        (r'"action": "[^"]+"', '"action": "conquer Rome"', "does not replay"),
        (r'"status": "over"', '"status": "open"', "its game has begun"),
        (r'"version": "\d+"', '"version": "0"', "version 0 of the rules"),
        (r'"game": "[^"]+"', '"game": "chess"', "does not know the game"),
        (r'"seat": 0,\s+"kind": "person"', '"seat": 5, "kind": "person"', "the seats are not numbered"),
        (r"^\{", "hello {", "not an exported table"),
    ],
)
def test_files_that_are_no_tables(
    oyez: Oyez, folder: Folder, tmp_path: Path, old: str, new: str, reason: str
) -> None:
    file = tmp_path / "table.json"
    assert oyez("admin", "export", folder.over, file, "--data", folder.data).code == 0
    assert oyez("admin", "delete", folder.over, "--data", folder.data, "--yes").code == 0
    text, found = re.subn(old, new, file.read_text(), count=1)
    assert found
    file.write_text(text)
    assert is_refused(oyez("admin", "import", file, "--data", folder.data), reason)
    assert folder.over not in listed(oyez, folder.data)


def test_a_deleted_table_is_gone_with_all_that_was_said(oyez: Oyez, folder: Folder) -> None:
    assert is_refused_after_question(
        oyez("admin", "delete", folder.playing, "--data", folder.data, stdin="n\n")
    )
    assert folder.playing in listed(oyez, folder.data)
    assert oyez("admin", "delete", folder.playing, "--data", folder.data, "--yes").code == 0
    assert set(listed(oyez, folder.data)) == {folder.waiting, folder.over}
    assert b"good evening" not in (folder.data / "oyez.db").read_bytes()
    assert is_refused(oyez("admin", "show", folder.playing, "--data", folder.data), "there is no table")


def is_refused_after_question(answer: Answer) -> bool:
    return answer.code == 2 and "nothing was deleted" in answer.err


def test_archived_tables_are_listed_on_request_and_brought_back(oyez: Oyez, folder: Folder) -> None:
    with closing(sqlite3.connect(folder.data / "oyez.db")) as file, file:
        file.execute("UPDATE tables SET archived = 1429.0 WHERE id = ?", (folder.playing,))
    assert set(listed(oyez, folder.data)) == {folder.waiting, folder.over}
    [archived] = json.loads(oyez("admin", "list", "--archived", "--json", "--data", folder.data).out)
    assert (archived["id"], archived["status"], archived["archived"]) == (folder.playing, "playing", True)
    back = oyez("admin", "unarchive", folder.playing, "--data", folder.data)
    assert (back.code, back.out) == (0, f"{folder.playing} is back, as it was\n")
    assert len(listed(oyez, folder.data)) == 3
    again = oyez("admin", "unarchive", folder.playing, "--data", folder.data)
    assert is_refused(again, "is not archived; oyez admin list --archived shows those that are")
    assert is_refused(oyez("admin", "unarchive", "x", "--data", folder.data), "there is no table 'x'")


async def test_old_links_stop_working_and_new_ones_work(oyez: Oyez, folder: Folder) -> None:
    answer = await asyncio.to_thread(
        oyez,
        "admin",
        "rotate-links",
        folder.playing,
        "--data",
        folder.data,
        "--address",
        "https://oyez.example/",
    )
    links = re.findall(r"^seat (\d): https://oyez\.example/table/(\S+)#key=(\S+)$", answer.out, re.MULTILINE)
    assert [(seat, table) for seat, table, _ in links] == [("0", folder.playing), ("1", folder.playing)]
    with running(folder.data) as server:
        for seat, table, key in links:
            async with seated(server.address, table, key) as person:
                assert person.now["you"] == int(seat)
        await check_closed(server, folder.playing, folder.keys)
    only = await asyncio.to_thread(
        oyez, "admin", "rotate-links", folder.playing, "--seat", 1, "--data", folder.data
    )
    assert only.out.count("#key=") == 1
    with running(folder.data) as server:
        async with seated(server.address, folder.playing, links[0][2]) as person:
            assert person.now["you"] == 0
        await check_closed(server, folder.playing, [links[1][2]])


async def check_closed(server: Running, table: str, keys: list[str]) -> None:
    for key in keys:
        with pytest.raises(Refused) as refused:
            async with seated(server.address, table, key):
                pass
        assert refused.value.code == "wrong-key"


def test_a_server_that_cannot_be_told_is_not_pulled_away_from_under_its_players(
    oyez: Oyez, folder: Folder
) -> None:
    from oyez.server.run import only_server_of
    from oyez.server.settings import Settings

    with only_server_of(Settings(folder.data)):  # but nobody listens at a socket
        for words in (
            ("delete", folder.over, "--yes"),
            ("rotate-links", folder.over),
            ("block", "192.0.2.1"),
        ):
            assert is_refused(oyez("admin", *words, "--data", folder.data), "stop it first")
        assert len(listed(oyez, folder.data)) == 3
        assert oyez("admin", "export", folder.over, folder.data / "x.json", "--data", folder.data).code == 0


def test_questions_that_make_no_sense_are_refused(oyez: Oyez, folder: Folder, tmp_path: Path) -> None:
    assert is_refused(oyez("admin", "list", "--data", tmp_path / "nothing"), "there are no games in")
    assert not (tmp_path / "nothing").exists()
    assert is_refused(oyez("admin", "delete", "x", "--yes", "--data", folder.data), "there is no table 'x'")
    rotate = ("admin", "rotate-links", folder.over, "--data", folder.data, "--seat")
    assert is_refused(oyez(*rotate, 1), "nobody holds seat 1 by a link; seats with a link: [0]")
    assert is_refused(oyez("admin", "import", tmp_path / "none.json", "--data", folder.data), "none.json")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "oyez.db").write_text("a letter, not a database" * 50)
    assert is_refused(oyez("admin", "list", "--data", tmp_path / "broken"), "cannot be used as the database")
