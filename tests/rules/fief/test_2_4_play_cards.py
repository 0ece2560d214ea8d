"""F-2.4: the play-cards step."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.board.tables import CARDS, DISASTERS
from oyez.games.fief.rules.cards.hands import KIND, is_opportunity
from oyez.games.fief.rules.opportunities.playing import playable
from tests.rule import rule
from tests.rules.fief.playing_cards import asked, bar, inspire, playing
from tests.rules.fief.table import stage, state

AT: dict[str, Any] = {"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}}


@rule("F-2.4-01")
def test_in_turn_order_once_each_any_number_of_cards() -> None:
    there = playing(
        first="Green",
        lords=AT,
        hands={
            "Red": ["harvest"],
            "Blue": ["weather", "weather"],
            "Green": ["harvest", "weather", "harvest"],
        },
    )
    there.refuses("Red play harvest")
    assert bar(there, "Red", "play harvest") == "F-2.4-01"
    there.play("Green play harvest", "Green bless 1", "Green play harvest", "Green bless 2")
    there.play("Green play weather", "Green bless 1")
    assert there.get("active") == 0
    there.play("Red done", "Blue play weather", "Blue bless 3", "Blue done")
    there.expect(asked=[], state={"hands": [["harvest"], ["weather"], []]})


@rule("F-2.4-02")
def test_playing_is_optional_and_the_cards_are_kept() -> None:
    hands = {"Red": ["harvest", "Henri", "tax"]}
    there = playing(lords=AT, hands=hands, titles={"Arthur": ["fief-mazilles"]})
    assert asked(there, "Red") == ["play Henri", "play harvest", "play tax", "done"]
    there.play("Red done").expect(asked=[], state={"hands.Red": hands["Red"]})


@rule("F-2.4-03", "F-2.4-04", "F-2.4-M01")
@pytest.mark.parametrize(
    "phase", ["hear-ye", "cards", "income", "purchases", "movement", "battles", "closing"]
)
def test_plain_cards_are_playable_in_this_step_alone(phase: str) -> None:
    """Wherever the round is stopped, only the play-cards menu offers them."""
    there = stage(
        3,
        phase=phase,
        lords=AT,
        titles={"Arthur": ["fief-mazilles"]},
        hands={"Red": ["harvest", "Henri", "tax"]},
        round=2,
    )
    plain = {"play harvest", "play Henri", "play tax"}
    for _ in range(12):
        if there.prompt("Red") == "play-cards":
            assert plain <= set(there.options("Red"))
            return
        assert not plain & set(there.options("Red"))
        name = there.asked()[0]
        there.play(f"{name} {'done' if 'done' in there.options(name) else 'pass'}")
        if there.get("round") > 2:
            return


@rule("F-2.4-05", "F-2.4-M01", "F-R-18")
def test_opportunity_cards_are_those_with_the_lightning_and_two_of_the_lord_deck() -> None:
    lightning = {"uprising", "passage", "assassination", "justice", "ambush", "d-arc", "cardinal"}
    assert {CARDS[kind] for kind in range(len(CARDS)) if is_opportunity(kind)} == lightning
    assert not {CARDS[kind] for kind in DISASTERS} & lightning


@rule("F-2.4-05", "F-2.4-M01", "F-R-18", "F-9.0-01")
@pytest.mark.parametrize(
    "phase", ["hear-ye", "cards", "income", "purchases", "movement", "battles", "closing"]
)
def test_an_opportunity_card_is_playable_in_every_phase_and_anybodys_turn(phase: str) -> None:
    families = {"Red": {"Arthur": "bourg"}, "Blue": {"Blanche": "sigy"}}
    there = stage(3, phase=phase, lords=families, hands={"Blue": ["d-arc"]}, first="Red", round=2)
    assert "play d-arc" in there.options("Blue")
    inspire(there, "Blue", "Blanche").expect(state={"darc": "Blanche", "hands.Blue": []})


@rule("F-2.4-05")
def test_opportunity_cards_stand_in_the_menu_of_the_own_turn() -> None:
    there = playing(lords={"Red": {"Blanche": "sigy"}}, hands={"Red": ["d-arc", "harvest"]})
    assert asked(there, "Red") == ["play harvest", "play d-arc", "done"]
    inspire(there, "Red", "Blanche").expect(prompt={"Red": "play-cards"}, state={"darc": "Blanche"})
    assert playable(state(there), 0) == []


@rule("F-2.4-06")
def test_where_played_cards_go() -> None:
    """Taxes at once, Harvest and Weather after the income, a Lord's card when he dies."""
    there = stage(
        3,
        phase="cards",
        lords=AT,
        titles={"Arthur": ["fief-mazilles"]},
        hands={"Red": ["harvest", "tax", "Henri"]},
    )
    there.play("Red done", "Blue done", "Green done", "Red play harvest", "Red bless 3", "Red play tax")
    there.expect(state={"fortune_discard": ["tax"], "harvest": [3], "hands.Red": ["Henri"]})
    there.play("Red play Henri").expect(
        state={"lord_discard": [], "harvest": [], "fortune_discard": ["harvest", "tax"]}
    )


@rule("F-R-17")
def test_a_turn_does_not_tell_whether_a_card_could_be_played() -> None:
    """Whoever has a hand is asked, even with nothing to play."""
    there = playing(lords=AT, hands={"Red": ["ambush"], "Green": []})
    assert asked(there, "Red") == ["done"]
    there.play("Red done").expect(asked=[])


@rule("F-R-17")
def test_a_card_on_the_table_is_known_while_its_target_is_named() -> None:
    there = playing(lords=AT, hands={"Red": ["harvest", "harvest"]}).play("Red play harvest")
    hand = state(there).hands[0]
    assert sorted([card >> 5 for card in hand]) == [0b001, 0b111]
    assert len({card & KIND for card in hand}) == 1
    there.play("Red bless 4")
    assert [card >> 5 for card in state(there).hands[0]] == [0b001]
    there.play("Red play harvest", "Red bless 1").expect(state={"hands.Red": []})
