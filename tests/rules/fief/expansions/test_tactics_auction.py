"""X-TAC-35 to -41, -71 to -73: Mercenaries are sold by secret bids, and kept for money."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.game import GAME
from oyez.games.fief.hidden.resampling import resample
from tests.rule import rule
from tests.rules.fief.battlefield import asked, why
from tests.rules.fief.expansions.tactical import TACTICS, heard, part, seen_by
from tests.rules.fief.table import EDITIONS, purchases, run, stage, state


def sale(
    red: int = 8, blue: int = 8, green: int = 8, /, flags: dict[str, Any] | None = None, **more: Any
) -> Stage:
    """Phase 4 of three players with so many deniers."""
    whole = {
        "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Charles": "sigy"}, "Green": {"Eric": "bourg"}},
        "deniers": {"Red": red, "Blue": blue, "Green": green},
        **more,
    }
    return run(stage(3, phase="none", flags={**TACTICS, **(flags or {})}, **whole), purchases)


def bid(table: Stage, *deniers: int) -> Stage:
    """Red, Blue and Green bid."""
    for name, number in zip(("Red", "Blue", "Green"), deniers, strict=False):
        table.play(f"{name} bid-mercenaries {number}")
    return table


@rule("X-TAC-35", "X-TAC-36", "X-TAC-39", "X-TAC-71")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_highest_bidder_takes_all_and_only_he_pays(edition: str) -> None:
    table = sale(flags={"edition": edition})
    assert sorted(table.asked()) == ["Blue", "Green", "Red"]  # all at once
    assert asked(table, "Blue") == [f"bid-mercenaries {number}" for number in range(9)]
    bid(table, 2, 5, 4)
    assert state(table).deniers == [8, 3, 8]
    assert part(table).reserve == [0, 5, 0]
    assert not any(state(table).others)  # off the map
    assert "Blue mercenaries-hired 5 5" in table.events()
    assert heard(table, "bid-shown") == ["Red bid-shown 2", "Blue bid-shown 5", "Green bid-shown 4"]
    assert seen_by(table, "Green")["tactics"]["reserve"] == [0, 5, 0]


@rule("X-TAC-36")
def test_any_order_of_answers_and_no_more_than_one_has() -> None:
    table = sale(3, 8, 8)
    assert why(table, "Red bid-mercenaries 4") == "X-TAC-36"
    table.play("Green bid-mercenaries 1", "Red bid-mercenaries 3")
    assert table.asked() == ["Blue"]
    assert heard(table, "bid-shown") == []
    table.play("Blue bid-mercenaries 0")
    assert part(table).reserve == [5, 0, 0]
    assert state(table).deniers == [0, 8, 8]


@rule("X-TAC-36")
def test_without_a_bid_or_without_mercenaries_nothing_happens() -> None:
    table = bid(sale(), 0, 0, 0)
    assert state(table).deniers == [8, 8, 8]
    assert part(table).reserve == [0, 0, 0]
    assert heard(table, "mercenaries-unsold") == ["mercenaries-unsold"]
    empty = sale(tactics={"reserve": {"Red": 5}})
    assert empty.prompt("Blue") != "bid-for-mercenaries"
    assert empty.prompt("Red") == "pay-mercenaries"


@rule("X-TAC-37", "X-TAC-38", "X-TAC-72")
def test_who_tied_bids_once_more_at_least_as_much_or_withdraws() -> None:
    table = bid(sale(), 5, 5, 3)
    assert sorted(table.asked()) == ["Blue", "Red"]
    table.expect(prompt={"Red": "bid-again", "Blue": "bid-again"})
    assert asked(table, "Red") == [f"bid-mercenaries {number}" for number in (0, 5, 6, 7, 8)]
    assert why(table, "Red bid-mercenaries 4") == "X-TAC-38"
    bid(table, 5, 7)
    assert part(table).reserve == [0, 5, 0]
    assert state(table).deniers == [8, 1, 8]


@rule("X-TAC-37", "X-TAC-38")
@pytest.mark.parametrize(
    ("again", "reserve", "left"), [((6, 6), 0, 8), ((0, 0), 0, 8), ((5, 5), 0, 8), ((5, 0), 5, 3)]
)
def test_a_second_tie_leaves_them_in_the_pool(again: tuple[int, int], reserve: int, left: int) -> None:
    table = bid(bid(sale(), 5, 5, 3), *again)
    assert part(table).reserve == [reserve, 0, 0]
    assert state(table).deniers == [left, 8, 8]
    assert table.prompt("Red") == "buy"


@rule("X-TAC-71", "X-TAC-72")
def test_a_bid_is_secret_until_all_are_revealed() -> None:
    table = sale(flags={"hidden_money": False})
    table.play("Blue bid-mercenaries 6")
    g = state(table)
    for name in ("Red", "Green"):
        seen = seen_by(table, name)["tactics"]
        assert (seen["bid"], seen["has_bid"]) == (None, [False, True, False])
    assert seen_by(table, "Blue")["tactics"]["bid"] == 6
    assert "6" not in [word for event in table.events() for word in event.split()]
    imagined = {resample(g, 0, seed).parts[0].facts()["bids"][1] for seed in range(80)}  # type: ignore[index]
    assert imagined == set(range(9))  # whatever he can pay
    own = {resample(g, 1, seed).parts[0].facts()["bids"][1] for seed in range(9)}  # type: ignore[index]
    assert own == {6}


@rule("X-TAC-71")
def test_where_money_is_hidden_even_the_poor_are_asked() -> None:
    """Else everybody would know that a player has nothing."""
    assert sorted(sale(0, 8, 8).asked()) == ["Blue", "Green"]
    hidden = sale(0, 8, 8, flags={"hidden_money": True})
    assert sorted(hidden.asked()) == ["Blue", "Green", "Red"]
    assert asked(hidden, "Red") == ["bid-mercenaries 0"]
    hidden.play("Green bid-mercenaries 3")
    for seat in (0, 1):
        for seed in range(20):
            other = resample(state(hidden), seat, seed)
            assert GAME.view(other, seat) == GAME.view(state(hidden), seat)
            GAME.conserve(other)


@rule("X-TAC-40", "X-TAC-41", "X-TAC-73", "X-GEN-11")
def test_old_mercenaries_cost_a_denier_each_after_the_bid() -> None:
    table = sale(tactics={"reserve": {"Red": 2, "Blue": 1}})
    bid(table, 0, 3, 0)  # Blue wins the two of the pool
    assert part(table).reserve == [2, 3, 0]
    assert asked(table, "Red") == ["keep-mercenaries 2", "keep-mercenaries 1", "keep-mercenaries 0"]
    assert why(table, "Red keep-mercenaries 3") == "X-TAC-40"
    table.play("Red keep-mercenaries 1")
    assert asked(table, "Blue") == ["keep-mercenaries 1", "keep-mercenaries 0"]  # those just won are free
    table.play("Blue keep-mercenaries 1")
    assert part(table).reserve == [1, 3, 0]
    assert state(table).deniers == [7, 4, 8]
    assert seen_by(table, "Red")["tactics"]["pool"] == 1  # offered again in the next Phase 4
    assert table.prompt("Red") == "buy"


@rule("X-TAC-40", "X-TAC-73")
def test_who_cannot_pay_loses_them() -> None:
    table = sale(1, 0, 8, tactics={"reserve": {"Red": 3, "Blue": 2}})
    assert asked(table, "Red") == ["keep-mercenaries 1", "keep-mercenaries 0"]
    table.play("Red keep-mercenaries 1")
    assert part(table).reserve == [1, 0, 0]  # Blue was not even asked
    assert "Blue mercenaries-left 2" in table.events()
    assert state(table).deniers == [0, 0, 8]


@rule("X-GEN-11")
def test_ransoms_come_first_then_the_bid_then_the_upkeep_then_the_purchases() -> None:
    table = sale(
        lords={"Red": {"Arthur": "blaye", "Baudoin": "sigy"}, "Blue": {"Charles": "sigy"}},
        captives={"Baudoin": "Blue"},
        tactics={"reserve": {"Red": 1}},
    )
    prompts = []
    while table.prompt("Red") != "buy":
        decision = table.g.pending[0]
        prompts.append(decision.prompt.name)
        table.play(f"{table.names[decision.seat]} {decision.options[0].text}")
    firsts = sorted({name: prompts.index(name) for name in prompts}.items(), key=lambda entry: entry[1])
    names = [name for name, _ in firsts]
    assert names[0] == "settle-ransoms"
    assert names[-2:] == ["bid-for-mercenaries", "pay-mercenaries"]


def test_numbers_of_the_owner_of_a_box() -> None:
    numbers = "tactics.mercenary.pool=3; tactics.mercenary.upkeep=2; tactics.mercenary.minimum_bid=4"
    table = sale(flags={"numbers": numbers}, tactics={"reserve": {"Red": 2}})
    assert asked(table, "Green") == [f"bid-mercenaries {number}" for number in (0, 4, 5, 6, 7, 8)]
    bid(table, 0, 4, 0)
    assert part(table).reserve == [2, 1, 0]
    table.play("Red keep-mercenaries 2")
    assert state(table).deniers == [4, 4, 8]
