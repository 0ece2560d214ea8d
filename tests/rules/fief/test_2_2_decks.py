"""F-2.2: a deck that ran out."""

from __future__ import annotations

from typing import Any

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.board.tables import DISASTERS, FORTUNES, LORD_DECK, LORDS
from oyez.games.fief.rules.court.succession import die
from tests.rule import rule
from tests.rules.fief.table import run, stage, state

HEIRS: dict[str, Any] = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}}


def table(**position: Any) -> Stage:
    return stage(3, **{"phase": "cards", "lords": HEIRS, **position})


@rule("F-2.2-01", "F-2.2-02", "F-12-P2-03")
def test_a_lord_deck_is_renewed_when_a_card_is_wanted_of_it() -> None:
    """The last card leaves it empty; only the next wanted draw shuffles the pile."""
    there = table(rest="discards", lord_deck=["Thierry"]).play("Red draw lord", "Red done")
    there.expect(state={"lord_deck": [], "lord_discard": {"length": 19}}, no_events=["deck-renewed"])
    there.play("Blue draw lord")
    there.expect(
        events=["deck-renewed lord", "Blue drew-lord *"],
        state={"lord_deck": {"length": 18}, "lord_discard": [], "hands.Blue": {"length": 1}},
    )


@rule("F-2.2-01", "F-2.2-06")
def test_the_mixed_deck_runs_out_in_the_middle_of_a_draw() -> None:
    """Its last card is a Disaster; the Disasters on track and map stay where they are."""
    there = table(rest="discards", fortune_deck=["famine"], rain=[2], track=["plague"])
    there.play("Red draw fortune")
    there.expect(events=["Red disaster-laid 2", "deck-renewed fortune", "Red drew-fortune *"])
    g = state(there)
    assert g.track[:2] == [30, 29]
    assert g.rain == 0b10
    laid = len(g.track) - 2
    assert len(g.fortune_deck) + len(g.fortune_discard) == len(FORTUNES) + len(DISASTERS) - 4 - laid


@rule("F-2.2-03")
def test_the_decks_never_mix() -> None:
    there = table(rest="discards").play("Red draw lord", "Red draw fortune")
    g = state(there)
    assert set(g.lord_deck) <= set(LORD_DECK)
    assert set(g.fortune_deck) <= {*FORTUNES, *DISASTERS}
    assert {card for card in g.fortune_deck if card in DISASTERS}
    assert {card for card in g.fortune_deck if card in FORTUNES}


@rule("F-2.2-04", "F-4.3.1-13")
def test_a_lord_who_comes_back_is_a_new_person() -> None:
    lords = {"Red": {"Arthur": "blaye", "Henri": "blaye"}, "Blue": {"Blanche": "sigy"}}
    there = stage(
        3,
        phase="none",
        lords=lords,
        married=[["Arthur", "Blanche"]],
        titles={"Arthur": ["king", "fief-mazilles"], "Blanche": ["queen"]},
        assassins=["Arthur"],
        excommunicated="Arthur",
        tested={"Arthur": [1]},
        moves={"Arthur": 1},
        rest="discards",
    )
    g = state(there)
    arthur = LORDS.index("Arthur")
    die(g, arthur)
    run(there, [])
    there.expect(state={"lord_discard.0": "Arthur", "titles.Henri": ["fief-mazilles"]})
    g.hands[1] = (arthur | 1 << 6,)
    g.lord_discard.remove(arthur)
    g.phase = 2
    from oyez.games.fief.rules.cards.play_cards import PLAY_TURNS

    run(there, [PLAY_TURNS[1]]).play("Blue play Arthur")
    there.expect(
        state={
            "family.Arthur": "Blue",
            "titles.Arthur": [],
            "married.Arthur": None,
            "assassins": [],
            "excommunicated": None,
            "captives.Arthur": None,
            "moves.Arthur": 0,
            "tested.Arthur": [],
        }
    )


@rule("F-2.2-05")
def test_nothing_is_drawn_from_a_deck_whose_pile_is_empty_too() -> None:
    there = table()
    g = state(there)
    kept, g.lord_deck = g.lord_deck, []
    there.g.pending = there.g.stack[-1].ask(g)
    assert [action.text for action in there.g.pending[0].options] == ["draw fortune", "done"]
    top = there.g.stack[-1]
    assert top.bar(g, 0, there.words.action("draw lord")) == "F-2.2-05"
    g.fortune_deck = [card for card in g.fortune_deck if card in DISASTERS]
    assert top.bar(g, 0, there.words.action("draw fortune")) == "F-2.2-05"
    assert top.ask(g) == ()
    g.lord_discard = kept
    assert top.bar(g, 0, there.words.action("draw lord")) == ""
