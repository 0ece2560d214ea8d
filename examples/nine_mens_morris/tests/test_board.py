"""What is printed: points, lines and mills."""

from __future__ import annotations

import pytest
from nine_mens_morris.points import ACROSS, DOWN, MILLS, MILLS_AT, NEIGHBOURS, POINTS, WAYS
from nine_mens_morris.words import WORDS


def named(points: tuple[int, ...]) -> set[str]:
    return {POINTS[point] for point in points}


@pytest.mark.rule("N-1.1-01")
def test_there_are_24_points_and_every_square_has_eight() -> None:
    assert len(set(POINTS)) == 24
    squares = ({"a1", "g7", "d1"}, {"b2", "f6", "d2"}, {"c3", "e5", "d3"})
    for square in squares:
        assert square <= set(POINTS)
    assert "d4" not in POINTS


@pytest.mark.rule("N-1.1-02")
def test_neighbours_are_joined_by_a_line() -> None:
    assert named(NEIGHBOURS[POINTS.index("a7")]) == {"d7", "a4"}
    assert named(NEIGHBOURS[POINTS.index("d6")]) == {"d7", "b6", "f6", "d5"}
    assert named(NEIGHBOURS[POINTS.index("d5")]) == {"c5", "e5", "d6"}
    assert sum(len(each) for each in NEIGHBOURS) == 2 * 32
    assert all(a in NEIGHBOURS[b] for a in range(24) for b in NEIGHBOURS[a])


@pytest.mark.rule("N-1.1-03")
def test_there_are_sixteen_mills_and_every_point_is_part_of_two() -> None:
    assert len(set(MILLS)) == 16
    for across in ACROSS:
        assert len({POINTS[point][1] for point in across}) == 1
    for down in DOWN:
        assert len({POINTS[point][0] for point in down}) == 1
    assert all(len(mills) == 2 for mills in MILLS_AT)


def test_every_choice_has_its_number() -> None:
    assert len(WORDS.actions) == 24 + 24 * 23 + 24
    assert WORDS.by_text["move a7-d7"].noun == WAYS.index((0, 1))
