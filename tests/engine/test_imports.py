"""Arrows point one way: engine, then games, then everything that plays, shows or serves them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "oyez"

# Part of the package -> the parts it may import besides itself.
ARROWS: Final[dict[str, frozenset[str]]] = {
    "engine": frozenset(),
    "games": frozenset({"engine"}),
    "ledger": frozenset({"engine", "games"}),
    "handbook": frozenset({"games", "ledger"}),
    "narration": frozenset({"engine", "games"}),
    "bots": frozenset({"engine", "games"}),
    "arena": frozenset({"engine", "games", "bots"}),
    "env": frozenset({"engine", "games", "bots"}),
    "server": frozenset({"engine", "games", "bots", "ledger", "narration", "arena"}),
    "soak": frozenset({"engine", "games", "server"}),
    "cli": frozenset(
        {"engine", "games", "bots", "ledger", "narration", "arena", "env", "server", "handbook", "soak"}
    ),
    "": frozenset({"cli"}),  # oyez/__main__.py
}
# Rooms of a game beside its rules -> the shared parts whose ideas they fill for this game. Rules know none of them.
ROOMS: Final[dict[str, frozenset[str]]] = {
    "bots": frozenset({"engine", "bots"}),
    "observation": frozenset({"engine", "env"}),
    "terminal": frozenset({"engine", "cli", "narration"}),
    "nouns": frozenset({"engine", "narration"}),
}
# (file, imported module) -> why this one arrow may point the other way.
BOARD: Final = "render() of an environment shows the terminal's board, and only that file knows it"
EXCEPTIONS: Final[dict[tuple[str, str], str]] = {
    ("env/drawing.py", "oyez.cli.players"): BOARD,
    ("env/drawing.py", "oyez.cli.screen"): BOARD,
    ("env/drawing.py", "oyez.cli.terminal"): BOARD,
}


def imports(path: Path) -> Iterator[str]:
    """The modules of oyez that a file imports anywhere, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("oyez."))
        elif isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "oyez":
                yield from (f"oyez.{alias.name}" for alias in node.names if (SOURCE / alias.name).is_dir())
            elif node.module.startswith("oyez."):
                yield node.module


def room_of(names: Sequence[str]) -> str:
    """The room that a module of a game stands in; an expansion may have the same ones in its own folder."""
    return next((name for name in names if name in ROOMS), "")


def wrong(part: str, game: str, module: str, room: str = "") -> bool:
    """Whether a file of `part` (and of `game` and one of its rooms, inside games/) may not import the module."""
    target, *inside = module.split(".")[1:]
    if room in ROOMS and target != part:
        return target not in ROOMS[room]
    if part == "games" and target == part and room not in ROOMS and room_of(inside[1:]):
        return True  # rules know nothing of bots, boards and learners
    if target not in ARROWS:
        return part not in ("", "cli", "server")  # oyez.__version__ and the like
    if target != part:
        return target not in ARROWS[part]
    return (
        part == "games" and bool(game) and bool(inside) and inside[0] != game
    )  # one game never knows another


def test_every_part_of_the_package_has_its_place() -> None:
    parts = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert parts <= set(ARROWS), "a new part of the package needs its line in ARROWS"


def test_arrows_point_one_way() -> None:
    found: dict[tuple[str, str], bool] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        file = path.relative_to(SOURCE)
        part = file.parts[0] if len(file.parts) > 1 else ""
        game = file.parts[1] if part == "games" and len(file.parts) > 2 else ""
        for module in imports(path):
            room = room_of(file.with_suffix("").parts[2:]) if game else ""
            found[file.as_posix(), module] = wrong(part, game, module, room)
    bad = {arrow for arrow, is_wrong in found.items() if is_wrong}
    assert bad - set(EXCEPTIONS) == set()
    assert set(EXCEPTIONS) <= bad, "an exception that is no longer needed should go"
    assert all(EXCEPTIONS.values()), "an exception needs its reason"


def test_the_walk_finds_wrong_arrows() -> None:
    assert wrong("engine", "", "oyez.games")
    assert wrong("games", "fief", "oyez.games.middle_ages.board")
    assert wrong("games", "fief", "oyez.bots.sense")
    assert wrong("games", "fief", "oyez.games.fief.bots.sense", "phases")
    assert wrong("games", "fief", "oyez.games.fief.expansions.tactics.bots")
    assert wrong("games", "fief", "oyez.cli.boards", room_of(("expansions", "tactics", "observation")))
    assert not wrong("games", "fief", "oyez.cli.boards", room_of(("expansions", "tactics", "terminal")))
    assert wrong("games", "fief", "oyez.server.app", "bots")
    assert not wrong("games", "fief", "oyez.bots.sense", "bots")
    assert wrong("bots", "", "oyez.server.app")
    assert not wrong("games", "fief", "oyez.games.fief.rules.board.villages")
    assert not wrong("cli", "", "oyez.games.middle_ages.rules")
