"""What a seat may know, and states it cannot tell from the real one (M-2.6-09)."""

from __future__ import annotations

from typing import Any, Final

from oyez.engine.kernel import Seat, below, shuffled
from oyez.games.middle_ages.board import income
from oyez.games.middle_ages.rounds import FirstLord, Round
from oyez.games.middle_ages.shapes import Phase, View
from oyez.games.middle_ages.state import MiddleAges, column, current_row, filled_estates
from oyez.games.middle_ages.tables import BACKS, ESTATES, EVENTS, KINDS, NO_PLOT, NO_SPOT, ROW, ROWS
from oyez.games.middle_ages.words import SPOTS

# By the number that a round counts; each of its parts is begun by the one before.
PHASES: Final[tuple[Phase, ...]] = ("discard", "discard", "turns", "refill", "event", "close")


def view(g: MiddleAges, seat: Seat) -> View:
    """All is public except the faces and order of the tiles in the piles, so every seat sees the same."""
    tiles = g.rules.tiles
    top = g.pile[-1] if g.pile else 0
    return {
        "round": g.round,
        "phase": phase(g),
        "row": current_row(g) if g.round else 0,
        "order": list(g.order),
        "rows": [list(g.rows[row * ROW : row * ROW + g.rules.seats + 1]) for row in range(ROWS)],
        "lords": list(g.lords),
        "scouts": list(g.scouts),
        "boards": [list(board) for board in g.boards],
        "cemeteries": [list(cemetery) for cemetery in g.cemeteries],
        "coins": list(g.coins),
        "extra_coins": [[extra >> estate & 1 for estate in range(KINDS)] for extra in g.extra],
        "plots": [list(g.plots[s * KINDS : (s + 1) * KINDS]) for s in range(g.rules.seats)],
        "supply": {
            "extra_coins": g.extra_supply,
            "plots": [token for token in range(KINDS) if g.plot_supply >> token & 1],
        },
        "pile": {
            "tiles": len(g.pile),
            # M-1.2-02: the pile lies number side up, so its top back is public
            "top": {"number": tiles.number[top], "back": BACKS[tiles.back[top]]} if top else None,
        },
        "orange": len(g.orange),
        "discards": list(g.discards),
        "events": list(g.events),
        "events_done": g.events_done,
        "winners": list(g.winners),
    }


def truth(g: MiddleAges) -> dict[str, object]:
    """Everything in words, for scenarios; docs/scenarios.md explains each key."""
    seats = range(g.rules.seats)
    rows = {str(row + 1): list(g.rows[row * ROW : row * ROW + g.rules.seats + 1]) for row in range(ROWS)}
    numbers = g.rules.tiles.number
    return {
        "round": g.round,
        "phase": phase(g),
        "row": current_row(g) + 1 if g.round else 1,
        "order": list(g.order),
        "rows": rows,
        "numbers": {row: [numbers[tile] for tile in tiles] for row, tiles in rows.items()},
        "lords": [_spot(spot) for spot in g.lords],
        "scouts": [_spot(spot) for spot in g.scouts],
        "boards": [{name: column(g, seat, estate) for estate, name in enumerate(ESTATES)} for seat in seats],
        "counts": [{name: g.counts[seat * KINDS + e] for e, name in enumerate(ESTATES)} for seat in seats],
        "tiles": [len(board) for board in g.boards],
        "filled": [filled_estates(g, seat) for seat in seats],
        "farmers": list(g.farmers),
        "chests": list(g.chests),
        "cemeteries": [list(cemetery) for cemetery in g.cemeteries],
        "coins": list(g.coins),
        "income": [{name: income(g, seat, e) for e, name in enumerate(ESTATES)} for seat in seats],
        "extra_coins": [[name for e, name in enumerate(ESTATES) if extra >> e & 1] for extra in g.extra],
        "plots": [_plots(g, seat) for seat in seats],
        "supply": {
            "extra_coins": g.extra_supply,
            "plots": [name for token, name in enumerate(ESTATES) if g.plot_supply >> token & 1],
        },
        "pile": g.pile[::-1],  # the next to be drawn first
        "orange": g.orange[::-1],
        "discards": list(g.discards),
        "events": [EVENTS[card] for card in g.events],
        "events_done": g.events_done,
        "winners": list(g.winners),
    }


def _spot(spot: int) -> str | None:
    return None if spot == NO_SPOT else SPOTS[spot]


def _plots(g: MiddleAges, seat: Seat) -> dict[str, str | None]:
    """The Plot token under each Estate."""
    tokens = g.plots[seat * KINDS : (seat + 1) * KINDS]
    return {
        name: None if token == NO_PLOT else ESTATES[token]
        for name, token in zip(ESTATES, tokens, strict=True)
    }


def phase(g: MiddleAges) -> Phase:
    if g.winners:
        return "over"
    if any(isinstance(step, FirstLord) for step in g.stack):
        return "placing"
    below_all: Any = g.stack[0]
    assert isinstance(below_all, Round)
    return PHASES[below_all.phase]


def resample(g: MiddleAges, seat: Seat, seed: int) -> MiddleAges:
    """Which tiles a pile holds follows from what was seen; their order, but for the top back, does not."""
    new = g.copy()
    new.seed = seed
    new.forced = []
    new.orange = shuffled(new, new.orange)
    if new.pile:
        tiles = g.rules.tiles
        top = new.pile[-1]
        alike = [
            t for t in new.pile if tiles.number[t] == tiles.number[top] and tiles.back[t] == tiles.back[top]
        ]
        alike.sort()
        first = alike[below(new, len(alike))]
        new.pile.remove(first)
        new.pile = [*shuffled(new, new.pile), first]
    return new
