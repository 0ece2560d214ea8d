"""Which faults are planted: drawn by a seed from all that the rules and the heart of the server could hold."""

from __future__ import annotations

from collections import defaultdict
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.mutants.operators import Mutant, mutants_of

# What must never break: the rules, the kernel, what is sent, what is stored, what runs out.
GROUPS: Final = {
    "Fief": "src/oyez/games/fief/",
    "Middle-Ages": "src/oyez/games/middle_ages/",
    "kernel": "src/oyez/engine/kernel.py",
    "gate": "src/oyez/server/tables/gate.py",
    "store": "src/oyez/server/storage/",
    "clocks": "src/oyez/server/timing/",
}

# Rooms of a game that are no rules: what they get wrong breaks no game.
BESIDE: Final = ("bots", "observation", "terminal")

# Of a hundred faults. Fief has nine tenths of the lines: a draw from all of them would pass the small groups by.
SHARES: Final = {"Fief": 60, "Middle-Ages": 10, "kernel": 6, "gate": 6, "store": 9, "clocks": 9}


# Where no test was seen to run a line, these are asked.
NEAREST: Final = {
    "Fief": ["tests/rules/fief", "tests/goldens", "tests/games"],
    "Middle-Ages": ["tests/rules/middle_ages", "tests/goldens", "tests/games"],
    "kernel": ["tests/engine/test_kernel.py"],
    "gate": ["tests/server/test_gate.py"],
    "store": ["tests/server/test_store.py", "tests/server/test_migrations.py"],
    "clocks": ["tests/server/test_time.py"],
}


def group_of(path: str) -> str:
    return next(name for name, start in GROUPS.items() if path.startswith(start))


def every_mutant(root: Path) -> list[Mutant]:
    starts = [root / start for start in GROUPS.values()]
    paths = sorted(
        {path for start in starts for path in (start.rglob("*.py") if start.is_dir() else [start])}
    )
    paths = [path for path in paths if not set(BESIDE) & set(path.relative_to(root).parts)]
    return [
        mutant
        for path in paths
        for mutant in mutants_of(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    ]


def drawn(everything: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Each group's share, in an order that each fault's own key decides.

    A longer run tries what a shorter one tried and more, and a change of other lines draws hardly any other faults.
    """
    by_group = defaultdict(list)
    for mutant in sorted(everything, key=lambda one: sha256(f"{seed} {one.key}".encode()).digest()):
        by_group[group_of(mutant.path)].append(mutant)
    return [mutant for name, share in SHARES.items() for mutant in by_group[name][: count * share // 100]]
