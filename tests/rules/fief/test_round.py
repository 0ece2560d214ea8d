"""Fief, round structure: seven phases, turn order, what comes before what (rows F-R)."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import (
    PRICE_CARDINAL,
    PRICE_KNIGHT,
    PRICE_MAN_AT_ARMS,
    PRICE_MILL,
    PRICE_STRONGHOLD,
    title_price,
)
from oyez.games.fief.rules.round.course import TURN
from oyez.games.fief.rules.state import turn_order
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, NAMES, stage, state

FAMILIES: dict[str, Any] = {
    "Red": {"Arthur": "blaye"},
    "Blue": {"Eric": "sigy"},
    "Green": {"Henri": "bourg"},
    "Yellow": {"Othon": "tournus"},
}
MAID: dict[str, Any] = {**FAMILIES, "Red": {"Arthur": "blaye", "Jeanne": "blaye"}}


def quietly(table: Stage, until: str) -> list[tuple[str, str, str]]:
    """Everybody declines (the last option) until a fact is announced; gives (phase, seat, prompt) of what was asked."""
    asked: list[tuple[str, str, str]] = []
    seen = len(table.match.tape.events)
    for _ in range(400):
        if until in [event.fact.name for event in table.match.tape.events[seen:]]:
            return asked
        decision = state(table).pending[0]
        seat = NAMES[decision.seat]
        asked.append((str(table.get("phase")), seat, decision.prompt.name))
        table.play(f"{seat} {decision.options[-1].text}")
    raise AssertionError(f"{until} never happened")


def facts(table: Stage) -> list[str]:
    return [event.fact.name for event in table.match.tape.events]


@rule("F-R-01", "F-R-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_ends_at_the_end_of_a_round_with_a_winner(edition: str) -> None:
    titles = {"Arthur": ["fief-blaye", "fief-mazilles", "king"]}
    early = stage(
        edition=edition, phase="battles", lords=MAID, titles=titles, hands={"Red": ["d-arc"]}, rain=[1]
    )
    early.expect(over=False)
    table = stage(edition=edition, phase="closing", lords=FAMILIES, titles=titles, rain=[1], famine=[2])
    table.expect(over=True, winner="Red", state={"rain": [], "famine": [], "fortune_discard": {"length": 2}})
    assert facts(table).index("disasters-discarded") < facts(table).index("won-alone")


@rule("F-R-02")
def test_a_round_has_seven_phases() -> None:
    assert list(TURN) == ["hear-ye", "cards", "income", "purchases", "movement", "battles", "closing"]
    table = stage(lords=MAID, hands={"Red": ["d-arc"]}, deniers={"Red": 0})
    phases = list(dict.fromkeys(phase for phase, _, _ in quietly(table, "round-began")))
    assert phases == ["hear-ye", "cards", "income", "purchases", "movement", "battles", "closing"]
    table.expect(state={"round": 2, "phase": "hear-ye"})


@rule("F-R-03")
def test_players_act_clockwise_from_the_first_player() -> None:
    assert turn_order(state(stage(first="Green"))) == [2, 3, 0, 1]
    table = stage(phase="cards", first="Green", lords=FAMILIES)
    drawing = [seat for _, seat, prompt in quietly(table, "income-ended") if prompt == "draw-cards"]
    assert drawing == ["Green", "Yellow", "Red", "Blue"]


@rule("F-R-04", "F-R-06")
def test_marriages_come_before_bishops_pope_and_king() -> None:
    """Everybody stands for everything he can; the King is elected last."""
    villages = {name: [1, 0] for name in ("chateau-neuf", "mazilles", "st-andromy", "tournus")}
    table = stage(
        first="Blue",
        lords={
            "Red": {"Arthur": "tournus", "Eric": "tournus", "Jeanne": "blaye"},
            "Blue": {"Henri": "sigy", "Othon": "sigy", "Blanche": "sigy"},
        },
        troops={"Red": villages},
        titles={
            "Arthur": ["bishop-1", "cardinal-1"],
            "Henri": ["bishop-3", "cardinal-2"],
            "Othon": ["fief-sigy"],
        },
    )
    prompts: list[str] = []
    while state(table).phase == 1:
        decision = state(table).pending[0]
        prompts.append(decision.prompt.name)
        standing = [o for o in decision.options if o.verb.name == "nominate"]
        table.play(f"{NAMES[decision.seat]} {(standing or decision.options)[0 if standing else -1].text}")
    suits = [place for place, prompt in enumerate(prompts) if prompt == "seek-spouse"]
    assert suits == [0, 1], "both families are asked before the first election"
    stood = [event.args[1] for event in table.match.tape.events if event.fact.name == "stood-for"]
    assert [GAME.box(state(table).rules)["titles"][title] for title in dict.fromkeys(stood)] == [  # type: ignore[index]
        "bishop-2",
        "pope",
        "king",
    ]


@rule("F-R-05", "F-R-06")
def test_all_draw_then_disasters_strike_then_all_play() -> None:
    table = stage(
        phase="cards",
        lords=FAMILIES,
        track=["rain"],
        hands={"Red": ["harvest"], "Yellow": ["harvest"]},
        chance=[0],
    )
    before = quietly(table, "disaster-rolled")
    assert [seat for _, seat, prompt in before if prompt == "draw-cards"] == [
        "Red",
        "Blue",
        "Green",
        "Yellow",
    ]
    assert "play-cards" not in [prompt for _, _, prompt in before]
    table.expect(prompt={"Red": "play-cards"}, state={"rain": [1]})
    after = quietly(table, "income-ended")
    assert [seat for _, seat, prompt in after if prompt == "play-cards"] == ["Red", "Yellow"]


@rule("F-R-07", "F-R-13")
def test_everybody_collects_at_once_and_the_markers_go() -> None:
    table = stage(
        phase="income",
        lords=FAMILIES,
        titles={"Arthur": ["fief-blaye"]},
        mills={"blaye": 1},
        harvest=[1],
        weather=[1],
        rain=[4],
        taxes=[{"seat": "Red", "tallage": "blaye"}],
    )
    assert table.get("phase") == "purchases", "nobody was asked anything in Phase 3"
    told = [event.seat for event in table.match.tape.events if event.fact.name == "village-income"]
    assert told == [0, 1, 2, 3]
    assert sorted(table.get("fortune_discard")) == ["harvest", "weather"]
    table.expect(state={"harvest": [], "weather": [], "taxes": [], "rain": [4]})


@rule("F-R-08")
def test_ransoms_come_before_all_purchases() -> None:
    table = stage(
        phase="purchases",
        lords={**FAMILIES, "Yellow": {"Othon": "blaye"}},
        captives={"Othon": "Red"},
        deniers={"Yellow": 1},
    )
    asked = quietly(table, "round-began")
    buying = [place for place, (_, _, prompt) in enumerate(asked) if prompt == "buy"]
    ransoming = [place for place, (_, _, prompt) in enumerate(asked) if prompt == "settle-ransoms"]
    assert [asked[place][1] for place in buying] == ["Red", "Blue", "Green"]
    assert max(ransoming, default=-1) < min(buying)


@rule("F-R-09")
def test_each_player_finishes_his_movement_before_the_next() -> None:
    table = stage(
        phase="movement", first="Blue", lords={**FAMILIES, "Blue": {"Eric": "sigy", "Charles": "sigy"}}
    )
    order: list[str] = []
    for _ in range(100):
        if table.get("phase") != "movement":
            break
        decision = state(table).pending[0]
        order.append(NAMES[decision.seat])
        marching = [o for o in decision.options if o.verb.name in ("lead", "march")]
        table.play(f"{order[-1]} {(marching or decision.options)[0 if marching else -1].text}")
    assert list(dict.fromkeys(order)) == ["Blue", "Green", "Yellow", "Red"]
    assert order == sorted(order, key=["Blue", "Green", "Yellow", "Red"].index), "nobody is asked between"


@rule("F-R-10")
def test_battles_then_sieges_player_by_player_then_pillage() -> None:
    lords = {
        "Red": {"Arthur": "blaye", "Charles": "sigy"},
        "Blue": {"Eric": "sigy", "Lambert": "blaye"},
    }
    troops = {"Red": {"blaye": [2, 0], "sigy": [2, 0]}, "Blue": {"sigy": [2, 0], "blaye": [2, 0]}}
    table = stage(
        3,
        phase="battles",
        lords=lords,
        troops=troops,
        control={"blaye": "Red", "sigy": "Blue"},
        forts={"blaye": "stronghold", "sigy": "stronghold"},
        mills={"blaye": 1, "sigy": 1},
    )
    asked = [(seat, prompt) for _, seat, prompt in quietly(table, "round-began")]
    wanted = ("declare-battle", "declare-siege", "choose-pillage")
    assert [entry for entry in asked if entry[1] in wanted] == [
        ("Red", "declare-battle"),
        ("Red", "declare-siege"),
        ("Blue", "declare-battle"),
        ("Blue", "declare-siege"),
        ("Red", "choose-pillage"),
        ("Blue", "choose-pillage"),
    ]


@rule("F-R-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_winner_the_first_player_card_goes_left(edition: str) -> None:
    table = stage(edition=edition, phase="closing", first="Yellow", round=4, lords=FAMILIES)
    table.expect(over=False, state={"first": "Red", "round": 5, "active": "Red"}, asked=["Red"])


@rule("F-R-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_that_nothing_breaks_goes_on(edition: str) -> None:
    """Three fief titles each in fiefs of different size, no crown, no mitre, the same number of Villages."""
    lords = {"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "bourg", "Henri": "bourg"}}
    titles = {
        "Arthur": ["fief-blaye", "fief-tournus"],
        "Charles": ["fief-mazilles"],
        "Eric": ["fief-bourg", "fief-sigy"],
        "Henri": ["fief-les-essarts"],
    }
    table = stage(3, edition=edition, phase="closing", lords=lords, titles=titles)
    assert state(table).rules.unbreakable_tie == "continue_game"
    table.expect(over=False, events=["tie-stands"], state={"round": 2})


@rule("F-R-14", "F-4.1-01", "F-4.1-02", "F-4.2-01", "F-4.2-05", "F-4.4-01")
def test_the_price_list() -> None:
    assert (PRICE_MAN_AT_ARMS, PRICE_KNIGHT, PRICE_MILL, PRICE_STRONGHOLD, PRICE_CARDINAL) == (1, 3, 3, 10, 5)
    assert {title_price(fief) for fief in range(8)} == {4, 6, 8}
    table = stage(phase="purchases", lords=FAMILIES, titles={"Arthur": ["bishop-1"]}, deniers={"Red": 30})
    for choice, price in (
        ("recruit blaye", 1),
        ("knight blaye", 3),
        ("mill blaye", 3),
        ("stronghold blaye", 10),
        ("buy-cardinal Arthur", 5),
    ):
        before = table.get("deniers.Red")
        table.play(f"Red {choice}")
        assert before - table.get("deniers.Red") == price, choice


@rule("F-R-15", "F-7.0-03", "F-7.0-04")
@pytest.mark.parametrize(
    ("titles", "points"),
    [
        (["fief-blaye"], 1),
        (["fief-blaye", "fief-sigy", "king"], 3),
        (["pope", "cardinal-1", "bishop-1"], 1),
        (["crown-prince"], 0),
        (["bishop-1", "bishop-2"], 0),
    ],
)
def test_what_titles_are_worth(titles: list[str], points: int) -> None:
    table = stage(phase="none", lords=FAMILIES, titles={"Arthur": titles})
    assert table.get("victory_points.Red") == points


@rule("F-R-15")
def test_a_queen_regent_is_worth_nothing() -> None:
    table = stage(phase="none", lords=MAID, titles={"Jeanne": ["queen"]}, regency=True)
    assert table.get("victory_points.Red") == 0


@rule("F-R-18")
@pytest.mark.parametrize(
    "phase", ["hear-ye", "cards", "income", "purchases", "movement", "battles", "closing"]
)
def test_opportunity_cards_may_be_played_in_every_phase(phase: str) -> None:
    table = stage(phase=phase, lords=MAID, hands={"Red": ["d-arc"]})
    assert table.get("phase") == phase
    assert "play d-arc" in table.options("Red")
    table.play("Red play d-arc")
    if table.prompt("Red") == "choose-maid":
        table.play("Red inspire Jeanne")
    table.expect(state={"darc": "Jeanne"})


@rule("F-R-18")
def test_nobody_plays_an_opportunity_card_while_somebody_draws() -> None:
    table = stage(
        phase="cards", lords=MAID, hands={"Red": ["d-arc"], "Blue": ["justice"]}, assassins=["Arthur"]
    )
    while table.prompt("Red") != "draw-cards":
        decision = state(table).pending[0]
        table.play(f"{NAMES[decision.seat]} {decision.options[-1].text}")
    table.play("Red draw lord")
    assert table.prompt("Red") == "draw-cards"
    for seat in ("Red", "Blue"):
        assert not [option for option in table.options(seat) if option.startswith("play ")]


@rule("F-R-19", "F-10.0-03")
def test_the_active_player_comes_first_and_each_act_is_finished_before_the_next() -> None:
    position: dict[str, Any] = {
        "phase": "income",
        "lords": MAID,
        "hands": {"Red": ["d-arc"], "Green": ["justice"]},
        "assassins": ["Othon"],
    }
    assert stage(first="Red", **position).asked() == ["Red"]
    table = stage(first="Blue", **position)
    assert table.asked() == ["Green"], "clockwise from Blue, whose turn it is"
    table.play("Green play justice")
    if table.prompt("Green") == "choose-culprit":
        assert table.asked() == ["Green"], "nobody comes between"
        table.play("Green judge Othon")
    table.expect(state={"family.Othon": None}, asked=["Red"])
