"""Views as vectors: nothing but the view, within bounds, seats from the observer on, documented."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from oyez.engine.game import SPECTATOR
from oyez.env.agreement import agree
from oyez.env.observation import __main__ as observations
from oyez.games import game_named
from tests.env.games import GAMES, positions

ROOT = Path(__file__).parents[2]
EVERYTHING = {"round_limit": 6, "fog_of_war": True, "hidden_money": True, "holy_relics": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("middle-ages", 2, {}),
    ("middle-ages", 5, {"allow_debt": True}),
    ("fief", 3, {"edition": "en2014", "round_limit": 6}),
    ("fief", 4, {"edition": "pl2015", "round_limit": 6}),
    ("fief", 6, EVERYTHING),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_number_stays_within_the_bounds_of_its_field(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    for step, contest in enumerate(positions(game, seats, 3, options, initiatives=True)):
        schema = contest.agreement.encoder.schema
        seen = contest.observe(step % seats)
        assert seen.dtype == np.int16
        assert seen.shape == (schema.size,)
        wrong = np.flatnonzero((seen < schema.low) | (seen > schema.high))
        assert not len(wrong), [field.name for field in schema.fields if field.start <= wrong[0]][-1]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_seat_sees_the_same_in_every_state_it_cannot_tell_apart(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    found = game_named(game)
    for step, contest in enumerate(positions(game, seats, 5, options)):
        if step % 9 == 0:
            seat = step % seats
            other = found.resample(contest.state, seat, step)
            prompt = contest.decision.prompt.name if contest.asked == seat else ""
            encoded = contest.agreement.encoder.encode(found.view(other, seat), seat, prompt)
            assert np.array_equal(contest.observe(seat), encoded)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_seat_that_is_asked_learns_the_question(game: str) -> None:
    for contest in positions(game, 4, 7):
        schema = contest.agreement.encoder.schema
        for seat in range(4):
            asked = schema.read(contest.observe(seat), "prompt").sum()
            assert asked == (seat == contest.asked)
            assert contest.mask(seat).any() == (seat == contest.asked)


def test_middle_ages_counts_seats_from_the_observer_on() -> None:
    *_, contest = positions("middle-ages", 4, 1)
    coins = contest.agreement.game.measures(contest.state)["coins"]
    schema = contest.agreement.encoder.schema
    for seat in range(4):
        seen = schema.read(contest.observe(seat), "coins").tolist()
        assert seen == [*coins[seat:], *coins[:seat]]
        assert schema.read(contest.observe(seat), "seat").tolist() == [int(s == seat) for s in range(4)]
    assert len(set(coins)) > 1


def test_fief_shows_what_the_view_says() -> None:
    *_, contest = positions("fief", 4, 2, {"round_limit": 5})
    view: dict[str, Any] = contest.agreement.game.view(contest.state, 2)
    schema, seen = contest.agreement.encoder.schema, contest.observe(2)
    around = (2, 3, 0, 1)
    assert schema.read(seen, "deniers").tolist() == [view["families"][seat]["deniers"] for seat in around]
    men = schema.read(seen, "men")
    for village, facts in enumerate(view["villages"]):
        assert men[village].tolist() == [facts["troops"][seat]["men"] for seat in around]
        control = schema.read(seen, "control")[village].tolist()
        assert control == [int(facts["control"] == seat) for seat in around]
    for lord, facts in enumerate(view["lords"]):
        at = schema.read(seen, "lord_at")[lord]
        assert at.sum() == (facts is not None and facts["at"] >= 0)
        assert facts is None or facts["at"] < 0 or at[facts["at"]] == 1
    assert men.sum() > 0


def test_hidden_purses_and_troops_are_unknown_not_nought() -> None:
    unknown = 0
    for contest in positions("fief", 4, 2, EVERYTHING):
        schema, seen = contest.agreement.encoder.schema, contest.observe(0)
        purses = schema.read(seen, "deniers").tolist()
        assert purses[0] >= 0
        assert purses[1:] == [-1, -1, -1]
        men, counters = schema.read(seen, "men"), schema.read(seen, "counters")
        assert (men[:, 0] >= 0).all()
        unknown += int(((men == -1) & (counters > 0)).sum())
    assert unknown


@pytest.mark.parametrize("game", GAMES)
def test_a_new_part_of_the_view_is_not_forgotten(game: str) -> None:
    """Whoever shows more decides whether learners see it, and makes the environment v2 if they do."""
    known = {
        "fief": "seat round phase first active order families lords titles regency heir_born new_bishops "
        "excommunicated excommunicated_in villages supply bishoprics taxes decks election column bands battle "
        "outcome deal suit talk relics winners",  # a suit is not in v1: the question put to the observer says enough
        "middle-ages": "round phase row order rows lords scouts boards cemeteries coins extra_coins plots supply "
        "pile orange discards events events_done winners",
    }
    agreement = agree(game)
    state = agreement.game.setup(agreement.rules, 1, [])
    assert set(agreement.game.view(state, SPECTATOR)) == set(known[game].split())


def test_fields_lie_side_by_side_and_are_found_by_name() -> None:
    for game in GAMES:
        schema = agree(game).encoder.schema
        end = 0
        for field in schema.fields:
            assert field.start == end
            assert field.meaning
            assert field.usual > 0
            end += field.size
        assert end == schema.size
        many = np.zeros((5, schema.size), np.int16)
        assert schema.read(many, "round").shape == (5, 1)
        assert schema.scaled(many).dtype == np.float32
        with pytest.raises(KeyError, match="no field 'gold'; the fields are: seat, prompt"):
            schema.read(many, "gold")


def test_the_page_of_observations_is_current() -> None:
    """Else: python -m oyez.env.observation > docs/observations.md, and think of the version of the environment."""
    assert (ROOT / "docs" / "observations.md").read_text(encoding="utf-8") == observations.page()
