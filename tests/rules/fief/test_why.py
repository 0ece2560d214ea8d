"""Why a choice is not open: a row of the ledger and a message, from what the seat may know."""

from __future__ import annotations

import pytest

from oyez.games.fief.explanations.why import OPEN, why
from oyez.games.fief.game import GAME
from oyez.narration import LANGUAGES, language
from tests.rules.fief.court import electing, lord, stand
from tests.rules.fief.playing_cards import playing
from tests.rules.fief.table import stage, state

FAMILIES = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}}


def reason(seat: int, action: str, **position: object) -> tuple[str, str]:
    table = stage(lords=FAMILIES, **position)  # type: ignore[arg-type]
    return why(state(table), seat, GAME.action(action))


def test_what_is_open_needs_no_reason() -> None:
    assert reason(0, "recruit blaye", phase="purchases") == OPEN
    assert reason(1, "propose 0", phase="purchases") == OPEN


def test_the_step_that_asks_names_the_row() -> None:
    assert reason(0, "mill sigy", phase="purchases") == ("F-4.2-07", "why-rule")
    assert reason(0, "buy-title blaye", phase="purchases")[1] == "why-rule"


def test_initiatives_name_theirs() -> None:
    assert reason(1, "free Arthur", phase="purchases") == ("F-6.2.3-08", "why-rule")
    assert reason(1, "lift-siege blaye", phase="purchases") == ("F-6.4.1-13", "why-rule")


def test_whoever_is_not_asked_learns_what_the_others_are_asked() -> None:
    assert reason(1, "recruit sigy", phase="purchases") == ("F-4.0-01", "why-not-asked")
    assert reason(0, "draw lord", phase="purchases") == ("F-4.0-01", "why-otherwise")


def test_a_secret_question_stays_secret() -> None:
    """Red is asked for a card; Blue learns only that the table may respond."""
    lords = {"Red": {"Arthur": "blaye", "Jeanne": "blaye"}, "Blue": {"Eric": "sigy"}}
    table = stage(phase="income", lords=lords, hands={"Red": ["d-arc"]})
    assert table.asked() == ["Red"]
    assert why(state(table), 1, GAME.action("recruit sigy")) == ("F-10.0-02", "why-not-asked")


def test_any_choice_may_be_asked_about_at_any_moment() -> None:
    """Also one whose noun means nothing to the step that asks: who sponsors a murder is no question of Villages."""
    table = stage(
        phase="income",
        lords={"Red": {"Arthur": "blaye", "Henri": "blaye"}, "Blue": {"Eric": "sigy"}},
        hands={"Red": ["assassination"]},
    )
    table.play("Red play assassination")
    assert {why(state(table), 0, action)[1] for action in GAME.words.actions} == {
        "",
        "why-rule",
        "why-effect",
    }


def test_nothing_is_open_when_the_game_is_over() -> None:
    titles = {"Arthur": ["fief-blaye", "fief-mazilles", "king"]}
    assert reason(0, "recruit blaye", phase="closing", titles=titles) == ("F-R-01", "why-over")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_can_be_said(code: str) -> None:
    for message in ("over", "rule", "effect", "otherwise", "not-asked"):
        assert language(code, "fief").say(f"why-{message}")


def test_a_surprise_card_without_a_use_is_not_said_to_wait_for_the_play_cards_step() -> None:
    """While Red discards his Uprising lacks a cause; his Tax card is what has to wait (F-2.1-21)."""
    hands = {"Red": ["uprising", "tax"]}
    assert reason(0, "play uprising", phase="cards", hands=hands) == ("F-10.1-01", "why-rule")
    assert reason(0, "play tax", phase="cards", hands=hands) == ("F-2.4-M01", "why-rule")


def test_a_vote_for_whom_nobody_named_is_no_vote_for_somebody_struck_off() -> None:
    table = electing(
        "king", lords=FAMILIES, titles={"Arthur": ["fief-blaye"], "Eric": ["bishop-1", "fief-sigy"]}
    )
    stand(table, "Arthur")
    assert why(state(table), 0, GAME.action("favour Eric")) == ("F-1.3-09", "why-rule")
    state(table).excommunicated = lord("Arthur")
    assert state(table).stack[-1].bar(state(table), 1, GAME.action("favour Arthur")) == "F-1.3-05"


def test_a_fief_without_a_holder_is_for_the_crown_to_tallage() -> None:
    table = playing(lords=FAMILIES, titles={"Arthur": ["fief-blaye", "fief-sigy"]}, hands={"Red": ["tax"]})
    table.play("Red play tax")
    assert why(state(table), 0, GAME.action("tallage bourg")) == ("F-2.4.5-02", "why-rule")


def test_papal_acts_name_their_rows() -> None:
    """Eric of Blue is Pope and has excommunicated Arthur; Red has neither a Pope nor a marriage."""
    position = {
        "phase": "purchases",
        "titles": {"Eric": ["bishop-1", "pope"]},
        "excommunicated": "Arthur",
        "first": "Blue",
    }
    assert reason(0, "excommunicate Arthur", **position) == ("F-1.7P-12", "why-rule")
    assert reason(1, "excommunicate Arthur", **position) == ("F-1.7P-14", "why-rule")
    assert reason(0, "pardon", **position) == ("F-1.7P-18", "why-rule")
    assert reason(1, "pardon", **position) == OPEN
    assert reason(0, "seek-annulment", **position) == ("F-1.7P-07", "why-rule")
    assert reason(0, "draw lord", **position)[1] == "why-not-asked"
