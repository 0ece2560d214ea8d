"""X-TAC-06 to -23: the archers' step."""

from __future__ import annotations

import pytest

from oyez.games.fief.expansions.tactics.volley import needed
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE
from oyez.games.fief.rules.battle.phase import bar_attack
from tests.rule import rule
from tests.rules.fief.battlefield import asked, faces, running, village, why
from tests.rules.fief.expansions.tactical import army, attack, heard, let_go, war
from tests.rules.fief.table import EDITIONS, state


@rule("X-TAC-06", "X-TAC-07", "X-GEN-45")
@pytest.mark.parametrize(("archers", "die", "hits"), [(1, 1, 1), (1, 3, 3), (2, 1, 2), (3, 1, 3), (3, 3, 5)])
def test_archers_fire_first_with_one_die_and_a_hit_for_each_further_archer(
    archers: int, die: int, hits: int
) -> None:
    table = war(red={"archers": archers, "men": 4}, blue={"men": 9}, dice=faces(die, 1, 1, 1))
    attack(table, until=("before-first-roll",))
    assert heard(table, "volley") == [f"Red volley {archers} {hits} {die}"]
    names = [event.split()[1] for event in table.events()]
    assert names.index("volley") < names.index("troops-lost")
    if "rolled" in names:
        assert names.index("troops-lost") < names.index("rolled")
    let_go(table)
    assert len(heard(table, "volley")) == 1


@rule("X-TAC-06", "X-TAC-10", "X-TAC-18")
def test_losses_of_the_volley_are_removed_before_the_dice_of_the_main_battle_are_counted() -> None:
    """Seven points make two dice; one Man-at-Arms falls to the volley, so Blue rolls one die."""
    table = war(red={"archers": 1, "men": 1}, blue={"men": 6}, dice=faces(1, 1, 1))
    attack(table)
    rolled = heard(table, "rolled")
    assert rolled[1].startswith("Blue rolled 1 ")
    assert running(table).rolls == 1
    assert rolled[0].startswith("Red rolled 1 ")


@rule("X-TAC-08", "X-TAC-10")
def test_both_sides_fire_at_the_same_time() -> None:
    """The only Archers of both sides kill each other."""
    table = war(red={"archers": 1}, blue={"archers": 1}, dice=faces(1, 1))
    attack(table)
    assert [event.split()[:2] for event in heard(table, "volley")] == [["Red", "volley"], ["Blue", "volley"]]
    assert army(table, "Red") == army(table, "Blue") == {}
    assert heard(table, "rolled") == []


@rule("X-TAC-09")
def test_archers_of_a_whole_side_are_added_together() -> None:
    table = war(
        red={"archers": 2, "men": 3}, blue={"men": 9}, green={"archers": 2, "men": 1}, dice=faces(1, 1, 1, 1)
    )
    table.play("Red attack blaye")
    table.play("Red target 1", "Green help 0", "Red accept")
    let_go(table)
    assert heard(table, "volley") == ["Red volley 4 4 1"]


@rule("X-TAC-10", "X-GEN-44")
def test_lords_fall_to_a_volley_only_after_all_troops() -> None:
    table = war(red={"archers": 3, "men": 2}, blue={"men": 2}, dice=faces(1))
    attack(table)
    assert "Blue died Charles" in table.events()  # three hits: two men and the Lord
    assert heard(table, "rolled") == []
    spared = war(red={"archers": 2, "men": 2}, blue={"men": 2}, dice=faces(1))
    attack(spared)
    assert "Blue died Charles" not in spared.events()
    assert "Blue left-free Charles" in spared.events()


@rule("X-TAC-11", "X-TAC-12", "X-TAC-13", "X-TAC-16")
@pytest.mark.parametrize(
    ("fort", "archers", "hits"),
    [
        ("stronghold", 1, None),
        ("stronghold", 2, 2),
        ("stronghold", 3, 3),
        ("city", 2, None),
        ("city", 3, 2),
        ("great-stronghold", 2, None),
        ("great-stronghold", 3, 2),
    ],
)
def test_walls_want_more_archers_of_the_attackers(fort: str, archers: int, hits: int | None) -> None:
    table = war(
        red={"archers": archers, "men": 10, "knights": 2},
        blue={"men": 9},
        fort=fort,
        dice=faces(2, 1, 1, 1, 1, 1, 1),
    )
    attack(table)
    assert heard(table, "volley") == ([f"Red volley {archers} {hits} 2"] if hits else [])


@rule("X-TAC-16")
def test_defenders_inside_need_no_more_than_one_archer() -> None:
    table = war(
        red={"men": 9},
        blue={"archers": 1, "men": 3},
        fort="stronghold",
        dice=faces(2, 1, 1, 1),
    )
    attack(table)
    assert heard(table, "volley") == ["Blue volley 1 2 2"]


@rule("X-TAC-16")
def test_in_a_sortie_neither_side_has_a_minimum() -> None:
    """Red, inside, attacks the besieger Blue."""
    table = war(
        red={"archers": 1, "men": 2},
        blue={"archers": 1, "men": 6},
        fort="city",
        control="Red",
        sieges={"blaye": {"Blue": 1}},
        dice=faces(1, 1, 1, 1, 1),
    )
    attack(table)
    assert len(heard(table, "volley")) == 2


@rule("X-TAC-14", "X-TAC-22")
def test_a_secret_passage_leaves_the_minimum_but_protects_the_lords() -> None:
    table = war(
        red={"archers": 1, "men": 7},
        blue={"archers": 1, "men": 9},
        fort="stronghold",
        hands={"Red": ["passage"]},
        dice=faces(1, 1, 1, 1, 1),
    )
    attack(table, until=("before-battle",))
    table.play("Red play passage")
    assert running(table).passage
    let_go(table)
    assert heard(table, "volley") == ["Blue volley 1 1 1"]  # nobody was asked whom to aim at
    assert heard(table, "rolled")[0].startswith("Red rolled 2 ")  # in the main battle it works


@rule("X-TAC-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("archers", "volley"), [(2, []), (3, ["Red volley 3 1 1"])])
def test_engines_and_darc_change_neither_the_minimum_nor_the_single_die(
    edition: str, archers: int, volley: list[str]
) -> None:
    """Engines cancel the whole penalty of the City, and d'Arc is there: one die each, three Archers needed."""
    table = war(
        edition=edition,
        red={"archers": archers, "men": 9},
        blue={"archers": 1, "men": 9},
        fort="city",
        sieges={"blaye": {"Red": 2}},
        red_lords=("Arthur", "Blanche"),
        darc="Blanche",
        dice=faces(1, 1, 1, 1, 1, 1, 1, 1),
    )
    attack(table, until=("fire-or-snipe",))
    assert needed(state(table), running(table), ATTACK) == 3
    assert needed(state(table), running(table), DEFENCE) == 1
    let_go(table)
    assert heard(table, "volley") == [*volley, "Blue volley 1 1 1"]
    assert heard(table, "rolled")[0].startswith("Red rolled 3 " if archers == 2 else "Red rolled 4 ")
    defended = war(
        edition=edition,
        red={"men": 9},
        blue={"archers": 2, "men": 2},
        blue_lords=("Charles", "Blanche"),
        darc="Blanche",
        fort="city",
        flags={"zero_dice_attack": "allowed"},
        dice=faces(1, 1, 1, 1, 1),
    )
    attack(defended)
    assert heard(defended, "volley") == ["Blue volley 2 2 1"]


@rule("X-TAC-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("archers", "fires"), [(1, False), (2, True)])
def test_a_traitor_inside_does_not_change_the_minimum(edition: str, archers: int, fires: bool) -> None:
    """Green, who was let in, turns on Blue: by flag the gates stand open in the main battle."""
    table = war(
        edition=edition,
        red={"archers": archers, "men": 9},
        blue={"men": 9},
        green={"men": 2},
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        relieved={"blaye": ["Green"]},
        dice=faces(1, 1, 1, 1, 1, 1, 1),
    )
    table.play("Red attack blaye", "Red target 1", "Green help 0", "Red accept")
    assert running(table).in_the_open is (edition != "en2014")
    let_go(table)
    assert heard(table, "volley") == ([f"Red volley {archers} 1 1"] if fires else [])


@rule("X-TAC-17", "X-TAC-20", "X-TAC-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_only_choice_is_to_fire_or_to_snipe(edition: str) -> None:
    table = war(
        edition=edition,
        red={"men": 9},
        red_lords=("Arthur", "Baudoin"),
        blue={"archers": 2, "men": 3},
        fort="stronghold",
    )
    attack(table, until=("fire-or-snipe",))
    table.expect(prompt={"Blue": "fire-or-snipe"})
    assert asked(table, "Blue") == ["fire", "snipe Arthur", "snipe Baudoin"]
    assert why(table, "Blue snipe Charles") == "X-TAC-20"
    open_field = war(edition=edition, red={"men": 4}, blue={"archers": 2, "men": 3}, dice=faces(1, 1, 1, 1))
    attack(open_field, until=("fire-or-snipe",))
    assert table.prompt("Blue") == "fire-or-snipe"
    assert open_field.prompt("Blue") != "fire-or-snipe"
    assert heard(open_field, "volley") == ["Blue volley 2 2 1"]


@rule("X-TAC-21", "X-GEN-49")
@pytest.mark.parametrize(("battle_die", "roll"), [("112233", 4), ("112233", 5), ("011223", 5)])
def test_a_three_kills_the_named_lord(battle_die: str, roll: int) -> None:
    table = war(
        red={"men": 9},
        red_lords=("Arthur", "Baudoin"),
        blue={"archers": 3, "men": 3},
        fort="stronghold",
        flags={"battle_die": battle_die},
        dice=[roll, 0, 0, 0],
    )
    attack(table, until=("fire-or-snipe",))
    table.play("Blue snipe Arthur")
    assert "Blue sniped Arthur 3" in table.events()
    assert "Red died Arthur" in table.events()
    assert army(table, "Red").get("men") in (9, 8)  # no volley at the troops, whatever the number of Archers
    assert heard(table, "volley") == []


@rule("X-TAC-21")
@pytest.mark.parametrize(("battle_die", "roll"), [("112233", 0), ("112233", 3), ("011223", 0), ("011223", 4)])
def test_any_other_face_has_no_effect_and_there_is_no_second_shot(battle_die: str, roll: int) -> None:
    table = war(
        red={"men": 9},
        blue={"archers": 1, "men": 3},
        fort="stronghold",
        flags={"battle_die": battle_die},
        dice=[roll, 0, 0, 0, 0, 0],
    )
    attack(table, until=("fire-or-snipe",))
    table.play("Blue snipe Arthur")
    assert len(heard(table, "snipe-missed")) == 1
    let_go(table)
    assert table.get("family.Arthur") == 0
    if table.prompt("Red") == "end-of-roll":
        table.play("Red fight")
        let_go(table)
    assert len(heard(table, "snipe-missed")) == 1


@rule("X-TAC-23", "X-TAC-18")
def test_without_a_lord_the_attack_ends_after_the_losses_of_both_sides() -> None:
    table = war(
        red={"archers": 2, "men": 9},
        blue={"archers": 1, "men": 4},
        fort="stronghold",
        edition="en2014",
        flags={"ends_if_attacker_lordless": True},
        dice=faces(1, 3),
    )
    attack(table, until=("fire-or-snipe",))
    table.play("Blue snipe Arthur", "Blue lose-archers 1")
    let_go(table)
    assert heard(table, "others-lost") == ["Blue others-lost blaye 0 1"]
    assert "Red no-lord-to-attack blaye" in table.events()
    assert heard(table, "rolled") == []


@rule("X-TAC-18")
def test_the_archers_step_is_no_battle_roll() -> None:
    """No roll is counted, hence no right to stop and none of the three empty rolls; and no bonus hits."""
    table = war(
        red={"archers": 1, "men": 9, "guard-knights": 1},
        blue={"men": 9},
        hands={"Blue": ["ambush"]},
        dice=faces(1, 1, 1, 1),
    )
    attack(table, until=("between-rolls",))
    assert table.prompt("Blue") == "between-rolls"  # X-TAC-61: after the archers' step
    battle = running(table)
    assert (battle.rolls, battle.empty_rolls) == (0, 0)
    assert heard(table, "volley") == ["Red volley 1 1 1"]


@rule("X-TAC-19")
def test_a_die_of_archers_makes_no_attack_legal() -> None:
    table = war(
        red={"archers": 3},
        blue={"men": 2},
        fort="stronghold",
        flags={"zero_dice_attack": "forbidden"},
    )
    assert asked(table, "Red") == ["done"]  # asked all the same, lest the question betray a Secret Passage
    assert bar_attack(state(table), 0, village("blaye"), 1) == "F-6.2-14"


@rule("X-TAC-69", "X-GEN-70")
def test_the_grail_of_the_defenders_lowers_the_archers_die_and_the_spear_adds_nothing() -> None:
    shield = war(
        red={"archers": 2, "men": 4},
        blue={"men": 9},
        flags={"holy_relics": True},
        relics={"grail": "Charles", "spear": "Arthur"},
        dice=faces(2, 1, 1, 1),
    )
    attack(shield)
    assert heard(shield, "volley") == ["Red volley 2 2 2"]  # 2 - 1 for the die, 1 for the second Archer


@rule("X-TAC-69")
def test_the_teeth_can_save_a_sniped_lord() -> None:
    table = war(
        red={"men": 9},
        blue={"archers": 1, "men": 3},
        fort="stronghold",
        flags={"holy_relics": True},
        elsewhere={"Red": {"Baudoin": "sigy"}},
        relics={"teeth": "Baudoin"},
        dice=faces(3, 1, 1, 1),
    )
    attack(table, until=("fire-or-snipe",))
    table.play("Blue snipe Arthur")
    assert table.prompt("Red") == "use-teeth"
    table.play("Red save")
    assert table.get("family.Arthur") == 0
