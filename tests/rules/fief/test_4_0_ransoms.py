"""Ransoms at the beginning of Phase 4 (EN 6.2.4, FR and PL 6.2.5), and where a freed Lord goes."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import initiatives
from oyez.games.fief.rules.board.tables import N_VILLAGES, VILLAGES
from oyez.games.fief.rules.court.captivity import PlaceLord, places_for
from oyez.games.fief.rules.court.lords import ransom_of
from oyez.games.fief.rules.market.ransoms import owed
from tests.rule import rule
from tests.rules.fief.court import acts, asked, buying, court, lord, purchasing, ransoming, verbs, why
from tests.rules.fief.playing_cards import playing
from tests.rules.fief.table import EDITIONS, run, state

HELD: dict[str, Any] = {
    "lords": {"Red": {"Baudoin": "bourg", "Eric": "tournus"}},
    "troops": {"Blue": {"bourg": [1, 0]}},
    "captives": {"Baudoin": "Blue"},
}
# Ransoms 8, 6 and 4, all held by Blue.
THREE: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "bourg", "Eric": "bourg", "Henri": "bourg", "Othon": "tournus"}},
    "troops": {"Blue": {"bourg": [1, 0]}},
    "captives": {"Arthur": "Blue", "Eric": "Blue", "Henri": "Blue"},
    "titles": {
        "Arthur": ["bishop-1", "cardinal-1", "fief-sigy"],
        "Eric": ["bishop-2", "fief-mazilles"],
        "Henri": ["bishop-3"],
    },
    "forts": {"sigy": "city", "mazilles": "city"},
}


@rule("F-6.2.4-02", "F-6.2.4-03", "F-6.2.4-M02", "F-6.2.4-M03", "F-6.2.4-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("titles", "price"),
    [
        ([], 2),
        (["fief-sigy"], 4),
        (["fief-sigy", "fief-mazilles"], 6),
        (["fief-mazilles", "bishop-1"], 6),
        (["bishop-1", "cardinal-1"], 6),
        (["bishop-1", "cardinal-bought", "pope"], 8),
        (["king", "fief-sigy"], 6),
        (["crown-prince"], 4),
    ],
)
def test_two_deniers_and_two_per_title(edition: str, titles: list[str], price: int) -> None:
    g = state(court(edition=edition, lords={"Red": {"Baudoin": "bourg"}}, titles={"Baudoin": titles}))
    assert ransom_of(g, lord("Baudoin")) == price
    queen = court(
        edition=edition, lords={"Red": {"Jeanne": "bourg"}}, titles={"Jeanne": ["queen"]}, darc="Jeanne"
    )
    assert ransom_of(state(queen), lord("Jeanne")) == 4


@rule("F-6.2.4-05", "F-6.2.4-06", "F-6.2.4-M05", "F-6.2.4-M06", "F-6.2.4-13", "F-6.2.4-M12", "F-6.2.3-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_the_price_must_pay_and_the_captor_must_accept(edition: str) -> None:
    table = ransoming(**HELD, edition=edition, deniers={"Red": 2, "Blue": 0})
    assert asked(table, "Red") == ["ransom Baudoin", "haggle Baudoin"]
    assert why(table, "Red", "done") == "F-6.2.4-05"
    table.play("Red ransom Baudoin")
    table.expect(
        events=["Red ransomed Baudoin Blue 2", "Red freed Baudoin"],
        state={"captives.Baudoin": None, "deniers": [0, 2, 5, 5]},
        asked=[],
    )


@rule("F-6.2.4-01", "F-6.2.4-M01", "F-6.2.4-17")
def test_the_freed_lord_may_have_troops_beside_him_in_the_same_phase() -> None:
    table = purchasing(**{**HELD, "lords": {"Red": {"Baudoin": "bourg"}}}, deniers={"Red": 3})
    table.play("Red ransom Baudoin", "Red stand sigy", "Red recruit sigy")
    table.expect(state={"at.Baudoin": "sigy", "troops.Red.sigy": [1, 0], "moves.Baudoin": 0})


@rule("F-6.2.4-07", "F-6.2.4-08", "F-6.2.4-M10")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_fr_and_pl_the_dearest_first_as_far_as_money_goes(edition: str) -> None:
    table = ransoming(**THREE, edition=edition, deniers={"Red": 10})
    assert [text for text in asked(table, "Red") if "ransom" in text] == ["ransom Arthur"]
    assert why(table, "Red", "ransom Eric") == "F-6.2.4-07"
    table.play("Red ransom Arthur", "Red stand sigy")
    table.expect(state={"deniers.Red": 2, "captives.Arthur": None, "captives.Eric": "Blue"})
    table.play("Red done")  # two deniers buy nobody
    # The dearest cannot be paid: the next one must be.
    table = ransoming(**THREE, edition=edition, deniers={"Red": 7})
    assert why(table, "Red", "ransom Arthur") == "F-6.2.4-02"
    assert [text for text in asked(table, "Red") if "ransom" in text] == ["ransom Eric"]
    assert why(table, "Red", "done") == "F-6.2.4-05"


@rule("F-6.2.4-07", "F-6.2.4-08", "F-6.2.4-M10")
def test_en_the_owner_chooses_but_must_go_on() -> None:
    table = ransoming(**THREE, edition="en2014", deniers={"Red": 10})
    assert [text for text in asked(table, "Red") if "ransom" in text] == [
        "ransom Arthur",
        "ransom Eric",
        "ransom Henri",
    ]
    table.play("Red ransom Eric", "Red stand mazilles")
    assert [text for text in asked(table, "Red") if "ransom" in text] == ["ransom Henri"]
    assert why(table, "Red", "done") == "F-6.2.4-05"


@rule("F-6.2.4-M10")
def test_of_equal_prices_the_owner_chooses() -> None:
    titles = {"Arthur": ["bishop-1"], "Eric": ["bishop-2"], "Henri": ["bishop-3"]}
    table = ransoming(**{**THREE, "titles": titles, "forts": {}}, deniers={"Red": 4})
    assert [text for text in asked(table, "Red") if "ransom" in text] == [
        "ransom Arthur",
        "ransom Eric",
        "ransom Henri",
    ]


@rule("F-6.2.4-09", "F-6.2.4-10", "F-6.2.4-M07", "F-6.2.4-M08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_less_may_be_offered_without_a_marker(edition: str) -> None:
    titles = {"Baudoin": ["fief-mazilles", "bishop-2"]}
    position = {
        **HELD,
        "titles": titles,
        "forts": {"mazilles": "city"},
        "edition": edition,
        "deniers": {"Red": 10},
    }
    table = ransoming(**position)
    table.play("Red haggle Baudoin")
    assert asked(table, "Red") == [f"bid {number}" for number in range(1, 6)]
    table.play("Red bid 3")
    table.expect(asked=["Blue"], prompt={"Blue": "answer-price"}, events=["Red price-offered Baudoin Blue 3"])
    table.play("Blue accept")
    table.expect(
        state={
            "deniers.Red": 7,
            "deniers.Blue": 8,
            "captives.Baudoin": None,
            "at.Baudoin": "mazilles",
            "markers": [3] * 4,
        }
    )
    table = ransoming(**position)
    table.play("Red haggle Baudoin", "Red bid 5", "Blue refuse")
    table.expect(  # there is nothing left but to pay in full
        events=["Blue price-refused Red 5", "Red ransomed Baudoin Blue 6"],
        state={"deniers.Red": 4, "deniers.Blue": 11, "captives.Baudoin": None},
        asked=[],
    )


@rule("F-6.2.4-09", "F-6.2.4-12", "F-6.2.4-M09")
def test_who_cannot_pay_may_offer_less_or_keep_his_money() -> None:
    titles = {"Baudoin": ["fief-mazilles", "bishop-2"]}
    table = purchasing(**HELD, titles=titles, forts={"mazilles": "city"}, deniers={"Red": 5})
    assert asked(table, "Red") == ["haggle Baudoin", "done"]
    table.play("Red haggle Baudoin", "Red bid 5", "Blue refuse")
    table.expect(asked=["Red"], prompt={"Red": "buy"})
    table.play("Red knight tournus")
    table.expect(state={"deniers.Red": 2, "captives.Baudoin": "Blue"})


@rule("F-6.2.4-09")
def test_without_money_there_is_nothing_to_ask() -> None:
    assert not ransoming(**HELD, deniers={"Red": 0}).asked()


@rule("F-6.2.4-11", "F-6.2.4-M11", "F-6.2.4-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_price_for_several_captives(edition: str) -> None:
    table = ransoming(**THREE, edition=edition, deniers={"Red": 7})
    table.play("Red lump 1")
    assert asked(table, "Red") == [f"bid {number}" for number in range(1, 8)]
    table.play("Red bid 7").expect(events=["Red lump-offered Blue 7"])
    table.play("Blue accept")
    while table.asked():
        table.play(f"Red {asked(table, 'Red')[0]}")
    table.expect(
        state={
            "deniers.Red": 0,
            "deniers.Blue": 12,
            "captives.Arthur": None,
            "captives.Eric": None,
            "captives.Henri": None,
        }
    )
    table = ransoming(**THREE, edition=edition, deniers={"Red": 7})
    table.play("Red lump 1", "Red bid 7", "Blue refuse")
    assert "lump 1" not in asked(table, "Red")
    assert why(table, "Red", "lump 1") == "F-6.2.4-09"
    assert why(table, "Red", "lump 2") == "F-6.2.4-11"


@rule("F-6.2.4-07", "F-6.2.4-M10", "F-6.2.4-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_bargain_for_a_lesser_lord_is_a_way_out_of_the_greater_ransom(edition: str) -> None:
    """Blue holds a Bishop and Cardinal (6), Green a plain Lord (2); EN knows no order."""
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "bourg", "Eric": "sigy"}},
        "captives": {"Arthur": "Blue", "Eric": "Green"},
        "troops": {"Blue": {"bourg": [1, 0]}, "Green": {"sigy": [1, 0]}},
        "titles": {"Arthur": ["bishop-1", "cardinal-1"]},
    }
    table = ransoming(**position, edition=edition, deniers={"Red": 6})
    if edition == "en2014":
        table.play("Red haggle Eric", "Red bid 1", "Green accept")
        assert owed(state(table), 0) == []
        return
    assert asked(table, "Red") == ["ransom Arthur", "haggle Arthur"]
    assert why(table, "Red", "haggle Eric") == "F-6.2.4-07"
    table = ransoming(**position, edition=edition, deniers={"Red": 7})
    table.play("Red haggle Eric")
    assert asked(table, "Red") == ["bid 1"]  # six are laid aside
    table.play("Red bid 1", "Green accept")
    while table.asked() and table.prompt("Red") == "place-lord":
        table.play(f"Red {asked(table, 'Red')[0]}")
    assert owed(state(table), 0) == [lord("Arthur")]


MUTUAL: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "bourg", "Eric": "sigy"}, "Blue": {"Henri": "sigy", "Othon": "bourg"}},
    "captives": {"Arthur": "Blue", "Henri": "Red"},
}


@rule("F-6.2.4-14", "F-6.2.4-M14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_money_just_received_may_be_used_but_need_not(edition: str) -> None:
    table = ransoming(**MUTUAL, edition=edition, deniers={"Red": 2, "Blue": 0})
    table.play("Red ransom Arthur")
    table.expect(asked=["Blue"], state={"deniers.Blue": 2, "at.Arthur": "sigy"})
    assert owed(state(table), 1) == []
    assert asked(table, "Blue") == ["ransom Henri", "haggle Henri", "done"]
    table.play("Blue done")
    table.expect(state={"captives.Henri": "Red", "deniers.Blue": 2})
    again = ransoming(**MUTUAL, edition=edition, deniers={"Red": 2, "Blue": 0})
    again.play("Red ransom Arthur", "Blue ransom Henri")
    again.expect(state={"deniers.Red": 2, "deniers.Blue": 0, "captives.Henri": None})


@rule("F-6.2.4-14", "F-6.2.4-M14", "F-R-03")
def test_one_pass_in_turn_order() -> None:
    table = ransoming(**MUTUAL, first="Blue", deniers={"Red": 0, "Blue": 2})
    table.expect(asked=["Blue"])
    table.play("Blue ransom Henri")
    table.expect(asked=["Red"])
    assert asked(table, "Red") == ["ransom Arthur", "haggle Arthur", "done"]


@rule("F-6.2.4-05", "F-10.0-02")
def test_nobody_gives_money_away_while_he_owes_a_ransom() -> None:
    table = ransoming(**HELD, deniers={"Red": 2})
    assert acts(table, "Red") == []
    free = ransoming(**HELD, deniers={"Red": 1})
    assert "propose 1" in acts(free, "Red")


@rule("F-6.2.4-18", "F-6.2.4-M15", "F-6.2.3-08")
@pytest.mark.parametrize(("edition", "markers"), [("en2014", 2), ("fr2015", 3), ("pl2015", 3)])
def test_outside_phase_4_a_captive_is_freed_only_if_the_captor_likes(edition: str, markers: int) -> None:
    table = buying(**HELD, edition=edition, deniers={"Red": 5})
    table.play("Blue free Baudoin")
    table.expect(state={"captives.Baudoin": None, "deniers.Red": 5})
    table = buying(**HELD, edition=edition, deniers={"Red": 5})
    table.play("Red propose 1", "Red give-deniers 2", "Red want-freedom Baudoin", "Red submit", "Blue accept")
    table.expect(
        state={"captives.Baudoin": None, "deniers.Red": 3, "deniers.Blue": 7, "markers.Blue": markers}
    )


def chain(name: str, /, **position: Any) -> list[str]:
    table = court(**position)
    return [VILLAGES[village] for village in places_for(state(table), lord(name), 0)]


@rule("F-6.2.3-12", "F-6.2.4-15", "F-6.2.4-16", "F-6.2.4-M13", "F-2.4.1-05", "F-2.4.1-06", "F-2.4.1-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chain_of_places(edition: str) -> None:
    base: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "bourg", "Eric": "tournus"}},
        "captives": {"Arthur": "Blue"},
        "edition": edition,
    }
    blue = {"bourg": [1, 0], "tournus": [1, 0]}
    forts = {"sigy": "stronghold", "mazilles": "city", "bourg": "stronghold"}
    troops = {"Blue": blue, "Red": {"sigy": [1, 0], "mazilles": [1, 0], "la-salle": [1, 0]}}
    assert chain("Arthur", **base, troops=troops, forts=forts, control={"tournus": "Blue"}) == [
        "mazilles",
        "sigy",
    ]
    # No fort: beside another own Lord, although somebody else controls the Village.
    assert chain("Arthur", **base, troops=troops, control={"tournus": "Blue"}) == ["tournus"]
    alone = {**base, "lords": {"Red": {"Arthur": "bourg"}}}
    assert chain("Arthur", **alone, troops=troops) == ["la-salle", "mazilles", "sigy"]
    # Another captive is no companion.
    both = {**base, "captives": {"Arthur": "Blue", "Eric": "Blue"}}
    assert chain("Arthur", **both, troops=troops) == ["la-salle", "mazilles", "sigy"]


@rule("F-2.4.1-07", "F-6.2.4-16", "F-6.2.3-12")
def test_by_agreement_the_last_steps_are_one() -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "bourg"}},
        "captives": {"Arthur": "Blue"},
        "troops": {"Blue": {"bourg": [1, 0]}, "Red": {"sigy": [1, 0]}},
    }
    assert chain("Arthur", **position) == ["sigy"]
    merged = {"lord_placement_steps": "three_merged"}
    assert len(chain("Arthur", **position, flags=merged)) == N_VILLAGES


@rule("F-6.2.3-12")
def test_the_place_is_not_asked_for_if_there_is_one() -> None:
    table = ransoming(**HELD, deniers={"Red": 2})
    table.play("Red ransom Baudoin")
    table.expect(events=["Red stood Baudoin tournus"], asked=[])


HOMELESS: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "bourg"}, "Green": {"Jeanne": "sigy"}},
    "captives": {"Arthur": "Blue"},
    "troops": {"Blue": {"bourg": [1, 0]}},
}


@rule("F-6.2.3-13", "F-2.4.1-08", "F-6.2.4-16")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_fr_and_pl_the_last_resort_is_an_empty_village_or_a_host_who_consents(edition: str) -> None:
    table = court(**HOMELESS, edition=edition)
    state(table).captor[lord("Arthur")] = -1
    run(table, [PlaceLord(lord("Arthur"), 0)])
    assert len(asked(table, "Red")) == N_VILLAGES
    table.play("Red stand sigy")
    table.expect(asked=["Green"], prompt={"Green": "host-lord"})
    table.play("Green refuse")
    assert "stand sigy" not in asked(table, "Red")
    table.play("Red stand bourg", "Blue accept")
    table.expect(state={"at.Arthur": "bourg", "control.bourg": "Blue"})


@rule("F-6.2.3-13", "F-2.4.1-08", "F-7.2-04")
def test_en_it_is_an_empty_village_or_the_allys_without_asking() -> None:
    table = court(**HOMELESS, edition="en2014", married=[["Arthur", "Jeanne"]])
    state(table).captor[lord("Arthur")] = -1
    run(table, [PlaceLord(lord("Arthur"), 0)])
    assert "stand bourg" not in asked(table, "Red")
    assert why(table, "Red", "stand bourg") == "F-6.2.3-12"
    table.play("Red stand sigy")
    table.expect(state={"at.Arthur": "sigy"}, asked=[])


@rule("F-6.2.3-14", "F-D-15", "F-2.4.1-05", "F-6.4.1-08")
def test_a_besieged_fort_of_his_own_takes_a_lord_in() -> None:
    table = ransoming(
        lords={"Red": {"Arthur": "bourg"}, "Green": {"Henri": "sigy"}},
        captives={"Arthur": "Blue"},
        troops={"Blue": {"bourg": [1, 0]}, "Red": {"sigy": [1, 0]}, "Green": {"sigy": [3, 0]}},
        forts={"sigy": "stronghold"},
        control={"sigy": "Red"},
        sieges={"sigy": {"Green": 1}},
        deniers={"Red": 2},
    )
    table.play("Red ransom Arthur")
    table.expect(state={"at.Arthur": "sigy", "sieges.sigy.Green": 1})


def newcomer(edition: str, **position: Any) -> Any:
    """Red plays Arthur in the Cards phase."""
    return playing(4, edition=edition, hands={"Red": ["Arthur"]}, **position).play("Red play Arthur")


@rule("F-12-G03", "F-12.0-03", "F-12-G04", "F-12-G01", "F-12.0-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_new_lord_of_a_player_without_pieces(edition: str) -> None:
    table = newcomer(edition, lords={"Blue": {"Eric": "sigy"}})
    assert len(asked(table, "Red")) == N_VILLAGES
    table.play("Red stand sigy")
    table.expect(asked=["Blue"], prompt={"Blue": "host-lord"})
    table.play("Blue refuse", "Red stand blaye")
    table.expect(state={"at.Arthur": "blaye", "control.blaye": "Red"})
    table = purchasing(edition=edition, lords={"Red": {"Arthur": "blaye"}})
    assert {"recruit", "knight", "mill"} <= verbs(table, "Red")  # from now on he plays normally


@rule("F-12-G03", "F-2.4.1-08")
@pytest.mark.parametrize(("edition", "open_to_him"), [("en2014", False), ("fr2015", True), ("pl2015", True)])
def test_with_troops_somewhere_the_last_resort_is_the_editions(edition: str, open_to_him: bool) -> None:
    lords = {"Blue": {"Eric": "sigy", "Henri": "tournus"}}
    troops = {"Red": {"sigy": [1, 0]}}
    table = newcomer(edition, lords=lords, troops=troops, control={"sigy": "Blue"})
    assert ("stand tournus" in asked(table, "Red")) == open_to_him


@rule("F-6.2.3-13")
def test_nowhere_at_all_a_freed_lord_stays() -> None:
    """No rulebook foresees it: every Village is Blue's, and in EN he is not asked for a freed Lord."""
    everything = {village: [1, 0] for village in VILLAGES[:13]}
    rest = {village: [0, 1] for village in VILLAGES[13:21]}
    blue: dict[str, Any] = {
        "troops": {"Blue": {**everything, **rest}, "Green": {village: [1, 0] for village in VILLAGES[21:]}}
    }
    table = court(edition="en2014", lords={"Red": {"Arthur": "bourg"}}, captives={"Arthur": "Blue"}, **blue)
    state(table).captor[lord("Arthur")] = -1
    run(table, [PlaceLord(lord("Arthur"), 0)])
    assert asked(table, "Red") == ["stand bourg"]
    table.play("Red stand bourg", "Blue refuse")
    table.expect(state={"at.Arthur": "bourg"})


def open_to_others(edition: str, deniers: int, **flags: Any) -> list[Any]:
    """What three players may do unasked while the fourth settles a ransom of 2 from a hidden purse."""
    table = ransoming(
        edition=edition,
        flags={"hidden_money": True, **flags},
        lords={"Red": {"Arthur": "blaye", "Baudoin": "sigy"}, "Blue": {"Charles": "blaye"}},
        captives={"Arthur": "Blue"},
        deniers={"Red": deniers},
    )
    assert table.asked() == ["Red"]
    return [initiatives(table.g, seat) for seat in (1, 2, 3)]


@rule("F-R-16", "F-6.2.4-05", "F-11.4-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_others_may_do_meanwhile_tells_nothing_of_a_hidden_purse(edition: str) -> None:
    """Nobody may give money away while a ransom is owed; whether one is, is known to the debtor alone."""
    assert open_to_others(edition, 0) == open_to_others(edition, 9) == [(), (), ()]
    assert open_to_others(edition, 0, rules_version=3) != open_to_others(edition, 9, rules_version=3)
