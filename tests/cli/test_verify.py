"""`oyez verify`: what it proves, and the one sentence when it cannot."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from oyez.engine.match import Match
from oyez.engine.proof import commitment_of, opened
from oyez.engine.record import parse, write
from oyez.games import game_named
from tests.cli.conftest import Oyez, is_refused

SALT = "00112233445566778899aabbccddeeff"


@pytest.fixture
def file(tmp_path: Path, finished_game: str) -> Path:
    path = tmp_path / "game.oyez"
    path.write_text(write(opened(parse(finished_game, game_named), SALT)), encoding="utf-8")
    return path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert re.search(old, text, re.MULTILINE)
    file.write_text(re.sub(old, new, text, count=1, flags=re.MULTILINE))


def commitment(file: Path) -> str:
    found = re.search(r"\[commitment (\w+)\]", file.read_text())
    assert found
    return found[1]


def test_fair_dice_are_proven(oyez: Oyez, file: Path) -> None:
    answer = oyez("verify", file, "--commitment", commitment(file))
    assert (answer.code, answer.err) == (0, "")
    assert re.search(r"game\.oyez: proven, all \d+ chance results follow from seed \d+", answer.out)
    facts = json.loads(oyez("verify", file, "--commitment", commitment(file), "--json").out)
    assert (facts["ok"], facts["verdict"]) == (True, "proven")
    assert (facts["salt"], facts["commitment"]) == (SALT, commitment(file))


def test_a_record_alone_is_only_consistent_with_itself(oyez: Oyez, file: Path) -> None:
    answer = oyez("verify", file)
    assert (answer.code, answer.err) == (0, "")
    assert "game.oyez: consistent with itself, all " in answer.out
    assert commitment(file) in answer.out
    assert "proven" not in answer.out
    facts = json.loads(oyez("verify", file, "--json").out)
    assert (facts["ok"], facts["verdict"]) == (True, "consistent")


def test_a_record_forged_afterwards_is_never_proven(oyez: Oyez, file: Path) -> None:
    """A seed that brings the dice the forger likes, chosen when the game was over, with a commitment of its own."""
    published = commitment(file)
    match, chance = Match(game_named("middle-ages"), 3, {}, ["Ann", "Ben", "Cem"], 666), Random(1)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, chance.choice(decision.options))
    file.write_text(write(opened(match.record(), "f" * 32)))
    answer = oyez("verify", file)
    assert answer.code == 0
    assert "consistent with itself" in answer.out
    assert "proven" not in answer.out
    answer = oyez("verify", file, "--commitment", published)
    assert (answer.code, answer.out) == (1, "")
    assert f"but {published} was published" in answer.err


def test_replay_accepts_records_with_and_without_the_proof(oyez: Oyez, file: Path) -> None:
    assert oyez("replay", file, "--check").code == 0
    change(file, r"\[salt .*\]\n\[commitment .*\]\n", "")
    assert oyez("replay", file, "--check").code == 0


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"\[salt \w", "[salt f", "but the record says that"),
        (r"\[salt .*\]\n", "", "no commitment and salt"),
        (r"\[commitment .*\]\n", "", "no commitment and salt"),
        (r"\[seed \d+\]", "[seed 1]", "the set-up records"),
        (r" ; (\d)", r" ; 9\1", "chance result 1, but the seed gives"),
        (r"\[digest ....", "[digest 0000", "the game ends with digest"),
    ],
)
def test_what_does_not_fit_is_one_sentence(oyez: Oyez, file: Path, old: str, new: str, reason: str) -> None:
    change(file, old, new)
    answer = oyez("verify", file)
    assert (answer.code, answer.out) == (1, "")
    assert reason in answer.err
    assert answer.err.count("\n") == 1
    assert json.loads(oyez("verify", file, "--json").out)["ok"] is False


def test_a_server_that_exchanged_seed_and_commitment_is_found_by_who_kept_it(oyez: Oyez, file: Path) -> None:
    kept = commitment_of(1, SALT)
    answer = oyez("verify", file, "--commitment", kept)
    assert answer.code == 1
    assert f"but {kept} was published" in answer.err


def test_questions_that_make_no_sense_are_refused(oyez: Oyez, file: Path, tmp_path: Path) -> None:
    assert is_refused(oyez("verify", file, "--commitment", "12"), "64 digits")
    assert is_refused(oyez("verify", tmp_path / "none.oyez"), "none.oyez")
    file.write_text("hello")
    assert is_refused(oyez("verify", file), "not a record")
