"""Matrix 2, sections A and 4: cards and initiatives around battles, and what the fog of war shows."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.hidden.knowledge import sees_troops
from oyez.games.fief.rules.battle.battle import cavalcade_battle
from oyez.games.fief.rules.battle.phase import fight
from oyez.games.fief.rules.march.column import Column
from tests.rule import rule
from tests.rules.fief.battlefield import asked, dice, faces, field, running, troops, village
from tests.rules.fief.table import EDITIONS, run, state


@rule("F-10.0-04", "F-10.0-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_may_be_played_before_the_first_roll_and_between_rolls_only(edition: str) -> None:
    """Green holds an Assassination; Blue has a choice of losses in the middle of a roll."""
    table = field(
        edition=edition,
        red=(5, 0),
        blue=(3, 1),
        elsewhere={"Green": {"Eric": "sigy"}},
        hands={"Green": ["assassination"]},
        dice=faces(3, 1, 1, 1),
    )
    table.play("Red attack blaye").expect(asked=["Green"], prompt={"Green": "before-battle"})
    table.play("Green pass")
    if edition != "en2014":
        table.play("Blue fight")
    table.expect(prompt={"Blue": "choose-losses"})
    assert table.options("Green") == []  # not between a roll and its losses
    table.play("Blue lose-knights 1", "Red fight", "Blue fight")
    table.expect(asked=["Green"], prompt={"Green": "between-rolls"})
    assert running(table).rolls == 1
    table.play("Green pass")
    assert running(table).rolls == 2


@rule("F-10.0-04")
def test_a_window_opens_after_the_battle_and_after_the_sieges() -> None:
    table = field(
        red=(0, 2),
        blue=(1, 0),
        elsewhere={"Green": {"Eric": "sigy"}},
        hands={"Green": ["assassination"]},
        dice=faces(1, 1, 1),
    )
    prompts = []
    table.play("Red attack blaye")
    while table.get("phase") == "battles":
        decision = table.g.pending[0]
        prompts.append(decision.prompt.name)
        wanted = "pass" if table.names[decision.seat] == "Green" else decision.options[0].text
        table.play(f"{table.names[decision.seat]} {wanted}")
    assert prompts == ["before-battle", "before-first-roll", "after-battle", "after-sieges", "after-sieges"]


@rule("F-10.2.2-01", "F-6.2.1-04", "F-6.2-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_secret_passage_in_battle(edition: str) -> None:
    """TV-31: 5 points at a Stronghold roll 1 die with the card."""
    table = field(
        edition=edition, red=(4, 0), fort="stronghold", hands={"Red": ["passage"]}, dice=faces(2, 1)
    )
    table.play("Red attack blaye", "Red play passage")
    while running(table).rolls == 0:
        assert dice(table)[0] == 1 or table.prompt("Red") != "before-first-roll"
        table.auto()
    table.expect(events=["Red rolled 1 2"])


def fogged(edition: str) -> Stage:
    return field(edition=edition, flags={"fog_of_war": True}, green=(1, 1), dice=faces(1, 1, 1))


@rule("F-11.2-04", "F-11.2-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_under_fog_a_declared_battle_shows_both_sides_and_nobody_else(edition: str) -> None:
    table = fogged(edition)
    uncovered = table.match.tape.uncovered
    assert not sees_troops(state(table), 3, 1, village("blaye"))
    table.play("Red attack blaye", "Red target 1")
    assert table.match.tape.uncovered > uncovered  # the declaration cannot be taken back
    shown = [sees_troops(state(table), 3, owner, village("blaye")) for owner in range(3)]
    assert shown == [True, True, False]  # Yellow sees both sides, but not Green's counters
    table.auto_until({"state": {"battle": None}})
    assert not sees_troops(state(table), 3, 0, village("blaye"))  # turned down again


def riding(edition: str, **position: object) -> Stage:
    """Arthur and two Knights of Red ride out of Blaye; a Man-at-Arms and a Knight stay behind."""
    position.setdefault("blue", (2, 0))
    table = field(
        edition=edition,
        phase="none",
        red=(1, 3),
        **position,  # type: ignore[arg-type]
    )
    g = state(table)
    g.column = Column(seat=0, village=village("blaye"), came_from=-1, lords=1, captives=0, men=0, knights=2)
    run(table, fight(g, cavalcade_battle(4, village("blaye"), 0, 1, 1, 2)))
    return table


@rule("F-5.2-12", "F-5.2-17", "F-5.2-18", "F-5.2-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_riders_fight_and_the_defender_adds_a_hit_per_die(edition: str) -> None:
    table = riding(edition, blue=(0, 3), dice=faces(1, 1, 1, 1))
    if edition != "en2014":
        table.play("Blue fight")
    table.expect(events=["Red rolled 2 2", "Blue rolled 2 4"])  # 1 + 1 and 2 for two dice
    assert troops(table, "Red") == [1, 2]
    assert running(table).rider_knights == 1


@rule("F-5.2-17")
def test_the_printed_example_of_the_bonus() -> None:
    """TV-02: 9 points roll 2 dice; 3 hits become 5."""
    table = riding("fr2015", blue=(3, 2), blue_lords=(), dice=faces(1, 1, 2, 1)).play("Blue fight")
    table.expect(events=["Blue rolled 2 5"])


@rule("F-5.2-19", "F-5.2-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_column_holds_what_is_left_of_a_cavalcade(edition: str) -> None:
    table = riding(edition, blue=(1, 0), dice=faces(1, 1, 2))
    if edition != "en2014":
        table.play("Blue fight")
    g = state(table)
    assert g.battle is None
    assert g.outcome == 1
    assert g.column is not None
    assert (g.column.lords, g.column.knights) == (1, 1)  # 2 + 1 hits killed a Knight


@rule("F-6.3-01", "F-5.2-27")
def test_riders_who_surrender_do_not_take_the_others_with_them() -> None:
    table = riding("fr2015", blue=(0, 3), dice=faces(1, 1, 1, 1))
    table.play("Blue fight", "Red surrender", "Blue capture Arthur")
    g = state(table)
    assert troops(table, "Red") == [1, 1]
    assert g.column is not None
    assert (g.column.lords, g.column.knights) == (0, 0)
    assert g.outcome == 2


@rule("F-5.2-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lone_lord_in_the_way_is_captured_without_dice(edition: str) -> None:
    table = riding(edition, blue=(0, 0))
    if edition != "en2014":
        assert asked(table, "Red") == ["capture Charles", "done"]
        table.play("Red capture Charles")
    assert state(table).outcome == 1
    assert table.get("captives.Charles") == 0


@rule("F-9.1-11")
def test_darc_played_between_rolls_counts_from_the_next_one() -> None:
    table = field(
        red=(5, 0), blue=(5, 0), blue_lords=("Jeanne",), hands={"Blue": ["d-arc"]}, dice=faces(1, 1, 1, 1, 1)
    )
    table.play("Red attack blaye", "Blue pass", "Blue fight", "Red fight", "Blue fight")
    assert dice(table) == (1, 1)
    table.play("Blue play d-arc")
    while running(table).rolls == 1:
        table.auto()
    table.expect(events=["Red rolled 1 1", "Blue rolled 2 2"])
