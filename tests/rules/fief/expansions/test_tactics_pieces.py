"""X-TAC-01 to -05, -24, -66, -78 and what all kinds of pieces have in common (X-GEN-12 to -15, -39 to -43)."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.tactics.terms import ARCHERS, BOMBARDS, GUARD_FOOT, GUARD_HORSE, MERCENARIES
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.troops import in_stock
from tests.rule import rule
from tests.rules.fief.battlefield import asked, dice, faces, points, village, why
from tests.rules.fief.expansions.tactical import TACTICS, army, attack, heard, seen_by, war
from tests.rules.fief.marching import go, moving
from tests.rules.fief.table import EDITIONS, stage, state


def market(deniers: int = 20, /, flags: dict[str, Any] | None = None, **position: Any) -> Stage:
    """Red buys; there is nothing to bid for, since Blue has all Mercenaries."""
    whole = {
        "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Charles": "sigy"}},
        "deniers": {"Red": deniers, "Blue": 0, "Green": 0},
        "tactics": {"reserve": {"Green": 5}},
        **position,
    }
    return stage(3, phase="purchases", flags={**TACTICS, **(flags or {})}, **whole)


@rule("X-TAC-01", "X-TAC-02", "X-TAC-03")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_counters_of_the_box_and_nobody_starts_with_any(seats: int) -> None:
    g = GAME.setup(GAME.rules(seats, TACTICS), 1, [])
    for seat in range(seats):
        assert [in_stock(g, seat, kind) for kind in (ARCHERS, BOMBARDS)] == [3, 3]
    common = (MERCENARIES, GUARD_HORSE, GUARD_FOOT)
    assert [in_stock(g, 0, kind) for kind in common] == [5, 3, 4]
    assert not any(g.others)
    assert GAME.view(g, 0)["tactics"]["reserve"] == [0] * seats  # type: ignore[index]
    plain = GAME.setup(GAME.rules(seats, {}), 1, [])
    assert plain.deniers == g.deniers
    assert plain.men_at_arms == g.men_at_arms


@rule("X-TAC-04", "X-TAC-24", "X-TAC-78", "X-GEN-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_archer_costs_two_and_a_bombard_four(edition: str) -> None:
    table = market(20, flags={"edition": edition})
    table.play("Red archer blaye", "Red bombard blaye")
    assert state(table).deniers[0] == 20 - 2 - 4
    assert army(table, "Red") == {"archers": 1, "bombards": 1}
    assert "Red others-bought blaye 0 1" in table.events()
    table.play("Red recruit blaye", "Red knight blaye")
    assert state(table).deniers[0] == 20 - 2 - 4 - 1 - 3
    poor = market(3, flags={"edition": edition})
    assert "archer blaye" in asked(poor, "Red")
    assert why(poor, "Red bombard blaye") == "X-GEN-12"


@rule("X-GEN-13", "X-GEN-14")
def test_at_most_four_new_units_of_all_kinds_in_a_village() -> None:
    table = market(20)
    table.play("Red archer blaye", "Red bombard blaye", "Red archer blaye", "Red recruit blaye")
    assert not [
        text for text in asked(table, "Red") if text.split()[0] in ("recruit", "knight", "archer", "bombard")
    ]
    assert why(table, "Red archer blaye") == why(table, "Red bombard blaye") == "F-4.1-07"


@rule("X-GEN-13", "X-TAC-33")
def test_new_units_come_where_a_free_lord_stands_or_into_an_own_fortification() -> None:
    """A Bombard cannot stand alone in an empty Stronghold."""
    table = market(
        20,
        troops={"Red": {"tournus": [1, 0]}},
        titles={"Arthur": ["fief-bourg"]},
        forts={"bourg": "city"},
        control={"bourg": "Red"},
    )
    found = [text for text in asked(table, "Red") if text.startswith(("archer", "bombard"))]
    assert found == ["archer blaye", "archer bourg", "bombard blaye"]
    assert why(table, "Red bombard bourg") == "X-TAC-33"
    assert why(table, "Red archer tournus") == "F-4.1-09"
    table.play("Red archer bourg")
    assert "bombard bourg" in asked(table, "Red")


@rule("X-GEN-15")
def test_without_a_counter_nothing_is_bought() -> None:
    table = market(20, troops={"Red": {"blaye": {"archers": 3}, "tournus": {"men": 1, "bombards": 3}}})
    assert not [text for text in asked(table, "Red") if text.startswith(("archer", "bombard"))]
    assert why(table, "Red archer blaye") == why(table, "Red bombard blaye") == "X-GEN-15"
    assert in_stock(state(table), 1, ARCHERS) > 0  # Blue has counters of his own


@rule("X-TAC-66")
@pytest.mark.parametrize("piece", ["archer", "bombard"])
def test_the_besieged_may_not_place_new_ones_but_the_besieger_may(piece: str) -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Charles": "blaye"}},
        "troops": {"Red": {"blaye": [2, 0]}, "Blue": {"blaye": [2, 0]}},
        "control": {"blaye": "Blue"},
        "forts": {"blaye": "stronghold"},
        "sieges": {"blaye": {"Red": 1}},
        "deniers": {"Red": 9, "Blue": 9, "Green": 0},
    }
    table = market(0, **position)
    table.play(f"Red {piece} blaye", "Red done")
    assert not [text for text in asked(table, "Blue") if text.startswith(piece)]
    assert why(table, f"Blue {piece} blaye") == "F-4.1-06"


@rule("X-TAC-66")
def test_bombards_replace_no_siege_engine() -> None:
    table = war(
        red={"men": 11, "bombards": 3}, blue={"men": 2}, fort="city", flags={"zero_dice_attack": "allowed"}
    )
    attack(table, until=("choose-re-roll", "before-first-roll"))
    assert dice(table)[0] == 0  # twelve points make two dice, and a City takes two


@rule("X-TAC-04", "X-TAC-34")
@pytest.mark.parametrize(
    ("red", "strength", "rolls"),
    [
        ({"archers": 3}, 4, 1),
        ({"mercenaries": 5, "men": 1}, 7, 2),
        ({"guard-men": 2, "guard-knights": 1}, 6, 1),
        ({"guard-knights": 3, "knights": 1}, 13, 3),
        ({"men": 2, "bombards": 3}, 3, 1),
    ],
)
def test_strength_points_and_dice(red: dict[str, int], strength: int, rolls: int) -> None:
    """Arthur is worth one point; the dice follow from the sum."""
    table = war(red=red, blue={"men": 9}, hands={"Blue": ["ambush"]})
    attack(table, until=("before-battle",))
    assert points(table)[0] == strength
    assert dice(table)[0] == rolls


@rule("X-TAC-34", "X-GEN-44")
def test_hits_equal_strength_and_the_decider_chooses_among_equal_totals() -> None:
    """Two hits: of an Archer, a Mercenary, a Guard on foot and a Man-at-Arms any two go; the Guard Knight stays."""
    table = war(
        red={"men": 9},
        blue={"archers": 1, "mercenaries": 1, "guard-men": 1, "men": 1, "guard-knights": 1},
        dice=faces(1, 1, 1, 1, 1),
    )
    attack(table, until=("choose-kind-lost",))
    assert asked(table, "Blue") == ["lose-archers 0", "lose-archers 1"]
    table.play("Blue lose-archers 1", "Blue lose-mercenaries 1")
    assert army(table, "Blue") == {"guard-men": 1, "men": 1, "guard-knights": 1}


def test_three_hits_take_a_knight_of_the_guard_or_three_on_foot() -> None:
    table = war(red={"men": 4}, blue={"guard-knights": 1, "men": 3}, dice=faces(3, 1))
    attack(table, until=("choose-worth-lost",))
    assert asked(table, "Blue") == ["lose-knights 0", "lose-knights 1"]
    table.play("Blue lose-knights 1")
    assert army(table, "Blue") == {"men": 3}
    assert in_stock(state(table), 1, GUARD_HORSE) == 3  # back in the supply (X-TAC-57)


@rule("X-TAC-05")
def test_an_archer_moves_like_a_man_at_arms_and_holds_a_village() -> None:
    table = moving(
        flags=TACTICS, lords={"Red": {"Arthur": "blaye"}}, troops={"Red": {"blaye": {"archers": 2}}}
    )
    go(table, "Red lead Arthur", "Red with-archers 1", "Red march charolles")
    assert army(table, "Red", "blaye") == army(table, "Red", "charolles") == {"archers": 1}
    assert table.get("control.blaye") == table.get("control.charolles") == 0
    assert "Red others-marched 0 1" in table.events()


@rule("X-TAC-05", "X-TAC-67")
@pytest.mark.parametrize("piece", ["archers", "guard-men", "guard-knights"])
def test_archers_and_guards_hold_captives(piece: str) -> None:
    table = stage(
        3,
        phase="none",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}},
        captives={"Arthur": "Blue"},
        troops={"Blue": {"blaye": {piece: 1}}},
    )
    assert table.get("captives.Arthur") == 1
    assert table.get("control.blaye") == 1


@rule("X-GEN-42")
@pytest.mark.parametrize(
    ("fort", "sieges", "rolled"),
    [("stronghold", 0, 2), ("stronghold", 1, 3), ("city", 0, 1), ("city", 1, 2), ("city", 2, 3)],
)
def test_the_penalty_of_walls_is_that_of_the_base_game(fort: str, sieges: int, rolled: int) -> None:
    more: dict[str, Any] = {"sieges": {"blaye": {"Red": sieges}}} if sieges else {}
    table = war(red={"men": 9, "archers": 3}, blue={"men": 9}, fort=fort, hands={"Blue": ["ambush"]}, **more)
    attack(table, until=("before-battle",))
    assert dice(table)[0] == rolled


@rule("X-GEN-43")
def test_troops_in_every_base_rule() -> None:
    """An Archer alone makes a Lord accompanied; a Bombard does not."""
    table = war(red={"men": 4}, blue={"archers": 1}, dice=faces(1, 1, 1))
    attack(table)
    assert heard(table, "volley") != []
    leader = war(red={"archers": 1}, blue={"men": 1})
    assert "attack blaye" in asked(leader, "Red")


@rule("X-GEN-68", "X-TAC-70", "X-TAC-78")
def test_fog_hides_types_and_the_declaration_reveals_them() -> None:
    fog = {"fog_of_war": True}
    table = war(
        red={"men": 2, "archers": 1, "bombards": 1, "guard-men": 1},
        blue={"men": 3, "archers": 1},
        flags=fog,
        hands={"Blue": ["ambush"]},
        tactics={"reserve": {"Red": 2}},
    )

    def seen() -> dict[str, Any]:
        found: dict[str, Any] = seen_by(table, "Blue")["villages"][village("blaye")]["troops"][0]
        return found

    kinds = ("men", "archers", "bombards", "guard-men")
    assert [seen()[kind] for kind in kinds] == [None] * 4
    assert seen()["counters"] == 5
    assert seen_by(table, "Blue")["tactics"]["reserve"] == [2, 0, 0, 0]
    attack(table, until=("before-battle",))
    assert [seen()[kind] for kind in kinds] == [2, 1, 1, 1]


@rule("F-11.2-04")
def test_the_armies_of_a_battle_are_counted_with_all_their_kinds() -> None:
    table = war(red={"men": 2, "knights": 1, "archers": 1}, blue={"men": 3}, hands={"Blue": ["ambush"]})
    attack(table, until=("before-battle",))
    (one,) = seen_by(table, "Blue")["battle"]["armies"][0]["troops"]
    kinds = ("counters", "men", "knights", "archers")
    assert [one["troops"][kind] for kind in kinds] == [4, 2, 1, 1]


@rule("X-GEN-68", "X-TAC-78")
def test_under_fog_the_buyer_alone_sees_where_a_new_archer_lies() -> None:
    table = market(20, flags={"fog_of_war": True})
    table.play("Red archer blaye")
    assert seen_by(table, "Blue")["villages"][village("blaye")]["troops"][0]["counters"] == 0
    assert seen_by(table, "Red")["villages"][village("blaye")]["troops"][0]["archers"] == 1
