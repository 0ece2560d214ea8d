"""X-TAC-24 to -33: Bombards; and the bonus hits of battle rolls."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.fief.battlefield import asked, dice, faces, points, running, why
from tests.rules.fief.expansions.tactical import TACTICS, army, attack, heard, let_go, part, seen_by, war
from tests.rules.fief.marching import go, moving, open_to
from tests.rules.fief.marching import why as barred
from tests.rules.fief.table import EDITIONS, state


@rule("X-TAC-25", "X-TAC-76", "X-GEN-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bombard_rolls_one_die_again(edition: str) -> None:
    table = war(edition=edition, red={"men": 4, "bombards": 1}, blue={"men": 5}, dice=faces(1, 2, 3))
    attack(table, until=("choose-re-roll",))
    assert asked(table, "Red") == ["re-roll 1", "done"]
    assert heard(table, "dice-shown") == ["Red dice-shown 1", "Blue dice-shown 2"]
    assert heard(table, "rolled") == []  # nothing counts yet
    table.play("Red re-roll 1")
    assert "Red die-re-rolled 1 3" in table.events()
    assert heard(table, "rolled") == ["Red rolled 1 3 3", "Blue rolled 1 2 2"]
    assert army(table, "Blue") == {"men": 2}
    assert part(table).attack == part(table).defence == ()


@rule("X-TAC-26", "X-TAC-28")
def test_two_bombards_roll_two_dice_or_the_same_twice_and_the_last_result_stands() -> None:
    def rolled(*choices: str) -> str:
        table = war(red={"men": 8, "bombards": 2}, blue={"men": 5}, dice=faces(3, 1, 1, 2, 1))
        attack(table, until=("choose-re-roll",))
        table.play(*choices)
        return heard(table, "rolled")[0]

    assert rolled("Red re-roll 1", "Red re-roll 2") == "Red rolled 2 3 21"
    assert rolled("Red re-roll 1", "Red re-roll 1") == "Red rolled 2 2 11"
    assert rolled("Red re-roll 2", "Red done") == "Red rolled 2 5 32"
    assert rolled("Red done") == "Red rolled 2 4 31"


@rule("X-TAC-28")
def test_first_the_attacker_then_the_defender_each_seeing_the_results() -> None:
    table = war(red={"men": 4, "bombards": 1}, blue={"men": 5, "bombards": 1}, dice=faces(1, 1, 2, 3))
    attack(table, until=("choose-re-roll",))
    assert table.asked() == ["Red"]
    table.play("Red re-roll 1")
    assert table.asked() == ["Blue"]
    assert seen_by(table, "Blue")["tactics"]["dice"] == [[2], [1]]
    table.play("Blue re-roll 1")
    assert heard(table, "rolled") == ["Red rolled 1 2 2", "Blue rolled 1 3 3"]


@rule("X-TAC-27")
def test_re_rolls_come_anew_in_every_roll_only_for_own_dice_and_inside_the_roll() -> None:
    table = war(
        red={"men": 5, "bombards": 1},
        blue={"men": 5, "archers": 1},
        hands={"Blue": ["ambush"]},
        dice=faces(1, 1, 1, 1, 1, 1, 1, 1),
    )
    attack(table, until=("choose-re-roll",))
    assert heard(table, "volley") == ["Blue volley 1 1 1"]  # Bombards did nothing there
    assert why(table, "Red re-roll 2") == "X-TAC-27"
    assert table.g.stack[-1].atomic(table.g)
    table.play("Red done")
    let_go(table)
    while table.prompt("Red") != "choose-re-roll":
        who = table.asked()[0]
        options = asked(table, who)
        table.play(f"{who} {'fight' if 'fight' in options else 'pass' if 'pass' in options else options[0]}")
    assert running(table).rolls == 1


@rule("X-TAC-27")
def test_without_a_die_there_is_nothing_to_roll_again() -> None:
    table = war(
        red={"men": 3, "bombards": 2},
        blue={"men": 4},
        fort="stronghold",
        flags={"zero_dice_attack": "allowed"},
        dice=faces(1, 1, 1),
    )
    attack(table, until=("choose-re-roll",))
    assert "Red rolled 0 0 0" in table.events()
    assert heard(table, "dice-shown") == []


@rule("X-TAC-29")
def test_bombards_help_in_defence_and_at_walls() -> None:
    table = war(
        red={"men": 9},
        blue={"men": 5, "bombards": 1},
        fort="stronghold",
        dice=faces(1, 1, 3),
    )
    attack(table, until=("choose-re-roll",))
    assert table.asked() == ["Blue"]
    table.play("Blue re-roll 1")
    assert "Blue rolled 1 3 3" in table.events()
    outside = war(red={"men": 9, "bombards": 1}, blue={"men": 5}, fort="stronghold", dice=faces(1, 1, 1))
    attack(outside, until=("choose-re-roll",))
    assert outside.asked() == ["Red"]


@rule("X-TAC-30", "X-GEN-43")
def test_a_bombard_is_no_troop() -> None:
    """No points, no hits, no die of a penalty; alone it does not defend."""
    table = war(
        red={"men": 6, "bombards": 3}, blue={"men": 5, "bombards": 3}, fort="stronghold", dice=faces(1)
    )
    attack(table, until=("choose-re-roll", "before-first-roll"))
    assert points(table) == (7, 6)
    assert dice(table) == (1, 1)
    lone = war(red={"men": 2}, blue={"bombards": 1})
    attack(lone)
    assert heard(lone, "rolled") == []  # a Lord with nothing but a Bombard is a lone Lord
    assert army(lone, "Blue") == {}
    guarded = war(red={"bombards": 1}, blue={"men": 1})
    assert "attack blaye" not in asked(guarded, "Red")


@rule("X-TAC-32", "X-TAC-67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bombards_return_when_their_side_has_lost_all_its_troops(edition: str) -> None:
    """Also if the Lord who led them is left free."""
    table = war(
        edition=edition,
        red={"men": 5, "knights": 1},
        blue={"men": 1, "bombards": 2},
        dice=faces(1, 1, 1, 1),
    )
    attack(table)
    while state(table).battle is not None:
        who = table.asked()[0]
        options = asked(table, who)
        table.play(f"{who} {'done' if 'done' in options else 'fight' if 'fight' in options else options[0]}")
    assert army(table, "Blue") == {}
    assert "Blue others-lost blaye 1 2" in table.events()
    assert army(table, "Red").get("bombards") is None


@rule("X-TAC-32", "X-TAC-67")
def test_surrender_takes_bombards_archers_guards_and_mercenaries_off_the_map() -> None:
    table = war(
        edition="fr2015",
        red={"men": 6},
        blue={"men": 3, "bombards": 2, "archers": 1, "guard-men": 1, "mercenaries": 1},
        dice=faces(1, 1, 1, 1, 1),
    )
    attack(table, until=("end-of-roll",))
    while table.prompt("Blue") != "end-of-roll":
        who = table.asked()[0]
        table.play(f"{who} fight" if "fight" in asked(table, who) else f"{who} {asked(table, who)[0]}")
    table.play("Blue surrender")
    assert army(table, "Blue") == {}
    assert seen_by(table, "Red")["tactics"]["pool"] == 5


@rule("X-TAC-31")
def test_a_bombard_makes_two_moves_with_a_lord_and_no_third_with_darc() -> None:
    table = moving(
        flags=TACTICS,
        lords={"Red": {"Jeanne": "blaye"}},
        darc="Jeanne",
        troops={"Red": {"blaye": {"men": 1, "bombards": 2}}},
    )
    go(table, "Red lead Jeanne", "Red with-men 1", "Red with-bombards 1", "Red march charolles")
    assert army(table, "Red", "charolles") == {"men": 1, "bombards": 1}
    assert army(table, "Red", "blaye") == {}  # X-TAC-33: the other one was left alone
    go(table, "Red march villeneuve")
    assert army(table, "Red", "villeneuve") == {"men": 1, "bombards": 1}
    assert not open_to(table, "Red", "with-bombards")
    go(table, "Red march st-medard")
    assert army(table, "Red", "st-medard") == {"men": 1}


@rule("X-TAC-31", "X-GEN-72", "X-GEN-73")
@pytest.mark.parametrize("piece", ["archers", "bombards", "guard-men"])
def test_only_lords_and_mounted_troops_ride_in_a_cavalcade(piece: str) -> None:
    table = moving(
        edition="en2014",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}},
        troops={
            "Red": {"blaye": {"knights": 1, "guard-knights": 1, piece: 1}},
            "Blue": {"charolles": [1, 0]},
        },
        control={"charolles": "Blue"},
    )
    go(table, "Red lead Arthur", "Red with-knights 1", "Red with-guard-knights 1")
    go(table, f"Red with-{piece} 1", "Red march charolles")
    assert not open_to(table, "Red", "charge")
    assert barred(table, "Red", "charge 1") == "X-GEN-73"


@rule("X-GEN-72", "X-GEN-73")
def test_knights_of_the_guard_ride_and_the_defender_has_a_hit_more_for_each_die() -> None:
    table = moving(
        edition="en2014",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": {"guard-knights": 2}}, "Blue": {"charolles": [3, 0]}},
        control={"charolles": "Blue"},
        chance=[2, 2, 0],
    )
    go(table, "Red lead Arthur", "Red with-guard-knights 2", "Red march charolles", "Red charge 1")
    go(table, "Blue refuse")
    let_go(table)
    assert "Red rolled 2 5 22" in table.events()  # and 1 of the Guard
    assert "Blue rolled 1 2 1" in table.events()
    assert army(table, "Red", "charolles") == {"guard-knights": 2}
    assert open_to(table, "Red", "march")  # it must move on
    assert not open_to(table, "Red", "halt")


@rule("X-TAC-33")
def test_a_bombard_left_alone_returns_to_stock() -> None:
    table = moving(
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": {"bombards": 2}}},
    )
    go(table, "Red lead Arthur", "Red march charolles")
    assert army(table, "Red", "blaye") == army(table, "Red", "charolles") == {}
    assert "Red others-lost blaye 1 2" in table.events()
    assert seen_by(table, "Red")["families"][0]["stock"][3] == 3
