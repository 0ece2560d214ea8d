"""Positions of Middle-Ages described by a scenario (docs/scenarios.md lists the keys)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.engine.kernel import Step
from oyez.engine.numbers import i64, vec
from oyez.engine.scenario_text import BadScenario, Path, known, listed, mapping, shown, whole
from oyez.games.middle_ages.board import add_tile
from oyez.games.middle_ages.position_table import lay_table
from oyez.games.middle_ages.position_tiles import TileBox, Wanted
from oyez.games.middle_ages.rounds import NEXT_ROUND, ROUND, TURNS, FirstLord
from oyez.games.middle_ages.state import MiddleAges, current_row
from oyez.games.middle_ages.tables import (
    BLUE,
    ESTATES,
    EVENTS,
    EVENTS_USED,
    EXTRA_COINS,
    KINDS,
    NO_PLOT,
    NO_SPOT,
    NO_TILE,
    ORANGE,
    PRINTED,
    ROUNDS,
    ROW,
    ROWS,
)

KEYS: Final = (
    "round",
    "order",
    "rows",
    "lords",
    "scouts",
    "boards",
    "cemeteries",
    "coins",
    "extra_coins",
    "plots",
    "pile",
    "orange",
    "discards",
    "rest",
    "events",
    "events_done",
)
REST: Final = ("pile", "discards")
NO_ORANGE: Final = (None, "none")  # the orange pile has become the draw pile
RICHEST: Final = 1_000_000
AFTER_TURNS: Final = 2  # the phase of a round whose turns are on the stack


def arrange(g: MiddleAges, position: Mapping[str, object], names: list[str]) -> None:
    """Turn a fresh game into the position, ready to be settled; raises BadScenario with the key."""
    known(position, KEYS, ())
    seats = Seats(names)
    g.round = whole(position.get("round", 1), ("round",), 0, ROUNDS)
    fresh = [tile for tile in g.rows if tile != NO_TILE] + g.pile[::-1] + g.orange[::-1]
    box = TileBox(g.rules, fresh)
    rows = _rows(g, position, box)
    boards = {seat: box.tiles(tiles, path) for seat, tiles, path in seats.each(position, "boards")}
    cemeteries = {seat: box.tiles(tiles, path) for seat, tiles, path in seats.each(position, "cemeteries")}
    piles = {key: box.tiles(_pile(position, key), (key,)) for key in ("pile", "orange", "discards")}
    box.deal()
    _lords(g, position, seats)
    lay_table(g, rows, box)
    _scouts(g, position, seats)
    for seat, tiles in boards.items():
        for wish in tiles:
            add_tile(g, seat, wish.tile)
    for seat, tiles in cemeteries.items():
        g.cemeteries[seat] = [wish.tile for wish in tiles]
    _piles(g, position, piles, box)
    _coins(g, position, seats)
    _tokens(g, position, seats)
    _events(g, position)
    _stack(g, position, seats)


@final
class Seats:
    """Seats by name."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def number(self, name: object, path: Path) -> int:
        if name not in self.names:
            there = ", ".join(self.names)
            raise BadScenario(f"nobody at this table is called {shown(name)}; the seats are: {there}", path)
        return self.names.index(str(name))

    def each(self, position: Mapping[str, object], key: str) -> list[tuple[int, object, Path]]:
        """Seat, value and path of every entry under a key that goes by seat."""
        entries = mapping(
            position.get(key) or {}, (key,), f"{key} go by seat, as in {{{self.names[0]}: ...}}"
        )
        return [(self.number(name, (key, name)), value, (key, name)) for name, value in entries.items()]


def _rows(g: MiddleAges, position: Mapping[str, object], box: TileBox) -> dict[int, list[Wanted | None]]:
    """The named rows from left to right, None for a gap."""
    rows: dict[int, list[Wanted | None]] = {}
    for name, value in mapping(
        position.get("rows") or {}, ("rows",), "rows go by number, as in {1: [...]}"
    ).items():
        path: Path = ("rows", name)
        if name not in ("1", "2", "3", "4"):
            raise BadScenario(f"there is no row {name}; the rows are 1 to {ROWS}", path)
        specs = listed(value, path, "a row is a list of tiles from left to right")
        if len(specs) > g.rules.seats + 1:
            raise BadScenario(
                f"{len(specs)} tiles, but a row has {g.rules.seats + 1} with {g.rules.seats} players", path
            )
        rows[int(name) - 1] = [
            None if spec == "-" else box.tile(spec, (*path, index)) for index, spec in enumerate(specs)
        ]
    return rows


def _spot(g: MiddleAges, value: object, path: Path) -> int:
    row, _, place = str(value).partition("-")
    if row in ("1", "2", "3", "4") and place.isdecimal() and 1 <= int(place) <= g.rules.seats + 1:
        return (int(row) - 1) * ROW + int(place) - 1
    raise BadScenario(
        f"{shown(value)} is no place of the table; places are 1-1 to {ROWS}-{g.rules.seats + 1}", path
    )


def _lords(g: MiddleAges, position: Mapping[str, object], seats: Seats) -> None:
    """Lords that are named; lay_table() places the others."""
    for seat, value, path in seats.each(position, "lords"):
        spot = _spot(g, value, path)
        if spot in g.lords:
            raise BadScenario(
                f"{seats.names[list(g.lords).index(spot)]}'s Lord already stands on {value}", path
            )
        here = [current_row(g)] if g.round else [0]
        if 0 < g.round < ROUNDS:
            here.append(g.round % ROWS)
        if spot // ROW not in here:
            rows = " or ".join(str(row + 1) for row in here)
            raise BadScenario(f"in round {g.round} Lords stand in row {rows}, not on {value}", path)
        g.lords[seat] = spot


def _scouts(g: MiddleAges, position: Mapping[str, object], seats: Seats) -> None:
    for seat, value, path in seats.each(position, "scouts"):
        spot = _spot(g, value, path)
        if g.lords[seat] == NO_SPOT or spot // ROW == g.lords[seat] // ROW:
            raise BadScenario(
                "a Scout never stands in the row of its own Lord, nor before its Lord is placed", path
            )
        if spot // ROW == current_row(g):
            raise BadScenario(f"its Lord has passed row {spot // ROW + 1}, where the Scout came home", path)
        if g.rows[spot] == NO_TILE:
            raise BadScenario(f"no tile lies on {value}", path)
        if spot in g.lords or spot in g.scouts:
            raise BadScenario(f"another Lord or Scout stands on {value}", path)
        g.scouts[seat] = spot


def _pile(position: Mapping[str, object], key: str) -> object:
    value = position.get(key, [])
    return [] if key == "orange" and value in NO_ORANGE else value


def _piles(
    g: MiddleAges, position: Mapping[str, object], piles: dict[str, list[Wanted]], box: TileBox
) -> None:
    """Tiles nobody names lie beneath their piles; `rest: discards` leaves the draw pile as it is named."""
    pile, orange, discards = ([wish.tile for wish in piles[key]] for key in ("pile", "orange", "discards"))
    for wish in piles["orange"]:
        if g.rules.tiles.back[wish.tile] != ORANGE:
            raise BadScenario(f"{wish.text!r} (tile {wish.tile}) has a blue back", wish.path)
    rest = position.get("rest", "pile")
    if rest not in REST:
        raise BadScenario(f"the tiles not named go to {' or '.join(REST)}, not {shown(rest)}", ("rest",))
    others = box.rest(BLUE)
    if position.get("orange", []) in NO_ORANGE:
        others += box.rest(ORANGE)
    else:
        orange += box.rest(ORANGE)
    (pile if rest == "pile" else discards).extend(others)
    g.pile, g.orange, g.discards = pile[::-1], orange[::-1], discards


def _coins(g: MiddleAges, position: Mapping[str, object], seats: Seats) -> None:
    lowest = -RICHEST if g.rules.allow_debt else 0  # M-6.1-01
    for seat, value, path in seats.each(position, "coins"):
        g.coins[seat] = whole(value, path, lowest, RICHEST)


def _estate(name: object, path: Path) -> int:
    if name not in ESTATES:
        raise BadScenario(f"{shown(name)} is no Estate; the Estates are: {', '.join(ESTATES)}", path)
    return ESTATES.index(str(name))


def _tokens(g: MiddleAges, position: Mapping[str, object], seats: Seats) -> None:
    for seat, value, path in seats.each(position, "extra_coins"):
        for name in listed(value, path, "Extra Coin tokens are a list of Estates"):
            bit = 1 << _estate(name, path)
            if g.extra[seat] & bit:
                raise BadScenario(f"{name} has room for one Extra Coin token", path)
            if not g.extra_supply:
                raise BadScenario(f"the box has only {EXTRA_COINS} Extra Coin tokens", path)
            g.extra[seat] |= bit
            g.extra_supply -= 1
    for seat, value, path in seats.each(position, "plots"):
        for host, token in mapping(value, path, "Plot tokens go by Estate, as in {Church: Field}").items():
            _plot(g, seat, _estate(host, (*path, host)), _estate(token, (*path, host)), (*path, host))


def _plot(g: MiddleAges, seat: int, host: int, token: int, path: Path) -> None:
    if token in PRINTED[host]:
        raise BadScenario(f"the Income of {ESTATES[host]} already shows {ESTATES[token]}", path)
    if not g.plot_supply >> token & 1:
        raise BadScenario(f"there is only one {ESTATES[token]} token", path)
    assert g.plots[seat * KINDS + host] == NO_PLOT  # keys of a mapping are unique
    g.plots[seat * KINDS + host] = token
    g.plot_supply &= ~(1 << token)


def _events(g: MiddleAges, position: Mapping[str, object]) -> None:
    """The named Events come first; those of the fresh game fill up."""
    named: list[int] = []
    for index, name in enumerate(
        listed(position.get("events", []), ("events",), "events is a list of names")
    ):
        if name not in EVENTS:
            raise BadScenario(
                f"{shown(name)} is no Event; the Events are: {', '.join(EVENTS)}", ("events", index)
            )
        if EVENTS.index(str(name)) in named or len(named) == EVENTS_USED:
            raise BadScenario(f"a game has {EVENTS_USED} different Events", ("events", index))
        named.append(EVENTS.index(str(name)))
    g.events = list(dict.fromkeys([*named, *g.events]))[:EVENTS_USED]
    done = max(g.round - 1, 0) // ROWS  # M-2.5-01
    g.events_done = whole(position.get("events_done", done), ("events_done",), 0, done)


def _stack(g: MiddleAges, position: Mapping[str, object], seats: Seats) -> None:
    """Who still has to choose: g.round and the stack, as if the game had been played up to here."""
    names = listed(position.get("order", seats.names), ("order",), "order is a list of seats")
    order = [seats.number(name, ("order",)) for name in names]
    if sorted(order) != list(range(len(seats.names))):
        raise BadScenario("order names every seat once", ("order",))
    todo: list[Step[Any]] = []
    if g.round == 0:
        todo = [FirstLord(seat) for seat in order if g.lords[seat] == NO_SPOT]
        g.stack = [NEXT_ROUND]
    else:
        waiting = sorted(
            [
                seat
                for seat in order
                if g.lords[seat] // ROW == current_row(g) and g.rows[g.lords[seat]] != NO_TILE
            ],
            key=g.lords.__getitem__,
        )
        played = sorted([seat for seat in order if seat not in waiting], key=g.lords.__getitem__)
        if "order" not in position:
            order = played + waiting
        if played:
            todo = [TURNS[seat] for seat in waiting]
            g.stack = [ROUND[AFTER_TURNS]]
        else:
            g.round -= 1  # the round begins with its discard
            g.stack = [NEXT_ROUND]
    g.order = vec[i64](order)
    g.stack += todo[::-1]
    g.pending = ()
