"""Version 2 of fair dice: secret, contributions and the hash chain, from the record alone and with what was kept."""

from __future__ import annotations

import hashlib
import hmac
import re

import pytest

from oyez.engine.chain import heads_of, in_order_of_time, setup_text
from oyez.engine.dice import Draw, promise_of, public_contribution
from oyez.engine.evidence import Kept, SeenHead, compare
from oyez.engine.proof import Unproven, check_commitment, check_dice
from oyez.engine.record import BadRecord, Record, Undone, digest_of, parse, replay, write
from oyez.games import game_named
from tests.engine.drawn import COMMITMENT, CONTRIBUTION, SECRET, TABLE, draw_of, drawn_game, headless


def record_of(text: str) -> Record:
    return parse(text, game_named)


def sha(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def seen(*heads: str) -> tuple[SeenHead, ...]:
    return tuple(SeenHead(head) for head in heads)


def test_what_anybody_can_compute() -> None:
    draw = draw_of()
    assert draw.commitment == promise_of(SECRET) == sha(f"oyez-dice:2:{SECRET}").hex()
    public = sha(f"oyez-dice:2:public:{TABLE}:2:{COMMITMENT}").hex()
    assert public_contribution(TABLE, 2, COMMITMENT) == public
    key = sha(":".join(["oyez-dice:2:key", SECRET, *draw.contributions]))
    assert draw.seed == int.from_bytes(key, "big") << 64


def test_the_heads_follow_from_the_record() -> None:
    """Undos and all, by hand."""
    game = drawn_game()
    record = record_of(game.text)
    assert record.draw is not None
    key = sha(f"oyez-dice:2:chain:{SECRET}")
    head = hmac.new(key, setup_text(record, record.draw).encode(), "sha256").hexdigest()
    heads = [head]
    for made in in_order_of_time(record):
        head = hmac.new(key, (head + made.text).encode(), "sha256").hexdigest()
        heads.append(head)
    assert tuple(heads) == game.heads
    assert set(game.public) <= set(game.heads)
    assert heads_of(record, record.draw, in_order_of_time(record)) == heads
    assert len(heads) == len(record.plays) + len(record.undone) + 1


def test_the_set_up_is_a_plain_text() -> None:
    record = record_of(drawn_game().text)
    assert record.draw is not None
    lines = setup_text(record, record.draw).split("\n")
    assert lines[:4] == ["oyez-dice:2:setup", f"table {TABLE}", "game middle-ages 1", "seats 3"]
    assert f"contribution 0 {CONTRIBUTION}" in lines
    assert [line.split()[1] for line in lines if line.startswith("pledge ")] == ["0", "1"]
    assert lines[-1].startswith("chance ")


@pytest.mark.parametrize(("game", "plays"), [("middle-ages", 10_000), ("fief", 250)])
def test_dice_follow_from_secret_and_contributions(game: str, plays: int) -> None:
    record = record_of(drawn_game(game, plays).text)
    check_commitment(record, COMMITMENT)
    assert digest_of(check_dice(record)) == digest_of(replay(record))


def test_a_record_with_its_draw_goes_round() -> None:
    text = drawn_game().text
    assert write(record_of(text)) == text
    assert f"[table {TABLE}]\n[secret {SECRET}]\n[commitment {COMMITMENT}]\n[pledge 0 " in text
    assert len(re.findall(r"\[contribution \d", text)) == 3
    assert "[undone " in text


def test_two_orders_of_time_that_leave_the_same_game_are_told_apart() -> None:
    """Two plays taken back together, or one after the other: the same plays stand, but the chain is another."""
    record = record_of(drawn_game().text)
    record = record.changed(plays=record.plays[:3], digest="", undone=())
    one, two = record.plays[1:]
    together = record.changed(undone=(Undone(2, 1, one), Undone(3, 2, two)))
    apart = record.changed(undone=(Undone(2, 1, one), Undone(4, 2, two)))
    assert [made.depth for made in in_order_of_time(together)] == [0, 1, 2, 1, 2]
    assert [made.depth for made in in_order_of_time(apart)] == [0, 1, 1, 2, 2]
    check_dice(together)
    check_dice(apart)
    heads = [heads_of(one, draw_of(), in_order_of_time(one))[-1] for one in (record, together, apart)]
    assert len(set(heads)) == 3
    with pytest.raises(Unproven, match="number 1 has no place in the record"):
        check_dice(record.changed(undone=(Undone(1, 1, one),)))
    with pytest.raises(Unproven, match="number 4 has no place in the record"):
        check_dice(record.changed(undone=(Undone(9, 1, one),)))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"\[secret 5e", "[secret 5f", "the secret gives the commitment"),
        (r"\[contribution 0 c0", "[contribution 0 c1", "contribution of seat 0 is neither"),
        (r"\[contribution 2 ...", "[contribution 2 000", "contribution of seat 2 is neither"),
        (r"\[seed \d+", "[seed 18446744073709551616", "do not give the seed"),
        (r"\[pledge 0 .*\]\n", "", "contribution of seat 0 is neither"),
    ],
)
def test_a_changed_draw_is_found(old: str, new: str, reason: str) -> None:
    changed = re.sub(old, new, drawn_game().text, count=1)
    assert changed != drawn_game().text
    with pytest.raises(Unproven, match=reason):
        check_commitment(record_of(changed))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"\[contribution 1 .*\]\n", "", "one of every seat"),
        (r"\[contribution 1 ", "[contribution 7 ", "once a seat"),
        (r"\[contribution 1 .", "[contribution 1 X", "once a seat"),
        (r"\[secret ..", "[secret ", "64 digits"),
        (r"\[table .*\]\n", "", "exactly one"),
        (r"\[seed \d+", "[seed " + "9" * 97, "smaller"),
        (r"\[undone \d+", "[undone x", "not a whole number"),
    ],
)
def test_headers_that_are_none(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        record_of(re.sub(old, new, drawn_game().text, count=1))


def test_the_last_head_binds_all_and_an_earlier_one_what_came_before_it() -> None:
    game = drawn_game()
    record = record_of(game.text)
    whole = compare(record, Kept(heads=seen(*game.public)))
    assert whole is not None
    assert (whole.plays, whole.whole, whole.late) == (len(game.heads) - 1, True, False)
    part = compare(record, Kept(heads=seen(game.heads[3])))
    assert part is not None
    assert (part.plays, part.whole) == (3, False)
    assert re.fullmatch(r"(taken back as )?play \d \(\d .*\)", part.last)
    assert compare(record, Kept(commitment=COMMITMENT)) is None


def test_a_changed_play_is_found_by_whoever_kept_the_heads() -> None:
    """The server plays the game again with another choice, and with a chain that fits it."""
    game = drawn_game()
    record = record_of(game.text)
    at = next(n for n, done in enumerate(record.plays) if n > 10 and not done.chances)
    shorter = record.changed(plays=record.plays[:at], digest="", undone=())
    kept = [
        head for head in game.heads if head in set(heads_of(shorter, draw_of(), in_order_of_time(shorter)))
    ]
    assert 0 < len(kept) < len(game.heads)
    with pytest.raises(Unproven, match=r"^record and heads part at play \d+ \(\d .*\) or later: the head"):
        compare(shorter, Kept(heads=seen(*game.heads)))
    with pytest.raises(Unproven, match="part at the set-up or later"):
        compare(record, Kept(heads=seen("0" * 64)))
    with pytest.raises(Unproven, match=r"part after the last play, play \d+"):
        compare(record, Kept(heads=seen(game.heads[-1], "0" * 64)))
    with pytest.raises(Unproven, match="or later"):
        compare(record, Kept(heads=seen(game.heads[9], game.heads[4])))


def test_what_was_seen_of_the_draw_is_compared() -> None:
    record, draw = record_of(drawn_game().text), draw_of()
    heads = seen(drawn_game().heads[0])
    fits = Kept(
        heads=heads,
        table=TABLE,
        pledges=draw.pledges,
        contributions=draw.contributions,
        mine=(0, CONTRIBUTION),
    )
    bound = compare(record, fits)
    assert bound is not None
    assert not bound.late
    late = compare(record, Kept(heads=heads, mine=(1, "ab" * 32)))
    assert late is not None
    assert late.late
    for kept, reason in [
        (Kept(table="B" * 22), "is of table"),
        (Kept(pledges=(None, *draw.pledges[1:])), "another pledge of seat 0"),
        (Kept(pledges=draw.pledges[1:]), "you saw 2 seats"),
        (Kept(contributions=(*draw.contributions[:2], "00" * 32)), "another contribution of seat 2"),
        (Kept(mine=(0, "00" * 32)), "not the one that your device made"),
        (Kept(mine=(5, "00" * 32)), "you sat on seat 5"),
    ]:
        with pytest.raises(Unproven, match=reason):
            compare(record, kept)


def test_an_older_record_has_no_heads() -> None:
    old = headless(record_of(drawn_game().text))
    assert compare(old, Kept(commitment=COMMITMENT)) is None
    with pytest.raises(Unproven, match="no hash chain"):
        compare(old, Kept(heads=seen("0" * 64)))


def test_a_contribution_changes_every_die() -> None:
    draw = draw_of()
    other = Draw(TABLE, SECRET, draw.pledges, ("c1" * 32, *draw.contributions[1:]))
    assert draw.seed >> 64 != other.seed >> 64
