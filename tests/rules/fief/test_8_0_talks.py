"""Fief 8.0: private talks, opened by a marker, with secret exchanges inside."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.board.tables import CARDS
from oyez.games.fief.rules.diplomacy.offers import content_of_offer
from oyez.games.fief.rules.diplomacy.talks import SPEECHES
from tests.rule import rule
from tests.rules.fief.moments import acts, asked, is_quiet, quiet, why
from tests.rules.fief.table import EDITIONS, state

MARKET: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "bourg"}},
    "deniers": {"Red": 12, "Blue": 2},
    "hands": {"Red": ["tax", "harvest"], "Blue": ["weather"]},
}


def talking(*guests: str, **position: Any) -> Stage:
    """Red calls these players aside, and all come."""
    table = quiet(**{**MARKET, **position})
    for guest in guests:
        table.play(f"Red invite {table.words.seat(guest)}")
    if table.prompt("Red") == "invite-others":
        table.play("Red done")
    while table.asked() and table.prompt(table.asked()[0]) == "answer-invitation":
        table.play(f"{table.asked()[0]} accept")
    return table


def known_cards(table: Stage, watcher: str, owner: str) -> list[str]:
    family: Any = table.view(watcher)["families"]
    return [CARDS[kind] for kind in family[table.words.seat(owner)]["cards"]]


@rule("F-8.0-06", "F-8.0-01", "F-D-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marker_opens_a_talk_with_one_or_more_players(edition: str) -> None:
    table = talking("Blue", "Green", edition=edition)
    assert table.get("markers") == [2, 3, 3, 3]
    assert asked(table, "Red") == ["propose 1", "propose 2", "done"]
    table.expect(events=["Red invited Blue", "Red invited Green", "Red marker-spent", "Red talk-began"])
    table.play("Red done")
    assert asked(table, "Blue") == ["propose 0", "propose 2", "done"]
    table.play("Blue done", "Green done")
    assert is_quiet(table)
    assert "talk-ended" in table.events()[-1]


@rule("F-8.0-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_inside_money_and_cards_pass_without_another_marker_and_without_limit(edition: str) -> None:
    table = talking("Blue", edition=edition, markers={"Red": 1, "Blue": 0})
    table.play("Red propose 1", "Red give-deniers 10", "Red give-card tax", "Red want-card weather")
    table.play("Red submit", "Blue accept")
    assert table.get("deniers")[:2] == [2, 12]
    assert (sorted(table.get("hands.Red")), table.get("hands.Blue")) == (["harvest", "weather"], ["tax"])
    assert table.get("markers")[:2] == [0, 0]


@rule("F-8.0-06", "F-R-17", "F-D-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_passes_inside_only_the_two_know(edition: str) -> None:
    table = talking("Blue", "Green", edition=edition, flags={"hidden_money": True})
    table.play("Red propose 1", "Red give-card tax", "Red give-deniers 2", "Red submit")
    assert content_of_offer(state(table), 1) is not None
    assert content_of_offer(state(table), 2) is content_of_offer(state(table), 3) is None
    heard = len(table.match.tape.events)
    table.play("Blue accept")
    assert known_cards(table, "Red", "Blue") == ["tax"]
    assert known_cards(table, "Blue", "Blue") == ["weather", "tax"]
    assert known_cards(table, "Green", "Blue") == known_cards(table, "Yellow", "Blue") == []
    for event in table.match.tape.events[heard:]:
        assert event.seen_by(3).args == ()
        assert event.fact.name != "gave-deniers"  # with hidden money not even that is heard


@rule("F-8.0-06", "F-R-17")
def test_outsiders_forget_what_may_have_been_given() -> None:
    """Green knew Red's Tax; a card with that back was given in private, so he cannot be sure any more."""
    position: dict[str, Any] = {"seen": {"Green": {"Red": ["tax"]}, "Blue": {"Red": ["tax"]}}}
    table = talking("Blue", **position)
    assert known_cards(table, "Green", "Red") == ["tax"]
    table.play("Red propose 1", "Red give-card harvest", "Red submit", "Blue accept")
    assert known_cards(table, "Green", "Red") == []
    assert known_cards(table, "Blue", "Red") == ["tax"]


@rule("F-8.0-07", "F-D-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("payer", ["Red", "Blue"])
def test_each_further_marker_prolongs_the_talk_whoever_pays(edition: str, payer: str) -> None:
    """A marker buys so many offers here; minutes are the server's."""
    markers = {"Red": 2 if payer == "Red" else 1, "Blue": 1 if payer == "Blue" else 0}
    table = talking("Blue", edition=edition, markers=markers)
    for place in range(SPEECHES):
        speaker, other = ("Red", 1) if place % 2 == 0 else ("Blue", 0)
        table.play(f"{speaker} propose {other}", f"{speaker} back")
    assert asked(table, payer) == ["prolong", "done"]
    table.play(f"{payer} prolong")
    assert table.get("markers")[:2] == [0, 0]
    table.play(f"{payer} propose {1 if payer == 'Red' else 0}", f"{payer} back")


@rule("F-8.0-07")
def test_without_a_marker_the_time_is_up() -> None:
    table = talking("Blue", markers={"Red": 1, "Blue": 0})
    for place in range(SPEECHES):
        speaker, other = ("Red", 1) if place % 2 == 0 else ("Blue", 0)
        table.play(f"{speaker} propose {other}", f"{speaker} back")
    assert is_quiet(table)


@rule("F-8.0-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_meanwhile_the_others_exchange_nothing(edition: str) -> None:
    table = talking("Blue", edition=edition)
    for name in table.names:
        assert acts(table, name) == []


@rule("F-8.0-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_invitation_may_be_refused_and_costs_nothing_if_all_do(edition: str) -> None:
    table = quiet(edition=edition, **MARKET)
    table.play("Red invite 1", "Red invite 2", "Red done", "Blue refuse", "Green refuse")
    assert table.get("markers.Red") == 3
    assert is_quiet(table)
    table.play("Red invite 1", "Red invite 2", "Red done", "Blue refuse", "Green accept")
    assert table.get("markers.Red") == 2
    assert asked(table, "Red") == ["propose 2", "done"]


@rule("F-8.0-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_marker_no_private_talk(edition: str) -> None:
    table = quiet(edition=edition, markers={"Red": 0}, **MARKET)
    assert acts(table, "Red", "invite") == []
    assert why(table, "Red invite 1") == "F-8.0-10"
    assert acts(table, "Red", "propose")  # bargaining at the table is free


@rule("F-8.0-18", "F-11.1-07")
def test_en_a_relic_needs_its_own_marker_even_in_private() -> None:
    """The talk lets money and cards pass; a relic is not among them."""
    table = talking(
        "Blue", edition="en2014", flags={"holy_relics": True}, relics={"grail": "Arthur"}, markers={"Blue": 1}
    )
    table.play("Red propose 1", "Red give-relic grail", "Red submit", "Blue accept")
    assert (table.get("relics.grail"), table.get("markers.Blue")) == ("Eric", 0)
