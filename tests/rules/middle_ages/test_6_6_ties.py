"""M-6.6: Events and ties."""

from __future__ import annotations

from itertools import permutations

import pytest

from oyez.games.middle_ages.tables import EVENTS
from tests.rule import rule
from tests.rules.middle_ages.table import at_end, at_event
from tests.rules.middle_ages.test_4_events import BOARDS, CEMETERIES


@rule("M-4.2-13", "M-6.6-01")
@pytest.mark.parametrize(
    ("board", "coins"), [({}, 0), ({"Field": 5}, 2), ({"Field": 1, "Church": 3, "Palace": 2}, 6)]
)
def test_vast_tracts_count_estates_not_tiles(board: dict[str, int], coins: int) -> None:
    at_event("Vast Tracts of Land", boards={"Red": board}).expect(state={"coins.Red": coins})


@rule("M-6.6-02")
def test_players_resolve_an_event_as_their_lords_stand_in_the_next_row() -> None:
    lords = {"Red": "1-3", "Blue": "1-4", "Green": "1-1"}
    cemeteries = {"Red": [1], "Blue": [2], "Green": [3]}
    table = at_event("Restoration", lords=lords, cemeteries=cemeteries, order=["Red", "Blue", "Green"])
    asked = []
    for _ in range(3):
        asked += table.asked()
        table.auto()
    assert asked == ["Green", "Red", "Blue"]


@rule("M-6.6-02")
def test_after_round_16_in_the_order_of_the_last_turns() -> None:
    lords = {"Red": "4-3", "Blue": "4-1", "Green": "4-2"}
    table = at_end(event="Good Harvest", lords=lords, boards={"Red": {"Field": 1}})
    table.expect(
        events=["Blue gained Good Harvest 0", "Green gained Good Harvest 0", "Red gained Good Harvest 2"]
    )


@rule("M-6.6-02")
@pytest.mark.parametrize("event", EVENTS)
def test_the_results_do_not_depend_on_the_order(event: str) -> None:
    results = []
    for places in permutations((1, 2, 3)):
        lords = {who: f"1-{place}" for who, place in zip(("Red", "Blue", "Green"), places, strict=True)}
        coins = {"Red": 3, "Blue": 20, "Green": 1}
        table = at_event(event, lords=lords, boards=BOARDS, cemeteries=CEMETERIES, coins=coins)
        table.auto_until({"state": {"round": 5}})
        results.append([table.get(key) for key in ("coins", "boards", "cemeteries")])
    assert all(result == results[0] for result in results)


@rule("M-6.6-03")
def test_with_equal_boards_the_victory_is_shared() -> None:
    table = at_end(boards={"Red": {"Church": 1}, "Blue": {"Church": 1}})
    table.expect(
        winners=["Red", "Blue"],
        events=["Red shared *", "Blue shared *"],
        no_events=["* won", "Green shared"],
        over=True,
    )


@rule("M-6.6-03")
def test_the_boards_of_others_do_not_matter() -> None:
    """Green is poorer; that he has Palaces separates nobody else."""
    table = at_end(boards={"Green": {"Palace": 3}}, coins={"Red": 90, "Blue": 90})
    table.expect(winners=["Red", "Blue"])


@rule("M-6.6-03")
def test_three_can_share() -> None:
    at_end().expect(winners=["Red", "Blue", "Green"])


@rule("M-6.6-03")
def test_cemetery_and_tokens_break_no_tie() -> None:
    table = at_end(
        event="Good Harvest",
        cemeteries={"Blue": ["Palace", "Church"]},
        extra_coins={"Green": ["Palace"]},
        plots={"Green": {"Church": "Palace"}},
    )
    table.expect(winners=["Red", "Blue", "Green"], state={"coins": [-68, -68, -68]})
