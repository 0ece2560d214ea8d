"""Fief 10.1: what may cause an Uprising, and who may name it."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.moments import BATTLES, CARDS, acts, asked, quiet, why
from tests.rules.fief.table import EDITIONS, stage

# Mazilles lies in fief mazilles and, with St Andromy, Tournus and Chateau-Neuf, in bishopric 2.
BISHOPRIC_2 = ["chateau-neuf", "mazilles", "st-andromy", "tournus"]
HOMES = {"Red": {"Arthur": "pugnac"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "bourg"}}


def rise(table: Stage) -> Stage:
    return table.play("Red play uprising", "Red rise mazilles")


@rule("F-10.1-01", "F-10.1-03", "F-D-22", "F-2.3.2-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_famine_stirs_up_every_village_of_its_bishopric(edition: str) -> None:
    table = quiet(edition=edition, in_phase=BATTLES, lords=HOMES, hands={"Red": ["uprising"]}, famine=[2])
    table.play("Red play uprising")
    assert sorted(asked(table, "Red")) == [f"rise {village}" for village in BISHOPRIC_2]
    assert why(table, "Red rise bourg") == "F-10.1-01"


@rule("F-10.1-01", "F-10.1-03", "F-2.4.4-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tallage_stirs_up_its_fief(edition: str) -> None:
    table = quiet(
        edition=edition,
        in_phase=CARDS,
        lords=HOMES,
        titles={"Eric": ["fief-mazilles"]},
        taxes=[{"seat": "Blue", "tallage": "mazilles"}],
        hands={"Red": ["uprising"]},
    )
    table.play("Red play uprising")
    assert sorted(asked(table, "Red")) == ["rise mazilles", "rise st-andromy"]


@rule("F-10.1-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("titles", "tax", "villages"),
    [
        (["bishop-2"], {"seat": "Blue", "tithe": 2}, 4),
        (["bishop-2", "cardinal-1"], {"seat": "Blue", "cardinal-tithe": 2, "lord": "Eric"}, 4),
        (["bishop-2", "pope"], {"seat": "Blue", "papal-tithe": [2, 5]}, 8),
    ],
)
def test_a_tithe_stirs_up_its_bishopric_a_papal_one_all_of_them(
    edition: str, titles: list[str], tax: dict[str, Any], villages: int
) -> None:
    table = quiet(
        edition=edition,
        in_phase=CARDS,
        lords={**HOMES, "Green": {"Henri": "bourg"}},
        titles={"Eric": titles, "Henri": ["bishop-5"]},
        taxes=[tax],
        hands={"Red": ["uprising"]},
    )
    table.play("Red play uprising")
    assert len(asked(table, "Red")) == villages


@rule("F-10.1-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_cause_there_is_no_uprising(edition: str) -> None:
    table = quiet(edition=edition, lords=HOMES, hands={"Red": ["uprising"]})
    assert acts(table, "Red", "play") == []
    assert why(table, "Red play uprising") == "F-10.1-01"


@rule("F-10.1-02", "F-2.4.4-06", "F-R-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tax_is_a_cause_until_the_markers_go_after_income_a_famine_until_the_round_ends(
    edition: str,
) -> None:
    table = stage(
        edition=edition,
        phase="income",
        lords=HOMES,
        titles={"Eric": ["fief-mazilles"]},
        taxes=[{"seat": "Blue", "tallage": "mazilles"}],
        hands={"Red": ["uprising"]},
    )
    assert table.prompt("Red") == "before-income"
    assert "play uprising" in asked(table, "Red")
    table.play("Red pass")
    assert table.get("taxes") == []
    assert acts(table, "Red", "play") == []
    late = stage(edition=edition, phase="closing", lords=HOMES, famine=[2], hands={"Red": ["uprising"]})
    assert "play uprising" in asked(late, "Red")  # the last window before Disasters leave the map


@rule("F-10.1-04", "F-D-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_uses_as_cause_what_he_started_himself(edition: str) -> None:
    """Another cause in the same Village is fine; the taxer's ally may use the tax."""
    position: dict[str, Any] = {
        "in_phase": CARDS,
        "lords": {
            "Red": {"Arthur": "pugnac", "Blanche": "pugnac"},
            "Blue": {"Eric": "sigy", "Henri": "sigy"},
        },
        "married": [["Henri", "Blanche"]],
        "titles": {"Eric": ["bishop-2"]},
        "taxes": [{"seat": "Blue", "tithe": 2}],
        "hands": {"Red": ["uprising"], "Blue": ["uprising"]},
    }
    table = quiet(edition=edition, **position)
    assert why(table, "Blue play uprising") == "F-10.1-01"
    assert acts(table, "Red", "play") == ["play uprising"]
    both = quiet(edition=edition, **position, famine=[2])
    both.play("Blue play uprising", "Blue rise mazilles")
    assert both.events()[-1] != "Blue rose mazilles tithe"
    assert "Blue rose mazilles famine" in both.events()


@rule("F-10.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_overruled_tithe_still_is_its_authors(edition: str) -> None:
    """The Bishop's tithe goes before the Cardinal's, but each may use only the other's."""
    table = quiet(
        edition=edition,
        in_phase=CARDS,
        lords=HOMES,
        titles={"Eric": ["bishop-2"], "Henri": ["bishop-4", "cardinal-1"]},
        taxes=[
            {"seat": "Blue", "tithe": 2},
            {"seat": "Green", "cardinal-tithe": 2, "lord": "Henri"},
        ],
        hands={"Blue": ["uprising"], "Green": ["uprising"]},
    )
    for name in ("Blue", "Green"):
        assert acts(table, name, "play") == ["play uprising"]
    alone = quiet(
        edition=edition,
        in_phase=CARDS,
        lords=HOMES,
        titles={"Eric": ["bishop-2"], "Henri": ["bishop-4", "cardinal-1"]},
        taxes=[{"seat": "Green", "cardinal-tithe": 2, "lord": "Henri"}],
        hands={"Green": ["uprising"]},
    )
    assert acts(alone, "Green", "play") == []


@rule("F-10.1-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_player_names_village_and_cause(edition: str) -> None:
    table = quiet(
        edition=edition,
        in_phase=CARDS,
        lords=HOMES,
        titles={"Eric": ["fief-mazilles"], "Henri": ["bishop-2"]},
        taxes=[{"seat": "Blue", "tallage": "mazilles"}, {"seat": "Green", "tithe": 2}],
        famine=[2],
        hands={"Red": ["uprising"]},
    )
    rise(table)
    assert asked(table, "Red") == ["cause famine", "cause tallage", "cause tithe"]
    table.play("Red cause tithe", "Green pass")  # his Bishop lets it happen
    assert "Red rose mazilles tithe" in table.events()


@rule("F-10.1-05")
def test_of_two_causes_he_names_one_a_single_one_needs_no_question() -> None:
    taxed: dict[str, Any] = {
        "in_phase": CARDS,
        "lords": HOMES,
        "titles": {"Eric": ["fief-mazilles"]},
        "taxes": [{"seat": "Blue", "tallage": "mazilles"}],
        "hands": {"Red": ["uprising"]},
    }
    table = rise(quiet(**taxed, famine=[2]))
    assert asked(table, "Red") == ["cause famine", "cause tallage"]
    table.play("Red cause tallage")
    assert "Red rose mazilles tallage" in table.events()
    assert "Red rose mazilles tallage" in rise(quiet(**taxed)).events()
