"""F-2.3.3: whoever enters a plagued bishopric during movement."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, stage

LIVES = 3
DIES = 2
ONCE = ("fr2015", "pl2015")


def moving(edition: str = "fr2015", **position: Any) -> Stage:
    """Arthur, by default in les-essarts (healthy 4), st-paul (5) and villeneuve (1) next to it."""
    lords = {"Red": {"Arthur": "les-essarts"}}
    return stage(3, edition=edition, **{"phase": "movement", "lords": lords, **position})


def rolled(there: Stage) -> int:
    return len([event for event in there.events() if "plague-rolled" in event])


@rule("F-2.3.3-13", "F-2.3.3-M01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_lord_who_enters_rolls_at_once(edition: str, die: int) -> None:
    there = moving(edition, plague=[5]).chance(die - 1).play("Red lead Arthur", "Red march st-paul")
    there.expect(
        events=[f"Red plague-rolled Arthur {die}"], state={"family.Arthur": None if die <= 3 else "Red"}
    )


@rule("F-2.3.3-13")
def test_only_a_step_into_a_plagued_bishopric_is_an_entry() -> None:
    inside = moving(plague=[5], lords={"Red": {"Arthur": "sigy"}}, tested={"Arthur": []})
    inside.play("Red lead Arthur", "Red march st-paul")
    healthy = moving(plague=[5]).play("Red lead Arthur", "Red march villeneuve")
    assert rolled(inside) == rolled(healthy) == 0


@rule("F-2.3.3-14", "F-2.3.3-24", "F-2.3.3-M02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_second_roll_on_coming_back(edition: str) -> None:
    there = moving(edition, lords={"Red": {"Arthur": "st-paul"}}, plague=[5], tested={"Arthur": [5]})
    there.play("Red lead Arthur", "Red march les-essarts", "Red march st-paul")
    assert rolled(there) == 0


@rule("F-2.3.3-14", "F-2.3.3-M03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_second_roll_on_a_step_from_plague_to_plague(edition: str) -> None:
    there = moving(edition, lords={"Red": {"Arthur": "beaujeu"}}, plague=[1, 5], tested={"Arthur": [5]})
    there.play("Red lead Arthur", "Red march la-salle")
    assert rolled(there) == 0
    there.expect(state={"tested.Arthur": [1, 5]})


@rule("F-2.3.3-14", "F-2.3.3-M04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_plague_over_healthy_ground_into_another_plague(edition: str) -> None:
    """The English rules test again, the others once a round."""
    there = moving(edition, lords={"Red": {"Arthur": "st-paul"}}, plague=[1, 5], tested={"Arthur": [5]})
    there.play("Red lead Arthur", "Red march les-essarts").chance(LIVES).play("Red march villeneuve")
    assert rolled(there) == (1 if edition == "en2014" else 0)


@rule("F-2.3.3-19", "F-2.3.3-M10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("way", [["les-essarts", "st-paul"], ["les-essarts", "villeneuve"]])
def test_a_lord_who_was_only_placed_there_rolls_when_he_comes_back(edition: str, way: list[str]) -> None:
    there = moving(edition, lords={"Red": {"Arthur": "st-paul"}}, plague=[1, 5])
    there.play("Red lead Arthur", f"Red march {way[0]}").chance(LIVES).play(f"Red march {way[1]}")
    assert rolled(there) == 1


@rule("F-2.3.3-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_also_rolls_on_a_direct_step_into_another_plague(edition: str) -> None:
    there = moving(edition, lords={"Red": {"Arthur": "beaujeu"}}, plague=[1, 5])
    there.chance(LIVES).play("Red lead Arthur", "Red march la-salle")
    assert rolled(there) == 1


@rule("F-2.3.3-15", "F-2.3.3-06", "F-2.3.3-M05", "F-2.3.3-M07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_troops_that_enter_lose_half_of_those_who_march(edition: str) -> None:
    """TV-38 on entry; what stays behind, and what stood there before, is not counted."""
    there = moving(edition, plague=[5], troops={"Red": {"les-essarts": [5, 2], "st-paul": [4, 0]}})
    there.chance(LIVES).play("Red lead Arthur", "Red with-men 3", "Red with-knights 2", "Red march st-paul")
    there.expect(prompt={"Red": "plague-losses"}, options={"Red": ["bury 0", "bury 1", "bury 2"]})
    there.play("Red bury 1")
    there.expect(
        events=["Red plague-killed st-paul 1 1"],
        state={"troops.Red.st-paul": [6, 1], "troops.Red.les-essarts": [2, 0]},
    )


@rule("F-2.3.3-16", "F-2.3.3-M06", "F-2.3.3-M07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_troops_that_come_back(edition: str) -> None:
    """Halved once a round, or in the English rules on every entry."""
    there = moving(
        edition,
        plague=[5],
        troops={"Red": {"les-essarts": [8, 0]}},
        lords={"Red": {"Mireille": "les-essarts"}},
        darc="Mireille",
    )
    there.chance(LIVES).play("Red muster Mireille", "Red march st-paul")
    there.expect(state={"troops.Red.st-paul": [4, 0], "bands.0.tested": [5]})
    there.play("Red march les-essarts", "Red march st-paul")
    there.expect(state={"troops.Red.st-paul": [2 if edition == "en2014" else 4, 0]})
    assert rolled(there) == 0


@rule("F-2.3.3-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_troops_that_were_halved_where_they_stood(edition: str) -> None:
    """From the outbreak in their own bishopric straight into another plagued one."""
    there = moving(
        edition,
        lords={"Red": {"Arthur": "beaujeu"}},
        troops={"Red": {"beaujeu": [4, 0]}},
        plague=[1, 5],
        tested={"Arthur": [5]},
        bands=[{"village": "beaujeu", "seat": "Red", "troops": [4, 0], "tested": [5]}],
    )
    there.play("Red muster Arthur", "Red march la-salle")
    there.expect(state={"troops.Red.la-salle": [2 if edition == "en2014" else 4, 0]})


@rule("F-2.3.3-20", "F-2.3.3-M07", "F-2.3.3-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mixed_army_loses_only_among_the_fresh_counters(edition: str) -> None:
    """3 of 7 Men-at-Arms were halved before: floor(4/2) = 2, or floor(7/2) = 3 on every entry."""
    there = moving(
        edition,
        lords={"Red": {"Arthur": "beaujeu"}},
        troops={"Red": {"beaujeu": [7, 0]}},
        plague=[1, 5],
        tested={"Arthur": [5]},
        bands=[{"village": "beaujeu", "seat": "Red", "troops": [3, 0], "tested": [5]}],
    )
    there.play("Red muster Arthur", "Red march la-salle")
    there.expect(state={"troops.Red.la-salle": [4 if edition == "en2014" else 5, 0]})


@rule("F-2.3.3-19", "F-2.3.3-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_new_troops_that_leave_and_come_back_are_halved(edition: str) -> None:
    """Bought in the plagued Village, so never exposed."""
    there = moving(
        edition,
        lords={"Red": {"Arthur": "st-paul"}},
        troops={"Red": {"st-paul": [4, 0]}},
        plague=[5],
        tested={"Arthur": [5]},
    )
    there.play("Red muster Arthur", "Red march les-essarts")
    there.expect(state={"troops.Red.les-essarts": [4, 0]})
    there.play("Red march st-paul").expect(state={"troops.Red.st-paul": [2, 0]})


@rule("F-2.3.3-22", "F-2.3.3-M08")
def test_troops_of_a_lord_who_dies_on_entry_stay_where_they_came_to() -> None:
    """He rolls first, then his troops are halved; without a Lord they go no further."""
    there = moving(plague=[5], troops={"Red": {"les-essarts": [4, 0]}})
    there.chance(DIES).play("Red muster Arthur", "Red march st-paul")
    there.expect(
        events=["Red died Arthur", "Red plague-killed st-paul 2 0"],
        state={"troops.Red.st-paul": [2, 0], "control.st-paul": "Red", "column": None},
    )
    assert "march sigy" not in there.options("Red")


@rule("F-2.3.3-M08")
def test_they_go_on_with_another_lord_of_the_group() -> None:
    lords = {"Red": {"Arthur": "les-essarts", "Henri": "les-essarts"}}
    there = moving(plague=[5], lords=lords, troops={"Red": {"les-essarts": [4, 0]}})
    there.play("Red muster Arthur").chance(DIES, LIVES).play("Red march st-paul")
    there.expect(prompt={"Red": "plague-order"}).play("Red expose Arthur")
    there.expect(events=["Red died Arthur", "Red plague-rolled Henri 4", "Red plague-killed st-paul 2 0"])
    there.play("Red march sigy").expect(state={"at.Henri": "sigy", "troops.Red.sigy": [2, 0]})


@rule("F-2.3.3-M09", "F-2.3.3-04")
@pytest.mark.parametrize("die", [DIES, LIVES])
def test_captives_taken_along_are_tested(die: int) -> None:
    there = moving(
        plague=[5],
        lords={"Red": {"Arthur": "les-essarts"}, "Blue": {"Eric": "les-essarts"}},
        captives={"Eric": "Red"},
        tested={"Arthur": [5]},
    )
    there.chance(die).play("Red muster Arthur", "Red march st-paul")
    there.expect(
        events=[f"Blue plague-rolled Eric {die + 1}"], state={"family.Eric": None if die == DIES else "Blue"}
    )


@rule("F-2.3.3-M09", "F-6.2.3-04")
def test_a_captive_left_without_a_guard_is_free_and_no_longer_of_the_group() -> None:
    there = moving(
        plague=[5],
        lords={"Red": {"Arthur": "les-essarts"}, "Blue": {"Eric": "les-essarts", "Othon": "bourg"}},
        captives={"Eric": "Red"},
        tested={"Eric": [5]},
    )
    there.chance(DIES).play("Red muster Arthur", "Red march st-paul")
    there.expect(state={"family.Arthur": None, "captives.Eric": None, "at.Eric": "bourg", "column": None})


@rule("F-2.3.3-M11", "F-2.3.3-11")
def test_an_engine_at_a_plagued_village_stays() -> None:
    there = moving(
        plague=[5],
        lords={"Red": {"Arthur": "les-essarts", "Henri": "st-paul"}, "Blue": {"Eric": "st-paul"}},
        troops={"Red": {"les-essarts": [2, 0], "st-paul": [1, 0]}, "Blue": {"st-paul": [1, 0]}},
        control={"st-paul": "Blue"},
        forts={"st-paul": "stronghold"},
        sieges={"st-paul": {"Red": 2}},
    )
    there.chance(LIVES).play("Red muster Arthur", "Red march st-paul")
    there.expect(state={"sieges.st-paul.Red": 2, "troops.Red.st-paul": [2, 0]})


@rule("F-2.3.3-14", "F-2.3.3-16")
def test_each_flag_alone() -> None:
    """What the presets join can be taken apart."""
    there = moving(
        "fr2015",
        flags={"plague_lord_retest": "per_zone"},
        lords={"Red": {"Arthur": "st-paul"}},
        troops={"Red": {"st-paul": [4, 0]}},
        plague=[1, 5],
        tested={"Arthur": [5]},
        bands=[{"village": "st-paul", "seat": "Red", "troops": [4, 0], "tested": [5]}],
    )
    there.play("Red muster Arthur", "Red march les-essarts").chance(LIVES).play("Red march villeneuve")
    assert rolled(there) == 1
    there.expect(state={"troops.Red.villeneuve": [4, 0]})
