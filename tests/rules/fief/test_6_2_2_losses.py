"""Fief 6.2.2: losses."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.hits import legal_losses, lords_hit, most_lost
from oyez.games.fief.rules.battle.losses import apply_hits
from tests.rule import rule
from tests.rules.fief.battlefield import asked, dice, faces, field, running, troops, village, why
from tests.rules.fief.table import EDITIONS, run, state

GUNTER = ("Gauvain", "Blanche")  # the printed example: a man and an untitled lady


def struck(hits: int, blue: tuple[int, int] = (1, 1), edition: str = "fr2015") -> Stage:
    """Red's dice make so many hits on Blue, who has Gauvain and Blanche; Blue rolls a 1."""
    shown = {1: (1,), 2: (2,), 3: (3,), 4: (1, 3), 5: (2, 3), 6: (3, 3)}[hits]
    red = (5, 0) if len(shown) == 1 else (9, 0)
    table = field(edition=edition, red=red, blue=blue, blue_lords=GUNTER, dice=faces(*shown, 1, 1))
    table.play("Red attack blaye")
    if table.prompt("Blue") == "before-first-roll":
        table.play("Blue fight")
    return table


@rule("F-6.2.2-03", "F-6.2.2-04")
@pytest.mark.parametrize(
    ("men", "knights", "hits", "legal"),
    [
        (2, 3, 4, [(1, 1)]),
        (3, 1, 3, [(3, 0), (0, 1)]),
        (0, 2, 2, [(0, 0)]),
        (0, 2, 5, [(0, 1)]),
        (1, 1, 2, [(1, 0)]),
        (6, 2, 6, [(6, 0), (3, 1), (0, 2)]),
        (1, 2, 5, [(1, 1)]),
        (2, 2, 30, [(2, 2)]),
        (0, 0, 3, [(0, 0)]),
        (5, 5, 0, [(0, 0)]),
    ],
)
def test_as_much_strength_as_possible_is_lost(
    men: int, knights: int, hits: int, legal: list[tuple[int, int]]
) -> None:
    assert legal_losses(men, knights, hits) == legal
    assert all(m + 3 * k == most_lost(men, knights, hits) for m, k in legal)


@rule("F-6.2.2-03")
def test_legal_losses_are_exactly_the_maximal_ones() -> None:
    for men in range(7):
        for knights in range(5):
            for hits in range(18):
                pairs = [(m, k) for k in range(knights + 1) for m in range(men + 1) if m + 3 * k <= hits]
                most = max(m + 3 * k for m, k in pairs)
                assert sorted(legal_losses(men, knights, hits)) == sorted(
                    (m, k) for m, k in pairs if m + 3 * k == most
                )


@rule("F-6.2.2-01", "F-6.2.2-05", "F-6.2.2-06", "F-6.2.2-07")
@pytest.mark.parametrize(
    ("men", "knights", "lords", "hits", "killed"),
    [
        (1, 1, 2, 2, 0),
        (1, 1, 2, 3, 0),
        (1, 1, 2, 4, 0),
        (1, 1, 2, 5, 1),
        (1, 1, 2, 6, 2),
        (1, 1, 2, 9, 2),
        (0, 1, 2, 2, 0),
        (0, 0, 1, 1, 1),
        (1, 0, 0, 5, 0),
    ],
)
def test_lords_are_hit_only_when_all_troops_are_dead(
    men: int, knights: int, lords: int, hits: int, killed: int
) -> None:
    assert lords_hit(men, knights, lords, hits) == killed


@rule("F-6.2.2-04", "F-6.2.2-06", "F-6.2.2-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_hits_kill_the_man_at_arms_and_nothing_else(edition: str) -> None:
    """TV-09."""
    table = struck(2, edition=edition)
    assert troops(table, "Blue") == [0, 1]
    assert table.get("family.Gauvain") == table.get("family.Blanche") == 1
    table.play("Red fight", "Blue fight")  # nothing is carried over to the next roll


@rule("F-6.2.2-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_hits_must_kill_the_knight(edition: str) -> None:
    """TV-10."""
    assert troops(struck(3, edition=edition), "Blue") == [1, 0]


@rule("F-6.2.2-02", "F-6.2.2-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_two_ways_to_lose_as_much_the_owner_chooses(edition: str) -> None:
    """TV-11."""
    table = struck(3, blue=(3, 1), edition=edition)
    assert asked(table, "Blue") == ["lose-knights 0", "lose-knights 1"]
    assert why(table, "Blue lose-knights 2") == "F-6.2.2-03"
    assert why(table, "Red lose-knights 1") == "F-6.2.2-02"
    assert table.options("Blue") == asked(table, "Blue")  # a roll cannot be broken into
    table.play("Blue lose-knights 0")
    assert troops(table, "Blue") == [0, 1]


@rule("F-6.2.2-08", "F-6.2.2-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_hits_kill_the_troops_and_leave_both_lords_to_be_captured(edition: str) -> None:
    """TV-12."""
    table = struck(4, edition=edition)
    if edition != "en2014":
        assert asked(table, "Red") == ["capture Gauvain", "capture Blanche", "all", "done"]
        table.play("Red all")
    assert table.get("captives.Gauvain") == table.get("captives.Blanche") == 0


@rule("F-6.2.2-07", "F-6.2.2-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_hits_kill_one_lord_of_the_owner_s_choice(edition: str) -> None:
    """TV-13."""
    table = struck(5, edition=edition)
    table.expect(prompt={"Blue": "choose-fallen"})
    assert asked(table, "Blue") == ["fall Gauvain", "fall Blanche"]
    table.play("Blue fall Gauvain")
    if edition != "en2014":
        table.play("Red capture Blanche")
    assert table.get("family.Gauvain") is None
    assert table.get("captives.Blanche") == 0
    assert "Gauvain" in table.get("lord_discard")


@rule("F-6.2.2-01", "F-6.2.2-07", "F-6.2.2-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_six_hits_kill_everything(edition: str) -> None:
    """TV-14."""
    table = struck(6, edition=edition)
    assert troops(table, "Blue") == [0, 0]
    assert table.get("family.Gauvain") is None
    assert table.get("family.Blanche") is None


@rule("F-6.2.2-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_beaten_lord_may_be_left_free_except_in_the_english_edition(edition: str) -> None:
    table = struck(4, edition=edition)
    if edition == "en2014":
        assert table.get("captives.Gauvain") == 0
        return
    table.play("Red done").expect(events=["Blue left-free Gauvain", "Blue left-free Blanche"])
    assert table.get("captives.Gauvain") is None
    assert table.get("at.Gauvain") == "blaye"


@rule("F-6.2.2-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lordless_defenders_capture_the_lords_of_a_beaten_attacker(edition: str) -> None:
    table = field(edition=edition, red=(1, 0), blue=(5, 0), blue_lords=(), dice=faces(1, 1))
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Blue fight", "Blue capture Arthur")
    assert table.get("captives.Arthur") == 1


@rule("F-6.2.2-11", "F-6.2.2-12", "F-6.2-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_printed_example_of_losses(edition: str) -> None:
    """TV-06 to TV-08: Red with 15 points attacks a Stronghold held by 2 Men-at-Arms and 3 Knights."""
    table = field(
        edition=edition,
        red=(2, 4),
        blue=(2, 3),
        blue_lords=(),
        fort="stronghold",
        dice=faces(1, 3, 3, 2),
    )
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Blue fight")
    assert troops(table, "Blue") == [1, 2]  # exactly 4 points
    assert troops(table, "Red") == [0, 3]  # 5 points
    assert table.get("stock.Blue") == [12, 6]
    assert running(table).empty_rolls == 0
    assert dice(table) == (1, 2)


@rule("F-6.2.2-07")
def test_the_choice_of_the_dead_is_asked_once_per_lord() -> None:
    lords = ("Charles", "Henri", "Blanche")
    table = field(red=(9, 0), blue=(1, 0), blue_lords=lords, dice=faces(1, 2, 1))
    table.play(
        "Red attack blaye", "Blue fight", "Blue fall Blanche", "Blue fall Charles", "Red capture Henri"
    )
    assert table.get("lords.Blue") == {"Henri": "blaye"}


@rule("F-6.2.2-05")
def test_lords_of_a_coalition_fall_after_all_troops_of_the_side() -> None:
    """Blue has only a Lord left; his helper's Men-at-Arms take the hits."""
    table = field(red=(5, 0), blue=(0, 0), green=(4, 0), green_lords=("Eric",), dice=faces(3, 1))
    table.play("Red attack blaye", "Red target 1", "Green help 1", "Blue accept", "Blue fight", "Red fight")
    assert table.get("family.Charles") == 1
    assert troops(table, "Green") == [1, 0]


@rule("F-6.2.2-17", "F-1.1.1-02")
def test_a_death_in_battle_ends_marriage_and_alliance_at_once() -> None:
    table = field(
        red=(9, 0),
        blue=(2, 1),
        blue_lords=GUNTER,
        elsewhere={"Green": {"Eric": "sigy"}},
        married=[["Eric", "Blanche"]],
        dice=faces(3, 3, 1),
    )
    table.play("Red attack blaye", "Blue fight", "Blue fall Blanche")
    assert table.get("married.Eric") is None


@rule("F-6.2.2-13", "F-4.3.1-13")
def test_titles_of_the_dead_pass_on_before_the_battle_goes_on() -> None:
    table = field(
        red=(9, 0),
        blue=(2, 1),
        blue_lords=GUNTER,
        elsewhere={"Blue": {"Henri": "sigy", "Othon": "sigy"}},
        titles={"Gauvain": ["fief-sigy"]},
        dice=faces(3, 3, 1),
    )
    table.play("Red attack blaye", "Blue fight", "Blue fall Gauvain").expect(prompt={"Blue": "assign-title"})
    table.play("Blue bequeath Henri").expect(prompt={"Red": "take-captives"})
    assert table.get("holders.fief-sigy") == "Henri"


@rule("F-6.2.2-11", "F-4.3.1-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_spouses_who_fall_in_one_roll_do_not_inherit_from_each_other(edition: str) -> None:
    """Arthur, the last of Red, and his wife of the other side die at once: his fief does not pass through her."""
    table = field(
        edition=edition,
        red=(1, 0),
        blue=(1, 0),
        blue_lords=("Blanche",),
        elsewhere={"Blue": {"Charles": "sigy"}},
        married=[["Arthur", "Blanche"]],
        titles={"Arthur": ["fief-bourg"]},
        dice=faces(2, 2),
    )
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Blue fight")
    table.expect(events=["Blue died Blanche", "Red died Arthur"])
    assert table.get("holders.fief-bourg") is None


@rule("F-10.1-16", "F-6.2.2-02")
def test_hits_outside_a_battle_are_taken_by_the_owner_the_same_way() -> None:
    table = field(phase="none", blue=(3, 2))
    run(table, apply_hits(state(table), 1, village("blaye"), 3))
    assert asked(table, "Blue") == ["lose-knights 0", "lose-knights 1"]
    table.play("Blue lose-knights 1")
    assert troops(table, "Blue") == [3, 1]
    assert table.g.pending == ()


@rule("F-6.2.2-12")
def test_counters_that_fell_are_those_that_moved_most() -> None:
    """Bands and counters stay in step."""
    table = field(
        red=(3, 0),
        bands=[{"seat": "Red", "village": "blaye", "troops": [2, 0], "moves": 2, "from": "charolles"}],
        dice=faces(1, 1),
    )
    table.play("Red attack blaye", "Blue fight")
    assert state(table).bands[0][2] == 1
    assert table.get("stock.Red") == [11, 8]
