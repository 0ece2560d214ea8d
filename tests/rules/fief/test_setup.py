"""Fief, set-up: decks, starting Lords, the First Player, starting Villages (rows F-S)."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.board.tables import (
    DARC,
    DISASTERS,
    FORTUNES,
    LORD_DECK,
    LORDS,
    N_LORDS,
    PRINCIPAL,
    VILLAGES,
)
from oyez.games.fief.rules.words import TITLE_NAMES
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, NAMES, fresh, state

ALL_FORTUNES = [*FORTUNES, *DISASTERS]


def order(deck: list[int], wanted: list[int]) -> list[int]:
    """Chance results that shuffle a deck so that the wanted cards are drawn first (from its end)."""
    rest = sorted(deck)
    for kind in wanted:
        rest.remove(kind)
    results: list[int] = []
    left = sorted(deck)
    for kind in [*rest, *wanted[::-1]]:
        results.append(left.index(kind))
        left.pop(results[-1])
    return results


def opening(
    *lord_cards: int, first: int = 0, seats: int = 3, edition: str = "", more: tuple[int, ...] = ()
) -> Stage:
    """A fresh game whose Lord deck has these cards on top."""
    chance = [*order(ALL_FORTUNES, []), *order(list(LORD_DECK), list(lord_cards)), first, *more]
    return fresh(seats, edition=edition, chance=chance)


@rule("F-S-01", "F-S-02")
def test_both_decks_are_shuffled() -> None:
    decks = [(tuple(g.fortune_deck), tuple(g.lord_deck)) for g in [state(fresh(3, seed=s)) for s in (1, 2)]]
    assert decks[0] != decks[1]
    assert sorted(decks[0][0]) == sorted(ALL_FORTUNES)
    table = fresh(3, chance=[*[34 - n for n in range(35)], *[21 - n for n in range(22)], 0])
    assert table.get("fortune_deck.0") == "harvest", "drawn in descending order: the lowest is on top"
    assert table.get("fortune_deck.-1") == "plague"


@rule("F-S-03", "F-S-04", "F-S-05")
def test_nobody_has_a_title() -> None:
    table = fresh(4).auto(4)
    assert table.get("holders") == dict.fromkeys(TITLE_NAMES)
    assert table.get("darc") is None


@rule("F-S-06", "F-S-07", "F-S-08", "F-S-09", "F-S-10", "F-S-13")
def test_what_each_family_starts_with() -> None:
    table = fresh(5)
    assert table.get("stock") == [[13, 8]] * 5
    assert table.get("supply") == {"strongholds": 12, "mills": 15}
    table.auto(5)
    assert table.get("stock") == [[10, 7]] * 5
    assert table.get("supply") == {"strongholds": 7, "mills": 15}
    assert table.get("deniers") == [5] * 5
    assert table.get("markers") == [3] * 5
    assert table.get("hands") == [[]] * 5
    view = table.view("Red")
    assert [family["taxes"] for family in view["families"]] == [3] * 5  # type: ignore[attr-defined]
    assert [family["engines"] for family in view["families"]] == [2] * 5  # type: ignore[attr-defined]
    assert (table.get("assassins"), table.get("excommunicated")) == ([], None)


@rule("F-S-11")
def test_lords_are_drawn_in_turn_order_before_villages_are_chosen() -> None:
    table = opening(4, 7, 1, first=1)
    assert [table.get(f"family.{LORDS[lord]}") for lord in (4, 7, 1)] == [1, 2, 0]
    table.expect(
        events=["Blue became-first", f"Blue joined-family {LORDS[4]}", f"Green joined-family {LORDS[7]}"],
        prompt={"Blue": "choose-village"},
    )
    assert table.get(f"at.{LORDS[4]}") is None


@rule("F-S-12", "F-9.0-02")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_cardinal_and_darc_are_set_aside_until_all_have_a_lord(edition: str) -> None:
    table = opening(DARC, 4, 18, 7, 1, edition=edition)
    assert [table.get(f"family.{LORDS[lord]}") for lord in (4, 7, 1)] == [0, 1, 2]
    deck = table.get("lord_deck")
    assert (len(deck), deck.count("d-arc"), deck.count("cardinal")) == (19, 1, 3)


@rule("F-S-12", "F-9.0-02")
def test_cardinal_and_darc_are_shuffled_back_at_once_in_english() -> None:
    """The 22 cards are shuffled again with d'Arc among them, so that she can come a second time."""
    again = order(list(LORD_DECK), [DARC, 4, 7, 1])
    table = opening(DARC, edition="en2014", more=(*again, *order(list(LORD_DECK), [4, 7, 1])))
    assert [table.get(f"family.{LORDS[lord]}") for lord in (4, 7, 1)] == [0, 1, 2]
    assert table.get("lord_deck").count("d-arc") == 1


@rule("F-S-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_player_is_drawn(edition: str) -> None:
    firsts = {fresh(4, edition=edition, seed=seed).get("first") for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    table = opening(1, 2, 3, first=2, edition=edition)
    table.expect(state={"first": "Green", "active": "Green"}, asked=["Green"])


@rule("F-S-14")
def test_the_table_may_choose_the_first_player() -> None:
    table = fresh(3, flags={"first_player_selection": "table_choice"})
    table.expect(options={"Red": ["first 0", "first 1", "first 2"]})
    table.play("Red first 2").expect(state={"first": "Green"}, asked=["Green"])


@rule("F-S-15", "F-S-16")
def test_villages_are_chosen_clockwise_among_the_unoccupied() -> None:
    table = opening(1, 2, 3, first=1)
    table.expect(asked=["Blue"])
    assert len(table.options("Blue")) == 24
    table.play("Blue settle sigy").expect(asked=["Green"])
    table.refuses("Green settle sigy").play("Green settle blaye")
    assert len(table.options("Red")) == 22
    table.expect(
        state={
            "troops.Blue.sigy": [3, 1],
            "forts.sigy": "stronghold",
            "control.sigy": "Blue",
            f"at.{LORDS[1]}": "sigy",
            "arrivals.sigy": ["Blue"],
            "control.tournus": None,
        }
    )


@rule("F-S-17")
def test_round_1_begins_with_phase_1_and_the_first_player() -> None:
    table = opening(0, 12, 1, first=2).play("Green settle sigy", "Red settle blaye", "Blue settle bourg")
    table.expect(state={"round": 1, "phase": "hear-ye", "active": "Green"}, asked=["Green"])
    assert table.prompt("Green") == "seek-spouse"


@rule("F-S-18")
def test_nothing_is_scaled_to_the_number_of_families() -> None:
    for seats in (3, 6):
        g = state(fresh(seats))
        assert len(g.fortune_deck) == 35
        assert len(g.lord_deck) == 22 - seats
        assert len(fresh(seats).options(NAMES[g.first])) == 24
        assert fresh(seats).get("supply") == {"strongholds": 12, "mills": 15}


@rule("F-S-19", "F-11.1-01")
@pytest.mark.parametrize(("edition", "before"), [("en2014", True), ("fr2015", False), ("pl2015", False)])
def test_relics_lie_on_the_principal_villages(edition: str, before: bool) -> None:
    flags = {"holy_relics": True}
    table = fresh(3, edition=edition, flags=flags)
    principal = sorted(VILLAGES[v] for v in PRINCIPAL)
    laid = [place for place in table.get("relics").values() if place]
    assert sorted(laid) == (principal if before else [])
    table.auto(3)
    assert sorted(table.get("relics").values()) == principal
    assert len([event for event in table.events() if "relic-laid" in event]) == len(PRINCIPAL), "once each"
    layouts = {tuple(fresh(3, flags=flags, seed=s).auto(3).get("relics").values()) for s in range(4)}
    assert len(layouts) > 1
    assert [relic["village"] for relic in table.view("Red")["relics"]] == [  # type: ignore[attr-defined]
        VILLAGES.index(place) for place in table.get("relics").values()
    ], "open to everybody"


def test_every_starting_lord_is_a_lord() -> None:
    for seed in range(20):
        table = fresh(6, seed=seed)
        assert sum(table.get(f"family.{LORDS[lord]}") is not None for lord in range(N_LORDS)) == 6
