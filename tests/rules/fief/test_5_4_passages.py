"""Fief 10.2.1: the Secret Passage in movement; and when cards may be played during a movement turn (F-10.0-05)."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import settle
from oyez.games.fief.rules.board.tables import PASSAGE
from oyez.games.fief.rules.cards.hands import CARD_BITS, known_to
from oyez.games.fief.rules.march.movement import STOP
from tests.rule import rule
from tests.rules.fief.marching import go, let_pass, moving, open_to, troops, why
from tests.rules.fief.table import EDITIONS, state

SIEGE: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "blaye"}},
    "troops": {"Red": {"blaye": [2, 1]}, "Blue": {"blaye": [1, 0]}},
    "captives": {"Henri": "Red"},
    "control": {"blaye": "Red"},
    "forts": {"blaye": "city"},
    "sieges": {"blaye": {"Blue": 1}},
}


@rule("F-10.2-01", "F-10.2.1-01", "F-10.2.1-02", "F-10.2.1-03", "F-10.2.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_out_of_a_siege_with_captives_as_the_first_move(edition: str) -> None:
    table = moving(edition=edition, **SIEGE, hands={"Red": ["passage", "passage"]})
    go(table, "Red muster Arthur", "Red tunnel charolles")
    assert (table.get("at.Arthur"), table.get("at.Henri"), table.get("captives.Henri")) == (
        "charolles",
        "charolles",
        0,
    )
    assert troops(table, "Red", "charolles") == (2, 1)
    assert table.get("moves.Arthur") == 1  # not an extra Move
    assert table.get("hands.Red") == ["passage"]
    assert table.get("fortune_discard.0") == "passage"
    go(table, "Red march villeneuve")  # the second Move follows normally


@rule("F-10.2.1-01")
def test_only_for_the_own_group_in_the_own_turn() -> None:
    table = moving(**SIEGE, hands={"Blue": ["passage"]})
    go(table, "Red muster Arthur")
    assert open_to(table, "Red", "tunnel") == set()
    assert why(table, "Red", "tunnel charolles") == "F-10.2.1-01"


@rule("F-10.2.1-07", "F-10.2.1-08", "F-5.0-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_past_everybody_who_bars_the_way_even_after_a_refusal(edition: str) -> None:
    """One card replaces the leave of controller and road occupant, also through a fortified Village."""
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}, "Green": {"Henri": "charolles"}},
        troops={"Red": {"blaye": [2, 0]}},
        control={"charolles": "Blue"},
        road={"Henri": "villeneuve"},
        forts={"charolles": "stronghold"},
        hands={"Red": ["passage"]},
    )
    go(table, "Red muster Arthur", "Red march charolles", "Red ask villeneuve", "Blue refuse")
    go(table, "Red with-men 1", "Red tunnel villeneuve")
    assert table.get("at.Arthur") == "villeneuve"
    assert (troops(table, "Red", "charolles"), troops(table, "Red", "villeneuve")) == ((1, 0), (1, 0))


@rule("F-10.2.1-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_the_way_is_free_no_card_is_spent(edition: str) -> None:
    table = moving(edition=edition, lords={"Red": {"Arthur": "blaye"}}, hands={"Red": ["passage"]})
    go(table, "Red lead Arthur")
    assert open_to(table, "Red", "tunnel") == set()
    assert why(table, "Red", "tunnel charolles") == "F-10.2.1-07"


@rule("F-10.2.1-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_card_for_siege_and_rain_together_another_for_the_next_move(edition: str) -> None:
    table = moving(edition=edition, **SIEGE, rain=[1], hands={"Red": ["passage", "passage"]})
    go(table, "Red muster Arthur", "Red tunnel charolles")
    assert table.get("hands.Red") == ["passage"]
    assert open_to(table, "Red", "march") == set()
    go(table, "Red tunnel villeneuve")
    assert table.get("hands.Red") == []


@rule("F-10.0-05", "F-10.0-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_windows_lie_before_the_turn_between_moves_after_answers_and_at_the_end(edition: str) -> None:
    """Green, who does not move, could play his card at each of these moments."""
    table = moving(
        3,
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}},
        troops={"Blue": {"charolles": [1, 0]}},
        hands={"Green": ["assassination"]},
    )
    assert table.prompt("Green") == "before-march"
    table.play("Green pass", "Red lead Arthur", "Red march charolles")
    assert table.prompt("Green") == "after-move"
    table.play("Green pass", "Red ask villeneuve", "Blue accept")
    assert table.prompt("Green") == "after-permission"
    table.play("Green pass", "Red march villeneuve")
    assert table.prompt("Green") == "after-move"
    table.play("Green pass")
    assert table.prompt("Green") == "after-movement"  # Red has no Move left
    table.play("Green pass")
    assert table.prompt("Green") == "before-march"
    assert state(table).active == 1


@rule("F-10.0-05")
def test_a_leader_killed_between_two_moves_leaves_his_troops_behind() -> None:
    table = moving(
        3,
        edition="fr2015",
        lords={"Red": {"Arthur": "blaye", "Eric": "sigy"}, "Blue": {"Henri": "tournus"}},
        troops={"Red": {"blaye": [2, 0]}},
        hands={"Blue": ["assassination"]},
    )
    go(table, "Red muster Arthur")
    table.play("Red march charolles", "Blue play assassination")
    while table.get("at.Arthur") is not None:
        decision = state(table).pending[0]
        wanted = [action.text for action in decision.options if action.text.endswith("Arthur")]
        table.play(f"{table.names[decision.seat]} {(wanted or [decision.options[0].text])[0]}")
    let_pass(table)
    assert open_to(table, "Red") == {"lead Eric", "done"}
    assert troops(table, "Red", "charolles") == (2, 0)


@rule("F-10.0-05")
def test_between_two_moves_everybody_may_act_but_not_inside_one() -> None:
    """Naming the new controller belongs to the Move: nobody may break in; the stop after it is open."""
    table = moving(
        edition="fr2015",
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "blaye"}},
        control={"blaye": "Red"},
    )
    table.play("Red lead Arthur", "Red march charolles")
    assert table.options("Blue") == []
    table.play("Red entrust 1")
    g = state(table)
    assert g.stack[-1] is STOP
    assert not STOP.atomic(g)
    assert "cede blaye" in table.options("Blue")


@rule("F-R-17", "F-10.2.1-01")
def test_a_card_played_from_two_of_a_kind_leaves_nobody_sure_of_the_other() -> None:
    """Blue knew one of Red's two Secret Passages; he cannot tell whether it was the one that was played."""
    table = moving(**SIEGE, hands={"Red": ["passage", "passage"]})
    g = state(table)
    g.hands[0] = (PASSAGE | 0b0011 << CARD_BITS, PASSAGE | 0b0001 << CARD_BITS)
    go(table, "Red muster Arthur", "Red tunnel charolles")
    assert [known_to(card, 1) for card in g.hands[0]] == [False]


@rule("F-5.2-19", "F-10.2.1-01")
def test_winners_of_a_cavalcade_need_not_spend_a_card_to_go_on() -> None:
    """Broken through one besieger, the Knights left as garrison, refused by the other: the card alone leads on."""
    table = moving(
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "blaye"}},
        troops={"Red": {"blaye": [0, 1]}, "Blue": {"blaye": [1, 0]}, "Green": {"blaye": [1, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "city"},
        sieges={"blaye": {"Blue": 1, "Green": 1}},
        hands={"Red": ["passage"]},
    )
    go(table, "Red lead Arthur")
    g = state(table)
    assert g.column is not None
    g.column = g.column.won()
    settle(g)
    for exit in ("la-salle", "charolles"):
        assert why(table, "Red", "halt") == "F-5.2-19"
        go(table, f"Red ask {exit}", "Blue refuse")
    assert open_to(table, "Red", "march", "ask", "tunnel", "halt") == {
        "tunnel charolles",
        "tunnel la-salle",
        "halt",
    }
    assert why(table, "Red", "halt") == ""
    go(table, "Red halt")
    assert table.get("hands.Red") == ["passage"]
