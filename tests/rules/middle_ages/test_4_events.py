"""M-4: the fifteen Events."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import at_event

# Red has two tiles of everything (a plain one and one with a symbol where there is one), Blue one, Green none.
TWO = [
    "Field", "Field+farmer", "Mill", "Mill+chest", "Village", "Village+farmer", "Rampart", "Rampart+chest",
    "Market", "Market+farmer", "Barracks", "Barracks+chest", "Church", "Church+farmer", "Palace", "Palace+chest",
]  # fmt: skip
ONE = [
    "Field",
    "Mill",
    "Village",
    "Rampart+farmer",
    "Market+chest",
    "Barracks",
    "Church+chest",
    "Palace+chest",
]
BOARDS = {"Red": TWO, "Blue": ONE}
CEMETERIES = {"Red": ["Field+farmer", "Mill+chest", "Village+chest"], "Green": ["Rampart+farmer"]}


@rule("M-4.1-01", "M-4.2-01", "M-4.2-02", "M-4.2-03", "M-4.2-06", "M-4.2-07", "M-4.2-08")
@rule("M-4.2-11", "M-4.2-12", "M-4.2-13")
@pytest.mark.parametrize(
    ("event", "gained"),
    [
        ("Skilled Trades", (4, 1, 0)),
        ("Precious Goods", (4, 3, 0)),
        ("Alliance", (3 * 4, 3 * 2, 0)),
        ("New Defenses", (3 * 2, 3, 0)),
        ("Triumphant Return", (2 * 4, 2 * 2, 0)),
        ("Baby Boom", (2 * 4, 2 * 2, 0)),
        ("Good Harvest", (2 * 2, 2, 0)),
        ("Reconstruction Aid", (3 * 3, 0, 3 * 1)),
        ("Vast Tracts of Land", (16, 16, 0)),
    ],
)
def test_each_player_gains_by_his_own_board(event: str, gained: tuple[int, int, int]) -> None:
    table = at_event(event, boards=BOARDS, cemeteries=CEMETERIES, coins={"Red": 10, "Blue": 20, "Green": 30})
    red, blue, green = gained
    table.expect(
        events=[
            f"event-applied {event}",
            f"Red gained {event} {red}",
            f"Blue gained {event} {blue}",
            f"Green gained {event} {green}",
        ],
        state={"coins": [10 + red, 20 + blue, 30 + green], "tiles": [16, 8, 0]},
    )


@rule("M-4.1-02", "M-4.2-04", "M-4.2-05", "M-4.2-09", "M-4.2-15")
@pytest.mark.parametrize(
    ("event", "estates"),
    [
        ("Barbarian Invasion", ("Mill", "Field")),
        ("Black Plague", ("Village", "Barracks")),
        ("Peasant Revolt", ("Palace",)),
        ("Earthquake", ("Rampart",)),
    ],
)
def test_each_player_loses_one_tile_of_each_estate_named(event: str, estates: tuple[str, ...]) -> None:
    table = at_event(event, boards=BOARDS, coins={"Red": 10, "Blue": 20, "Green": 30})
    for estate in estates:  # Red's two differ in symbols
        first, second = table.get(f"boards.Red.{estate}")
        table.expect(options={"Red": [f"lose {first}", f"lose {second}"]})
        table.play(f"Red lose {second}").expect(events=[f"Red lost {second} {event}"])
        assert table.get(f"boards.Red.{estate}") == [first]
    table.expect(
        state={
            "tiles": [16 - len(estates), 8 - len(estates), 0],
            "cemeteries.Red": {"length": len(estates)},
            "cemeteries.Blue": {"length": len(estates)},
            "counts.Blue": dict.fromkeys(estates, 0),
            "cemeteries.Green": [],
            "coins": [10, 20, 30],
        }
    )


@rule("M-4.1-02", "M-4.2-04")
def test_without_one_of_the_tiles_only_the_other_is_lost() -> None:
    table = at_event("Barbarian Invasion", boards={"Red": ["Mill"], "Blue": ["Field", "Church"]})
    table.expect(
        events=["Red lost 10", "Blue lost 1"], state={"tiles": [0, 1, 0], "cemeteries": [[10], [1], []]}
    )


@rule("M-4.2-10", "M-4.1-01")
def test_restoration_returns_one_tile_without_activating_it() -> None:
    cemeteries = {"Red": [38, 8], "Green": [32]}
    table = at_event("Restoration", cemeteries=cemeteries, boards={"Blue": ["Field"]}, coins={"Blue": 5})
    table.expect(asked=["Red"]).refuses("Red return 32").play("Red return 38")
    table.expect(asked=["Green"]).play("Green return 32")
    table.expect(
        events=["Green restored 32", "round-began 5"],
        no_events=["* destroyed", "* paid", "* earned", "* counted", "Blue restored"],
        state={"cemeteries": [[8], [], []], "counts.Red.Barracks": 1, "coins": [0, 5, 0]},
    )


@rule("M-4.2-14")
def test_ceremonies_cost_two_coins_for_each_church_and_palace() -> None:
    coins = {"Red": 10, "Blue": 10, "Green": 10}
    table = at_event("Expensive Ceremonies", boards=BOARDS, coins=coins, cemeteries={"Green": ["Church"]})
    table.expect(
        events=["Red spent Expensive Ceremonies 8", "Blue spent Expensive Ceremonies 4"],
        state={"coins": [2, 6, 10]},
    )
