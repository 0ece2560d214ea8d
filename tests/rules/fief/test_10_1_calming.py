"""Fief 1.4, 1.5, 10.1: how Bishops and Cardinals calm an Uprising."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.moments import acts, asked, is_quiet, quiet, why
from tests.rules.fief.table import EDITIONS

LOW, HIGH = (1, 2, 3, 4), (3, 4, 5, 6)
SUCCEEDS = [("en2014", LOW), ("fr2015", HIGH), ("pl2015", HIGH)]
FAILS = [("en2014", 5), ("fr2015", 2), ("pl2015", 1)]


def rising(
    *, cards: int = 1, dice: tuple[int, ...] = (), titles: dict[str, list[str]] | None = None, **position: Any
) -> Stage:
    """Red plays Uprisings in Mazilles (bishopric 2); Blue's Eric is Bishop there, far away in Sigy.

    `dice` are the faces of six-sided dice, in the order in which they are rolled.
    """
    families = {"Red": {"Arthur": "pugnac"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "bourg"}}
    table = quiet(
        lords={**families, **position.pop("lords", {})},
        titles={"Eric": ["bishop-2"]} if titles is None else titles,
        troops={"Yellow": {"mazilles": [9, 0]}, **position.pop("troops", {})},
        famine=[2],
        hands={"Red": ["uprising"] * cards},
        chance=[face - 1 for face in dice],
        **position,
    )
    table.play("Red play uprising", "Red rise mazilles")
    for _ in range(cards - 1):
        table.play("Red play uprising")
    return table


def left(table: Stage) -> int:
    found: int = table.get("troops.Yellow.mazilles")[0]
    return found


@rule("F-1.4B-08", "F-1.4-M01", "F-1.4B-10", "F-1.4-M02", "F-1.4B-11", "F-1.4-M03")
@pytest.mark.parametrize(("edition", "good"), SUCCEEDS)
@pytest.mark.parametrize("face", range(1, 7))
def test_the_bishop_calms_from_anywhere_with_a_die(edition: str, good: tuple[int, ...], face: int) -> None:
    table = rising(edition=edition, dice=(face, 1), deniers={"Blue": 0})
    assert asked(table, "Blue") == ["calm Eric", "pass"]
    table.play("Blue calm Eric")
    assert (left(table) == 9) == (face in good)
    assert (table.get("family.Eric") == 1) == (face in good)
    assert table.get("fortune_discard.0") == "uprising"
    assert f"Blue {'calmed' if face in good else 'not-calmed'} Eric {face}" in table.events()


@rule("F-1.4B-12", "F-1.4-M04", "F-1.4B-13", "F-1.4B-14")
@pytest.mark.parametrize(("edition", "face"), FAILS)
def test_the_bishop_who_fails_is_stoned_wherever_he_is(edition: str, face: int) -> None:
    """His staff goes back to the board, his fiefs to his family."""
    table = rising(
        edition=edition,
        dice=(face, 1),
        lords={"Blue": {"Eric": "sigy", "Othon": "sigy"}},
        titles={"Eric": ["bishop-2", "fief-sigy"]},
        forts={"sigy": "city"},
    )
    table.play("Blue calm Eric")
    table.expect(state={"family.Eric": None, "holders.bishop-2": None, "titles.Othon": ["fief-sigy"]})
    assert left(table) == 7  # and the Uprising takes place


@rule("F-1.4B-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bishop_may_decline(edition: str) -> None:
    table = rising(edition=edition, dice=(1,))
    table.play("Blue pass")
    assert (left(table), table.get("family.Eric")) == (7, 1)


@rule("F-1.4B-08", "F-1.4-M01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_bishop_of_that_bishopric_is_asked(edition: str) -> None:
    table = rising(edition=edition, dice=(1,), titles={"Eric": ["bishop-3"]})
    assert is_quiet(table)
    assert left(table) == 7


@rule("F-1.4B-09", "F-1.4-M05", "F-6.2.3-20")
@pytest.mark.parametrize(("edition", "may"), [("en2014", True), ("fr2015", False), ("pl2015", False)])
def test_a_captive_bishop_calms_in_the_english_edition_only(edition: str, may: bool) -> None:
    table = rising(edition=edition, captives={"Eric": "Green"}, troops={"Green": {"sigy": [1, 0]}})
    assert asked(table, "Blue") == (["calm Eric", "pass"] if may else [])


@rule("F-1.4B-15", "F-1.4-M06")
@pytest.mark.parametrize(("edition", "good", "bad"), [("en2014", 1, 6), ("fr2015", 6, 1), ("pl2015", 3, 2)])
def test_each_card_is_calmed_with_a_roll_of_its_own(edition: str, good: int, bad: int) -> None:
    table = rising(edition=edition, cards=3, dice=(good, bad, 1, 1))
    table.play("Blue calm Eric")
    assert asked(table, "Blue") == ["calm Eric", "pass"]
    table.play("Blue calm Eric")  # he dies, so nobody is left to try the third
    assert table.get("family.Eric") is None
    assert left(table) == 5  # two dice: 1 + 1 and one each


@rule("F-1.4-M06", "F-1.4B-15")
def test_by_flag_one_roll_is_for_the_whole_uprising() -> None:
    table = rising(flags={"uprising_calm_scope": "one_roll_per_village"}, cards=3, dice=(6,))
    table.play("Blue calm Eric")
    assert is_quiet(table)
    assert left(table) == 9
    failed = rising(flags={"uprising_calm_scope": "one_roll_per_village"}, cards=2, dice=(1, 1, 1))
    failed.play("Blue calm Eric")
    assert left(failed) == 5


CARDINALS = {
    "Eric": ["bishop-2"],
    "Henri": ["bishop-4", "cardinal-1"],
    "Arthur": ["bishop-5", "cardinal-2"],
}


@rule("F-1.5B-08", "F-1.5-M01", "F-1.5B-09", "F-1.4-M02")
@pytest.mark.parametrize(("edition", "good"), SUCCEEDS)
@pytest.mark.parametrize("face", range(1, 7))
def test_a_cardinal_calms_anywhere_for_three_deniers(edition: str, good: tuple[int, ...], face: int) -> None:
    table = rising(
        edition=edition, titles={"Henri": ["bishop-4", "cardinal-1"]}, deniers={"Green": 5}, dice=(face, 1)
    )
    assert asked(table, "Green") == ["buy-calm Henri", "pass"]
    table.play("Green buy-calm Henri")
    assert (left(table) == 9) == (face in good)
    assert table.get("deniers") == [5, 5, 2, 5]  # to the bank, won or lost


@rule("F-1.5B-10", "F-1.5-M02")
@pytest.mark.parametrize(("edition", "face"), FAILS)
def test_a_paying_cardinal_survives_a_failure(edition: str, face: int) -> None:
    table = rising(edition=edition, titles={"Henri": ["bishop-4", "cardinal-1"]}, dice=(face, 1))
    table.play("Green buy-calm Henri")
    assert (table.get("family.Henri"), left(table)) == (2, 7)


@rule("F-1.5B-08", "F-1.5B-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_three_deniers_he_cannot_try(edition: str) -> None:
    table = rising(
        edition=edition, titles={"Henri": ["bishop-4", "cardinal-1"]}, deniers={"Green": 2}, dice=(1,)
    )
    assert is_quiet(table)


@rule("F-1.5B-12")
@pytest.mark.parametrize(("edition", "face"), [("en2014", 2), ("fr2015", 5), ("pl2015", 4)])
def test_three_deniers_are_due_for_every_card(edition: str, face: int) -> None:
    table = rising(
        edition=edition,
        cards=3,
        titles={"Henri": ["bishop-4", "cardinal-1"]},
        deniers={"Green": 8},
        dice=(face, face, 1),
    )
    table.play("Green buy-calm Henri", "Green buy-calm Henri")
    assert table.get("deniers.Green") == 2
    assert left(table) == 7  # too poor for the third


@rule("F-1.5B-11", "F-1.5-M03", "F-1.5-M02")
@pytest.mark.parametrize(("edition", "face"), FAILS)
@pytest.mark.parametrize("way", ["calm", "buy-calm"])
def test_in_his_own_bishopric_a_cardinal_pays_or_risks_his_life(edition: str, face: int, way: str) -> None:
    table = rising(edition=edition, titles={"Eric": ["bishop-2", "cardinal-1"]}, dice=(face, 1))
    assert asked(table, "Blue") == ["calm Eric", "buy-calm Eric", "pass"]
    table.play(f"Blue {way} Eric")
    assert table.get("family.Eric") == (None if way == "calm" else 1)
    assert table.get("deniers.Blue") == (5 if way == "calm" else 2)


@rule("F-1.5B-13", "F-6.2.3-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captive_cardinal_may_pay_in_every_edition(edition: str) -> None:
    table = rising(
        edition=edition,
        titles={"Eric": ["bishop-2", "cardinal-1"]},
        captives={"Eric": "Green"},
        troops={"Green": {"sigy": [1, 0]}},
    )
    assert "buy-calm Eric" in asked(table, "Blue")
    assert ("calm Eric" in asked(table, "Blue")) == (edition == "en2014")


@rule("F-1.4B-16", "F-1.5-M04")
@pytest.mark.parametrize(("edition", "face"), FAILS)
def test_bishop_first_then_cardinals_clockwise_and_the_first_attempt_is_the_last(
    edition: str, face: int
) -> None:
    table = rising(edition=edition, titles=CARDINALS, dice=(face, 1))
    assert table.asked() == ["Blue"]
    table.refuses("Red buy-calm Arthur", "Green buy-calm Henri")
    table.play("Blue pass")
    assert asked(table, "Red") == ["buy-calm Arthur", "pass"]  # the card's own player comes before Green
    table.play("Red pass")
    assert asked(table, "Green") == ["buy-calm Henri", "pass"]
    table.play("Green buy-calm Henri")
    assert is_quiet(table)
    tried = rising(edition=edition, titles=CARDINALS, dice=(face, 1))
    tried.play("Blue calm Eric")  # and fails: no Cardinal may try after him
    assert is_quiet(tried)
    assert left(tried) == 7


@rule("F-1.4B-16", "F-1.5-M04")
def test_a_bishop_who_is_cardinal_is_asked_once() -> None:
    table = rising(titles={"Eric": ["bishop-2", "cardinal-1"]}, dice=(1,))
    table.play("Blue pass")
    assert is_quiet(table)


@rule("F-1.5-M06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_anyones_clergy_may_calm_the_rebels_own_too(edition: str) -> None:
    table = rising(edition=edition, titles={"Arthur": ["bishop-2"]}, lords={"Red": {"Arthur": "pugnac"}})
    assert asked(table, "Red") == ["calm Arthur", "pass"]


@rule("F-1.4B-17", "F-1.5-M05", "F-10.1-13", "F-12.2-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_calming_comes_after_joining_and_before_the_dice(edition: str) -> None:
    table = quiet(
        edition=edition,
        lords={"Red": {"Arthur": "pugnac"}, "Blue": {"Eric": "sigy"}},
        titles={"Eric": ["bishop-2"]},
        troops={"Yellow": {"mazilles": [9, 0]}},
        famine=[2],
        hands={"Red": ["uprising"], "Yellow": ["uprising"], "Green": ["assassination"]},
    )
    table.play("Red play uprising", "Red rise mazilles")
    assert table.prompt("Yellow") == "join-rising"
    table.play("Yellow pass")
    assert table.prompt("Blue") == "calm-rising"
    assert table.match.tape.chances == []
    assert (
        acts(table, "Yellow", "play") == acts(table, "Green", "play") == []
    )  # too late, and no interruption
    assert why(table, "Green play assassination") == "F-12.2-02"
