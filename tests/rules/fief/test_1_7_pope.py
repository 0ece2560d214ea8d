"""Fief 1.7: the election of the Pope, and what he may do."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.court.papacy import (
    bar_excommunicate,
    bar_seek_annulment,
)
from oyez.games.fief.rules.court.votes import is_called, votes_of, winner
from oyez.games.fief.rules.court.words import EXCOMMUNICATE, PARDON, SEEK_ANNULMENT
from oyez.games.fief.rules.diplomacy.initiatives import bar_initiative, initiatives_of
from oyez.games.fief.rules.opportunities.assassination import bar_judge
from tests.rule import rule
from tests.rules.fief.court import (
    acts,
    asked,
    buying,
    court,
    courting,
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
from tests.rules.fief.playing_cards import playing
from tests.rules.fief.table import EDITIONS, stage, state

POPE = title("pope")
# Three Cardinals: two of Red, one of Blue; Green has a plain Bishop.
CONCLAVE: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "blaye", "Eric": "blaye"},
        "Blue": {"François": "sigy"},
        "Green": {"Charles": "bourg"},
    },
    "titles": {
        "Arthur": ["bishop-1", "cardinal-1"],
        "Eric": ["bishop-2", "cardinal-2"],
        "François": ["bishop-5", "cardinal-bought"],
        "Charles": ["bishop-4"],
    },
}
# Green's Charles is Pope; Red's King is married to Blue's Queen.
REIGN: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "blaye", "Eric": "blaye"},
        "Blue": {"Jeanne": "sigy", "Henri": "sigy"},
        "Green": {"Charles": "bourg", "Othon": "bourg"},
        "Yellow": {"Blanche": "tournus"},
    },
    "titles": {
        "Arthur": ["fief-blaye", "king"],
        "Jeanne": ["queen"],
        "Charles": ["bishop-4", "pope"],
        "Eric": ["bishop-1", "cardinal-1"],
    },
    "forts": {"blaye": "city"},
    "married": [["Arthur", "Jeanne"]],
}


def reigning(**more: Any) -> Any:
    """Red buys, so that initiatives are open to everybody."""
    return buying(**{**REIGN, **more})


@rule("F-1.7-01", "F-1.7-02", "F-1.7-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_free_cardinals_and_no_pope_call_an_election(edition: str) -> None:
    assert electing("pope", edition=edition, **CONCLAVE).asked() == ["Red"]
    one = {"Arthur": ["bishop-1", "cardinal-1"], "Charles": ["bishop-4"]}
    assert not electing("pope", edition=edition, **{**CONCLAVE, "titles": one}).asked()
    pope = {**CONCLAVE["titles"], "Charles": ["bishop-4", "pope"]}
    assert not electing("pope", edition=edition, **{**CONCLAVE, "titles": pope}).asked()
    two = {"Arthur": ["bishop-1", "cardinal-1"], "François": ["bishop-5", "cardinal-bought"]}
    captive = {"captives": {"François": "Red"}, "troops": {"Red": {"sigy": [1, 0]}}}
    assert not electing("pope", edition=edition, **{**CONCLAVE, "titles": two}, **captive).asked()
    of_one = {"Arthur": ["bishop-1", "cardinal-1"], "Eric": ["bishop-2", "cardinal-2"]}
    assert electing("pope", edition=edition, **{**CONCLAVE, "titles": of_one}).asked() == ["Red"]
    both_new = electing("pope", edition=edition, **{**CONCLAVE, "titles": two}, new_bishops=[1, 5])
    assert both_new.asked() == ["Red"]
    assert [votes_of(state(both_new), POPE, seat) for seat in (0, 1)] == [1, 1]


@rule("F-1.7-03")
def test_without_a_candidate_there_is_no_pope() -> None:
    table = stand(electing("pope", **CONCLAVE))
    table.expect(asked=[], state={"holders.pope": None})


@rule("F-1.7-04", "F-1.4B-03", "F-1.5B-02")
def test_every_free_bishop_and_cardinal_may_stand() -> None:
    position = {**CONCLAVE, "captives": {"Charles": "Red"}, "troops": {"Red": {"bourg": [1, 0]}}}
    position["lords"] = {**CONCLAVE["lords"], "Yellow": {"Henri": "tournus", "Lambert": "tournus"}}
    position["titles"] = {**CONCLAVE["titles"], "Lambert": ["bishop-3"]}
    table = electing("pope", **position)
    assert asked(table, "Red") == ["nominate Arthur", "nominate Eric", "pass"]
    table.play("Red pass")
    assert asked(table, "Blue") == ["nominate François", "pass"]
    table.play("Blue nominate François")
    assert asked(table, "Yellow") == ["nominate Lambert", "pass"]  # Green's Bishop is a captive
    assert why(table, "Yellow", "nominate Henri") == "F-1.7-04"


@rule("F-1.7-06", "F-1.5B-04", "F-1.4B-06")
def test_each_free_cardinal_has_one_vote_and_nobody_else() -> None:
    table = electing("pope", **CONCLAVE)
    assert [votes_of(state(table), POPE, seat) for seat in range(4)] == [2, 1, 0, 0]
    stand(table, "Charles")
    voters = []
    while table.asked():
        voters += table.asked()
        table.play(f"{table.asked()[0]} abstain", f"{table.asked()[0]} pass")
    assert voters == ["Red", "Blue"]


@rule("F-1.7.1-01", "F-1.7.1-02", "F-12-P1-05")
def test_more_than_half_of_the_votes_cast() -> None:
    table = vote(stand(electing("pope", **CONCLAVE), "Arthur", "François"), Red="Arthur", Blue="François")
    table.expect(events=["Red elected Arthur pope 2"])
    # A plurality is not enough: 2 of 4.
    four = {**CONCLAVE["titles"], "Charles": ["bishop-4", "cardinal-3"]}
    table = stand(electing("pope", **{**CONCLAVE, "titles": four}), "Arthur", "François", "Charles")
    g = state(table)
    arthur, francois, charles = lord("Arthur"), lord("François"), lord("Charles")
    g.candidates = [arthur, francois, charles, -1]
    g.ballots = [arthur, -1, francois, -1, charles, -1, -1, -1]
    assert winner(g, POPE) == -1
    g.ballots = [arthur, -1, francois, -1, -1, charles, -1, -1]  # an abstention and a decoy do not count
    assert winner(g, POPE) == 0


@rule("F-1.7.1-02")
def test_exactly_half_is_not_enough() -> None:
    four = {**CONCLAVE["titles"], "Charles": ["bishop-4", "cardinal-3"]}
    table = stand(electing("pope", **{**CONCLAVE, "titles": four}), "Arthur", "Charles")
    vote(table, Red="Arthur", Blue="Charles", Green="Charles")
    table.expect(events=["not-elected pope"], state={"holders.pope": None})


@rule("F-1.7.1-03", "F-1.7P-01", "F-1.7P-02", "F-12-P1-06", "F-12-P1-08")
def test_the_pope_keeps_his_other_titles_and_is_worth_a_point() -> None:
    table = vote(stand(electing("pope", **CONCLAVE), "François"), Red="François")
    table.expect(
        state={"titles.François": ["bishop-5", "cardinal-bought", "pope"], "victory_points": [0, 1, 0, 0]}
    )


@rule("F-1.7.1-04", "F-1.7.1-05", "F-1.6-01")
def test_a_dead_pope_is_replaced_in_the_next_election_phase() -> None:
    titles = {**CONCLAVE["titles"], "Charles": ["bishop-4", "pope", "fief-bourg"]}
    lords = {**CONCLAVE["lords"], "Green": {"Charles": "bourg", "Othon": "bourg"}}
    position = {**CONCLAVE, "lords": lords, "titles": titles, "forts": {"bourg": "city"}}
    table = court(**position, excommunicated="Othon", in_phase=5)
    kill(table, "Charles")
    table.expect(
        events=["title-vacant bishop-4", "title-vacant pope", "pardoned Othon"],
        state={
            "holders.pope": None,
            "holders.bishop-4": None,
            "titles.Othon": ["fief-bourg"],
            "excommunicated": None,
        },
        asked=[],
    )
    assert is_called(state(table), POPE)
    assert electing_again(table, "pope").asked() == ["Red"]


@rule("F-1.7P-04", "F-1.4B-05", "F-1.5B-05")
def test_the_pope_has_one_vote_for_the_king() -> None:
    g = state(court(**REIGN))
    assert votes_of(g, title("king"), 2) == 1


@rule("F-1.7P-06", "F-1.7P-07", "F-1.1.1-03", "F-1.7-M01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("who", ["Red", "Blue"])
def test_either_spouse_may_ask_and_the_pope_may_say_no(edition: str, who: str) -> None:
    table = reigning(edition=edition, titles={"Charles": ["bishop-4", "pope"]})
    table.play(f"{who} seek-annulment")
    pair = "Arthur Jeanne" if who == "Red" else "Jeanne Arthur"
    table.expect(
        asked=["Green"], prompt={"Green": "answer-annulment"}, events=[f"{who} annulment-sought {pair}"]
    )
    table.play("Green refuse")
    table.expect(events=[f"Green annulment-refused {who}"], state={"married.Arthur": "Jeanne"})
    assert bar_initiative(state(table), table.words.seat(who), SEEK_ANNULMENT) == "F-1.7P-06"
    other = "Blue" if who == "Red" else "Red"
    table.play(f"{other} seek-annulment", "Green accept")
    table.expect(events=[f"{other} annulled"], state={"married.Arthur": None, "married.Jeanne": None})


@rule("F-1.7P-06")
def test_who_was_refused_may_ask_again_in_the_next_phase() -> None:
    table = stage(phase="income", **{**REIGN, "lords": {**REIGN["lords"], "Yellow": {"Blanche": "tournus"}}})
    while state(table).phase != 4:
        table.play(f"{table.asked()[0]} pass")
    table.play("Red seek-annulment", "Green refuse")
    assert bar_seek_annulment(state(table), 0) == "F-1.7P-06"
    while state(table).phase == 4:
        table.play(f"{table.asked()[0]} done")
    assert bar_seek_annulment(state(table), 0) == ""


@rule("F-1.7P-07")
def test_without_a_request_or_a_marriage_there_is_nothing_to_annul() -> None:
    table = reigning()
    assert "seek-annulment" not in [*acts(table, "Green"), *acts(table, "Yellow")]
    assert bar_initiative(state(table), 2, SEEK_ANNULMENT) == "F-1.7P-07"
    own = reigning(
        lords={**REIGN["lords"], "Red": {"Arthur": "blaye", "Charles": "blaye"}, "Green": {"Eric": "bourg"}}
    )
    own.play("Red seek-annulment")  # the Pope's own family asks itself
    own.expect(state={"married.Arthur": None})


@rule("F-1.7P-08", "F-12-P1-11", "F-12.1-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_prince_of_this_couple_even_dead_stands_against_it(edition: str) -> None:
    position = {**REIGN, "titles": {**REIGN["titles"], "Henri": ["crown-prince"]}}
    table = reigning(**position, edition=edition)
    assert "seek-annulment" not in acts(table, "Red")
    assert bar_seek_annulment(state(table), 0) == "F-1.7P-08"
    kill(table, "Henri")
    assert bar_seek_annulment(state(table), 1) == "F-1.7P-08"
    assert bar_seek_annulment(state(reigning(edition=edition)), 0) == ""


@rule("F-1.7P-08", "F-12-P1-11")
def test_by_agreement_only_a_living_prince_does() -> None:
    flags = {"royal_annulment_block": "living_cp_only"}
    table = reigning(titles={**REIGN["titles"], "Henri": ["crown-prince"]}, flags=flags)
    assert bar_seek_annulment(state(table), 0) == "F-1.7P-08"
    kill(table, "Henri")
    assert bar_seek_annulment(state(table), 0) == ""


@rule("F-1.7P-08")
def test_a_prince_of_another_queen_does_not() -> None:
    titles = {**REIGN["titles"], "Henri": ["crown-prince"]}
    assert bar_seek_annulment(state(reigning(titles=titles, heir_born=False)), 0) == ""


@rule("F-1.7P-09")
def test_a_queen_whose_marriage_is_annulled_is_queen_no_more() -> None:
    table = reigning()
    table.play("Blue seek-annulment", "Green accept")
    table.expect(
        events=["Blue annulled Jeanne Arthur", "title-vacant queen"],
        state={"holders.queen": None, "holders.king": "Arthur", "regency": False},
    )


@rule("F-1.7P-12", "F-1.7P-20", "F-1.7-M01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_excommunication_a_round(edition: str) -> None:
    table = reigning(edition=edition)
    assert "excommunicate Arthur" in acts(table, "Green")
    assert not [act for act in acts(table, "Red") if act.startswith("excommunicate")]
    table.play("Green excommunicate Arthur")
    table.expect(
        events=["Green excommunicated Arthur"], state={"excommunicated": "Arthur", "excommunicated_in": 1}
    )
    table.play("Green pardon")
    table.expect(events=["pardoned Arthur"], state={"excommunicated": None})
    assert bar_excommunicate(state(table), 2, lord("Henri")) == "F-1.7P-12"
    assert not [act for act in acts(table, "Green") if act.startswith("excommunicate")]
    later = reigning(edition=edition, round=2, excommunicated_in=1)
    assert "excommunicate Henri" in acts(later, "Green")


@rule("F-1.7P-13", "F-1.7-M01", "F-1.7P-18")
@pytest.mark.parametrize("phase", range(1, 8))
def test_papal_acts_are_open_in_every_phase(phase: int) -> None:
    g = state(court(in_phase=phase, **REIGN))
    assert EXCOMMUNICATE[lord("Arthur")] in initiatives_of(g, 2)
    assert SEEK_ANNULMENT in initiatives_of(g, 0)
    g.excommunicated = lord("Arthur")
    assert PARDON in initiatives_of(g, 2)


@rule("F-1.7P-13")
def test_but_not_while_markers_are_placed() -> None:
    position = {**CONCLAVE, "titles": {**CONCLAVE["titles"], "Charles": ["bishop-4", "pope"]}}
    position["lords"] = {**CONCLAVE["lords"], "Yellow": {"Henri": "tournus"}}
    position["titles"]["Henri"] = ["fief-tournus"]
    table = stand(electing("king", **position, forts={"tournus": "city"}), "Henri")
    table.expect(prompt={"Green": "before-the-vote"})
    table.play("Green pass")
    assert "excommunicate Eric" in acts(table, "Green")
    table.play("Red favour Henri")
    assert acts(table, "Green") == []
    table.play("Red pass", "Blue abstain", "Blue pass")
    assert acts(table, "Green") == []


@rule("F-1.7P-14")
def test_one_excommunicated_lord_at_a_time() -> None:
    table = reigning(round=3, excommunicated="Henri", excommunicated_in=1)
    assert bar_excommunicate(state(table), 2, lord("Arthur")) == "F-1.7P-14"
    table.play("Green pardon", "Green excommunicate Arthur")
    table.expect(state={"excommunicated": "Arthur"})


@rule("F-1.7P-15", "F-1.8K-12")
def test_any_lord_but_the_pope_himself() -> None:
    table = reigning(captives={"Henri": "Red"}, troops={"Red": {"sigy": [1, 0]}})
    found = [act for act in acts(table, "Green") if act.startswith("excommunicate")]
    names = ["Arthur", "Eric", "Henri", "Othon", "Blanche", "Jeanne"]
    assert found == [f"excommunicate {name}" for name in names]
    assert bar_excommunicate(state(table), 2, lord("Charles")) == "F-1.7P-15"
    assert bar_excommunicate(state(table), 2, lord("Lambert")) == "F-1.7P-15"
    table.play("Green excommunicate Arthur")
    table.expect(state={"holders.king": "Arthur", "holders.queen": "Jeanne"})


@rule("F-1.7P-17", "F-1.6-05", "F-1.7P-23")
def test_the_excommunicated_loses_church_titles_and_nothing_else() -> None:
    titles = {**REIGN["titles"], "Eric": ["fief-tournus", "bishop-1", "cardinal-1"]}
    table = reigning(titles=titles, forts={"blaye": "city", "tournus": "city"}, deniers={"Red": 20})
    table.play("Green excommunicate Eric")
    table.expect(
        events=["Green excommunicated Eric", "title-vacant bishop-1", "title-vacant cardinal-1"],
        state={"titles.Eric": ["fief-tournus"], "lord_discard": ["cardinal"], "victory_points.Red": 3},
    )
    assert "knight blaye" in asked(table, "Red")


@rule("F-1.7P-23")
def test_the_excommunicated_may_gain_fiefs_and_tallage_them() -> None:
    villages = {"mazilles": [1, 0], "st-andromy": [1, 0]}
    home: dict[str, Any] = {
        "lords": {"Red": {"Eric": "mazilles"}},
        "troops": {"Red": villages},
        "excommunicated": "Eric",
    }
    table = buying(**home, forts={"mazilles": "stronghold"})
    table.play("Red buy-title mazilles")
    table.expect(state={"titles.Eric": ["fief-mazilles"]})
    titled: dict[str, Any] = {**home, "titles": {"Eric": ["fief-mazilles"]}, "forts": {"mazilles": "city"}}
    table = playing(4, **titled, hands={"Red": ["tax"]})
    table.play("Red play tax")
    assert "Red tallaged mazilles Eric" in table.events() or "tallage mazilles" in asked(table, "Red")
    table = stage(4, phase="income", **titled)
    table.expect(events=["Red village-income 2"])


@rule("F-1.7P-18", "F-1.7.1-05")
def test_the_excommunication_ends_with_the_pope() -> None:
    table = reigning(excommunicated="Arthur")
    kill(table, "Charles")
    table.expect(events=["pardoned Arthur"], state={"excommunicated": None})
    assert bar_initiative(state(table), 2, PARDON) == "F-1.7P-18"


@rule("F-1.7P-19")
def test_lost_church_titles_do_not_come_back_but_may_be_won_again() -> None:
    table = reigning()
    table.play("Green excommunicate Eric", "Green pardon")
    table.expect(state={"titles.Eric": [], "holders.bishop-1": None, "excommunicated": None})
    villages = ["la-salle", "blaye", "charolles", "sennecy", "l-epervier", "villeneuve", "st-medard"]
    again = electing(
        "bishop-1", lords=REIGN["lords"], troops={"Red": {village: [1, 0] for village in villages}}
    )
    vote(stand(again, "Eric"), Red="Eric")
    again.expect(state={"titles.Eric": ["bishop-1"]})


@rule("F-1.7P-21", "F-8.0-16")
@pytest.mark.parametrize(("edition", "markers"), [("en2014", 2), ("fr2015", 3), ("pl2015", 3)])
def test_a_pardon_may_be_sold(edition: str, markers: int) -> None:
    table = reigning(edition=edition, excommunicated="Arthur")
    table.play("Red propose 2", "Red give-deniers 3", "Red submit", "Green accept", "Green pardon")
    table.expect(state={"deniers.Green": 8, "markers.Green": markers, "excommunicated": None})


@rule("F-1.7P-22", "F-1.8K-10", "F-1.8Q-07", "F-1.8C-05", "F-10.4-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pope_and_crown_are_immune_to_justice(edition: str) -> None:
    titles = {**REIGN["titles"], "Henri": ["crown-prince"]}
    names = ["Arthur", "Jeanne", "Charles", "Henri", "Eric"]
    g = state(court(edition=edition, **{**REIGN, "titles": titles}, assassins=names))
    assert all([bar_judge(g, lord(name)) for name in names[:4]])
    assert bar_judge(g, lord("Eric")) == ""
    regent = {**titles, "Arthur": ["fief-blaye"]}
    del regent["Henri"]
    g = state(court(edition=edition, **{**REIGN, "titles": regent}, regency=True, assassins=["Jeanne"]))
    assert bar_judge(g, lord("Jeanne")) != ""


@rule("F-1.1.1-03")
def test_after_an_annulment_both_may_marry_again() -> None:
    table = courting(
        **{**REIGN, "titles": {"Charles": ["bishop-4", "pope"]}, "married": [["Arthur", "Jeanne"]]}
    )
    table.expect(asked=["Green"])  # Green and Yellow are free to marry
    table.play("Red seek-annulment", "Green accept", "Green pass", "Yellow court Blanche")
    assert "woo Arthur" in asked(table, "Yellow")


@rule("F-1.7P-13", "F-1.7P-16")
def test_before_the_vote_the_pope_may_strike_voters_too() -> None:
    """Red's Cardinal would carry the King's election; Blue's Queen and all who stand or vote are within reach."""
    table = stand(
        electing("king", **{**REIGN, "titles": {**REIGN["titles"], "Arthur": ["fief-blaye"]}}), "Arthur"
    )
    table.expect(prompt={"Green": "before-the-vote"})
    assert asked(table, "Green") == [
        "excommunicate Arthur",
        "excommunicate Eric",
        "excommunicate Jeanne",
        "pass",
    ]
    table.play("Green excommunicate Eric")
    table.expect(state={"titles.Eric": []}, prompt={"Red": "place-for"})
    assert votes_of(state(table), title("king"), 0) == 1


@rule("F-1.7P-13", "F-1.7P-14")
def test_before_the_vote_an_older_excommunication_may_be_lifted_for_another() -> None:
    titles = {**REIGN["titles"], "Arthur": ["fief-blaye"], "Henri": ["fief-tournus"]}
    position = {**REIGN, "titles": titles, "forts": {"blaye": "city", "tournus": "city"}}
    table = electing("king", **position, round=3, excommunicated="Henri", excommunicated_in=2)
    stand(table, "Arthur")
    assert asked(table, "Green") == ["pardon", "pass"]
    table.play("Green pardon")
    assert "excommunicate Arthur" in asked(table, "Green")
    table.play("Green excommunicate Arthur")
    table.expect(state={"excommunicated": "Arthur"}, events=["Red struck-off Arthur", "not-elected king"])
    used = electing("king", **position, round=3, excommunicated="Henri", excommunicated_in=3)
    stand(used, "Arthur").expect(prompt={"Red": "place-for"})


@rule("F-1.7-07", "F-12.1-01", "F-1.4.1-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hat_for_a_bishop_of_this_round_may_call_the_conclave(edition: str) -> None:
    """Red's Arthur is the only Cardinal until Blue crowns Red's newly elected Eric with a Cardinal card."""
    villages = ["sigy", "st-paul", "st-ciers-d-abzac", "beaujeu"]
    table = hearing(
        edition=edition,
        lords={"Red": {"Arthur": "blaye", "Eric": "blaye"}, "Blue": {"Jeanne": "bourg"}},
        troops={"Red": {village: [1, 0] for village in villages}},
        titles={"Arthur": ["bishop-1", "cardinal-1"]},
        hands={"Blue": ["cardinal"]},
    )
    while table.prompt(table.asked()[0]) != "name-candidate":
        table.play(f"{table.asked()[0]} pass")
    vote(stand(table, "Eric"), Red="Eric")
    table.expect(state={"titles.Eric": ["bishop-5"]}, prompt={"Blue": "before-election"})
    table.play("Blue play cardinal")
    table.expect(events=["election-called pope"], prompt={"Red": "name-candidate"})
    assert asked(table, "Red") == ["nominate Arthur", "nominate Eric", "pass"]
