"""Fief 8.0 and matrix 2, section 3: what may change hands, and what needs a Diplomacy marker."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.moments import HEAR_YE, PURCHASES, acts, asked, deal, is_quiet, quiet, why
from tests.rules.fief.table import EDITIONS, fresh, stage

MARKET: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "sigy"},
        "Blue": {"Eric": "sigy", "Othon": "pugnac"},
        "Green": {"Henri": "bourg"},
    },
    "troops": {"Red": {"sigy": [2, 0]}, "Blue": {"sigy": [1, 0]}},
    "control": {"sigy": "Red"},
    "deniers": {"Red": 20, "Blue": 20, "Green": 20},
    "hands": {"Red": ["tax", "harvest"], "Blue": ["weather"]},
}
FREE = (0, 0)


def spent(table: Stage) -> tuple[int, int]:
    red, blue, *_ = table.get("markers")
    return 3 - red, 3 - blue


@rule("F-8.0-01", "F-C-16", "F-S-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_starts_with_three_and_a_used_one_is_gone(edition: str) -> None:
    assert fresh(edition=edition).get("markers") == [3, 3, 3, 3]
    table = quiet(edition=edition, **MARKET)
    deal(table, "Red", "Blue", "give-card tax")
    assert sum(table.get("markers")) == 11
    assert len([event for event in table.events() if "marker-spent" in event]) == 1


# What the offer holds, and the markers (of Red, of Blue) it costs in EN and in FR and PL.
PRICES = [
    (("give-deniers 1",), (0, 1), FREE),
    (("give-deniers 3",), (0, 1), FREE),
    (("give-deniers 3", "give-deniers 1"), (0, 2), FREE),
    (("give-deniers 5", "give-deniers 3", "give-deniers 1"), (0, 3), FREE),
    (("want-deniers 3",), (1, 0), FREE),
    (("want-deniers 2", "give-deniers 2"), (1, 1), FREE),
    (("give-card tax",), (0, 1), (1, 0)),
    (("give-card tax", "give-card harvest"), (0, 1), (1, 0)),
    (("want-card weather",), (1, 0), (1, 0)),
    (("give-card tax", "want-card weather"), (1, 1), (1, 0)),
    (("give-card tax", "want-deniers 3"), (1, 1), (1, 0)),
    (("give-card tax", "give-deniers 3"), (0, 2), (1, 0)),
    (("give-village sigy",), FREE, FREE),
    (("give-village sigy", "want-deniers 2"), (1, 0), FREE),
]


@rule("F-8.0-03", "F-8.0-04", "F-8.0-11", "F-8.0-13", "F-D-16", "F-D-17", "F-3.0-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("parts", "english", "french"), PRICES)
def test_what_needs_a_marker_at_the_table(
    edition: str, parts: tuple[str, ...], english: tuple[int, int], french: tuple[int, int]
) -> None:
    """EN: the receiver's, one per 3 deniers and one for cards; FR and PL: one for an exchange of cards, money free."""
    table = quiet(edition=edition, **MARKET)
    deal(table, "Red", "Blue", *parts)
    assert spent(table) == (english if edition == "en2014" else french)
    assert "Blue deal-made Red" in table.events()
    assert is_quiet(table)


@rule("F-11.3-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("parts", [price[0] for price in PRICES])
def test_with_open_diplomacy_nothing_does(edition: str, parts: tuple[str, ...]) -> None:
    table = quiet(edition=edition, flags={"open_diplomacy": True}, markers={"Red": 0, "Blue": 0}, **MARKET)
    deal(table, "Red", "Blue", *parts)
    assert table.get("markers") == [0, 0, 3, 3]


@rule("F-11.3-01", "F-8.0-05")
def test_with_open_diplomacy_the_hand_limit_stays_and_talks_are_free() -> None:
    table = quiet(
        flags={"open_diplomacy": True},
        lords=MARKET["lords"],
        markers={"Red": 0},
        hands={"Red": ["tax"], "Blue": ["harvest", "weather", "harvest"]},
    )
    table.play("Red propose 1", "Red give-card tax")
    assert why(table, "Red submit") == "F-8.0-05"
    table.play("Red back", "Red invite 1", "Red done", "Blue accept")
    assert table.prompt("Red") == "talk"
    assert table.get("markers") == [0, 3, 3, 3]


@rule("F-8.0-11", "F-8.0-01", "F-8.0-03")
def test_en_without_a_marker_of_the_receiver_nothing_changes_hands() -> None:
    table = quiet(edition="en2014", markers={"Blue": 0, "Red": 3}, **MARKET)
    table.play("Red propose 1", "Red give-deniers 1")
    assert why(table, "Red submit") == "F-8.0-01"
    table.play("Red back", "Red propose 1", "Red give-card tax")
    table.refuses("Red submit")
    table.play("Red back")
    poor = quiet(edition="en2014", markers={"Blue": 1}, **MARKET)
    poor.play("Red propose 1", "Red give-deniers 3", "Red give-deniers 1")
    poor.refuses("Red submit")  # four deniers need two markers


@rule("F-8.0-11", "F-8.0-04", "F-8.0-03")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_fr_and_pl_money_is_free_and_cards_need_a_marker_of_either(edition: str) -> None:
    table = quiet(edition=edition, markers={"Red": 0, "Blue": 1}, **MARKET)
    deal(table, "Red", "Blue", "give-deniers 10", "give-deniers 5")
    assert table.get("deniers")[:2] == [5, 35]
    deal(table, "Red", "Blue", "give-card tax")
    assert table.get("markers")[:2] == [0, 0]
    table.play("Red propose 1", "Red give-card harvest")
    table.refuses("Red submit")


@rule("F-8.0-05", "F-D-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hand_limit_holds_and_of_an_exchange_only_the_end_counts(edition: str) -> None:
    full = {"Red": ["tax", "harvest"], "Blue": ["weather", "weather", "tax"]}
    table = quiet(edition=edition, **{**MARKET, "hands": full})
    table.play("Red propose 1", "Red give-card tax")
    assert why(table, "Red submit") == "F-8.0-05"
    table.play("Red want-card weather", "Red submit", "Blue accept")
    assert sorted(table.get("hands.Blue")) == ["tax", "tax", "weather"]
    assert sorted(table.get("hands.Red")) == ["harvest", "weather"]


@rule("F-8.0-13", "F-8.0-10", "F-10.0-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_any_marker_these_are_still_free(edition: str) -> None:
    """Control, freedom and hand-over of captives, lifting a siege, asking the Pope; no private talk."""
    table = quiet(
        edition=edition,
        markers={"Red": 0, "Blue": 0, "Green": 0, "Yellow": 0},
        lords={**MARKET["lords"], "Green": {"Henri": "sigy", "Blanche": "bourg"}},
        captives={"Henri": "Red"},
        married=[["Othon", "Blanche"]],
        titles={"Arthur": ["bishop-5", "pope"]},
        troops={"Red": {"sigy": [2, 0], "pugnac": [1, 0]}, "Blue": {"sigy": [1, 0]}},
        control={"sigy": "Red", "pugnac": "Blue"},
        forts={"pugnac": "stronghold"},
        sieges={"pugnac": {"Red": 1}} if edition == "en2014" else {},
    )
    assert {"cede sigy", "free Henri"} <= set(acts(table, "Red"))
    assert ("hand-over Henri" in acts(table, "Red")) == (edition != "en2014")
    assert ("lift-siege pugnac" in acts(table, "Red")) == (edition == "en2014")
    assert "seek-annulment" in acts(table, "Blue")
    assert acts(table, "Red", "invite") == []
    assert why(table, "Red invite 1") == "F-8.0-10"
    deal(table, "Red", "Blue", "give-village sigy")
    assert table.get("control.sigy") == 1


@rule("F-8.0-12", "F-6.2.4-10", "F-6.2.4-M08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lower_ransom_is_bargained_and_paid_without_a_marker(edition: str) -> None:
    table = stage(
        edition=edition,
        phase="purchases",
        markers={"Red": 0, "Blue": 0},
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy", "Othon": "pugnac"}},
        captives={"Eric": "Red"},
        titles={"Eric": ["bishop-5"]},
        deniers={"Red": 0, "Blue": 4},
    )
    table.play("Blue haggle Eric", "Blue bid 2", "Red accept")
    assert (table.get("captives.Eric"), table.get("deniers")[:2]) == (None, [2, 2])
    assert table.get("markers")[:2] == [0, 0]


@rule("F-6.2.4-M15", "F-6.2.4-18", "F-6.2.3-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_outside_phase_four_a_ransom_is_voluntary_and_its_money_follows_section_eight(edition: str) -> None:
    table = quiet(
        edition=edition,
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy", "Othon": "pugnac"}},
        captives={"Eric": "Red"},
    )
    deal(table, "Blue", "Red", "give-deniers 2", "want-freedom Eric")
    assert (table.get("captives.Eric"), table.get("at.Eric")) == (None, "pugnac")
    assert table.get("deniers")[:2] == [7, 3]
    assert table.get("markers")[:2] == ([2, 3] if edition == "en2014" else [3, 3])


@rule("F-8.0-15", "F-1.1-14", "F-1.1-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_money_and_cards_for_a_marriage(edition: str) -> None:
    table = stage(
        edition=edition,
        phase="hear-ye",
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Jeanne": "pugnac"}},
        hands={"Red": ["tax"]},
        markers={"Blue": 0, "Red": 0},
    )
    table.play("Red court Arthur", "Red woo Jeanne", "Red propose 1", "Red give-deniers 2")
    if edition == "en2014":
        table.refuses("Red submit")
    else:
        table.play("Red submit", "Blue accept")
        assert table.get("deniers.Blue") == 7
        table.play("Red propose 1", "Red give-card tax")
        table.refuses("Red submit")  # cards need a marker everywhere
    table.play("Red back", "Blue accept")
    assert table.get("married.Jeanne") == "Arthur"


@rule("F-8.0-16", "F-1.7P-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_donation_to_the_pope(edition: str) -> None:
    table = quiet(
        edition=edition,
        in_phase=HEAR_YE,
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "pugnac"}},
        titles={"Arthur": ["bishop-5", "pope"]},
        excommunicated="Eric",
    )
    deal(table, "Blue", "Red", "give-deniers 3")
    table.play("Red pardon")
    assert table.get("excommunicated") is None
    assert table.get("markers.Red") == (2 if edition == "en2014" else 3)


@rule("F-8.0-17", "F-1.8K-08", "F-12-P4-02", "F-12.4-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_favour_to_the_king(edition: str) -> None:
    """TV-37, V-26: he may ask 2 deniers and a Village; in EN the money costs him a marker."""
    table = quiet(
        edition=edition,
        in_phase=PURCHASES,
        lords={"Red": {"Arthur": "st-paul"}, "Blue": {"Eric": "st-paul"}},
        troops={"Red": {"st-paul": [1, 0]}},
        titles={"Arthur": ["king"]},
        control={"st-paul": "Blue"},
    )
    deal(table, "Red", "Blue", "want-deniers 2", "want-village st-paul")
    assert (table.get("control.st-paul"), table.get("deniers.Red")) == (0, 7)
    assert table.get("markers.Red") == (2 if edition == "en2014" else 3)


RELIC: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy", "Othon": "pugnac", "Henri": "sigy"}},
    "relics": {"grail": "Arthur"},
}


@rule("F-8.0-18", "F-11.1-07", "F-S3-14")
@pytest.mark.parametrize(
    ("edition", "flags", "takers", "markers"),
    [
        ("en2014", {}, ["Eric", "Henri", "Othon"], 1),
        ("fr2015", {}, ["Eric", "Henri"], 0),
        ("pl2015", {}, ["Eric", "Henri"], 0),
        ("fr2015", {"relic_transfer": "same_village_and_marker"}, ["Eric", "Henri"], 1),
    ],
)
def test_a_relic_goes_to_another_players_lord(
    edition: str, flags: dict[str, Any], takers: list[str], markers: int
) -> None:
    """EN: anywhere for a marker; FR and PL: in the same Village; 003: both. A layman may have it."""
    table = quiet(edition=edition, flags={"holy_relics": True, **flags}, **RELIC)
    deal(table, "Red", "Blue", "give-relic grail")
    assert sorted(asked(table, "Blue")) == [f"bearer {lord}" for lord in takers]
    table.play("Blue bearer Henri")
    assert table.get("relics.grail") == "Henri"
    assert table.get("markers.Blue") == 3 - markers


@rule("F-8.0-18", "F-11.1-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_relic_may_be_sold_and_is_not_given_to_captives(edition: str) -> None:
    table = quiet(
        edition=edition,
        flags={"holy_relics": True},
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy", "Othon": "sigy"}},
        captives={"Othon": "Red"},
        relics={"spear": "Arthur"},
    )
    deal(table, "Blue", "Red", "give-deniers 3", "want-relic spear")
    assert (table.get("relics.spear"), table.get("deniers")[:2]) == ("Eric", [8, 2])


@rule("F-8.0-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_received_may_be_used_at_once(edition: str) -> None:
    table = quiet(edition=edition, **{**MARKET, "hands": {"Red": ["assassination"]}})
    assert acts(table, "Blue", "play") == []
    deal(table, "Red", "Blue", "give-card assassination")
    assert acts(table, "Blue", "play") == ["play assassination"]


@rule("F-8.0-02", "F-D-18", "F-10.0-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", range(1, 8))
def test_a_marker_may_be_spent_in_anyones_turn_of_every_phase(edition: str, phase: int) -> None:
    table = quiet(edition=edition, in_phase=phase, active="Green", **MARKET)
    assert {"propose 1", "invite 1", "invite 2"} <= set(acts(table, "Red"))
    deal(table, "Red", "Blue", "give-card tax")
    table.play("Blue invite 0", "Blue done", "Red refuse")
