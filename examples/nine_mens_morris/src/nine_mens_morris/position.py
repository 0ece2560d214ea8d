"""Positions described by a scenario: men, hand, to_move, past moves without a mill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nine_mens_morris.points import MEN, NOBODYS, POINTS, SEATS
from nine_mens_morris.state import Morris, key
from nine_mens_morris.turns import CAPTURES, QUIET_MOVES, TURNS
from oyez.engine.scenario_text import BadScenario, Path, known, listed, mapping, shown, whole

KEYS: Final = ("men", "hand", "to_move", "closed", "quiet")
OTHERWISE: Final = -1  # in the place of positions that were other ones


def arrange(g: Morris, position: Mapping[str, object], names: list[str]) -> None:
    """Turn a fresh game into the position; raises BadScenario with the key.

    `men: {Aude: [a7, d7]}`, `hand: {Aude: 2}` (none if left out), `to_move: Aude`, `closed: true` if that player has
    just closed a mill and takes a man, `quiet: 99` moves since the last mill.
    """
    known(position, KEYS, ())
    g.hand = [0] * SEATS
    for seat, value, path in _by_seat(position, "men", names):
        for number, point in enumerate(listed(value, path, "men are a list of points")):
            g.board[_free_point(g, point, (*path, number))] = seat
    for seat, value, path in _by_seat(position, "hand", names):
        g.hand[seat] = whole(value, path, 0, MEN - g.board.count(seat))
    to_move = _seat(position.get("to_move", names[0]), ("to_move",), names)
    quiet = whole(position.get("quiet", 0), ("quiet",), 0, QUIET_MOVES)
    if not sum(g.hand):
        g.past = [OTHERWISE] * quiet + [key(g, to_move)]
    g.stack = [TURNS[to_move]]
    if position.get("closed"):
        g.stack = [TURNS[1 - to_move], CAPTURES[to_move]]
    g.turn = to_move
    g.pending = ()


def _by_seat(position: Mapping[str, object], key: str, names: list[str]) -> list[tuple[int, object, Path]]:
    entries = mapping(position.get(key) or {}, (key,), f"{key} go by seat, as in {{{names[0]}: ...}}")
    return [(_seat(name, (key, name), names), value, (key, name)) for name, value in entries.items()]


def _seat(name: object, path: Path, names: list[str]) -> int:
    if name not in names:
        raise BadScenario(
            f"nobody at this table is called {shown(name)}; the seats are: {', '.join(names)}", path
        )
    return names.index(str(name))


def _free_point(g: Morris, name: object, path: Path) -> int:
    if name not in POINTS:
        raise BadScenario(f"{shown(name)} is no point; points are: {', '.join(POINTS)}", path)
    point = POINTS.index(str(name))
    if g.board[point] != NOBODYS:
        raise BadScenario(f"two men stand on {name}", path)
    return point
