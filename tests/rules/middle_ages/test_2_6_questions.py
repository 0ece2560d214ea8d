"""M-2.6: the questions asked, and what everybody knows."""

from __future__ import annotations

import pytest

from oyez.engine.kernel import EVERYBODY
from oyez.engine.scenario import Stage
from oyez.games.middle_ages.game import GAME
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import ESTATES
from tests.rule import rule
from tests.rules.middle_ages.table import at_event, stage, taking, whole_game


def is_public(table: Stage) -> bool:
    """Everybody sees the same, and everybody hears all that happens."""
    views = [table.view(name) for name in table.names]
    heard = all(event.to == EVERYBODY for event in table.match.tape.events)
    return heard and all(view == views[0] for view in views)


@rule("M-2.6-01")
def test_the_first_place_is_asked_of_everybody_in_order() -> None:
    table = stage(round=0, order=["Blue", "Green", "Red"])
    for who, taken in (("Blue", 0), ("Green", 1), ("Red", 2)):
        table.expect(asked=[who], prompt={who: "first-lord"})
        assert len(table.options(who)) == 4 - taken
        assert is_public(table.auto())


@rule("M-2.6-02")
def test_a_move_is_asked_of_the_active_player_only() -> None:
    table = stage()
    table.expect(asked=["Red"], prompt={"Red": "move-lord", "Blue": None}, options={"Blue": [], "Green": []})
    assert len(table.options("Red")) == 4
    assert is_public(table.play("Red move 2-4"))


@rule("M-2.6-03")
def test_a_village_asks_for_a_tile_of_the_own_cemetery() -> None:
    table = taking("Village", cemeteries={"Red": [1, 44], "Blue": [10]})
    table.expect(asked=["Red"], prompt={"Red": "village-return"}, options={"Red": ["return 1", "return 44"]})
    assert is_public(table.play("Red return 44"))


@rule("M-2.6-03")
def test_a_village_does_not_ask_with_an_empty_cemetery() -> None:
    taking("Village", cemeteries={"Blue": [10]}).expect(asked=["Blue"], prompt={"Blue": "move-lord"})


@rule("M-2.6-04")
def test_a_rampart_asks_for_a_place_of_the_scout() -> None:
    table = taking("Rampart", 2)
    places = [f"scout {row}-{place}" for row in (3, 4) for place in (1, 2, 3)]
    table.expect(asked=["Red"], prompt={"Red": "place-scout"}, options={"Red": places})
    assert is_public(table.play("Red scout 4-3"))


@rule("M-2.6-05")
def test_a_church_asks_for_an_estate_without_extra_coin() -> None:
    table = taking("Church", extra_coins={"Red": ["Field", "Palace"], "Blue": ["Mill"]})
    places = [f"coin {estate}" for estate in ESTATES if estate not in ("Field", "Palace")]
    table.expect(asked=["Red"], prompt={"Red": "place-coin"}, options={"Red": places})
    assert is_public(table.play("Red coin Mill"))


@rule("M-2.6-06")
def test_a_palace_asks_for_a_token_and_then_for_its_place() -> None:
    table = taking("Palace", plots={"Blue": {"Church": "Mill"}, "Red": {"Field": "Church"}})
    tokens = [f"plot {estate}" for estate in ESTATES if estate not in ("Mill", "Church")]
    table.expect(asked=["Red"], prompt={"Red": "choose-plot"}, options={"Red": tokens})
    table.play("Red plot Market")
    places = [f"under {estate}" for estate in ESTATES if estate not in ("Field", "Market")]
    table.expect(asked=["Red"], prompt={"Red": "place-plot"}, options={"Red": places})
    assert is_public(table.play("Red under Mill"))


@rule("M-2.6-07")
def test_the_owner_chooses_a_lost_tile_if_symbols_differ() -> None:
    boards = {"Red": ["Rampart", "Rampart+farmer"], "Blue": ["Rampart+chest", "Field"]}
    table = at_event("Earthquake", boards=boards)
    table.expect(asked=["Red"], prompt={"Red": "lose-tile"}, options={"Red": ["lose 25", "lose 27"]})
    assert is_public(table.play("Red lose 25"))
    table.expect(events=["Red lost 25 Earthquake", "Blue lost 30 Earthquake"])


@rule("M-2.6-08")
def test_restoration_asks_everybody_with_a_filled_cemetery() -> None:
    table = at_event("Restoration", cemeteries={"Red": [1], "Green": [10, 11]})
    table.expect(asked=["Red"], prompt={"Red": "restore-tile"}, options={"Red": ["return 1"]})
    table.play("Red return 1")
    table.expect(asked=["Green"], options={"Green": ["return 10", "return 11"]})
    assert is_public(table.play("Green return 11"))


@rule("M-2.6-09")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_hidden_but_faces_and_order_of_the_piles(seats: int) -> None:
    for table in whole_game(seats, 3):
        assert is_public(table)
        g = table.g
        assert isinstance(g, MiddleAges)
        other = g.copy()
        if other.pile:
            other.pile[:-1] = other.pile[-2::-1]  # the top tile stays
        other.orange.reverse()
        assert GAME.view(other, 0) == GAME.view(g, 0)


@rule("M-2.6-09", "M-6.2-04")
def test_money_boards_and_discards_are_public() -> None:
    position = {"coins": {"Red": 7, "Blue": 3}, "boards": {"Blue": [1]}, "discards": [9]}
    view = stage(2, **position).view("Red")
    assert (view["coins"], view["boards"], view["discards"]) == ([7, 3], [[], [1]], [9, view["discards"][-1]])  # type: ignore[index]
