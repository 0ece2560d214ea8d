"""Why an offer, a price or a purchase is not open: the row of the very thing, and nothing that is hidden."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.explanations.why import OPEN, why
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.diplomacy.words import WANT_DENIERS
from oyez.games.fief.rules.market.purchases import PurchaseTurn
from oyez.games.fief.rules.market.ransoms import Ransoms
from tests.rule import rule
from tests.rules.fief.table import run, stage, state

FAMILIES = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}}


def row_of(table: Stage, name: str, action: str) -> tuple[str, str]:
    return why(state(table), table.words.seat(name), GAME.action(action))


@rule("F-8.0-03", "F-8.0-04", "F-8.0-06", "F-5.1-08", "F-6.2.3-08")
def test_offers_and_talks_name_the_row_of_the_thing() -> None:
    """Not that an effect is going on: that the purse is empty, the card not there, the player not at the talk."""
    table = stage(
        phase="purchases",
        lords=FAMILIES,
        deniers={"Red": 5, "Blue": 4},
        hands={"Red": ["tax"], "Blue": ["tax"]},
    )
    table.play("Red propose 1", "Red give-deniers 3", "Red give-card tax", "Red want-deniers 3")
    for action, row in {
        "give-deniers 3": "F-8.0-03",
        "want-deniers 2": "F-8.0-03",
        "give-card tax": "F-8.0-04",
        "want-card Arthur": "F-8.0-04",
        "give-village blaye": "F-5.1-08",
        "want-freedom Arthur": "F-6.2.3-08",
    }.items():
        assert row_of(table, "Red", action) == (row, "why-rule"), action
    table.play("Red back", "Red invite 1")
    assert row_of(table, "Red", "invite 1") == ("F-8.0-06", "why-rule")
    table.play("Red done", "Blue accept")
    assert row_of(table, "Red", "propose 2") == ("F-8.0-06", "why-rule")


@rule("F-8.0-03", "F-11.4-01")
def test_hidden_money_is_not_told_by_a_reason() -> None:
    """What a rich and what a poor partner cannot be asked for is the same."""
    found = []
    for deniers in (0, 40):
        table = stage(
            phase="purchases",
            flags={"hidden_money": True},
            lords=FAMILIES,
            deniers={"Red": 5, "Blue": deniers},
        )
        table.play("Red propose 1")
        found.append([row_of(table, "Red", action.text) for action in WANT_DENIERS.actions])
    assert found[0] == found[1]


@rule("F-6.2.4-07", "F-6.2.4-09")
@pytest.mark.parametrize(("edition", "row"), [("en2014", "F-6.2.4-09"), ("fr2015", "F-6.2.4-07")])
def test_a_price_is_lower_than_the_ransom_and_does_not_touch_what_is_owed(edition: str, row: str) -> None:
    """Arthur costs 4, Henri 2: of 5 Deniers FR and PL lay 4 aside, so that 1 is left for Henri."""
    table = stage(
        edition=edition,
        phase="none",
        lords={"Red": {"Arthur": "sigy", "Henri": "sigy"}, "Blue": {"Eric": "sigy"}},
        captives={"Arthur": "Blue", "Henri": "Blue"},
        titles={"Arthur": ["bishop-1"]},
        deniers={"Red": 5},
    )
    run(table, [Ransoms()])
    table.play("Red haggle Henri")
    assert row_of(table, "Red", "bid 1") == OPEN
    assert row_of(table, "Red", "bid 2") == (row, "why-rule")
    assert row_of(table, "Red", "bid 6") == ("F-6.2.4-09", "why-rule")


@rule("F-4.3-10", "F-4.3-16", "F-4.3-12", "F-4.1-12")
def test_choices_of_a_purchase_name_their_rows() -> None:
    """A title goes to an own Lord with room, the City to a Stronghold of the fief, a lone foreign Lord is captured."""
    lords = {
        "Red": {"Arthur": "sigy", "Henri": "marcamps", "Jeanne": "st-ciers-d-abzac"},
        "Blue": {"Eric": "sigy"},
    }
    table = stage(
        edition="en2014",
        phase="none",
        lords=lords,
        titles={"Jeanne": ["fief-blaye", "fief-bourg"]},
        forts={"sigy": "stronghold", "marcamps": "stronghold", "blaye": "city", "bourg": "city"},
        deniers={"Red": 20},
    )
    run(table, [PurchaseTurn(0)])
    table.play("Red buy-title sigy")
    assert row_of(table, "Red", "bequeath Eric") == ("F-4.3-10", "why-rule")
    assert row_of(table, "Red", "bequeath Jeanne") == ("F-4.3-16", "why-rule")
    table.play("Red bequeath Arthur")
    assert row_of(table, "Red", "charter st-ciers-d-abzac") == ("F-4.3-12", "why-rule")
    table.play("Red charter marcamps", "Red recruit sigy")
    assert row_of(table, "Red", "seize Arthur") == ("F-4.1-12", "why-rule")
