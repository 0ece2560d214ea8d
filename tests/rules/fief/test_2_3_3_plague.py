"""F-2.3.3: where the plague breaks out."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.board.tables import LORDS
from oyez.games.fief.rules.cards.disasters import DISASTERS
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, run, stage, state

LIVES = 3  # a 4
DIES = 2  # a 3


def outbreak(*rolls: int, seats: int = 3, **position: Any) -> Stage:
    """A Plague strikes bishopric 1 (la-salle, blaye, charolles, sennecy, l-epervier, st-medard, villeneuve)."""
    there = stage(seats, **{"phase": "none", "track": ["plague"], **position})
    return run(there.chance(0, *rolls), [DISASTERS])


@rule("F-2.3.3-01", "F-2.3.3-02", "F-2.3.3-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_lord_of_the_bishopric_rolls_whatever_his_rank(edition: str) -> None:
    there = outbreak(
        *(0, 3, 2, 5),
        seats=4,
        edition=edition,
        lords={
            "Red": {"Arthur": "blaye"},
            "Blue": {"Blanche": "la-salle"},
            "Green": {"Eric": "villeneuve"},
            "Yellow": {"Othon": "sennecy", "Henri": "sigy"},
        },
        titles={"Arthur": ["king"], "Blanche": ["queen"], "Eric": ["bishop-1", "pope"]},
    )
    there.expect(
        events=[
            "Red plague-rolled Arthur 1",
            "Red died Arthur",
            "Blue plague-rolled Blanche 4",
            "Green plague-rolled Eric 3",
            "Green died Eric",
            "Yellow plague-rolled Othon 6",
        ],
        no_events=["Yellow plague-rolled Henri", "Blue died", "Yellow died"],
        state={"family.Arthur": None, "family.Blanche": "Blue", "family.Eric": None, "plague": [1]},
    )


@rule("F-2.3.3-02", "F-2.3.3-M01")
@pytest.mark.parametrize("die", range(1, 7))
def test_one_to_three_kills(die: int) -> None:
    there = outbreak(die - 1, lords={"Red": {"Arthur": "blaye"}})
    there.expect(state={"family.Arthur": None if die <= 3 else "Red"})


@rule("F-2.3.3-04", "F-6.2.3-05")
@pytest.mark.parametrize("die", [DIES, LIVES])
def test_captives_roll_too(die: int) -> None:
    there = outbreak(
        die,
        lords={"Red": {"Arthur": "blaye"}},
        captives={"Arthur": "Blue"},
        troops={"Blue": {"blaye": [1, 0]}},
    )
    there.expect(events=[f"Red plague-rolled Arthur {die + 1}"])
    there.expect(state={"captives.Arthur": None if die == DIES else "Blue"})


@rule("F-2.3.3-05")
def test_in_turn_order_and_each_player_orders_his_own_lords() -> None:
    there = outbreak(
        *(5, 5, 5, 5, 5),
        first="Blue",
        lords={
            "Red": {"Arthur": "blaye", "Henri": "la-salle"},
            "Blue": {"Eric": "charolles", "Othon": "blaye"},
            "Green": {"Isabelle": "blaye"},
        },
        captives={"Henri": "Blue"},
        troops={"Blue": {"la-salle": [1, 0]}},
    )
    there.expect(asked=["Blue"], prompt={"Blue": "plague-order"})
    there.expect(options={"Blue": ["expose Eric", "expose Othon"]})
    there.play("Blue expose Othon")
    there.expect(
        events=["Blue plague-rolled Othon 6", "Blue plague-rolled Eric 6", "Green plague-rolled Isabelle 6"]
    )
    there.expect(asked=["Red"])  # Green rolled his only Lord at once
    there.play("Red expose Henri").expect(
        events=["Red plague-rolled Henri 6", "Red plague-rolled Arthur 6"], asked=[]
    )


@rule("F-2.3.3-05", "F-1.8C-09")
@pytest.mark.parametrize("king_first", [True, False])
def test_each_death_is_settled_before_the_next_roll(king_first: bool) -> None:
    """If the King dies first, the Crown Prince succeeds and his own death vacates the throne."""
    king, prince = ("Red", "Blue") if king_first else ("Blue", "Red")
    there = outbreak(
        *(DIES, DIES),
        lords={king: {"Arthur": "blaye"}, prince: {"Henri": "blaye"}},
        titles={"Arthur": ["king"], "Henri": ["crown-prince"]},
    )
    if king_first:
        there.expect(events=["Red died Arthur", "Blue succeeded Henri", "Blue died Henri"])
    else:
        there.expect(events=["Red died Henri", "Blue died Arthur"], no_events=["Red succeeded"])
    there.expect(state={"holders.king": None, "holders.crown-prince": None})


@rule("F-2.3.3-05", "F-4.3.1-02")
def test_an_heir_is_chosen_before_the_next_lord_rolls() -> None:
    there = outbreak(
        *(DIES, DIES),
        lords={"Red": {"Arthur": "blaye", "Henri": "sigy", "Othon": "bourg"}, "Blue": {"Eric": "blaye"}},
        titles={"Arthur": ["fief-mazilles"]},
    )
    there.expect(prompt={"Red": "assign-title"}, no_events=["Blue plague-rolled Eric"])
    there.play("Red bequeath Othon").expect(events=["Blue plague-rolled Eric 3", "Blue died Eric"])


@rule("F-2.3.3-06", "F-2.3.3-07", "F-2.3.3-08", "F-2.3.3-09", "F-2.3.3-M05")
def test_example_of_five_counters_and_of_one() -> None:
    """V-12, V-13 (TV-38): 3 Men-at-Arms and 2 Knights lose two counters, a single Man-at-Arms none."""
    there = outbreak(troops={"Red": {"blaye": [3, 2], "charolles": [1, 0]}})
    there.expect(
        events=["Red plague-spread blaye 2"],
        prompt={"Red": "plague-losses"},
        options={"Red": ["bury 0", "bury 1", "bury 2"]},
    )
    there.play("Red bury 0")
    there.expect(
        events=["Red plague-killed blaye 2 0"],
        state={"troops.Red.blaye": [1, 2], "troops.Red.charolles": [1, 0], "stock.Red": [11, 6]},
    )


@rule("F-2.3.3-08")
@pytest.mark.parametrize(("knights", "left"), [(0, [1, 2]), (1, [2, 1]), (2, [3, 0])])
def test_the_owner_chooses_which_counters(knights: int, left: list[int]) -> None:
    there = outbreak(troops={"Red": {"blaye": [3, 2]}}).play(f"Red bury {knights}")
    there.expect(state={"troops.Red.blaye": left})


@rule("F-2.3.3-06", "F-2.3.3-07")
@pytest.mark.parametrize(
    ("before", "after"),
    [([1, 0], [1, 0]), ([0, 1], [0, 1]), ([2, 0], [1, 0]), ([0, 5], [0, 3]), ([7, 0], [4, 0])],
)
def test_nothing_is_asked_where_there_is_no_choice(before: list[int], after: list[int]) -> None:
    outbreak(troops={"Red": {"blaye": before}}).expect(asked=[], state={"troops.Red.blaye": after})


@rule("F-2.3.3-06")
@pytest.mark.parametrize(("troops", "choices"), [([1, 4], [1, 2]), ([4, 1], [0, 1]), ([1, 1], [0, 1])])
def test_how_many_knights_may_be_among_the_losses(troops: list[int], choices: list[int]) -> None:
    there = outbreak(troops={"Red": {"blaye": troops}})
    there.expect(options={"Red": [f"bury {number}" for number in choices]})


@rule("F-2.3.3-10", "F-2.3.3-06", "F-2.3.3-01")
def test_armies_are_halved_by_player_and_village() -> None:
    there = outbreak(
        troops={"Red": {"blaye": [3, 0], "l-epervier": [4, 0], "sigy": [4, 0]}, "Blue": {"blaye": [3, 0]}}
    )
    there.expect(
        state={
            "troops.Red.blaye": [2, 0],
            "troops.Red.l-epervier": [2, 0],
            "troops.Red.sigy": [4, 0],
            "troops.Blue.blaye": [2, 0],
        }
    )


@rule("F-2.3.3-11", "F-2.3.3-12", "F-2.3.3-M11")
def test_engines_and_lords_are_no_counters() -> None:
    there = outbreak(
        *(5, 5),
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        troops={"Red": {"blaye": [3, 0]}, "Blue": {"blaye": [1, 0]}},
        control={"blaye": "Blue"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Red": 1}},
    )
    there.expect(state={"troops.Red.blaye": [2, 0], "sieges.blaye.Red": 1, "troops.Blue.blaye": [1, 0]})


@rule("F-2.3.3-04", "F-2.3.3-21", "F-6.2.3-11")
def test_a_captive_whose_guard_dies_is_free_but_still_rolls() -> None:
    """All Villages were hit at once: being put elsewhere afterwards does not save him."""
    there = outbreak(
        *(DIES, DIES),
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        captives={"Eric": "Red"},
        troops={"Blue": {"sigy": [1, 0]}},
        forts={"sigy": "stronghold"},
    )
    there.expect(
        events=["Red died Arthur", "Blue freed Eric", "Blue stood Eric sigy", "Blue plague-rolled Eric 3"]
    )


@rule("F-2.3.3-21")
def test_somebody_freed_into_the_plague_does_not_roll() -> None:
    """A guard dies in another plague; the chain of places leads into one that broke out before."""
    there = stage(
        3,
        phase="none",
        track=["plague"],
        plague=[5],
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        captives={"Eric": "Red"},
        troops={"Blue": {"sigy": [1, 0]}},
        forts={"sigy": "stronghold"},
    )
    run(there.chance(0, DIES, LIVES), [DISASTERS])
    there.expect(events=["Blue stood Eric sigy", "Blue plague-rolled Eric 4"], state={"tested.Eric": [1]})
    assert there.g.forced == []


@rule("F-2.3.3-14", "F-2.3.3-24")
def test_survivors_are_remembered_for_the_round() -> None:
    there = outbreak(LIVES, lords={"Red": {"Arthur": "blaye"}}, troops={"Red": {"blaye": [4, 0]}})
    there.expect(
        state={
            "tested.Arthur": [1],
            "bands.0.troops": [2, 0],
            "bands.0.tested": [1],
            "bands.0.moves": 0,
            "bands.0.road": None,
        }
    )


@rule("F-2.3.3-18", "F-2.3.3-M10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_lord_is_not_affected_where_he_is_placed(edition: str) -> None:
    there = stage(
        3,
        edition=edition,
        phase="cards",
        plague=[1],
        hands={"Red": ["Henri"]},
        lords={"Red": {"Arthur": "blaye"}},
        forts={"blaye": "stronghold"},
    )
    there.play("Red done", "Red done", "Blue done", "Green done", "Red play Henri")
    there.expect(state={"at.Henri": "blaye", "tested.Henri": []}, no_events=["Red plague-rolled"])


@rule("F-2.3.3-17", "F-2.3.3-M10")
def test_bought_troops_are_not_affected() -> None:
    there = stage(
        3,
        phase="purchases",
        plague=[1],
        deniers={"Red": 9},
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": [1, 0]}},
    )
    there.play("Red recruit blaye", "Red recruit blaye", "Red knight blaye")
    there.expect(state={"troops.Red.blaye": [3, 1]}, no_events=["Red plague-killed"])


@rule("F-2.3.3-23", "F-2.3-09")
def test_no_fortune_card_ends_a_plague() -> None:
    there = stage(
        3,
        phase="cards",
        plague=[1],
        hands={"Red": ["harvest", "weather"]},
        lords={"Red": {"Arthur": "bourg"}},
    )
    there.play("Red done", "Red done", "Blue done", "Green done")
    there.play("Red play harvest", "Red bless 1", "Red play weather", "Red bless 1")
    there.expect(state={"plague": [1]})


@rule("F-11.2-04")
def test_under_fog_only_the_counters_lost_are_shown() -> None:
    there = outbreak(flags={"fog_of_war": True}, troops={"Red": {"blaye": [3, 2]}}).play("Red bury 1")
    there.expect(events=["Red plague-killed blaye 1 1"], state={"troops.Red.blaye": [2, 1]})


@rule("F-11.2-01", "F-11.2-04")
@pytest.mark.parametrize("troops", [[4, 0], [0, 4], [2, 2]])
def test_under_fog_no_question_left_out_betrays_that_all_counters_are_alike(troops: list[int]) -> None:
    """Whatever four counters Red has, all the others see is that he is asked which of them die."""
    there = outbreak(flags={"fog_of_war": True}, troops={"Red": {"blaye": troops}})
    there.expect(prompt={"Red": "plague-losses"})
    men, knights = troops
    fewest, most = max(0, 2 - men), min(knights, 2)
    assert there.options("Red")[: most - fewest + 1] == [f"bury {n}" for n in range(fewest, most + 1)]
    one = outbreak(flags={"fog_of_war": True}, troops={"Red": {"blaye": [1, 0]}})
    one.expect(asked=[])


def test_the_rolls_are_an_effect_nobody_breaks_into() -> None:
    there = outbreak(*(5, 5), lords={"Red": {"Arthur": "blaye", "Henri": "blaye"}})
    assert there.g.stack[-1].atomic(there.g)
    assert state(there).tested[LORDS.index("Arthur")] == 0
