"""Rooms of Fief: the rules know nothing of what is made from them, and no room asks another one by surprise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.engine.test_imports import SOURCE, imports

FIEF: Final = SOURCE / "games" / "fief"
HERE: Final = "oyez.games.fief."

# What stands beside the rules -> what of the game it may ask. All of them may ask the rules.
BESIDE: Final[dict[str, frozenset[str]]] = {
    "shapes": frozenset({"expansions"}),
    "explanations": frozenset({"shapes"}),
    "hidden": frozenset(),
    "views": frozenset({"explanations", "hidden", "shapes"}),
    "vectors": frozenset({"explanations", "hidden", "views"}),
    "position": frozenset({"conservation", "views"}),
    "observation": frozenset({"expansions", "vectors", "views"}),
    "terminal": frozenset({"expansions"}),
    "bots": frozenset({"expansions", "hidden"}),
    "expansions": frozenset({"expansions/position", "expansions/shapes", "hidden", "position"}),
    # What an expansion says in these rooms, in its own folder.
    "expansions/bots": frozenset({"bots", "expansions"}),
    "expansions/observation": frozenset({"expansions", "observation"}),
    "expansions/position": frozenset({"expansions", "position"}),
    "expansions/shapes": frozenset(),
    "expansions/terminal": frozenset({"expansions", "terminal"}),
}
# Rooms of the rules -> the rooms they ask. Cards strike everywhere, so this is a web and no ladder; but it is all.
# Words, and the records of a battle, a march and an offer that the state carries, may be used from any room.
ROOMS: Final[dict[str, frozenset[str]]] = {
    "": frozenset({"board", "diplomacy", "market"}),  # the state offers initiatives, a draft sells troops
    "board": frozenset({"court"}),
    "court": frozenset({"board", "cards"}),
    "cards": frozenset({"board", "court", "opportunities"}),
    "market": frozenset({"board", "court", "cards"}),
    "battle": frozenset({"board", "court", "cards", "opportunities"}),
    "march": frozenset({"board", "court", "cards", "battle"}),
    "opportunities": frozenset({"board", "court", "cards", "battle"}),
    "diplomacy": frozenset({"board", "court", "cards", "battle", "opportunities"}),
    "round": frozenset(
        {"board", "court", "cards", "market", "march", "battle", "opportunities", "diplomacy"}
    ),
}
RECORDS: Final = ("battle.battle", "march.column", "diplomacy.deal")


def room_of(names: Sequence[str]) -> str:
    """The room of a module, given by its folders and its name."""
    room, *inside = names
    return next((f"{room}/{name}" for name in inside if room == "expansions" and name in BESIDE), room)


def asked_from_beside() -> dict[str, set[str]]:
    """What each room beside the rules asks, apart from the rules and itself."""
    found: dict[str, set[str]] = {}
    for path in FIEF.rglob("*.py"):
        room = room_of(path.relative_to(FIEF).with_suffix("").parts)
        if room == "rules" or path.parent == FIEF:
            continue
        asked = {room_of(module.removeprefix(HERE).split(".")) for module in imports(path) if HERE in module}
        found.setdefault(room, set()).update(asked - {room, "rules"})
    return found


def asked_from_rooms() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in (FIEF / "rules").rglob("*.py"):
        inside = path.relative_to(FIEF / "rules").parts
        room = inside[0] if len(inside) > 1 else ""
        if path.name == "words.py" or path == FIEF / "rules" / "__init__.py":
            continue
        for module in imports(path):
            if module.startswith(f"{HERE}rules."):
                target = module.removeprefix(f"{HERE}rules.")
                other, _, name = target.partition(".")
                is_room = (FIEF / "rules" / other).is_dir()
                if is_room and other != room and not name.endswith("words") and target not in RECORDS:
                    found.setdefault(room, set()).add(other)
    return found


def test_the_rules_know_nothing_of_what_is_made_from_them() -> None:
    asked = {
        (path.relative_to(FIEF).as_posix(), module)
        for path in (FIEF / "rules").rglob("*.py")
        for module in imports(path)
        if module.startswith(HERE) and not module.startswith(f"{HERE}rules")
    }
    assert asked == set()


def test_what_stands_beside_the_rules_asks_only_what_is_listed() -> None:
    found = asked_from_beside()
    assert found == {room: set(asked) for room, asked in BESIDE.items()}


def test_rooms_of_the_rules_ask_only_what_is_listed() -> None:
    assert asked_from_rooms() == {room: set(asked) for room, asked in ROOMS.items()}


def test_no_room_is_a_heap() -> None:
    """In an expansion's folder a room beside its rules may be a single file."""
    for folder in {path.parent for path in FIEF.rglob("*.py")}:
        files = [file for file in folder.glob("*.py") if file.stem not in BESIDE]
        assert len(files) <= 25, folder
