"""Fief 7: the end of a round and victory."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.court.captivity import alliance_counts
from oyez.games.fief.rules.round.victory import camp_of, camps, points_needed, points_of, qualified
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, NAMES, stage, state

FIEFS = ("blaye", "l-epervier", "mazilles", "tournus", "st-gerome", "bourg", "les-essarts", "sigy")
HEADS = ("Arthur", "Baudoin", "Charles", "Eric", "François", "Gauvain")
HEIRS = ("Henri", "Lambert", "Othon", "Philippe", "Quentin", "Thierry")
LADIES = ("Aliénor", "Blanche", "Guenièvre", "Isabelle", "Jeanne", "Mireille")
HOMES = ("beaujeu", "sennecy", "chateau-neuf", "pugnac", "st-medard", "st-vivien")


def kingdom(
    seats: int = 4,
    *,
    fiefs: tuple[int, ...] = (),
    king: str = "",
    pope: str = "",
    bishops: dict[str, int] | None = None,
    allies: tuple[str, str] | None = None,
    villages: dict[str, tuple[str, ...]] | None = None,
    edition: str = "",
    flags: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """Phase 7, with so many fief titles per seat. Everybody has a man, an heir for further titles, and a lady."""
    left = list(FIEFS)
    titles: dict[str, list[str]] = {}
    for seat, number in enumerate(fiefs):
        for place in range(number):
            titles.setdefault((HEADS, HEIRS)[place // 2][seat], []).append(f"fief-{left.pop()}")
    if king:
        titles.setdefault(HEADS[NAMES.index(king)], []).append("king")
    if pope:
        titles.setdefault(HEIRS[NAMES.index(pope)], []).append("pope")
    number = 0
    for name, wanted in (bishops or {}).items():
        for _ in range(wanted):
            number += 1
            titles.setdefault(HEADS[NAMES.index(name)], []).append(f"bishop-{number}")
    married = []
    if allies:
        married = [[HEADS[NAMES.index(allies[0])], LADIES[NAMES.index(allies[1])]]]
    whole: dict[str, Any] = {
        "phase": "closing",
        "lords": {
            NAMES[s]: {HEADS[s]: HOMES[s], HEIRS[s]: HOMES[s], LADIES[s]: HOMES[s]} for s in range(seats)
        },
        "titles": titles,
        "married": married,
        "troops": {name: {place: [1, 0] for place in places} for name, places in (villages or {}).items()},
        **position,
    }
    return stage(seats, edition=edition, flags=flags, **whole)


@rule("F-7.0-01", "F-R-11", "F-2.3-09", "F-2.3.1-M06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_disasters_leave_the_map(edition: str) -> None:
    table = kingdom(edition=edition, rain=[1, 4], famine=[2], plague=[3])
    table.expect(
        events=["disasters-discarded 4"],
        state={
            "rain": [],
            "famine": [],
            "plague": [],
            "fortune_discard": {"contains": ["rain", "famine", "plague"]},
        },
    )


@rule("F-7.0-01", "F-7.0-02", "F-10.0-06")
def test_windows_lie_before_the_disasters_go_and_before_the_check() -> None:
    """A Famine is still a cause for an Uprising in the first window, and gone in the second."""
    table = kingdom(
        fiefs=(3,),
        famine=[5],
        hands={"Blue": ["uprising"], "Green": ["assassination"]},
    )
    table.expect(asked=["Blue"], prompt={"Blue": "before-closing"})
    table.play("Blue pass")
    table.expect(asked=["Green"], prompt={"Green": "before-closing"})
    table.play("Green pass")
    table.expect(asked=["Green"], prompt={"Green": "before-victory"}, state={"famine": []}, over=False)
    table.play("Green pass").expect(winner="Red")


@rule("F-7.0-02")
def test_victory_is_checked_only_at_the_end_of_the_round() -> None:
    table = kingdom(fiefs=(3,), phase="battles", mills={"beaujeu": 1})
    table.expect(over=False, prompt={"Red": "choose-pillage"})
    table.play("Red done").expect(over=True)


@rule("F-7.0-03", "F-7.0-04", "F-7.0-06", "F-R-15", "F-12.1-06")
def test_what_counts_for_victory() -> None:
    table = kingdom(fiefs=(1, 2), king="Blue", pope="Green", bishops={"Red": 2})
    assert table.get("victory_points") == [1, 3, 1, 0]
    queen = kingdom(
        fiefs=(1,), titles={"Aliénor": ["queen"], "Henri": ["crown-prince", "cardinal-1"]}, regency=True
    )
    assert queen.get("victory_points") == [0, 0, 0, 0]  # the fief titles lie vacant on the board here


@rule("F-7.0-05", "F-6.2.3-15")
def test_titles_of_captives_count() -> None:
    table = kingdom(
        fiefs=(3,),
        captives={"Arthur": "Blue"},
        lords={
            "Red": {"Arthur": "sennecy", "Henri": "beaujeu"},
            "Blue": {"Baudoin": "sennecy"},
            "Green": {},
        },
    )
    table.expect(winner="Red")


@rule("F-7.0-07", "F-R-12", "F-R-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_winner_the_first_player_card_goes_left_and_a_new_round_begins(edition: str) -> None:
    table = kingdom(edition=edition, first="Yellow", round=5)
    table.expect(state={"first": "Red", "round": 6}, over=False, events=["Red became-first"])


@rule("F-7.0-07")
def test_marks_of_the_round_are_forgotten() -> None:
    table = kingdom(
        moves={"Arthur": 2},
        road={"Arthur": "la-salle"},
        tested={"Arthur": [5]},
        villages={"Red": ("beaujeu",)},
        bands=[{"seat": "Red", "village": "beaujeu", "troops": [1, 0], "moves": 1, "from": "la-salle"}],
    )
    assert table.get("moves.Arthur") == 0
    assert table.get("road.Arthur") is None
    assert table.get("tested.Arthur") == []
    assert table.get("bands") == []
    assert table.get("fought") == []
    assert set(state(table).placed) == {0}


@rule("F-7.0-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_spent_diplomacy_markers_do_not_come_back(edition: str) -> None:
    table = kingdom(edition=edition, markers={"Red": 1, "Blue": 0})
    assert table.get("markers") == [1, 0, 3, 3]


@rule("F-7.1-01", "F-R-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("fiefs", "king", "pope"), [(3, 0, 0), (2, 1, 0), (2, 0, 1), (1, 1, 1), (4, 0, 0)])
def test_three_points_win_alone(edition: str, fiefs: int, king: int, pope: int) -> None:
    """TV-22."""
    table = kingdom(edition=edition, fiefs=(fiefs,), king="Red" * king, pope="Red" * pope)
    table.expect(winner="Red", events=["Red won-alone"], no_events=["* tie-broken"])


@rule("F-7.1-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_points_win_nothing(edition: str) -> None:
    kingdom(edition=edition, fiefs=(2, 2)).expect(over=False)


@rule("F-7.1-02", "F-1.1-16")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_an_allied_player_cannot_win_alone(seats: int) -> None:
    kingdom(seats, fiefs=(3, 0), allies=("Red", "Blue")).expect(over=False)


@rule("F-7.2-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_allies_win_together_with_four_points(edition: str, seats: int) -> None:
    table = kingdom(seats, edition=edition, fiefs=(3, 1), allies=("Red", "Blue"))
    table.expect(winners=["Red", "Blue"], events=["Red won-allied Blue 4"])
    assert state(table).rules.alliance_vp == 4


@rule("F-7.2-02", "F-1.1-07")
def test_everybody_belongs_to_one_camp_of_at_most_two() -> None:
    g = state(kingdom(5, allies=("Blue", "Yellow")))
    assert camps(g) == [(0,), (1, 3), (2,), (4,)]
    assert camp_of(g, 3) == (1, 3)
    assert points_needed(g, (1, 3)) == 4
    assert points_needed(g, (0,)) == 3


@rule("F-7.2-03", "F-7.2-04", "F-1.1-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_three_players_everybody_wins_alone_married_or_not(edition: str) -> None:
    kingdom(3, edition=edition, fiefs=(2, 2), allies=("Red", "Blue")).expect(over=False)
    kingdom(3, edition=edition, fiefs=(3, 1), allies=("Red", "Blue")).expect(winner="Red")


@rule("F-7.2-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_marriage_of_three_players_means_otherwise(edition: str) -> None:
    """It makes allies in the French and Polish editions only: here for the engines of a siege by flag."""
    table = kingdom(3, edition=edition, allies=("Red", "Blue"))
    assert alliance_counts(state(table)) == (edition != "en2014")


@rule("F-7.3-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_solo_victory_beats_an_alliance_with_more_points(edition: str) -> None:
    """TV-25: Red 3 fiefs allied with Blue 1 fief and King; Green alone 3 fiefs."""
    table = kingdom(edition=edition, fiefs=(3, 1, 3), king="Blue", allies=("Red", "Blue"))
    table.expect(winner="Green")


@rule("F-7.3-02", "F-7.3-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("fiefs", [3, 4])
def test_the_king_breaks_the_tie_whatever_the_points(edition: str, fiefs: int) -> None:
    """TV-23 with 3 fiefs, TV-24 with 4."""
    table = kingdom(edition=edition, fiefs=(fiefs, 1, 1, 2), king="Yellow")
    table.expect(winner="Yellow", events=["Yellow tie-broken", "Yellow won-alone 3"])
    assert state(table).tape is not None


TIES = {
    0: {"fiefs": (3, 2), "king": "Blue"},
    1: {"fiefs": (3, 2), "pope": "Blue"},
    3: {"fiefs": (3, 4)},
    4: {"fiefs": (3, 3), "bishops": {"Blue": 1}},
    5: {"fiefs": (3, 3), "villages": {"Blue": ("la-salle", "blaye", "charolles")}},
}
# With their fiefs and homes Red has 10 Villages and Blue 8; these two make them equal.
EQUAL = {"fiefs": (3, 3), "villages": {"Blue": ("blaye", "charolles")}}


@rule("F-7.3-02", "F-7.3-06")
@pytest.mark.parametrize("level", TIES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_level_of_the_tie_break(edition: str, level: int) -> None:
    table = kingdom(edition=edition, **TIES[level])  # type: ignore[arg-type]
    table.expect(winner="Blue")
    assert levels(table) == [level]


def levels(table: Stage) -> list[int]:
    return [event.args[0] for event in table.match.tape.events if event.fact.name == "tie-broken"]


@rule("F-7.3-02")
def test_the_queen_regent_comes_third() -> None:
    titles = {
        "Arthur": ["fief-blaye", "fief-bourg"],
        "Henri": ["fief-sigy"],
        "Baudoin": ["fief-tournus", "fief-mazilles"],
        "Lambert": ["fief-les-essarts"],
        "Blanche": ["queen"],
    }
    table = kingdom(titles=titles, regency=True)
    table.expect(winner="Blue")
    assert levels(table) == [2]
    # A Queen beside her King breaks nothing: the King does.
    assert levels(kingdom(titles={**titles, "Arthur": [*titles["Arthur"], "king"]})) == [0]


@rule("F-7.3-02")
def test_later_levels_count_only_among_those_still_tied() -> None:
    """Green has most Villages, but fewer fiefs than Red and Blue; of these Blue has more Bishops."""
    table = kingdom(
        6,
        fiefs=(3, 3),
        king="",
        bishops={"Blue": 1, "Green": 2},
        villages={"Green": ("blaye", "charolles", "la-salle")},
    )
    table.expect(winner="Blue")


@rule("F-7.3-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_allies_are_measured_together(edition: str) -> None:
    """Two alliances with 4 points each: the two Bishops of one pair decide, one with each player."""
    table = kingdom(
        edition=edition,
        fiefs=(3, 3, 1, 1),
        bishops={"Blue": 1, "Yellow": 1, "Red": 1},
        married=[["Arthur", "Guenièvre"], ["Baudoin", "Isabelle"]],
    )
    table.expect(winners=["Blue", "Yellow"])
    assert levels(table) == [4]


@rule("F-7.3-05", "F-R-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_that_cannot_be_broken_means_another_round(edition: str) -> None:
    table = kingdom(edition=edition, **EQUAL)  # type: ignore[arg-type]
    assert points_of(state(table), (0,)) == 3
    table.expect(over=False, events=["tie-stands"])


@rule("F-7.3-05")
def test_by_flag_such_a_tie_is_shared() -> None:
    table = kingdom(flags={"unbreakable_tie": "shared_victory"}, **EQUAL)  # type: ignore[arg-type]
    table.expect(winners=["Red", "Blue"], events=["Red shared 3", "Blue shared 3"])


@rule("F-7.3-01", "F-7.1-01")
def test_questions_for_bots_are_pure() -> None:
    g = state(kingdom(fiefs=(2, 2)))
    assert qualified(g) == []


@rule("F-7.3-02")
@pytest.mark.parametrize(("round_", "over"), [(11, False), (12, True), (13, True)])
def test_a_round_limit_ends_the_game_by_the_tie_break(round_: int, over: bool) -> None:
    table = kingdom(fiefs=(1, 2), flags={"round_limit": "12"}, round=round_)
    table.expect(over=over)
    if over:
        table.expect(winner="Blue")


@rule("F-7.3-02", "F-7.3-05")
def test_at_the_round_limit_what_stays_tied_is_shared() -> None:
    table = kingdom(flags={"round_limit": "1"}, round=1)
    table.expect(winners=["Red", "Blue", "Green", "Yellow"])
    allied = kingdom(fiefs=(1, 0, 2), flags={"round_limit": "1"}, allies=("Red", "Blue"), king="Blue")
    allied.expect(winners=["Red", "Blue"], events=["Red won-at-limit 2", "Blue won-at-limit 2"])


@rule("F-1.7P-06", "F-7.1-02", "F-7.3-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_whom_only_a_marriage_keeps_from_winning_may_turn_to_the_pope(edition: str, answer: str) -> None:
    table = kingdom(edition=edition, fiefs=(3,), pope="Green", allies=("Red", "Blue"))
    table.expect(asked=["Red"], prompt={"Red": "last-request"})
    table.play("Red seek-annulment", f"Green {answer}")
    table.expect(events=["Red annulment-sought Arthur Blanche"], over=answer == "accept")
    if answer == "accept":
        table.expect(winner="Red")


@rule("F-1.7P-06", "F-7.2-03")
def test_nobody_else_is_asked_before_the_check() -> None:
    without_points = kingdom(fiefs=(2,), pope="Green", allies=("Red", "Blue"))
    without_pope = kingdom(fiefs=(3,), allies=("Red", "Blue"))
    for table in (without_points, without_pope):
        table.expect(over=False)
        assert table.get("round") == 2
    passed = kingdom(fiefs=(3, 1), pope="Green", allies=("Red", "Blue"))
    passed.play("Red pass").expect(winners=["Red", "Blue"])
    kingdom(3, fiefs=(3,), pope="Green", allies=("Red", "Blue")).expect(winner="Red")
