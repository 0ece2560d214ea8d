"""Fief 6.2.3 (French and Polish 6.2.4): captives, as far as battle and guard are concerned."""

from __future__ import annotations

import pytest

from oyez.engine.kernel import settle
from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.phase import bar_battle
from oyez.games.fief.rules.board.control import refresh
from oyez.games.fief.rules.board.tables import MOST, VILLAGES
from oyez.games.fief.rules.court.captivity import release_unguarded
from oyez.games.fief.rules.court.lords import free_lords_at, lords_of
from oyez.games.fief.rules.court.succession import die, die_together
from tests.rule import rule
from tests.rules.fief.battlefield import asked, faces, field, troops, village
from tests.rules.fief.table import EDITIONS, state

CHARLES = 2
ERIC = 3


def beaten(edition: str, **position: object) -> Stage:
    """Blue's army is wiped out by Red; Charles dies with it."""
    position.setdefault("blue", (1, 0))
    table = field(edition=edition, red=(0, 2), dice=faces(1, 1, 1), **position)  # type: ignore[arg-type]
    table.play("Red attack blaye")
    if table.prompt("Blue") == "before-first-roll":
        table.play("Blue fight")
    return table


@rule("F-6.2.3-01", "F-6.2.3-02", "F-6.2.3-19", "F-D-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captive_is_marked_stays_in_his_family_and_serves_it_no_more(edition: str) -> None:
    table = field(edition=edition, blue=(0, 0)).play("Red attack blaye")
    if edition != "en2014":
        table.play("Red capture Charles")
    g = state(table)
    assert table.get("captives.Charles") == 0
    assert lords_of(g, 1) == [CHARLES]
    assert free_lords_at(g, 1, village("blaye")) == []  # he leads, places and fights for nobody
    assert bar_battle(g, 1, village("blaye")) != ""


@rule("F-6.2.3-04", "F-6.2.3-11")
def test_a_captive_without_a_guard_is_free() -> None:
    table = field(phase="none", captives={"Charles": "Red"}, red=(0, 0), blue=(0, 0), control="Red")
    die(state(table), 0)  # the only Lord who guarded him, by Assassination
    assert table.get("captives.Charles") is None


@rule("F-6.2.3-04")
def test_troops_or_a_lord_are_guard_enough() -> None:
    table = field(phase="none", captives={"Charles": "Red"}, red=(1, 0), blue=(0, 0), control="Red")
    die(state(table), 0)
    assert table.get("captives.Charles") == 0
    g = state(table)
    g.men_at_arms[village("blaye") * MOST] = 0  # the plague
    refresh(g, village("blaye"))
    release_unguarded(g, village("blaye"))
    assert table.get("captives.Charles") is None


@rule("F-6.2.3-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captor_has_no_way_to_kill_a_captive_by_himself(edition: str) -> None:
    table = field(edition=edition, captives={"Charles": "Red"}, control="Red", blue=(0, 0))
    assert not [text for text in table.options("Red") if "Charles" in text and "kill" in text]
    assert bar_battle(state(table), 0, village("blaye")) == "F-6.0-01"  # nor can he attack him


@rule("F-6.2.3-10", "F-6.2.3-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_captives_of_beaten_guards(edition: str) -> None:
    """Green's Eric is Blue's captive when Red wipes Blue out."""
    table = beaten(
        edition,
        elsewhere={"Green": {"Eric": "blaye", "Quentin": "sigy"}},
        captives={"Eric": "Blue"},
    )
    if edition == "en2014":
        assert table.get("captives.Eric") is None
        assert table.get("at.Eric") == "sigy"  # beside his cousin
        return
    table.expect(prompt={"Red": "take-over-captives"})
    assert asked(table, "Red") == ["capture Eric", "done"]
    table.play("Red capture Eric")
    assert table.get("captives.Eric") == 0


@rule("F-6.2.3-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_not_taken_over_is_free(edition: str) -> None:
    table = beaten(
        edition, elsewhere={"Green": {"Eric": "blaye", "Quentin": "sigy"}}, captives={"Eric": "Blue"}
    )
    if edition != "en2014":
        table.play("Red done")
    assert table.get("captives.Eric") is None
    assert table.get("at.Eric") == "sigy"


@rule("F-6.2.3-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_own_lord_is_freed_by_the_victory(edition: str) -> None:
    table = beaten(
        edition,
        elsewhere={"Red": {"Baudoin": "blaye"}},
        captives={"Baudoin": "Blue"},
        fort="none",
    )
    assert table.get("captives.Baudoin") is None


@rule("F-6.2.3-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lord_who_is_left_free_still_guards(edition: str) -> None:
    """Ruling for the English edition: free when the captor has neither troops nor a free Lord there."""
    table = field(
        edition=edition,
        red=(5, 0),
        blue=(1, 0),
        dice=faces(1, 1),
        elsewhere={"Green": {"Eric": "blaye"}},
        captives={"Eric": "Blue"},
    )
    table.play("Red attack blaye")
    if edition == "en2014":
        assert table.get("captives.Charles") == 0
        assert table.get("captives.Eric") is None
        return
    table.play("Blue fight", "Red done")
    assert table.get("captives.Charles") is None
    assert table.get("captives.Eric") == 1


@rule("F-6.2.3-11")
def test_captives_are_free_when_both_sides_are_destroyed() -> None:
    table = field(
        red=(1, 0),
        blue=(1, 0),
        dice=faces(2, 2),
        elsewhere={"Green": {"Eric": "blaye", "Quentin": "sigy"}},
        captives={"Eric": "Blue"},
    )
    table.play("Red attack blaye", "Blue fight")
    assert table.get("captives.Eric") is None
    assert table.get("at.Eric") == "sigy"


@rule("F-6.2.3-12", "F-6.2.4-15", "F-6.2.4-16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("fort", "cousin", "place"),
    [("stronghold", "sigy", "bourg"), ("none", "sigy", "sigy"), ("none", "", "bourg")],
)
def test_the_chain_of_places_for_a_freed_lord(edition: str, fort: str, cousin: str, place: str) -> None:
    """Own fortification; else beside another own Lord; else an own Village."""
    lords = {"Eric": "blaye"}
    if cousin:
        lords["Quentin"] = cousin
    table = field(
        edition=edition,
        red=(0, 2),
        blue=(1, 0),
        dice=faces(1, 1, 1),
        elsewhere={"Green": lords},
        more_troops={"Green": {"bourg": [1, 0]}},
        more_forts={"bourg": fort},
        captives={"Eric": "Blue"},
    )
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Blue fight", "Red done")
    assert table.get("at.Eric") == place


@rule("F-6.2.3-12")
def test_among_equal_places_the_owner_chooses() -> None:
    table = beaten(
        "fr2015",
        elsewhere={"Green": {"Eric": "blaye"}},
        more_troops={"Green": {"bourg": [1, 0], "sigy": [1, 0]}},
        captives={"Eric": "Blue"},
    )
    table.play("Red done").expect(prompt={"Green": "place-lord"})
    assert sorted(asked(table, "Green")) == ["stand bourg", "stand sigy"]


@rule("F-6.2.3-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_resort_of_a_homeless_lord(edition: str) -> None:
    """An empty Village, or one of the ally (English edition) or of anybody who agrees (French, Polish)."""
    table = beaten(
        edition,
        elsewhere={
            "Green": {"Eric": "blaye", "Isabelle": "blaye"},
            "Yellow": {"Philippe": "bourg"},
        },
        captives={"Eric": "Blue", "Isabelle": "Blue"},
        married=[["Isabelle", "Philippe"]],
    )
    if edition != "en2014":
        table.play("Red done")
    places = {text.removeprefix("stand ") for text in asked(table, "Green")}
    assert {"sigy", "bourg"} <= places
    if edition == "en2014":
        assert "blaye" not in places  # Red controls it
        table.play("Green stand bourg")  # the ally's, who is not asked
        assert table.get("at.Isabelle") == "bourg"
    else:
        assert "blaye" in places  # Red, who controls it, may agree
        table.play("Green stand blaye").expect(prompt={"Red": "host-lord"})
        table.play("Red refuse")
        assert "stand blaye" not in asked(table, "Green")


@rule("F-6.2.3-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_freed_lord_may_stand_in_an_own_besieged_place(edition: str) -> None:
    table = beaten(
        edition,
        elsewhere={"Green": {"Eric": "blaye"}, "Yellow": {"Henri": "bourg"}},
        more_troops={"Green": {"bourg": [1, 0]}, "Yellow": {"bourg": [1, 0]}},
        more_forts={"bourg": "stronghold"},
        controls={"bourg": "Green"},
        sieges={"bourg": {"Yellow": 1}},
        captives={"Eric": "Blue"},
    )
    if edition != "en2014":
        table.play("Red done")
    assert table.get("at.Eric") == "bourg"


@rule("F-6.2.3-15", "F-D-06", "F-7.0-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captive_keeps_his_titles_and_their_points(edition: str) -> None:
    table = field(edition=edition, blue=(0, 0), titles={"Charles": ["fief-sigy", "king"]})
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Red capture Charles")
    assert table.get("titles.Charles") == ["fief-sigy", "king"]
    assert table.get("victory_points.Blue") == 2
    assert table.get("control.sigy") == 1  # unoccupied and still governed by his family


@rule("F-6.2.3-04")
def test_captives_in_other_villages_are_not_touched_by_a_battle() -> None:
    table = beaten(
        "fr2015",
        elsewhere={"Green": {"Eric": "sigy"}},
        more_troops={"Blue": {"sigy": [1, 0]}},
        captives={"Eric": "Blue"},
    )
    assert table.get("captives.Eric") == 1
    assert troops(table, "Blue", "sigy") == [1, 0]
    assert VILLAGES[state(table).at[ERIC]] == "sigy"


@rule("F-6.2.3-12", "F-6.2.3-04")
def test_of_several_freed_at_once_each_is_named_before_he_is_placed() -> None:
    table = field(
        phase="none",
        red=(1, 0),
        blue=(0, 0),
        captives={"Charles": "Red", "Philippe": "Red"},
        blue_lords=("Charles", "Philippe"),
        red_lords=(),
        elsewhere={"Blue": {"Thierry": "sigy", "Quentin": "bourg"}},
        control="Red",
    )
    g = state(table)
    g.men_at_arms[village("blaye") * MOST] = 0
    refresh(g, village("blaye"))
    release_unguarded(g, village("blaye"))
    settle(g)
    table.expect(
        events=["Blue freed Philippe"], no_events=["Blue freed Charles"], prompt={"Blue": "place-lord"}
    )
    table.play("Blue stand sigy")
    table.expect(events=["Blue freed Charles"], prompt={"Blue": "place-lord"})


@rule("F-5.1-03", "F-6.2.3-12")
def test_a_freed_lord_holds_nothing_where_he_was_a_captive() -> None:
    """His guard and his brother, who held the Village, fall by one blow; he himself goes to Thierry."""
    table = field(
        phase="none",
        red=(0, 0),
        blue=(0, 0),
        blue_lords=("Charles", "Philippe"),
        captives={"Philippe": "Red"},
        elsewhere={"Blue": {"Thierry": "sigy"}},
    )
    g = state(table)
    die_together(g, [0, CHARLES])
    settle(g)
    table.expect(state={"at.Philippe": "sigy", "control.blaye": None, "arrivals.blaye": []})
