"""Positions of Fief: every piece in one place, refused with the key that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import BadScenario
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import VILLAGES
from tests.rules.fief.table import fresh, scenario, stage, state

FAMILIES: dict[str, Any] = {
    "Red": {"Arthur": "blaye", "Jeanne": "blaye"},
    "Blue": {"Blanche": "sigy", "Eric": "sigy"},
}


def test_an_empty_position_has_everything_in_the_box() -> None:
    table = stage(phase="none")
    table.expect(
        state={
            "round": 1,
            "first": "Red",
            "stock": [[13, 8]] * 4,
            "deniers": [5, 5, 5, 5],
            "lord_deck": {"length": 22},
            "fortune_deck": {"length": 35},
            "lords": [{}, {}, {}, {}],
        }
    )


def test_a_position_in_yaml() -> None:
    table = scenario(
        """
        game: fief
        seats: [Ann, Bob, Cid]
        options: {edition: en2014}
        position:
          phase: none
          round: 4
          first: Bob
          lords: {Ann: {Alienor: st-ciers-d-abzac}, Bob: {francois: blaye}}
          troops: {Ann: {sigy: [2, 1]}}
          titles: {francois: [fief-blaye, bishop-1]}
          deniers: {Bob: 12}
        """
    )
    table.expect(
        state={
            "round": 4,
            "at.Aliénor": "st-ciers-d-abzac",
            "control.sigy": "Ann",
            "control.la-salle": "Bob",
            "titles.François": ["fief-blaye", "bishop-1"],
            "deniers": [5, 12, 5],
            "victory_points": [0, 1, 0],
        }
    )


@pytest.mark.parametrize("phase", range(1, 8))
def test_the_game_goes_on_with_the_named_phase(phase: int) -> None:
    names = ("hear-ye", "cards", "income", "purchases", "movement", "battles", "closing")
    for wanted in (phase, names[phase - 1]):
        table = stage(phase="none", lords=FAMILIES)
        by_name = stage(phase=wanted, lords=FAMILIES, round=3)
        assert by_name.get("round") >= 3
        assert table.get("phase") == "setup"


def test_arrivals_and_control_follow_from_presence() -> None:
    lords = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "sigy"}}
    table = stage(phase="none", lords=lords, titles={"Henri": ["fief-blaye"]})
    table.expect(
        state={"arrivals.blaye": ["Red", "Blue"], "control.blaye": "Red", "control.beaujeu": "Green"}
    )
    table = stage(phase="none", lords=lords, control={"blaye": "Blue"})
    table.expect(state={"arrivals.blaye": ["Blue", "Red"], "control.blaye": "Blue", "control.beaujeu": None})
    table = stage(phase="none", lords=lords, control={"blaye": "Blue"}, arrivals={"blaye": ["Red", "Blue"]})
    table.expect(state={"arrivals.blaye": ["Red", "Blue"], "control.blaye": "Blue"})


def test_cards_not_named_lie_beneath() -> None:
    table = stage(
        phase="none",
        lords=FAMILIES,
        hands={"Red": ["tax", "cardinal"]},
        seen={"Blue": {"Red": ["tax"]}},
        fortune_deck=["plague", "uprising"],
        lord_deck=["d-arc"],
        discards=["Othon", "rain", "famine"],
        track=["plague"],
        rain=[2],
    )
    assert table.get("fortune_deck")[:2] == ["plague", "uprising"]
    assert table.get("lord_deck.0") == "d-arc"
    assert table.get("fortune_discard") == ["rain", "famine"]
    assert table.get("lord_discard") == ["Othon"]
    assert len(table.get("fortune_deck")) == 35 - 1 - 2 - 1 - 1
    assert len(table.get("lord_deck")) == 22 - 4 - 1 - 1
    assert table.view("Blue")["families"][0]["cards"] == [22]  # type: ignore[index]
    short = stage(phase="none", fortune_deck=["tax"], rest="discards")
    assert short.get("fortune_deck") == ["tax"]
    assert len(short.get("fortune_discard")) == 34


def test_a_march_can_be_resumed() -> None:
    band = {
        "village": "blaye",
        "seat": "Red",
        "troops": [1, 0],
        "moves": 1,
        "from": "la-salle",
        "tested": [1],
    }
    table = stage(
        phase="none",
        lords=FAMILIES,
        troops={"Red": {"blaye": [2, 0]}},
        moves={"Arthur": 1},
        road={"Arthur": "la-salle"},
        tested={"Arthur": [1, 5]},
        bands=[band],
    )
    assert table.get("moves.Arthur") == 1
    assert table.get("road.Arthur") == table.get("bands.0.road")
    assert table.get("tested.Arthur") == [1, 5]


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"nonsense": 1}, "position: 'nonsense' means nothing"),
        ({"phase": 8}, "position.phase: 8 is no phase"),
        ({"lords": {"Pink": {}}}, "position.lords.Pink: nobody at this table"),
        ({"lords": {"Red": {"Merlin": "blaye"}}}, "position.lords.Red.Merlin: Merlin is no Lord"),
        ({"lords": {"Red": {"Arthur": "paris"}}}, "position.lords.Red.Arthur: paris is no Village"),
        ({"lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Arthur": "sigy"}}}, "already belongs to Red"),
        (
            {"lords": {"Red": dict.fromkeys(["Arthur", "Eric", "Henri", "Othon", "Charles"], "blaye")}},
            "at most 4",
        ),
        ({"captives": {"Arthur": "Red"}}, "position.captives.Arthur: Arthur is not in play"),
        ({"lords": FAMILIES, "captives": {"Arthur": "Red"}}, "own family"),
        ({"lords": FAMILIES, "captives": {"Arthur": "Blue"}}, "position.captives.Arthur: Blue has no piece"),
        ({"lords": FAMILIES, "married": [["Arthur", "Eric"]]}, "position.married.1: a man and a lady"),
        ({"lords": FAMILIES, "titles": {"Jeanne": ["king"]}}, "Jeanne cannot be king"),
        ({"lords": FAMILIES, "titles": {"Arthur": ["queen"]}}, "Arthur cannot be queen"),
        (
            {"lords": FAMILIES, "titles": {"Arthur": ["fief-blaye", "fief-sigy", "fief-bourg"]}},
            "at most 2 fief titles",
        ),
        ({"lords": FAMILIES, "regency": True}, "position.regency: a regency needs"),
        ({"lords": FAMILIES, "darc": "Arthur"}, "position.darc: only an unmarried lady"),
        ({"troops": {"Red": {"blaye": [14, 0]}}}, "position.troops.Red.blaye"),
        ({"troops": {"Red": {"blaye": 3}}}, "troops are Men-at-Arms and Knights"),
        ({"control": {"blaye": "Red"}}, "position.control.blaye: whoever controls"),
        ({"lords": FAMILIES, "arrivals": {"blaye": ["Red", "Blue"]}}, "position.arrivals.blaye"),
        ({"forts": {"blaye": "tower"}}, "position.forts.blaye: a fortification is"),
        ({"forts": {"blaye": "city", "beaujeu": "city"}}, "one Fortified City"),
        ({"mills": {"blaye": 3}}, "position.mills.blaye"),
        ({"lords": FAMILIES, "sieges": {"blaye": {"Blue": 1}}}, "position.sieges.blaye.Blue: a besieger has"),
        ({"hands": {"Red": ["tax"] * 4}}, "at most 3 cards"),
        ({"hands": {"Red": ["rain"]}}, "never a Disaster"),
        ({"hands": {"Red": ["sword"]}}, "sword is no card"),
        (
            {"lords": FAMILIES, "hands": {"Red": ["Eric"]}},
            "position.hands.Red: the box has no Eric card left",
        ),
        ({"seen": {"Red": {"Blue": ["tax"]}}}, "no tax is in that hand"),
        ({"track": ["tax"]}, "position.track: the track holds up to 3 Disasters"),
        ({"fortune_deck": ["Arthur"]}, "belongs to the other deck"),
        ({"plague": [1, 2, 3]}, "position.plague: the box has no plague card left"),
        ({"rain": [6]}, "6 is no bishopric"),
        ({"rest": "sea"}, "position.rest"),
        ({"lords": FAMILIES, "road": {"Arthur": "sigy"}}, "position.road.Arthur: there is no road"),
        ({"bands": [{"village": "blaye", "seat": "Red", "troops": [1, 0]}]}, "bands are part of"),
        ({"relics": {"grail": "sigy"}}, "position.relics: there are relics only"),
    ],
)
def test_what_no_game_could_look_like_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadScenario) as refused:
        stage(**{"phase": "none", **position})
    assert reason in str(refused.value)


def test_relics_lie_somewhere_or_are_gone() -> None:
    table = stage(
        phase="none",
        lords=FAMILIES,
        flags={"holy_relics": True},
        relics={"grail": "Arthur", "spear": "sigy", "teeth": "gone"},
        claimed=["spear"],
    )
    table.expect(
        state={
            "relics.grail": "Arthur",
            "relics.spear": "sigy",
            "relics.teeth": None,
            "claimed": ["grail", "spear"],
        }
    )


def test_conservation_finds_what_is_lost_doubled_or_misplaced() -> None:
    def broken(field: str, place: int, value: int, what: str) -> None:
        g = state(stage(phase="movement", lords=FAMILIES, troops={"Red": {"blaye": [1, 1]}})).copy()
        g.stack = []
        getattr(g, field)[place] = value
        with pytest.raises(AssertionError, match=what):
            GAME.conserve(g)

    blaye = VILLAGES.index("blaye")
    broken("men_at_arms", blaye * 6, 14, "men-at-arms of seat 0")
    broken("knights", blaye * 6 + 5, 1, "colours")
    broken("mills", blaye, 3, "Mills of a Village")
    broken("spouse", 0, 13, "one-sidedly")
    broken("titles", 0, 1, "holder of fief-blaye")
    broken("holder", 0, 3, "holder of fief-blaye")
    broken("control", blaye, 1, "control of blaye")
    broken("at", 0, 20, "arrivals in")
    broken("captor", 0, 2, "unguarded")
    broken("family", 0, -1, "lost or doubled")
    broken("fortune_deck", 0, 40, "lost or doubled")
    broken("deniers", 0, -1, "deniers of seat 0")
    broken("sieges", blaye * 6, 1, "siege of blaye")
    broken("diplomacy", 0, 4, "Diplomacy markers")


def test_a_fresh_game_is_not_touched_by_reading_it() -> None:
    table = fresh(3)
    before = state(table).snapshot()
    _ = table.state, table.view("Red")
    assert state(table).snapshot() == before


def test_taxes_need_somebody_with_the_right_to_them() -> None:
    titles = {"Arthur": ["fief-blaye"], "Eric": ["bishop-2", "cardinal-1", "pope"]}
    table = stage(
        phase="none",
        lords=FAMILIES,
        titles=titles,
        taxes=[
            {"seat": "Red", "tallage": "blaye"},
            {"seat": "Blue", "tithe": 2},
            {"seat": "Blue", "cardinal-tithe": 2, "lord": "Eric"},
            {"seat": "Blue", "papal-tithe": [2]},
        ],
    )
    assert [tax[:4] for tax in state(table).taxes] == [(0, 0, 0, 0), (1, 1, 1, 3), (1, 1, 1, 3), (1, 1, 2, 3)]
    with pytest.raises(BadScenario, match="right to it"):
        stage(phase="none", lords=FAMILIES, titles=titles, taxes=[{"seat": "Blue", "tallage": "blaye"}])
    with pytest.raises(BadScenario, match="3 Tax markers"):
        stage(phase="none", lords=FAMILIES, titles=titles, taxes=[{"seat": "Blue", "tithe": 2}] * 4)
