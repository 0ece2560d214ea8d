"""Fief 1.8: the election of the King and his privileges."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.board.tables import FIEFS, KING
from oyez.games.fief.rules.court.votes import bar_candidate, votes_of, winner
from oyez.games.fief.rules.market.title_sales import bar_grant, bar_petition
from tests.rule import rule
from tests.rules.fief.court import asked, buying, court, electing, kill, lord, stand, title, verbs, vote, why
from tests.rules.fief.playing_cards import playing
from tests.rules.fief.table import EDITIONS, state

# Red: a Count and a Cardinal; Blue: a Duke and two Bishops; Green: a Baroness.
ESTATES: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "sigy", "Eric": "sigy", "Baudoin": "sigy"},
        "Blue": {"François": "blaye", "Gauvain": "blaye", "Henri": "blaye"},
        "Green": {"Jeanne": "mazilles"},
        "Yellow": {"Othon": "bourg"},
    },
    "titles": {
        "Arthur": ["fief-sigy"],
        "Eric": ["bishop-5", "cardinal-1"],
        "François": ["fief-blaye"],
        "Gauvain": ["bishop-1"],
        "Henri": ["bishop-2"],
        "Jeanne": ["fief-mazilles"],
    },
    "forts": {"sigy": "city", "blaye": "city", "mazilles": "city"},
}
SIGY = {"marcamps": [1, 0], "sigy": [1, 0], "st-ciers-d-abzac": [1, 0]}
PLEA: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "tournus"}, "Blue": {"Eric": "bourg", "Henri": "bourg"}},
    "titles": {"Arthur": ["king"]},
    "troops": {"Blue": SIGY},
    "forts": {"sigy": "stronghold"},
}


@rule("F-1.8-01", "F-1.8.1-06")
def test_an_election_while_the_throne_is_vacant_also_under_a_regent() -> None:
    assert electing("king", **ESTATES).asked() == ["Red"]
    king = {**ESTATES["titles"], "Arthur": ["fief-sigy", "king"]}
    assert not electing("king", **{**ESTATES, "titles": king}).asked()
    regent = {**ESTATES["titles"], "Jeanne": ["fief-mazilles", "queen"]}
    assert electing("king", **{**ESTATES, "titles": regent}, regency=True).asked() == ["Red"]
    table = stand(electing("king", **ESTATES))
    table.expect(asked=[], state={"holders.king": None})


@rule("F-1.8-02", "F-1.8-03", "F-1.8-04", "F-1.8-05", "F-1.8-06", "F-1.8-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_may_stand(edition: str) -> None:
    position = {**ESTATES, "edition": edition, "married": [["Arthur", "Jeanne"]]}
    table = electing("king", **position)
    assert asked(table, "Red") == ["nominate Arthur", "pass"]  # though married
    assert why(table, "Red", "nominate Baudoin") == "F-1.8-03"
    assert why(table, "Red", "nominate Eric") == "F-1.8-04"
    g = state(table)
    assert bar_candidate(g, KING, lord("Jeanne")) == "F-1.8-02"
    captive = {**position, "captives": {"Arthur": "Blue"}, "troops": {"Blue": {"sigy": [1, 0]}}}
    assert bar_candidate(state(court(**captive)), KING, lord("Arthur")) == "F-1.8-05"
    assert (
        bar_candidate(state(court(**position, excommunicated="Arthur")), KING, lord("Arthur")) == "F-1.8-06"
    )


@rule("F-1.8-03")
def test_by_agreement_any_layman_may_stand() -> None:
    table = electing("king", **ESTATES, flags={"king_candidate_requires_title": False})
    assert asked(table, "Red") == ["nominate Arthur", "nominate Baudoin", "pass"]


@rule("F-1.8-03", "F-1.3-07", "F-1.3-15")
def test_without_any_titled_lord_there_is_nobody_to_vote() -> None:
    """By agreement an untitled man stands; no family has a vote, so the throne stays vacant."""
    flags = {"king_candidate_requires_title": False}
    table = stand(electing("king", lords={"Red": {"Arthur": "blaye"}}, flags=flags), "Arthur")
    table.expect(events=["Red stood-for Arthur king", "not-elected king"], asked=[])


@rule("F-1.8-08", "F-1.4B-05", "F-1.5B-05", "F-1.7P-04", "F-1.8-18")
def test_one_vote_for_each_titled_lord_however_many_titles() -> None:
    titles = {**ESTATES["titles"], "Arthur": ["fief-sigy", "fief-bourg"]}
    g = state(court(**{**ESTATES, "titles": titles}, darc=None))
    assert [votes_of(g, KING, seat) for seat in range(4)] == [2, 3, 1, 0]


@rule("F-1.8-09", "F-1.8-10", "F-1.3-23", "F-1.3-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_captives_and_the_excommunicated_do_not_vote(edition: str) -> None:
    position = {
        **ESTATES,
        "edition": edition,
        "captives": {"Henri": "Red"},
        "troops": {"Red": {"blaye": [1, 0]}},
    }
    g = state(court(**position, excommunicated="Jeanne"))
    assert [votes_of(g, KING, seat) for seat in range(4)] == [2, 2, 0, 0]


@rule("F-1.8-11", "F-1.8-12", "F-1.8-13", "F-1.8-16", "F-1.2-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_votes_at_least_three_and_the_church(edition: str) -> None:
    table = stand(electing("king", edition=edition, **ESTATES), "Arthur", "François")
    vote(table, Red="Arthur", Blue="François", Green="Arthur")
    table.expect(events=["not-elected king"])  # three against three
    table = stand(electing("king", edition=edition, **ESTATES), "Arthur", "François")
    vote(table, Red="Arthur", Blue="François")
    table.expect(
        events=["Blue elected François king 3"],
        state={"holders.king": "François", "victory_points": [1, 2, 1, 0]},
    )


@rule("F-1.8-12", "F-1.8-15")
def test_two_votes_are_not_enough_and_the_runner_up_does_not_move_up() -> None:
    table = vote(stand(electing("king", **ESTATES), "Arthur", "François"), Red="Arthur", Green="François")
    table.expect(events=["not-elected king"], state={"holders.king": None})


def church(*supporters: str, **titles: list[str]) -> bool:
    """Whether Arthur wins with the votes of these families, all of whose Lords are titled."""
    base = {
        "Arthur": ["fief-sigy"],
        "Baudoin": ["fief-bourg"],
        "François": ["fief-blaye"],
        "Jeanne": ["fief-mazilles"],
    }
    g = state(court(lords=ESTATES["lords"], titles={**base, **titles}))
    names = ["Red", "Blue", "Green", "Yellow"]
    g.candidates = [lord("Arthur"), -1, -1, -1]
    for seat, name in enumerate(names):
        g.ballots[2 * seat] = lord("Arthur") if name in supporters else -1
    return winner(g, KING) == 0


@rule("F-1.8-13", "F-1.8-14", "F-1.8-15")
def test_two_bishops_or_a_cardinal_or_the_pope() -> None:
    everybody = ("Red", "Blue", "Green")
    assert not church(*everybody)
    assert not church(*everybody, Gauvain=["bishop-1"])
    assert church(*everybody, Gauvain=["bishop-1"], Henri=["bishop-2"])
    assert church(*everybody, Gauvain=["bishop-1"], Eric=["bishop-2"])  # of two families
    assert church(*everybody, Gauvain=["bishop-1", "cardinal-1"])
    assert church(*everybody, Eric=["bishop-1", "cardinal-bought"])  # his own
    assert church(*everybody, Othon=["bishop-3"], Gauvain=["bishop-1", "pope"])
    # The clergy must be among those who voted for him.
    assert not church("Red", "Green", Gauvain=["bishop-1", "pope"])
    assert church("Red", "Green", Eric=["bishop-1", "pope"])


@rule("F-1.8-17", "F-1.4.1-11")
def test_the_clergy_of_this_round_counts() -> None:
    table = electing("king", **ESTATES, new_bishops=[1, 2, 5])
    vote(stand(table, "François"), Blue="François")
    table.expect(events=["Blue elected François king 3"])


@rule("F-1.8.1-01", "F-1.8-16", "F-1.8K-01")
def test_a_married_king_makes_a_queen_at_once() -> None:
    table = electing("king", **ESTATES, married=[["François", "Jeanne"]])
    vote(stand(table, "François"), Blue="François")
    table.expect(
        events=["Blue title-granted François king", "Green title-granted Jeanne queen"],
        state={"titles.François": ["fief-blaye", "king"], "titles.Jeanne": ["fief-mazilles", "queen"]},
    )


@rule("F-1.8K-02", "F-R-15", "F-1.8Q-04", "F-12-P1-10", "F-12.1-06", "F-1.8C-07")
def test_victory_points_of_crowns_and_mitres() -> None:
    for name, points in (
        ("king", 1),
        ("pope", 1),
        ("bishop-1", 0),
        ("cardinal-1", 0),
        ("crown-prince", 0),
        ("fief-sigy", 1),
    ):
        assert (
            court(lords={"Red": {"Arthur": "blaye"}}, titles={"Arthur": [name]}).get("victory_points.Red")
            == points
        )
    for regency in (False, True):
        table = court(lords={"Red": {"Jeanne": "blaye"}}, titles={"Jeanne": ["queen"]}, regency=regency)
        assert table.get("victory_points.Red") == 0


@rule("F-1.8K-03", "F-1.8K-04", "F-4.3-09", "F-12-P4-02", "F-12.4-02")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_fr_and_pl_the_king_waives_the_price_in_the_buyers_turn(edition: str) -> None:
    table = buying(who="Blue", edition=edition, **PLEA, deniers={"Blue": 7})
    assert "grant sigy" not in asked(table, "Blue")
    table.play("Blue petition sigy")
    table.expect(asked=["Red"], prompt={"Red": "answer-petition"})
    table.play("Red refuse")
    table.expect(events=["Red petition-refused Blue sigy"], state={"holders.fief-sigy": None})
    assert why(table, "Blue", "petition sigy") == "F-1.8K-04"
    table.play("Blue buy-title sigy", "Blue bequeath Eric")  # the normal price, to the bank
    table.expect(state={"holders.fief-sigy": "Eric", "deniers": [5, 1, 5, 5], "forts.sigy": "city"})
    table = buying(who="Blue", edition=edition, **PLEA, deniers={"Blue": 0})
    assert verbs(table, "Blue") == {"petition", "done"}
    table.play("Blue petition sigy", "Red accept", "Blue bequeath Henri")
    table.expect(
        events=["Red price-waived Blue sigy", "Blue bought-title sigy 0"],
        state={"holders.fief-sigy": "Henri", "forts.sigy": "city"},
    )


@rule("F-1.8K-03", "F-1.8K-04", "F-4.3-09")
def test_en_the_king_gives_the_title_in_his_own_turn_and_it_may_be_refused() -> None:
    table = buying(who="Blue", edition="en2014", **PLEA)
    assert bar_petition(state(table), 1, FIEFS.index("sigy")) == "F-1.8K-03"
    assert bar_grant(state(table), 1, FIEFS.index("sigy")) == "F-1.8K-03"
    table = buying(who="Red", edition="en2014", **PLEA)
    table.play("Red grant sigy")
    table.expect(asked=["Blue"], prompt={"Blue": "answer-grant"})
    table.play("Blue refuse")
    table.expect(events=["Blue grant-refused sigy"], state={"holders.fief-sigy": None})
    assert why(table, "Red", "grant sigy") == "F-1.8K-04"
    table = buying(who="Red", edition="en2014", **PLEA)
    table.play("Red grant sigy", "Blue accept", "Blue bequeath Eric")
    table.expect(
        events=["Red price-waived Blue sigy"], state={"holders.fief-sigy": "Eric", "deniers": [5] * 4}
    )


@rule("F-1.8K-05", "F-4.3-09")
@pytest.mark.parametrize(
    ("edition", "verb", "who"), [("en2014", "grant", "Red"), ("fr2015", "petition", "Blue")]
)
def test_the_conditions_remain(edition: str, verb: str, who: str) -> None:
    spoilt: list[tuple[dict[str, Any], str]] = [
        ({"troops": {"Blue": {"sigy": [1, 0], "marcamps": [1, 0]}}}, "F-4.3-01"),
        ({"forts": {}}, "F-4.3-02"),
        ({"titles": {"Arthur": ["king", "fief-sigy"]}, "forts": {"sigy": "city"}}, "F-4.3-03"),
        (
            {
                "titles": {
                    "Arthur": ["king"],
                    "Eric": ["fief-bourg", "fief-blaye"],
                    "Henri": ["fief-tournus", "fief-mazilles"],
                }
            },
            "F-4.3-04",
        ),
    ]
    for change, row in spoilt:
        table = buying(who=who, edition=edition, **{**PLEA, **change})
        assert why(table, who, f"{verb} sigy") == row


@rule("F-1.8K-06", "F-1.8K-07")
@pytest.mark.parametrize(
    ("edition", "verb"), [("en2014", "grant"), ("fr2015", "petition"), ("pl2015", "petition")]
)
def test_for_his_own_family_too_and_as_often_as_he_likes(edition: str, verb: str) -> None:
    table = buying(
        edition=edition,
        lords={"Red": {"Arthur": "tournus"}},
        titles={"Arthur": ["king"]},
        troops={"Red": {**SIGY, "mazilles": [1, 0], "st-andromy": [1, 0]}},
        forts={"sigy": "stronghold", "mazilles": "stronghold"},
        deniers={"Red": 0},
    )
    table.play(f"Red {verb} sigy", f"Red {verb} mazilles")
    table.expect(state={"titles.Arthur": ["fief-mazilles", "fief-sigy", "king"]})


@rule("F-1.8K-08", "F-12-P4-02", "F-12.4-02", "F-8.0-17")
@pytest.mark.parametrize(("edition", "markers"), [("en2014", 2), ("fr2015", 3), ("pl2015", 3)])
def test_the_king_may_ask_a_price(edition: str, markers: int) -> None:
    who = "Red" if edition == "en2014" else "Blue"
    position = {
        **PLEA,
        "troops": {"Blue": {**SIGY, "tournus": [1, 0]}, "Red": {"tournus": [1, 0]}},
        "control": {"tournus": "Blue"},
    }
    table = buying(who=who, edition=edition, **position)
    table.play("Red grant sigy" if edition == "en2014" else "Blue petition sigy")
    table.play("Red propose 1", "Red want-deniers 2", "Red want-village tournus", "Red submit", "Blue accept")
    table.play("Blue accept" if edition == "en2014" else "Red accept", "Blue bequeath Eric")
    table.expect(
        state={
            "deniers.Red": 7,
            "deniers.Blue": 3,
            "control.tournus": "Red",
            "holders.fief-sigy": "Eric",
            "markers.Red": markers,
        }
    )


@rule("F-1.8K-09", "F-2.4.5-02")
@pytest.mark.parametrize("captive", [False, True])
def test_the_king_may_tallage_a_fief_without_title(captive: bool) -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "tournus"}},
        "titles": {"Arthur": ["king"]},
        "hands": {"Red": ["tax"]},
    }
    if captive:
        position |= {"captives": {"Arthur": "Blue"}, "troops": {"Blue": {"tournus": [1, 0]}}}
    table = playing(4, **position)
    table.play("Red play tax")
    assert "tallage bourg" in asked(table, "Red")


@rule("F-1.8K-11", "F-1.8.1-04")
@pytest.mark.parametrize(
    ("edition", "verb"), [("en2014", "grant"), ("fr2015", "petition"), ("pl2015", "petition")]
)
def test_captive_kings_and_queens_regent_keep_the_privileges(edition: str, verb: str) -> None:
    home: dict[str, Any] = {
        "troops": {"Red": {**SIGY}, "Green": {"tournus": [1, 0]}},
        "forts": {"sigy": "stronghold"},
        "deniers": {"Red": 0},
    }
    captive: dict[str, Any] = {
        "captives": {"Arthur": "Green"},
        "lords": {"Red": {"Arthur": "tournus"}},
        "titles": {"Arthur": ["king"]},
    }
    table = buying(edition=edition, **home, **captive)
    table.play(f"Red {verb} sigy")
    table.expect(state={"holders.fief-sigy": "Arthur"})
    regent: dict[str, Any] = {"lords": {"Red": {"Jeanne": "sigy"}}, "titles": {"Jeanne": ["queen"]}}
    table = buying(edition=edition, **home, **regent, regency=True)
    table.play(f"Red {verb} sigy")
    table.expect(state={"holders.fief-sigy": "Jeanne"})
    table = buying(edition=edition, **home, **regent)
    assert f"{verb} sigy" not in asked(table, "Red")


@rule("F-1.8K-12", "F-1.7P-15")
def test_an_excommunicated_king_stays_king() -> None:
    table = court(**PLEA, excommunicated="Arthur")
    table.expect(state={"holders.king": "Arthur", "victory_points.Red": 1})
    kill(table, "Eric")
    assert bar_candidate(state(table), title("bishop-1"), lord("Arthur")) != ""
