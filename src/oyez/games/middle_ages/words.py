"""Every choice Middle-Ages can offer, every question it asks, and all it can announce."""

from __future__ import annotations

from typing import Final

from oyez.engine.words import Vocabulary
from oyez.games.middle_ages.tables import ESTATES, ROW, ROWS, TILES

WORDS: Final = Vocabulary()

# A spot is a place on the table: "2-3" is the third tile of the second row.
SPOTS: Final = tuple([f"{row + 1}-{place + 1}" for row in range(ROWS) for place in range(ROW)])
TILE_IDS: Final = tuple([str(tile) for tile in range(1, TILES + 1)])

PLACE: Final = WORDS.verb("place", "spot", SPOTS)
MOVE: Final = WORDS.verb("move", "spot", SPOTS)
SCOUT: Final = WORDS.verb("scout", "spot", SPOTS)
RETURN: Final = WORDS.verb("return", "tile", TILE_IDS, first=1)
LOSE: Final = WORDS.verb("lose", "tile", TILE_IDS, first=1)
COIN: Final = WORDS.verb("coin", "estate", ESTATES)
PLOT: Final = WORDS.verb("plot", "estate", ESTATES)
UNDER: Final = WORDS.verb("under", "estate", ESTATES)

FIRST_LORD: Final = WORDS.prompt("first-lord", "M-2.6-01")
MOVE_LORD: Final = WORDS.prompt("move-lord", "M-2.6-02")
VILLAGE_RETURN: Final = WORDS.prompt("village-return", "M-2.6-03")
PLACE_SCOUT: Final = WORDS.prompt("place-scout", "M-2.6-04")
PLACE_COIN: Final = WORDS.prompt("place-coin", "M-2.6-05")
CHOOSE_PLOT: Final = WORDS.prompt("choose-plot", "M-2.6-06")
PLACE_PLOT: Final = WORDS.prompt("place-plot", "M-3.8-01")
LOSE_TILE: Final = WORDS.prompt("lose-tile", "M-2.6-07")
RESTORE_TILE: Final = WORDS.prompt("restore-tile", "M-2.6-08")

ROUND_BEGAN: Final = WORDS.fact("round-began", ("round:number",), "M-2.1-01")
PLACED: Final = WORDS.fact("placed", ("spot:spot", "tile:tile"), "M-1.2-05")
DISCARDED: Final = WORDS.fact("discarded", ("tile:tile",), "M-2.2-01")
MOVED: Final = WORDS.fact("moved", ("spot:spot", "tile:tile"), "M-2.3-02")
SCOUT_CAME_HOME: Final = WORDS.fact("scout-came-home", (), "M-3.4-02")
TOOK: Final = WORDS.fact("took", ("tile:tile",), "M-2.3-04")
COUNTED: Final = WORDS.fact("counted", ("estate:estate", "coins:coins"), "M-2.3-05")
PAID: Final = WORDS.fact("paid", ("to:seat", "coins:coins"), "M-6.1-01")
DESTROYED: Final = WORDS.fact("destroyed", ("tile:tile", "by:seat"), "M-3.6-01")
RETURNED: Final = WORDS.fact("returned", ("tile:tile",), "M-3.3-01")
SCOUTED: Final = WORDS.fact("scouted", ("spot:spot", "tile:tile"), "M-3.4-01")
COINED: Final = WORDS.fact("coined", ("estate:estate",), "M-3.7-01")
PLOTTED: Final = WORDS.fact("plotted", ("token:estate", "estate:estate"), "M-3.8-01")
WITHOUT_EFFECT: Final = WORDS.fact("without-effect", ("estate:estate",), "M-2.3-07")
EARNED: Final = WORDS.fact("earned", ("estate:estate", "coins:coins"), "M-2.3-06")
ORANGE_PILE: Final = WORDS.fact("orange-pile", (), "M-2.4-04")
RESHUFFLED: Final = WORDS.fact("reshuffled", ("tiles:number",), "M-2.4-03")
REFILLED: Final = WORDS.fact("refilled", ("row:number",), "M-2.4-01")
EVENT_APPLIED: Final = WORDS.fact("event-applied", ("event:event",), "M-2.5-01")
GAINED: Final = WORDS.fact("gained", ("event:event", "coins:coins"), "M-4.1-01")
SPENT: Final = WORDS.fact("spent", ("event:event", "coins:coins"), "M-4.2-14")
LOST: Final = WORDS.fact("lost", ("tile:tile", "event:event"), "M-4.1-02")
RESTORED: Final = WORDS.fact("restored", ("tile:tile",), "M-4.2-10")
EMPTY_ESTATES: Final = WORDS.fact("empty-estates", ("estates:number", "coins:coins"), "M-5.1-02")
WON: Final = WORDS.fact("won", ("coins:coins",), "M-5.1-03")
SHARED: Final = WORDS.fact("shared", ("coins:coins",), "M-6.6-03")
