"""Which modules mypyc compiles: the kernel and the rules of every game, all that a decision runs through.

setup.py builds them into the wheel when OYEZ_COMPILE is set; `oyez compile` does so in a checkout.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

KERNEL: Final = ("engine/words.py", "engine/kernel.py", "engine/cells.py")
# What everything outside the rules uses stays interpreted: it is not on the path of a decision.
OUTSIDE: Final = re.compile(r"__init__|game|position\w*|conservation|truth|box|why")


def compiled_modules(package: Path) -> list[Path]:
    """Their files, in a package that lies in this folder."""
    games = package / "games"
    rules = [
        file for file in games.rglob("*.py") if file.parent != games and not OUTSIDE.fullmatch(file.stem)
    ]
    return [*(package / file for file in KERNEL), *sorted(rules)]
