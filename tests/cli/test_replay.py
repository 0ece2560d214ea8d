"""`oyez replay`: stepping, checking, and files that are not what they should be."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Oyez, is_refused


@pytest.fixture
def file(tmp_path: Path, finished_game: str) -> Path:
    path = tmp_path / "game.oyez"
    path.write_text(finished_game, encoding="utf-8")
    return path


def changed(file: Path, old: str, new: str, count: int = 1) -> Path:
    text = file.read_text()
    assert re.search(old, text, re.MULTILINE)
    file.write_text(re.sub(old, new, text, count=count, flags=re.MULTILINE))
    return file


def test_check_says_ok_with_the_result(oyez: Oyez, file: Path) -> None:
    answer = oyez("replay", file, "--check")
    assert answer.code == 0
    assert re.search(r"game\.oyez: ok, \d+ plays of middle-ages, won by random \(coins: .*\)", answer.out)


def test_check_as_json(oyez: Oyez, file: Path) -> None:
    answer = oyez("replay", file, "--check", "--json")
    facts = json.loads(answer.out)
    assert answer.code == 0
    assert facts["ok"] is True
    assert facts["over"] is True
    assert facts["digest"] == facts["recorded"]
    assert len(facts["measures"]["coins"]) == facts["seats"] == 3


def test_a_wrong_digest_is_exit_code_1(oyez: Oyez, file: Path) -> None:
    changed(file, r"^\[digest .*\]$", "[digest 00112233445566778899aabbccddeeff]")
    answer = oyez("replay", file, "--check")
    assert answer.code == 1
    assert answer.out == ""
    assert "but 00112233445566778899aabbccddeeff was recorded" in answer.err
    assert answer.err.count("\n") == 1
    as_json = oyez("replay", file, "--json")
    assert as_json.code == 1
    assert json.loads(as_json.out)["ok"] is False


def test_a_record_cut_short_is_exit_code_1(oyez: Oyez, file: Path) -> None:
    file.write_text("\n".join(file.read_text().splitlines()[:30]))
    answer = oyez("replay", file, "--check")
    assert answer.code == 1
    assert "before the game does" in answer.err


def test_a_game_that_goes_on_has_nothing_to_compare(oyez: Oyez, file: Path) -> None:
    changed(file, r"^\[digest .*\]\n", "")
    file.write_text("\n".join(file.read_text().splitlines()[:30]))
    answer = oyez("replay", file, "--check")
    assert answer.code == 0
    assert "not over yet" in answer.out


def test_an_illegal_play_is_found(oyez: Oyez, file: Path) -> None:
    changed(file, r"^(\d) move (\d)-\d(.*)$", r"\1 move \2-6\3")
    answer = oyez("replay", file, "--check")
    assert answer.code == 1
    assert "does not replay" in answer.err
    assert is_refused(oyez("replay", file), "does not replay")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"^\[game middle-ages 1\]", "[game middle-ages 99]", "version 99"),
        (r"^\[game middle-ages 1\]", "[game chess 1]", "there is no game called 'chess'"),
        (r"^\[oyez 1\]", "[oyez 7]", "this is not a record"),
        (r"^\[oyez 1\]", "Dear diary", "this is not a record"),
        (r"^\[seats 3\]", "[seats three]", "'three' is not a whole number"),
        (r"^\[seats 3\]", "[colour blue]", "is no header of a record"),
        (r"^\[seed .*\]\n", "", "exactly one [seed ...] header"),
        (r"^(\d) move .*$", r"\1 dance", "'dance' is no action"),
        (r"^(\d) move .*$", r"7 move 1-1", "there is no seat 7"),
    ],
)
def test_what_is_no_record_is_refused_with_file_and_line(
    oyez: Oyez, file: Path, old: str, new: str, reason: str
) -> None:
    changed(file, old, new)
    assert is_refused(oyez("replay", file, "--check"), "game.oyez: ", reason)
    assert is_refused(oyez("replay", file), "game.oyez: ", reason)


def test_what_is_no_file_is_refused(oyez: Oyez, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 10)
    (tmp_path / "empty").write_bytes(b"")
    assert is_refused(oyez("replay", tmp_path / "missing"), "missing: no such file")
    assert is_refused(oyez("replay", tmp_path), "is a directory")
    assert is_refused(oyez("replay", tmp_path / "binary"), "binary: the file is not text in UTF-8")
    assert is_refused(oyez("replay", tmp_path / "empty"), "a record begins with [oyez 1]")
    assert is_refused(oyez("replay", "/dev/zero"), "longer than")


def test_stepping(oyez: Oyez, file: Path) -> None:
    answer = oyez("replay", file, stdin="n\nn\np\n10\nr\nr 9\ne\nq\n")
    assert answer.code == 0
    prompts = [int(n) for n in re.findall(r"^(\d+)/\d+> ", answer.out, re.MULTILINE)]
    assert prompts[:5] == [0, 1, 2, 1, 10]
    assert prompts[-1] == int(re.findall(r"/(\d+)> ", answer.out)[0])
    assert "Round 9 of 16" in answer.out
    assert "The game is over" in answer.out
    assert re.search(r"wins with \d+ coins", answer.out)


def test_stepping_tells_what_happened_on_the_way(oyez: Oyez, file: Path) -> None:
    answer = oyez("replay", file, stdin="6\nq\n")
    assert answer.out.count("puts a Lord on") == 3
    assert "Round 1 begins." in answer.out


def test_stepping_with_odd_input(oyez: Oyez, file: Path) -> None:
    answer = oyez("replay", file, stdin="sideways\n99999\n-1\nr x\n\nl\n")
    assert answer.code == 0
    assert answer.out.count("leads nowhere") == 4
    assert "\n1/" in answer.out  # Enter is next; the end of the input leaves politely


def test_stepping_in_polish(oyez: Oyez, file: Path) -> None:
    answer = oyez("replay", file, "--language", "pl", stdin="e\nq\n")
    assert "Gra skończona" in answer.out
    assert "Pole" in answer.out
