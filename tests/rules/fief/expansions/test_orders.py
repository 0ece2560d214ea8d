"""X-GEN-50 to -67, -74 to -76: titles of the orders, what their Lords may not do, and Grand Masters."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import settle
from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.orders.joining import Joining, is_outcast
from oyez.games.fief.expansions.orders.mastership import leave_office
from oyez.games.fief.expansions.orders.membership import (
    TEMPLARS,
    TEUTONIC,
    grand_master_in_play,
    is_member,
    is_order_lord,
)
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.control import take_control
from oyez.games.fief.rules.board.tables import BISHOP, KING, N_TITLES, POPE, VILLAGES
from oyez.games.fief.rules.court.candidacies import Election
from oyez.games.fief.rules.court.lords import bar_act, is_titled, ransom_of
from oyez.games.fief.rules.court.marriages import bar_marry
from oyez.games.fief.rules.court.papacy import excommunicate
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.court.votes import bar_candidate, votes_of
from oyez.games.fief.rules.doors import HOLD_FIEF, MARRY, STAND
from oyez.games.fief.rules.round.victory import break_tie
from tests.rule import rule
from tests.rules.fief.court import asked, buying, court, kill, lord, stand, verbs, vote, why
from tests.rules.fief.table import EDITIONS, run, stage, state

ORDERS = ("templars", "teutonic")
BOTH = {"templars": "on", "teutonic": "on"}
MASTER = {"templars": "templar-grand-master", "teutonic": "teutonic-grand-master"}
BROTHERS: dict[str, Any] = {
    "Red": {"Arthur": "blaye", "Charles": "blaye"},
    "Blue": {"Eric": "sigy"},
    "Green": {"Henri": "bourg", "Blanche": "bourg"},
}
EVERY_ORDER = pytest.mark.parametrize("order", ORDERS)


def drawing(seats: int = 3, /, *, flags: dict[str, Any] | None = None, **position: Any) -> Stage:
    """Red is about to draw; nobody has cards to discard unless the position says so."""
    table = stage(seats, flags={**BOTH, **(flags or {})}, phase="cards", **{"lords": BROTHERS, **position})
    while table.prompt("Red") != "draw-cards":
        table.play("Red done")
    return table


def electing(order: str, members: list[str], seats: int = 3, /, **position: Any) -> Stage:
    """The election of a Grand Master."""
    number = N_TITLES + ORDERS.index(order)
    table = court(seats, flags=BOTH, **{"lords": BROTHERS, order: {"members": members}, **position})
    return run(table, [Election(number)])


def brothers(order: str, names: list[str]) -> dict[str, Any]:
    """These Lords belong to the order, as a position says it."""
    return {order: {"members": names}}


def members(table: Stage, order: str) -> list[int]:
    found: list[int] = GAME.view(state(table), 0)[order]["members"]  # type: ignore[index]
    return found


@rule("X-GEN-50", "X-GEN-74")
@EVERY_ORDER
@pytest.mark.parametrize("deck", ["lord", "fortune"])
def test_a_title_in_place_of_one_card(order: str, deck: str) -> None:
    table = drawing(fortune_deck=["tax", "harvest"], lord_deck=["Thierry", "Othon"])
    table.play(f"Red join-{order} Arthur")
    assert members(table, order) == [lord("Arthur")]
    assert verbs(table, "Red") == {"draw", "done"}
    table.play(f"Red draw {deck}")
    assert table.prompt("Red") != "draw-cards"
    table.expect(state={"hands.Red": {"length": 1}})


@rule("X-GEN-50")
@EVERY_ORDER
def test_the_card_may_come_first(order: str) -> None:
    table = drawing(fortune_deck=["tax", "harvest"]).play("Red draw fortune", f"Red join-{order} Charles")
    assert table.prompt("Red") != "draw-cards"
    assert members(table, order) == [lord("Charles")]
    two = drawing(fortune_deck=["tax", "harvest"]).play("Red draw fortune", "Red draw fortune")
    assert two.prompt("Red") != "draw-cards"


@rule("X-GEN-51")
@EVERY_ORDER
def test_one_title_a_round_with_a_full_hand_or_without_a_card(order: str) -> None:
    table = drawing(hands={"Red": ["tax", "harvest", "weather"]})
    assert "draw" not in verbs(table, "Red")
    table.play(f"Red join-{order} Arthur")
    table.expect(state={"hands.Red": {"length": 3}})
    assert table.prompt("Red") != "draw-cards"
    again = drawing().play(f"Red join-{order} Arthur")
    assert why(again, "Red", f"join-{order} Charles") == "X-GEN-51"
    again.play("Red done")
    again.expect(state={"hands.Red": []})


@rule("X-GEN-52", "X-GEN-53", "X-GEN-74")
@EVERY_ORDER
def test_who_may_receive_it(order: str) -> None:
    table = drawing(
        4,
        lords={
            "Red": {"Arthur": "blaye", "Charles": "blaye", "Blanche": "blaye", "Othon": "sigy"},
            "Blue": {"Eric": "sigy", "Aliénor": "sigy"},
        },
        captives={"Othon": "Blue"},
        married=[["Charles", "Aliénor"]],
    )
    offered = [text for text in asked(table, "Red") if text.startswith("join")]
    assert offered == [f"join-{name} Arthur" for name in ORDERS]
    assert why(table, "Red", f"join-{order} Blanche") == "X-GEN-52"
    for name in ("Charles", "Othon", "Eric", "Thierry"):
        assert why(table, "Red", f"join-{order} {name}") == "X-GEN-53"
    assert bar_act(state(table), MARRY, lord("Arthur")) == ""
    table.play(f"Red join-{order} Arthur")
    g = state(table)
    assert bar_act(g, MARRY, lord("Arthur")) == "X-GEN-52"
    assert bar_act(g, HOLD_FIEF, lord("Arthur")) == "X-GEN-52"


@rule("X-GEN-53")
@EVERY_ORDER
def test_neither_titled_nor_excommunicated_nor_crown_prince(order: str) -> None:
    position: dict[str, Any] = {
        "lords": {
            "Red": {"Arthur": "blaye", "Charles": "blaye", "Gauvain": "blaye"},
            "Blue": {"Eric": "sigy", "Henri": "sigy"},
        },
        "titles": {"Arthur": ["fief-blaye"], "Gauvain": ["crown-prince"], "Eric": ["bishop-1", "pope"]},
        "excommunicated": "Charles",
        "hands": {"Red": []},
        "fortune_deck": ["tax"],
    }
    table = drawing(3, **position)
    assert not [text for text in asked(table, "Red") if text.startswith("join")]
    for name in ("Arthur", "Charles", "Gauvain"):
        assert why(table, "Red", f"join-{order} {name}") == "X-GEN-53"
    assert is_outcast(state(table), lord("Charles"))
    assert not is_outcast(state(table), lord("Arthur"))


@rule("X-GEN-52")
@EVERY_ORDER
def test_he_never_marries(order: str) -> None:
    table = court(4, flags=BOTH, lords=BROTHERS, **brothers(order, ["Arthur"]))
    g = state(table)
    assert bar_marry(g, lord("Arthur")) == "X-GEN-52"
    assert bar_marry(g, lord("Charles")) == ""


@rule("X-GEN-52", "X-GEN-54", "X-GEN-38")
@EVERY_ORDER
def test_he_stands_for_no_other_office_not_even_as_grand_master(order: str) -> None:
    position: dict[str, Any] = {order: {"members": ["Arthur"]}, "titles": {"Arthur": [MASTER[order]]}}
    g = state(court(4, flags=BOTH, lords=BROTHERS, **position))
    arthur = lord("Arthur")
    for title in (BISHOP, POPE, KING):
        assert bar_candidate(g, title, arthur) == "X-GEN-54"
    assert bar_act(g, STAND, arthur) == "X-GEN-54"
    assert not is_titled(g, arthur)
    assert votes_of(g, KING, 0) == 0
    assert votes_of(g, POPE, 0) == 0
    # An order takes away no votes that come from elsewhere: those of Villages count.
    assert bar_candidate(g, BISHOP, lord("Charles")) == ""


@rule("X-GEN-55", "X-TEM-01", "X-TEU-01", "X-GEN-15")
@EVERY_ORDER
def test_as_many_titles_as_players_several_in_one_family(order: str) -> None:
    lords = {"Red": {"Arthur": "blaye", "Charles": "blaye", "Gauvain": "blaye", "Othon": "blaye"}}
    table = drawing(3, lords=lords, **brothers(order, ["Charles", "Gauvain", "Othon"]))
    assert GAME.view(state(table), 1)[order]["titles_left"] == 0  # type: ignore[index]
    assert why(table, "Red", f"join-{order} Arthur") == "X-GEN-15"
    four = drawing(4, lords=lords, **brothers(order, ["Charles", "Gauvain", "Othon"]))
    four.play(f"Red join-{order} Arthur")
    assert len(members(four, order)) == 4


@rule("X-GEN-56")
@EVERY_ORDER
def test_no_family_has_lords_of_both_orders(order: str) -> None:
    other = ORDERS[1 - ORDERS.index(order)]
    table = drawing(3, **brothers(order, ["Charles"]))
    assert why(table, "Red", f"join-{other} Arthur") == "X-GEN-56"
    table.play(f"Red join-{order} Arthur")
    neighbour = drawing(3, **brothers(order, ["Eric"]))
    neighbour.play(f"Red join-{other} Arthur")
    assert members(neighbour, other) == [lord("Arthur")]


@rule("X-GEN-57")
@EVERY_ORDER
def test_membership_ends_with_death_and_the_counter_returns(order: str) -> None:
    table = court(3, flags=BOTH, lords=BROTHERS, **brothers(order, ["Arthur", "Charles"]))
    kill(table, "Arthur")
    assert members(table, order) == [lord("Charles")]
    assert GAME.view(state(table), 0)[order]["titles_left"] == 2  # type: ignore[index]
    g = state(table)
    assert (is_order_lord(g, lord("Arthur")), is_order_lord(g, lord("Charles"))) == (False, True)
    assert is_member(g, ORDERS.index(order), lord("Charles"))


@rule("X-GEN-58")
@EVERY_ORDER
def test_fiefs_pass_order_lords_by(order: str) -> None:
    lords = {"Red": {"Arthur": "blaye", "Charles": "blaye", "Gauvain": "blaye"}}
    position: dict[str, Any] = {"titles": {"Arthur": ["fief-blaye"]}, **brothers(order, ["Charles"])}
    table = kill(court(3, flags=BOTH, lords=lords, **position), "Arthur")
    table.expect(state={"holders.fief-blaye": "Gauvain"})


@rule("X-GEN-59", "X-TEM-48", "X-TEU-28")
@EVERY_ORDER
def test_with_only_order_lords_left_the_spouse_inherits(order: str) -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye", "Charles": "sigy"}, "Blue": {"Blanche": "bourg"}},
        "titles": {"Arthur": ["fief-blaye"]},
        order: {"members": ["Charles"]},
    }
    married = kill(court(4, flags=BOTH, married=[["Arthur", "Blanche"]], **position), "Arthur")
    married.expect(state={"holders.fief-blaye": "Blanche"})
    assert members(married, order) == [lord("Charles")]
    alone = kill(court(4, flags=BOTH, **position), "Arthur")
    alone.expect(state={"holders.fief-blaye": None})


@rule("X-GEN-60")
@EVERY_ORDER
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fief_title_needs_a_lord_outside_the_order(order: str, edition: str) -> None:
    fief: dict[str, Any] = {
        "troops": {"Red": {"les-essarts": [1, 0], "st-paul": [1, 0]}},
        "forts": {"les-essarts": "stronghold"},
        "deniers": {"Red": 20},
    }
    lords = {"Red": {"Arthur": "les-essarts"}}
    barred = buying(3, edition=edition, flags=BOTH, lords=lords, **fief, **brothers(order, ["Arthur"]))
    assert why(barred, "Red", "buy-title les-essarts") == "X-GEN-52"
    plain = buying(3, edition=edition, flags=BOTH, lords=lords, **fief)
    assert "buy-title les-essarts" in asked(plain, "Red")


@rule("X-GEN-60")
@EVERY_ORDER
def test_a_conquered_city_leaves_its_title_vacant(order: str) -> None:
    place = "les-essarts"
    table = court(
        3,
        flags=BOTH,
        lords={"Red": {"Arthur": place}, "Blue": {"Eric": place}},
        titles={"Eric": ["fief-les-essarts"]},
        forts={place: "city"},
        control={place: "Blue"},
        **brothers(order, ["Arthur"]),
    )
    take_control(state(table), VILLAGES.index(place), 0)
    settle(state(table))
    table.expect(state={"holders.fief-les-essarts": None, f"control.{place}": "Red"})


@rule("X-GEN-61")
@EVERY_ORDER
def test_an_election_needs_two_free_lords_and_a_vacant_office(order: str) -> None:
    assert electing(order, ["Arthur", "Eric"]).prompt("Red") == "name-candidate"
    assert electing(order, ["Arthur"]).asked() == []
    captive: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "sigy"}},
        "captives": {"Eric": "Green"},
    }
    assert electing(order, ["Arthur", "Eric"], **captive).asked() == []
    outcast = {"excommunicated": "Eric", "titles": {"Henri": ["bishop-1", "pope"]}}
    assert electing(order, ["Arthur", "Eric"], **outcast).asked() == []
    held = electing(order, ["Arthur", "Eric"], titles={"Eric": [MASTER[order]]})
    assert held.asked() == []


@rule("X-GEN-62", "X-GEN-75")
@EVERY_ORDER
def test_candidates_are_free_lords_of_the_order_one_per_player(order: str) -> None:
    table = electing(order, ["Arthur", "Charles", "Eric"])
    assert asked(table, "Red") == ["nominate Arthur", "nominate Charles", "pass"]
    table.play("Red nominate Charles")
    assert asked(table, "Blue") == ["nominate Eric", "pass"]
    assert why(table, "Blue", "nominate Henri") == "F-1.3-02"
    table.play("Blue nominate Eric")
    table.expect(events=[f"Red stood-for Charles {MASTER[order]}", f"Blue stood-for Eric {MASTER[order]}"])
    g = state(table)
    assert bar_candidate(g, N_TITLES + ORDERS.index(order), lord("Henri")) == "X-GEN-62"


@rule("X-GEN-63", "X-GEN-64", "X-GEN-76")
@EVERY_ORDER
def test_each_lord_of_the_order_is_a_vote_and_two_are_needed(order: str) -> None:
    table = stand(electing(order, ["Arthur", "Charles", "Eric"]), "Arthur", "Eric")
    title = N_TITLES + ORDERS.index(order)
    assert [votes_of(state(table), title, seat) for seat in range(3)] == [2, 1, 0]
    asked_for = {table.asked()[0]}
    assert asked_for == {"Red"}
    vote(table, Red="Arthur", Blue="Eric")
    table.expect(state={f"holders.{MASTER[order]}": "Arthur"}, events=["Red voted Arthur 2"])
    # 1 vote against 1, and a single vote: nobody.
    even = vote(stand(electing(order, ["Arthur", "Eric"]), "Arthur", "Eric"), Red="Arthur", Blue="Eric")
    even.expect(state={f"holders.{MASTER[order]}": None})
    single = vote(stand(electing(order, ["Arthur", "Eric"]), "Arthur"), Red="Arthur")
    single.expect(state={f"holders.{MASTER[order]}": None}, events=[f"not-elected {MASTER[order]}"])


@rule("X-GEN-76")
def test_markers_are_secret_until_all_lie() -> None:
    table = stand(electing("templars", ["Arthur", "Eric"]), "Arthur", "Eric")
    while table.prompt("Red") != "place-for":
        table.play(f"{table.asked()[0]} pass")
    table.play("Red favour Arthur")
    assert asked(table, "Red") == ["decoy Arthur", "decoy Eric", "pass"]
    table.play("Red decoy Eric")
    election: Any = GAME.view(state(table), 1)["election"]
    assert election["markers"][0] == sorted([lord("Arthur"), lord("Eric")])
    assert election["ballot"] == [-1, -1]


@rule("X-GEN-65", "X-GEN-67", "X-GEN-25")
@EVERY_ORDER
def test_a_captive_grand_master_keeps_office_and_point(order: str) -> None:
    table = electing(
        order,
        ["Arthur", "Charles", "Eric"],
        lords={**BROTHERS, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "sigy"}},
        captives={"Eric": "Green"},
        titles={"Eric": [MASTER[order]]},
    )
    g = state(table)
    assert table.asked() == []
    assert grand_master_in_play(g, ORDERS.index(order))
    assert not grand_master_in_play(g, 1 - ORDERS.index(order))
    assert victory_points(g, 1) == 1


@rule("X-GEN-66")
@EVERY_ORDER
def test_death_and_excommunication_end_the_office(order: str) -> None:
    position: dict[str, Any] = {
        **brothers(order, ["Arthur", "Charles"]),
        "titles": {"Arthur": [MASTER[order]]},
    }
    dead = kill(court(3, flags=BOTH, lords=BROTHERS, **position), "Arthur")
    assert not grand_master_in_play(state(dead), ORDERS.index(order))
    banned = court(3, flags=BOTH, lords=BROTHERS, **position)
    excommunicate(state(banned), lord("Arthur"))
    assert not grand_master_in_play(state(banned), ORDERS.index(order))
    assert lord("Arthur") in members(banned, order)
    renegade = court(3, flags=BOTH, lords=BROTHERS, **position)
    leave_office(state(renegade), lord("Charles"))
    assert grand_master_in_play(state(renegade), ORDERS.index(order))
    leave_office(state(renegade), lord("Arthur"))
    assert not grand_master_in_play(state(renegade), ORDERS.index(order))
    assert lord("Arthur") in members(renegade, order)


@rule("X-GEN-22", "X-GEN-23", "X-GEN-26")
@EVERY_ORDER
def test_the_office_is_a_point_that_can_decide(order: str) -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "sigy"}},
        "titles": {"Arthur": ["fief-blaye", "king"], "Charles": [MASTER[order]]},
        order: {"members": ["Charles"]},
        "phase": "closing",
    }
    stage(3, flags=BOTH, **position).expect(over=True, winner="Red")
    less: dict[str, Any] = {**position, "titles": {"Arthur": ["fief-blaye", "king"]}}
    stage(3, flags=BOTH, **less).expect(over=False)
    other = {"templars": "templar", "teutonic": "teutonic"}[order]
    none = {**BOTH, "numbers": f"victory.vp_{other}_grand_master=0"}
    stage(3, flags=none, **position).expect(over=False)


@rule("X-GEN-32")
def test_a_grand_master_breaks_no_tie() -> None:
    """Equal but for the office: all levels leave both."""
    lords = {"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "sigy", "Henri": "sigy"}}
    table = court(
        3,
        flags=BOTH,
        lords=lords,
        templars={"members": ["Charles"]},
        titles={"Charles": [MASTER["templars"]]},
    )
    assert break_tie(state(table), [(0,), (1,)]) == ([(0,), (1,)], -1)


@rule("X-GEN-33", "X-GEN-34", "X-GEN-35", "X-GEN-36", "X-TEM-47", "X-TEU-27")
@EVERY_ORDER
def test_ransom_counts_the_office_not_the_membership(order: str) -> None:
    position: dict[str, Any] = {
        **brothers(order, ["Arthur", "Charles"]),
        "titles": {"Arthur": [MASTER[order]]},
    }
    g = state(court(3, flags=BOTH, lords=BROTHERS, **position))
    assert [ransom_of(g, lord(name)) for name in ("Arthur", "Charles", "Henri")] == [4, 2, 2]
    free = {**BOTH, "numbers": "ransom.grand_master_titles=0"}
    assert ransom_of(state(court(3, flags=free, lords=BROTHERS, **position)), lord("Arthur")) == 2


@rule("X-GEN-05", "X-GEN-06")
def test_phase_one_has_the_edict_before_the_marriages_and_grand_masters_before_the_bishops() -> None:
    rules = GAME.rules(4, BOTH)
    stages = [stage.name or owner(stage.steps) for stage in rules.turn[0]]
    assert stages == [
        "opening",
        "EdictTerms",
        "marriages",
        f"Mastership {TEMPLARS}",
        f"Mastership {TEUTONIC}",
        "bishops",
        "pope",
        "king",
    ]


def owner(steps: Any) -> str:
    """Whose steps they are: those of expansions are methods of a small class."""
    found = steps.__self__
    name = type(found).__name__
    return f"{name} {found.order}" if name == "Mastership" else name


@rule("X-GEN-08")
def test_phase_two_draws_disasters_then_cards() -> None:
    """A title is taken in the draw step of its player, before any Disaster is resolved."""
    assert [stage.name for stage in GAME.rules(4, BOTH).turn[1]] == ["draws", "disasters", "plays", "relics"]
    table = drawing(track=["rain"])
    table.play("Red join-templars Arthur", "Red done")
    table.expect(state={"rain": [], "track": ["rain"]})
    assert table.asked() == ["Blue"]


def test_a_joining_needs_its_order() -> None:
    g = GAME.setup(GAME.rules(3, {"templars": "on"}), 1, [])
    assert not is_order_lord(g, 0)
    assert not is_member(g, TEUTONIC, 0)
    assert not grand_master_in_play(g, TEUTONIC)
    with pytest.raises(AssertionError):
        Joining(TEUTONIC, GAME.words.verbs["join-teutonic"], str, print).found(g)
