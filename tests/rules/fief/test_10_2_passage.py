"""Fief 10.2.2 and 10.2.3: a Secret Passage into the walls, out of captivity, away from the blade."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.battlefield import decline_until, dice, field, running
from tests.rules.fief.moments import HEAR_YE, INCOME, acts, asked, is_quiet, quiet, why
from tests.rules.fief.table import EDITIONS

PRISON: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "pugnac"},
        "Blue": {"Eric": "sigy", "Charles": "bourg", "Othon": "bourg"},
        "Green": {"Henri": "bourg", "Lambert": "belleville"},
    },
    "troops": {"Red": {"bourg": [1, 0]}, "Yellow": {"belleville": [1, 0]}},
    "captives": {"Charles": "Red", "Othon": "Red", "Henri": "Red", "Lambert": "Yellow"},
    "control": {"bourg": "Red"},
    "forts": {"sigy": "stronghold"},
}


def at_the_walls(*, edition: str = "", fort: str = "stronghold", **position: Any) -> Stage:
    """Red's battle against Blue in a fortification, before the first roll; the holder of the card is asked."""
    table = field(edition=edition, fort=fort, **position)
    while table.g.pending[0].prompt.name not in ("before-battle", "before-first-roll"):
        prompt, who = table.g.pending[0].prompt.name, table.asked()[0]
        table.play(f"{who} {'attack blaye' if prompt == 'declare-battle' else 'pass'}")
    return table


@rule("F-10.2-01", "F-10.2.2-01", "F-6.2.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("fort", ["stronghold", "city"])
def test_the_attacker_of_a_fortification_ignores_all_penalties_for_that_battle(
    edition: str, fort: str
) -> None:
    table = at_the_walls(edition=edition, fort=fort, red=(4, 3), hands={"Red": ["passage"]})
    assert dice(table)[0] == (2 if fort == "stronghold" else 1)
    table.play("Red play passage")
    assert dice(table)[0] == 3
    assert table.get("hands.Red") == []
    assert table.get("fortune_discard.0") == "passage"
    assert running(table).passage
    assert "Red breached blaye" in table.events()


@rule("F-10.2.2-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_member_of_the_attack_may_open_the_walls_also_between_rolls(edition: str) -> None:
    table = field(
        edition=edition,
        fort="stronghold",
        red=(6, 1),
        blue=(6, 1),
        green=(1, 0),
        green_lords=("Eric",),
        hands={"Green": ["passage"], "Blue": ["passage"]},
        dice=[0, 0, 0, 0, 0],
    )
    table.play("Red attack blaye", "Red target 1", "Green help 0", "Red accept")
    assert table.prompt("Green") == "before-battle"
    assert acts(table, "Blue", "play") == []  # the defence has no use for it
    assert why(table, "Blue play passage") == "F-10.2-01"
    table.play("Green pass")
    decline_until_rolls(table)
    assert running(table).rolls == 1
    while table.prompt("Green") != "between-rolls":
        table.play(f"{table.asked()[0]} {least(table)}")
    table.play("Green play passage")
    assert running(table).passage


def decline_until_rolls(table: Stage) -> None:
    while not running(table).rolls:
        table.play(f"{table.asked()[0]} {least(table)}")


def least(table: Stage) -> str:
    """The choice that lets the battle go on."""
    options = asked(table, table.asked()[0])
    for text in ("fight", "stay", "pass", "done"):
        if text in options:
            return text
    return options[0]


@rule("F-10.2.2-01", "F-10.2.2-03")
def test_against_open_ground_there_is_nothing_to_breach() -> None:
    table = at_the_walls(fort="none", hands={"Red": ["passage"]})
    assert acts(table, "Red", "play") == []


@rule("F-10.2.3-03", "F-D-24", "F-6.2.3-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", [HEAR_YE, INCOME])
def test_a_captive_escapes_in_any_phase_without_ransom(edition: str, phase: int) -> None:
    position = {
        **PRISON,
        "captives": {"Charles": "Red"},
        "lords": {"Blue": {"Eric": "sigy", "Charles": "bourg"}},
    }
    table = quiet(edition=edition, in_phase=phase, **position, hands={"Blue": ["passage"]})
    table.play("Blue play passage")
    table.expect(
        events=["Blue escaped Charles", "Blue freed Charles", "Blue stood Charles sigy"],
        state={"captives.Charles": None, "at.Charles": "sigy", "deniers": [5, 5, 5, 5], "hands.Blue": []},
    )


@rule("F-10.2.3-04", "F-D-24")
@pytest.mark.parametrize(
    ("edition", "who", "escapes"),
    [
        ("en2014", "Blue", ["escape Charles", "escape Othon"]),
        ("en2014", "Yellow", []),
        ("en2014", "Red", []),
        *[
            (edition, who, ["escape Charles", "escape Henri", "escape Lambert", "escape Othon"])
            for edition in ("fr2015", "pl2015")
            for who in ("Blue", "Yellow", "Red")
        ],
    ],
)
def test_who_may_play_the_card_for_a_captive(edition: str, who: str, escapes: list[str]) -> None:
    """EN: his owner alone; FR and PL: anybody, even his captor."""
    table = quiet(edition=edition, **PRISON, hands={who: ["passage"]})
    assert acts(table, who, "play") == (["play passage"] if escapes else [])
    if escapes:
        table.play(f"{who} play passage")
        assert sorted(asked(table, who)) == escapes


@rule("F-10.2.3-05")
@pytest.mark.parametrize(
    ("edition", "others"),
    [
        ("en2014", ["done", "escape Othon"]),
        ("fr2015", ["done", "escape Henri", "escape Othon"]),
        ("pl2015", ["done", "escape Henri", "escape Othon"]),
    ],
)
def test_captives_at_the_same_place_may_go_with_him(edition: str, others: list[str]) -> None:
    """EN: only those of the card player; never those elsewhere."""
    table = quiet(edition=edition, **PRISON, hands={"Blue": ["passage"]})
    table.play("Blue play passage", "Blue escape Charles")
    assert sorted(asked(table, "Blue")) == others
    table.play("Blue escape Othon")
    if table.prompt("Blue") == "escape-too":
        table.play("Blue done")
    assert is_quiet(table)
    assert [table.get(f"captives.{x}") for x in ("Charles", "Othon", "Henri", "Lambert")] == [
        None,
        None,
        0,
        3,
    ]
    assert table.get("hands.Blue") == []


@rule("F-10.2.3-06")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_each_is_placed_by_his_owner(edition: str) -> None:
    position = {
        **PRISON,
        "forts": {"sigy": "stronghold", "belleville": "stronghold", "beaujeu": "stronghold"},
    }
    position["troops"] = {**PRISON["troops"], "Blue": {"beaujeu": [1, 0]}}
    table = quiet(edition=edition, **position, hands={"Yellow": ["passage"]})
    table.play("Yellow play passage", "Yellow escape Charles")
    assert sorted(asked(table, "Blue")) == ["stand beaujeu", "stand sigy"]
    table.play("Blue stand beaujeu", "Yellow escape Henri")
    assert table.asked() == ["Green"]  # the chain of F-6.2.3-12 in his hands


@rule("F-10.2.3-07", "F-10.2-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_no_way_out_of_a_running_battle(edition: str) -> None:
    table = field(edition=edition, hands={"Blue": ["passage"]})
    decline_until(table, "declare-battle")
    table.play("Red attack blaye")
    assert acts(table, "Blue", "play") == []
    assert why(table, "Blue play passage") == "F-10.2-01"
