"""Fief 6.0 (French and Polish 6.2.3): Lords without troops."""

from __future__ import annotations

import pytest

from oyez.games.fief.rules.battle.battle import ATTACKER_WON
from oyez.games.fief.rules.battle.phase import bar_attack
from tests.rule import rule
from tests.rules.fief.battlefield import asked, field, village
from tests.rules.fief.table import EDITIONS, state


@rule("F-6.0-30", "F-12.6-01", "F-6.2.2-16", "F-2.4.1-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lone_lord_who_is_attacked_is_captured_without_dice(edition: str) -> None:
    table = field(edition=edition, blue=(0, 0))
    table.play("Red attack blaye")
    if edition != "en2014":
        assert asked(table, "Red") == ["capture Charles", "done"]
        table.play("Red capture Charles")
    table.expect(
        events=["Blue captured Charles Red"],
        no_events=["* rolled"],
        state={"captives.Charles": "Red", "control.blaye": "Red", "outcome": ATTACKER_WON},
    )


@rule("F-6.0-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_troops_without_a_lord_capture_nobody(edition: str) -> None:
    table = field(edition=edition, red_lords=(), blue=(0, 0), mills={"blaye": 1})
    table.expect(asked=["Blue"], prompt={"Blue": "choose-pillage"})
    assert bar_attack(state(table), 0, village("blaye"), 1) == "F-6.0-31"


@rule("F-6.0-32", "F-4.1-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_happens_to_a_lone_lord_who_is_not_attacked(edition: str) -> None:
    table = field(edition=edition, blue=(0, 0))
    table.play("Red done")
    assert table.get("captives.Charles") is None
    assert table.get("control.blaye") == 1


@rule("F-6.0-33")
@pytest.mark.parametrize("fort", ["stronghold", "city"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_walls_do_not_save_a_lone_lord(edition: str, fort: str) -> None:
    table = field(edition=edition, red=(1, 0), blue=(0, 0), fort=fort)
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Red capture Charles")
    assert table.get("captives.Charles") == 0
    assert table.get("control.blaye") == 0


@rule("F-6.0-34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_lone_lords_of_the_target_are_captured(edition: str) -> None:
    table = field(edition=edition, blue=(0, 0), blue_lords=("Charles", "Blanche"))
    table.play("Red attack blaye")
    if edition == "en2014":
        assert (table.get("captives.Charles"), table.get("captives.Blanche")) == (0, 0)
        return
    assert asked(table, "Red") == ["capture Charles", "capture Blanche", "all", "done"]
    table.play("Red capture Blanche", "Red done")  # each may be declined
    assert (table.get("captives.Charles"), table.get("captives.Blanche")) == (None, 0)
    assert table.get("control.blaye") == 1  # the Lord who was left free still holds the Village


@rule("F-6.0-34")
def test_all_at_once() -> None:
    table = field(blue=(0, 0), blue_lords=("Charles", "Blanche"))
    table.play("Red attack blaye", "Red all")
    assert (table.get("captives.Charles"), table.get("captives.Blanche")) == (0, 0)


@rule("F-6.0-35")
def test_a_lone_lord_may_move_away_before() -> None:
    table = field(blue=(0, 0), phase="movement", first="Blue")
    table.auto_until({"state": {"at.Charles": {"not": "blaye"}}})
    assert table.get("phase") == "movement"
    assert bar_attack(state(table), 0, village("blaye"), 1) == "F-6.0-01"
