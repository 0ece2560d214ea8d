"""Every choice the game can offer, every question it asks, and all it can announce."""

from __future__ import annotations

from typing import Final

from nine_mens_morris.points import POINTS, WAYS
from oyez.engine.words import Vocabulary

WORDS: Final = Vocabulary()

PLACE: Final = WORDS.verb("place", "point", POINTS)
MOVE: Final = WORDS.verb("move", "way", tuple([f"{POINTS[a]}-{POINTS[b]}" for a, b in WAYS]))
TAKE: Final = WORDS.verb("take", "point", POINTS)

PLACE_MAN: Final = WORDS.prompt("place-man", "N-2.1-01")
MOVE_MAN: Final = WORDS.prompt("move-man", "N-2.2-01")
FLY_MAN: Final = WORDS.prompt("fly-man", "N-2.3-01")
TAKE_MAN: Final = WORDS.prompt("take-man", "N-3.1-02")

PLACED: Final = WORDS.fact("placed", ("point:point",), "N-2.1-01")
MOVED: Final = WORDS.fact("moved", ("from:point", "to:point"), "N-2.2-01")
FLEW: Final = WORDS.fact("flew", ("from:point", "to:point"), "N-2.3-01")
CLOSED: Final = WORDS.fact("closed", (), "N-3.1-01")
TOOK: Final = WORDS.fact("took", ("point:point", "owner:seat"), "N-3.1-02")
TOO_FEW: Final = WORDS.fact("too-few", (), "N-4.1-01")
BLOCKED: Final = WORDS.fact("blocked", (), "N-4.1-02")
REPEATED: Final = WORDS.fact("repeated", (), "N-4.2-01")
QUIET: Final = WORDS.fact("quiet", ("moves:number",), "N-4.2-02")
WON: Final = WORDS.fact("won", (), "N-4.1-03")
