"""`oyez admin backup` and `oyez admin restore`, as an operator types them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.cli.conftest import Oyez, is_refused
from tests.server.keeping import overwrite_page, played_tables


def test_there_and_back(oyez: Oyez, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    kept = asyncio.run(played_tables(one, tables=2, plays=2))
    made = oyez("admin", "backup", "games.oyez", "--data", one)
    assert (made.code, made.err) == (0, "")
    assert made.out.startswith("games.oyez holds 2 tables with everything in them")
    assert is_refused(oyez("admin", "backup", "games.oyez", "--data", one), "is there already")
    assert is_refused(oyez("admin", "restore", "games.oyez", "--data", one), "--replace")
    overwrite_page(one / "oyez.db", 1)
    assert is_refused(oyez("admin", "restore", "games.oyez", "--data", one), "--replace")
    assert is_refused(oyez("admin", "backup", "other", "--data", one), "is damaged", "no backup was made")
    mended = oyez("admin", "restore", "games.oyez", "--data", one, "--replace")
    assert mended.code == 0
    assert "what was there before is in" in mended.out
    assert oyez("admin", "check", "--replay", "--data", one).code == 0
    assert oyez("admin", "restore", "games.oyez", "--data", two).code == 0
    listed = json.loads(oyez("admin", "list", "--json", "--data", two).out)
    assert {table["id"] for table in listed} == set(kept)


def test_what_cannot_be_done_is_one_sentence(oyez: Oyez, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert is_refused(oyez("admin", "backup", "x", "--data", data), "there are no games in")
    assert is_refused(oyez("admin", "restore", "nowhere", "--data", data), "nowhere", "no such file")
    (tmp_path / "letter").write_text("hello")
    assert is_refused(oyez("admin", "restore", "letter", "--data", data), "is not a backup")
    assert is_refused(oyez("admin", "restore", tmp_path, "--data", data), "is a directory")
    away = "postgresql://me:secret@127.0.0.1:1/games"
    assert is_refused(oyez("admin", "backup", "x", "--database", away), "me:***@127.0.0.1")
    assert not (tmp_path / "x").exists()
    asyncio.run(played_tables(data, tables=1, plays=1))
    assert is_refused(oyez("admin", "backup", "no/such/x", "--data", data), "there is no folder")
    assert is_refused(oyez("admin", "restore", "letter", "--database", away), "is not a backup")
    assert oyez("admin", "backup", "whole", "--data", data).code == 0
    assert is_refused(
        oyez("admin", "restore", "whole", "--database", away), "me:***@127.0.0.1", "cannot take"
    )
