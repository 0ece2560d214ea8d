"""Fief 1.2: the classes of titles, who may hold them and how many."""

from __future__ import annotations

import pytest

from oyez.games.fief.rules.board.tables import FIEFS, KING
from oyez.games.fief.rules.court.lords import has_room_for_fief, is_titled, ransom_of
from oyez.games.fief.rules.court.votes import bar_candidate, votes_of
from oyez.games.fief.rules.market.title_sales import bar_title
from tests.rule import rule
from tests.rules.fief.court import acts, buying, court, electing, kill, lord, stand, title, vote, why
from tests.rules.fief.table import EDITIONS, state

SIGY = {"marcamps": [1, 0], "sigy": [1, 0], "st-ciers-d-abzac": [1, 0]}


@rule("F-1.2-01", "F-4.3-10")
@pytest.mark.parametrize("name", ["Arthur", "Blanche"])
def test_both_sexes_hold_fief_titles(name: str) -> None:
    table = buying(
        lords={"Red": {name: "blaye"}}, troops={"Red": SIGY}, forts={"sigy": "stronghold"}, deniers={"Red": 6}
    )
    table.play("Red buy-title sigy")
    table.expect(state={f"titles.{name}": ["fief-sigy"]})


@rule("F-1.2-02", "F-1.4-04", "F-1.8-02")
def test_church_titles_and_the_crown_are_for_men() -> None:
    table = court(lords={"Red": {"Blanche": "blaye", "Arthur": "blaye"}}, titles={"Blanche": ["fief-blaye"]})
    g = state(table)
    for bishopric in range(5):
        assert bar_candidate(g, title("bishop-1") + bishopric, lord("Blanche")) == "F-1.4-04"
        assert bar_candidate(g, title("bishop-1") + bishopric, lord("Arthur")) == ""
    assert bar_candidate(g, title("pope"), lord("Blanche")) == "F-1.7-04"
    assert bar_candidate(g, KING, lord("Blanche")) == "F-1.8-02"


@rule("F-1.2-03", "F-1.4B-01", "F-1.4-05")
def test_the_clergy_is_unmarried() -> None:
    families = {"Red": {"Arthur": "blaye", "Eric": "blaye"}, "Blue": {"Blanche": "sigy"}}
    g = state(court(lords=families, married=[["Arthur", "Blanche"]], titles={"Eric": ["bishop-1"]}))
    assert bar_candidate(g, title("bishop-2"), lord("Arthur")) == "F-1.4-05"


@rule("F-1.2-04", "F-1.2-05", "F-13.0-06", "F-1.8Q-08", "F-1.8C-07")
@pytest.mark.parametrize(
    "name", ["fief-blaye", "bishop-1", "cardinal-1", "cardinal-bought", "pope", "king", "crown-prince"]
)
def test_every_title_makes_a_titled_lord(name: str) -> None:
    table = court(lords={"Red": {"Arthur": "blaye", "Blanche": "blaye"}})
    assert not is_titled(state(table), lord("Arthur"))
    table = court(
        lords={"Red": {"Arthur": "blaye", "Blanche": "blaye"}},
        titles={"Arthur": [name], "Blanche": ["queen"]},
    )
    g = state(table)
    assert is_titled(g, lord("Arthur"))
    assert is_titled(g, lord("Blanche"))
    assert ransom_of(g, lord("Arthur")) == ransom_of(g, lord("Blanche")) == 4
    assert votes_of(g, KING, 0) == 2


@rule("F-1.2-06", "F-9.1-09", "F-6.2.4-04", "F-6.2.4-M04", "F-13.0-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_darc_is_no_title_unless_agreed(edition: str) -> None:
    lords = {"Red": {"Jeanne": "blaye"}}
    g = state(court(edition=edition, lords=lords, darc="Jeanne"))
    assert not is_titled(g, lord("Jeanne"))
    assert (votes_of(g, KING, 0), ransom_of(g, lord("Jeanne"))) == (0, 2)
    g = state(court(edition=edition, flags={"darc_is_title": True}, lords=lords, darc="Jeanne"))
    assert (votes_of(g, KING, 0), ransom_of(g, lord("Jeanne"))) == (1, 4)


@rule("F-1.2-07", "F-4.3-19", "F-4.3.1-02", "F-1.8K-03")
def test_the_four_ways_to_a_fief_title() -> None:
    bought = buying(
        lords={"Red": {"Arthur": "blaye", "Eric": "blaye"}, "Blue": {"Henri": "sigy"}},
        troops={"Red": SIGY},
        control={"sigy": "Red"},
        forts={"sigy": "stronghold"},
        deniers={"Red": 9},
    )
    bought.play("Red buy-title sigy", "Red bequeath Arthur")
    bought.expect(state={"holders.fief-sigy": "Arthur"})
    kill(bought, "Arthur")  # inherited
    bought.expect(state={"holders.fief-sigy": "Eric"})
    bought.play("Red cede sigy")  # taken with the City
    bought.expect(state={"holders.fief-sigy": "Henri"})
    given = buying(
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": SIGY},
        forts={"sigy": "stronghold"},
        titles={"Arthur": ["king"]},
    )
    given.play("Red petition sigy")
    given.expect(state={"holders.fief-sigy": "Arthur", "deniers.Red": 5})


@rule("F-1.2-08", "F-1.2-13", "F-1.3-16")
def test_a_bishop_is_elected_and_gets_his_counter() -> None:
    villages = {"beaujeu": [1, 0], "st-ciers-d-abzac": [1, 0], "sigy": [1, 0], "st-paul": [1, 0]}
    table = electing("bishop-5", lords={"Red": {"Arthur": "blaye"}}, troops={"Red": villages})
    vote(stand(table, "Arthur"), Red="Arthur")
    table.expect(
        events=["Red elected Arthur bishop-5 5", "Red title-granted Arthur bishop-5"],
        state={"holders.bishop-5": "Arthur", "titles.Arthur": ["bishop-5"]},
    )


@rule("F-1.2-09", "F-1.5-01", "F-1.5-02", "F-1.5-07")
def test_cardinals_come_by_card_or_purchase_never_by_election() -> None:
    table = buying(
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
        titles={"Arthur": ["bishop-1"], "Eric": ["bishop-5"]},
        hands={"Red": ["cardinal"]},
    )
    table.play("Red play cardinal", "Red elevate Arthur")
    table.play("Red buy-cardinal Eric")
    table.expect(
        state={"titles.Arthur": ["bishop-1", "cardinal-1"], "titles.Eric": ["bishop-5", "cardinal-bought"]}
    )


@rule("F-1.2-10", "F-4.3-16")
def test_a_lord_holds_two_fief_titles_at_most() -> None:
    table = court(lords={"Red": {"Charles": "blaye"}}, titles={"Charles": ["fief-bourg", "fief-sigy"]})
    assert not has_room_for_fief(state(table), lord("Charles"))
    table = court(lords={"Red": {"Charles": "blaye"}}, titles={"Charles": ["fief-bourg", "bishop-5"]})
    assert has_room_for_fief(state(table), lord("Charles"))


@rule("F-1.2-11", "F-1.4-06", "F-12-P1-07", "F-1.5-08", "F-9.2-05", "F-4.4-05")
def test_one_bishopric_and_one_hat_per_lord() -> None:
    table = buying(
        lords={"Red": {"Arthur": "blaye"}},
        titles={"Arthur": ["bishop-1", "cardinal-1"]},
        hands={"Red": ["cardinal"]},
        troops={"Red": {"sigy": [1, 0]}},
    )
    assert bar_candidate(state(table), title("bishop-2"), lord("Arthur")) == "F-1.4-06"
    assert why(table, "Red", "buy-cardinal Arthur") == "F-4.4-05"
    assert "play cardinal" not in acts(table, "Red")


@rule("F-1.2-12", "F-12-P1-09", "F-1.4B-02", "F-12-P1-06")
def test_titles_of_different_classes_go_together() -> None:
    titles = ["fief-bourg", "fief-sigy", "bishop-5", "cardinal-1", "pope"]
    table = court(
        lords={"Red": {"Charles": "blaye"}},
        titles={"Charles": titles},
        forts={"bourg": "city", "sigy": "city"},
    )
    assert ransom_of(state(table), lord("Charles")) == 12
    assert table.get("victory_points.Red") == 3


@rule("F-1.2-12", "F-1.4-09", "F-1.8-04")
def test_the_crown_excludes_church_titles() -> None:
    lords = {"Red": {"Arthur": "blaye", "Eric": "blaye"}}
    g = state(
        court(lords=lords, titles={"Arthur": ["fief-blaye", "king"], "Eric": ["fief-sigy", "bishop-2"]})
    )
    assert bar_candidate(g, title("bishop-1"), lord("Arthur")) == "F-1.4-09"
    assert bar_candidate(g, KING, lord("Eric")) == "F-1.8-04"


@rule("F-1.2-14", "F-4.3-01")
@pytest.mark.parametrize(("flag", "row"), [("control", ""), ("occupy", "F-1.2-14")])
def test_control_suffices_unless_occupation_is_agreed(flag: str, row: str) -> None:
    """A Village of a fief without title that is controlled but not occupied: as after a cession."""
    assert {str(state(court(edition=e)).rules.fief_title_requirement) for e in EDITIONS} == {"control"}
    table = court(
        flags={"fief_title_requirement": flag},
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": SIGY},
        forts={"sigy": "stronghold"},
    )
    g = state(table)
    assert bar_title(g, 0, FIEFS.index("sigy")) == ""
    g.arrivals[21] = ()
    assert bar_title(g, 0, FIEFS.index("sigy")) == row
