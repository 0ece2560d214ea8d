"""Fief 6.0: declaring battles."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.phase import bar_attack, bar_battle
from tests.rule import rule
from tests.rules.fief.battlefield import asked, dice, faces, field, points, running, troops, why
from tests.rules.fief.table import EDITIONS, stage, state

OTHER_PLACE = {"Red": {"Baudoin": "sigy"}, "Blue": {"François": "sigy"}}


@rule("F-6.0-01", "F-R-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_players_declare_battles_in_turn_order_where_they_meet_others(edition: str) -> None:
    table = field(edition=edition, first="Blue")
    table.expect(asked=["Blue"], prompt={"Blue": "declare-battle"})
    assert asked(table, "Blue") == ["attack blaye", "done"]
    table.play("Blue done").expect(asked=["Red"])
    assert asked(table, "Red") == ["attack blaye", "done"]
    assert why(table, "Red attack sigy") == "F-6.0-01"


@rule("F-6.0-02")
def test_nobody_has_to_fight() -> None:
    table = field()
    table.play("Red done", "Blue done")
    assert table.get("outcome") == 0
    assert troops(table, "Red") == troops(table, "Blue") == [2, 1]
    assert table.get("control.blaye") == 1


@rule("F-6.0-03")
def test_a_battle_is_fought_at_once_and_then_the_next_may_be_declared() -> None:
    table = field(
        red=(0, 1),
        blue=(1, 0),
        dice=faces(1, 1),
        elsewhere=OTHER_PLACE,
        more_troops={"Red": {"sigy": [1, 0]}, "Blue": {"sigy": [1, 0]}},
    )
    table.play("Red attack blaye").expect(events=["Red battle-declared blaye Blue"])
    table.play("Blue fight", "Red capture Charles")
    assert table.get("battle") is None
    assert asked(table, "Red") == ["attack sigy", "done"]


@rule("F-6.0-04", "F-12.1-03")
def test_allies_may_be_attacked_and_stay_allies() -> None:
    table = field(
        red=(0, 2),
        blue=(1, 0),
        dice=faces(2, 1),
        elsewhere={"Red": {"Blanche": "sigy"}, "Blue": {"Henri": "sigy"}},
        married=[["Blanche", "Henri"]],
    )
    table.play("Red attack blaye", "Blue fight")
    assert table.get("married.Blanche") == "Henri"
    assert troops(table, "Blue") == [0, 0]


@rule("F-6.0-05", "F-12.0-04", "F-6.0-31")
def test_troops_without_a_free_lord_cannot_attack_but_defend_themselves() -> None:
    table = field(red_lords=(), control="Red", dice=faces(1, 1))
    table.expect(asked=["Blue"])
    assert asked(table, "Blue") == ["attack blaye", "done"]
    table.play("Blue attack blaye", "Red fight")
    table.expect(events=["Red rolled 1 1"])
    lone = field(red_lords=(), blue=(0, 0), control="Blue")
    assert lone.g.pending == () or "attack blaye" not in asked(lone, "Red")
    assert lone.get("captives.Charles") is None


@rule("F-12.0-04", "F-6.0-05")
def test_a_captive_lord_leads_nobody() -> None:
    table = field(captives={"Arthur": "Blue"})
    table.expect(asked=["Blue"])


@rule("F-6.0-06")
def test_a_lord_without_troops_cannot_attack() -> None:
    table = field(red=(0, 0))
    table.expect(asked=["Blue"])
    assert bar_battle(state(table), 0, 2) == "F-6.0-06"


@rule("F-6.0-07")
def test_the_attacker_names_one_target() -> None:
    table = field(green=(1, 0), arrivals={"blaye": ["Blue", "Red", "Green"]})
    table.play("Red attack blaye").expect(prompt={"Red": "choose-target"})
    assert asked(table, "Red") == ["target 1", "target 2", "back"]
    table.play("Red back").expect(prompt={"Red": "declare-battle"})
    table.play("Red attack blaye", "Red target 2")
    assert (running(table).attacker, running(table).defender) == (0, 2)


@rule("F-6.0-08", "F-6.0-09")
def test_one_battle_per_village_and_target_in_a_turn_but_others_may_still_attack() -> None:
    table = field(dice=faces(1, 1))
    table.play("Red attack blaye", "Blue fight", "Red truce", "Blue accept")
    table.expect(events=["Red truce-made blaye"], asked=["Blue"])  # Red has nothing left to attack
    assert asked(table, "Blue") == ["attack blaye", "done"]  # the truce binds nobody


@rule("F-6.0-19", "F-5.0-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_pieces_of_a_player_take_part_whatever_road_they_came_by(edition: str) -> None:
    """TV-41."""
    table = field(
        edition=edition,
        red=(4, 1),
        red_lords=("Arthur", "Baudoin"),
        road={"Arthur": "la-salle", "Baudoin": "charolles"},
        bands=[
            {"seat": "Red", "village": "blaye", "troops": [2, 0], "moves": 1, "from": "la-salle"},
            {"seat": "Red", "village": "blaye", "troops": [2, 1], "moves": 1, "from": "charolles"},
        ],
    )
    table.play("Red attack blaye")
    assert points(table)[0] == 4 + 3 + 2


@rule("F-6.0-20")
def test_who_joins_no_side_is_untouched() -> None:
    table = field(red=(0, 2), blue=(1, 0), green=(3, 0), dice=faces(2, 1))
    table.play("Red attack blaye", "Red target 1", "Green pass", "Blue fight")
    assert troops(table, "Green") == [3, 0]
    assert troops(table, "Blue") == [0, 0]


@rule("F-6.0-21", "F-5.1-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lords_alone_do_not_fight_and_the_first_keeps_control(edition: str) -> None:
    table = field(edition=edition, red=(0, 0), blue=(0, 0), phase="battles", mills={"blaye": 1})
    table.expect(asked=["Blue"], prompt={"Blue": "choose-pillage"})  # no battle was offered to anybody
    assert table.get("control.blaye") == 1


@rule("F-6.0-25", "F-2.3.1-M02", "F-2.3.1-02")
def test_no_battle_in_heavy_rain() -> None:
    table = field(rain=[1], mills={"blaye": 1})
    table.expect(asked=["Blue"], prompt={"Blue": "choose-pillage"})
    assert bar_attack(state(table), 0, 2, 1) == "F-2.3.1-M02"
    dry = field(rain=[2])
    dry.expect(prompt={"Red": "declare-battle"})


@rule("F-2.3.1-M05")
def test_in_the_rain_sieges_and_pillage_go_on_but_no_lone_lord_is_captured() -> None:
    table = field(blue=(0, 0), rain=[1], fort="stronghold", mills={"blaye": 1})
    table.expect(prompt={"Red": "declare-siege"})
    assert bar_attack(state(table), 0, 2, 1) == "F-2.3.1-M05"
    table.play("Red besiege blaye", "Red pillage blaye")
    assert table.get("sieges.blaye.0") == 1
    assert table.get("deniers.Red") == 6
    held = field(rain=[1], fort="stronghold", sieges={"blaye": {"Red": 1}})
    held.play("Red continue blaye")
    assert held.get("sieges.blaye.0") == 2
    gone = field(rain=[1], fort="stronghold", sieges={"blaye": {"Red": 1}})
    gone.play("Red lift blaye")
    assert gone.get("sieges.blaye.0") == 0


@rule("F-6.2-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_attack_without_dice(edition: str) -> None:
    """TV-31: 5 strength points against a Stronghold make 1 - 1 = 0 dice."""
    table = field(edition=edition, red=(4, 0), fort="stronghold", dice=faces(2))
    if edition == "en2014":
        assert asked(table, "Red") == ["attack blaye", "done"]
        table.play("Red attack blaye")
        table.expect(events=["Red rolled 0 0", "Blue rolled 1 2"])
        assert troops(table, "Red") == [2, 0]
        return
    assert asked(table, "Red") == ["done"]  # the declaration is impossible
    assert why(table, "Red attack blaye") == "F-6.2-14"


@rule("F-6.2-14", "F-R-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_question_betrays_a_secret_passage(edition: str) -> None:
    """All see who is asked to declare a battle: so Red is asked alike with the card and without it."""
    for hand in ([], ["passage"]):
        table = field(edition=edition, red=(4, 0), fort="stronghold", hands={"Red": hand})
        table.expect(asked=["Red"], prompt={"Red": "declare-battle"})
        assert ("attack blaye" in asked(table, "Red")) == (bool(hand) or edition == "en2014")
        table.play("Red done").expect(prompt={"Red": "declare-siege"})


@rule("F-6.2-14", "F-10.2.2-01", "F-6.2.1-04")
def test_a_secret_passage_in_hand_makes_the_attack_possible() -> None:
    """TV-31 in the French edition: with the card it is 1 die."""
    table = field(red=(4, 0), fort="stronghold", hands={"Red": ["passage"]})
    table.play("Red attack blaye")
    assert dice(table)[0] == 0
    unused = field(red=(4, 0), fort="stronghold", hands={"Red": ["passage"]})
    unused.play("Red attack blaye", "Red pass")
    unused.expect(events=["Red no-dice blaye"])  # he did not play it: no attack
    assert unused.get("battle") is None


@rule("F-6.2-14", "F-6.0-11", "F-6.4-07")
@pytest.mark.parametrize(
    ("fort", "red", "green", "sieges", "possible"),
    [
        ("stronghold", (4, 0), (2, 0), {}, True),  # together 5 + 3 strength points: 2 - 1 dice
        ("stronghold", (4, 0), (0, 0), {}, False),  # 5 + 1 make no second die
        ("city", (2, 0), (1, 0), {"Red": 1, "Green": 1}, True),  # two engines together
        ("city", (2, 0), (1, 0), {"Red": 1}, False),
    ],
)
def test_helpers_there_may_make_the_attack_possible(
    fort: str, red: tuple[int, int], green: tuple[int, int], sieges: dict[str, int], possible: bool
) -> None:
    def begun() -> Stage:
        return field(
            red=red, green=green, green_lords=("Eric",), fort=fort, sieges={"blaye": sieges}, dice=faces(1, 1)
        )

    assert bar_attack(state(begun()), 0, 2, 1) == ("" if possible else "F-6.2-14")
    if possible:
        table = begun().play("Red attack blaye", "Red target 1", "Green help 0", "Red accept")
        table.play("Blue fight", "Red fight").expect(events=["Red rolled 1 1"])
        alone = begun().play("Red attack blaye", "Red target 1", "Green pass")
        alone.expect(events=["Red no-dice blaye"])  # nobody came: no attack, and Blue need not surrender


@rule("F-6.2-14", "F-6.0-18")
@pytest.mark.parametrize("inside", [False, True])
def test_a_helper_inside_would_open_the_gates_to_an_attack_without_dice(inside: bool) -> None:
    table = field(
        red=(2, 0),
        green=(1, 0),
        green_lords=("Eric",),
        fort="city",
        sieges={"blaye": {"Red": 1}},
        relieved={"blaye": ["Green"]} if inside else {},
        dice=faces(1, 1),
    )
    assert bar_attack(state(table), 0, 2, 1) == ("" if inside else "F-6.2-14")  # 1 - 2 + 1 dice
    if inside:
        table.play("Red attack blaye", "Red target 1", "Green help 0", "Red accept")
        table.play("Blue fight", "Red fight").expect(events=["Green gates-opened blaye", "Red rolled 1 1"])


@rule("F-6.2-14", "F-11.2-01")
@pytest.mark.parametrize("green", [(2, 0), (0, 2)])
def test_under_fog_the_declaration_says_nothing_of_a_helper_s_counters(green: tuple[int, int]) -> None:
    table = field(
        red=(2, 0), green=green, green_lords=("Eric",), fort="stronghold", flags={"fog_of_war": True}
    )
    assert bar_attack(state(table), 0, 2, 1) == ""


@rule("F-6.2-14")
def test_a_running_battle_goes_on_when_the_dice_are_gone() -> None:
    table = field(red=(4, 1), fort="stronghold", dice=faces(1, 3, 1))
    table.play("Red attack blaye", "Blue fight", "Red lose-knights 1")
    assert dice(table) == (0, 1)
    table.play("Red fight", "Blue fight")
    table.expect(events=["Red rolled 0 0", "Blue rolled 1 1"])


@rule("F-R-10", "F-6.5-01")
def test_a_turn_is_battles_then_sieges_and_pillage_comes_last() -> None:
    table = field(fort="stronghold", mills={"blaye": 1}, dice=faces(1, 1), red=(8, 1))
    prompts = [prompt_of(table)]
    for choice in ("Red done", "Red besiege blaye", "Blue done"):
        table.play(choice)
        prompts.append(prompt_of(table))
    assert prompts == ["declare-battle", "declare-siege", "declare-battle", "choose-pillage"]


def prompt_of(table: Stage) -> str:
    return table.g.pending[0].prompt.name


@rule("F-6.0-01")
def test_a_phase_without_contact_asks_nobody() -> None:
    table = stage(
        3,
        phase="battles",
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"sigy": [1, 0]}},
    )
    assert table.get("phase") not in ("battles", "closing")
