"""Fief 1.4: elections of Bishops and what a Bishop is."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.court.votes import bar_candidate, is_called, votes_of, winner
from tests.rule import rule
from tests.rules.fief.court import (
    asked,
    court,
    electing,
    electing_again,
    hearing,
    kill,
    lord,
    stand,
    title,
    vote,
    why,
)
from tests.rules.fief.table import EDITIONS, state
from tests.rules.fief.test_1_3_elections import FIVE

B5 = title("bishop-5")


def votes(seat: int, bishopric: int = 5, /, **position: Any) -> int:
    return votes_of(state(court(**position)), title(f"bishop-{bishopric}"), seat)


@rule("F-1.4-01", "F-1.4-22")
@pytest.mark.parametrize(("flag", "called"), [("all_controlled", True), ("all_occupied", False)])
def test_an_election_when_every_village_is_controlled(flag: str, called: bool) -> None:
    """Beaujeu lies in the fief of Blaye, which Blue governs, and nobody stands there."""
    assert {state(court(edition=e)).rules.bishop_election_trigger for e in EDITIONS} == {"all_controlled"}
    troops = {"Red": {"sigy": [1, 0], "st-paul": [1, 0]}, "Blue": {"st-ciers-d-abzac": [1, 0]}}
    lords = {"Blue": {"François": "la-salle"}}
    table = electing("bishop-5", lords=lords, troops=troops, flags={"bishop_election_trigger": flag})
    assert not table.asked()  # nobody controls Beaujeu
    titles, forts = {"François": ["fief-blaye"]}, {"la-salle": "city"}
    more = {"lords": lords, "troops": troops, "titles": titles, "forts": forts}
    table = electing("bishop-5", flags={"bishop_election_trigger": flag}, **more)
    assert bool(table.asked()) == called
    troops["Red"]["beaujeu"] = [1, 0]
    assert electing("bishop-5", flags={"bishop_election_trigger": flag}, **more).asked()


@rule("F-1.4-02")
def test_no_election_where_there_is_a_bishop() -> None:
    table = electing("bishop-5", **{**FIVE, "titles": {"Charles": ["bishop-5"]}})
    table.expect(asked=[])
    assert not is_called(state(table), B5)


@rule("F-1.4-03", "F-1.7-03", "F-1.8-01")
def test_without_a_candidate_nothing_happens() -> None:
    table = stand(electing("bishop-5", **FIVE))
    table.expect(
        asked=[],
        events=["election-called bishop-5", "not-elected bishop-5"],
        no_events=["* stood-for", "* elected"],
        state={"holders.bishop-5": None},
    )


@rule("F-1.4-04", "F-1.4-05", "F-1.4-06", "F-1.4-07", "F-1.4-08", "F-1.4-09", "F-1.4B-01")
def test_who_may_not_stand() -> None:
    table = electing(
        "bishop-5",
        **{
            **FIVE,
            "lords": {
                "Red": {"Arthur": "blaye", "Blanche": "blaye", "Eric": "blaye", "Philippe": "blaye"},
                "Blue": {"François": "la-salle", "Othon": "la-salle", "Isabelle": "la-salle"},
                "Green": {"Charles": "bourg", "Gauvain": "bourg", "Quentin": "bourg"},
            },
            "titles": {"Gauvain": ["bishop-4"], "Othon": ["king"]},
            "married": [["Eric", "Isabelle"]],
            "captives": {"Charles": "Red"},
            "troops": {**FIVE["troops"], "Red": {**FIVE["troops"]["Red"], "bourg": [1, 0]}},
            "excommunicated": "François",
        },
    )
    assert asked(table, "Red") == ["nominate Arthur", "nominate Philippe", "pass"]
    assert why(table, "Red", "nominate Blanche") == "F-1.4-04"
    assert why(table, "Red", "nominate Eric") == "F-1.4-05"
    table.play("Red pass")
    table.expect(asked=["Green"])
    assert why(table, "Green", "nominate Gauvain") == "F-1.4-06"
    assert why(table, "Green", "nominate Charles") == "F-1.4-07"
    g = state(table)
    assert bar_candidate(g, B5, lord("François")) == "F-1.4-08"
    assert bar_candidate(g, B5, lord("Othon")) == "F-1.4-09"


@rule("F-1.4-05", "F-1.1.1-04")
def test_a_marriage_of_the_same_phase_bars_and_a_widower_may_stand() -> None:
    lords = {**FIVE["lords"], "Yellow": {"Mireille": "tournus"}}
    table = hearing(**{**FIVE, "lords": lords})
    table.play("Red court Arthur", "Red woo Mireille", "Yellow accept")
    table.expect(prompt={"Red": "name-candidate"})
    assert why(table, "Red", "nominate Arthur") == "F-1.4-05"
    kill(table, "Mireille")
    assert "nominate Arthur" in asked(table, "Red")


@rule("F-1.4-10", "F-1.4-11")
def test_a_candidate_needs_neither_title_nor_village_there() -> None:
    table = electing("bishop-5", **FIVE)
    stand(table, "Henri")  # of Yellow, far away, without anything
    vote(table, Red="Henri")
    table.expect(events=["Yellow elected Henri bishop-5 3"])


@rule("F-1.4-12", "F-1.8C-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_crown_prince_who_becomes_bishop_is_no_prince_any_more(edition: str) -> None:
    lords = {**FIVE["lords"], "Yellow": {"Henri": "tournus", "Jeanne": "tournus"}}
    titles = {"Henri": ["crown-prince"], "Jeanne": ["queen"], "Charles": ["king"]}
    table = electing(
        "bishop-5",
        **{**FIVE, "lords": lords, "titles": titles},
        edition=edition,
        married=[["Charles", "Jeanne"]],
    )
    vote(stand(table, "Henri"), Red="Henri")
    table.expect(
        state={"holders.bishop-5": "Henri", "holders.crown-prince": None, "titles.Henri": ["bishop-5"]}
    )


@rule("F-1.4-13", "F-1.4-14")
def test_two_votes_for_the_principal_village_and_one_for_each_other() -> None:
    four = {"la-salle": [1, 0], "blaye": [1, 0], "charolles": [1, 0], "sennecy": [1, 0]}
    assert votes(0, 1, troops={"Red": four}) == 5
    assert votes(0, 1, troops={"Red": {"blaye": [1, 0]}}) == 2
    assert votes(0, 1, troops={"Red": {"la-salle": [1, 0]}}) == 1
    assert votes(0, 2, troops={"Red": four}) == 0


@rule("F-1.4-15", "F-1.4B-04", "F-1.4-20", "F-1.4-21")
def test_a_bishop_has_two_votes_in_every_other_election() -> None:
    lords = {"Red": {"Arthur": "tournus", "Eric": "tournus"}}
    assert votes(0, 5, lords=lords, titles={"Arthur": ["bishop-1"]}) == 2
    assert votes(0, 5, lords=lords, titles={"Arthur": ["bishop-1"], "Eric": ["bishop-2"]}) == 4
    assert votes(0, 5, lords=lords, titles={"Arthur": ["bishop-1"]}, excommunicated="Arthur") == 0


@rule("F-1.4-16")
def test_a_bishop_of_this_very_round_has_none() -> None:
    lords = {"Red": {"Arthur": "tournus"}}
    assert votes(0, 5, lords=lords, titles={"Arthur": ["bishop-1"]}, new_bishops=[1]) == 0
    assert votes(0, 5, lords=lords, titles={"Arthur": ["bishop-1"]}, new_bishops=[2]) == 2


@rule("F-1.4-16", "F-1.4.1-06", "F-1.4.1-07")
def test_elected_in_one_bishopric_and_silent_in_the_next() -> None:
    """Red holds everything of bishoprics 4 and 5; the loser of 4 stands again in 5, the winner may not."""
    villages = [
        "marcamps",
        "les-essarts",
        "bourg",
        "st-vivien",
        "beaujeu",
        "st-ciers-d-abzac",
        "sigy",
        "st-paul",
    ]
    table = hearing(
        lords={"Red": {"Arthur": "bourg", "Eric": "bourg"}, "Blue": {"Henri": "blaye"}},
        troops={"Red": {village: [1, 0] for village in villages}},
    )
    vote(stand(table, "Arthur", "Henri"), Red="Arthur")
    table.expect(
        events=["Red voted Arthur 5", "Red elected Arthur bishop-4 5"],
        state={"holders.bishop-4": "Arthur", "new_bishops": [4]},
    )
    assert asked(table, "Red") == ["nominate Eric", "pass"]
    vote(stand(table, "Henri"), Red="Henri")
    table.expect(
        events=["Blue stood-for Henri bishop-5", "Red voted Henri 5", "Blue elected Henri bishop-5 5"]
    )


@rule("F-1.4-17", "F-1.4-19", "F-1.5B-03", "F-1.7P-03", "F-1.4-23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("titles", "expected"),
    [
        (["bishop-1"], 2),
        (["bishop-1", "cardinal-1"], 3),
        (["bishop-1", "cardinal-bought"], 3),
        (["bishop-1", "pope"], 3),
        (["bishop-1", "cardinal-1", "pope"], 3),
    ],
)
def test_only_the_highest_church_title_counts(edition: str, titles: list[str], expected: int) -> None:
    lords = {"Red": {"Arthur": "tournus"}}
    assert votes(0, 5, edition=edition, lords=lords, titles={"Arthur": titles}) == expected
    captive = {"captives": {"Arthur": "Blue"}, "troops": {"Blue": {"tournus": [1, 0]}}}
    assert votes(0, 5, edition=edition, lords=lords, titles={"Arthur": titles}, **captive) == 0


@rule("F-1.4-18")
@pytest.mark.parametrize(("edition", "expected"), [("en2014", 3), ("fr2015", 0), ("pl2015", 0)])
def test_a_new_bishop_with_a_hat_of_the_same_round(edition: str, expected: int) -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "tournus"}},
        "new_bishops": [1],
        "edition": edition,
    }
    assert votes(0, 5, titles={"Arthur": ["bishop-1", "cardinal-1"]}, **position) == expected


@rule("F-1.4-22", "F-D-03", "F-D-13")
def test_village_votes_follow_control() -> None:
    """Unoccupied Villages of a governed fief and besieged ones count for their controller."""
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "marcamps"}, "Blue": {"Eric": "sigy"}},
        "troops": {"Red": {"sigy": [1, 0]}, "Blue": {"sigy": [3, 0]}},
        "titles": {"Arthur": ["fief-sigy"]},
        "forts": {"sigy": "city"},
        "control": {"sigy": "Red"},
        "sieges": {"sigy": {"Blue": 1}},
    }
    assert votes(0, 5, **position) == 3
    assert votes(1, 5, **position) == 0


@rule("F-1.4-24")
def test_fiefs_and_crowns_give_no_votes_here() -> None:
    titles = {"Arthur": ["fief-tournus", "fief-bourg", "king"]}
    assert votes(0, 5, lords={"Red": {"Arthur": "tournus"}}, titles=titles) == 0


@rule("F-1.4.1-01", "F-1.4.1-04", "F-1.4.1-09")
def test_the_relative_majority_wins() -> None:
    table = vote(
        stand(electing("bishop-5", **FIVE), "Arthur", "François", "Henri"),
        Red="Arthur",
        Blue="François",
        Green="Henri",
    )
    table.expect(events=["Red elected Arthur bishop-5 3"], state={"titles.Arthur": ["bishop-5"]})


@rule("F-1.4.1-02", "F-1.4.1-03")
def test_a_tie_leaves_the_see_vacant() -> None:
    table = vote(stand(electing("bishop-5", **FIVE), "Arthur", "François"), Blue="François", Green="Arthur")
    table.expect(events=["not-elected bishop-5"], state={"holders.bishop-5": None})
    assert is_called(state(table), B5)
    g = state(table)
    g.candidates, g.ballots = [0, 4, -1, -1], [0, -1, 4, -1, 4, -1, -1, -1]
    assert winner(g, B5) == 1


@rule("F-1.4.1-05")
def test_a_bishop_keeps_his_title_when_his_villages_are_lost() -> None:
    table = electing(
        "bishop-5",
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
        titles={"Arthur": ["bishop-5"]},
    )
    table.expect(state={"holders.bishop-5": "Arthur", "control.sigy": "Blue"}, asked=[])


@rule("F-1.4.1-08", "F-1.6-01", "F-1.4B-13")
def test_a_vacancy_is_filled_in_the_next_election_phase() -> None:
    table = court(**{**FIVE, "titles": {"Charles": ["bishop-5"]}}, in_phase=3)
    kill(table, "Charles")
    table.expect(state={"holders.bishop-5": None}, asked=[])
    electing_again(table, "bishop-5")
    table.expect(prompt={"Red": "name-candidate"})


@rule("F-1.4.1-10", "F-1.7-05", "F-1.4B-03", "F-1.5B-02")
def test_a_new_bishop_may_stand_for_pope() -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy", "Henri": "sigy"}},
        "titles": {
            "Arthur": ["bishop-1"],
            "Eric": ["bishop-2", "cardinal-1"],
            "Henri": ["bishop-3", "cardinal-2"],
        },
    }
    table = electing("pope", **position, new_bishops=[1])
    assert asked(table, "Red") == ["nominate Arthur", "pass"]


@rule("F-1.4.1-11", "F-1.8-17", "F-1.4B-05")
def test_a_new_bishop_votes_for_the_king() -> None:
    table = court(lords={"Red": {"Arthur": "blaye"}}, titles={"Arthur": ["bishop-1"]}, new_bishops=[1])
    assert votes_of(state(table), title("king"), 0) == 1


@rule("F-1.4B-06", "F-1.5B-04", "F-1.7-06")
def test_a_plain_bishop_has_no_vote_for_the_pope() -> None:
    table = court(
        lords={"Red": {"Arthur": "blaye", "Othon": "blaye"}, "Blue": {"Eric": "sigy", "Henri": "sigy"}},
        titles={
            "Arthur": ["bishop-1"],
            "Eric": ["bishop-2", "cardinal-1"],
            "Henri": ["bishop-3", "cardinal-2"],
        },
    )
    assert [votes_of(state(table), title("pope"), seat) for seat in (0, 1)] == [0, 2]
