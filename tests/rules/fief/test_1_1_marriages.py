"""Fief 1.1: marriages, the alliances they make, and how these end."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import NOBODY
from oyez.games.fief.rules.board.tables import VILLAGES
from oyez.games.fief.rules.court.captivity import last_resorts
from oyez.games.fief.rules.court.lords import ally_of, lords_of
from oyez.games.fief.rules.court.marriages import bar_match, marry
from oyez.games.fief.rules.round.victory import camp_of, qualified
from tests.rule import rule
from tests.rules.fief.court import acts, asked, court, courting, hearing, kill, lord, why
from tests.rules.fief.table import EDITIONS, state

PAIR: dict[str, Any] = {"Red": {"Quentin": "blaye"}, "Blue": {"Jeanne": "sigy"}}
FOUR: dict[str, Any] = {
    "Red": {"Quentin": "blaye", "Blanche": "blaye"},
    "Blue": {"Jeanne": "sigy", "Arthur": "sigy"},
    "Green": {"Eric": "bourg", "Mireille": "bourg"},
}


def wed(table: Any, suitor: str, groom: str, other: str, bride: str) -> Any:
    return table.play(f"{suitor} court {groom}", f"{suitor} woo {bride}", f"{other} accept")


@rule("F-1.1-02", "F-1.1-08", "F-1.1-10", "F-1.1-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_proposes_the_other_agrees_and_both_are_allied(edition: str) -> None:
    table = courting(edition=edition, lords=PAIR)
    assert ally_of(state(table), 0) == NOBODY
    assert asked(table, "Red") == ["court Quentin", "pass"]
    table.play("Red court Quentin", "Red woo Jeanne")
    table.expect(asked=["Blue"], prompt={"Blue": "answer-suit"}, offers={"Blue": ["accept", "refuse"]})
    table.play("Blue accept")
    table.expect(
        events=["Red married Quentin Jeanne"],
        state={"married.Quentin": "Jeanne", "married.Jeanne": "Quentin"},
    )
    assert (ally_of(state(table), 0), ally_of(state(table), 1)) == (1, 0)
    assert ally_of(state(table), 2) == NOBODY


@rule("F-1.1-08", "F-1.1-02")
def test_a_suit_may_be_refused_and_another_pair_proposed() -> None:
    table = courting(lords=FOUR)
    table.play("Red court Quentin", "Red woo Jeanne", "Blue refuse")
    table.expect(
        events=["Red wooed Quentin Jeanne", "Blue suit-refused Quentin Jeanne"],
        state={"married.Quentin": None},
    )
    table.play("Red court Quentin")
    assert asked(table, "Red") == ["woo Mireille", "pass"]
    assert why(table, "Red", "woo Jeanne") == "F-1.1-08"
    table.play("Red pass", "Red court Blanche", "Red woo Arthur", "Blue accept")
    table.expect(state={"married.Blanche": "Arthur"})


@rule("F-1.1-02", "F-1.1-22")
def test_a_man_and_a_lady_of_two_families() -> None:
    table = courting(lords=FOUR)
    assert asked(table, "Red") == ["court Quentin", "court Blanche", "pass"]
    table.play("Red court Blanche")
    assert asked(table, "Red") == ["woo Arthur", "woo Eric", "pass"]
    assert why(table, "Red", "woo Quentin") == "F-1.1-02"  # own family
    assert why(table, "Red", "woo Jeanne") == "F-1.1-02"  # two ladies
    assert why(table, "Red", "woo Henri") == "F-1.1-02"  # not in play
    table = courting(lords={"Red": {"Quentin": "blaye"}, "Blue": {"Arthur": "sigy"}})
    assert not table.asked()


@rule("F-1.1-08", "F-1.1-09")
def test_a_suitor_may_think_again_before_he_names_anybody() -> None:
    table = courting(lords=FOUR)
    table.play("Red court Blanche", "Red pass")
    table.expect(prompt={"Red": "seek-spouse"}, no_events=["* wooed *"])
    table.play("Red court Quentin", "Red woo Jeanne", "Blue accept")
    table.expect(state={"married.Quentin": "Jeanne"})


@rule("F-1.1-03", "F-1.1-05", "F-1.1-07", "F-7.2-02")
def test_a_family_has_one_marriage_at_a_time() -> None:
    table = courting(lords=FOUR, married=[["Quentin", "Jeanne"]])
    g = state(table)
    table.expect(asked=[])  # Green could only marry into families that are allied already
    assert bar_match(g, lord("Quentin"), lord("Mireille")) == "F-1.1-03"
    assert bar_match(g, lord("Eric"), lord("Jeanne")) == "F-1.1-05"
    assert bar_match(g, lord("Eric"), lord("Blanche")) == "F-1.1-07"
    assert bar_match(g, lord("Arthur"), lord("Mireille")) == "F-1.1-07"


@rule("F-1.1-04")
@pytest.mark.parametrize("titles", [["bishop-1"], ["bishop-1", "cardinal-1"], ["bishop-1", "pope"]])
def test_the_clergy_does_not_marry(titles: list[str]) -> None:
    lords = {"Red": {"Quentin": "blaye", "Eric": "blaye"}, "Blue": {"Jeanne": "sigy"}}
    table = courting(lords=lords, titles={"Quentin": titles})
    assert why(table, "Red", "court Quentin") == "F-1.1-04"


@rule("F-1.1-06", "F-9.1-03")
def test_the_lady_with_darc_never_marries() -> None:
    table = courting(lords=FOUR, darc="Blanche")
    assert why(table, "Red", "court Blanche") == "F-1.1-06"
    table.play("Red pass", "Blue court Arthur")
    assert asked(table, "Blue") == ["woo Mireille", "pass"]


@rule("F-1.1-09", "F-R-04")
def test_marriages_come_before_every_election_and_at_no_other_time() -> None:
    table = hearing(lords=PAIR, titles={"Quentin": ["fief-blaye"]}, forts={"blaye": "city"})
    table.expect(asked=["Red"], prompt={"Red": "seek-spouse"})
    table.play("Red pass", "Blue pass")
    table.expect(prompt={"Red": "name-candidate"})
    assert not any(text.startswith("court") for text in table.options("Red"))
    for phase in range(1, 8):
        assert not any(a.startswith("court") for a in acts(court(in_phase=phase, lords=PAIR), "Red"))


@rule("F-1.1-11", "F-1.8.1-01", "F-1.1-12", "F-1.1-13")
def test_the_bride_of_the_king_is_queen_at_once_but_the_groom_of_a_regent_no_king() -> None:
    table = courting(lords=PAIR, titles={"Quentin": ["fief-blaye", "king"]}, forts={"blaye": "city"})
    wed(table, "Red", "Quentin", "Blue", "Jeanne")
    table.expect(state={"holders.queen": "Jeanne", "holders.king": "Quentin", "regency": False})
    table = courting(lords=PAIR, titles={"Jeanne": ["queen"]}, regency=True)
    wed(table, "Red", "Quentin", "Blue", "Jeanne")
    table.expect(state={"holders.queen": "Jeanne", "holders.king": None, "regency": True})


@rule("F-1.1-14", "F-1.1-15", "F-8.0-15")
@pytest.mark.parametrize(("edition", "markers"), [("en2014", 1), ("fr2015", 0), ("pl2015", 0)])
def test_dowries_of_money_and_cards(edition: str, markers: int) -> None:
    """EN: money costs the receiver a Diplomacy marker. Cards cost one everywhere."""
    table = courting(edition=edition, lords=PAIR, deniers={"Red": 3}, hands={"Red": ["tax"]})
    table.play("Red court Quentin", "Red woo Jeanne", "Red propose 1", "Red give-deniers 3", "Red submit")
    table.play("Blue accept")  # the dowry
    table.expect(state={"deniers.Blue": 8, "markers.Blue": 3 - markers, "married.Jeanne": None})
    table.play("Red propose 1", "Red give-card tax", "Red submit", "Blue accept")
    assert sum(table.get("markers")) == 12 - markers - 1
    table.play("Blue accept")  # and the suit
    table.expect(state={"married.Jeanne": "Quentin", "hands.Blue": ["tax"]})


@rule("F-1.1-15")
def test_the_hand_limit_holds_for_dowries() -> None:
    hand = ["tax", "harvest", "weather"]
    table = courting(lords=PAIR, hands={"Red": ["uprising"], "Blue": hand})
    table.play("Red propose 1", "Red give-card uprising")
    assert "submit" not in table.options("Red")


@rule("F-1.1-16", "F-1.1-17", "F-12-P1-03", "F-12.1-04", "F-7.2-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_allies_win_together_or_not_at_all_except_in_threes(edition: str) -> None:
    titles = {"Quentin": ["fief-blaye", "fief-sigy"], "Eric": ["fief-bourg"]}
    lords = {"Red": {"Quentin": "blaye", "Eric": "bourg"}, "Blue": {"Jeanne": "sigy"}}
    forts = {"blaye": "city", "marcamps": "city", "bourg": "city"}
    for seats, winners in ((4, []), (3, [(0,)])):
        table = courting(seats, edition=edition, lords=lords, titles=titles, forts=forts)
        assert qualified(state(table)) == [(0,)]
        wed(table, "Red", "Quentin", "Blue", "Jeanne")
        assert qualified(state(table)) == winners
        assert camp_of(state(table), 0) == ((0, 1) if seats == 4 else (0,))


@rule("F-7.2-04", "F-1.1-17")
@pytest.mark.parametrize(
    ("edition", "seats", "allied"),
    [("en2014", 3, False), ("en2014", 4, True), ("fr2015", 3, True), ("pl2015", 3, True)],
)
def test_a_marriage_of_three_players_is_no_alliance_in_en(edition: str, seats: int, allied: bool) -> None:
    """It shows where a homeless Lord may go: in EN to the ally alone, elsewhere to anybody who consents."""
    table = court(
        seats,
        edition=edition,
        lords={"Red": {"Quentin": "blaye"}, "Blue": {"Jeanne": "sigy"}},
        troops={"Blue": {"blaye": [1, 0]}},
        captives={"Quentin": "Blue"},
        married=[["Quentin", "Jeanne"]],
    )
    found = [VILLAGES[village] for village in last_resorts(state(table), lord("Quentin"), 0)]
    assert ("sigy" in found, "blaye" in found, "bourg" in found) == (allied, allied, True)


@rule("F-1.1-18", "F-13.0-02")
def test_spouses_stay_with_their_own_families() -> None:
    table = courting(lords=PAIR)
    wed(table, "Red", "Quentin", "Blue", "Jeanne")
    assert lords_of(state(table), 0) == [lord("Quentin")]
    table.expect(state={"family.Jeanne": "Blue", "at.Jeanne": "sigy"})


@rule("F-1.1-19", "F-1.1-20", "F-1.1-21")
def test_captives_and_the_excommunicated_may_marry_from_afar() -> None:
    table = courting(
        lords=PAIR,
        captives={"Quentin": "Green"},
        troops={"Green": {"blaye": [1, 0]}},
        excommunicated="Jeanne",
    )
    wed(table, "Red", "Quentin", "Blue", "Jeanne")
    table.expect(state={"married.Quentin": "Jeanne", "at.Quentin": "blaye", "at.Jeanne": "sigy"})


@rule("F-1.1.1-01", "F-12-P1-01", "F-12.1-02")
def test_nobody_can_leave_an_alliance() -> None:
    for phase in range(1, 8):
        table = court(lords=PAIR, married=[["Quentin", "Jeanne"]], in_phase=phase)
        assert not [act for act in acts(table, "Red") if "annul" in act or "divorce" in act]
    table = courting(lords=FOUR, married=[["Quentin", "Jeanne"]])
    assert not table.asked()


@rule("F-1.1.1-02", "F-1.1.1-04")
@pytest.mark.parametrize("dead", ["Quentin", "Jeanne"])
def test_death_ends_a_marriage_and_the_survivor_may_marry_again(dead: str) -> None:
    table = court(lords=FOUR, married=[["Quentin", "Jeanne"]])
    kill(table, dead)
    survivor = "Jeanne" if dead == "Quentin" else "Quentin"
    table.expect(events=[f"* widowed {survivor}"], state={f"married.{survivor}": None})
    assert ally_of(state(table), 0) == NOBODY
    match = "Eric" if survivor == "Jeanne" else "Mireille"
    assert bar_match(state(table), lord(survivor), lord(match)) == ""


@rule("F-1.1.1-03", "F-12-P1-01", "F-12.1-02")
def test_the_pope_can_end_a_marriage() -> None:
    table = courting(
        lords={**FOUR, "Yellow": {"Henri": "tournus", "Isabelle": "tournus"}},
        married=[["Quentin", "Jeanne"]],
        titles={"Eric": ["bishop-1", "pope"]},
    )
    table.play("Red seek-annulment", "Green accept")
    table.expect(
        events=["Red annulled Quentin Jeanne"],
        no_events=["Blue widowed", "Red widowed"],
        state={"married.Quentin": None, "married.Jeanne": None},
    )


@rule("F-1.1.1-05")
def test_capture_does_not_end_a_marriage() -> None:
    table = court(
        lords=PAIR,
        married=[["Quentin", "Jeanne"]],
        captives={"Quentin": "Green"},
        troops={"Green": {"blaye": [1, 0]}},
    )
    assert ally_of(state(table), 1) == 0


@rule("F-1.1.1-06", "F-12-P1-02", "F-12.1-03")
def test_an_ally_may_be_assassinated_and_only_the_death_of_a_spouse_ends_the_alliance() -> None:
    lords = {
        "Red": {"Quentin": "blaye"},
        "Blue": {"Jeanne": "sigy", "Arthur": "sigy"},
        "Green": {"Eric": "bourg"},
    }
    table = courting(
        lords={**lords, "Yellow": {"Isabelle": "tournus"}},
        married=[["Quentin", "Jeanne"]],
        hands={"Red": ["assassination"]},
    )
    table.expect(prompt={"Green": "seek-spouse"})
    table.play("Red play assassination", "Red strike Arthur")
    table.expect(state={"family.Arthur": None, "married.Quentin": "Jeanne"})
    assert ally_of(state(table), 0) == 1


@rule("F-1.1-11", "F-1.8.1-09")
def test_a_widowed_king_may_marry_again() -> None:
    table = court(
        lords=FOUR, titles={"Quentin": ["king"], "Jeanne": ["queen"]}, married=[["Quentin", "Jeanne"]]
    )
    kill(table, "Jeanne")
    table.expect(state={"holders.queen": None, "holders.king": "Quentin"})
    marry(state(table), lord("Quentin"), lord("Mireille"))
    table.expect(state={"holders.queen": "Mireille"})
