"""Fief 1.5 and 1.6: how a Bishop becomes Cardinal, what that is worth, and what his death leaves."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.board.tables import CARDINAL_CARD
from oyez.games.fief.rules.cards.hands import is_lord_card
from oyez.games.fief.rules.court.candidacies import BishopElections, Election
from oyez.games.fief.rules.court.succession import strip_clergy
from oyez.games.fief.rules.court.votes import votes_of
from oyez.games.fief.rules.opportunities.persons import bar_elevate
from oyez.games.fief.rules.opportunities.playing import playable
from tests.rule import rule
from tests.rules.fief.court import asked, buying, court, kill, lord, title, why
from tests.rules.fief.table import EDITIONS, hear_ye, stage, state

SEES: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "blaye", "Othon": "blaye"},
        "Blue": {"Eric": "sigy"},
        "Green": {"Henri": "bourg"},
    },
    "titles": {"Arthur": ["bishop-1"], "Eric": ["bishop-5"]},
    "hands": {"Red": ["cardinal"]},
}
POPE: dict[str, Any] = {**SEES, "titles": {**SEES["titles"], "Henri": ["bishop-4", "pope"]}}


@rule("F-1.5-01", "F-R-04")
def test_there_is_no_election_of_cardinals() -> None:
    g = state(court(**SEES))
    elections = [step for step in hear_ye(g) if isinstance(step, Election)]
    assert [step.title for step in elections] == [title("pope"), title("king")]
    assert isinstance(hear_ye(g)[-3], BishopElections)


@rule(
    "F-1.5-02",
    "F-1.5-03",
    "F-1.5-05",
    "F-1.5-06",
    "F-9.2-01",
    "F-9.2-04",
    "F-1.5B-01",
    "F-12-P1-06",
    "F-12-P1-08",
)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["Arthur", "Eric"])
def test_a_card_makes_any_bishop_cardinal_at_once(edition: str, name: str) -> None:
    """He stays Bishop, is not asked, gets one of the three counters, and the card is out of the game meanwhile."""
    table = buying(edition=edition, **SEES)
    table.play("Red play cardinal")
    assert asked(table, "Red") == ["elevate Arthur", "elevate Eric"]
    table.play(f"Red elevate {name}")
    see = SEES["titles"][name][0]
    table.expect(
        events=[f"Red elevated {name}"],
        state={f"titles.{name}": [see, "cardinal-1"], "hands.Red": [], "lord_discard": []},
    )
    assert table.get("lord_deck").count("cardinal") == 2


@rule("F-1.5-04", "F-D-19", "F-9.0-01")
@pytest.mark.parametrize("phase", range(1, 8))
def test_the_card_may_be_played_in_every_phase(phase: int) -> None:
    table = court(in_phase=phase, **SEES)
    assert [action.text for action in playable(state(table), 0)] == ["play cardinal"]


@rule("F-1.5-07", "F-4.4-01", "F-4.4-03", "F-4.4-04", "F-4.4-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_single_counter_for_sale(edition: str) -> None:
    table = buying(edition=edition, **{**SEES, "hands": {}}, deniers={"Red": 6})
    table.play("Red buy-cardinal Eric")
    table.expect(
        events=["Red bought-cardinal Eric", "Blue title-granted Eric cardinal-bought"],
        state={"titles.Eric": ["bishop-5", "cardinal-bought"], "deniers.Red": 1},
    )
    assert votes_of(state(table), title("pope"), 1) == 1


@rule("F-1.5-08", "F-4.4-05", "F-9.2-05")
def test_nobody_gets_a_second_hat() -> None:
    titles = {"Arthur": ["bishop-1", "cardinal-bought"], "Eric": ["bishop-5"]}
    assert bar_elevate(state(court(**{**SEES, "titles": titles})), 0, lord("Arthur")) == "F-9.2-05"
    table = buying(**{**SEES, "titles": titles})
    table.play("Red play cardinal")
    table.expect(
        state={"titles.Arthur": ["bishop-1", "cardinal-bought"], "titles.Eric": ["bishop-5", "cardinal-1"]}
    )


@rule(
    "F-1.5-09",
    "F-1.5B-14",
    "F-1.7P-05",
    "F-4.4-06",
    "F-9.2-02",
    "F-1.5-10",
    "F-9.2-03",
    "F-12-P2-04",
    "F-12.2-03",
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pope_in_office_must_consent_to_the_card(edition: str) -> None:
    table = buying(edition=edition, **POPE)
    table.play("Red play cardinal", "Red elevate Arthur")
    table.expect(asked=["Green"], prompt={"Green": "consent-to-hat"})
    table.play("Green refuse")
    table.expect(
        events=["Green hat-refused Arthur"], state={"hands.Red": ["cardinal"], "titles.Arthur": ["bishop-1"]}
    )
    table = buying(edition=edition, **POPE)
    table.play("Red play cardinal", "Red elevate Arthur", "Green accept")
    table.expect(state={"hands.Red": [], "titles.Arthur": ["bishop-1", "cardinal-1"]})


@rule("F-1.5-09", "F-1.5-10", "F-4.4-06", "F-1.7P-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_and_to_the_purchase(edition: str) -> None:
    table = buying(edition=edition, **{**POPE, "hands": {}})
    table.play("Red buy-cardinal Arthur", "Green refuse")
    table.expect(
        events=["Green cardinal-refused Arthur"], state={"deniers.Red": 5, "titles.Arthur": ["bishop-1"]}
    )
    assert why(table, "Red", "buy-cardinal Arthur") == "F-1.5-10"
    table.play("Red buy-cardinal Eric", "Green accept")
    table.expect(state={"deniers.Red": 0, "titles.Eric": ["bishop-5", "cardinal-bought"]})


@rule("F-1.7P-05", "F-9.2-06", "F-1.5-09")
def test_a_captive_pope_still_decides() -> None:
    position = {**POPE, "hands": {}, "captives": {"Henri": "Blue"}, "troops": {"Blue": {"bourg": [1, 0]}}}
    table = buying(**position)
    table.play("Red buy-cardinal Arthur")
    table.expect(asked=["Green"], prompt={"Green": "consent-cardinal"})


@rule("F-9.2-07", "F-4.4-06")
def test_a_player_consents_to_himself() -> None:
    table = buying(**{**POPE, "titles": {"Othon": ["bishop-2", "pope"], "Arthur": ["bishop-1"]}})
    table.play("Red play cardinal", "Red elevate Arthur")
    table.expect(state={"titles.Arthur": ["bishop-1", "cardinal-1"]})


@rule("F-1.5-11", "F-12-P1-08")
def test_a_pope_who_is_only_bishop_may_get_a_hat() -> None:
    table = buying(**{**SEES, "titles": {"Arthur": ["bishop-1", "pope"]}, "hands": {}})
    table.play("Red buy-cardinal Arthur")
    table.expect(state={"titles.Arthur": ["bishop-1", "cardinal-bought", "pope"]})


@rule("F-1.5-12", "F-2.1-20")
def test_a_cardinal_card_is_a_lord_card_of_the_hand() -> None:
    assert is_lord_card(CARDINAL_CARD)
    table = stage(3, phase="cards", hands={"Red": ["tax", "harvest"]}, lord_deck=["cardinal"])
    while table.prompt("Red") != "draw-cards":
        table.play(f"{table.asked()[0]} {'done' if 'done' in table.options(table.asked()[0]) else 'pass'}")
    table.play("Red draw lord")
    table.expect(state={"hands.Red": ["tax", "harvest", "cardinal"]})
    assert table.prompt("Red") != "draw-cards"  # three cards in hand


@rule("F-1.5B-04", "F-1.5B-05", "F-1.5B-03")
@pytest.mark.parametrize("hat", ["cardinal-1", "cardinal-bought"])
def test_the_votes_of_a_cardinal(hat: str) -> None:
    g = state(court(lords={"Red": {"Arthur": "blaye"}}, titles={"Arthur": ["bishop-1", hat]}))
    assert [votes_of(g, title(name), 0) for name in ("bishop-5", "pope", "king")] == [3, 1, 1]


@rule("F-1.6-01", "F-1.6-02", "F-1.6-03", "F-4.3.1-14", "F-9.2-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dead_cardinal_leaves_his_counters_and_his_card(edition: str) -> None:
    table = court(edition=edition, lords=SEES["lords"], titles={"Arthur": ["bishop-1", "cardinal-2"]})
    kill(table, "Arthur")
    table.expect(
        events=["Red died Arthur", "title-vacant bishop-1", "title-vacant cardinal-2"],
        state={"holders.bishop-1": None, "holders.cardinal-2": None, "lord_discard": ["Arthur", "cardinal"]},
    )


@rule("F-1.6-04", "F-4.4-08", "F-4.4-02")
def test_the_counter_for_sale_comes_back() -> None:
    table = buying(
        **{**SEES, "hands": {}, "titles": {"Arthur": ["bishop-1"], "Eric": ["bishop-5", "cardinal-bought"]}}
    )
    assert why(table, "Red", "buy-cardinal Arthur") == "F-4.4-02"
    kill(table, "Eric")
    table.expect(state={"holders.cardinal-bought": None, "lord_discard": ["Eric"]})
    assert "buy-cardinal Arthur" in asked(table, "Red")


@rule("F-1.6-05", "F-1.7P-17", "F-4.4-08")
def test_the_excommunicated_leave_the_same() -> None:
    table = court(
        lords=SEES["lords"],
        titles={"Arthur": ["bishop-1", "cardinal-3", "fief-blaye"]},
        forts={"blaye": "city"},
    )
    strip_clergy(state(table), lord("Arthur"))
    table.expect(state={"titles.Arthur": ["fief-blaye"], "lord_discard": ["cardinal"]})


@rule("F-1.6-06", "F-1.4B-14")
def test_the_fiefs_of_a_dead_bishop_stay_in_the_family() -> None:
    table = court(
        lords=SEES["lords"],
        titles={"Arthur": ["bishop-1", "fief-blaye", "fief-bourg"]},
        forts={"blaye": "city", "bourg": "city"},
    )
    kill(table, "Arthur")
    table.expect(state={"titles.Othon": ["fief-blaye", "fief-bourg"], "holders.bishop-1": None})
