"""Fief 9: d'Arc and Cardinal, the opportunity cards of the Lord deck."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.board.tables import LORDS
from oyez.games.fief.rules.court.lords import ransom_of, strength_of
from oyez.games.fief.rules.opportunities.persons import bar_inspire
from tests.rule import rule
from tests.rules.fief.battlefield import decline_until, dice, field
from tests.rules.fief.court import courting, kill
from tests.rules.fief.moments import acts, asked, deal, is_quiet, quiet, why
from tests.rules.fief.table import EDITIONS, state

LADIES: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "pugnac", "Blanche": "pugnac"},
        "Blue": {"Eric": "sigy", "Jeanne": "sigy"},
        "Green": {"Henri": "bourg", "Mireille": "bourg"},
    },
    "married": [["Eric", "Blanche"]],
}


@rule("F-9.1-01", "F-9.1-02", "F-D-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_on_any_unmarried_lady_and_her_owner_is_not_asked(edition: str) -> None:
    table = quiet(edition=edition, **LADIES, hands={"Red": ["d-arc"]})
    table.play("Red play d-arc")
    assert asked(table, "Red") == ["inspire Jeanne", "inspire Mireille"]
    assert why(table, "Red inspire Blanche") == "F-9.1-04"
    assert why(table, "Red inspire Henri") == why(table, "Red inspire Isabelle") == "F-9.1-01"
    table.play("Red inspire Mireille")
    assert is_quiet(table)  # neither question nor answer of Green
    assert (table.get("darc"), table.get("hands.Red")) == ("Mireille", [])


@rule("F-9.1-04", "F-1.1.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("how", ["widowed", "annulled"])
def test_the_present_state_counts_widows_are_unmarried(edition: str, how: str) -> None:
    table = quiet(edition=edition, **LADIES, titles={"Henri": ["bishop-4", "pope"]}, hands={"Red": ["d-arc"]})
    if how == "widowed":
        kill(table, "Eric")
    else:
        table.play("Blue seek-annulment", "Green accept")
    table.play("Red play d-arc")
    assert "inspire Blanche" in asked(table, "Red")


@rule("F-9.1-08", "F-9.1-06", "F-9.1-07", "F-9.1-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_benefit_is_her_owners_not_the_card_players(edition: str) -> None:
    """Red inspires Blue's lady in the middle of his own attack on her: she is 1 SP and one die more for Blue."""
    table = field(
        edition=edition,
        red=(5, 0),
        blue=(5, 0),
        blue_lords=("Jeanne",),
        red_lords=("Arthur",),
        hands={"Red": ["d-arc"]},
        dice=[0] * 6,
    )
    decline_until(table, "declare-battle")
    assert strength_of(state(table), LORDS.index("Jeanne")) == 0
    table.play("Red attack blaye")
    assert dice(table) == (1, 1)
    table.play("Red play d-arc")
    assert strength_of(state(table), LORDS.index("Jeanne")) == 1
    if edition == "en2014":
        assert "Blue rolled 2 2 11" in table.events()
    else:
        assert dice(table) == (1, 2)


@rule("F-9.1-03", "F-9.1-13", "F-1.1-06", "F-D-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_stops_a_marriage_only_before_it_is_announced(edition: str) -> None:
    unmarried = {**LADIES, "married": []}
    table = courting(edition=edition, **unmarried, hands={"Green": ["d-arc"]})
    table.play("Red court Arthur", "Red woo Jeanne")
    assert table.prompt("Blue") == "answer-suit"
    table.play("Green play d-arc", "Green inspire Jeanne")
    assert table.prompt("Blue") != "answer-suit"
    assert "woo Jeanne" not in table.options("Red")
    late = courting(edition=edition, **unmarried, hands={"Green": ["d-arc"]})
    late.play("Red court Arthur", "Red woo Jeanne", "Blue accept")  # rings are exchanged at once
    assert late.get("married.Jeanne") == "Arthur"
    assert bar_inspire(state(late), LORDS.index("Jeanne")) == "F-9.1-04"


@rule("F-9.1-09", "F-9.1-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_44_a_captive_lady_with_darc_and_no_title_costs_two(edition: str) -> None:
    table = quiet(
        edition=edition,
        lords={"Red": {"Arthur": "pugnac"}, "Blue": {"Jeanne": "pugnac"}},
        captives={"Jeanne": "Red"},
        darc="Jeanne",
    )
    assert ransom_of(state(table), LORDS.index("Jeanne")) == 2
    counted = quiet(
        edition=edition,
        flags={"darc_is_title": True},
        lords={"Red": {"Arthur": "pugnac"}, "Blue": {"Jeanne": "pugnac"}},
        captives={"Jeanne": "Red"},
        darc="Jeanne",
    )
    assert ransom_of(state(counted), LORDS.index("Jeanne")) == 4


@rule("F-9.1-10", "F-10.0-01", "F-D-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_lies_with_her_until_she_dies(edition: str) -> None:
    table = quiet(edition=edition, **LADIES, hands={"Red": ["d-arc"]})
    table.play("Red play d-arc", "Red inspire Jeanne")
    assert "d-arc" not in table.get("lord_discard")
    kill(table, "Jeanne")
    assert table.get("lord_discard")[:2] == ["Jeanne", "d-arc"]
    assert table.get("darc") is None


HATS: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "pugnac"},
        "Blue": {"Eric": "sigy", "Othon": "sigy"},
        "Green": {"Henri": "bourg", "Charles": "sigy"},
    },
    "captives": {"Charles": "Blue"},
    "titles": {"Eric": ["bishop-5"], "Charles": ["bishop-2"], "Arthur": ["bishop-3", "cardinal-1"]},
}


@rule("F-9.2-01", "F-9.2-05", "F-9.2-06", "F-1.5-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_on_any_bishop_in_play_who_is_no_cardinal_captives_included(edition: str) -> None:
    table = quiet(edition=edition, **HATS, hands={"Red": ["cardinal"]})
    table.play("Red play cardinal")
    assert asked(table, "Red") == ["elevate Charles", "elevate Eric"]
    assert why(table, "Red elevate Arthur") == "F-9.2-05"
    assert why(table, "Red elevate Othon") == "F-9.2-01"
    table.play("Red elevate Charles")
    assert table.get("titles.Charles") == ["bishop-2", "cardinal-2"]
    assert table.get("hands.Red") == []


@rule("F-9.2-02", "F-9.2-03", "F-9.2-04", "F-12.2-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_the_popes_player_consents_or_the_card_stays_in_hand(edition: str, answer: str) -> None:
    titles = {**HATS["titles"], "Henri": ["bishop-4", "pope"]}
    table = quiet(edition=edition, **{**HATS, "titles": titles}, hands={"Red": ["cardinal"]})
    table.play("Red play cardinal", "Red elevate Eric")
    assert table.prompt("Green") == "consent-to-hat"
    table.play(f"Green {answer}")
    assert table.get("hands.Red") == ([] if answer == "accept" else ["cardinal"])
    assert ("cardinal-2" in table.get("titles.Eric")) == (answer == "accept")
    assert "cardinal" not in table.get("lord_discard")
    assert table.view("Blue")["families"][0]["cards"] == ([] if answer == "accept" else [18])  # type: ignore[index]
    if answer == "refuse":
        table.play("Red play cardinal")  # in this round only the other Bishops are left to try
        assert asked(table, "Red") == ["elevate Charles", "elevate Henri"]
        table.play("Red elevate Charles", "Green refuse", "Red play cardinal", "Green refuse")
        assert why(table, "Red play cardinal") == "F-9.2-01"


@rule("F-9.2-03", "F-9.2-07", "F-9.2-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dead", [True, False])
def test_a_refusal_binds_neither_the_pope_himself_nor_a_church_without_a_pope(
    edition: str, dead: bool
) -> None:
    titles = {**HATS["titles"], "Henri": ["bishop-4", "pope"]}
    hands = {"Red": ["cardinal"], "Green": ["cardinal"]}
    table = quiet(edition=edition, **{**HATS, "titles": titles}, hands=hands)
    table.play("Red play cardinal", "Red elevate Eric").expect(events=["Red hat-sought Eric"])
    table.play("Green refuse").expect(events=["Green hat-refused Eric"])
    if dead:
        kill(table, "Henri")
        table.play("Red play cardinal", "Red elevate Eric")
    else:
        table.play("Red play cardinal")
        assert why(table, "Red elevate Eric") == "F-9.2-03"
        table.play("Red elevate Charles", "Green refuse", "Green play cardinal", "Green elevate Eric")
    assert table.get("titles.Eric") == ["bishop-5", "cardinal-2"]


@rule("F-9.2-02", "F-10.0-08", "F-8.0-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_while_the_pope_thinks_he_may_be_bribed_but_not_with_the_card_itself(edition: str) -> None:
    titles = {**HATS["titles"], "Henri": ["bishop-4", "pope"]}
    table = quiet(edition=edition, **{**HATS, "titles": titles}, hands={"Red": ["cardinal", "tax"]})
    table.play("Red play cardinal", "Red elevate Eric", "Red propose 2")
    offered = [text for text in asked(table, "Red") if text.startswith("give-")]
    assert "give-card tax" in offered
    assert "give-card cardinal" not in offered
    table.play("Red give-deniers 3", "Red submit", "Green accept")
    assert table.prompt("Green") == "consent-to-hat"
    table.play("Green accept")
    assert (table.get("deniers.Green"), table.get("titles.Eric")) == (8, ["bishop-5", "cardinal-2"])


@rule("F-9.2-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_both_pope_and_card_consents_to_himself(edition: str) -> None:
    titles = {**HATS["titles"], "Henri": ["bishop-4", "pope"]}
    table = quiet(edition=edition, **{**HATS, "titles": titles}, hands={"Green": ["cardinal"]})
    table.play("Green play cardinal", "Green elevate Eric")
    assert is_quiet(table)
    assert table.get("titles.Eric") == ["bishop-5", "cardinal-2"]


@rule("F-9.0-01", "F-8.0-04")
def test_they_are_hand_cards_and_may_be_given_away() -> None:
    table = quiet(**HATS, hands={"Red": ["cardinal", "d-arc"]})
    assert acts(table, "Red", "play") == ["play cardinal"]
    deal(table, "Red", "Blue", "give-card cardinal")
    assert table.get("hands.Blue") == ["cardinal"]
    assert acts(table, "Blue", "play") == ["play cardinal"]
