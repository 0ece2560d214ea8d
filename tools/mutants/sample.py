"""Which faults are planted: drawn by a seed from all that the rules and the heart of the server could hold."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.mutants.operators import Mutant, mutants_of

# What must never break: the rules, the kernel, what is sent, what is stored, what runs out.
GROUPS: Final = {
    "rules": "src/oyez/games/",
    "kernel": "src/oyez/engine/kernel.py",
    "gate": "src/oyez/server/tables/gate.py",
    "store": "src/oyez/server/storage/",
    "clocks": "src/oyez/server/timing/",
}


# Where a line is run before tests are traced, as a table of constants is, these are asked.
AT_IMPORT: Final = {
    "rules": ["tests/rules", "tests/goldens", "tests/games"],
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
    return [
        mutant
        for path in paths
        for mutant in mutants_of(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    ]


def drawn(everything: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """The first `count` in an order that each fault's own key decides.

    A longer run goes on where a shorter one ended, and a change of other lines draws hardly any other faults.
    """
    return sorted(everything, key=lambda one: sha256(f"{seed} {one.key}".encode()).digest())[:count]
