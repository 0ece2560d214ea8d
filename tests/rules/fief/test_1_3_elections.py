"""Fief 1.3: candidates, vote markers, the reveal."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.court.votes import votes_of
from tests.rule import rule
from tests.rules.fief.court import (
    acts,
    asked,
    court,
    electing,
    electing_again,
    hearing,
    kill,
    stand,
    title,
    vote,
    why,
)
from tests.rules.fief.table import EDITIONS, state

# Bishopric 5: Red has Sigy and St Paul (3 votes), Blue St Ciers and Beaujeu (2), Green a Bishop (2).
FIVE: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "blaye", "Eric": "blaye"},
        "Blue": {"François": "la-salle"},
        "Green": {"Charles": "bourg"},
        "Yellow": {"Henri": "tournus"},
    },
    "troops": {
        "Red": {"sigy": [1, 0], "st-paul": [1, 0]},
        "Blue": {"st-ciers-d-abzac": [1, 0], "beaujeu": [1, 0]},
    },
    "titles": {"Charles": ["bishop-4"]},
}


def five(**more: Any) -> Any:
    return electing("bishop-5", **{**FIVE, **more})


@rule("F-1.3-01", "F-R-04", "F-R-06", "F-1.4.1-06")
def test_bishops_first_by_number_then_pope_then_king() -> None:
    everything = {
        "lords": {"Red": {"Arthur": "blaye", "Eric": "blaye", "Henri": "sigy", "Othon": "sigy"}},
        "titles": {
            "Arthur": ["fief-bourg", "fief-sigy"],
            "Eric": ["bishop-1", "cardinal-1", "fief-les-essarts", "fief-blaye"],
            "Henri": ["bishop-3", "cardinal-2"],
        },
        "forts": {"bourg": "city", "sigy": "city", "st-paul": "city", "blaye": "city"},
    }
    table = hearing(**everything)
    for name in ("bishop-4", "bishop-5"):
        table.expect(prompt={"Red": "name-candidate"})
        table.play("Red nominate Othon", "Red abstain", "Red pass")
        table.expect(events=[f"Red stood-for Othon {name}", f"not-elected {name}"])
    table.play("Red nominate Eric", "Red abstain", "Red pass")
    table.expect(events=["Red stood-for Eric pope", "not-elected pope"])
    table.play("Red nominate Arthur", "Red abstain", "Red pass")
    table.expect(events=["Red stood-for Arthur king", "not-elected king"], asked=[])


@rule("F-1.3-02", "F-1.3-03", "F-R-03")
def test_each_player_may_name_one_of_his_own_lords_in_turn_order() -> None:
    table = five(first="Blue")
    table.expect(asked=["Blue"])
    assert asked(table, "Blue") == ["nominate François", "pass"]
    assert why(table, "Blue", "nominate Arthur") == "F-1.3-02"
    table.play("Blue nominate François")
    table.expect(asked=["Yellow"])  # Green's only Lord is a Bishop already
    table.play("Yellow pass")
    assert asked(table, "Red") == ["nominate Arthur", "nominate Eric", "pass"]
    table.play("Red nominate Eric")
    table.expect(state={"candidates": ["Eric", "François", None, None]})
    assert table.prompt("Blue") == "place-for"


@rule("F-1.3-04")
def test_the_vote_starts_when_all_candidates_are_known() -> None:
    table = five()
    for name, choice in (("Red", "nominate Arthur"), ("Blue", "nominate François"), ("Yellow", "pass")):
        table.expect(prompt={name: "name-candidate"})
        table.play(f"{name} {choice}")
    table.expect(prompt={"Red": "place-for"})


@rule("F-1.3-05")
def test_nobody_withdraws_but_the_dead_and_captured_are_struck_off() -> None:
    table = stand(five(), "Arthur", "François", "Henri")
    assert not [text for text in table.options("Red") if "withdraw" in text]
    assert asked(table, "Red") == ["favour Arthur", "favour François", "favour Henri", "abstain"]
    kill(table, "Henri")
    assert asked(table, "Red") == ["favour Arthur", "favour François", "abstain"]
    assert why(table, "Red", "favour Henri") == "F-1.3-05"
    table.play("Red favour Arthur")
    table.expect(events=["Yellow struck-off Henri"], state={"candidates.Yellow": None})
    alone = stand(five(), "Henri")
    kill(alone, "Henri")
    alone.expect(events=["Yellow struck-off Henri", "not-elected bishop-5"], asked=[])
    alone.expect(state={"candidates": [None] * 4})


@rule("F-1.3-05", "F-1.7P-13", "F-1.3-06", "F-12-P1-12", "F-12.1-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pope_may_strike_a_candidate_between_candidacy_and_vote(edition: str) -> None:
    pope = {"Charles": ["bishop-4", "pope"]}
    table = stand(five(edition=edition, titles=pope), "Arthur", "François")
    table.expect(prompt={"Green": "before-the-vote"})
    table.play("Green excommunicate Arthur")
    table.expect(state={"excommunicated": "Arthur"})
    assert asked(table, "Red") == ["favour François", "abstain"]
    table.play("Red favour François")
    table.expect(events=["Red struck-off Arthur"])
    assert "excommunicate François" not in table.options("Green")


@rule("F-1.3-06", "F-12-P1-12", "F-12.1-01")
@pytest.mark.parametrize("flag", ["allowed", "forbidden"])
def test_cards_and_markers_between_candidacy_and_vote(flag: str) -> None:
    assert {state(court(edition=e)).rules.act_between_candidacy_and_vote for e in EDITIONS} == {"allowed"}
    table = five(
        flags={"act_between_candidacy_and_vote": flag},
        hands={"Blue": ["assassination"]},
        titles={"Charles": ["bishop-4", "pope"]},
    )
    while table.asked()[0] != "Red" or table.prompt("Red") != "name-candidate":
        table.play(f"{table.asked()[0]} pass")
    stand(table, "Arthur")
    if flag == "allowed":
        table.expect(prompt={"Blue": "before-vote"}, offers={"Blue": ["play assassination", "pass"]})
        table.play("Blue pass", "Green pass")
        table.expect(prompt={"Red": "place-for"}, offers={"Yellow": ["propose 0"]})
    else:
        table.expect(
            prompt={"Red": "place-for"}, refuses={"Yellow": ["propose 0"], "Blue": ["play assassination"]}
        )
        assert acts(table, "Green") == []


@rule("F-1.3-07", "F-1.3-21", "F-1.4-21")
def test_only_players_with_a_vote_place_markers() -> None:
    table = stand(five(), "François")
    assert why(table, "Yellow", "favour François") == "F-1.3-07"
    order = []
    while table.asked():
        order += table.asked()
        table.play(f"{table.asked()[0]} abstain", f"{table.asked()[0]} pass")
    assert order == ["Red", "Blue", "Green"]  # Yellow has neither Village nor clergyman


@rule("F-1.3-07", "F-1.3-11", "F-1.3-17")
def test_markers_lie_face_down_until_all_are_turned_up_together() -> None:
    table = stand(five(), "Arthur", "François")
    table.play("Red favour François")
    table.expect(view={"Blue": {"election.markers": [[], [], [], []]}})
    table.play("Red decoy Arthur")
    table.expect(events=["Red marked Arthur", "Red marked François"], no_events=["Red voted", "Red bluffed"])
    blue = table.view("Blue")["election"]
    assert blue["markers"][0] == sorted([title("fief-blaye"), 4])  # type: ignore[index]
    assert blue["ballot"] == [-1, -1]  # type: ignore[index]
    table.play("Blue favour François", "Blue pass", "Green abstain")
    table.expect(no_events=["* voted"])
    table.play("Green pass")
    table.expect(
        events=["Red voted François 3", "Red bluffed Arthur", "Blue voted François 2"],
        state={"candidates": [None] * 4, "ballots": [-1] * 8},
    )


@rule("F-1.3-08", "F-1.3-14", "F-12-P1-04", "F-12.1-05")
def test_none_one_or_two_markers_and_abstentions_do_not_count() -> None:
    table = stand(five(), "Arthur", "François")
    table.play("Red abstain", "Red pass")  # none
    table.play("Blue favour François", "Blue pass")  # one
    table.play("Green abstain", "Green decoy Arthur")  # only the decoy
    table.expect(events=["Green bluffed Arthur", "Blue elected François bishop-5 2"], no_events=["Red voted"])


@rule("F-1.3-09", "F-1.3-22")
def test_markers_go_on_any_candidate_own_or_foreign() -> None:
    table = stand(five(), "Arthur", "François")
    assert asked(table, "Red") == ["favour Arthur", "favour François", "abstain"]
    table.play("Red favour François")
    assert asked(table, "Red") == ["decoy Arthur", "decoy François", "pass"]
    table.play("Red pass")
    assert asked(table, "Blue") == ["favour Arthur", "favour François", "abstain"]
    assert why(table, "Blue", "favour Henri") == "F-1.3-09"
    table.play("Blue favour Arthur")
    assert why(table, "Blue", "decoy Henri") == "F-1.3-09"


@rule("F-1.3-10")
def test_both_markers_may_lie_on_one_candidate() -> None:
    table = stand(five(), "Arthur")
    table.play("Red favour Arthur", "Red decoy Arthur")
    table.expect(events=["Red marked Arthur", "Red marked Arthur"])
    vote(table)
    table.expect(events=["Red elected Arthur bishop-5 3"])


@rule("F-1.3-12", "F-1.3-18")
def test_all_votes_of_a_player_go_to_one_candidate_and_are_weighed_at_the_first_marker() -> None:
    table = stand(
        five(troops={**FIVE["troops"], "Yellow": {"sigy": [1, 0]}}, control={"sigy": "Red"}),
        "Arthur",
        "François",
    )
    assert votes_of(state(table), title("bishop-5"), 0) == 3
    table.play("Red cede sigy")  # before the first marker lies
    assert votes_of(state(table), title("bishop-5"), 0) == 1
    table.play("Red favour Arthur")
    table.expect(refuses={"Yellow": ["cede sigy"], "Red": ["cede st-paul"]})
    table.play("Red pass")
    table.expect(refuses={"Yellow": ["cede sigy"]})
    vote(table, Blue="François", Yellow="Arthur")
    table.expect(events=["Red voted Arthur 1", "Yellow voted Arthur 2", "Red elected Arthur bishop-5 3"])


@rule("F-1.3-13", "F-12-P1-05", "F-12.1-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_decoy_neither_adds_nor_subtracts(edition: str) -> None:
    table = stand(five(edition=edition), "Arthur", "François")
    table.play("Red abstain", "Red decoy François", "Blue favour François", "Blue decoy François")
    table.play("Green abstain", "Green decoy François")
    table.expect(events=["Blue elected François bishop-5 2"])


@rule("F-1.3-15", "F-1.4.1-03")
def test_a_vacant_title_is_voted_on_again_in_the_next_round() -> None:
    table = vote(stand(five(), "Arthur", "François"))
    table.expect(events=["not-elected bishop-5"], state={"holders.bishop-5": None}, asked=[])
    electing_again(table, "bishop-5")
    table.expect(prompt={"Red": "name-candidate"})


@rule("F-1.3-19", "F-1.3-20")
def test_a_sole_candidate_needs_a_vote() -> None:
    table = stand(five(), "Arthur")
    table.expect(prompt={"Red": "place-for"})
    vote(table)
    table.expect(events=["not-elected bishop-5"])
    vote(stand(electing_again(table, "bishop-5"), "Arthur"), Green="Arthur")
    table.expect(events=["Red elected Arthur bishop-5 2"])


@rule("F-1.3-23", "F-D-07", "F-6.2.3-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_captives_neither_stand_nor_vote_but_villages_do(edition: str) -> None:
    more = {"captives": {"Charles": "Red", "François": "Red"}, "edition": edition}
    table = five(
        **more,
        troops={**FIVE["troops"], "Red": {**FIVE["troops"]["Red"], "bourg": [1, 0], "la-salle": [1, 0]}},
    )
    stand(table, "Arthur", "François", "Henri")
    table.expect(state={"candidates": ["Arthur", None, None, "Henri"]})
    g = state(table)
    assert [votes_of(g, title("bishop-5"), seat) for seat in range(4)] == [3, 2, 0, 0]


@rule("F-1.3-24", "F-1.7P-16")
def test_the_excommunicated_neither_stand_nor_vote() -> None:
    table = five(excommunicated="François", titles={"François": ["fief-tournus"], "Henri": ["bishop-4"]})
    stand(table, "François", "Arthur")
    table.expect(state={"candidates.Blue": None})
    g = state(table)
    assert votes_of(g, title("bishop-5"), 1) == 2  # his Villages
    assert votes_of(g, title("king"), 1) == 0
    assert votes_of(g, title("king"), 3) == 1
