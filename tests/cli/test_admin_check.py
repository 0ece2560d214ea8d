"""`oyez admin check`, and what can be saved from a damaged database."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.cli.conftest import Oyez, is_refused
from tests.server.keeping import overwrite_page, page_of_title, played_tables, root_page


def test_a_whole_database(oyez: Oyez, tmp_path: Path) -> None:
    asyncio.run(played_tables(tmp_path, tables=1))
    for words in ((), ("--replay",)):
        answer = oyez("admin", "check", "--data", tmp_path, *words)
        assert (answer.code, answer.out) == (0, f"{tmp_path}/oyez.db is whole: 1 table\n")


def test_what_is_whole_of_a_damaged_database_can_be_saved(oyez: Oyez, tmp_path: Path) -> None:
    data = tmp_path / "data"
    table, *others = asyncio.run(played_tables(data))
    overwrite_page(data / "oyez.db", page_of_title(data / "oyez.db", table))
    answer = oyez("admin", "check", "--data", data, "--json")
    found = json.loads(answer.out)
    assert (answer.code, found["damaged"]) == (1, True)
    assert (found["affected"], found["whole"]) == ([table], sorted(others))
    plain = oyez("admin", "check", "--data", data)
    assert plain.code == 1
    assert "1 table affected, 2 tables whole" in plain.out
    assert all(f"whole: {id}\n" in plain.out for id in others)
    assert is_refused(oyez("admin", "export", table, "--data", data), "malformed", "oyez admin check")
    for id in others:
        assert oyez("admin", "export", id, "--data", data).code == 0
        assert oyez("admin", "import", f"{id}.json", "--data", tmp_path / "data").code == 2  # it is there
    assert is_refused(oyez("admin", "list", "--data", data), "malformed", "oyez admin check")


def test_a_database_that_is_beyond_help(oyez: Oyez, tmp_path: Path) -> None:
    asyncio.run(played_tables(tmp_path, tables=1))
    overwrite_page(tmp_path / "oyez.db", root_page(tmp_path / "oyez.db", "tables"))
    answer = oyez("admin", "check", "--data", tmp_path)
    assert answer.code == 1
    assert "1 table affected, 0 tables whole" in answer.out
    overwrite_page(tmp_path / "oyez.db", 1)
    answer = oyez("admin", "check", "--data", tmp_path)
    assert answer.code == 1
    assert "file is not a database" in answer.out


def test_there_is_nothing_to_check(oyez: Oyez, tmp_path: Path) -> None:
    assert is_refused(oyez("admin", "check", "--data", tmp_path / "nothing"), "there are no games in")
    assert not (tmp_path / "nothing").exists()
    unreachable = "postgresql://me:secret@127.0.0.1:1/games"
    assert is_refused(oyez("admin", "check", "--database", unreachable), "me:***@127.0.0.1", "cannot be used")
    assert is_refused(oyez("admin", "check", "--database", "mysql://x"), "the database cannot be 'mysql'")
