"""Fair dice: a changed die, seed, salt or commitment is found, and named by its play."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from random import Random

import pytest

from oyez.engine.match import Match
from oyez.engine.proof import Unproven, check_commitment, check_dice, commitment_of, opened
from oyez.engine.record import BadRecord, Record, digest_of, parse, replay, write
from oyez.games import game_named

SALT = "00112233445566778899aabbccddeeff"


@cache
def proven(game: str, plays: int = 10_000) -> str:
    """A game played at random, with an undo wherever one is allowed, as its record."""
    match, chance = Match(game_named(game), 3, {}, ["Ann", "Ben", "Cem"], 1429), Random(3)
    undone = 0
    while not match.over and len(match.plays) < plays:
        decision = match.state.pending[0]
        match.play(decision.seat, chance.choice(decision.options))
        if match.may_undo(decision.seat) and chance.random() < 0.2:
            match.undo(decision.seat)
            undone += 1
    assert undone
    return write(opened(match.record(), SALT))


def record_of(text: str) -> Record:
    return parse(text, game_named)


def test_the_commitment_is_what_anybody_can_compute() -> None:
    assert commitment_of(7, SALT) == hashlib.sha256(b"oyez-dice:1:7:" + SALT.encode()).hexdigest()
    assert len({commitment_of(7, SALT), commitment_of(8, SALT), commitment_of(7, "0" * 32)}) == 3


@pytest.mark.parametrize(("game", "plays"), [("middle-ages", 10_000), ("fief", 250)])
def test_dice_follow_from_the_seed_undos_or_not(game: str, plays: int) -> None:
    record = record_of(proven(game, plays))
    assert sum(len(done.chances) for done in record.plays) > 5
    check_commitment(record)
    assert digest_of(check_dice(record)) == digest_of(replay(record))


def test_a_record_with_its_proof_goes_round() -> None:
    text = proven("middle-ages")
    assert write(record_of(text)) == text
    assert f"[salt {SALT}]\n[commitment {commitment_of(1429, SALT)}]\n" in text


def test_a_changed_die_is_found_by_its_play() -> None:
    lines = proven("middle-ages").splitlines()
    at = next(n for n, line in enumerate(lines) if " ; " in line)
    number = sum(not line.startswith("[") for line in lines[: at + 1])
    play, _, dice = lines[at].partition(" ; ")
    first, *rest = dice.split()
    lines[at] = f"{play} ; {' '.join([str(int(first) ^ 1), *rest])}"
    with pytest.raises(
        Unproven, match=rf"^play {number} \({re.escape(play)}\) records {int(first) ^ 1} as its"
    ):
        check_dice(record_of("\n".join(lines)))
    lines[at] = play
    with pytest.raises(Unproven, match=rf"^play {number} .* records 0 chance results, but it draws"):
        check_dice(record_of("\n".join(lines)))


def test_a_changed_set_up_is_found() -> None:
    text = proven("middle-ages")
    first = re.search(r"\[chance (\d+)", text)
    assert first
    changed = text.replace(first[0], f"[chance {int(first[1]) ^ 1}")
    with pytest.raises(Unproven, match=r"^the set-up records"):
        check_dice(record_of(changed))


def test_another_seed_fits_neither_dice_nor_commitment() -> None:
    record = record_of(proven("middle-ages").replace("[seed 1429]", "[seed 1430]"))
    with pytest.raises(Unproven, match="the seed gives"):
        check_dice(record)
    with pytest.raises(Unproven, match="but the record says"):
        check_commitment(record)


def test_a_commitment_that_was_exchanged_is_found_by_whoever_kept_it() -> None:
    record = record_of(proven("middle-ages"))
    check_commitment(record, record.commitment.upper())
    with pytest.raises(Unproven, match=r"but 0000.* was published"):
        check_commitment(record, "0" * 64)


def test_an_illegal_play_is_found() -> None:
    text = re.sub(r"(?m)^(\d) move (\d)-\d(.*)$", r"\1 move \2-6\3", proven("middle-ages"), count=1)
    with pytest.raises(Unproven, match=r"^play \d+ \(\d move \d-6\) is not open to its seat"):
        check_dice(record_of(text))


def test_a_record_without_a_commitment_proves_nothing() -> None:
    text = re.sub(r"\[(salt|commitment) .*\]\n", "", proven("middle-ages"))
    check_dice(record_of(text))
    with pytest.raises(Unproven, match="no commitment"):
        check_commitment(record_of(text))


@pytest.mark.parametrize("line", ["[salt 12]", "[salt " + "g" * 32 + "]", "[commitment " + "A" * 64 + "]"])
def test_salts_and_commitments_that_are_none(line: str) -> None:
    text = re.sub(rf"\[{line[1:].partition(' ')[0]} .*\]", line, proven("middle-ages"))
    with pytest.raises(BadRecord, match="digits of 0-9 and a-f"):
        record_of(text)
