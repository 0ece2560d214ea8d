"""Fief 6.2 and 6.2.1: strength points, dice, and the attacker's penalties."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, plain_battle
from oyez.games.fief.rules.battle.rolls import dice_of, engines, penalty, strength
from oyez.games.fief.rules.battle.words import ROLLED
from oyez.narration import Narrator
from tests.rule import rule
from tests.rules.fief.battlefield import dice, faces, field, points, running, troops, village
from tests.rules.fief.table import EDITIONS, state


def counted(**position: object) -> tuple[int, int]:
    """Strength points of Red's attack and of Blue's defence, as they stand."""
    table = field(phase="none", **position)  # type: ignore[arg-type]
    battle = plain_battle(4, village("blaye"), 0, 1)
    return strength(state(table), battle, ATTACK), strength(state(table), battle, DEFENCE)


def dice_there(**position: object) -> tuple[int, int]:
    table = field(phase="none", **position)  # type: ignore[arg-type]
    battle = plain_battle(4, village("blaye"), 0, 1)
    return dice_of(state(table), battle, ATTACK), dice_of(state(table), battle, DEFENCE)


@rule("F-6.2-01", "F-6.2-02", "F-4.1-01", "F-4.1-02")
def test_a_man_at_arms_counts_1_and_a_knight_3() -> None:
    assert counted(red=(4, 0), blue=(0, 2), red_lords=(), blue_lords=()) == (4, 6)


@rule("F-6.2-03")
def test_a_man_counts_1_whatever_his_titles() -> None:
    titles = {"Arthur": ["fief-blaye", "bishop-1", "king"]}
    assert counted(red=(0, 0), blue=(0, 0), titles=titles) == (1, 1)


@rule("F-6.2-04", "F-6.2-05", "F-6.2-06", "F-9.1-07")
def test_a_lady_counts_1_with_a_title_or_darc_and_never_more() -> None:
    ladies = {"red": (0, 0), "blue": (0, 0), "red_lords": ("Blanche",), "blue_lords": ("Jeanne",)}
    assert counted(**ladies) == (0, 0)
    assert counted(**ladies, titles={"Blanche": ["fief-blaye"]}) == (1, 0)
    assert counted(**ladies, darc="Jeanne") == (0, 1)
    assert counted(**ladies, darc="Jeanne", titles={"Jeanne": ["fief-blaye"]}) == (0, 1)


@rule("F-6.2-07")
@pytest.mark.parametrize(
    ("men", "knights", "rolled"),
    [(0, 0, 0), (1, 0, 1), (6, 0, 1), (7, 0, 2), (12, 0, 2), (13, 0, 3), (13, 8, 3)],
)
def test_dice_by_strength_points(men: int, knights: int, rolled: int) -> None:
    assert dice_there(red=(men, knights), red_lords=()) == (rolled, 1)


@rule("F-6.2-08", "F-9.1-06")
def test_darc_adds_a_die_in_attack_and_defence() -> None:
    """Only so can a side roll four."""
    assert dice_there(red=(13, 8), red_lords=("Jeanne",), darc="Jeanne") == (4, 1)
    assert dice_there(blue=(1, 0), blue_lords=("Jeanne",), darc="Jeanne") == (1, 2)


@rule("F-6.2-10", "F-5.1-20", "F-9.1-12", "F-6.2.3-19")
def test_engines_captives_and_bystanders_give_nothing() -> None:
    position = {
        "red": (2, 1),
        "blue": (3, 0),
        "blue_lords": ("Charles", "Jeanne"),
        "green": (5, 5),
        "darc": "Jeanne",
        "captives": {"Jeanne": "Red"},
        "fort": "stronghold",
        "sieges": {"blaye": {"Red": 2}},
    }
    assert counted(**position) == (6, 4)
    assert dice_there(**position) == (1, 1)  # the captive d'Arc gives no die


@rule("F-6.2-11")
def test_darc_s_die_counts_before_the_floor_at_0() -> None:
    """4 points make 1 die, d'Arc 1 more, the City takes 2: nothing is left, and less than nothing is nothing."""
    assert dice_there(red=(0, 1), red_lords=("Jeanne",), darc="Jeanne", fort="city") == (0, 1)
    assert dice_there(red=(0, 1), fort="city") == (0, 1)
    assert dice_there(red=(5, 1), red_lords=("Jeanne",), darc="Jeanne", fort="city") == (1, 1)


@rule("F-6.2-12", "F-6.2.2-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_sides_roll_from_the_strength_they_had_before_losses(edition: str) -> None:
    """Both are wiped out by the same roll."""
    table = field(edition=edition, red=(1, 0), blue=(1, 0), dice=faces(3, 3))
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Blue fight")
    assert troops(table, "Red") == troops(table, "Blue") == [0, 0]
    assert table.get("family.Arthur") is None
    assert table.get("family.Charles") is None


@rule("F-6.2-13", "F-C-29")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("die", "shown"), [("112233", [1, 1, 2, 2, 3, 3]), ("011223", [0, 1, 1, 2, 2, 3])])
def test_the_faces_of_the_die(edition: str, die: str, shown: list[int]) -> None:
    flags = {"battle_die": die, "zero_dice_attack": "allowed", "surrender_window": "after_roll"}
    found = []
    for face in range(6):
        table = field(edition=edition, red=(3, 0), blue=(4, 0), flags=flags, dice=[face, 0])
        table.play("Red attack blaye")
        found.append(4 - troops(table, "Blue")[0])
    assert found == shown


@rule("F-6.2-13", "F-6.2-12")
def test_blank_faces_are_told_too() -> None:
    """Red's two dice show 0 and 2, Blue's one 0; a number alone would lose the zeros in front."""
    table = field(red=(7, 0), blue=(4, 0), flags={"battle_die": "011223"}, dice=[0, 3, 0])
    table.play("Red attack blaye", "Blue fight")
    rolled = [event for event in table.match.tape.events if event.fact is ROLLED]
    assert [event.args for event in rolled] == [(2, 2, 92), (1, 0, 9)]
    narrator = Narrator(GAME, state(table).rules, table.names, "en")
    told = [narrator.event(event) for event in rolled]
    assert ("(0 2)" in told[0], "(0)" in told[1]) == (True, True)
    assert narrator.noun("faces", 0) == "–"  # no die was rolled


@rule("F-6.2-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_preset_uses_the_die_112233(edition: str) -> None:
    assert state(field(edition=edition)).rules.battle_die == "112233"


@rule("F-6.2.1-01", "F-6.2.1-02")
def test_walls_take_dice_from_the_attacker() -> None:
    assert dice_there(red=(12, 0)) == (3, 1)
    assert dice_there(red=(12, 0), fort="stronghold") == (2, 1)
    assert dice_there(red=(12, 0), fort="city") == (1, 1)


@rule("F-6.2.1-03", "F-6.4.2-01", "F-6.4.2-02", "F-6.4.2-03", "F-S3-09")
@pytest.mark.parametrize(
    ("fort", "engine", "rolled"),
    [("stronghold", 1, 3), ("stronghold", 2, 3), ("city", 1, 2), ("city", 2, 3)],
)
def test_engines_cancel_penalties_and_do_nothing_else(fort: str, engine: int, rolled: int) -> None:
    assert dice_there(red=(12, 0), fort=fort, sieges={"blaye": {"Red": engine}}) == (rolled, 1)


@rule("F-6.2.1-03", "F-6.4-07")
def test_engines_together_cancel_at_most_two_dice() -> None:
    table = field(
        phase="none",
        fort="city",
        green=(1, 0),
        green_lords=("Eric",),
        sieges={"blaye": {"Red": 2, "Green": 1}},
    )
    battle = plain_battle(4, village("blaye"), 0, 1).taking(2, ATTACK)
    assert engines(state(table), battle) == 2


@rule("F-6.2.1-04", "F-10.2.2-01")
def test_a_secret_passage_cancels_all_penalties() -> None:
    table = field(phase="none", red=(12, 0), fort="city")
    battle = plain_battle(4, village("blaye"), 0, 1)
    assert penalty(state(table), battle) == 2
    assert penalty(state(table), battle.changed(passage=True)) == 0


@rule("F-6.2.1-05", "F-6.2.1-07", "F-6.4.1-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sortie_meets_no_walls_on_either_side(edition: str) -> None:
    """Blue comes out of his own City against the besieger."""
    table = field(
        edition=edition, first="Blue", red=(6, 0), blue=(7, 0), fort="city", sieges={"blaye": {"Red": 1}}
    )
    table.play("Blue attack blaye")
    if edition == "en2014":
        table.expect(events=["Blue rolled 2", "Red rolled 2"])
    else:
        assert dice(table) == (2, 2)


@rule("F-6.2.1-07")
def test_defenders_never_have_penalties() -> None:
    assert dice_there(red=(12, 0), blue=(12, 0), fort="city") == (1, 3)


@rule("F-6.2.1-06")
def test_who_is_inside_a_fortification() -> None:
    """The controller and relief are; every other later arrival is not."""
    position: dict[str, Any] = {
        "red": (12, 0),
        "blue": (1, 0),
        "green": (1, 0),
        "green_lords": ("Eric",),
        "fort": "stronghold",
    }
    siege: dict[str, Any] = {"sieges": {"blaye": {"Red": 1}}, "relieved": {"blaye": ["Green"]}}
    table = field(phase="none", **position)
    against_green = plain_battle(4, village("blaye"), 0, 2)
    assert penalty(state(table), against_green) == 0
    relieved = field(phase="none", **{**position, "fort": "city"}, **siege)
    assert penalty(state(relieved), against_green) == 1  # 2, less 1 for the engine
    beside = plain_battle(4, village("blaye"), 0, 2).taking(1, DEFENCE)
    assert penalty(state(table), beside) == 0  # its principal is outside


@rule("F-6.2.1-06")
def test_an_attacker_from_inside_meets_no_walls() -> None:
    table = field(
        phase="none",
        fort="city",
        green=(5, 0),
        green_lords=("Eric",),
        sieges={"blaye": {"Red": 1}},
        relieved={"blaye": ["Green"]},
    )
    assert penalty(state(table), plain_battle(4, village("blaye"), 2, 1)) == 0


@rule("F-6.2.1-01", "F-6.2-07")
def test_the_printed_example_of_a_penalty() -> None:
    """TV-06, TV-08: 15 points against a Stronghold roll 2 dice; 10 points roll 1 against 2 of 7 points."""
    assert dice_there(red=(2, 4), blue=(2, 3), blue_lords=(), fort="stronghold") == (2, 2)
    assert dice_there(red=(0, 3), blue=(1, 2), blue_lords=(), fort="stronghold") == (1, 2)


@rule("F-6.4.2-01", "F-6.4.2-02", "F-6.4.2-03")
@pytest.mark.parametrize(("engine", "rolled"), [(0, 0), (1, 1), (2, 1)])
def test_the_printed_example_of_an_engine(engine: int, rolled: int) -> None:
    """TV-20, TV-21: a Lord and a Knight at a Stronghold."""
    sieges = {"blaye": {"Red": engine}} if engine else {}
    assert dice_there(red=(0, 1), fort="stronghold", sieges=sieges)[0] == rolled


def relics(edition: str, holder: str, relic: str, **position: object) -> Stage:
    table = field(
        edition=edition,
        flags={"holy_relics": True, "surrender_window": "after_roll"},
        relics={relic: holder},
        **position,  # type: ignore[arg-type]
    )
    return table.play("Red attack blaye")


@rule("F-11.1-14", "F-11.1-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_grail_takes_1_from_each_die_of_the_attack_only(edition: str) -> None:
    """TV-33: 1, 1, 3 become 0, 0, 2."""
    table = relics(edition, "Charles", "grail", red=(12, 0), blue=(0, 3), dice=faces(1, 1, 3, 1, 1))
    table.expect(events=["Red rolled 3 2 113", "Blue rolled 2 2 11"])
    table = relics(edition, "Arthur", "grail", red=(12, 0), blue=(0, 3), dice=faces(1, 1, 3, 1, 1))
    table.expect(events=["Red rolled 3 5 113", "Blue rolled 2 2 11"])


@rule("F-11.1-25", "F-11.1-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_spear_adds_a_hit_to_its_side(edition: str) -> None:
    """TV-35: 1 and 3 make 5 hits in attack; in defence only outside the English edition."""
    table = relics(edition, "Arthur", "spear", red=(0, 3), blue=(0, 3), dice=faces(1, 3, 1, 1))
    table.expect(events=["Red rolled 2 5 13", "Blue rolled 2 2 11"])
    table = relics(edition, "Charles", "spear", red=(0, 3), blue=(0, 3), dice=faces(1, 3, 1, 1))
    table.expect(events=["Red rolled 2 4 13", f"Blue rolled 2 {2 if edition == 'en2014' else 3} 11"])


@rule("F-11.1-26", "F-6.2-14")
def test_without_a_die_the_spear_adds_nothing() -> None:
    table = relics("en2014", "Arthur", "spear", red=(0, 1), fort="stronghold", dice=faces(1))
    table.expect(events=["Red rolled 0 0"])


@rule("F-6.2-09")
def test_strength_follows_the_losses() -> None:
    table = field(red=(7, 0), blue=(6, 0), dice=faces(3, 3, 1, 1))
    table.play("Red attack blaye", "Blue fight")
    assert points(table) == (6, 1)
    assert running(table).rolls == 1
