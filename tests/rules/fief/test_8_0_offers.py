"""Fief 8.0: offers between two players. Composing, answering, countering, and who learns what."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.game import SPECTATOR
from oyez.engine.scenario import Stage
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import CARDS, TAX
from oyez.games.fief.rules.cards.hands import KIND
from oyez.games.fief.rules.diplomacy.deal import CARD, DENIERS
from oyez.games.fief.rules.diplomacy.offers import content_of_offer
from tests.rule import rule
from tests.rules.fief.moments import acts, asked, deal, is_quiet, quiet, why
from tests.rules.fief.table import EDITIONS, state

MARKET: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "sigy"},
        "Blue": {"Eric": "sigy", "Othon": "pugnac"},
        "Green": {"Henri": "bourg"},
    },
    "troops": {"Red": {"sigy": [2, 0]}, "Blue": {"sigy": [1, 0]}},
    "control": {"sigy": "Red"},
    "hands": {"Red": ["tax", "harvest"], "Blue": ["weather"]},
}


def known_cards(table: Stage, watcher: str, owner: str) -> list[str]:
    """The cards of a hand that somebody knows."""
    family: Any = table.view(watcher)["families"]
    return [CARDS[kind] for kind in family[table.words.seat(owner)]["cards"]]


@rule("F-8.0-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_changes_hands_at_once_or_nothing_does(edition: str) -> None:
    for answer in ("accept", "refuse"):
        table = quiet(edition=edition, **MARKET)
        deal(table, "Red", "Blue", "give-village sigy", "give-card tax", "want-deniers 3", answer=answer)
        done = answer == "accept"
        assert table.get("control.sigy") == (1 if done else 0)
        assert table.get("deniers")[:2] == ([8, 2] if done else [5, 5])
        assert table.get("hands.Red") == (["harvest"] if done else ["tax", "harvest"])
        assert sum(table.get("markers")) == (12 if not done else 10 if edition == "en2014" else 11)
        assert table.get("deal") is None
        assert is_quiet(table)


@rule("F-8.0-14")
def test_nothing_about_the_future_can_be_offered() -> None:
    """Votes, passage, truces and help stay promises: the verbs of an offer are things that pass now."""
    table = quiet(**MARKET)
    table.play("Red propose 1")
    verbs = {text.split()[0] for text in asked(table, "Red")}
    things = ("deniers", "card", "village", "captive", "freedom", "relic")
    assert verbs <= {"submit", "back", *[f"give-{x}" for x in things], *[f"want-{x}" for x in things]}
    assert why(table, "Red submit") == "F-8.0-14"  # an empty offer is none
    table.play("Red back")
    assert is_quiet(table)


@rule("F-8.0-14")
def test_an_offer_may_be_countered_twice_and_then_must_be_answered() -> None:
    table = quiet(**MARKET)
    table.play("Red propose 1", "Red give-deniers 1", "Red want-card weather", "Red submit", "Blue counter")
    assert table.get("deal")[:4] == [1, 0, [[CARD, CARDS.index("weather")]], [[DENIERS, 1]]]
    table.play("Blue want-deniers 2", "Blue submit", "Red counter", "Red submit")
    assert asked(table, "Blue") == ["accept", "refuse"]
    table.play("Blue accept")
    assert table.get("deniers")[:2] == [2, 8]
    assert table.get("hands.Blue") == []


@rule("F-8.0-10")
def test_talk_is_free_but_three_formal_offers_to_a_partner_are_enough_for_a_phase() -> None:
    table = quiet(**MARKET)
    for _ in range(3):
        table.play("Red propose 1", "Red back")
    assert acts(table, "Red", "propose") == ["propose 2", "propose 3"]
    assert why(table, "Red propose 1") == "F-8.0-10"
    assert "propose 0" in acts(table, "Blue")


@rule("F-8.0-03", "F-8.0-04")
def test_nobody_gives_what_he_has_not_or_asks_for_what_cannot_be_there() -> None:
    table = quiet(**MARKET)
    table.play("Red propose 1")
    options = asked(table, "Red")
    assert "give-deniers 5" in options
    assert "give-deniers 10" not in options
    assert [text for text in options if text.startswith("give-card")] == [
        "give-card harvest",
        "give-card tax",
    ]
    wanted = [text for text in options if text.startswith("want-card")]
    assert "want-card weather" in wanted
    assert "want-card passage" in wanted
    assert "want-card cardinal" not in wanted  # but the backs of his cards are not
    assert why(table, "Red give-deniers 10") == "F-8.0-03"
    assert why(table, "Red give-card weather") == "F-8.0-04"
    assert why(table, "Red want-village pugnac") == "F-5.1-08"
    table.play("Red give-deniers 3", "Red give-deniers 2")
    assert not [text for text in asked(table, "Red") if text.startswith("give-deniers")]


@rule("F-8.0-04", "F-R-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_cannot_give_what_is_wanted_can_only_refuse(edition: str) -> None:
    table = quiet(edition=edition, **MARKET)
    table.play("Red propose 1", "Red want-card tax", "Red submit")
    assert asked(table, "Blue") == ["refuse", "counter"]
    assert why(table, "Blue accept") == "F-8.0-04"
    rich = quiet(edition=edition, flags={"hidden_money": True}, **MARKET)
    rich.play(
        "Red propose 1", "Red want-deniers 5", "Red want-deniers 2", "Red submit"
    )  # who knows what Blue has?
    assert "accept" not in asked(rich, "Blue")


@rule("F-8.0-04", "F-R-17")
def test_cards_offered_and_given_at_the_table_are_known_to_all() -> None:
    table = quiet(**MARKET)
    table.play("Red propose 1", "Red give-card tax")
    assert known_cards(table, "Blue", "Red") == known_cards(table, "Green", "Red") == []
    table.play("Red submit")
    for watcher in ("Blue", "Green"):
        assert known_cards(table, watcher, "Red") == ["tax"]
    table.play("Blue accept")
    for watcher in ("Red", "Green"):
        assert known_cards(table, watcher, "Blue") == ["tax"]
    assert "Red gave-card Blue tax" in table.events()
    assert not table.may_undo("Blue")


@rule("F-8.0-14", "F-R-17")
def test_an_offer_is_its_authors_while_he_puts_it_together_and_then_the_tables() -> None:
    table = quiet(**MARKET)
    table.play("Red propose 1", "Red give-card tax", "Red want-deniers 2")
    content = (((CARD, TAX),), ((DENIERS, 2),))
    assert content_of_offer(state(table), 0) == content
    for seat in (1, 2, SPECTATOR):
        assert content_of_offer(state(table), seat) is None
        view: Any = GAME.view(state(table), seat)["deal"]
        assert (view["given"], view["wanted"]) == (None, None)
    table.play("Red submit")
    for seat in (0, 1, 2, SPECTATOR):
        assert content_of_offer(state(table), seat) == content
    table.play("Blue refuse")
    assert content_of_offer(state(table), 0) is None


@rule("F-R-17")
def test_imagined_games_know_no_more_of_an_offer_than_the_seat() -> None:
    table = quiet(**MARKET)
    table.play("Red propose 1", "Red give-card tax", "Red want-deniers 2")
    g = state(table)
    for seed in range(5):
        imagined = GAME.resample(g, 2, seed).deal
        assert imagined is not None
        assert (imagined.given, imagined.wanted) == ((), ())
        own = GAME.resample(g, 0, seed).deal
        assert own is not None
        assert own.given == ((CARD, TAX),)
        assert GAME.view(GAME.resample(g, 2, seed), 2) == GAME.view(g, 2)


@rule("F-8.0-04", "F-R-17")
def test_imagined_games_leave_a_card_that_was_offered_in_the_hand_it_is_in() -> None:
    """Also those of spectators, whom no card remembers. Only that card: the other one stays unknown."""
    table = quiet(**MARKET)
    table.play("Red propose 1", "Red give-card tax", "Red submit")
    for seat in (1, 2, SPECTATOR):
        hands = [GAME.resample(state(table), seat, seed).hands for seed in range(30)]
        assert all(TAX in [card & KIND for card in hand[0]] for hand in hands)
        assert len({tuple(sorted(card & KIND for card in hand[0])) for hand in hands}) > 1
        assert seat == 1 or len({hand[1][0] & KIND for hand in hands}) > 1


@rule("F-8.0-04", "F-R-17")
def test_an_offer_of_one_card_tells_nothing_of_a_second_one_of_its_kind() -> None:
    for second in ("tax", "harvest"):
        t = quiet(lords=MARKET["lords"], hands={"Red": ["tax", second], "Blue": ["weather"]})
        t.play("Red propose 1", "Red give-card tax", "Red submit")
        imagined = [GAME.resample(state(t), 2, seed).hands[0] for seed in range(20)]
        hands = [[CARDS[card & KIND] for card in hand] for hand in imagined]
        assert all("tax" in hand for hand in hands)
        assert any(hand.count("tax") == 1 for hand in hands)


@rule("F-11.4-01", "F-R-16")
def test_imagined_games_leave_the_money_that_was_offered_in_its_hidden_purse() -> None:
    """Also where the answer does not depend on it: Blue cannot give what is wanted."""
    table = quiet(flags={"hidden_money": True}, **MARKET)
    table.play("Red propose 1", "Red give-deniers 3", "Red want-card tax", "Red submit")
    for seat in (1, 2):
        purses = [GAME.resample(state(table), seat, seed).deniers[0] for seed in range(20)]
        assert 3 <= min(purses) < max(purses)


@rule("F-6.2.3-06", "F-6.2.3-08", "F-D-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_captives_and_their_freedom_may_be_bargained_for_but_not_both(edition: str) -> None:
    table = quiet(
        edition=edition,
        **{**MARKET, "lords": {**MARKET["lords"], "Green": {"Henri": "sigy"}}},
        captives={"Henri": "Red"},
    )
    table.play("Red propose 1")
    assert ("give-captive Henri" in asked(table, "Red")) == (edition != "en2014")
    assert "give-freedom Henri" in asked(table, "Red")
    if edition == "en2014":
        assert why(table, "Red give-captive Henri") == "F-6.2.3-06"
        return
    table.play("Red give-captive Henri")
    assert "give-freedom Henri" not in asked(table, "Red")
    table.play("Red want-deniers 3", "Red submit", "Blue accept")
    assert (table.get("captives.Henri"), table.get("deniers.Red")) == (1, 8)


@rule("F-5.1-08", "F-5.1-17")
def test_a_city_takes_its_title_along_to_whom_the_receiver_likes() -> None:
    table = quiet(
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy", "Othon": "pugnac"}},
        control={"sigy": "Red"},
        forts={"sigy": "city"},
        titles={"Arthur": ["fief-sigy"]},
    )
    deal(table, "Blue", "Red", "give-deniers 5", "want-village sigy")
    assert asked(table, "Blue") == ["bequeath Eric", "bequeath Othon"]
    table.play("Blue bequeath Othon")
    assert (table.get("holders.fief-sigy"), table.get("control.sigy")) == ("Othon", 1)


@rule("F-8.0-04")
def test_two_cards_of_a_kind_are_two() -> None:
    table = quiet(lords=MARKET["lords"], hands={"Red": ["tax", "tax"], "Blue": ["weather"]})
    table.play("Red propose 1", "Red give-card tax", "Red give-card tax")
    assert "give-card tax" not in asked(table, "Red")
    table.play("Red submit", "Blue accept")
    assert table.get("hands.Red") == []
    assert table.get("hands.Blue").count("tax") == 2


@rule("F-8.0-05", "F-8.0-04")
def test_who_knew_one_of_two_like_cards_cannot_tell_which_was_given() -> None:
    """Green had seen one Tax of Red's two; after one was given openly he knows that one, not the other."""
    table = quiet(
        lords=MARKET["lords"],
        hands={"Red": ["tax", "tax"]},
        seen={"Green": {"Red": ["tax"]}},
    )
    deal(table, "Red", "Blue", "give-card tax")
    assert known_cards(table, "Green", "Blue") == ["tax"]
    assert known_cards(table, "Green", "Red") == []
