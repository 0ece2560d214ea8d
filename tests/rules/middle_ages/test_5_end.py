"""M-5: the end of the game."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.middle_ages.tables import ESTATES
from tests.rule import rule
from tests.rules.middle_ages.table import at_end, whole_game

Board = dict[str, int]


def tied(*boards: Board) -> Stage:
    """A last round after which everybody has the same money: only boards can decide."""
    players = dict(zip(("Red", "Blue", "Green"), boards, strict=True))
    rows = {4: ["Field", "Field", "Field", "-"]}
    coins = at_end(boards=players, rows=rows).get("coins")
    missing = {name: max(coins) - had for name, had in zip(players, coins, strict=True)}
    table = at_end(boards=players, rows=rows, coins=missing)
    assert len(set(table.get("coins"))) == 1
    return table


@rule("M-5.1-01")
def test_the_game_ends_after_the_event_of_round_16() -> None:
    table = at_end(event="Good Harvest", boards={"Red": {"Field": 2}})
    table.expect(
        events=[
            "round-began 16",
            "Green earned",
            "event-applied Good Harvest",
            "Red gained",
            "Red empty-estates",
        ],
        over=True,
        asked=[],
        options={"Red": [], "Blue": [], "Green": []},
    )
    table.refuses("Red move 1-1")


@rule("M-5.1-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_has_16_rounds_and_no_more(seats: int) -> None:
    *_, last = whole_game(seats, 11)
    assert [event for event in last.events() if event.startswith("round-began")] == [
        f"round-began {number}" for number in range(1, 17)
    ]
    assert last.winners


@rule("M-5.1-02", "M-6.1-03")
@pytest.mark.parametrize("filled", range(1, 9))
def test_each_empty_estate_costs_ten_coins(filled: int) -> None:
    others = [estate for estate in ESTATES if estate != "Market"][: filled - 1]
    table = at_end(boards={"Red": dict.fromkeys(others, 1)})
    loss = 10 * (8 - filled)
    table.expect(events=[f"Red empty-estates {8 - filled} {loss}"], state={"filled.Red": filled})
    earned = 4 if "Mill" in others else 2  # the Market of the last turn
    assert table.get("coins.Red") == earned - loss


@rule("M-5.1-02", "M-6.2-05")
def test_the_loss_comes_after_the_last_event_and_can_be_eighty() -> None:
    table = at_end(event="Earthquake", rows={4: ["Rampart", "Field", "Field", "-"]})
    table.expect(
        events=["Red earned Rampart 2", "Red lost 25 Earthquake", "Red empty-estates 8 80"],
        state={"coins.Red": 2 - 80},
    )


@rule("M-5.1-03")
def test_most_coins_win() -> None:
    boards = {"Red": {"Palace": 3, "Church": 3}, "Blue": {"Field": 1, "Mill": 1}, "Green": {}}
    table = at_end(boards=boards, coins={"Green": 25})
    coins = table.get("coins")
    assert coins[2] > max(coins[:2])
    table.expect(winner="Green", events=[f"Green won {coins[2]}"], no_events=["* shared"])


@rule("M-5.1-03")
def test_a_negative_total_can_win() -> None:
    table = at_end(coins={"Blue": 1})
    table.expect(winner="Blue", state={"coins": [-68, -67, -68]})


@rule("M-5.2-01")
@pytest.mark.parametrize("right", range(1, 8))
def test_a_tie_is_decided_by_the_first_difference_from_the_right(right: int) -> None:
    """Blue has one tile more of an Estate; Red and Green have more of all Estates to its left."""
    left = dict.fromkeys(ESTATES[:right], 2)
    fewer = dict.fromkeys(ESTATES[:right], 1)
    table = tied({**left, ESTATES[right]: 1}, {**fewer, ESTATES[right]: 2}, {**left, ESTATES[right]: 1})
    table.expect(winner="Blue")


@rule("M-5.2-01")
def test_the_fields_decide_last() -> None:
    tied({"Field": 1, "Palace": 1}, {"Field": 2, "Palace": 1}, {"Palace": 1}).expect(winner="Blue")


@rule("M-5.2-02")
def test_each_comparison_keeps_only_those_with_the_most() -> None:
    """Green has most Churches and Fields, but is out after the Palaces; then Barracks decide for Blue."""
    table = tied(
        {"Palace": 1, "Church": 1, "Barracks": 1, "Field": 2},
        {"Palace": 1, "Church": 1, "Barracks": 2},
        {"Church": 3, "Barracks": 3, "Field": 3},
    )
    table.expect(winner="Blue")


@rule("M-5.2-02")
def test_only_the_richest_are_compared() -> None:
    """Green has more Palaces than both, but fewer coins."""
    boards = {"Red": {"Palace": 1}, "Blue": {"Church": 1}, "Green": {"Palace": 3}}
    table = at_end(boards=boards, coins={"Red": 40, "Blue": 40})
    table.expect(winner="Red", state={"coins": [-18, -18, -55]})
