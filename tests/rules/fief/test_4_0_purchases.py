"""Fief 4.0 to 4.2: troops and buildings."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.board.tables import VILLAGES
from oyez.games.fief.rules.market.purchases import bar_purchase
from oyez.games.fief.rules.opportunities.rising_strike import Aftermath
from tests.rule import rule
from tests.rules.fief.court import acts, asked, buying, court, kill, purchasing, verbs, why
from tests.rules.fief.table import EDITIONS, purchases, run, stage, state

HOME: dict[str, Any] = {"lords": {"Red": {"Thierry": "st-medard"}}, "deniers": {"Red": 20}}


@rule("F-4.0-01", "F-4.0-02", "F-R-08", "F-R-03", "F-4.0-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_turn_order_each_player_buys_what_he_likes(edition: str) -> None:
    table = purchasing(
        3, edition=edition, lords={"Red": {"Arthur": "blaye"}, "Green": {"Eric": "sigy"}}, first="Green"
    )
    table.expect(asked=["Green"], prompt={"Green": "buy"})
    table.play("Green recruit sigy", "Green mill sigy")
    table.expect(state={"troops.Green.sigy": [1, 0], "mills.sigy": 1, "deniers.Green": 1}, asked=["Green"])
    table.play("Green done")
    table.expect(asked=["Red"], state={"deniers.Green": 1})  # unspent money is kept
    table.play("Red done")
    table.expect(asked=[], state={"deniers.Red": 5})


@rule("F-4.0-03", "F-12-P4-01", "F-12.4-01")
def test_no_counter_left_no_purchase() -> None:
    mills = ["blaye", "la-salle", "charolles", "beaujeu", "sennecy", "tournus", "belleville"]
    table = buying(
        lords={"Red": {"Thierry": "st-medard"}},
        troops={"Red": {"sigy": [13, 8]}},
        mills={**dict.fromkeys(mills, 2), "pugnac": 1},
        forts=dict.fromkeys([*mills, "pugnac", "bourg", "st-vivien", "st-paul", "marcamps"], "stronghold"),
        titles={"Thierry": ["bishop-1"]},
        deniers={"Red": 50},
    )
    for text in ("recruit st-medard", "knight st-medard", "mill st-medard", "stronghold st-medard"):
        assert why(table, "Red", text) == "F-4.0-03"
    assert asked(table, "Red") == ["buy-cardinal Thierry", "done"]
    table.play("Red buy-cardinal Thierry")
    table.expect(asked=[])


@rule("F-4.0-05", "F-4.3-02", "F-4.3-12", "F-4.3-13", "F-4.3-15")
def test_purchases_take_effect_at_once_and_in_any_order() -> None:
    """A Stronghold, then the title it makes possible, then troops in the new City."""
    table = buying(
        lords={"Red": {"Arthur": "tournus"}},
        troops={"Red": {"mazilles": [1, 0], "st-andromy": [1, 0]}},
        deniers={"Red": 16},
    )
    assert why(table, "Red", "buy-title mazilles") == "F-4.3-02"
    assert why(table, "Red", "recruit mazilles") == "F-4.1-09"
    table.play(
        "Red stronghold mazilles", "Red buy-title mazilles", "Red recruit mazilles", "Red recruit mazilles"
    )
    table.expect(
        state={
            "forts.mazilles": "city",
            "holders.fief-mazilles": "Arthur",
            "troops.Red.mazilles": [3, 0],
            "deniers.Red": 0,
        }
    )
    table.expect(state={"supply.strongholds": 11})


@rule("F-4.0-06", "F-R-08", "F-6.2.4-01", "F-6.2.4-M01")
def test_ransoms_come_before_all_purchases() -> None:
    table = purchasing(
        lords={"Red": {"Arthur": "blaye"}, "Green": {"Eric": "bourg", "Henri": "tournus"}},
        troops={"Blue": {"bourg": [1, 0]}},
        captives={"Eric": "Blue"},
    )
    table.expect(asked=["Green"], prompt={"Green": "settle-ransoms"})
    table.play("Green ransom Eric")
    table.expect(asked=["Red"], prompt={"Red": "buy"})


@rule("F-4.0-07", "F-12-G02", "F-12-P4-03", "F-12.0-02", "F-4.4-07", "F-12-G01", "F-12.0-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_piece_on_the_map_neither_troops_nor_buildings(edition: str) -> None:
    """But he still negotiates, and may make somebody else's Bishop Cardinal."""
    table = buying(edition=edition, lords={"Blue": {"Eric": "sigy"}}, titles={"Eric": ["bishop-5"]})
    assert asked(table, "Red") == ["buy-cardinal Eric", "done"]
    assert why(table, "Red", "mill sigy") == "F-4.2-07"
    assert why(table, "Red", "recruit blaye") == "F-4.0-07"
    assert "propose 1" in acts(table, "Red")
    table.play("Red buy-cardinal Eric")
    table.expect(state={"titles.Eric": ["bishop-5", "cardinal-bought"], "deniers.Red": 0})


@rule("F-4.0-07")
def test_a_captive_lord_is_still_on_the_map() -> None:
    """His empty City, held by his title, takes troops."""
    table = buying(
        lords={"Red": {"Arthur": "sigy"}},
        troops={"Blue": {"sigy": [1, 0]}},
        captives={"Arthur": "Blue"},
        titles={"Arthur": ["fief-mazilles"]},
        forts={"mazilles": "city"},
    )
    table.play("Red recruit mazilles")
    table.expect(state={"troops.Red.mazilles": [1, 0], "control.mazilles": "Red"})


@rule("F-4.0-08")
def test_the_bank_takes_the_money() -> None:
    table = buying(**HOME)
    table.play("Red knight st-medard", "Red mill st-medard", "Red stronghold st-medard")
    table.expect(state={"deniers": [4, 5, 5, 5]})


@rule("F-4.1-01", "F-4.1-02", "F-R-14", "F-4.2-01", "F-4.2-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("text", "price", "row"),
    [
        ("recruit st-medard", 1, "F-4.1-01"),
        ("knight st-medard", 3, "F-4.1-02"),
        ("mill st-medard", 3, "F-4.2-05"),
        ("stronghold st-medard", 10, "F-4.2-01"),
    ],
)
def test_prices(edition: str, text: str, price: int, row: str) -> None:
    table = buying(edition=edition, lords=HOME["lords"], deniers={"Red": price})
    table.play(f"Red {text}")
    table.expect(state={"deniers.Red": 0})
    poor = state(court(edition=edition, lords=HOME["lords"], deniers={"Red": price - 1}))
    assert bar_purchase(poor, 0, table.words.action(text)) == row


@rule("F-4.1-03", "F-6.2.3-19", "F-4.1-09")
def test_beside_a_free_lord_even_without_control() -> None:
    lords = {"Red": {"Arthur": "blaye", "Eric": "sigy"}, "Blue": {"Henri": "blaye"}}
    table = buying(lords=lords, control={"blaye": "Blue"}, troops={"Red": {"tournus": [1, 0]}})
    table.play("Red recruit blaye")
    table.expect(state={"troops.Red.blaye": [1, 0], "control.blaye": "Blue"})
    assert why(table, "Red", "recruit tournus") == "F-4.1-09"  # troops, but no Lord and no fort
    assert why(table, "Red", "recruit bourg") == "F-4.1-09"
    captive = buying(lords=lords, captives={"Arthur": "Blue"}, control={"blaye": "Blue"})
    assert why(captive, "Red", "recruit blaye") == "F-4.1-09"


@rule("F-4.1-04", "F-4.1-09", "F-12-G04")
def test_into_an_own_fort_even_an_empty_one() -> None:
    table = buying(
        lords={"Red": {"Arthur": "tournus"}},
        titles={"Arthur": ["fief-mazilles"]},
        forts={"mazilles": "city", "st-andromy": "stronghold", "sigy": "stronghold"},
        troops={"Blue": {"sigy": [1, 0]}},
    )
    table.expect(state={"arrivals.mazilles": []})
    table.play("Red recruit mazilles", "Red recruit st-andromy")
    table.expect(state={"troops.Red.mazilles": [1, 0], "troops.Red.st-andromy": [1, 0]})
    assert why(table, "Red", "recruit sigy") == "F-4.1-09"


@rule("F-4.1-05", "F-4.1-06", "F-D-14", "F-6.4.1-07", "F-6.4.1-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_besieger_may_add_troops_the_besieged_may_not(edition: str) -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "blaye"}},
        "troops": {"Red": {"blaye": [2, 0]}, "Blue": {"blaye": [3, 0]}},
        "forts": {"blaye": "stronghold"},
        "control": {"blaye": "Red"},
        "sieges": {"blaye": {"Blue": 1}},
        "edition": edition,
    }
    besieged = buying(**position)
    assert why(besieged, "Red", "recruit blaye") == "F-4.1-06"
    assert "mill blaye" in asked(besieged, "Red")
    besieger = buying(who="Blue", **position)
    besieger.play("Blue knight blaye")
    besieger.expect(state={"troops.Blue.blaye": [3, 1]})
    relief = court(**position, relieved={"blaye": ["Green"]})
    assert bar_purchase(state(relief), 2, relief.words.action("recruit blaye")) == "F-4.1-06"
    outside = buying(who="Green", **position)
    assert "recruit blaye" in asked(outside, "Green")


@rule("F-4.1-07", "F-4.1-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_new_counters_per_village(edition: str) -> None:
    table = buying(**{**HOME, "troops": {"Red": {"st-medard": [8, 4]}}}, edition=edition)
    table.play(
        "Red recruit st-medard", "Red recruit st-medard", "Red knight st-medard", "Red knight st-medard"
    )
    table.expect(state={"troops.Red.st-medard": [10, 6], "placed.st-medard.Red": 4})
    assert why(table, "Red", "recruit st-medard") == "F-4.1-07"
    assert why(table, "Red", "knight st-medard") == "F-4.1-07"


@rule("F-4.1-07")
def test_the_limit_begins_anew_in_the_next_phase() -> None:
    table = buying(**HOME)
    table.play(*["Red recruit st-medard"] * 4, "Red done")
    table.expect(state={"placed.st-medard.Red": 4})
    run(table, purchases)
    table.expect(state={"placed.st-medard.Red": 0})
    assert "recruit st-medard" in asked(table, "Red")


@rule("F-4.1-10")
def test_weather_and_plague_do_not_matter() -> None:
    table = buying(**HOME, rain=[1], plague=[1])
    table.play("Red recruit st-medard", "Red knight st-medard")
    table.expect(state={"troops.Red.st-medard": [1, 1]})


@rule("F-4.1-11")
def test_the_limit_is_per_player() -> None:
    lords = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}}
    table = purchasing(3, edition="fr2015", lords=lords)
    table.play(*["Red recruit blaye"] * 4, *["Blue recruit blaye"] * 4)
    table.expect(state={"troops.Red.blaye": [4, 0], "troops.Blue.blaye": [4, 0]})


LONE: dict[str, Any] = {"lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye", "Henri": "blaye"}}}


@rule("F-4.1-12", "F-12-P4-04", "F-6.0-32")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_fr_and_pl_new_troops_capture_nobody(edition: str) -> None:
    table = buying(**LONE, edition=edition)
    table.play("Red knight blaye")
    table.expect(prompt={"Red": "buy"}, state={"captives.Eric": None})


@rule("F-4.1-12", "F-12-P4-04", "F-6.0-32")
def test_en_new_troops_may_capture_a_lone_lord_at_once() -> None:
    table = buying(**LONE, edition="en2014")
    table.play("Red knight blaye")
    table.expect(prompt={"Red": "seize-lone-lord"})
    assert asked(table, "Red") == ["seize Eric", "seize Henri", "pass"]
    table.play("Red seize Eric", "Red pass")
    table.expect(
        events=["Blue captured Eric Red"],
        state={"captives.Eric": "Red", "captives.Henri": None},
        prompt={"Red": "buy"},
    )
    declined = buying(**LONE, edition="en2014")
    declined.play("Red recruit blaye", "Red pass")
    declined.expect(state={"captives.Eric": None})


@rule("F-4.1-12", "F-6.0-32", "F-2.3.1-M05")
def test_en_not_beside_troops_nor_without_a_lord_nor_in_the_rain() -> None:
    guarded = buying(**LONE, troops={"Blue": {"blaye": [1, 0]}}, edition="en2014")
    guarded.play("Red knight blaye")
    guarded.expect(prompt={"Red": "buy"})
    rain = buying(**LONE, rain=[1], edition="en2014")
    rain.play("Red knight blaye")
    rain.expect(prompt={"Red": "buy"})
    lords = {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "blaye"}}
    fort = buying(
        lords=lords,
        troops={"Red": {"blaye": [1, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "stronghold"},
        edition="en2014",
    )
    fort.play("Red knight blaye")
    fort.expect(prompt={"Red": "buy"})


@rule("F-4.2-01", "F-4.2-02", "F-4.2-07", "F-4.2-05")
def test_strongholds_and_mills_stand_on_controlled_villages_one_and_two() -> None:
    lords = {"Red": {"Arthur": "blaye", "Eric": "sigy"}, "Blue": {"Henri": "sigy"}}
    table = buying(
        lords=lords, control={"sigy": "Blue"}, deniers={"Red": 40}, forts={"tournus": "stronghold"}
    )
    table.play("Red stronghold blaye")
    table.expect(events=["Red built-stronghold blaye"], state={"forts.blaye": "stronghold"})
    assert why(table, "Red", "stronghold blaye") == "F-4.2-02"
    for text in ("stronghold sigy", "mill sigy", "stronghold tournus", "mill bourg"):
        assert why(table, "Red", text) == "F-4.2-07"


@rule("F-4.2-02")
def test_no_stronghold_in_a_city() -> None:
    table = buying(
        lords={"Red": {"Arthur": "blaye"}},
        titles={"Arthur": ["fief-blaye"]},
        forts={"blaye": "city"},
        deniers={"Red": 20},
    )
    assert why(table, "Red", "stronghold blaye") == "F-4.2-02"
    assert "stronghold la-salle" in asked(table, "Red")


@rule("F-4.2-03", "F-5.1-16")
def test_who_controls_the_village_controls_the_stronghold() -> None:
    lords = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}}
    table = buying(lords=lords, forts={"blaye": "stronghold"}, control={"blaye": "Red"})
    table.play("Red cede blaye")
    assert "recruit blaye" in asked(table, "Red")  # beside his Lord
    kill(table, "Arthur")
    table.expect(state={"control.blaye": "Blue", "forts.blaye": "stronghold"})


@rule("F-4.2-04", "F-4.2-10", "F-10.1-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stronghold_that_an_uprising_destroyed_can_be_bought_again(edition: str) -> None:
    names = [
        "blaye",
        "la-salle",
        "charolles",
        "beaujeu",
        "sennecy",
        "tournus",
        "belleville",
        "pugnac",
        "bourg",
    ]
    forts = dict.fromkeys([*names, "st-vivien", "st-paul", "marcamps"], "stronghold")
    mills = {**dict.fromkeys(names[2:], 2), "blaye": 1}
    table = court(**HOME, forts=forts, mills=mills, edition=edition)
    build, grind = table.words.action("stronghold st-medard"), table.words.action("mill st-medard")
    assert bar_purchase(state(table), 0, build) == bar_purchase(state(table), 0, grind) == "F-4.0-03"
    run(table, [Aftermath(VILLAGES.index("blaye"))])
    table.expect(state={"forts.blaye": "none", "supply.strongholds": 1, "supply.mills": 1})
    assert bar_purchase(state(table), 0, build) == bar_purchase(state(table), 0, grind) == ""


@rule("F-4.2-06")
def test_two_mills_per_village() -> None:
    table = buying(**HOME)
    table.play("Red mill st-medard", "Red mill st-medard")
    table.expect(state={"mills.st-medard": 2, "supply.mills": 13})
    assert why(table, "Red", "mill st-medard") == "F-4.2-06"


@rule("F-4.2-08", "F-6.4.1-15")
def test_a_mill_in_an_own_besieged_village() -> None:
    table = buying(
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        troops={"Red": {"blaye": [2, 0]}, "Blue": {"blaye": [3, 0]}},
        forts={"blaye": "stronghold"},
        control={"blaye": "Red"},
        sieges={"blaye": {"Blue": 1}},
    )
    table.play("Red mill blaye")
    table.expect(state={"mills.blaye": 1})


@rule("F-4.2-09")
def test_building_in_an_empty_village_of_an_own_fief() -> None:
    table = buying(
        lords={"Red": {"Arthur": "tournus"}},
        titles={"Arthur": ["fief-mazilles"]},
        forts={"mazilles": "city"},
        deniers={"Red": 20},
    )
    table.play("Red mill st-andromy", "Red stronghold st-andromy")
    table.expect(state={"mills.st-andromy": 1, "forts.st-andromy": "stronghold", "arrivals.st-andromy": []})


@rule("F-12-G01", "F-12.0-01", "F-12-G04")
def test_a_player_without_pieces_plays_on() -> None:
    table = stage(3, phase="cards", lords={"Blue": {"Eric": "sigy"}}, hands={"Red": ["Arthur"]})
    while table.prompt("Red") != "draw-cards":
        table.play(f"{table.asked()[0]} done")
    table.play("Red done")
    while table.asked() != ["Red"]:
        table.play(f"{table.asked()[0]} done")
    assert "play Arthur" in asked(table, "Red")
    assert verbs(table, "Red") == {"play", "done"}
