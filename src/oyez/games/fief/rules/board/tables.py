"""The box of Fief: the board as printed, lords, titles, cards, prices and supplies."""

from __future__ import annotations

import json
from importlib import resources
from typing import Final, NewType

Village = NewType("Village", int)
Lord = NewType("Lord", int)
Title = NewType("Title", int)
Card = NewType("Card", int)
Road = NewType("Road", int)

_board: Final = json.loads(
    (resources.files("oyez.games.fief") / "data" / "board.json").read_text(encoding="utf-8")
)

# --- The board (F-C-02 to F-C-08): indices follow the order of the data file. ---
VILLAGES: Final[tuple[str, ...]] = tuple([str(v["id"]) for v in _board["villages"]])
VILLAGE_NAMES: Final[tuple[str, ...]] = tuple([str(v["name"]) for v in _board["villages"]])
FIEFS: Final[tuple[str, ...]] = tuple([str(f["id"]) for f in _board["fiefs"]])
FIEF_NAMES: Final[tuple[str, ...]] = tuple([str(f["name"]) for f in _board["fiefs"]])
BISHOPRICS: Final = ("1", "2", "3", "4", "5")
N_VILLAGES: Final = len(VILLAGES)
N_FIEFS: Final = len(FIEFS)
N_BISHOPRICS: Final = len(BISHOPRICS)

FIEF_OF: Final[tuple[int, ...]] = tuple([FIEFS.index(v["fief"]) for v in _board["villages"]])
BISHOPRIC_OF: Final[tuple[int, ...]] = tuple([int(v["bishopric"]) - 1 for v in _board["villages"]])
VILLAGES_OF_FIEF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([v for v in range(N_VILLAGES) if FIEF_OF[v] == f]) for f in range(N_FIEFS)]
)
VILLAGES_OF_BISHOPRIC: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([v for v in range(N_VILLAGES) if BISHOPRIC_OF[v] == b]) for b in range(N_BISHOPRICS)]
)
PRINCIPAL: Final[tuple[int, ...]] = tuple([VILLAGES.index(b["principal"]) for b in _board["bishoprics"]])

ROADS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(VILLAGES.index(r["between"][0]), VILLAGES.index(r["between"][1])) for r in _board["roads"]]
)
BRIDGES: Final[tuple[int, ...]] = tuple([i for i, r in enumerate(_board["roads"]) if r["bridge"]])
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([b if a == v else a for a, b in ROADS if v in (a, b)]) for v in range(N_VILLAGES)]
)
NO_ROAD: Final = -1
ROAD_BETWEEN: Final[tuple[int, ...]] = tuple(
    [
        next((i for i, (a, b) in enumerate(ROADS) if {a, b} == {v, w}), NO_ROAD)
        for v in range(N_VILLAGES)
        for w in range(N_VILLAGES)
    ]
)

# --- Families and lords (F-C-12). Men come first. ---
FEWEST: Final = 3
MOST: Final = 6
LORDS: Final[tuple[str, ...]] = (*_board["lords"]["men"], *_board["lords"]["women"])
MEN: Final = len(_board["lords"]["men"])
N_LORDS: Final = len(LORDS)
FAMILY_LIMIT: Final = 4  # lords in play (F-2.4.1-02)

# --- Titles (F-C-32, F-C-33): one number per counter. ---
FIEF_TITLE: Final = 0  # to 7: the fief of the same number
BISHOP: Final = 8  # to 12: the bishopric of number less 8
CARDINAL: Final = 13  # to 15: the counters that go with a card
BOUGHT_CARDINAL: Final = 16  # the counter that is for sale
POPE: Final = 17
KING: Final = 18
QUEEN: Final = 19  # also as Queen Regent
CROWN_PRINCE: Final = 20
N_TITLES: Final = 21
FIEF_TITLES: Final = 0xFF
BISHOPS: Final = 0x1F << BISHOP
CARDINALS: Final = 0xF << CARDINAL
CLERGY: Final = BISHOPS | CARDINALS | 1 << POPE
ROYAL: Final = 1 << KING | 1 << QUEEN | 1 << CROWN_PRINCE
FIEF_TITLE_LIMIT: Final = 2  # fief titles of one lord (F-1.2-10)

# --- Cards (F-C-23 to F-C-26): a lord's card has the lord's number. ---
CARDINAL_CARD: Final = 18
DARC: Final = 19
HARVEST: Final = 20
WEATHER: Final = 21
TAX: Final = 22
UPRISING: Final = 23
PASSAGE: Final = 24
ASSASSINATION: Final = 25
JUSTICE: Final = 26
AMBUSH: Final = 27
RAIN: Final = 28
FAMINE: Final = 29
PLAGUE: Final = 30
CARDS: Final[tuple[str, ...]] = (
    *LORDS,
    "cardinal",
    "d-arc",
    "harvest",
    "weather",
    "tax",
    "uprising",
    "passage",
    "assassination",
    "justice",
    "ambush",
    "rain",
    "famine",
    "plague",
)
LORD_DECK: Final[tuple[int, ...]] = (*range(N_LORDS), CARDINAL_CARD, CARDINAL_CARD, CARDINAL_CARD, DARC)
FORTUNES: Final = (
    *[HARVEST] * 5,
    *[WEATHER] * 5,
    *[TAX] * 5,
    *[UPRISING] * 4,
    *[PASSAGE] * 3,
    ASSASSINATION,
    JUSTICE,
    AMBUSH,
)
DISASTERS: Final = (*[RAIN] * 4, *[FAMINE] * 4, *[PLAGUE] * 2)
HAND_LIMIT: Final = 3
TRACK: Final = 3  # disasters that may wait

# --- Supplies and prices (F-C-09 to F-C-22, F-R-14). ---
MEN_AT_ARMS: Final = 13  # of each colour
KNIGHTS: Final = 8  # of each colour
ENGINES: Final = 2  # of each colour
TAX_MARKERS: Final = 3
DIPLOMACY_MARKERS: Final = 3
STRONGHOLDS: Final = 12  # in all; a Fortified City is a Stronghold turned over
MILLS: Final = 15  # in all
NO_FORT: Final = 0
STRONGHOLD: Final = 1
CITY: Final = 2
# Of an expansion: a Stronghold with the walls of a City, from a supply of its own.
GREAT_STRONGHOLD: Final = 3
WALLS: Final = (0, 1, 2, 2)  # dice that a fortification takes from whoever attacks it (F-6.2.1-01, -02)
MILLS_PER_VILLAGE: Final = 2
NEW_TROOPS_PER_VILLAGE: Final = 4
PRICE_MAN_AT_ARMS: Final = 1
PRICE_KNIGHT: Final = 3
PRICE_MILL: Final = 3
PRICE_STRONGHOLD: Final = 10
PRICE_VILLAGE_OF_TITLE: Final = 2
PRICE_CARDINAL: Final = 5
STARTING_DENIERS: Final = 5
MOVES: Final = 2
MOVES_WITH_DARC: Final = 3

RELICS: Final = ("grail", "eyes", "teeth", "spear", "bone")  # F-11.1
GRAIL: Final = 0
EYES: Final = 1
TEETH: Final = 2
SPEAR: Final = 3
BONE: Final = 4

DUCHY: Final = 4
COUNTY: Final = 3
BARONY: Final = 2


def is_stronghold(fort: int) -> bool:
    """A fortification that is no City."""
    return fort in (STRONGHOLD, GREAT_STRONGHOLD)


def is_male(lord: int) -> bool:
    return lord < MEN


def title_price(fief: int) -> int:
    """2 deniers per village of the fief (F-4.3-05)."""
    return PRICE_VILLAGE_OF_TITLE * len(VILLAGES_OF_FIEF[fief])


assert N_VILLAGES == 24 and len(ROADS) == 31 and len(BRIDGES) == 5 and N_LORDS == 18 and MEN == 12
assert all(len(VILLAGES_OF_FIEF[f]) in (BARONY, COUNTY, DUCHY) for f in range(N_FIEFS))
