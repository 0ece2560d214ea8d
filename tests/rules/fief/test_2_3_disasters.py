"""F-2.3: Disasters of the track; Heavy Rain and Famine."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.board.tables import HARVEST, N_VILLAGES, VILLAGES, VILLAGES_OF_BISHOPRIC, WEATHER
from oyez.games.fief.rules.cards.disasters import DISASTERS
from oyez.games.fief.rules.cards.fortunes import bar_bless
from oyez.games.fief.rules.opportunities.rising import causes
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, run, stage, state


def strike(*track: str, chance: list[int], **position: Any) -> Stage:
    """These Disasters are resolved, the dice falling as said (from 0)."""
    there = stage(3, **{"phase": "none", "track": list(track), **position})
    return run(there.chance(*chance), [DISASTERS])


def finish(there: Stage) -> Stage:
    """Everybody declines everything until the next phase begins."""
    phase = there.get("phase")
    while there.get("phase") == phase:
        there.play(f"{there.asked()[0]} {'done' if 'done' in there.options(there.asked()[0]) else 'pass'}")
    return there


@rule("F-2.3-02", "F-2.3-03", "F-2.3-07")
def test_one_at_a_time_in_track_order_to_the_bishopric_rolled() -> None:
    there = strike("famine", "rain", "famine", chance=[4, 0, 2])
    there.expect(
        events=[
            "Red disaster-rolled famine 5",
            "disaster-struck famine 5",
            "Red disaster-rolled rain 1",
            "disaster-struck rain 1",
            "Red disaster-rolled famine 3",
            "disaster-struck famine 3",
        ],
        state={"famine": [3, 5], "rain": [1], "track": [], "fortune_discard": []},
    )


@rule("F-2.3-03")
@pytest.mark.parametrize("die", range(1, 6))
def test_every_number_up_to_five_is_a_bishopric(die: int) -> None:
    strike("rain", chance=[die - 1]).expect(state={"rain": [die]})


@rule("F-2.3-04")
@pytest.mark.parametrize("card", ["rain", "famine", "plague"])
def test_a_six_is_a_false_alarm(card: str) -> None:
    there = strike(card, chance=[5], troops={"Red": {"blaye": [4, 0]}})
    there.expect(
        events=[f"Red disaster-rolled {card} 6", f"disaster-averted {card}"],
        state={"fortune_discard": [card], card: [], "troops.Red.blaye": [4, 0]},
    )


@rule("F-2.3-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["rain", "famine", "plague"])
def test_a_bishopric_never_has_the_same_disaster_twice(edition: str, card: str) -> None:
    """The English rules roll again until it is legal, the others discard the card."""
    again = edition == "en2014"
    there = strike(card, edition=edition, chance=[1, 1, 3] if again else [1], **{card: [2]})
    rolls = [f"Red disaster-rolled {card} {die}" for die in ((2, 2, 4) if again else (2,))]
    there.expect(
        events=rolls,
        state={card: [2, 4] if again else [2], "fortune_discard": [] if again else [card]},
    )
    assert there.g.forced == []


@rule("F-2.3-05")
def test_a_six_rolled_again_is_a_false_alarm() -> None:
    there = strike("rain", edition="en2014", chance=[1, 5], rain=[2])
    there.expect(state={"rain": [2], "fortune_discard": ["rain"]})


@rule("F-2.3-06")
def test_different_disasters_hit_the_same_bishopric() -> None:
    there = strike("rain", "famine", "plague", chance=[2, 2, 2])
    there.expect(state={"rain": [3], "famine": [3], "plague": [3]})


@rule("F-2.3-07")
def test_the_card_lies_at_the_bishopric_for_all_to_see() -> None:
    there = strike("famine", chance=[3])
    there.expect(view={name: {"bishoprics.3.famine": True} for name in there.names})


@rule("F-2.3-08")
@pytest.mark.parametrize(("round_", "struck"), [(1, False), (2, True)])
def test_beginners_discard_the_disasters_of_the_first_round(round_: int, struck: bool) -> None:
    there = strike(
        "rain",
        "plague",
        flags={"beginner_round1_no_disasters": True},
        round=round_,
        chance=[0, 1] if struck else [],
    )
    there.expect(
        state={
            "rain": [1] if struck else [],
            "plague": [2] if struck else [],
            "fortune_discard": [] if struck else ["plague", "rain"],
        }
    )


@rule("F-2.3-08")
def test_by_default_the_first_round_has_disasters() -> None:
    for edition in EDITIONS:
        strike("rain", edition=edition, round=1, chance=[0]).expect(state={"rain": [1]})


@rule("F-2.3-10")
def test_a_plague_works_before_the_next_disaster_is_turned_up() -> None:
    there = strike("plague", "rain", chance=[0, 2, 4], lords={"Red": {"Arthur": "blaye"}})
    there.expect(events=["disaster-struck plague 1", "Red died Arthur", "Red disaster-rolled rain 5"])


@rule("F-2.3-09", "F-2.3-07", "F-2.3.3-23", "F-2.3.1-M06", "F-R-11")
def test_disasters_lie_until_the_end_of_the_round() -> None:
    there = stage(
        3, phase="income", rain=[1], famine=[2], plague=[3], lords={"Red": {"Arthur": "bourg"}}, round=3
    )
    lying = []
    while there.get("round") == 3:
        lying.append((there.get("rain"), there.get("famine"), there.get("plague")))
        there.play(f"{there.asked()[0]} {'done' if 'done' in there.options(there.asked()[0]) else 'pass'}")
    assert lying
    assert set(map(str, lying)) == {str(([1], [2], [3]))}
    there.expect(state={"rain": [], "famine": [], "plague": [], "fortune_discard": {"length": 3}})


@rule("F-2.3.1-03", "F-2.3.1-04", "F-2.3.2-02", "F-2.3.2-03", "F-2.3.1-07")
@pytest.mark.parametrize(
    ("rain", "famine", "harvest", "weather"),
    [(0, 0, "", ""), (1, 0, "F-2.3.1-04", ""), (0, 1, "", "F-2.3.2-03"), (1, 1, "F-2.3.1-04", "F-2.3.2-03")],
)
def test_which_fortune_a_bishopric_takes(rain: int, famine: int, harvest: str, weather: str) -> None:
    """In rain and famine together neither can be cancelled."""
    g = state(stage(3, phase="none", rain=[4] * rain, famine=[4] * famine))
    assert (bar_bless(g, HARVEST, 3), bar_bless(g, WEATHER, 3)) == (harvest, weather)


@rule("F-2.3.1-06", "F-3.0-18")
def test_rain_and_plague_do_not_touch_income() -> None:
    position: dict[str, Any] = {
        "phase": "income",
        "troops": {"Red": {"blaye": [1, 0], "sigy": [1, 0]}},
        "mills": {"blaye": 2, "sigy": 1},
        "lords": {"Red": {"Arthur": "blaye"}},
    }
    dry = stage(3, **position).get("deniers.Red")
    wet = stage(3, rain=[1, 5], plague=[1, 5], **position).get("deniers.Red")
    assert wet == dry == 5 + 2 + 6


@rule("F-2.3.2-01", "F-2.3.2-05", "F-3.0-07")
def test_famished_mills_yield_nothing_but_the_village_pays() -> None:
    there = stage(
        3,
        phase="income",
        troops={"Red": {"blaye": [1, 0], "sigy": [1, 0]}},
        mills={"blaye": 2, "sigy": 1},
        famine=[1],
    )
    there.expect(
        events=["Red village-income 2", "Red mill-income 2"], state={"deniers.Red": 5 + 2 + 2, "famine": [1]}
    )


@rule("F-2.3.2-06")
def test_a_tithe_of_a_famished_bishopric_yields_nothing() -> None:
    there = stage(
        3,
        phase="cards",
        hands={"Red": ["tax"]},
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "blaye"}},
        titles={"Arthur": ["bishop-1"]},
        mills={"blaye": 2},
        famine=[1],
    )
    for _ in range(2):
        there.play("Red done")
    there.play("Blue done", "Green done", "Red play tax").expect(events=["Red tithed 1 Arthur"])
    there.expect(state={"deniers": [6, 6, 5]}, no_events=["Red tithe-income"])


@rule("F-2.3.2-04", "F-10.1-01")
def test_a_famine_makes_every_village_of_the_bishopric_a_target_of_uprisings() -> None:
    """Until the Famine leaves, here with a Harvest."""
    there = stage(
        3,
        phase="cards",
        famine=[2],
        hands={"Red": ["harvest", "uprising"]},
        lords={"Red": {"Arthur": "tournus"}},
    )
    g = state(there)
    famished = [VILLAGES[village] for village in VILLAGES_OF_BISHOPRIC[1]]
    assert [VILLAGES[village] for village in range(N_VILLAGES) if causes(g, 0, village)] == famished
    while there.prompt("Red") != "play-cards":
        name = there.asked()[0]
        there.play(f"{name} {'pass' if 'pass' in there.options(name) else 'done'}")
    there.expect(offers={"Red": ["play uprising"]})
    there.play("Red play harvest", "Red bless 2").expect(
        state={"famine": []}, refuses={"Red": ["play uprising"]}
    )


@rule("F-2.3.1-01", "F-2.3.1-M01", "F-2.3.1-05", "F-2.3.1-M04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("rain", "place", "goal"),
    [(5, "sigy", "st-paul"), (4, "st-paul", "les-essarts"), (5, "st-paul", "les-essarts")],
)
def test_rain_stops_every_move_but_a_secret_passage(edition: str, rain: int, place: str, goal: str) -> None:
    """Inside the bishopric, into it, and out of it."""
    position: dict[str, Any] = {"phase": "movement", "edition": edition, "lords": {"Red": {"Arthur": place}}}
    dry = stage(3, **position)
    assert "lead Arthur" in dry.options("Red")
    dry.play("Red lead Arthur").expect(offers={"Red": [f"march {goal}"]})
    wet = stage(3, rain=[rain], **position)
    if "lead Arthur" in wet.options("Red"):
        wet.play("Red lead Arthur").expect(refuses={"Red": [f"march {goal}"]})
    card = stage(3, rain=[rain], hands={"Red": ["passage"]}, **position)
    while "lead Arthur" not in card.options("Red"):
        card.play("Red pass")
    card.play("Red lead Arthur").expect(refuses={"Red": [f"march {goal}"]})
    card.expect(offers={"Red": [f"tunnel {goal}"]})


@rule("F-2.3.1-02", "F-2.3.1-M02", "F-2.3.1-M05", "F-6.0-25")
@pytest.mark.parametrize("men", [1, 0])
def test_no_battle_is_fought_in_the_rain(men: int) -> None:
    """Nor is a lone Lord captured by attack there."""
    position: dict[str, Any] = {
        "phase": "battles",
        "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy"}},
        "troops": {"Red": {"sigy": [4, 1]}, "Blue": {"sigy": [men, 0]}},
    }
    dry, wet = stage(3, **position), stage(3, rain=[5], **position)
    attacks = [option for option in dry.options("Red") if option.startswith("attack")]
    assert attacks
    assert not set(attacks) & set(wet.options("Red"))


@rule("F-2.3.1-05", "F-2.3.1-M03")
def test_uprisings_do_not_mind_the_rain() -> None:
    position: dict[str, Any] = {
        "phase": "purchases",
        "famine": [5],
        "hands": {"Blue": ["uprising"]},
        "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "bourg"}},
    }
    dry, wet = stage(3, **position), stage(3, rain=[5], **position)
    assert "play uprising" in dry.options("Blue")
    assert "play uprising" in wet.options("Blue")


@rule("F-2.3.1-06", "F-2.3.1-M05")
def test_rain_touches_neither_purchases_nor_placement() -> None:
    there = stage(3, phase="purchases", rain=[5], deniers={"Red": 20}, lords={"Red": {"Arthur": "sigy"}})
    there.play("Red recruit sigy", "Red mill sigy", "Red stronghold sigy")
    there.expect(state={"troops.Red.sigy": [1, 0], "mills.sigy": 1, "forts.sigy": "stronghold"})


@rule("F-2.3.1-M05")
def test_rain_allows_sieges_and_pillage() -> None:
    position: dict[str, Any] = {
        "phase": "battles",
        "rain": [5],
        "lords": {"Red": {"Arthur": "sigy"}},
        "troops": {"Red": {"sigy": [2, 0]}, "Blue": {"sigy": [1, 0]}},
        "control": {"sigy": "Blue"},
    }
    there = stage(3, forts={"sigy": "stronghold"}, **position)
    while "besiege sigy" not in there.options("Red"):
        there.play(f"{there.asked()[0]} done")
    there.play("Red besiege sigy").expect(state={"sieges.sigy.Red": 1})
