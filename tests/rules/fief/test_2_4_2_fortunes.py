"""F-2.4.2, F-2.4.3, F-2.4.7: Bountiful Harvest and Good Weather."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.board.tables import VILLAGES
from oyez.games.fief.rules.market.income import income_of, mills_at
from tests.rule import rule
from tests.rules.fief.playing_cards import asked, bar, playing
from tests.rules.fief.table import EDITIONS, income, run, state

MILLS: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "charolles"}},
    "mills": {"blaye": 2, "charolles": 1},
}
OTHER = {"harvest": "weather", "weather": "harvest"}
ENDS = {"harvest": "famine", "weather": "rain"}
BARRED_BY = {"harvest": "rain", "weather": "famine"}


def per_mill(there: Stage) -> int:
    """What one Mill of bishopric 1 yields."""
    return mills_at(state(there), VILLAGES.index("charolles"))


@rule("F-2.4.2-01", "F-2.4.3-01")
@pytest.mark.parametrize("card", ["harvest", "weather"])
def test_on_any_bishopric_even_without_a_piece_there(card: str) -> None:
    there = playing(hands={"Red": [card]}, **MILLS).play(f"Red play {card}")
    there.expect(
        prompt={"Red": "choose-bishopric"},
        options={"Red": ["bless 1", "bless 2", "bless 3", "bless 4", "bless 5"]},
    )
    there.play("Red bless 2").expect(state={card: [2], "hands.Red": []})


@rule("F-2.4.2-01", "F-2.4.3-01", "F-2.3.1-04", "F-2.3.2-03")
@pytest.mark.parametrize("card", ["harvest", "weather"])
def test_not_where_the_other_disaster_lies(card: str) -> None:
    there = playing(hands={"Red": [card]}, **{BARRED_BY[card]: [1, 3]}, **MILLS).play(f"Red play {card}")
    assert asked(there, "Red") == ["bless 2", "bless 4", "bless 5"]
    there.refuses("Red bless 1")
    assert bar(there, "Red", "bless 1") == ("F-2.3.1-04" if card == "harvest" else "F-2.3.2-03")


@rule("F-2.4.2-01")
def test_a_card_without_any_place_cannot_be_played() -> None:
    there = playing(hands={"Red": ["harvest"]}, rain=[1, 2, 3, 4], harvest=[5], **MILLS)
    there.refuses("Red play harvest")
    assert bar(there, "Red", "play harvest") == "F-2.3.1-04"


@rule("F-2.4.2-02", "F-2.4.3-02", "F-2.3.1-03", "F-2.3.2-02")
@pytest.mark.parametrize("card", ["harvest", "weather"])
def test_it_cancels_its_disaster_and_gives_no_bonus(card: str) -> None:
    """V-14 for the Harvest."""
    there = playing(hands={"Red": [card]}, **{ENDS[card]: [1]}, **MILLS)
    there.play(f"Red play {card}", "Red bless 1")
    there.expect(
        events=[f"Red fortune-laid {card} 1", f"disaster-ended {ENDS[card]} 1"],
        state={card: [], ENDS[card]: [], "fortune_discard": [ENDS[card], card]},
    )
    assert per_mill(there) == 2


@rule("F-2.4.2-03", "F-2.4.3-03", "F-2.4.2-04", "F-2.4.3-04", "F-3.0-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["harvest", "weather"])
def test_else_every_mill_yields_one_more_to_whoever_has_its_income(edition: str, card: str) -> None:
    there = playing(edition=edition, hands={"Red": [card]}, **MILLS).play(f"Red play {card}", "Red bless 1")
    there.expect(state={card: [1]})
    g = state(there)
    assert [income_of(g, seat)["mills"] for seat in range(3)] == [0, 2 * 3, 3]


@rule("F-2.4.3-05", "F-2.4.3-02")
def test_example_of_good_weather_then_a_harvest() -> None:
    """V-15: the rain is gone, so a Harvest may follow: 3 deniers per Mill."""
    there = playing(hands={"Red": ["weather", "harvest"]}, rain=[1, 2, 3, 4], harvest=[5], **MILLS)
    there.refuses("Red play harvest").play("Red play weather", "Red bless 1", "Red play harvest")
    there.expect(state={"rain": [2, 3, 4], "weather": [], "harvest": [1, 5], "fortune_discard.0": "rain"})
    assert per_mill(there) == 3


@rule("F-2.4.3-05")
def test_and_the_other_way_round() -> None:
    there = playing(hands={"Red": ["weather", "harvest"]}, famine=[1, 2, 3, 4], weather=[5], **MILLS)
    there.refuses("Red play weather").play("Red play harvest", "Red bless 1", "Red play weather")
    there.expect(state={"famine": [2, 3, 4], "weather": [1, 5], "harvest": []})


@rule("F-2.4.7-01", "F-2.4.7-05", "F-3.0-06")
def test_example_of_both_cards_by_different_players() -> None:
    """V-17: 4 deniers per Mill."""
    there = playing(hands={"Red": ["harvest"], "Blue": ["weather"]}, **MILLS)
    there.play("Red play harvest", "Red bless 1", "Blue play weather", "Blue bless 1")
    there.expect(state={"harvest": [1], "weather": [1]})
    assert per_mill(there) == 4


@rule("F-2.4.7-04", "F-2.4.7-02")
@pytest.mark.parametrize("card", ["harvest", "weather"])
def test_example_of_two_cards_on_a_stricken_bishopric(card: str) -> None:
    """V-18: the first cancels, the second gives the bonus."""
    there = playing(hands={"Red": [card, card]}, **{ENDS[card]: [1]}, **MILLS)
    there.play(f"Red play {card}", "Red bless 1", f"Red play {card}", "Red bless 1")
    there.expect(state={ENDS[card]: [], card: [1], "fortune_discard": [ENDS[card], card]})
    assert per_mill(there) == 3


@rule("F-2.4.7-03", "F-2.4.7-02", "F-2.4.7-05")
@pytest.mark.parametrize("card", ["harvest", "weather"])
@pytest.mark.parametrize("seat", ["Red", "Blue"])
def test_example_of_a_second_card_on_a_healthy_bishopric(card: str, seat: str) -> None:
    """V-19: illegal, whoever plays it; the Mills pay 3."""
    hands = {"Red": [card]}
    hands[seat] = [*hands.get(seat, []), card]
    there = playing(hands=hands, **MILLS).play(f"Red play {card}", "Red bless 1")
    there.play(f"{seat} play {card}").refuses(f"{seat} bless 1")
    assert bar(there, seat, "bless 1") == "F-2.4.7-03"
    assert per_mill(there) == 3
    assert there.get(f"hands.{seat}") == [card]


@rule("F-2.4.2-03", "F-3.0-14", "F-R-13")
def test_the_cards_leave_after_the_income() -> None:
    there = playing(hands={}, harvest=[1, 2], weather=[1], famine=[4], rain=[5], plague=[3], **MILLS)
    run(there, income)
    there.expect(
        state={
            "harvest": [],
            "weather": [],
            "famine": [4],
            "rain": [5],
            "plague": [3],
            "fortune_discard": ["weather", "harvest", "harvest"],
            "deniers": [6, 6 + 8, 6 + 4],
        }
    )
