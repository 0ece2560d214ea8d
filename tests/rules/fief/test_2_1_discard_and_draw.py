"""F-2.1: discarding, drawing, Disasters met on the way."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import initiatives
from oyez.engine.scenario import Stage
from oyez.games.fief.rules.board.tables import LORDS, TAX
from oyez.games.fief.rules.cards.words import DISCARD, DRAW, PLAY
from oyez.games.fief.rules.opportunities.playing import playable
from tests.rule import rule
from tests.rules.fief.playing_cards import asked, bar, inspire
from tests.rules.fief.table import EDITIONS, stage, state

LORDS_AT: dict[str, Any] = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}}


def table(seats: int = 3, /, **position: Any) -> Stage:
    return stage(seats, **{"phase": "cards", "lords": LORDS_AT, **position})


@rule("F-2.1-01", "F-R-06")
def test_one_player_discards_and_draws_before_the_next_begins() -> None:
    there = table(first="Blue", hands={"Red": ["tax"], "Blue": ["harvest"], "Green": ["weather"]})
    order = []
    for name in ("Blue", "Green", "Red"):
        assert there.asked() == [name]
        assert there.get("active") == there.names.index(name)
        order.append(there.prompt(name))
        there.play(f"{name} done")
        assert there.asked() == [name]
        order.append(there.prompt(name))
        there.play(f"{name} draw lord", f"{name} done")
    assert order == ["discard-cards", "draw-cards"] * 3
    assert there.prompt("Blue") == "play-cards"


@rule("F-2.1-02")
@pytest.mark.parametrize("gone", [[], ["tax"], ["tax", "harvest", "Thierry"]])
def test_none_some_or_all_cards_are_discarded(gone: list[str]) -> None:
    there = table(hands={"Red": ["tax", "harvest", "Thierry"]})
    assert asked(there, "Red") == ["discard Thierry", "discard harvest", "discard tax", "done"]
    there.play(*[f"Red discard {card}" for card in gone])
    if len(gone) < 3:
        there.play("Red done")
    there.expect(state={"hands.Red": {"length": 3 - len(gone)}})
    assert there.prompt("Red") == (None if not gone else "draw-cards")


@rule("F-2.1-03")
def test_discards_are_shown_to_all_and_lie_on_the_pile_of_their_deck() -> None:
    there = table(hands={"Red": ["tax", "Thierry"]}).play("Red discard tax", "Red discard Thierry")
    there.expect(events=["Red discarded tax", "Red discarded Thierry"])
    there.expect(state={"fortune_discard": ["tax"], "lord_discard": ["Thierry"], "hands.Red": []})
    for event in there.match.tape.events:
        assert event.seen_by(2).args == event.args
    there.expect(
        view={
            "Green": {
                "decks.fortune.top_discard": TAX,
                "decks.lord.top_discard": LORDS.index("Thierry"),
            }
        }
    )


@rule("F-2.1-03", "F-R-17")
def test_a_discarded_card_is_no_longer_known_to_be_in_the_hand() -> None:
    """Blue has seen one of Red's two Tax cards: whether that one went he cannot tell."""
    there = table(hands={"Red": ["tax", "tax"]}, seen={"Blue": {"Red": ["tax"]}})
    assert there.view("Blue")["families"][0]["cards"] == [TAX]  # type: ignore[index]
    there.play("Red discard tax")
    assert there.view("Blue")["families"][0]["cards"] == []  # type: ignore[index]
    assert there.view("Red")["families"][0]["cards"] == [TAX]  # type: ignore[index]


@rule("F-2.1-04")
def test_of_a_discard_pile_only_the_top_is_seen() -> None:
    there = table(discards=["harvest", "weather", "tax", "Thierry"])
    decks: Any = there.view("Red")["decks"]
    assert set(decks["fortune"]) == {"cards", "disaster_on_top", "discards", "top_discard"}
    assert decks["fortune"]["discards"] == 3
    assert set(decks["lord"]) == {"cards", "discards", "top_discard"}


@rule("F-2.1-05")
def test_no_discarding_once_drawing_has_begun() -> None:
    there = table(hands={"Red": ["tax", "harvest"]}).play("Red discard tax", "Red done")
    there.refuses("Red discard harvest")
    assert bar(there, "Red", "discard harvest") == "F-2.1-05"
    there.play("Red draw lord").refuses("Red discard harvest")


@rule("F-2.1-06", "F-2.1-08", "F-2.1-09")
@pytest.mark.parametrize(
    "decks", [[], ["lord"], ["fortune"], ["fortune", "fortune"], ["lord", "fortune"], ["fortune", "lord"]]
)
def test_up_to_two_cards_one_by_one_in_any_order(decks: list[str]) -> None:
    there = table(fortune_deck=["tax", "harvest"], lord_deck=["Thierry"])
    for number, deck in enumerate(decks):
        assert len(there.get("hands.Red")) == number
        there.play(f"Red draw {deck}")
        assert len(there.view("Red")["families"][0]["cards"]) == number + 1  # type: ignore[index]
    if len(decks) < 2:
        there.play("Red done")
    fortunes = iter(["tax", "harvest"])
    there.expect(
        state={"hands.Red": ["Thierry" if deck == "lord" else next(fortunes) for deck in decks]},
        asked=["Blue"],
    )


@rule("F-2.1-07", "F-2.1-20")
@pytest.mark.parametrize("card", ["Thierry", "cardinal", "d-arc"])
def test_never_two_cards_of_the_lord_deck(card: str) -> None:
    """A Cardinal or d'Arc is a card of the Lord deck and a hand card like any other."""
    there = table(lord_deck=[card, "Othon"]).play("Red draw lord")
    assert there.get("hands.Red") == [card]
    there.refuses("Red draw lord")
    assert bar(there, "Red", "draw lord") == "F-2.1-07"
    assert asked(there, "Red") == ["draw fortune", "done"]
    there.play("Red draw fortune").expect(asked=["Blue"])


@rule("F-2.1-10")
def test_drawing_is_optional_also_after_discarding() -> None:
    there = table(hands={"Red": ["tax"]}).play("Red discard tax")
    there.play("Red done").expect(state={"hands.Red": []}, asked=["Blue"])


@rule("F-2.1-11", "F-2.1-12")
def test_the_hand_limit_of_three_is_never_passed() -> None:
    full = table(hands={"Red": ["tax", "cardinal", "Thierry"]})
    full.play("Red done").expect(asked=["Blue"])
    two = table(hands={"Red": ["tax", "harvest"]}).play("Red done", "Red draw lord")
    two.expect(asked=["Blue"], state={"hands.Red": {"length": 3}})
    both = table(hands={"Red": ["tax", "harvest", "weather"]}).play("Red discard tax", "Red done")
    both.play("Red draw fortune").expect(asked=["Blue"], state={"hands.Red": {"length": 3}})
    drawing = table(hands={"Red": ["tax"]}).play("Red done", "Red draw lord")
    state(drawing).hands[0] += (TAX,)
    assert bar(drawing, "Red", "draw fortune") == "F-2.1-12"


@rule("F-2.1-13")
def test_a_fortune_card_is_the_top_of_the_mixed_deck() -> None:
    there = table(fortune_deck=["uprising", "tax"]).play("Red draw fortune")
    there.expect(state={"hands.Red": ["uprising"], "fortune_deck.0": "tax"})


@rule("F-2.1-06", "F-2.1-08", "F-2.1-09")
def test_example_of_one_fortune_card_then_one_lord_card() -> None:
    """V-10."""
    there = table(hands={"Red": ["tax"]}, fortune_deck=["harvest"], lord_deck=["Thierry"])
    there.play("Red done", "Red draw fortune", "Red draw lord")
    there.expect(state={"hands.Red": ["tax", "harvest", "Thierry"]}, asked=["Blue"])


@rule("F-2.1-14", "F-2.1-15", "F-2.1-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_of_two_disasters_before_a_fortune_card(edition: str) -> None:
    """V-11: the Disasters count for nothing and wait face down on spaces 1 and 2."""
    there = table(edition=edition, fortune_deck=["famine", "rain", "tax"], lord_deck=["Thierry"])
    there.play("Red draw lord", "Red draw fortune")
    there.expect(
        events=["Red disaster-laid 1", "Red disaster-laid 2", "Red drew-fortune tax"],
        state={"track": ["famine", "rain"], "hands.Red": ["Thierry", "tax"]},
        asked=["Blue"],
    )
    for seat in range(3):
        laid = [e.seen_by(seat).args for e in there.match.tape.events if e.fact.name == "disaster-laid"]
        assert laid == [(1,), (2,)]  # the space, never the card
        assert there.view(there.names[seat])["decks"]["track"] == 2  # type: ignore[index]


@rule("F-2.1-15")
def test_by_flag_a_player_may_stop_at_a_disaster() -> None:
    deck = ["famine", "rain", "tax"]
    there = table(flags={"disaster_draw_must_continue": False}, fortune_deck=deck)
    there.play("Red draw fortune")
    there.expect(state={"track": ["famine"], "hands.Red": []}, asked=["Red"])
    there.play("Red draw lord", "Red draw fortune").expect(state={"track": ["famine", "rain"]}, asked=["Red"])
    stopped = there.play("Red done")
    stopped.expect(asked=["Blue"], state={"hands.Red": {"length": 1}, "fortune_deck.0": "tax"})


@rule("F-2.1-17", "F-2.1-18")
def test_a_disaster_beyond_the_third_is_discarded_openly() -> None:
    there = table(track=["rain", "rain"], fortune_deck=["famine", "plague", "tax"])
    there.play("Red draw fortune")
    there.expect(
        events=["Red disaster-laid 3", "Red disaster-dropped plague"],
        state={"track": ["rain", "rain", "famine"], "fortune_discard": ["plague"]},
    )
    dropped = [e for e in there.match.tape.events if e.fact.name == "disaster-dropped"]
    assert dropped[0].seen_by(2).args == dropped[0].args


@rule("F-2.1-19")
@pytest.mark.parametrize(("top", "shows"), [("plague", True), ("tax", False)])
def test_the_back_of_the_top_card_is_seen(top: str, shows: bool) -> None:
    there = table(fortune_deck=[top])
    there.expect(view={name: {"decks.fortune.disaster_on_top": shows} for name in there.names})


@rule("F-2.1-08", "F-R-17")
def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    there = table(fortune_deck=["justice"], lord_deck=["Thierry"]).play("Red draw lord", "Red draw fortune")
    secret = [e for e in there.match.tape.events if e.fact.name.startswith("drew")]
    assert [e.fact.name for e in secret] == ["drew-lord", "drew-fortune"]
    for event in secret:
        assert event.seen_by(0).args
        assert event.seen_by(1).args == event.seen_by(-1).args == ()
    assert there.view("Blue")["families"][0]["cards"] == []  # type: ignore[index]
    assert not there.may_undo("Red")


@rule("F-2.1-21", "F-12-P2-01", "F-12.2-01", "F-2.4-05")
def test_opportunity_cards_may_be_played_instead_of_discarded() -> None:
    there = table(
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Blanche": "sigy"}}, hands={"Red": ["d-arc", "tax"]}
    )
    while there.prompt("Red") != "discard-cards":
        there.play("Red pass")  # the window before
    assert "play d-arc" in asked(there, "Red")
    assert "play tax" not in asked(there, "Red")
    assert bar(there, "Red", "play tax") == "F-2.4-M01"
    inspire(there, "Red", "Blanche").expect(state={"darc": "Blanche", "hands.Red": ["tax"]})


@rule("F-2.1-22", "F-12-P2-02", "F-2.4-M02", "F-2.4-05")
def test_nobody_plays_an_opportunity_card_while_somebody_draws() -> None:
    """The window before the draw is closed; the next player's discards open it again."""
    families = {"Red": {"Arthur": "blaye"}, "Blue": {"Blanche": "sigy"}}
    there = table(lords=families, hands={"Red": ["tax"], "Blue": ["d-arc"]})
    windows = []
    while there.prompt("Red") != "draw-cards":
        windows.append(there.prompt("Blue"))
        there.play("Blue pass" if there.asked() == ["Blue"] else "Red done")
    assert windows == ["before-discard", None, "before-draw"]
    for _ in range(2):
        assert playable(state(there), 1) == []
        assert not [a for a in initiatives(there.g, 1) if a.verb is PLAY]
        assert bar(there, "Blue", "play d-arc") == "F-2.1-22"
        there.refuses("Blue play d-arc").play("Red draw fortune")
        if there.asked() != ["Red"]:
            break
    assert there.prompt("Blue") == "before-discard"
    assert "play d-arc" in asked(there, "Blue")


@rule("F-2.1-23")
def test_cards_name_bishoprics_fiefs_villages_or_lords() -> None:
    """What a card acts on shows in the nouns of the questions it asks."""
    words = table().game.words
    assert words.verbs["bless"].kind == words.verbs["tithe"].kind == "bishopric"
    assert words.verbs["tallage"].kind == "fief"
    assert DISCARD.kind == PLAY.kind == "card"
    assert DRAW.kind == "deck"


@rule("F-R-05", "F-R-06", "F-2.3-01", "F-2.4-01")
def test_all_draw_then_disasters_then_all_play() -> None:
    there = table(
        hands={"Red": ["tax"], "Blue": ["tax"], "Green": ["tax"]}, track=["famine"], chance=[2], first="Green"
    )
    seen = []
    while there.get("phase") == "cards":
        name = there.asked()[0]
        seen.append((name, there.prompt(name), there.get("famine")))
        there.play(f"{name} done")
    drawing: list[tuple[str, str | None, list[int]]] = [
        (name, prompt, []) for name in ("Green", "Red", "Blue") for prompt in ("discard-cards", "draw-cards")
    ]
    assert seen == drawing + [(name, "play-cards", [3]) for name in ("Green", "Red", "Blue")]
