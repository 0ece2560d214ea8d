"""Fief 6.1 and 6.3: how long a battle lasts and how it ends."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.battle import ATTACKER_WON, DEFENDER_WON, UNDECIDED
from oyez.games.fief.rules.battle.end_of_roll import bar_surrender
from oyez.games.fief.rules.battle.losses import apply_hits
from oyez.games.fief.rules.court.captivity import capture
from tests.rule import rule
from tests.rules.fief.battlefield import asked, dice, faces, field, running, troops, village, why
from tests.rules.fief.table import EDITIONS, run, state

NOT_EN = ("fr2015", "pl2015")


def begun(edition: str = "fr2015", **position: object) -> Stage:
    """Red has attacked Blue and both want to fight."""
    table = field(edition=edition, **position)  # type: ignore[arg-type]
    table.play("Red attack blaye")
    if table.prompt("Blue") == "before-first-roll":
        table.play("Blue fight")
    return table


@rule("F-6.1-01", "F-6.2-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rolls_follow_each_other_and_strength_is_counted_anew(edition: str) -> None:
    table = begun(edition, red=(7, 0), blue=(6, 0), dice=faces(1, 1, 1, 1, 1, 1))
    assert running(table).rolls == 1
    assert (troops(table, "Red"), troops(table, "Blue")) == ([5, 0], [4, 0])
    assert dice(table) == (1, 1)  # 8 and 7 points before, 6 and 5 now
    table.play("Red fight", "Blue fight")
    assert running(table).rolls == 2
    table.expect(events=["Red rolled 2 2", "Blue rolled 2 2", "Red rolled 1 1", "Blue rolled 1 1"])


@rule("F-6.1-02", "F-6.3-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_side_has_lost_and_the_winner_controls_the_village(edition: str) -> None:
    table = begun(edition, red=(0, 2), blue=(1, 0), dice=faces(1, 1, 1))
    table.expect(
        events=["Blue died Charles", "Red battle-won blaye", "Red controlled blaye"],
        state={"outcome": ATTACKER_WON, "control.blaye": "Red", "battle": None},
    )


@rule("F-6.3-12")
def test_the_defender_may_win_too() -> None:
    table = begun(red=(1, 0), blue=(0, 2), dice=faces(1, 1, 1))
    table.expect(state={"outcome": DEFENDER_WON, "control.blaye": "Blue", "family.Arthur": None})


@rule("F-6.1-03", "F-6.3-01", "F-6.3-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_surrender_disbands_all_troops_and_delivers_all_lords(edition: str) -> None:
    table = begun(edition, blue=(5, 0), blue_lords=("Charles", "Blanche"), dice=faces(1, 1))
    table.play("Red fight", "Blue surrender")
    if edition != "en2014":
        table.play("Red all")
    table.expect(
        events=["Blue surrendered blaye"],
        state={
            "troops.Blue.blaye": [0, 0],
            "stock.Blue": [13, 8],
            "captives.Charles": "Red",
            "captives.Blanche": "Red",
            "control.blaye": "Red",
            "outcome": ATTACKER_WON,
        },
    )


@rule("F-6.3-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_surrender_before_the_first_roll_only_where_no_moment_is_named(edition: str) -> None:
    table = field(edition=edition, dice=faces(1, 1))
    table.play("Red attack blaye")
    if edition == "en2014":
        assert running(table).rolls == 1  # nobody was asked
        return
    table.expect(prompt={"Blue": "before-first-roll"})
    assert asked(table, "Blue") == ["fight", "surrender"]
    table.play("Blue surrender", "Red capture Charles")
    assert table.get("captives.Charles") == 0
    table.expect(no_events=["* rolled"])


@rule("F-6.3-01")
def test_the_attacker_may_surrender_too() -> None:
    table = begun(dice=faces(1, 1))
    table.play("Red surrender", "Blue capture Arthur")
    table.expect(state={"outcome": DEFENDER_WON, "troops.Red.blaye": [0, 0], "captives.Arthur": "Blue"})


@rule("F-6.3-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_surrender_needs_troops_on_both_sides(edition: str) -> None:
    table = field(edition=edition, blue=(0, 0))
    table.play("Red attack blaye")
    assert "surrender" not in asked(table, "Blue")  # the lone Lord is captured or spared, no question of his
    if edition != "en2014":
        assert bar_surrender(state(table), 1) == "F-6.3-02"


@rule("F-6.1-04", "F-6.3-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_truce_needs_all_involved_and_changes_nothing(edition: str) -> None:
    table = begun(edition, green=(1, 0), green_lords=("Eric",), dice=faces(1, 1)).play("Red target 1")
    table.play("Green help 1", "Blue accept")
    table.auto_until({"prompt": {"Red": "end-of-roll"}})
    before = table.get("troops")
    table.play("Red truce").expect(asked=["Blue"], prompt={"Blue": "answer-truce"})
    table.play("Blue accept").expect(asked=["Green"])
    table.play("Green accept")
    table.expect(
        events=["Red truce-made blaye"],
        state={"outcome": UNDECIDED, "control.blaye": "Blue", "battle": None, "troops": before},
    )


@rule("F-6.1-04")
def test_one_refusal_is_enough_and_the_offer_is_made_once_a_roll() -> None:
    table = begun(dice=faces(1, 1, 1, 1))
    table.play("Red truce", "Blue refuse").expect(events=["Blue truce-refused"])
    assert asked(table, "Red") == ["fight", "surrender"]
    table.play("Red fight", "Blue truce", "Red refuse", "Blue fight")
    assert running(table).rolls == 2
    assert "truce" in asked(table, "Red")


@rule("F-6.1-05", "F-6.3-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_rolls_without_loss_end_the_battle(edition: str) -> None:
    """One die shows at most 2 hits here: a Knight never falls."""
    table = begun(edition, red=(0, 1), blue=(0, 1), dice=faces(2, 2, 1, 2, 2, 1))
    for _ in range(2):
        table.play("Red fight", "Blue fight")
    table.expect(
        events=["Red three-empty-rolls blaye"],
        state={"outcome": UNDECIDED, "control.blaye": "Blue", "battle": None},
    )
    assert (troops(table, "Red"), troops(table, "Blue")) == ([0, 1], [0, 1])


@rule("F-6.1-05")
def test_a_loss_in_between_starts_the_count_again() -> None:
    table = begun(red=(0, 1), blue=(1, 1), dice=[*faces(2), *faces(2)] * 6)
    assert running(table).empty_rolls == 0  # the Man-at-Arms fell
    table.play("Red fight", "Blue fight")
    assert running(table).empty_rolls == 1


@rule("F-6.1-05")
def test_a_piece_lost_otherwise_is_no_loss_of_the_battle() -> None:
    """A Knight falls to an Uprising between two rolls: the count goes on."""
    table = begun(red=(0, 1), blue=(0, 2), dice=faces(2, 1, 1, 2, 1))
    assert running(table).empty_rolls == 1
    run(table, apply_hits(state(table), 1, village("blaye"), 3))
    assert troops(table, "Blue") == [0, 1]
    table.play("Red fight", "Blue fight")
    assert running(table).empty_rolls == 2


@rule("F-6.1-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_open_nobody_stops_alone(edition: str) -> None:
    table = begun(edition, dice=faces(1, 1))
    assert asked(table, "Red") == ["fight", "truce", "surrender"]
    assert why(table, "Red call-off") == "F-6.1-06"
    table.play("Red fight")
    assert asked(table, "Blue") == ["fight", "truce", "surrender"]


def stopped(edition: str, **position: object) -> Stage:
    table = begun(edition, red=(8, 0), fort="stronghold", dice=faces(1, 1, 1, 1), **position)
    assert "call-off" in asked(table, "Red")
    return table.play("Red call-off")


@rule("F-6.1-07", "F-6.3-05", "F-6.4-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_attacker_of_a_fortification_may_stop_alone(edition: str) -> None:
    """TV-19: after one roll he stops, then lays siege in the same phase."""
    table = stopped(edition)
    if edition == "en2014":
        table.play("Blue stay-inside")
    table.expect(events=["Red called-off blaye"], state={"outcome": UNDECIDED, "control.blaye": "Blue"})
    assert table.get("sieges.blaye") == [0, 0, 0, 0]  # stopping alone makes no siege
    table.play("Red besiege blaye")
    assert table.get("sieges.blaye.Red") == 1


@rule("F-6.1-07")
def test_the_defender_cannot_stop_alone() -> None:
    table = begun(red=(8, 0), fort="stronghold", dice=faces(1, 1)).play("Red fight")
    assert "call-off" not in asked(table, "Blue")
    assert why(table, "Blue call-off") == "F-6.1-07"


@rule("F-6.3-05")
def test_an_existing_siege_goes_on_after_stopping() -> None:
    table = stopped("fr2015", sieges={"blaye": {"Red": 1}})
    assert table.get("sieges.blaye.Red") == 1
    table.expect(prompt={"Red": "continue-siege"})


@rule("F-6.1-08", "F-6.3-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_defender_s_answer_to_being_left(edition: str) -> None:
    table = stopped(edition)
    if edition == "en2014":
        assert asked(table, "Blue") == ["come-out", "stay-inside"]
        table.play("Blue come-out").expect(events=["Blue came-out blaye"])
        assert running(table).in_the_open
        assert dice(table)[0] == 2  # 8 points and no penalty any more
        table.play("Blue fight")
        assert running(table).rolls == 2
        assert "call-off" not in asked(table, "Red")
    else:
        assert table.get("battle") is None
        table.play("Red done")
        assert asked(table, "Blue") == ["attack blaye", "done"]  # a new battle in his own turn


@rule("F-6.1-08")
def test_a_defender_without_a_lord_cannot_come_out() -> None:
    table = stopped("en2014", blue_lords=())
    assert table.get("battle") is None


@rule("F-6.3-04")
def test_control_may_be_handed_over_with_a_truce() -> None:
    table = begun(dice=faces(1, 1))
    table.play("Red truce", "Blue accept", "Blue cede blaye")
    assert table.get("control.blaye") == 0


@rule("F-6.3-07", "F-6.2.2-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_lords_left_on_both_sides_end_it_without_captives(edition: str) -> None:
    table = begun(edition, red=(1, 0), blue=(1, 0), dice=faces(1, 1))
    table.expect(
        events=["Red only-lords-left blaye"],
        state={
            "outcome": UNDECIDED,
            "control.blaye": "Blue",
            "captives.Arthur": None,
            "captives.Charles": None,
        },
    )


@rule("F-6.2.2-09")
def test_lords_whose_enemies_are_all_dead_are_free_and_have_won() -> None:
    table = begun(red=(1, 0), blue=(1, 0), blue_lords=("Charles", "Blanche"), dice=faces(1, 2))
    table.expect(
        state={
            "family.Arthur": None,
            "captives.Charles": None,
            "outcome": DEFENDER_WON,
            "control.blaye": "Blue",
        }
    )


@rule("F-6.3-08", "F-10.5-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_lord_the_attack_ends(edition: str) -> None:
    table = begun(edition, red=(3, 1), blue=(3, 1), dice=faces(1, 1, 1, 1))
    capture(state(table), 0, 1)  # Arthur, by an Ambush
    table.play("Red fight")
    table.expect(
        events=["Red no-lord-to-attack blaye"], state={"outcome": UNDECIDED, "control.blaye": "Blue"}
    )


@rule("F-6.3-08")
def test_without_the_flag_troops_fight_on() -> None:
    table = begun(red=(3, 1), blue=(3, 1), dice=faces(1, 1, 1, 1), flags={"ends_if_attacker_lordless": False})
    capture(state(table), 0, 1)
    table.play("Red fight", "Blue fight")
    assert running(table).rolls == 2


@rule("F-6.3-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_helper_s_lord_keeps_the_attack_going(edition: str) -> None:
    """TV-42."""
    table = begun(edition, green=(2, 0), green_lords=("Eric",), dice=faces(1, 1, 1, 1, 1, 1))
    table.play("Red target 1", "Green help 0", "Red accept")
    table.auto_until({"prompt": {"Red": "end-of-roll"}})
    capture(state(table), 0, 1)
    table.play("Red fight", "Blue fight")
    assert running(table).rolls == 2


@rule("F-6.3-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_all_are_destroyed_the_fief_s_lord_controls(edition: str) -> None:
    table = begun(
        edition,
        red=(1, 0),
        blue=(1, 0),
        dice=faces(2, 2),
        elsewhere={"Green": {"Eric": "sigy"}},
        titles={"Eric": ["fief-blaye"]},
    )
    table.expect(events=["Red all-destroyed blaye"], state={"control.blaye": "Green", "outcome": UNDECIDED})


@rule("F-6.3-11", "F-5.1-21")
def test_when_all_are_destroyed_in_an_ungoverned_fief_nobody_controls() -> None:
    table = begun(red=(1, 0), blue=(1, 0), dice=faces(2, 2), fort="stronghold", flags=ZERO)
    table.expect(state={"control.blaye": "Blue"})
    open_field = begun(red=(1, 0), blue=(1, 0), dice=faces(2, 2))
    open_field.expect(state={"control.blaye": None})


ZERO = {"zero_dice_attack": "allowed"}


@rule("F-5.1-12", "F-6.3-11", "F-6.3-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_battle_the_winning_principal_controls_before_earlier_bystanders(edition: str) -> None:
    table = begun(
        edition,
        red=(0, 2),
        blue=(1, 0),
        green=(1, 0),
        arrivals={"blaye": ["Blue", "Green", "Red"]},
        dice=faces(1, 1, 1),
    )
    table.play("Red target 1", "Green pass")
    if edition != "en2014":
        table.play("Blue fight")
    table.expect(state={"control.blaye": "Red"})


@rule("F-5.1-12", "F-6.3-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_winner_on_the_field_the_earliest_bystander_controls(edition: str) -> None:
    table = begun(
        edition,
        red=(1, 0),
        blue=(1, 0),
        green=(1, 0),
        yellow=(1, 0),
        arrivals={"blaye": ["Blue", "Yellow", "Red", "Green"]},
        dice=faces(2, 2),
    )
    table.play("Red target 1", "Green pass", "Yellow pass")
    if edition != "en2014":
        table.play("Blue fight")
    table.expect(state={"control.blaye": "Yellow"})


@rule("F-6.3-13", "F-5.1-17", "F-5.1-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stormed_city_brings_its_title(edition: str) -> None:
    table = begun(
        edition,
        red=(2, 5),
        blue=(1, 0),
        fort="city",
        titles={"Charles": ["fief-blaye"]},
        dice=faces(2, 1),
    )
    table.expect(
        state={
            "control.blaye": "Red",
            "forts.blaye": "city",
            "holders.fief-blaye": "Arthur",
            "family.Charles": None,
        }
    )


@rule("F-6.3-13")
def test_a_stormed_stronghold_belongs_to_the_winner() -> None:
    table = begun(red=(2, 5), blue=(1, 0), fort="stronghold", dice=faces(2, 1, 1))
    table.expect(state={"control.blaye": "Red", "forts.blaye": "stronghold"})
