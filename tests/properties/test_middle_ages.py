"""Properties of Middle-Ages for any play that hypothesis can think of."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.engine.kernel import play
from oyez.games.middle_ages.board import income
from oyez.games.middle_ages.game import GAME
from oyez.games.middle_ages.rules import make_rules, pack_tiles, unpack_tiles
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import ESTATES, KINDS, NO_PLOT, PRINTED, RATE, TILES
from oyez.games.middle_ages.tiles import BadTiles, default_text, default_tiles, parse_tiles
from tests.rule import rule

SEATS = st.integers(2, 5)
SEED = st.integers(0, 2**64 - 1)
CHOICES = st.lists(st.integers(0, 30), max_size=60)


def played(seats: int, seed: int, choices: list[int]) -> MiddleAges:
    """A position reached by these choices, each taken as a number modulo the options."""
    g = GAME.setup(GAME.rules(seats, {}), seed, [])
    for choice in choices:
        if not g.pending:
            break
        decision = g.pending[0]
        play(g, decision.seat, decision.options[choice % len(decision.options)])
    return g


@rule("M-3.9-01")
@given(SEATS, SEED, CHOICES)
@settings(max_examples=60, deadline=None)
def test_income_counts_the_tiles_that_lie_there(seats: int, seed: int, choices: list[int]) -> None:
    g = played(seats, seed, choices)
    kinds = g.rules.tiles.estate
    for seat in range(seats):
        for estate in range(KINDS):
            shown = [*PRINTED[estate]]
            if g.plots[seat * KINDS + estate] != NO_PLOT:
                shown.append(g.plots[seat * KINDS + estate])
            tiles = [tile for tile in g.boards[seat] if kinds[tile] in shown]
            rate = RATE[estate] + (1 if g.extra[seat] >> estate & 1 else 0)
            assert income(g, seat, estate) == rate * len(tiles)


@rule("M-2.6-02", "M-6.3-07")
@given(SEATS, SEED, CHOICES)
@settings(max_examples=60, deadline=None)
def test_a_lord_always_has_two_tiles_to_go_to(seats: int, seed: int, choices: list[int]) -> None:
    g = played(seats, seed, choices)
    for decision in g.pending:
        if decision.prompt.name == "move-lord":
            assert len(decision.options) >= 2
            for option in decision.options:
                assert option.noun not in g.lords
                assert all(scout != option.noun for s, scout in enumerate(g.scouts) if s != decision.seat)


@given(SEATS, SEED, CHOICES)
@settings(max_examples=60, deadline=None)
def test_nothing_of_the_box_is_ever_lost(seats: int, seed: int, choices: list[int]) -> None:
    g = played(seats, seed, choices)
    GAME.conserve(g)


@given(st.text(max_size=300))
def test_any_text_is_a_tile_table_or_refused_with_a_line(text: str) -> None:
    try:
        parse_tiles(text)
    except BadTiles as reason:
        assert str(reason).startswith("line ")


@given(st.integers(1, TILES), st.integers(0, 5), st.text("0123456789abcFieldMill,-", max_size=8))
def test_one_wrong_cell_never_makes_an_impossible_table(tile: int, column: int, cell: str) -> None:
    lines = default_text().splitlines()
    cells = lines[tile].split(",")
    cells[column] = cell
    lines[tile] = ",".join(cells)
    try:
        table = parse_tiles("\n".join(lines))
    except BadTiles as reason:
        assert str(reason).startswith("line ")
        return
    assert [list(table.estate)[1:].count(estate) for estate in range(len(ESTATES))] == [
        14,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
    ]


def test_a_packed_table_is_the_same_table() -> None:
    table = default_tiles()
    again = parse_tiles(unpack_tiles(pack_tiles(table)))
    assert pack_tiles(again) == pack_tiles(table)
    assert make_rules(3, {"tiles": pack_tiles(table)}).tiles.number == table.number
