"""`oyez verify` on records with a hash chain: what was kept decides what it may say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Oyez, is_refused
from tests.engine.drawn import COMMITMENT, CONTRIBUTION, TABLE, draw_of, drawn_game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.oyez"
    path.write_text(drawn_game().text, encoding="utf-8")
    return path


def seen(**changes: Any) -> dict[str, Any]:
    """The file that the page saves."""
    shown = list(dict.fromkeys(drawn_game().public))
    return {
        "oyez-seen": 1,
        "table": TABLE,
        "commitment": COMMITMENT,
        "pledges": list(draw_of().pledges),
        "contributions": list(draw_of().contributions),
        "mine": {"seat": 0, "contribution": CONTRIBUTION},
        "heads": [{"plays": n, "head": head} for n, head in enumerate(shown)],
        **changes,
    }


def kept(folder: Path, **changes: Any) -> Path:
    path = folder / "seen.json"
    path.write_text(json.dumps(seen(**changes)))
    return path


def test_the_last_head_proves_the_whole_game(oyez: Oyez, file: Path) -> None:
    answer = oyez("verify", file, "--head", drawn_game().heads[-1].upper())
    assert (answer.code, answer.err) == (0, "")
    assert "proven, the set-up and all " in answer.out
    assert (
        json.loads(oyez("verify", file, "--head", drawn_game().heads[-1], "--json").out)["verdict"]
        == "proven"
    )


def test_an_earlier_head_proves_what_came_before_it(oyez: Oyez, file: Path) -> None:
    heads = drawn_game().heads
    answer = oyez("verify", file, "--head", heads[9], "--head", heads[2])
    assert answer.code == 0
    assert "proven up to play " in answer.out
    assert "after it is consistent with itself" in answer.out
    assert "proven up to the set-up" in oyez("verify", file, "--head", heads[0]).out


@pytest.mark.parametrize("given", [[], ["--commitment", COMMITMENT]])
def test_without_a_head_nothing_is_proven(oyez: Oyez, file: Path, given: list[str]) -> None:
    answer = oyez("verify", file, *given)
    assert answer.code == 0
    assert "consistent with itself" in answer.out
    assert "--head" in answer.out
    assert ("the commitment you gave" in answer.out) == bool(given)
    assert "proven" not in answer.out


def test_what_the_page_kept_proves_the_whole_game(oyez: Oyez, file: Path, tmp_path: Path) -> None:
    answer = oyez("verify", file, "--seen", kept(tmp_path))
    assert (answer.code, answer.err) == (0, "")
    assert "proven, the set-up and all " in answer.out
    late = {"seat": 1, "contribution": "ab" * 32}
    answer = oyez("verify", file, "--seen", kept(tmp_path, mine=late))
    assert answer.code == 0
    assert "no contribution of your seat in time" in answer.out
    nothing = kept(tmp_path, heads=[], mine=None, contributions=None)
    assert "proven" not in oyez("verify", file, "--seen", nothing).out


def test_a_record_of_another_secret_is_not_the_game_that_was_seen(
    oyez: Oyez, file: Path, tmp_path: Path
) -> None:
    """Forged with a secret chosen afterwards: it is consistent with itself, and with nothing that was kept."""
    file.write_text(drawn_game(secret="0f" * 32).text)
    alone = oyez("verify", file)
    assert alone.code == 0
    assert "proven" not in alone.out
    for given in (
        ["--commitment", COMMITMENT],
        ["--head", drawn_game().heads[-1]],
        ["--seen", str(kept(tmp_path))],
    ):
        answer = oyez("verify", file, *given)
        assert (answer.code, answer.out) == (1, "")
        assert answer.err.count("\n") == 1


def test_the_first_place_where_they_part_is_named(oyez: Oyez, file: Path, tmp_path: Path) -> None:
    heads: list[dict[str, Any]] = seen()["heads"]
    heads[20] = {"plays": 20, "head": "0" * 64}
    answer = oyez("verify", file, "--seen", kept(tmp_path, heads=heads))
    assert answer.code == 1
    assert "record and heads part at " in answer.err
    assert "that you kept (number 20) is not in its chain" in answer.err


@pytest.mark.parametrize(
    "text",
    ["hello", "{}", "[]", json.dumps(seen(heads=[{"plays": 1, "head": "12"}])), json.dumps(seen(mine=3))],
)
def test_files_that_no_page_saved_are_refused(oyez: Oyez, file: Path, tmp_path: Path, text: str) -> None:
    (tmp_path / "seen.json").write_text(text)
    assert is_refused(oyez("verify", file, "--seen", tmp_path / "seen.json"), "not what the page keeps")


def test_heads_that_are_none_are_refused(oyez: Oyez, file: Path) -> None:
    assert is_refused(oyez("verify", file, "--head", "12"), "64 digits")


def test_replay_checks_it_as_any_other(oyez: Oyez, file: Path) -> None:
    assert oyez("replay", file, "--check").code == 0
