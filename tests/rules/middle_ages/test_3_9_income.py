"""M-3.9: the formula of the Income, and the Cemetery."""

from __future__ import annotations

import pytest

from oyez.games.middle_ages.tables import ESTATES
from tests.rule import rule
from tests.rules.middle_ages.table import stage, whole_game

# As printed on the boards: coins per tile and the types that count.
PRINTED = {
    "Field": (2, ["Field"]),
    "Mill": (2, ["Mill"]),
    "Village": (2, ["Village", "Rampart"]),
    "Rampart": (2, ["Field", "Rampart"]),
    "Market": (2, ["Mill", "Market"]),
    "Barracks": (2, ["Village", "Barracks"]),
    "Church": (3, ["Church"]),
    "Palace": (3, ["Palace"]),
}
BOARD = {
    "Field": 5,
    "Mill": 1,
    "Village": 3,
    "Rampart": 2,
    "Market": 4,
    "Barracks": 0,
    "Church": 3,
    "Palace": 2,
}
LEGAL = [
    (estate, token) for estate in ESTATES for token in (None, *ESTATES) if token not in PRINTED[estate][1]
]


@rule("M-3.9-01")
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize(("estate", "token"), LEGAL)
def test_rate_times_tiles_of_all_types_shown(estate: str, token: str | None, extra: bool) -> None:
    rate, types = PRINTED[estate]
    plots = {"Red": {estate: token}} if token else {}
    coins = {"Red": [estate]} if extra else {}
    table = stage(
        2, boards={"Red": BOARD}, plots=plots, extra_coins=coins, cemeteries={"Red": [9, 14, 24, 48]}
    )
    tiles = sum(BOARD[name] for name in types) + (BOARD[token] if token else 0)
    assert table.get(f"income.Red.{estate}") == (rate + extra) * tiles


@rule("M-3.9-02")
@pytest.mark.parametrize("seats", [3, 4])
def test_tiles_enter_cemeteries_destroyed_or_lost_and_leave_them_returned_or_restored(seats: int) -> None:
    """Followed through whole games: every change of a Cemetery has its event."""
    seen = {"in": 0, "out": 0}
    for seed in range(3):
        before: list[list[int]] = [[] for _ in range(seats)]
        for table in whole_game(seats, seed):
            events = table.events()
            table.expect()
            for seat, name in enumerate(table.names):
                now = table.get("cemeteries")[seat]
                came = [e for e in events if e.startswith((f"{name} destroyed", f"{name} lost"))]
                went = [e for e in events if e.startswith((f"{name} returned", f"{name} restored"))]
                assert len(now) == len(before[seat]) + len(came) - len(went)
                seen["in"] += len(came)
                seen["out"] += len(went)
            before = table.get("cemeteries")
    assert seen["in"] > 10
    assert seen["out"] > 0
