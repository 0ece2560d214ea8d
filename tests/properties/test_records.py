"""Records survive anything: every text is a record or refused with a sentence."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.engine.match import Match
from oyez.engine.record import BadRecord, parse, replay, write
from oyez.games import game_named


@cache
def whole_game() -> str:
    match = Match(game_named("middle-ages"), 3, {}, ["Ann", "Ben", "Cem"], 7)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.options[-1])
    return write(match.record())


@given(st.text(max_size=400))
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    try:
        parse(text, game_named)
    except BadRecord as reason:
        assert str(reason)


@given(st.integers(0, 10_000), st.text(max_size=12))
@settings(max_examples=150, deadline=None)
def test_a_damaged_record_replays_or_is_refused(place: int, scrap: str) -> None:
    text = whole_game()
    cut = place % len(text)
    damaged = text[:cut] + scrap + text[cut + len(scrap) :]
    try:
        replay(parse(damaged, game_named))
    except BadRecord as reason:
        assert str(reason)


def test_a_record_goes_round() -> None:
    text = whole_game()
    assert write(parse(text, game_named)) == text
