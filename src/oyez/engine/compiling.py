"""Which modules mypyc compiles: the kernel, the rules of every game, how bots think: what a decision runs through.

setup.py builds them into the wheel when OYEZ_COMPILE is set; `oyez compile` does so in a checkout.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

KERNEL: Final = (
    "engine/words.py",
    "engine/splitmix.py",
    "engine/keyed.py",
    "engine/kernel.py",
    "engine/parts.py",
    "engine/questions.py",
    "engine/cells.py",
)
# What everything outside the rules uses stays interpreted: it is not on the path of a decision.
OUTSIDE: Final = re.compile(
    r"__init__|game|pack|position\w*|conservation|truth|box|why|numbers|nouns|observation|shapes|terminal"
)
# What bots do thousands of times before they choose; how they are called and made stays interpreted.
THOUGHT: Final = ("bots/sense.py", "bots/minded.py", "bots/greedy.py")


def compiled_modules(package: Path) -> list[Path]:
    """Their files, in a package that lies in this folder."""
    games = package / "games"
    rules = [
        file
        for file in games.rglob("*.py")
        if file.parent != games and not any(OUTSIDE.fullmatch(part) for part in (file.parent.name, file.stem))
    ]
    bots = [file for file in sorted((package / "bots" / "search").glob("*.py")) if file.stem != "__init__"]
    common = [file for name in THOUGHT if (file := package / name).exists()]
    return [*(package / file for file in KERNEL), *sorted(rules), *common, *bots]
