"""Fief 11.1: relics whose bearer died or was captured."""

from __future__ import annotations

import pytest

from oyez.engine.kernel import settle
from oyez.games.fief.rules.board.tables import GRAIL, LORDS, RELICS
from oyez.games.fief.rules.cards.relics import keeper
from oyez.games.fief.rules.court.captivity import capture
from tests.rule import rule
from tests.rules.fief.battlefield import faces, field
from tests.rules.fief.court import kill
from tests.rules.fief.marching import go, moving
from tests.rules.fief.moments import acts, asked, holy, why
from tests.rules.fief.table import EDITIONS, state


@rule("F-11.1-08", "F-11.1-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_47_it_stays_with_the_troops_of_the_dead(edition: str) -> None:
    """Blue was there first, but Red's men hold what their Lord bore; no strange Lord may take it."""
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy", "Henri": "bourg"}, "Blue": {"Eric": "sigy"}},
        troops={"Red": {"sigy": [1, 0]}, "Blue": {"sigy": [3, 0]}},
        control={"sigy": "Blue"},
        relics={"grail": "Arthur"},
    )
    kill(table, "Arthur")
    assert table.get("relics.grail") == "sigy"
    assert keeper(state(table), GRAIL) == 0
    assert why(table, "Blue take-relic grail") == "F-11.1-08"
    assert "relic-left grail sigy" in table.events()


@rule("F-11.1-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_own_troops_those_who_are_there_hold_it(edition: str) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy"}, "Green": {"Henri": "sigy"}, "Blue": {"Eric": "bourg"}},
        troops={"Blue": {"sigy": [1, 0]}},
        relics={"grail": "Arthur"},
    )
    kill(table, "Arthur")
    assert keeper(state(table), GRAIL) == 1
    assert acts(table, "Green", "take-relic") == []


@rule("F-11.1-08", "F-11.1-11", "F-11.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_its_keeper_fetches_it_with_any_lord(edition: str) -> None:
    table = moving(
        edition=edition,
        flags={"holy_relics": True},
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "st-paul"}},
        troops={"Red": {"st-paul": [1, 0]}},
        control={"st-paul": "Red"},
        relics={"grail": "st-paul"},
        claimed=["grail"],
    )
    assert acts(table, "Blue", "take-relic") == []
    go(table, "Red lead Arthur", "Red march st-paul")
    if edition != "fr2015":
        assert table.get("relics.grail") == "st-paul"
        table.play("Red take-relic grail")  # Blue is there too, but the relic is in Red's hands
    assert table.get("relics.grail") == "Arthur"


@rule("F-11.1-08", "F-11.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_own_troops_hold_is_taken_without_leave(edition: str) -> None:
    """Blue controls and occupies the Village, but Red's troops hold the relic."""
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy", "Othon": "sigy"}, "Blue": {"Eric": "sigy"}},
        troops={"Red": {"sigy": [1, 0]}, "Blue": {"sigy": [1, 0]}},
        control={"sigy": "Blue"},
        relics={"grail": "Arthur"},
    )
    kill(table, "Arthur")
    if edition != "fr2015":
        table.play("Red take-relic grail")
    assert table.get("relics.grail") == "Othon"


@rule("F-11.1-10", "F-10.1-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_destroys_it(edition: str) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "mazilles", "Henri": "bourg"}, "Blue": {"Eric": "sigy"}},
        relics={"spear": "Arthur"},
        famine=[2],
        hands={"Blue": ["uprising"]},
    )
    table.play("Blue play uprising", "Blue rise mazilles")
    assert (table.get("family.Arthur"), table.get("relics.spear")) == (None, "mazilles")


@rule("F-11.1-11", "F-11.1-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_48_a_lost_relic_is_anybodys_in_fr_at_once(edition: str) -> None:
    """EN and PL: any Lord may take it; FR: the first Lord to come has it."""
    table = moving(
        edition=edition,
        flags={"holy_relics": True},
        lords={"Red": {"Blanche": "sigy"}},
        relics={"grail": "st-paul"},
        claimed=["grail"],
    )
    go(table, "Red lead Blanche", "Red march st-paul")
    assert table.get("relics.grail") == ("Blanche" if edition == "fr2015" else "st-paul")
    if edition != "fr2015":
        table.play("Red take-relic grail")
        assert table.get("relics.grail") == "Blanche"


@rule("F-11.1-11")
def test_fr_the_owner_says_which_of_several_lords_gets_it_and_freed_or_new_ones_too() -> None:
    table = moving(
        edition="fr2015",
        flags={"holy_relics": True},
        lords={"Red": {"Blanche": "sigy", "Arthur": "sigy"}},
        relics={"grail": "st-paul"},
        claimed=["grail"],
    )
    go(table, "Red lead Arthur", "Red join Blanche", "Red march st-paul")
    assert asked(table, "Red") == ["bearer Arthur", "bearer Blanche"]
    table.play("Red bearer Blanche")
    freed = holy(
        edition="fr2015",
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy"}},
        captives={"Eric": "Red"},
        titles={},
        relics={"grail": "beaujeu"},
        claimed=["grail"],
    )
    freed.play("Red free Eric", "Blue stand beaujeu")
    assert freed.get("relics.grail") == "Eric"


@rule("F-11.1-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_stands_beside_a_bearer_killed_outside_battle(edition: str) -> None:
    """FR: an own Lord there has it at once; EN and PL: he may take it."""
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy", "Henri": "sigy"}, "Blue": {"Eric": "bourg"}},
        relics={"grail": "Arthur"},
    )
    kill(table, "Arthur")
    assert table.get("relics.grail") == ("Henri" if edition == "fr2015" else "sigy")
    if edition != "fr2015":
        assert acts(table, "Red", "take-relic") == ["take-relic grail"]


@rule("F-11.1-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_battle_an_own_lord_takes_it_up_first(edition: str) -> None:
    table = field(
        edition=edition,
        flags={"holy_relics": True},
        red=(6, 2),
        blue=(1, 1),
        blue_lords=("Charles", "Eric"),
        relics={"spear": "Charles"},
        dice=faces(3, 1, 1, 1),  # 5 hits: all troops and one Lord
    )
    table.play("Red attack blaye")
    while table.prompt("Blue") != "choose-fallen":
        table.play(f"{table.asked()[0]} fight")
    table.play("Blue fall Charles")
    assert "Blue took-relic spear Eric" in table.events()


@rule("F-11.1-12")
@pytest.mark.parametrize(
    ("edition", "decides"), [("en2014", "Green"), ("fr2015", "Blue"), ("pl2015", "Blue")]
)
def test_in_a_coalition_the_decider_names_the_lord_who_gets_it(edition: str, decides: str) -> None:
    """Blue's last Lord dies; Green's two Lords are left. EN: the strongest member decides, FR and PL: the principal."""
    table = field(
        edition=edition,
        flags={"holy_relics": True},
        red=(13, 8),
        blue=(1, 0),
        green=(2, 0),
        green_lords=("Eric", "Henri"),
        blue_lords=("Charles",),
        elsewhere={"Blue": {"Othon": "sigy"}},
        relics={"spear": "Charles"},
        dice=faces(2, 1, 1, 1),  # 4 hits: three men and one Lord
    )
    table.play("Red attack blaye", "Red target 1", "Green help 1", "Blue accept")
    while "choose-fallen" not in [decision.prompt.name for decision in table.g.pending]:
        table.play(f"{table.asked()[0]} fight")
    table.play(f"{decides} fall Charles")
    assert asked(table, decides) == ["bearer Eric", "bearer Henri"]
    table.play(f"{decides} bearer Henri")
    assert "Green took-relic spear Henri" in table.events()


@rule("F-11.1-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_a_captured_lord_it_goes_to_his_captors_lord_else_to_his_troops(edition: str) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "sigy"}, "Green": {"Henri": "sigy"}},
        troops={"Red": {"sigy": [1, 0]}, "Green": {"sigy": [1, 0]}},
        relics={"spear": "Charles"},
    )
    capture(state(table), LORDS.index("Charles"), 0)
    settle(table.g)
    assert table.get("relics.spear") == "Arthur"
    lordless = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Charles": "sigy"}, "Green": {"Henri": "sigy"}},
        troops={"Red": {"sigy": [1, 0]}, "Green": {"sigy": [1, 0]}},
        control={"sigy": "Green"},
        relics={"spear": "Charles"},
    )
    capture(state(lordless), LORDS.index("Charles"), 0)
    settle(lordless.g)
    assert lordless.get("relics.spear") == "sigy"
    assert keeper(state(lordless), RELICS.index("spear")) == 0
    assert acts(lordless, "Green", "take-relic") == []


@rule("F-11.1-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_fallen_bore_goes_to_the_winners_lord(edition: str) -> None:
    table = field(
        edition=edition,
        flags={"holy_relics": True},
        red=(6, 2),
        blue=(1, 0),
        blue_lords=("Charles",),
        elsewhere={"Blue": {"Othon": "sigy"}},
        relics={"spear": "Charles"},
        dice=[2, 2, 0, 0],
    )
    table.play("Red attack blaye")
    while table.get("battle") is not None and table.g.pending:
        table.play(f"{table.asked()[0]} fight")
    assert table.get("family.Charles") is None
    assert table.get("relics.spear") == "Arthur"


@rule("F-11.1-13")
def test_without_a_lord_the_winners_troops_hold_it() -> None:
    """Blue attacks, falls, and Red's lordless defenders keep the field and the relic."""
    table = field(
        flags={"holy_relics": True},
        red=(1, 0),
        red_lords=("Charles",),
        blue=(6, 2),
        blue_lords=(),
        elsewhere={"Blue": {"Eric": "sigy"}, "Red": {"Othon": "bourg"}},
        relics={"spear": "Charles"},
        dice=[0, 2, 2],
    )
    table.play("Red attack blaye")
    while table.get("battle") is not None:
        table.play(f"{table.asked()[0]} fight")
    assert table.get("relics.spear") == "blaye"
    assert keeper(state(table), RELICS.index("spear")) == 1
