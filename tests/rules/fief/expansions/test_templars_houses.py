"""X-TEM-15 to -25, -40, -43, -46, -53, -56: Commanderies, what they yield and what they protect from."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.templars.part import templars_of
from oyez.games.fief.rules.battle.pillage import BeginPillage
from oyez.games.fief.rules.board.tables import VILLAGES
from oyez.games.fief.rules.cards.disasters import DISASTERS
from oyez.games.fief.rules.market.income import income_of
from oyez.games.fief.rules.opportunities.rising import bar_rise, can_rise, troubled
from oyez.games.fief.rules.opportunities.rising_strike import Strike
from tests.rule import rule
from tests.rules.fief.court import asked, buying, court, kill, lord, why
from tests.rules.fief.marching import go, moving
from tests.rules.fief.moments import acts, quiet
from tests.rules.fief.table import EDITIONS, income, run, stage, state

ON = {"templars": "on"}
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)
BLAYE = VILLAGES.index("blaye")
LORDS: dict[str, Any] = {
    "Red": {"Arthur": "blaye", "Gauvain": "charolles"},
    "Blue": {"Eric": "sigy"},
}


def yields(table: Stage) -> list[int]:
    """What Commanderies would pay every player."""
    g = state(table)
    return [income_of(g, seat)["commanderies"] for seat in range(g.rules.seats)]


def houses(*places: str, flags: dict[str, Any] | None = None, **position: Any) -> Stage:
    """Commanderies stand there; Arthur in Blaye is a Templar."""
    part = {"members": ["Arthur"], "commanderies": list(places), **position.pop("templars", {})}
    whole = {"lords": LORDS, **position}
    return court(3, flags={**ON, **(flags or {})}, templars=part, **whole)


@rule("X-TEM-15", "X-TEM-16", "X-TEM-17", "X-TEM-53", "X-GEN-12")
@EVERY_EDITION
def test_bought_for_three_where_an_own_free_templar_stands(edition: str) -> None:
    table = buying(
        3,
        edition=edition,
        flags=ON,
        lords=LORDS,
        templars={"members": ["Arthur"]},
        deniers={"Red": 7},
        mills={"blaye": 2},
    )
    assert [text for text in asked(table, "Red") if text.startswith("commandery")] == ["commandery blaye"]
    assert why(table, "Red", "commandery charolles") == "X-TEM-17"
    assert why(table, "Red", "commandery sigy") == "X-TEM-17"
    table.play("Red commandery blaye")
    table.expect(events=["Red built-commandery blaye"], state={"deniers.Red": 4, "mills.blaye": 2})
    assert why(table, "Red", "commandery blaye") == "X-TEM-17"  # one per Village


@rule("X-TEM-15", "X-TEM-16", "X-TEM-47")
def test_without_money_a_templar_or_freedom_there_is_none() -> None:
    poor = buying(3, flags=ON, lords=LORDS, templars={"members": ["Arthur"]}, deniers={"Red": 2})
    assert why(poor, "Red", "commandery blaye") == "X-TEM-15"
    layman = buying(3, flags=ON, lords=LORDS, deniers={"Red": 9})
    assert why(layman, "Red", "commandery blaye") == "X-TEM-17"
    captive = buying(
        3,
        flags=ON,
        lords={"Red": {"Arthur": "blaye", "Gauvain": "charolles"}, "Blue": {"Eric": "blaye"}},
        captives={"Arthur": "Blue"},
        templars={"members": ["Arthur"]},
        deniers={"Red": 9},
    )
    assert why(captive, "Red", "commandery blaye") == "X-TEM-17"


@rule("X-TEM-17", "X-GEN-15")
def test_five_on_the_map() -> None:
    places = ["sigy", "bourg", "tournus", "pugnac"]
    position: dict[str, Any] = {"lords": LORDS, "deniers": {"Red": 9}}
    four = buying(3, flags=ON, templars={"members": ["Arthur"], "commanderies": places}, **position)
    four.play("Red commandery blaye")
    full = buying(
        3, flags=ON, templars={"members": ["Arthur"], "commanderies": [*places, "marcamps"]}, **position
    )
    assert why(full, "Red", "commandery blaye") == "X-GEN-15"


@rule("X-TEM-18", "X-GEN-09")
@pytest.mark.parametrize(
    ("cards", "deniers"),
    [
        ({}, 2),
        ({"harvest": [1]}, 3),
        ({"weather": [1]}, 3),
        ({"harvest": [1], "weather": [1]}, 4),
        ({"harvest": [2], "weather": [3]}, 2),
    ],
)
def test_two_deniers_and_one_each_for_harvest_and_weather(cards: dict[str, Any], deniers: int) -> None:
    table = houses("blaye", **cards)
    assert yields(table) == [deniers, 0, 0]
    run(table, income)
    table.expect(events=[f"Red commandery-income {deniers}"])


@rule("X-TEM-19")
def test_the_controller_collects_templar_or_not() -> None:
    table = houses("sigy", "blaye", "bourg")
    assert yields(table) == [2, 2, 0]  # nobody controls Bourg
    assert yields(houses("blaye", famine=[1, 2, 3, 4])) == [2, 0, 0]


@rule("X-TEM-19", "X-TEM-46")
def test_a_besieged_one_yields_nothing_and_the_besieger_pillages_it() -> None:
    table = houses(
        "blaye",
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        troops={"Blue": {"blaye": [2, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Blue": 1}},
        first="Blue",
    )
    assert yields(table) == [0, 0, 0]
    run(table, [BeginPillage()])
    assert asked(table, "Blue") == ["pillage-commandery blaye", "done"]


@rule("X-TEM-20", "X-TEM-21")
def test_neither_tithe_nor_tallage_touch_it() -> None:
    taxed: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye", "Gauvain": "charolles"}, "Blue": {"Eric": "sigy"}},
        "titles": {"Eric": ["bishop-1"]},
        "taxes": [{"seat": "Blue", "tithe": 1}],
        "mills": {"blaye": 1},
    }
    table = houses("blaye", **taxed)
    found = [income_of(state(table), seat) for seat in range(2)]
    assert [one["commanderies"] for one in found] == [2, 0]
    assert [one["tithes"] for one in found] == [0, 2]  # the Mill alone
    tallage: dict[str, Any] = {
        "titles": {"Gauvain": ["fief-blaye"]},
        "taxes": [{"seat": "Red", "tallage": "blaye"}],
    }
    with_house, without = houses("blaye", **tallage), houses(**tallage)
    assert income_of(state(with_house), 0)["tallages"] == income_of(state(without), 0)["tallages"] > 0


@rule("X-TEM-22", "X-TEM-23", "X-TEM-43")
def test_the_plague_spares_its_village_and_tests_a_templar_elsewhere() -> None:
    def outbreak(*places: str) -> Stage:
        table = stage(
            3,
            flags=ON,
            phase="none",
            track=["plague"],
            lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "charolles"}},
            troops={"Red": {"blaye": [1, 0]}},
            templars={"members": ["Arthur"], "commanderies": list(places)},
            control={"blaye": "Red"},
        )
        return run(table.chance(0, 5, 5, 5), [DISASTERS])

    safe = outbreak("blaye")
    safe.expect(events=["Green plague-rolled Henri 6"], no_events=["Red plague-rolled", "Blue plague-rolled"])
    safe.expect(state={"troops.Red.blaye": [1, 0, 1]})
    struck = outbreak("sigy")
    struck.expect(events=["Red plague-rolled Arthur 6", "Blue plague-rolled Eric 6"])
    # A Man-at-Arms and a Templar Knight are two units, one of which dies.
    assert asked(struck, "Red") == ["bury-templar-knights 0", "bury-templar-knights 1"]
    struck.play("Red bury-templar-knights 1").expect(state={"troops.Red.blaye": [1, 0, 0]})
    assert templars_of(state(struck)).knights == 0
    struck.game.conserve(state(struck))


@rule("X-TEM-23")
def test_leaving_it_for_the_plague_around_is_entering_the_plague() -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Gauvain": "blaye"}},
        "troops": {"Red": {"blaye": [1, 0]}},
        "plague": [1],
        "chance": [5],
    }
    out = moving(flags=ON, templars={"commanderies": ["blaye"]}, **position)
    go(out, "Red lead Gauvain", "Red march charolles")
    out.expect(events=["Red plague-rolled Gauvain 6"])
    within = moving(flags=ON, **{**position, "chance": []})
    go(within, "Red lead Gauvain", "Red march charolles").expect(no_events=["Red plague-rolled"])
    home = moving(flags=ON, templars={"commanderies": ["charolles"]}, **{**position, "chance": []})
    go(home, "Red lead Gauvain", "Red march charolles").expect(no_events=["Red plague-rolled"])


@rule("X-TEM-23")
@pytest.mark.parametrize(("commanderies", "rolls"), [(["la-salle"], True), ([], False)])
def test_from_it_no_step_leads_straight_out_of_the_plague(commanderies: list[str], rolls: bool) -> None:
    """A Lord tested before is spared on a step from one plague into another (F-2.3.3-14), but not from a haven."""
    table = moving(
        edition="en2014",
        flags=ON,
        lords={"Red": {"Gauvain": "la-salle"}},
        tested={"Gauvain": [1]},
        plague=[1, 5],
        templars={"commanderies": commanderies},
        chance=[5] if rolls else [],
    )
    go(table, "Red lead Gauvain", "Red march beaujeu")
    told = "Red plague-rolled Gauvain 6"
    assert [event for event in table.events() if "plague-rolled" in event] == ([told] if rolls else [])


@rule("X-TEM-22", "X-TEM-24", "X-TEM-40")
@EVERY_EDITION
def test_no_uprising_in_its_village_whatever_the_cause(edition: str) -> None:
    position: dict[str, Any] = {
        "edition": edition,
        "lords": {**LORDS, "Green": {"Henri": "sigy"}},
        "famine": [1],
        "hands": {"Blue": ["uprising"]},
    }
    table = quiet(3, flags=ON, templars={"members": ["Arthur"], "commanderies": ["blaye"]}, **position)
    g = state(table)
    assert BLAYE not in troubled(g, 1)
    assert bar_rise(g, 1, BLAYE) == "X-TEM-24"
    assert VILLAGES.index("charolles") in troubled(g, 1)
    bare = quiet(3, flags=ON, templars={"members": ["Arthur"]}, **position)
    assert BLAYE in troubled(state(bare), 1)  # a Templar by himself is no protection
    every = [v for v in VILLAGES if v in ("la-salle", "blaye", "charolles", "sennecy", "l-epervier")]
    covered = quiet(
        3,
        flags={**ON, "numbers": "templars.commandery_supply=9"},
        templars={"commanderies": [*every, "st-medard", "villeneuve"]},
        **position,
    )
    assert not can_rise(state(covered), 1)
    assert "play uprising" not in acts(covered, "Blue")


@rule("X-TEM-40")
def test_an_uprising_elsewhere_kills_lord_and_knight_alike() -> None:
    table = court(
        3,
        flags=ON,
        lords={"Red": {"Arthur": "blaye", "Gauvain": "charolles"}},
        templars={"members": ["Arthur"]},
    )
    run(table.chance(4, 4), [Strike(BLAYE, 1, 1, False)])
    table.expect(events=["rising-struck blaye", "Red others-lost blaye", "Red died Arthur"])
    table.expect(state={"troops.Red.blaye": [0, 0, 0]})
    assert templars_of(state(table)).members == 0


@rule("X-TEM-25", "X-TEM-56")
@EVERY_EDITION
def test_pillaged_like_a_mill_and_bought_again(edition: str) -> None:
    table = houses("blaye", "sigy", edition=edition)
    run(table, [BeginPillage()])
    assert asked(table, "Red") == ["pillage-commandery blaye", "done"]
    assert why(table, "Red", "pillage-commandery sigy") == "F-6.5-02"
    assert why(table, "Red", "pillage-commandery charolles") == "X-TEM-25"
    table.play("Red pillage-commandery blaye")
    table.expect(events=["Red commandery-pillaged blaye"], state={"deniers.Red": 6})
    again = buying(3, flags=ON, lords=LORDS, templars={"members": ["Arthur"]}, deniers={"Red": 3})
    assert "commandery blaye" in asked(again, "Red")


@rule("X-TEM-48")
def test_a_commandery_stays_with_its_village() -> None:
    table = kill(houses("blaye"), "Arthur")
    part = templars_of(state(table))
    assert (part.members, part.commanderies) == (0, 1 << BLAYE)
    assert not part.knights >> lord("Gauvain") & 1
    taken = houses(
        "blaye", lords={"Red": {"Gauvain": "charolles", "Arthur": "charolles"}, "Blue": {"Eric": "blaye"}}
    )
    assert yields(taken) == [0, 2, 0]
