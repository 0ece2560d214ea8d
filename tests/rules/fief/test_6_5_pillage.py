"""Fief 6.5: pillage."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.pillage import PillageMill
from tests.rule import rule
from tests.rules.fief.battlefield import asked, decline_until, field, village, why
from tests.rules.fief.table import EDITIONS, stage, state


def besieged(edition: str = "fr2015", **position: object) -> Stage:
    """Red besieges Blue; everybody's battles and sieges are over."""
    table = field(
        edition=edition,
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        mills={"blaye": 2},
        **position,  # type: ignore[arg-type]
    )
    return decline_until(table, "choose-pillage")


@rule("F-6.5-01", "F-R-10")
def test_pillage_comes_after_all_battles_in_turn_order() -> None:
    table = stage(
        3,
        phase="battles",
        first="Blue",
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "blaye"}},
        mills={"sigy": 1, "blaye": 1},
    )
    table.expect(asked=["Blue"], prompt={"Blue": "choose-pillage"})
    assert why(table, "Red pillage sigy") == "F-6.5-01"
    table.play("Blue done").expect(asked=["Red"])


@rule("F-6.5-02", "F-6.5-05", "F-6.5-06", "F-6.5-07", "F-4.2-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_own_mills_give_a_denier_each_one_by_one(edition: str) -> None:
    table = stage(
        3, edition=edition, phase="battles", lords={"Red": {"Arthur": "sigy"}}, mills={"sigy": 2, "blaye": 1}
    )
    assert asked(table, "Red") == ["pillage sigy", "done"]
    assert why(table, "Red pillage blaye") == "F-6.5-02"
    table.play("Red pillage sigy").expect(events=["Red pillaged sigy"])
    assert (table.get("mills.sigy"), table.get("deniers.Red"), table.get("supply.mills")) == (1, 6, 13)
    table.play("Red done")  # any number of them
    assert table.get("mills.sigy") == 1


@rule("F-6.5-03", "F-6.4.1-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_besieger_pillages_the_mills_of_the_besieged(edition: str) -> None:
    table = besieged(edition)
    assert asked(table, "Red") == ["pillage blaye", "done"]
    table.play("Red pillage blaye", "Red pillage blaye")
    assert table.get("mills.blaye") == 0
    assert table.get("deniers.Red") == 7


@rule("F-6.5-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whether_the_besieged_may_pillage_his_own_mills(edition: str) -> None:
    table = besieged(edition, first="Blue")
    expected = "" if edition == "en2014" else "F-6.5-04"
    assert PillageMill().bar(state(table), 1, village("blaye")) == expected
    table.expect(asked=["Blue" if edition == "en2014" else "Red"])


@rule("F-6.5-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_needs_to_be_there_if_the_title_gives_control(edition: str) -> None:
    table = stage(
        3,
        edition=edition,
        phase="battles",
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["fief-sigy"]},
        mills={"sigy": 1},
    )
    assert asked(table, "Red") == ["pillage sigy", "done"]


@rule("F-6.5-09")
def test_of_two_besiegers_the_first_in_turn_order_takes_what_he_wants() -> None:
    table = field(
        fort="stronghold",
        first="Green",
        green=(1, 0),
        green_lords=("Eric",),
        sieges={"blaye": {"Red": 1, "Green": 1}},
        mills={"blaye": 2},
    )
    decline_until(table, "choose-pillage")
    table.expect(asked=["Green"])
    table.play("Green pillage blaye", "Green pillage blaye")
    assert PillageMill().bar(state(table), 0, village("blaye")) == "F-6.5-05"
    assert table.get("deniers.Green") == 7
