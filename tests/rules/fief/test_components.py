"""Fief, components: what the box holds and that no game uses more of it (rows F-C)."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from oyez.engine.game import BadOptions
from oyez.engine.kernel import NOBODY
from oyez.engine.scenario import BadScenario
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board import tables
from oyez.games.fief.rules.board.tables import (
    BISHOPRIC_OF,
    BISHOPRICS,
    CARDS,
    DISASTERS,
    FIEF_OF,
    FIEFS,
    FORTUNES,
    LORD_DECK,
    LORDS,
    MEN,
    N_VILLAGES,
    NEIGHBOURS,
    PRINCIPAL,
    ROADS,
    VILLAGES,
    VILLAGES_OF_BISHOPRIC,
    VILLAGES_OF_FIEF,
)
from oyez.games.fief.rules.board.villages import engines_left
from oyez.games.fief.rules.words import TITLE_NAMES
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, fresh, stage, state


def board() -> dict[str, Any]:
    text = (resources.files("oyez.games.fief") / "data" / "board.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@rule("F-C-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_families_play(seats: int) -> None:
    assert len(fresh(seats).state["deniers"]) == seats  # type: ignore[arg-type]


@rule("F-C-01")
@pytest.mark.parametrize("seats", [2, 7])
def test_no_other_number_of_families_plays(seats: int) -> None:
    with pytest.raises(BadOptions, match="3 to 6"):
        GAME.rules(seats, {})


@rule("F-C-02", "F-C-08")
def test_the_map_comes_from_the_board_file() -> None:
    printed = board()
    assert [v["id"] for v in printed["villages"]] == list(VILLAGES)
    assert (N_VILLAGES, len(ROADS), len(tables.BRIDGES)) == (24, 31, 5)
    roads = [{VILLAGES[a], VILLAGES[b]} for a, b in ROADS]
    assert roads == [set(road["between"]) for road in printed["roads"]]
    for village in range(N_VILLAGES):
        joined = [sum(road) - village for road in ROADS if village in road]
        assert list(NEIGHBOURS[village]) == joined, "neighbours are exactly those with a road"


@rule("F-C-03", "F-C-04", "F-C-05")
def test_every_village_lies_in_one_fief_and_one_bishopric() -> None:
    assert (len(FIEFS), len(BISHOPRICS)) == (8, 5)
    for village in range(N_VILLAGES):
        assert [f for f in range(8) if village in VILLAGES_OF_FIEF[f]] == [FIEF_OF[village]]
        assert [b for b in range(5) if village in VILLAGES_OF_BISHOPRIC[b]] == [BISHOPRIC_OF[village]]
    blaye = FIEFS.index("blaye")
    assert {BISHOPRICS[BISHOPRIC_OF[v]] for v in VILLAGES_OF_FIEF[blaye]} == {"1", "5"}


@rule("F-C-06")
def test_each_bishopric_has_its_principal_village() -> None:
    assert [VILLAGES[v] for v in PRINCIPAL] == ["blaye", "tournus", "st-gerome", "bourg", "sigy"]
    assert [BISHOPRIC_OF[v] for v in PRINCIPAL] == [0, 1, 2, 3, 4]


@rule("F-C-07")
def test_baronies_counties_and_duchies() -> None:
    by_size: dict[int, set[str]] = {2: set(), 3: set(), 4: set()}
    for fief, name in enumerate(FIEFS):
        by_size[len(VILLAGES_OF_FIEF[fief])].add(name)
    assert by_size[4] == {"blaye", "bourg"}
    assert by_size[3] == {"l-epervier", "tournus", "st-gerome", "sigy"}
    assert by_size[2] == {"mazilles", "les-essarts"}


@rule("F-C-09", "F-C-10")
def test_a_colour_has_13_men_at_arms_and_8_knights() -> None:
    table = stage(troops={"Red": {"blaye": [10, 8], "sigy": [3, 0]}})
    assert table.get("stock.Red") == [0, 0]
    for too_many in ([4, 0], [3, 1]):
        with pytest.raises(BadScenario, match="13 Men-at-Arms and 8 Knights"):
            stage(troops={"Red": {"blaye": [10, 8], "sigy": too_many}})


@rule("F-C-11")
def test_a_colour_has_two_engines_with_one_or_two_dice() -> None:
    enemy = {"Blue": {"Arthur": "sigy", "Eric": "blaye", "Henri": "bourg"}}
    besieger = {"Red": {"Othon": "sigy", "Charles": "blaye", "Lambert": "bourg"}}
    position: dict[str, Any] = {
        "lords": {**enemy, **besieger},
        "troops": {"Red": {"sigy": [1, 0], "blaye": [1, 0], "bourg": [1, 0]}},
        "control": {"sigy": "Blue", "blaye": "Blue", "bourg": "Blue"},
        "forts": {"sigy": "stronghold", "blaye": "stronghold", "bourg": "stronghold"},
    }
    table = stage(**position, sieges={"sigy": {"Red": 1}, "blaye": {"Red": 2}})
    assert engines_left(state(table), 0) == 0
    with pytest.raises(BadScenario, match="two siege engines"):
        stage(**position, sieges={"sigy": {"Red": 1}, "blaye": {"Red": 2}, "bourg": {"Red": 1}})
    with pytest.raises(BadScenario, match="from 1 to 2"):
        stage(**position, sieges={"sigy": {"Red": 3}})


@rule("F-C-12", "F-C-35")
def test_twelve_men_and_six_ladies() -> None:
    assert (len(LORDS), MEN) == (18, 12)
    named = ["François", "Quentin", "Thierry", "Charles", "Baudoin", "Gauvain", "Arthur"]
    assert all(LORDS.index(name) < MEN for name in [*named, "Eric", "Henri", "Lambert", "Othon", "Philippe"])
    ladies = ["Jeanne", "Blanche", "Mireille", "Aliénor", "Guenièvre", "Isabelle"]
    assert sorted(LORDS[MEN:]) == sorted(ladies)
    assert LORDS.count("Baudoin") == 1
    assert "Beaudoin" not in LORDS


@rule("F-C-13")
def test_no_more_than_three_tax_markers() -> None:
    g = state(stage())
    g.taxes = ((0, 0, 0, 0, 0),) * 3
    GAME.conserve(g)
    g.taxes = ((0, 0, 0, 0, 0),) * 4
    with pytest.raises(AssertionError, match="Tax markers"):
        GAME.conserve(g)


@rule("F-C-14")
def test_one_marriage_marker_each() -> None:
    lords = {
        "Red": {"Arthur": "blaye", "Eric": "blaye"},
        "Blue": {"Blanche": "sigy"},
        "Green": {"Jeanne": "bourg"},
    }
    assert stage(lords=lords, married=[["Arthur", "Blanche"]]).get("married.Blanche") == "Arthur"
    with pytest.raises(BadScenario, match="at most one marriage"):
        stage(lords=lords, married=[["Arthur", "Blanche"], ["Eric", "Jeanne"]])


@rule("F-C-16")
def test_three_diplomacy_markers_each() -> None:
    assert stage().get("markers") == [3, 3, 3, 3]
    with pytest.raises(BadScenario, match="from 0 to 3"):
        stage(markers={"Red": 4})


@rule("F-C-18")
def test_there_may_be_more_captives_than_captive_markers() -> None:
    prisoners = {
        "Blue": {"Arthur": "blaye", "Eric": "blaye", "Henri": "blaye", "Othon": "blaye"},
        "Green": {"Charles": "blaye", "Lambert": "blaye", "Thierry": "blaye"},
    }
    captives = dict.fromkeys([name for family in prisoners.values() for name in family], "Red")
    table = stage(lords=prisoners, troops={"Red": {"blaye": [1, 0]}}, captives=captives)
    assert len(captives) == 7
    assert [table.get(f"captives.{name}") for name in captives] == [0] * 7


@rule("F-C-19", "F-C-33", "F-C-32")
def test_title_counters() -> None:
    kinds = [name.partition("-")[0] for name in TITLE_NAMES if name != "crown-prince"]
    assert (kinds.count("fief"), kinds.count("bishop"), kinds.count("cardinal")) == (8, 5, 4)
    assert TITLE_NAMES.count("cardinal-bought") == 1
    for single in ("king", "queen", "pope", "crown-prince"):
        assert TITLE_NAMES.count(single) == 1
    assert len(TITLE_NAMES) == 21
    lords = {"Red": {"Arthur": "blaye", "Eric": "blaye"}}
    for title in ("king", "crown-prince", "pope"):
        with pytest.raises(BadScenario, match="already is"):
            stage(lords=lords, titles={"Arthur": [title], "Eric": [title]})


@rule("F-C-20")
def test_one_excommunication_marker() -> None:
    lords = {"Red": {"Arthur": "blaye", "Eric": "blaye"}}
    assert stage(lords=lords, excommunicated="Arthur").get("excommunicated") == "Arthur"
    with pytest.raises(BadScenario, match="is no Lord"):
        stage(lords=lords, excommunicated=["Arthur", "Eric"])


@rule("F-C-21")
@pytest.mark.parametrize(("seats", "left"), [(3, 9), (6, 6)])
def test_twelve_strongholds_for_all(seats: int, left: int) -> None:
    table = fresh(seats).auto(seats)
    assert table.get("supply.strongholds") == left


@rule("F-C-21", "F-C-22")
def test_pools_of_buildings() -> None:
    stage(forts=dict.fromkeys(VILLAGES[:12], "stronghold"))
    with pytest.raises(BadScenario, match="12 Strongholds"):
        stage(forts=dict.fromkeys(VILLAGES[:13], "stronghold"))
    stage(mills=dict.fromkeys(VILLAGES[:15], 1))
    with pytest.raises(BadScenario, match="15 Mills"):
        stage(mills=dict.fromkeys(VILLAGES[:8], 2))


@rule("F-C-23", "F-C-24", "F-C-25", "F-C-26")
def test_the_two_decks() -> None:
    def copies(deck: tuple[int, ...]) -> dict[str, int]:
        return {CARDS[kind]: deck.count(kind) for kind in deck}

    assert copies(LORD_DECK) == {**dict.fromkeys(LORDS, 1), "cardinal": 3, "d-arc": 1}
    assert copies(FORTUNES) == {
        "harvest": 5,
        "weather": 5,
        "tax": 5,
        "uprising": 4,
        "passage": 3,
        "assassination": 1,
        "justice": 1,
        "ambush": 1,
    }
    assert copies(DISASTERS) == {"rain": 4, "famine": 4, "plague": 2}
    g = state(fresh(3))
    assert (len(LORD_DECK), len(FORTUNES), len(DISASTERS)) == (22, 25, 10)
    assert sorted(g.fortune_deck) == sorted([*FORTUNES, *DISASTERS])
    assert len(g.lord_deck) == 22 - 3
    with pytest.raises(BadScenario, match="no ambush card left"):
        stage(hands={"Red": ["ambush"], "Blue": ["ambush"]})


@rule("F-C-27")
def test_one_first_player_card() -> None:
    for seed in range(5):
        assert fresh(5, seed=seed).get("first") in range(5)
    assert stage(first="Green").get("first") == 2


@rule("F-C-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_relics_only_with_the_option(edition: str) -> None:
    plain = fresh(3, edition=edition).auto(3)
    assert set(plain.get("relics").values()) == {None}
    with pytest.raises(BadScenario, match="holy_relics"):
        stage(relics={"grail": "sigy"})
    table = fresh(3, edition=edition, flags={"holy_relics": True}).auto(3)
    assert sorted(table.get("relics").values()) == sorted(VILLAGES[v] for v in PRINCIPAL)


@rule("F-C-31")
def test_the_bank_never_runs_dry() -> None:
    table = stage(deniers=dict.fromkeys(("Red", "Blue", "Green", "Yellow"), 100_000))
    assert sum(table.get("deniers")) == 400_000


@rule("F-C-15")
def test_two_vote_markers_each() -> None:
    """One FOR and one DECOY, each placed once or kept."""
    villages = {VILLAGES[v]: [1, 0] for v in VILLAGES_OF_BISHOPRIC[1]}
    table = stage(3, lords={"Red": {"Arthur": "tournus", "Eric": "tournus"}}, troops={"Red": villages})
    while table.prompt("Red") != "place-for":
        nominate = [option for option in table.options("Red") if option.startswith("nominate")]
        table.play(f"Red {nominate[0] if nominate else 'pass'}")
    assert state(table).candidates.count(NOBODY) == 2
    table.play("Red favour Arthur")
    assert table.prompt("Red") == "place-decoy"
    table.play("Red decoy Arthur")
    assert table.prompt("Red") not in ("place-for", "place-decoy")


@rule("F-C-17", "F-10.3-09")
def test_the_two_assassin_markers_are_no_limit() -> None:
    lords = {"Red": {"Arthur": "blaye", "Eric": "blaye", "Henri": "blaye"}}
    assert stage(lords=lords, assassins=["Arthur", "Eric", "Henri"]).get("assassins") == [
        "Arthur",
        "Eric",
        "Henri",
    ]


@rule("F-C-30")
@pytest.mark.parametrize(("roll", "said"), [(0, "disaster-struck rain 1"), (5, "disaster-averted rain")])
def test_an_ordinary_die_has_six_faces(roll: int, said: str) -> None:
    """One to five name a Bishopric, the sixth face none."""
    table = stage(phase="cards", lords={"Red": {"Arthur": "sigy"}}, track=["rain"], chance=[roll])
    while "disaster-rolled" not in [event.fact.name for event in table.match.tape.events]:
        decision = state(table).pending[0]
        table.play(f"{table.names[decision.seat]} {decision.options[-1].text}")
    table.expect(events=[f"Red disaster-rolled rain {roll + 1}", said])
