"""Fief 5.2: fighting one's way through during movement."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.battle import ATTACK
from oyez.games.fief.rules.battle.rolls import engaged_lords
from oyez.games.fief.rules.board.tables import LORDS
from oyez.games.fief.rules.march.columns import able_troops, begin
from tests.rule import rule
from tests.rules.fief.marching import moving, open_to, owner, troops, why
from tests.rules.fief.table import EDITIONS, state

DECLARED = ("fr2015", "pl2015")  # there a cavalcade is declared at the start
CHARLES = {"Blue": {"Charles": "bourg"}}


def riders(edition: str, chance: list[int] | None = None, **position: Any) -> Stage:
    """Arthur has come with Knights from Blaye to Charolles, where Blue stands; a cavalcade where it is declared."""
    more = position.pop("lords", {})
    table = moving(
        edition=edition,
        flags=position.pop("flags", None),
        lords={"Red": {"Arthur": "blaye", **more.pop("Red", {})}, **CHARLES, **more},
        troops={
            "Red": {"blaye": position.pop("army", [0, 2]), **position.pop("older", {})},
            "Blue": {"charolles": position.pop("enemy", [1, 0])},
            **position.pop("troops", {}),
        },
        control={"charolles": position.pop("holder", "Blue")},
        chance=chance or [],
        **position,
    )
    table.play("Red lead Arthur", "Red with-knights 2")
    if edition in DECLARED:
        table.play("Red ride")
    return table.play("Red march charolles")


def battle(table: Stage, *answers: str) -> Stage:
    """Everybody fights on but for what is answered first, until the battle is over."""
    table.play(*answers)
    while state(table).battle is not None:
        decision = state(table).pending[0]
        wanted = [a.text for a in decision.options if a.text in ("fight", "pass", "done")]
        table.play(f"{table.names[decision.seat]} {wanted[0] if wanted else decision.options[0].text}")
    return table


@rule("F-5.2-01", "F-5.2-04", "F-5.2-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_riders_fight_at_once_and_go_on(edition: str) -> None:
    """7 SP roll 2 dice and kill the Man-at-Arms; his die shows 1, with the bonus 2 hits, too few for a Knight."""
    table = riders(edition, [5, 0, 0])
    assert "charge 1" in open_to(table, "Red")
    battle(table, "Red charge 1", "Blue refuse")
    assert table.get("phase") == "movement"
    assert (troops(table, "Blue", "charolles"), troops(table, "Red", "charolles")) == ((0, 0), (0, 2))
    table.play("Red march villeneuve")
    assert table.get("at.Arthur") == "villeneuve"


@rule("F-5.2-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_out_of_the_start_village_by_a_road_where_somebody_stands(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "charolles"}},
        troops={"Red": {"charolles": [0, 2]}, "Blue": {"charolles": [1, 0]}},
        control={"charolles": "Red"},
        road={"Eric": "villeneuve"},
        bands=[{"village": "charolles", "seat": "Blue", "troops": [1, 0], "moves": 1, "from": "villeneuve"}],
        forts={"charolles": "stronghold"},
        chance=[5, 0, 0],
    )
    table.play("Red muster Arthur")
    if edition in DECLARED:
        table.play("Red ride")
    battle(table, "Red charge 1", "Blue refuse")
    assert "march villeneuve" in open_to(table, "Red")


@rule("F-5.2-03")
def test_nobody_in_the_way_nobody_to_charge() -> None:
    table = riders("en2014")
    assert why(table, "Red", "charge 2") == "F-5.2-03"


@rule("F-5.2-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_cavalcade_through_the_fort_of_who_bars_the_way(edition: str) -> None:
    table = riders(edition, forts={"charolles": "stronghold"})
    assert why(table, "Red", "charge 1") == "F-5.2-05"
    table.refuses("Red charge 1")


@rule("F-5.2-05")
@pytest.mark.parametrize(("edition", "row"), [("en2014", "F-5.2-05"), ("fr2015", ""), ("pl2015", "")])
def test_through_a_fort_against_somebody_else_on_the_road_by_flag(edition: str, row: str) -> None:
    table = riders(
        edition,
        forts={"charolles": "stronghold"},
        lords={"Green": {"Henri": "charolles"}},
        road={"Henri": "villeneuve"},
    )
    table.play("Red ask villeneuve", "Blue accept", "Green refuse")
    assert why(table, "Red", "charge 2") == row


@rule("F-5.2-06", "F-5.2-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lords_and_knights_only_at_least_one_of_each(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}},
        troops={"Red": {"blaye": [1, 1]}},
    )
    table.play("Red muster Arthur")
    if edition in DECLARED:
        assert why(table, "Red", "ride") == "F-5.2-06"
        table.play("Red with-men 0", "Red ride")
        assert why(table, "Red", "with-men 1") == "F-5.2-06"
        assert open_to(table, "Red", "with-men") == set()
        return
    table.play("Red march charolles")
    assert why(table, "Red", "charge 1") == "F-5.2-06"
    table.play("Red with-men 0")
    assert "charge 1" in open_to(table, "Red")
    table.play("Red with-knights 0")
    assert why(table, "Red", "charge 1") == "F-5.2-08"


@rule("F-5.2-07", "F-5.0-26", "F-5.0-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_declared_at_the_start_of_the_group_or_on_contact(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, **CHARLES},
        troops={"Red": {"blaye": [0, 2]}, "Blue": {"charolles": [1, 0]}},
    )
    table.play("Red muster Arthur")
    assert ("ride" in open_to(table, "Red")) is (edition in DECLARED)
    table.play("Red march charolles", "Red ask villeneuve", "Blue refuse")
    if edition in DECLARED:  # too late
        assert why(table, "Red", "charge 1") == "F-5.2-07"
        assert why(table, "Red", "ride") == "F-5.0-26"
    else:
        assert "charge 1" in open_to(table, "Red")


@rule("F-5.2-07")
@pytest.mark.parametrize("edition", DECLARED)
def test_a_declared_cavalcade_picks_up_only_who_has_not_moved(edition: str) -> None:
    table = riders(
        edition, older={"charolles": [2, 1]}, lords={"Red": {"Henri": "charolles", "Eric": "la-salle"}}
    )
    assert open_to(table, "Red", "join", "with-men", "with-knights") == {
        "join Henri",
        "with-knights 0",
        "with-knights 1",
        "with-knights 3",
    }
    table.play("Red halt", "Red lead Eric", "Red march blaye", "Red march charolles")
    assert why(table, "Red", "lead Eric") == "F-5.0-04"


@rule("F-5.2-07", "F-5.0-04")
@pytest.mark.parametrize(
    ("moves", "came_from", "able"),
    [(1, "blaye", 2), (2, "blaye", 0), (3, "blaye", 0), (1, "l-epervier", 0), (2, "l-epervier", 0)],
)
def test_no_other_knights_take_the_place_of_riders(moves: int, came_from: str, able: int) -> None:
    """Two have moved with somebody else: they are of the group only if they came by its road and can go on."""
    band = {"village": "charolles", "seat": "Red", "troops": [0, 2], "moves": moves, "from": came_from}
    table = moving(
        edition="fr2015",
        lords={"Red": {"Arthur": "charolles"}},
        troops={"Red": {"charolles": [0, 2]}},
        moves={"Arthur": 1},
        road={"Arthur": "blaye"},
        bands=[band],
    )
    column = begin(state(table), LORDS.index("Arthur"))
    assert able_troops(state(table), column.of(column.lords, 0, 0, 2).riding()) == (0, able)


@rule("F-5.2-27", "F-6.0-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lord_who_does_not_ride_does_not_fight(edition: str) -> None:
    """Henri stands in the Village where Arthur fights his way through."""
    table = riders(edition, [0, 0, 0, 0], enemy=[3, 2], lords={"Red": {"Henri": "charolles"}})
    table.play("Red charge 1", "Blue refuse")
    running = state(table).battle
    assert running is not None
    assert engaged_lords(state(table), running, ATTACK) == [LORDS.index("Arthur")]


@rule("F-5.2-09", "F-5.2-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_cavalcade_with_the_last_move(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "la-salle"}, **CHARLES},
        troops={"Red": {"la-salle": [0, 2]}, "Blue": {"charolles": [1, 0]}},
    )
    table.play("Red muster Arthur")
    if edition in DECLARED:
        table.play("Red ride")
    table.play("Red march blaye", "Red march charolles")
    assert table.asked() == ["Blue"]  # his turn: a battle may follow in Phase 6
    assert troops(table, "Blue", "charolles") == (1, 0)


@rule("F-5.2-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_darc_may_fight_twice_in_one_movement(edition: str) -> None:
    """With d'Arc 3 dice; Blue's single Men-at-Arms roll 1 die each."""
    table = moving(
        edition=edition,
        lords={"Red": {"Jeanne": "blaye"}, **CHARLES},
        darc="Jeanne",
        troops={"Red": {"blaye": [0, 2]}, "Blue": {"charolles": [1, 0], "villeneuve": [1, 0]}},
        chance=[5, 5, 5, 0, 5, 5, 5, 0],
    )
    table.play("Red muster Jeanne")
    if edition in DECLARED:
        table.play("Red ride")
    table.play("Red march charolles")
    battle(table, "Red charge 1", "Blue refuse")
    table.play("Red march villeneuve")
    battle(table, "Red charge 1", "Blue refuse")
    table.play("Red march bourg")
    assert (table.get("at.Jeanne"), troops(table, "Red", "bourg")) == ("bourg", (0, 2))


@rule("F-5.2-13", "F-5.2-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_bars_the_way_may_let_them_pass_and_they_may_fight_all_the_same(edition: str) -> None:
    table = riders(edition, [5, 0, 0])
    table.play("Red charge 1")
    assert table.asked() == ["Blue"]
    assert table.prompt("Blue") == "let-cavalcade-pass"
    table.play("Blue accept")
    assert {"march villeneuve", "march l-epervier", "charge 1", "halt"} <= open_to(table, "Red")
    battle(table, "Red charge 1")  # nobody is asked again
    assert troops(table, "Blue", "charolles") == (0, 0)


@rule("F-5.2-14")
def test_by_flag_leave_that_was_given_rules_out_the_fight() -> None:
    table = riders("fr2015", flags={"cavalcade_may_force_fight": False})
    table.play("Red charge 1", "Blue accept")
    assert why(table, "Red", "charge 1") == "F-5.2-14"


@rule("F-5.2-15", "F-5.2-16", "F-5.2-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_helpers_in_a_cavalcade(edition: str) -> None:
    table = riders(
        edition,
        lords={"Green": {"Henri": "charolles"}},
        troops={"Green": {"charolles": [1, 0]}},
        road={"Henri": "villeneuve"},
    )
    assert {"charge 1", "charge 2"} <= open_to(table, "Red")  # F-5.2-29: he names one of them
    table.play("Red charge 1", "Blue refuse")
    assert table.prompt("Green") == "join-battle"
    sides = {"help 0", "help 1"} if edition == "en2014" else {"help 1"}
    assert open_to(table, "Green", "help") == sides


@rule("F-5.2-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_did_not_join_must_be_dealt_with_before_the_move(edition: str) -> None:
    table = riders(
        edition,
        [5, 0, 0, 5, 0, 0],
        lords={"Green": {"Henri": "charolles"}},
        troops={"Green": {"charolles": [1, 0]}},
        road={"Henri": "villeneuve"},
    )
    battle(table, "Red charge 1", "Blue refuse", "Green pass")
    assert "march villeneuve" not in open_to(table, "Red")  # Green controls now, and stands on that road
    battle(table, "Red charge 2", "Green refuse")
    assert "march villeneuve" in open_to(table, "Red")


@rule("F-5.2-17", "F-5.2-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_defender_adds_one_hit_for_every_die(edition: str) -> None:
    """TV-02: 2 Knights and 3 Men-at-Arms roll 2 dice; 1 and 2 make 3 hits, 5 with the bonus."""
    table = riders(edition, [0, 0, 0, 2], enemy=[3, 2])
    table.play("Red charge 1", "Blue refuse")
    while not any(event.fact.name == "rolled" and event.seat == 1 for event in table.match.tape.events):
        decision = state(table).pending[0]
        table.play(f"{table.names[decision.seat]} {decision.options[0].text}")
    rolled = [event for event in table.match.tape.events if event.fact.name == "rolled" and event.seat == 1]
    assert rolled[0].args[:2] == (2, 5)


@rule("F-5.2-19", "F-5.2-20", "F-12.5-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_winners_must_go_on_if_only_back(edition: str) -> None:
    table = riders(edition, [5, 0, 0])
    battle(table, "Red charge 1", "Blue refuse")
    assert table.prompt("Red") == "must-go-on"
    assert why(table, "Red", "halt") == "F-5.2-19"
    assert open_to(table, "Red", "march", "halt") == {"march blaye", "march l-epervier", "march villeneuve"}
    table.play("Red march blaye")
    assert table.get("moves.Arthur") == 2


@rule("F-5.2-21", "F-5.2-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_knights_may_stay_but_no_lord(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye", "Henri": "blaye"}, **CHARLES},
        troops={"Red": {"blaye": [0, 2]}, "Blue": {"charolles": [1, 0]}},
        chance=[5, 5, 0],
    )
    table.play("Red muster Arthur")
    if edition in DECLARED:
        table.play("Red ride")
    table.play("Red march charolles")
    battle(table, "Red charge 1", "Blue refuse")
    assert why(table, "Red", "detach Henri") == "F-5.2-21"
    table.play("Red with-knights 0", "Red march l-epervier")
    assert (owner(table, "charolles"), troops(table, "Red", "charolles")) == ("Red", (0, 2))
    assert table.get("at.Henri") == "l-epervier"


@rule("F-5.2-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_garrison_the_village_falls_back(edition: str) -> None:
    table = riders(edition, [5, 0, 0])
    battle(table, "Red charge 1", "Blue refuse")
    assert owner(table, "charolles") == "Red"  # conquered
    table.play("Red march l-epervier")
    assert owner(table, "charolles") is None


@rule("F-5.2-22", "F-5.2-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_failed_cavalcade_stops_for_the_round(edition: str) -> None:
    """A truce after the first roll: nobody was hurt enough, and the riders stay where they are."""
    table = riders(edition, [0, 0, 0], enemy=[0, 1], lords={"Red": {"Henri": "sigy"}})
    table.play("Red charge 1", "Blue refuse")
    while table.prompt("Red") != "end-of-roll":
        decision = state(table).pending[0]
        table.play(f"{table.names[decision.seat]} {decision.options[0].text}")
    table.play("Red truce", "Blue accept")
    assert state(table).column is None
    assert open_to(table, "Red") == {"lead Henri", "done"}
    assert why(table, "Red", "lead Arthur") == "F-5.0-04"
    table.play("Red lead Henri", "Red march st-paul", "Red halt")
    assert troops(table, "Red", "charolles") == (0, 2)
    assert [band["moves"] for band in table.get("bands")] == [3]


@rule("F-5.2-23")
def test_by_flag_those_who_failed_may_move_on() -> None:
    table = riders("fr2015", [0, 0, 0], enemy=[0, 1], flags={"cavalcade_fail_stops": False})
    table.play("Red charge 1", "Blue refuse")
    while table.prompt("Red") != "end-of-roll":
        decision = state(table).pending[0]
        table.play(f"{table.names[decision.seat]} {decision.options[0].text}")
    table.play("Red truce", "Blue accept")
    assert {"march blaye", "halt"} <= open_to(table, "Red")
    assert open_to(table, "Red", "charge") == set()  # F-5.2-22: the cavalcade is over


@rule("F-5.2-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_surrender_of_the_defender_is_a_win(edition: str) -> None:
    table = riders(edition, [0, 0, 0], enemy=[0, 2])
    table.play("Red charge 1", "Blue refuse")
    while "surrender" not in open_to(table, "Blue"):
        decision = state(table).pending[0]
        table.play(f"{table.names[decision.seat]} {decision.options[0].text}")
    battle(table, "Blue surrender")
    assert table.prompt("Red") == "must-go-on"


def besieged(edition: str, chance: list[int] | None = None, **position: Any) -> Stage:
    table = moving(
        edition=edition,
        flags=position.pop("flags", None),
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        troops={"Red": {"blaye": [2, 3]}, "Blue": {"blaye": [1, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "city"},
        titles={"Arthur": ["fief-blaye"]},
        sieges={"blaye": {"Blue": 1}},
        chance=chance or [],
        **position,
    )
    table.play("Red lead Arthur", "Red with-knights 2")
    return table.play("Red ride") if edition in DECLARED else table


@rule("F-5.2-02", "F-5.2-24", "F-5.2-25", "F-5.2-26", "F-5.2-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_break_out_from_a_siege(edition: str) -> None:
    """TV-43. The besieger rolls 1 die; a face of 2 makes 3 hits with the bonus: one Knight of the riders."""
    table = besieged(edition, [5, 0, 2])
    battle(table, "Red charge 1", "Blue refuse")
    assert troops(table, "Red", "blaye") == (2, 2)  # neither the Men-at-Arms nor the third Knight took part
    assert table.prompt("Red") == "must-go-on"
    assert table.get("moves.Arthur") == 0  # the battle costs no Move
    table.play("Red march charolles")
    assert troops(table, "Red", "charolles") == (0, 1)
    table.play("Red march villeneuve")


@rule("F-5.2-25", "F-5.2-09")
def test_by_flag_the_break_out_costs_a_move() -> None:
    table = besieged("fr2015", [5, 0, 0], flags={"breakout_costs_move": 1})
    battle(table, "Red charge 1", "Blue refuse")
    assert table.get("moves.Arthur") == 1
    table.play("Red march charolles")
    assert table.get("moves.Arthur") == 2
    assert state(table).column is None
    table = besieged("en2014", flags={"breakout_costs_move": 1}, moves={"Arthur": 1})
    assert why(table, "Red", "charge 1") == "F-5.2-09"


@rule("F-5.2-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lone_lord_in_the_way_is_captured_without_dice(edition: str) -> None:
    table = riders(edition, enemy=[0, 0], lords={"Blue": {"Eric": "charolles"}})
    table.play("Red charge 1", "Blue refuse")
    if edition in DECLARED:
        table.play("Red capture Eric")
    assert table.get("captives.Eric") == 0
    assert not [event for event in table.match.tape.events if event.fact.name == "rolled"]
    assert table.prompt("Red") == "must-go-on"
    table.play("Red escort Eric", "Red march villeneuve")
    assert (table.get("at.Eric"), table.get("captives.Eric")) == ("villeneuve", 0)


@rule("F-5.2-28")
@pytest.mark.parametrize("edition", DECLARED)
def test_a_lone_lord_who_is_left_free_bars_nothing_any_more(edition: str) -> None:
    table = riders(edition, enemy=[0, 0], lords={"Blue": {"Eric": "charolles"}})
    table.play("Red charge 1", "Blue refuse", "Red done")
    assert table.get("captives.Eric") is None
    table.play("Red march villeneuve")


@rule("F-5.2-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_captives_are_taken_along_guarded_or_free(edition: str) -> None:
    for choice in ("escort", "guard", "leave"):
        table = riders(edition, enemy=[0, 0], lords={"Blue": {"Eric": "charolles", "Charles": "bourg"}})
        table.play("Red charge 1", "Blue refuse")
        if edition in DECLARED:
            table.play("Red capture Eric")
        if choice == "escort":
            table.play("Red escort Eric")
        elif choice == "guard":
            table.play("Red with-knights 1")
        table.play("Red march l-epervier")
        assert table.get("captives.Eric") == (None if choice == "leave" else 0)


@rule("F-5.2-32", "F-2.3.1-M02", "F-2.3.1-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_cavalcade_in_the_rain(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "charolles"}},
        troops={"Red": {"charolles": [0, 2]}},
        control={"charolles": "Red"},
        road={"Eric": "villeneuve"},
        hands={"Red": ["passage"]},
        rain=[1],
    )
    table.play("Red muster Arthur")
    if edition in DECLARED:
        table.play("Red ride")
    assert why(table, "Red", "charge 1") == "F-5.2-32"


@rule("F-5.0-32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_battle_is_not_fought_twice_in_a_turn(edition: str) -> None:
    """F-6.0-08 holds for cavalcades too."""
    table = riders(edition, [0, 0, 0], enemy=[0, 1], flags={"cavalcade_fail_stops": False})
    table.play("Red charge 1", "Blue refuse")
    while table.prompt("Red") != "end-of-roll":
        decision = state(table).pending[0]
        table.play(f"{table.names[decision.seat]} {decision.options[0].text}")
    table.play("Red truce", "Blue accept")
    assert why(table, "Red", "charge 1") == ("F-6.0-08" if edition == "en2014" else "F-5.2-07")
