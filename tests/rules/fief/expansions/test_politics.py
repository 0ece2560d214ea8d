"""X-POL: the toll collectors."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import Event
from oyez.games.fief.expansions.politics.toll import bridges_of
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF, BRIDGES, FIEF_OF, FIEFS, ROADS, VILLAGES
from oyez.games.fief.rules.market.income import income_of
from oyez.games.fief.rules.opportunities.rising import causes
from oyez.narration import LANGUAGES, Narrator
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, income, run, stage, state

POLITICS = {"politics": "on"}
CHAROLLES = VILLAGES.index("charolles")


def tolls(seats: int = 3, /, flags: dict[str, Any] | None = None, **position: Any) -> list[int]:
    """What every player would collect at the bridges."""
    table = stage(seats, phase="none", flags={**POLITICS, **(flags or {})}, **position)
    return [income_of(state(table), seat)["toll"] for seat in range(seats)]


def men(**places: str) -> dict[str, Any]:
    """One Man-at-Arms for each: men(Red="charolles sigy")."""
    return {seat: {village: [1, 0] for village in villages.split()} for seat, villages in places.items()}


@rule("X-POL-03")
def test_the_five_bridges() -> None:
    ends = {frozenset(VILLAGES[end] for end in ROADS[road]) for road in BRIDGES}
    assert ends == {
        frozenset({"charolles", "villeneuve"}),
        frozenset({"st-andromy", "st-medard"}),
        frozenset({"pugnac", "st-gerome"}),
        frozenset({"villeneuve", "st-medard"}),
        frozenset({"la-buissiere", "st-andre"}),
    }


@rule("X-POL-01", "X-GEN-02")
def test_without_the_module_nobody_collects_and_set_up_is_the_same() -> None:
    plain = stage(3, phase="none", troops=men(Red="charolles"))
    assert "toll" not in income_of(state(plain), 0)
    one, other = (GAME.setup(GAME.rules(4, options), 5, []) for options in ({}, POLITICS))
    assert one.snapshot() == other.snapshot()


@rule("X-POL-02", "X-POL-04")
def test_one_denier_for_each_bridge_beside_an_own_village() -> None:
    assert tolls(troops=men(Red="charolles", Blue="sigy")) == [1, 0, 0]
    assert tolls(troops=men(Red="villeneuve")) == [2, 0, 0]
    assert tolls(troops=men(Red="charolles villeneuve")) == [2, 0, 0]  # their bridge counts once


@rule("X-POL-02")
def test_at_most_five() -> None:
    everywhere = men(Red="charolles villeneuve st-andromy st-medard pugnac st-gerome la-buissiere st-andre")
    assert tolls(troops=everywhere) == [5, 0, 0]
    numbers = "politics.toll_per_bridge=2"
    assert tolls(flags={"numbers": numbers}, troops=everywhere) == [5, 0, 0]
    assert tolls(flags={"numbers": f"{numbers}; politics.toll_max=9"}, troops=everywhere) == [9, 0, 0]


@rule("X-POL-05")
def test_both_ends_pay_their_controller() -> None:
    assert tolls(troops=men(Red="charolles", Blue="villeneuve")) == [1, 2, 0]


@rule("X-POL-05")
def test_by_agreement_one_player_alone_collects() -> None:
    options = {"politics": "on", "numbers": 'politics.holder="one"'}
    holders = set()
    for seed in range(12):
        g = GAME.setup(GAME.rules(3, options), seed, [])
        holder = g.snapshot()["toll"]["collector"]  # type: ignore[index]
        assert g.copy().snapshot() == g.snapshot()
        assert all(GAME.view(g, seat)["toll"] == {"collector": holder} for seat in range(3))
        holders.add(holder)
    assert holders == {0, 1, 2}
    position: dict[str, Any] = {
        "troops": men(Red="charolles", Blue="villeneuve"),
        "toll": {"collector": "Blue"},
    }
    assert tolls(flags={"numbers": 'politics.holder="one"'}, **position) == [0, 2, 0]


@rule("X-POL-06")
def test_a_besieged_village_is_no_end() -> None:
    position: dict[str, Any] = {
        "lords": {"Blue": {"Eric": "villeneuve"}},
        "troops": {"Red": {"villeneuve": [1, 0]}, "Blue": {"villeneuve": [2, 0]}},
        "control": {"villeneuve": "Red"},
        "forts": {"villeneuve": "stronghold"},
        "sieges": {"villeneuve": {"Blue": 1}},
    }
    assert tolls(**position) == [0, 0, 0]
    position["troops"]["Red"]["charolles"] = [1, 0]
    assert tolls(**position) == [1, 0, 0]  # the other end still counts


@rule("X-POL-07", "X-POL-10")
def test_an_unoccupied_village_of_an_own_fief_counts() -> None:
    """Also for a Lord who stands elsewhere; and a player without any Lord collects where his troops are."""
    fief = next(
        f for f in ("blaye", "bourg", "sigy", "tournus", "st-gerome", "l-epervier") if controls_bridge(f)
    )
    titles = {"Arthur": [f"fief-{fief}"]}
    assert tolls(lords={"Red": {"Arthur": "mazilles"}}, titles=titles)[0] > 0
    assert tolls(troops=men(Red="charolles"))[0] == 1


def controls_bridge(fief: str) -> bool:
    table = stage(
        3,
        phase="none",
        flags=POLITICS,
        lords={"Red": {"Arthur": "mazilles"}},
        titles={"Arthur": [f"fief-{fief}"]},
    )
    return bool(bridges_of(state(table), 0))


@rule("X-POL-08", "X-POL-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_tax_and_no_weather_changes_the_toll(edition: str) -> None:
    table = stage(
        3,
        edition=edition,
        phase="none",
        flags=POLITICS,
        lords={"Blue": {"Eric": "sigy"}},
        troops=men(Red="charolles villeneuve"),
        famine=[1, 2, 3, 4],
        rain=[1, 2, 3, 4],
        harvest=[1, 2, 3, 4, 5],
        weather=[1, 2, 3, 4, 5],
    )
    assert [income_of(state(table), seat)["toll"] for seat in range(3)] == [2, 0, 0]


@rule("X-POL-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tallage_and_tithe_do_not_touch_the_toll_and_the_toll_causes_no_uprising(edition: str) -> None:
    """Blue taxes the fief and the bishopric of Charolles, where Red has a Village with a Mill and a bridge."""
    fief, bishopric = FIEFS[FIEF_OF[CHAROLLES]], BISHOPRIC_OF[CHAROLLES]
    position: dict[str, Any] = {
        "edition": edition,
        "phase": "none",
        "flags": POLITICS,
        "lords": {"Blue": {"Eric": "mazilles", "Henri": "mazilles"}},
        "troops": men(Red="charolles"),
        "mills": {"charolles": 1},
        "titles": {"Eric": [f"fief-{fief}"], "Henri": [f"bishop-{bishopric + 1}"]},
    }
    taxed = stage(
        3,
        **position,
        taxes=[{"seat": "Blue", "tallage": fief}, {"seat": "Blue", "tithe": bishopric + 1}],
    )
    incomes = [income_of(state(taxed), seat) for seat in range(3)]
    assert incomes[0]["mills"] == 0  # the tithe took it
    assert [one["toll"] for one in incomes] == [1, 0, 0]
    assert causes(state(taxed), 0, CHAROLLES) != []
    free = state(stage(3, **position))
    assert income_of(free, 0)["toll"] == 1
    assert [causes(free, seat, CHAROLLES) for seat in range(3)] == [[], [], []]


@rule("X-POL-11")
def test_the_toll_is_collected_unasked_and_told_to_all() -> None:
    table = run(stage(3, phase="none", flags=POLITICS, troops=men(Red="charolles villeneuve")), income)
    table.expect(events=["Red village-income 2", "Red toll-income 2"], state={"deniers.Red": 5 + 2 + 2})
    assert state(table).pending == ()
    assert GAME.view(state(table), 1)["families"][0]["income"] == {  # type: ignore[index]
        "villages": 2,
        "mills": 0,
        "taxes": 0,
        "queen": 0,
        "toll": 2,
        "total": 4,
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_toll_is_said_in_every_language(code: str) -> None:
    rules = GAME.rules(3, POLITICS)
    narrator = Narrator(GAME, rules, ["Aude", "Bertrand", "Drogon"], code)
    sentence = narrator.event(Event(GAME.words.facts["toll-income"], 0, (3,), -1))
    assert "Aude" in sentence
    assert "3" in sentence
    assert narrator.rule("X-POL-02")
