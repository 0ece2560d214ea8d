"""Fief 5.1, 6.2.3, 6.4.1: control handed over, captives freed or passed on, a siege lifted, at any time."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.diplomacy.gestures import bar_cede
from tests.rule import rule
from tests.rules.fief.battlefield import field, running, village
from tests.rules.fief.moments import acts, asked, is_quiet, quiet, why
from tests.rules.fief.table import EDITIONS, state

SHARED: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "bourg"}},
    "troops": {"Red": {"sigy": [1, 0]}, "Green": {"sigy": [1, 0]}},
    "control": {"sigy": "Red"},
}


@rule("F-5.1-08", "F-D-04", "F-12-G06")
@pytest.mark.parametrize(
    ("edition", "receivers"),
    [("en2014", ["to 1", "to 2"]), ("fr2015", ["to 1", "to 2"]), ("pl2015", ["pass"])],
)
def test_control_goes_to_somebody_present_in_pl_with_troops(edition: str, receivers: list[str]) -> None:
    table = quiet(edition=edition, **SHARED)
    table.play("Red cede sigy")
    assert asked(table, "Red") == receivers
    if not is_quiet(table):
        table.play("Red to 2")
    assert table.get("control.sigy") == 2  # in PL Green alone has troops there
    assert "Red ceded sigy Green" in table.events()


@rule("F-5.1-08", "F-D-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_to_somebody_absent_and_not_what_one_does_not_control(edition: str) -> None:
    table = quiet(edition=edition, lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "pugnac"}})
    assert acts(table, "Red", "cede") == []
    assert why(table, "Red cede sigy") == why(table, "Blue cede sigy") == "F-5.1-08"
    lone = quiet(
        edition=edition, lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy"}}, control={"sigy": "Red"}
    )
    assert bool(acts(lone, "Red", "cede")) == (edition != "pl2015")


@rule("F-5.1-09", "F-10.0-07", "F-12-G06", "F-D-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", range(1, 8))
def test_at_any_time_any_number_of_times_without_consent(edition: str, phase: int) -> None:
    position = {**SHARED, "troops": {name: {"sigy": [1, 0]} for name in ("Red", "Blue", "Green")}}
    table = quiet(edition=edition, in_phase=phase, active="Green", **position)
    table.play("Red cede sigy", "Red to 1", "Blue cede sigy", "Blue to 2", "Green cede sigy", "Green to 0")
    assert table.get("control.sigy") == 0
    assert is_quiet(table)


@rule("F-5.1-09", "F-12-G06")
def test_by_flag_only_in_ones_own_turn() -> None:
    table = quiet(flags={"village_cession_timing": "own_turn_only"}, active="Green", **SHARED)
    assert why(table, "Red cede sigy") == "F-5.1-09"
    own = quiet(flags={"village_cession_timing": "own_turn_only"}, active="Red", **SHARED)
    assert acts(own, "Red", "cede") == ["cede sigy"]


@rule("F-5.1-09", "F-5.1-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_battle_control_is_not_ceded_to_the_fallen(edition: str) -> None:
    """Green's only man, who helped Blue, dies in the first roll; between rolls Blue can cede to Red alone."""
    table = field(
        edition=edition,
        red=(6, 0),
        blue=(0, 3),
        green=(1, 0),
        green_lords=(),
        elsewhere={"Green": {"Henri": "bourg"}},
        dice=[0, 0, 0, 0, 0, 0],
    )
    table.play("Red attack blaye", "Red target 1", "Green help 1", "Blue accept")
    while running(table).rolls == 0:
        table.play(f"{table.asked()[0]} fight")
    g = state(table)
    assert table.get("troops.Green.blaye") == [0, 0]
    assert (bar_cede(g, 1, village("blaye"), 2), bar_cede(g, 1, village("blaye"), 0)) == ("F-5.1-08", "")
    assert acts(table, "Blue", "cede") == ["cede blaye"]


PRISON: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "sigy"},
        "Blue": {"Eric": "sigy", "Othon": "pugnac"},
        "Green": {"Henri": "bourg"},
    },
    "captives": {"Eric": "Red"},
    "troops": {"Green": {"sigy": [1, 0]}, "Yellow": {"sigy": [0, 1]}, "Blue": {"sigy": [1, 0]}},
    "control": {"sigy": "Red"},
}


@rule("F-6.2.3-06", "F-D-11")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_a_captive_is_passed_to_a_player_with_troops_there_who_agrees(edition: str) -> None:
    """Never to his own family; the receiver gets the ransom."""
    table = quiet(edition=edition, **PRISON)
    table.play("Red hand-over Eric")
    assert asked(table, "Red") == ["to 2", "to 3"]
    assert why(table, "Red to 1") == "F-6.2.3-06"
    table.play("Red to 3", "Yellow refuse")
    assert table.get("captives.Eric") == 0
    table.expect(events=["Red captive-offered Eric Yellow", "Yellow captive-declined Eric"])
    table.play("Red hand-over Eric", "Red to 2", "Green accept")
    assert table.get("captives.Eric") == 2
    assert "Red handed-over Eric Green" in table.events()


@rule("F-6.2.3-06", "F-D-11", "F-13.0-04")
def test_en_forbids_it_and_a_lone_lord_is_no_guard() -> None:
    table = quiet(edition="en2014", **PRISON)
    assert why(table, "Red hand-over Eric") == "F-6.2.3-06"
    lone = quiet(**{**PRISON, "troops": {}, "lords": {**PRISON["lords"], "Green": {"Henri": "sigy"}}})
    assert acts(lone, "Red", "hand-over") == []


@rule("F-6.2.3-08", "F-6.2.4-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", range(1, 8))
def test_the_captor_frees_a_captive_at_any_time(edition: str, phase: int) -> None:
    table = quiet(edition=edition, in_phase=phase, active="Green", **PRISON)
    assert acts(table, "Blue", "free") == []
    assert why(table, "Blue free Eric") == "F-6.2.3-08"
    table.play("Red free Eric")
    assert (table.get("captives.Eric"), table.get("at.Eric")) == (None, "pugnac")  # beside his brother


@rule("F-6.4.1-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", range(1, 8))
def test_a_besieger_lifts_his_siege_at_any_time(edition: str, phase: int) -> None:
    table = quiet(
        edition=edition,
        in_phase=phase,
        active="Green",
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy"}, "Yellow": {"Henri": "sigy"}},
        troops={"Red": {"sigy": [1, 0]}, "Blue": {"sigy": [1, 0]}, "Yellow": {"sigy": [1, 0]}},
        control={"sigy": "Blue"},
        forts={"sigy": "stronghold"},
        sieges={"sigy": {"Red": 2, "Yellow": 1}},
    )
    assert why(table, "Green lift-siege sigy") == "F-6.4.1-13"
    table.play("Red lift-siege sigy")
    assert table.get("sieges.sigy") == [0, 0, 0, 1]  # his own engine only
    assert "Red siege-lifted sigy" in table.events()
