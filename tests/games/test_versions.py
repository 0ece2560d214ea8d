"""Games begun with an earlier version of the rules go on with it (docs/decisions/0010-earlier-rules.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyez.engine.chain import setup_text
from oyez.engine.dice import Draw
from oyez.engine.match import Match
from oyez.engine.record import BadRecord, Record, digest_of, parse, replay, write
from oyez.games import game_named
from tests.rule import rule

# Here an attacker without a Lord is still asked whether he fights on, which no game of version 4 asks.
FAULTY = (Path(__file__).parent / "versions" / "fief-3.oyez").read_text(encoding="utf-8")


@rule("F-6.3-08")
def test_a_record_in_which_an_old_fault_shows_replays() -> None:
    record = parse(FAULTY, game_named)
    g = replay(record)
    assert digest_of(g) == record.digest
    assert g.winners
    with pytest.raises(BadRecord, match=r"play 204 \(2 fight\) does not replay"):
        replay(parse(FAULTY.replace("[game fief 3]", "[game fief 4]"), game_named))


def test_its_copy_is_the_same_file() -> None:
    """And so are the heads of a chain that begins with what was agreed."""
    record = parse(FAULTY, game_named)
    assert write(record) == FAULTY
    draw = Draw(table="t", secret="", pledges=(), contributions=())
    assert "\ngame fief 3\nseats 4\noption round_limit 15\ncommitment" in setup_text(record, draw)


def test_a_new_game_says_nothing_of_it() -> None:
    game = game_named("fief")
    assert Match(game, 3, {}, ["a", "b", "c"], 1).record().options == {}
    assert "rules_version" not in [option.name for option in game.options]


@pytest.mark.parametrize("version", ["2", "5", "four"])
def test_other_versions_are_refused_as_before(version: str) -> None:
    text = FAULTY.replace("[game fief 3]", f"[game fief {version}]")
    with pytest.raises(BadRecord, match=f"version {version} of the rules of fief; this is version 4"):
        parse(text, game_named)


@pytest.mark.parametrize("version", ["2", "5"])
def test_so_are_options_that_name_them(version: str) -> None:
    record: Record = parse(FAULTY, game_named)
    with pytest.raises(ValueError, match=f"rules_version is 3, 4, not '{version}'"):
        record.game.rules(record.seats, {"rules_version": version})
