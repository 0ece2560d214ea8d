"""M-6.5: tokens."""

from __future__ import annotations

from itertools import combinations

import pytest

from oyez.games.middle_ages.board import places_for_plot
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import ESTATES, KINDS, NO_PLOT
from tests.rule import rule
from tests.rules.middle_ages.table import at_end, at_event, fresh, stage, taking


@rule("M-6.5-01", "M-1.1-07")
def test_the_supply_is_common_and_first_come_first_served() -> None:
    table = stage(2, rows={1: ["Palace", "Palace+chest"]})
    table.play("Red move 2-1", "Red plot Field", "Red under Church", "Blue move 2-2")
    table.expect(refuses={"Blue": ["plot Field"]}, state={"supply.plots": {"length": 7, "lacks": "Field"}})
    table = stage(2, rows={1: ["Church", "Church+farmer"]})
    table.play("Red move 2-1", "Red coin Mill", "Blue move 2-2", "Blue coin Mill")  # identical tokens
    table.expect(state={"supply.extra_coins": 6, "extra_coins": [["Mill"], ["Mill"]]})


@rule("M-6.5-01")
def test_a_plot_token_and_a_legal_place_exist_at_every_palace() -> None:
    """At most six tokens lie somewhere when the seventh and last Palace is taken, at worst all on one board."""
    g = fresh(2).g
    assert isinstance(g, MiddleAges)
    for free in combinations(range(KINDS), 2):
        for host in range(KINDS):
            g.plots[host] = NO_PLOT if host in free else 0
        for tokens in combinations(range(KINDS), 2):
            assert any(places_for_plot(g, 0, token) for token in tokens), (free, tokens)


@rule("M-6.5-01")
def test_an_extra_coin_and_a_place_exist_at_every_church() -> None:
    """Eight Churches, eight tokens, eight Estates: the last one may have to go under the last Estate."""
    table = taking("Church", extra_coins={"Red": list(ESTATES[:7])})
    table.expect(options={"Red": ["coin Palace"]}).play("Red coin Palace").expect(
        state={"supply.extra_coins": 0}
    )


@rule("M-6.5-02")
def test_an_estate_has_room_for_one_token_of_each_kind() -> None:
    table = taking("Palace", extra_coins={"Red": ["Market"]}).play("Red plot Church", "Red under Market")
    table.expect(state={"extra_coins.Red": ["Market"], "plots.Red.Market": "Church"})


@rule("M-6.5-02")
def test_tokens_stay_under_an_estate_that_loses_its_tiles() -> None:
    tokens = {"extra_coins": {"Red": ["Rampart"]}, "plots": {"Red": {"Rampart": "Church"}}}
    table = at_event("Earthquake", boards={"Red": ["Rampart", "Church"]}, **tokens)
    table.expect(
        state={
            "counts.Red.Rampart": 0,
            "extra_coins.Red": ["Rampart"],
            "plots.Red.Rampart": "Church",
            "income.Red.Rampart": 3,
        }
    )


@rule("M-6.5-02")
@pytest.mark.parametrize(("tile", "plays", "coins"), [
    ("Church", ["Red coin Church"], 4),
    ("Palace", ["Red plot Church", "Red under Palace"], 3 * (1 + 2)),
])  # fmt: skip
def test_a_token_under_the_own_estate_counts_at_once(tile: str, plays: list[str], coins: int) -> None:
    table = taking(tile, boards={"Red": {} if tile == "Church" else {"Church": 2}})
    table.play(*plays).expect(events=[f"Red earned {tile} {coins}"], state={"coins.Red": coins})


@rule("M-6.5-02")
def test_tokens_may_go_under_an_empty_estate() -> None:
    taking("Church").play("Red coin Barracks").expect(
        state={"extra_coins.Red": ["Barracks"], "income.Red.Barracks": 0}
    )
    taking("Palace").play("Red plot Mill", "Red under Village").expect(state={"plots.Red.Village": "Mill"})


@rule("M-6.5-03")
def test_the_extra_coin_pays_for_printed_types_and_the_plot_tokens_type() -> None:
    table = taking(
        "Village",
        boards={"Red": {"Rampart": 2, "Palace": 2}},
        plots={"Red": {"Village": "Palace"}},
        extra_coins={"Red": ["Village"]},
    )
    table.expect(events=["Red earned Village 15"])  # 3 x (1 Village + 2 Ramparts + 2 Palaces)


@rule("M-6.5-03")
def test_the_extra_coin_pays_nothing_in_effects() -> None:
    extra = {"Red": ["Field", "Mill", "Market"]}
    taking("Field+farmer", extra_coins=extra).expect(events=["Red counted Field 1", "Red earned Field 3"])
    taking("Market+chest", extra_coins=extra).expect(events=["Red counted Market 1", "Red earned Market 3"])
    taking("Mill", extra_coins=extra, coins={"Blue": 9}).expect(
        events=["Blue paid Red 2", "Red earned Mill 3"]
    )


@rule("M-6.5-03", "M-6.5-04")
@pytest.mark.parametrize(
    ("event", "coins"), [("Good Harvest", 4), ("Baby Boom", 0), ("Vast Tracts of Land", 2)]
)
def test_tokens_do_not_matter_for_events(event: str, coins: int) -> None:
    plots = {"Red": {"Field": "Mill", "Mill": "Field", "Church": "Village"}}
    table = at_event(event, boards={"Red": {"Field": 2}}, extra_coins={"Red": ["Field"]}, plots=plots)
    table.expect(state={"coins.Red": coins})


@rule("M-6.5-04")
@pytest.mark.parametrize(("host", "rate"), [("Church", 3), ("Palace", 3), ("Mill", 2), ("Village", 2)])
def test_a_plot_token_pays_at_the_rate_of_its_host(host: str, rate: int) -> None:
    table = stage(boards={"Red": {"Field": 4}}, plots={"Red": {host: "Field"}})
    table.expect(state={f"income.Red.{host}": rate * 4})


@rule("M-6.5-04")
def test_plot_tokens_do_not_count_in_comparisons() -> None:
    plots = {"Blue": {"Church": "Mill", "Palace": "Rampart"}}
    taking("Mill", 2, plots=plots, coins={"Blue": 2}).expect(events=["Blue paid Red 2"])
    taking("Barracks", 2, plots=plots, coins={"Blue": 2}).expect(events=["Blue paid Red 2"])


@rule("M-6.5-04")
def test_plot_tokens_fill_no_estate_and_break_no_tie() -> None:
    plots = {"Blue": {"Palace": "Church", "Church": "Palace"}}
    table = at_end(2, plots=plots, extra_coins={"Blue": ["Palace"]})
    table.expect(state={"coins": [-68, -68]}, winners=["Red", "Blue"], events=["Blue empty-estates 7 70"])
