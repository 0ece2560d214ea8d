"""Fief 4.3 and 4.4: fief titles bought, seized, passed on and recovered; the Cardinal's hat for sale."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.board.control import refresh, take_control
from oyez.games.fief.rules.board.tables import FIEFS, VILLAGES, VILLAGES_OF_FIEF, title_price
from oyez.games.fief.rules.board.troops import remove_troops
from oyez.games.fief.rules.court.transfers import bar_pass_title
from oyez.games.fief.rules.market.purchases import bar_purchase
from tests.rule import rule
from tests.rules.fief.court import acts, asked, buying, court, why
from tests.rules.fief.playing_cards import playing
from tests.rules.fief.table import EDITIONS, stage, state

MARCAMPS = VILLAGES.index("marcamps")
SIGY = {"marcamps": [1, 0], "sigy": [1, 0], "st-ciers-d-abzac": [1, 0]}
BUYER: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "blaye"}},
    "troops": {"Red": SIGY},
    "forts": {"sigy": "stronghold"},
    "deniers": {"Red": 8},
}


@rule("F-4.3-01", "F-4.3-02", "F-4.3-03", "F-4.3-04", "F-4.3-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_conditions_of_a_purchase(edition: str) -> None:
    table = buying(**BUYER, edition=edition)
    assert "buy-title sigy" in asked(table, "Red")
    spoilt: list[tuple[dict[str, Any], str]] = [
        ({"troops": {"Red": {"marcamps": [1, 0], "sigy": [1, 0]}}}, "F-4.3-01"),
        ({"troops": {"Red": SIGY, "Blue": {"sigy": [1, 0]}}, "control": {"sigy": "Blue"}}, "F-4.3-01"),
        ({"forts": {}}, "F-4.3-02"),
        ({"titles": {"Arthur": ["fief-sigy"]}, "forts": {"sigy": "city"}}, "F-4.3-03"),
        ({"titles": {"Arthur": ["fief-blaye", "fief-bourg"]}}, "F-4.3-04"),
        ({"lords": {}}, "F-4.3-04"),
        ({"deniers": {"Red": 5}}, "F-4.3-05"),
    ]
    for change, row in spoilt:
        table = court(**{**BUYER, **change}, edition=edition)
        assert bar_purchase(state(table), 0, table.words.action("buy-title sigy")) == row


@rule("F-4.3-01", "F-D-13", "F-6.4.1-15")
def test_a_besieged_village_is_still_controlled() -> None:
    lords = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}}
    troops = {"Red": SIGY, "Blue": {"sigy": [3, 0]}}
    table = buying(
        **{**BUYER, "lords": lords, "troops": troops}, control={"sigy": "Red"}, sieges={"sigy": {"Blue": 1}}
    )
    table.play("Red buy-title sigy")
    table.expect(state={"holders.fief-sigy": "Arthur", "sieges.sigy.Blue": 1})


@rule("F-4.3-05", "F-4.3-06", "F-4.3-07", "F-4.3-08", "F-R-14")
def test_two_deniers_a_village() -> None:
    prices = {fief: title_price(number) for number, fief in enumerate(FIEFS)}
    assert prices == {
        "blaye": 8,
        "bourg": 8,
        "l-epervier": 6,
        "tournus": 6,
        "st-gerome": 6,
        "sigy": 6,
        "mazilles": 4,
        "les-essarts": 4,
    }
    for number, fief in enumerate(FIEFS):
        villages = {VILLAGES[village]: [1, 0] for village in VILLAGES_OF_FIEF[number]}
        table = buying(
            lords={"Red": {"Arthur": "blaye"}},
            troops={"Red": villages},
            forts={next(iter(villages)): "stronghold"},
            deniers={"Red": 9},
        )
        table.play(f"Red buy-title {fief}")
        table.expect(state={"deniers.Red": 9 - prices[fief], f"holders.fief-{fief}": "Arthur"})


@rule("F-4.3-10", "F-1.2-01")
def test_the_buyer_chooses_the_lord_a_lady_or_a_captive_too() -> None:
    table = buying(
        lords={"Red": {"Arthur": "blaye", "Jeanne": "bourg", "Eric": "tournus"}},
        troops={"Red": SIGY, "Blue": {"bourg": [1, 0]}},
        forts={"sigy": "stronghold", "tournus": "city", "mazilles": "city"},
        captives={"Jeanne": "Blue"},
        titles={"Eric": ["fief-tournus", "fief-mazilles"]},
        deniers={"Red": 8},
    )
    table.play("Red buy-title sigy")
    assert asked(table, "Red") == ["bequeath Arthur", "bequeath Jeanne"]
    table.play("Red bequeath Jeanne")
    table.expect(state={"holders.fief-sigy": "Jeanne", "captives.Jeanne": "Blue"})


@rule("F-4.3-11", "F-5.1-13", "F-13.0-03", "F-D-03")
def test_a_governed_fief_controls_its_empty_villages() -> None:
    table = buying(**BUYER)
    table.play("Red buy-title sigy")
    g = state(table)
    remove_troops(g, 0, MARCAMPS, 1, 0)
    refresh(g, MARCAMPS)
    table.expect(state={"arrivals.marcamps": [], "control.marcamps": "Red"})


@rule("F-4.3-12", "F-4.3-13", "F-4.3-14", "F-4.3-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_buyer_chooses_which_stronghold_becomes_the_city(edition: str) -> None:
    table = buying(**{**BUYER, "forts": {"sigy": "stronghold", "marcamps": "stronghold"}}, edition=edition)
    table.expect(state={"supply.strongholds": 10})
    table.play("Red buy-title sigy")
    assert asked(table, "Red") == ["charter marcamps", "charter sigy"]
    table.play("Red charter marcamps")
    table.expect(
        events=["Red bought-title sigy 6", "Red city-chartered marcamps"],
        state={"forts.marcamps": "city", "forts.sigy": "stronghold", "supply.strongholds": 10},
    )
    assert not [text for text in asked(table, "Red") if "city" in text]


@rule("F-4.3-17", "F-4.3-18")
def test_losing_a_village_does_not_cost_the_title() -> None:
    table = court(
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "marcamps"}},
        titles={"Arthur": ["fief-sigy"]},
        forts={"sigy": "city"},
    )
    table.expect(state={"control.marcamps": "Blue", "holders.fief-sigy": "Arthur"})
    table = court(
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "bourg"}},
        troops={"Red": {"marcamps": [1, 0]}, "Blue": {"marcamps": [1, 0]}},
        titles={"Arthur": ["fief-sigy"]},
        forts={"sigy": "city"},
        control={"marcamps": "Red"},
    )
    take_control(state(table), MARCAMPS, 1)
    table.expect(state={"control.marcamps": "Blue", "holders.fief-sigy": "Arthur"})


TAKEN: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy", "Jeanne": "bourg"}},
    "troops": {"Blue": {"sigy": [1, 0]}},
    "titles": {"Arthur": ["fief-sigy"]},
    "forts": {"sigy": "city"},
    "control": {"sigy": "Red"},
}


@rule("F-4.3-19", "F-5.1-17", "F-4.3-21", "F-6.3-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_takes_the_city_takes_the_title_and_it_stays_a_city(edition: str) -> None:
    table = buying(**TAKEN, edition=edition)
    table.play("Red cede sigy")
    table.expect(prompt={"Blue": "assign-title"})
    assert asked(table, "Blue") == ["bequeath Eric", "bequeath Jeanne"]
    table.play("Blue bequeath Jeanne")
    table.expect(
        state={
            "holders.fief-sigy": "Jeanne",
            "forts.sigy": "city",
            "deniers.Blue": 5,
            "control.marcamps": "Blue",
        }
    )


@rule("F-4.3-20", "F-5.1-17", "F-4.3-21")
@pytest.mark.parametrize(("edition", "optional"), [("en2014", True), ("fr2015", False), ("pl2015", False)])
def test_a_conqueror_without_room_leaves_it_vacant_until_he_has_some(edition: str, optional: bool) -> None:
    table = buying(
        edition=edition,
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "bourg"}},
        titles={"Arthur": ["fief-sigy"], "Eric": ["fief-bourg", "fief-tournus"]},
        forts={"sigy": "city", "bourg": "city", "tournus": "city"},
        troops={"Blue": {"bourg": [1, 0], "sigy": [1, 0]}, "Green": {"bourg": [1, 0]}},
        control={"sigy": "Red", "bourg": "Blue"},
    )
    table.play("Red cede sigy")
    table.expect(
        events=["title-vacant fief-sigy"],
        state={"holders.fief-sigy": None, "forts.sigy": "city", "control.marcamps": None},
    )
    # He loses another City and has room: the vacant title is his at once.
    table.play("Blue cede bourg")
    if optional:
        table.play("Blue recover sigy")
    table.expect(state={"holders.fief-bourg": "Henri", "titles.Eric": ["fief-tournus", "fief-sigy"]})


@rule("F-4.3-20", "F-4.3.1-08", "F-2.4.1-12")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_a_new_lord_takes_the_vacant_title(edition: str) -> None:
    table = playing(
        4,
        edition=edition,
        lords={"Red": {"Eric": "sigy"}},
        titles={"Eric": ["fief-bourg", "fief-tournus"]},
        forts={"sigy": "city", "bourg": "city", "tournus": "city"},
        hands={"Red": ["Henri"]},
    )
    table.play("Red play Henri", "Red stand sigy")
    table.expect(state={"titles.Henri": ["fief-sigy"], "deniers.Red": 5})


@rule("F-4.3-27")
def test_a_vacant_title_with_a_city_is_not_for_sale() -> None:
    """Red controls the whole fief; his only Lord had no room when he took the City, and has some now."""
    table = court(**{**BUYER, "forts": {"sigy": "city"}})
    assert bar_purchase(state(table), 0, table.words.action("buy-title sigy")) == "F-4.3-27"


TWO: dict[str, Any] = {
    "lords": {
        "Red": {"Charles": "tournus", "Arthur": "tournus", "Jeanne": "tournus"},
        "Blue": {"Eric": "bourg"},
    },
    "titles": {"Charles": ["fief-sigy", "fief-mazilles"]},
    "forts": {"sigy": "city", "mazilles": "city"},
}


@rule("F-4.3-22", "F-4.3-23", "F-4.3-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_smaller_of_two_titles_may_go_to_another_lord_of_the_family(edition: str) -> None:
    table = buying(**TWO, edition=edition)
    assert "pass-title mazilles" in asked(table, "Red")
    assert why(table, "Red", "pass-title sigy") == "F-4.3-23"
    table.play("Red pass-title mazilles")
    assert asked(table, "Red") == ["bequeath Arthur", "bequeath Jeanne"]  # not Eric of another family
    table.play("Red bequeath Jeanne")
    table.expect(
        events=["Red title-passed mazilles Jeanne"],
        state={"titles.Charles": ["fief-sigy"], "titles.Jeanne": ["fief-mazilles"]},
    )


@rule("F-4.3-22", "F-4.3-23", "F-4.3-24", "F-4.3-26")
def test_what_cannot_be_passed_on() -> None:
    g = state(court(**TWO, in_phase=4))
    assert bar_pass_title(g, 1, FIEFS.index("mazilles")) == "F-4.3-26"
    equal = {
        **TWO,
        "titles": {"Charles": ["fief-sigy", "fief-tournus"]},
        "forts": {"sigy": "city", "tournus": "city"},
    }
    g = state(court(**equal, in_phase=4))
    assert [bar_pass_title(g, 0, FIEFS.index(fief)) for fief in ("sigy", "tournus")] == ["", ""]
    single = {**TWO, "titles": {"Charles": ["fief-sigy"]}, "forts": {"sigy": "city"}}
    assert bar_pass_title(state(court(**single, in_phase=4)), 0, FIEFS.index("sigy")) == "F-4.3-24"
    alone = {
        **TWO,
        "lords": {"Red": {"Charles": "tournus"}, "Blue": {"Jeanne": "bourg"}},
        "married": [["Charles", "Jeanne"]],
    }
    assert bar_pass_title(state(court(**alone, in_phase=4)), 0, FIEFS.index("mazilles")) == "F-4.3-22"


@rule("F-4.3-25")
@pytest.mark.parametrize(("edition", "any_time"), [("en2014", False), ("fr2015", True), ("pl2015", True)])
def test_when_a_title_may_be_passed_on(edition: str, any_time: bool) -> None:
    for phase in range(1, 8):
        g = state(court(**TWO, edition=edition, in_phase=phase))
        barred = bar_pass_title(g, 0, FIEFS.index("mazilles"))
        assert barred == ("" if any_time or phase == 4 else "F-4.3-25")
    table = stage(4, phase="hear-ye", edition=edition, **TWO)
    assert table.asked()
    assert ("pass-title mazilles" in acts(table, "Red")) == any_time


@rule("F-1.8K-03", "F-1.8K-04", "F-4.3-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_hears_what_the_king_is_asked_and_a_dead_king_gives_nothing(edition: str) -> None:
    """EN: his gift of his own turn; FR and PL: the buyer's request. Green kills him before the answer."""
    gift = edition == "en2014"
    table = buying(
        who="Red" if gift else "Blue",
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "mazilles"}, "Green": {"Henri": "sigy"}},
        titles={"Arthur": ["king"]},
        troops={"Blue": {"mazilles": [1, 0], "st-andromy": [1, 0]}},
        forts={"mazilles": "stronghold"},
        hands={"Green": ["assassination"]},
        chance=[0],
    )
    if table.prompt("Green") == "before-purchase":
        table.play("Green pass")
    table.play("Red grant mazilles" if gift else "Blue petition mazilles")
    assert table.events()[-1] == ("Red grant-offered Blue mazilles" if gift else "Blue petitioned mazilles")
    table.play("Green play assassination", "Green strike Arthur")
    table.expect(state={"family.Arthur": None, "holders.fief-mazilles": None, "forts.mazilles": "stronghold"})
    assert table.prompt("Blue") == (None if gift else "buy")


@rule("F-4.4-01", "F-4.4-02", "F-4.4-03", "F-4.4-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hat_for_sale(edition: str) -> None:
    sees: dict[str, Any] = {"lords": {"Red": {"Arthur": "blaye", "Eric": "blaye"}, "Blue": {"Henri": "sigy"}}}
    table = buying(
        edition=edition, **sees, titles={"Arthur": ["bishop-1"], "Henri": ["bishop-5"]}, deniers={"Red": 11}
    )
    assert why(table, "Red", "buy-cardinal Eric") == "F-4.4-03"
    table.play("Red buy-cardinal Arthur")
    table.expect(state={"titles.Arthur": ["bishop-1", "cardinal-bought"], "deniers.Red": 6})
    assert why(table, "Red", "buy-cardinal Henri") == "F-4.4-02"
    table = buying(edition=edition, **sees, titles={"Arthur": ["bishop-1"]}, deniers={"Red": 4})
    assert why(table, "Red", "buy-cardinal Arthur") == "F-4.4-01"
    table = buying(edition=edition, **sees, titles={"Arthur": ["bishop-1", "cardinal-1"]})
    assert why(table, "Red", "buy-cardinal Arthur") == "F-4.4-05"


@rule("F-4.4-01")
@pytest.mark.parametrize("phase", ["hear-ye", "cards", "movement", "battles", "closing"])
def test_only_in_phase_4(phase: str) -> None:
    lords = {"Red": {"Arthur": "blaye", "Eric": "blaye"}, "Blue": {"Jeanne": "sigy"}}
    table = stage(4, phase=phase, lords=lords, titles={"Arthur": ["bishop-1"]}, deniers={"Red": 9})
    assert table.asked()
    assert "buy-cardinal Arthur" not in table.options("Red")
