"""Fief 5.0: who moves, how far, and with whom."""

from __future__ import annotations

import pytest

from oyez.games.fief.rules.board.tables import DARC, LORDS
from tests.rule import rule
from tests.rules.fief.marching import moving, open_to, owner, troops, why
from tests.rules.fief.table import EDITIONS, state


@rule("F-5.0-01", "F-R-09")
def test_players_move_in_turn_order_one_after_the_other() -> None:
    table = moving(
        3,
        first="Blue",
        lords={
            "Red": {"Arthur": "blaye"},
            "Blue": {"Charles": "sigy", "Eric": "bourg"},
            "Green": {"Henri": "tournus"},
        },
    )
    assert table.asked() == ["Blue"]
    table.play(
        "Blue lead Charles", "Blue march st-paul", "Blue halt", "Blue lead Eric", "Blue march villeneuve"
    )
    table.refuses("Green lead Henri", "Red lead Arthur")
    table.play("Blue march charolles", "Blue done")
    assert table.asked() == ["Green"]
    table.play("Green done")
    assert table.asked() == ["Red"]
    assert state(table).active == 0


@rule("F-5.0-02", "F-6.2.3-19")
def test_only_own_free_lords_are_led() -> None:
    table = moving(
        3,
        lords={"Red": {"Arthur": "blaye", "Eric": "sigy"}, "Blue": {"Charles": "sigy"}},
        troops={"Blue": {"sigy": [1, 0]}},
        captives={"Eric": "Blue"},
    )
    assert open_to(table, "Red") == {"lead Arthur", "done"}
    assert why(table, "Red", "lead Eric") == "F-5.0-02"
    assert why(table, "Red", "lead Charles") == "F-5.0-02"
    table.play("Red done")
    table.play("Blue lead Charles", "Blue escort Eric", "Blue march st-paul")  # the captor moves his captive
    assert table.get("at.Eric") == "st-paul"


@rule("F-6.2.3-03", "F-5.0-09")
def test_what_was_decided_about_a_captive_is_not_asked_again_at_this_stop() -> None:
    """Charles and Eric are neighbours in the list of Lords: one answer settles the one, not the other."""
    table = moving(
        3,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Charles": "blaye", "Eric": "blaye", "Henri": "blaye"}},
        captives={"Charles": "Red", "Eric": "Red", "Henri": "Red"},
        troops={"Red": {"blaye": [1, 0]}},
    )
    table.play("Red lead Arthur", "Red escort Charles")
    assert why(table, "Red", "confine Charles") == "F-5.0-09"
    assert open_to(table, "Red", "escort", "confine") == {"escort Eric", "escort Henri"}
    table.play("Red march charolles")
    assert open_to(table, "Red", "escort", "confine") == {"confine Charles"}


@rule("F-6.2.3-03")
def test_captives_share_the_moves_of_the_group() -> None:
    table = moving(
        3,
        lords={"Red": {"Arthur": "blaye", "Eric": "charolles"}, "Blue": {"Charles": "blaye"}},
        captives={"Charles": "Red"},
    )
    table.play("Red lead Arthur", "Red escort Charles", "Red march charolles", "Red halt")
    assert table.get("moves.Charles") == 1
    table.play("Red lead Eric", "Red escort Charles", "Red march villeneuve")
    assert table.get("moves") == {**table.get("moves"), "Charles": 2, "Eric": 1}
    assert why(table, "Red", "escort Charles") == "F-6.2.3-03"
    assert "march bourg" in open_to(table, "Red")
    table.play("Red march bourg")  # Charles stays behind without a guard: he is free
    assert table.get("captives.Charles") is None
    assert table.prompt("Blue") == "place-lord"


@rule("F-5.0-03")
def test_a_move_follows_one_road() -> None:
    table = moving(lords={"Red": {"Arthur": "charolles"}})
    table.play("Red lead Arthur")
    assert open_to(table, "Red", "march") == {"march blaye", "march l-epervier", "march villeneuve"}
    assert why(table, "Red", "march bourg") == "F-5.0-03"
    table.play("Red march villeneuve")
    assert table.get("moves.Arthur") == 1


@rule("F-5.0-04")
def test_a_lord_makes_up_to_two_moves() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye"}})
    table.play("Red lead Arthur", "Red march charolles", "Red march villeneuve")
    assert table.get("moves.Arthur") == 2
    assert table.asked() == ["Yellow"]
    table = moving(lords={"Red": {"Arthur": "blaye"}}, moves={"Arthur": 2})
    assert table.asked() == ["Yellow"]


@rule("F-5.0-04")
def test_moving_is_optional() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye"}})
    table.play("Red done")
    assert table.get("at.Arthur") == "blaye"
    table = moving(lords={"Red": {"Arthur": "blaye"}})
    table.play("Red lead Arthur", "Red march charolles", "Red halt")
    assert (table.get("at.Arthur"), table.get("moves.Arthur")) == ("charolles", 1)


@rule("F-5.0-05")
def test_there_and_back_uses_two_moves() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye"}})
    table.play("Red lead Arthur", "Red march charolles", "Red march blaye")
    assert (table.get("at.Arthur"), table.get("moves.Arthur")) == ("blaye", 2)


@rule("F-5.0-06", "F-9.1-05")
def test_darc_makes_three_moves() -> None:
    table = moving(lords={"Red": {"Jeanne": "blaye"}}, darc="Jeanne")
    table.play("Red lead Jeanne", "Red march charolles", "Red march villeneuve", "Red march bourg")
    assert table.get("moves.Jeanne") == 3
    assert table.asked() == ["Yellow"]


@rule("F-9.1-12")
def test_a_captive_darc_gives_no_third_move() -> None:
    table = moving(
        3,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Jeanne": "blaye"}},
        darc="Jeanne",
        captives={"Jeanne": "Red"},
    )
    table.play("Red muster Arthur", "Red march charolles", "Red march villeneuve")
    assert table.get("darc") == "Jeanne"
    assert (table.get("moves.Arthur"), table.get("moves.Jeanne"), table.get("at.Jeanne")) == (
        2,
        2,
        "villeneuve",
    )
    assert table.asked() == ["Green"]


@rule("F-5.0-07")
def test_troops_move_only_with_a_lord() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye"}}, troops={"Red": {"blaye": [2, 1], "sigy": [3, 2]}})
    assert open_to(table, "Red") == {"lead Arthur", "muster Arthur", "done"}
    table.play("Red muster Arthur", "Red march charolles")
    assert troops(table, "Red", "charolles") == (2, 1)
    assert troops(table, "Red", "sigy") == (3, 2)
    assert why(table, "Red", "detach Arthur") == "F-5.0-07"


@rule("F-5.0-08")
def test_a_lord_leads_only_troops_of_his_own_family() -> None:
    table = moving(
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Jeanne": "blaye"}},
        married=[["Arthur", "Jeanne"]],
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"blaye": [2, 2]}},
    )
    table.play("Red lead Arthur")
    assert open_to(table, "Red", "with-men", "with-knights", "join") == {"with-men 1"}
    table.play("Red all", "Red march charolles")
    assert troops(table, "Red", "charolles") == (1, 0)
    assert troops(table, "Blue", "blaye") == (2, 2)


@rule("F-5.0-09")
def test_troops_are_picked_up_and_dropped_in_every_village_of_the_way() -> None:
    table = moving(
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": [3, 1], "charolles": [2, 0], "villeneuve": [0, 1]}},
    )
    table.play("Red lead Arthur", "Red with-men 2", "Red with-knights 1", "Red march charolles")  # start
    assert (troops(table, "Red", "blaye"), troops(table, "Red", "charolles")) == ((1, 0), (4, 1))
    table.play("Red with-men 3", "Red with-knights 0", "Red march villeneuve")  # on the way: pick up and drop
    assert (troops(table, "Red", "charolles"), troops(table, "Red", "villeneuve")) == ((1, 1), (3, 1))


@rule("F-5.0-09")
def test_each_piece_is_decided_about_once_at_a_stop() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye", "Eric": "blaye"}}, troops={"Red": {"blaye": [3, 2]}})
    table.play("Red lead Arthur", "Red join Eric", "Red with-men 2")
    assert open_to(table, "Red", "join", "detach", "with-men") == set()
    assert why(table, "Red", "with-men 1") == "F-5.0-09"
    table.play("Red march charolles")
    assert open_to(table, "Red", "detach", "with-men") == {
        "detach Arthur",
        "detach Eric",
        "with-men 0",
        "with-men 1",
    }


@rule("F-5.0-10", "F-4.1-08")
def test_any_number_of_troops_may_march_and_stand_together() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye"}}, troops={"Red": {"blaye": [7, 5], "charolles": [6, 3]}})
    table.play("Red muster Arthur", "Red march charolles")
    assert troops(table, "Red", "charolles") == (13, 8)


@rule("F-5.0-11")
def test_troops_are_not_passed_on_beyond_two_moves() -> None:
    table = moving(
        lords={"Red": {"Arthur": "blaye", "Eric": "charolles", "Henri": "villeneuve"}},
        troops={"Red": {"blaye": [2, 0]}},
    )
    table.play("Red muster Arthur", "Red march charolles", "Red halt")
    table.play("Red lead Eric", "Red with-men 2", "Red march villeneuve")  # one Move with each: two in all
    assert open_to(table, "Red", "with-men") == set()
    assert why(table, "Red", "with-men 1") == "F-5.0-11"
    table.play("Red halt", "Red lead Henri")
    assert open_to(table, "Red", "with-men", "all") == {"all"}  # all: Eric, not the tired men
    table.play("Red all", "Red march bourg")
    assert troops(table, "Red", "villeneuve") == (2, 0)


@rule("F-5.0-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fresh_troops_go_as_far_as_tired_ones_allow(edition: str) -> None:
    """Counters are alike: a group takes along those that still go as far as its Lords."""
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": [3, 0]}},
        bands=[{"village": "blaye", "seat": "Red", "troops": [2, 0], "moves": 1, "from": "la-salle"}],
    )
    table.play("Red lead Arthur", "Red with-men 1", "Red march charolles")
    assert table.get("bands") == [
        {"village": "blaye", "seat": 0, "troops": [2, 0], "moves": 1, "road": "la-salle-blaye", "tested": []},
        {
            "village": "charolles",
            "seat": 0,
            "troops": [1, 0],
            "moves": 1,
            "road": "blaye-charolles",
            "tested": [],
        },
    ]


@rule("F-5.0-12", "F-9.1-05")
def test_a_third_move_is_made_in_the_group_of_darc() -> None:
    table = moving(
        3,
        lords={"Red": {"Arthur": "la-salle", "Jeanne": "charolles"}, "Blue": {"Eric": "la-salle"}},
        darc="Jeanne",
        captives={"Eric": "Red"},
        troops={"Red": {"la-salle": [2, 1]}},
    )
    table.play("Red muster Arthur", "Red march blaye", "Red march charolles")
    assert open_to(table, "Red", "lead", "muster") == {"lead Jeanne", "muster Jeanne"}
    assert why(table, "Red", "lead Arthur") == "F-5.0-04"
    table.play("Red muster Jeanne", "Red march villeneuve")
    assert (table.get("moves.Arthur"), table.get("moves.Eric"), table.get("moves.Jeanne")) == (3, 3, 1)
    assert troops(table, "Red", "villeneuve") == (2, 1)
    assert (
        open_to(table, "Red", "with-men", "join", "detach") == set()
    )  # all but her have made their three Moves
    table.play("Red march bourg")
    assert (table.get("at.Jeanne"), table.get("at.Arthur")) == ("bourg", "villeneuve")


@rule("F-5.0-12", "F-9.1-11")
def test_darc_works_from_the_next_move() -> None:
    table = moving(lords={"Red": {"Jeanne": "blaye"}})
    table.play("Red lead Jeanne", "Red march charolles")
    g = state(table)
    g.lord_deck.remove(DARC)  # as if somebody had just played the card on her
    g.darc = LORDS.index("Jeanne")
    table.play("Red march villeneuve", "Red march bourg")
    assert table.get("moves.Jeanne") == 3


@rule("F-5.0-13")
def test_moves_of_different_groups_are_interleaved() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye", "Eric": "sigy"}})
    table.play("Red lead Arthur", "Red march charolles", "Red halt")
    table.play("Red lead Eric", "Red march st-paul", "Red halt")
    table.play("Red lead Arthur", "Red march villeneuve")
    table.play("Red lead Eric", "Red march st-vivien")
    assert (table.get("at.Arthur"), table.get("at.Eric")) == ("villeneuve", "st-vivien")


@rule("F-5.0-13")
def test_a_group_that_went_nowhere_is_not_led_again_at_once() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye", "Eric": "sigy"}})
    table.play("Red lead Arthur", "Red halt")
    assert open_to(table, "Red") == {"lead Eric", "done"}
    table.play("Red lead Eric", "Red march st-paul", "Red halt")
    assert open_to(table, "Red") == {"lead Arthur", "lead Eric", "done"}


@rule("F-5.0-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_occupied_village_is_entered_without_asking(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"charolles": [3, 0]}},
        forts={"charolles": "stronghold"},
    )
    table.play("Red muster Arthur", "Red march charolles")
    assert table.asked() == ["Red"]
    assert owner(table, "charolles") == "Blue"
    assert open_to(table, "Red", "march", "ask") == {"march blaye", "ask l-epervier", "ask villeneuve"}


@rule("F-5.0-15", "F-5.0-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_empty_villages_are_crossed_freely(edition: str) -> None:
    """Also those that the holder of the fief title controls."""
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "villeneuve"}, "Blue": {"Eric": "sigy"}},
        titles={"Eric": ["fief-blaye"]},
    )
    assert owner(table, "charolles") == "Blue"
    table.play("Red lead Arthur", "Red march charolles")
    assert open_to(table, "Red", "ask") == set()
    table.play("Red march blaye")
    assert (owner(table, "charolles"), owner(table, "blaye")) == ("Blue", "Red")


@rule("F-5.0-28")
def test_opponents_in_one_village_need_not_fight() -> None:
    table = moving(
        3,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}},
        troops={"Red": {"blaye": [5, 5]}, "Blue": {"charolles": [1, 0]}},
    )
    table.play("Red muster Arthur", "Red march charolles", "Red halt", "Red done", "Blue done", "Green done")
    assert troops(table, "Blue", "charolles") == (1, 0)
    assert table.get("phase") == "battles"
    assert table.get("battle") is None


@rule("F-5.0-38")
def test_the_road_of_arrival_is_remembered_within_the_round() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye"}}, troops={"Red": {"blaye": [1, 0]}})
    assert table.get("road.Arthur") is None
    table.play("Red muster Arthur", "Red march charolles")
    assert table.get("road.Arthur") == "blaye-charolles"
    assert [band["road"] for band in table.get("bands")] == ["blaye-charolles"]
    assert table.get("arrivals.charolles") == [0]


@rule("F-5.0-39")
def test_pieces_that_came_by_different_roads_stay_separate_for_movement() -> None:
    table = moving(
        3,
        lords={"Red": {"Arthur": "blaye", "Eric": "l-epervier"}, "Blue": {"Henri": "charolles"}},
        arrivals={"charolles": ["Blue"]},
    )
    table.play("Red lead Arthur", "Red march charolles", "Red halt", "Red lead Eric", "Red march charolles")
    assert open_to(table, "Red", "march") == {"march l-epervier"}  # Eric goes back where he came from
    table.play("Red join Arthur")
    assert open_to(table, "Red", "march") == set()  # together each of them would cross the Village
    assert (table.get("road.Arthur"), table.get("road.Eric")) == ("blaye-charolles", "charolles-l-epervier")


@rule("F-5.0-41", "F-6.4.2-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_stay_and_go_with_the_last_troop(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye", "Eric": "blaye"}, "Blue": {"Henri": "blaye"}},
        troops={"Red": {"blaye": [2, 0]}},
        control={"blaye": "Blue"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Red": 1}},
    )
    table.play("Red lead Arthur", "Red with-men 1", "Red march charolles", "Red halt")
    assert table.get("sieges.blaye.Red") == 1
    table.play("Red lead Eric", "Red with-men 1", "Red march la-salle")
    assert table.get("sieges.blaye.Red") == 0


@rule("F-5.0-41", "F-6.4.1-14")
@pytest.mark.parametrize(("edition", "dice"), [("en2014", 1), ("fr2015", 0), ("pl2015", 0)])
def test_a_siege_without_a_lord_goes_on_by_flag(edition: str, dice: int) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Henri": "blaye"}},
        troops={"Red": {"blaye": [2, 0]}},
        control={"blaye": "Blue"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Red": 1}},
    )
    table.play("Red lead Arthur", "Red march charolles")
    assert table.get("sieges.blaye.Red") == dice


@rule("F-5.0-42", "F-2.4.1-10")
def test_a_lord_may_move_without_troops() -> None:
    table = moving(lords={"Red": {"Arthur": "blaye"}}, troops={"Red": {"blaye": [2, 2]}})
    table.play("Red lead Arthur", "Red march charolles")
    assert troops(table, "Red", "charolles") == (0, 0)
    assert (owner(table, "blaye"), owner(table, "charolles")) == ("Red", "Red")


@rule("F-11.2-03")
def test_under_fog_only_the_number_of_counters_is_told() -> None:
    table = moving(
        3, flags={"fog_of_war": True}, lords={"Red": {"Arthur": "blaye"}}, troops={"Red": {"blaye": [2, 1]}}
    )
    table.play("Red muster Arthur", "Red march charolles")
    told = {event.fact.name: event for event in table.match.tape.events}
    assert told["marched"].seen_by(1).args == (0, 2, 3, 3)
    assert told["marched-with"].seen_by(1).args == ()
    assert told["marched-with"].seen_by(0).args == (2, 1)
    assert all(step.marks() == () or step.marks()[0] == 0 for step in state(table).stack[-2:])
