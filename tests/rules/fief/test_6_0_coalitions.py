"""Fief 6.0: third players in a battle."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, OUT, cavalcade_battle
from oyez.games.fief.rules.battle.phase import fight
from oyez.games.fief.rules.battle.rolls import is_engaged, penalty
from tests.rule import rule
from tests.rules.fief.battlefield import asked, dice, faces, field, points, running, troops, village, why
from tests.rules.fief.table import EDITIONS, run, state

NOT_EN = ("fr2015", "pl2015")


def declared(**position: object) -> Stage:
    """Red has attacked Blue; Green, with a Lord, is asked."""
    position.setdefault("green", (3, 0))
    position.setdefault("green_lords", ("Eric",))
    return field(**position).play("Red attack blaye", "Red target 1")  # type: ignore[arg-type]


@rule("F-6.0-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_third_player_may_join_either_side(edition: str) -> None:
    table = declared(edition=edition)
    table.expect(asked=["Green"], prompt={"Green": "join-battle"})
    assert asked(table, "Green") == ["help 0", "help 1", "pass"]
    table.play("Green help 1")  # told, else Blue would not know whom he accepts
    table.expect(asked=["Blue"], prompt={"Blue": "accept-helper"}, events=["Green offered-help Blue"])
    table.play("Blue accept").expect(events=["Green helped Blue"])
    assert running(table).sides == (ATTACK, DEFENCE, DEFENCE, OUT)


@rule("F-6.0-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lone_lord_may_join_only_where_presence_is_enough(edition: str) -> None:
    table = declared(edition=edition, green=(0, 0))
    assert (asked(table, "Green") != []) == (edition != "en2014")


@rule("F-6.0-11", "F-6.2-07")
def test_members_add_their_strength() -> None:
    table = declared(red=(2, 1), green=(0, 2))
    assert points(table) == (6, 6)
    table.play("Green help 0", "Red accept")
    assert points(table) == (13, 6)
    assert dice(table) == (3, 1)


@rule("F-6.0-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_stayed_out_at_the_start_may_join_later_only_in_the_english_edition(edition: str) -> None:
    table = declared(edition=edition, dice=faces(1, 1, 1, 1))
    table.play("Green pass")
    if edition == "en2014":
        table.expect(asked=["Green"], prompt={"Green": "join-battle"})
    else:
        table.play("Blue fight")
        assert asked(table, "Green") == []
        table.play("Red fight", "Blue fight")
        assert running(table).rolls == 2


@rule("F-6.0-13", "F-6.2.2-15", "F-6.2.2-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_decides_on_the_losses_of_a_coalition(edition: str) -> None:
    """Green is the strongest member, Blue the principal."""
    table = declared(edition=edition, blue=(2, 0), green=(3, 1), dice=faces(2, 1, 1))
    table.play("Green help 1", "Blue accept")
    if edition != "en2014":
        table.play("Blue fight", "Red fight")
    decider = "Green" if edition == "en2014" else "Blue"
    table.expect(asked=[decider], prompt={decider: "whose-man-at-arms"})
    assert asked(table, decider) == ["loss-of 1", "loss-of 2"]
    table.play(f"{decider} loss-of 1", f"{decider} loss-of 2")
    assert (troops(table, "Blue"), troops(table, "Green")) == ([1, 0], [2, 1])


@rule("F-6.0-13")
def test_with_equal_strength_the_principal_decides() -> None:
    table = declared(edition="en2014", blue=(3, 0), green=(3, 0), dice=faces(1, 1, 1))
    table.play("Green help 1", "Blue accept")
    table.expect(asked=["Blue"], prompt={"Blue": "whose-man-at-arms"})


@rule("F-6.2.2-15")
def test_the_maximum_counts_for_the_side_as_a_whole() -> None:
    """3 hits on 1 + 2 Men-at-Arms and a Knight: a Knight, or three Men-at-Arms of both members."""
    table = declared(blue=(1, 0), green=(2, 1), dice=faces(3, 1, 1))
    table.play("Green help 1", "Blue accept", "Blue fight", "Red fight")
    assert asked(table, "Blue") == ["lose-knights 0", "lose-knights 1"]
    table.play("Blue lose-knights 0")
    assert (troops(table, "Blue"), troops(table, "Green")) == ([0, 0], [0, 1])


@rule("F-6.2.2-15")
def test_knights_of_a_coalition_are_spread_one_by_one() -> None:
    table = declared(red=(2, 4), blue=(0, 1), green=(0, 1), dice=faces(1, 1, 1, 1, 1))
    table.play("Green help 1", "Blue accept", "Blue fight", "Red fight")
    table.expect(prompt={"Blue": "whose-knight"})
    table.play("Blue loss-of 2")
    assert (troops(table, "Blue"), troops(table, "Green")) == ([0, 1], [0, 0])


@rule("F-6.0-14", "F-6.2.3-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_decides_which_member_gets_a_captive(edition: str) -> None:
    table = declared(edition=edition, red=(1, 0), green=(3, 1), blue=(2, 0), dice=faces(1, 1, 1))
    table.play("Green help 0", "Red accept")
    if edition != "en2014":
        table.play("Blue fight", "Red fight", "Red loss-of 2")
    else:
        table.play("Green loss-of 2")
    decider = "Green" if edition == "en2014" else "Red"
    if edition != "en2014":
        table.play(f"{decider} capture Charles")
    table.expect(prompt={decider: "choose-guard"})
    assert asked(table, decider) == ["guard 0", "guard 2"]
    table.play(f"{decider} guard 2")
    assert table.get("captives.Charles") == 2


@rule("F-6.0-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_decides_on_the_surrender_of_a_coalition(edition: str) -> None:
    table = declared(edition=edition, blue=(2, 0), green=(3, 1), dice=faces(1, 1, 1))
    table.play("Green help 1", "Blue accept")
    if edition == "en2014":
        table.play("Green loss-of 2", "Green stay", "Red fight", "Blue fight")
        assert "surrender" in asked(table, "Green")
        return
    assert asked(table, "Blue") == ["fight", "surrender"]
    table.play("Blue fight", "Red fight", "Blue loss-of 2", "Green stay", "Red fight")
    assert "surrender" in asked(table, "Blue")
    assert why(table, "Green surrender") == "F-6.0-15"


def after_a_roll(edition: str, helped: str, **position: object) -> Stage:
    """Green helps and is asked at the end of the first roll."""
    table = declared(edition=edition, dice=faces(1, 1, 1, 1), **position)
    table.play(f"Green help {'01'[helped == 'Blue']}", f"{helped} accept")
    while "Green" not in table.asked() or table.prompt("Green") != "choose-side":
        table.auto()
    return table


@rule("F-6.0-16", "F-6.0-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_helper_may_change_sides_after_a_roll(edition: str) -> None:
    table = after_a_roll(edition, "Blue")
    assert asked(table, "Green") == ["stay", "change-sides", "leave"]
    table.play("Green change-sides")
    table.expect(asked=["Red"], prompt={"Red": "accept-helper"}, events=["Green offered-help Red"])
    table.play("Red accept").expect(events=["Green changed-sides Red"])
    assert running(table).sides[2] == ATTACK


@rule("F-6.0-15", "F-6.0-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_helpers_choose_before_their_side_can_surrender_over_their_heads(edition: str) -> None:
    table = after_a_roll(edition, "Blue")
    before = troops(table, "Green")
    table.play("Green leave", "Red fight")
    assert running(table).rolls == 1  # he chose before the principals spoke, not after
    table.play("Blue surrender")
    assert troops(table, "Blue") == [0, 0]
    assert troops(table, "Green") == before


@rule("F-6.0-16")
def test_principals_cannot_change_sides() -> None:
    table = after_a_roll("en2014", "Blue")
    for name in ("Red", "Blue"):
        table.refuses(f"{name} change-sides")
        assert asked(table, name) == []


@rule("F-6.0-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_french_text_changing_sides_is_for_lords(edition: str) -> None:
    """Green's Lord is taken out of the battle while he helps Red: may his troops go over?"""
    table = after_a_roll(edition, "Red")
    g = state(table)
    g.captor[3] = 0  # Eric, by an Ambush
    g.pending = g.stack[-1].ask(g)
    assert ("change-sides" in asked(table, "Green")) == (edition == "en2014")


@rule("F-6.0-22")
def test_the_other_side_may_decline_a_turncoat() -> None:
    table = after_a_roll("fr2015", "Blue")
    table.play("Green change-sides", "Red refuse").expect(events=["Red help-declined Green"])
    assert asked(table, "Green") == ["stay", "leave"]
    assert why(table, "Green change-sides") == "F-6.0-22"


@rule("F-6.0-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_helper_may_leave_and_cannot_come_back(edition: str) -> None:
    table = after_a_roll(edition, "Red")
    table.play("Green leave").expect(events=["Green left-battle"])
    assert running(table).sides[2] == OUT
    before = troops(table, "Green")
    table.play("Red fight", "Blue fight")
    assert table.prompt("Green") != "join-battle"
    assert troops(table, "Green") == before  # his pieces stay as bystanders


@rule("F-6.0-17")
def test_without_the_flag_helpers_are_bound() -> None:
    table = declared(flags={"coalition_leave": False}, dice=faces(1, 1, 1, 1))
    table.play("Green help 0", "Red accept", "Blue fight", "Red fight")
    table.play("Red loss-of 2")
    assert asked(table, "Green") == ["stay", "change-sides"]


@rule("F-6.0-17", "F-6.0-23")
def test_a_helper_who_can_only_stay_is_not_asked() -> None:
    """Green's men stand without a Lord: they defend, and could not attack."""
    table = declared(flags={"coalition_leave": False}, green_lords=(), dice=faces(1, 1, 1, 1))
    table.play("Green help 1", "Blue accept")
    while table.prompt("Red") != "end-of-roll":
        assert table.prompt("Green") != "choose-side"
        table.auto()
    assert is_engaged(state(table), running(table), 2)


def besieged(edition: str, inside: bool, **position: object) -> Stage:
    """Green helps Blue in a besieged Stronghold, entered as relief or not."""
    table = declared(
        edition=edition,
        red=(4, 3),
        fort="stronghold",
        sieges={"blaye": {"Yellow": 1}},
        yellow=(1, 0),
        yellow_lords=("Henri",),
        relieved={"blaye": ["Green"]} if inside else {},
        dice=faces(1, 1, 1, 1, 1, 1, 1),
        **position,
    )
    table.play("Green help 1", "Blue accept", "Yellow pass")
    while table.prompt("Green") != "choose-side":
        table.auto()
    return table


@rule("F-6.0-18", "F-6.2.1-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_traitor_inside_opens_the_gates(edition: str) -> None:
    table = besieged(edition, inside=True)
    assert running(table).in_the_open is False
    assert penalty(state(table), running(table)) == 1
    table.play("Green change-sides", "Red accept")
    opens = edition != "en2014"
    assert running(table).in_the_open is opens
    assert ("Green gates-opened blaye" in table.events()) is opens
    assert penalty(state(table), running(table)) == (0 if opens else 1)


@rule("F-6.0-18", "F-6.1-07", "F-6.3-05")
@pytest.mark.parametrize("edition", NOT_EN)
def test_through_opened_gates_the_attacker_may_still_stop_alone(edition: str) -> None:
    table = besieged(edition, inside=True).play("Green change-sides", "Red accept")
    assert penalty(state(table), running(table)) == 0
    assert asked(table, "Red") == ["fight", "truce", "surrender", "call-off"]  # Blue is still inside
    table.play("Red call-off").expect(events=["Red called-off blaye"], state={"control.blaye": "Blue"})
    assert table.get("battle") is None


@rule("F-6.0-18", "F-6.1-06", "F-6.1-08")
def test_who_comes_out_after_all_cannot_be_left_alone_any_more() -> None:
    table = besieged("fr2015", inside=True, flags={"calloff_reaction": "continue_now"})
    table.play("Green change-sides", "Red accept", "Red call-off", "Blue come-out")
    assert why(table, "Red call-off") == "F-6.1-06"


@rule("F-6.0-18")
def test_a_traitor_from_outside_opens_nothing() -> None:
    table = besieged("fr2015", inside=False)
    table.play("Green change-sides", "Red accept")
    assert running(table).in_the_open is False


@rule("F-6.0-18", "F-6.2.1-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("inside", [False, True])
def test_relief_that_turns_on_the_besieged_opens_the_gates_from_the_start(edition: str, inside: bool) -> None:
    table = declared(
        edition=edition,
        red=(4, 3),
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        relieved={"blaye": ["Green"]} if inside else {},
    )
    table.play("Green help 0", "Red accept")
    opens = inside and edition != "en2014"
    assert ("Green gates-opened blaye" in table.events()) is opens


@rule("F-6.0-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_stayed_out_is_asked_again_when_another_has_joined(edition: str) -> None:
    table = declared(edition=edition, yellow=(1, 0), yellow_lords=("Henri",))
    table.play("Green pass").expect(asked=["Yellow"])
    table.play("Yellow help 0", "Red accept").expect(asked=["Green"], prompt={"Green": "join-battle"})
    table.play("Green help 1", "Blue accept")
    assert running(table).sides == (ATTACK, DEFENCE, DEFENCE, ATTACK)
    table = declared(edition=edition, yellow=(1, 0), yellow_lords=("Henri",))
    table.play("Green pass", "Yellow pass")
    assert running(table).rolls == (1 if edition == "en2014" else 0)
    assert (table.prompt("Green") == "join-battle") == (edition == "en2014")  # only between rolls


@rule("F-6.0-22")
def test_helpers_are_asked_clockwise_and_need_the_principal_s_consent() -> None:
    table = field(
        green=(1, 0),
        green_lords=("Eric",),
        yellow=(1, 0),
        yellow_lords=("Henri",),
        first="Yellow",
    )
    table.play("Yellow attack blaye", "Yellow target 1").expect(asked=["Red"])
    table.play("Red help 3").expect(asked=["Yellow"])
    table.play("Yellow refuse").expect(events=["Yellow help-declined Red"])
    assert asked(table, "Red") == ["help 1", "pass"]  # he may offer himself to the other side
    assert why(table, "Red help 3") == "F-6.0-22"
    table.play("Red help 1", "Blue refuse").expect(asked=["Green"])
    assert running(table).sides == (OUT, DEFENCE, OUT, ATTACK)


@rule("F-6.0-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_troops_without_a_lord_help_only_in_defence(edition: str) -> None:
    table = declared(edition=edition, green_lords=(), dice=faces(1, 1, 1))
    assert asked(table, "Green") == ["help 1", "pass"]
    assert why(table, "Green help 0") == "F-6.0-23"
    table.play("Green help 1", "Blue accept")
    while table.prompt("Green") != "choose-side":
        table.auto()
    assert asked(table, "Green") == ["stay", "leave"]
    assert why(table, "Green change-sides") == "F-6.0-23"


@rule("F-6.0-23", "F-6.0-22")
@pytest.mark.parametrize("edition", NOT_EN)
def test_an_offer_lapses_with_the_lord_who_made_it(edition: str) -> None:
    table = declared(
        edition=edition, hands={"Yellow": ["assassination"]}, elsewhere={"Yellow": {"Henri": "tournus"}}
    )
    table.play("Green help 0").expect(asked=["Red"], prompt={"Red": "accept-helper"})
    table.play("Yellow play assassination", "Yellow strike Eric")
    assert table.prompt("Red") != "accept-helper"  # troops without a Lord cannot attack
    assert running(table).sides == (ATTACK, DEFENCE, OUT, OUT)


@rule("F-6.0-22", "F-6.0-24")
@pytest.mark.parametrize("edition", NOT_EN)
def test_nobody_can_help_a_principal_who_has_nothing_left(edition: str) -> None:
    """His helper follows him before the first roll; then there is somebody to accept others."""
    table = declared(
        edition=edition,
        blue=(0, 0),
        yellow=(1, 0),
        yellow_lords=("Henri",),
        hands={"Purple": ["assassination"]},
        elsewhere={"Purple": {"Othon": "tournus"}},
        seats=5,
    )
    table.play("Green help 1", "Blue accept")
    assert asked(table, "Yellow") == ["help 0", "help 1", "pass"]
    table.play("Purple play assassination", "Purple strike Charles")
    assert asked(table, "Yellow") == ["help 0", "pass"]
    assert why(table, "Yellow help 1") == "F-6.0-22"


@rule("F-6.1-02", "F-10.5-09")
@pytest.mark.parametrize("edition", NOT_EN)
def test_nobody_is_asked_to_help_in_a_battle_that_is_over(edition: str) -> None:
    table = declared(
        edition=edition,
        blue=(0, 0),
        hands={"Yellow": ["assassination"]},
        elsewhere={"Yellow": {"Henri": "tournus"}},
    )
    assert asked(table, "Green") == ["help 0", "help 1", "pass"]
    table.play("Yellow play assassination", "Yellow strike Charles")
    table.expect(events=["Red battle-won blaye"], state={"battle": None})


@rule("F-6.0-23", "F-6.0-16")
def test_a_turncoat_who_loses_his_lord_meanwhile_stays_where_he_is() -> None:
    table = declared(
        hands={"Yellow": ["assassination"]}, elsewhere={"Yellow": {"Henri": "tournus"}}, dice=faces(1, 1, 1)
    )
    table.play("Green help 1", "Blue accept", "Yellow pass", "Blue fight", "Red fight")
    while table.prompt("Green") != "choose-side":
        table.auto()
    table.play("Green change-sides", "Yellow play assassination", "Yellow strike Eric")
    assert table.prompt("Red") != "accept-helper"
    assert running(table).sides == (ATTACK, DEFENCE, DEFENCE, OUT)


@rule("F-6.0-24", "F-6.3-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_principal_without_pieces_is_followed_by_his_strongest_helper(edition: str) -> None:
    table = declared(
        edition=edition,
        blue=(1, 0),
        blue_lords=(),
        green=(2, 0),
        yellow=(0, 2),
        yellow_lords=("Henri",),
        dice=faces(1, 1, 1),
    )
    table.play("Green help 1", "Blue accept", "Yellow help 1", "Blue accept")
    if edition != "en2014":
        table.play("Blue fight", "Red fight", "Blue loss-of 1")
    else:
        table.play("Yellow loss-of 1")
    assert running(table).defender == 3
    table.expect(events=["Yellow new-principal blaye"])


@rule("F-6.0-36", "F-6.0-10")
@pytest.mark.parametrize("edition", NOT_EN)
def test_a_lord_without_troops_whose_helper_has_some_fights(edition: str) -> None:
    table = declared(edition=edition, blue=(0, 0), dice=faces(1, 1))
    table.play("Green help 1", "Blue accept")
    assert points(table)[1] == 1 + 3 + 1
    table.play("Blue fight", "Red fight")
    assert running(table).rolls == 1
    assert table.get("captives.Charles") is None


@rule("F-6.0-14", "F-6.2.2-17", "F-1.1.1-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_printed_example_of_a_coalition(edition: str) -> None:
    """TV-05: Green helps Red against Green's own ally Blue; the spouse is killed and the alliance is over."""
    table = declared(
        edition=edition,
        red=(4, 1),
        green=(2, 1),
        blue=(2, 0),
        blue_lords=("Blanche",),
        married=[["Eric", "Blanche"]],
        dice=faces(3, 1, 1, 1),
    )
    table.play("Green help 0", "Red accept")
    if edition != "en2014":
        table.play("Blue fight", "Red fight")
    table.auto_until({"state": {"battle": None}})
    assert table.get("family.Blanche") is None
    assert table.get("married.Eric") is None
    table.expect(events=["Blue died Blanche", "Green widowed Eric"])


@rule("F-5.2-15", "F-5.2-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_helpers_in_a_cavalcade_battle(edition: str) -> None:
    table = field(edition=edition, phase="none", red=(0, 2), green=(3, 0), green_lords=("Eric",))
    battle = cavalcade_battle(4, village("blaye"), 0, 1, 1 << 0, 2)
    run(table, fight(state(table), battle))
    if edition == "en2014":
        assert asked(table, "Green") == ["help 0", "help 1", "pass"]
    else:
        assert asked(table, "Green") == ["help 1", "pass"]
        assert why(table, "Green help 0") == "F-5.2-15"
    table.chance(*faces(1, 1, 1, 1)).play("Green help 1", "Blue accept")
    while table.prompt("Green") != "choose-side":
        table.auto()
    changes = ["change-sides"] if edition == "en2014" else []
    assert asked(table, "Green") == ["stay", *changes, "leave"]
