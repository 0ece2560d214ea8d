"""A Crusade as a scenario describes it: under `crusade`, Lords being named under `lords` first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from oyez.engine.kernel import NOBODY
from oyez.engine.scenario_text import BadScenario, known, listed, mapping, whole
from oyez.games.fief.expansions.crusades.army import hierarchy
from oyez.games.fief.expansions.crusades.part import (
    AT_SEA,
    SALADIN_FAR,
    SALADIN_RIDES,
    SECOND,
    WAITING,
    Company,
    Crusade,
)
from oyez.games.fief.position.names import lord_of
from oyez.games.fief.rules.board.control import refresh
from oyez.games.fief.rules.board.pieces import FURTHER, count, of
from oyez.games.fief.rules.board.tables import ENGINES, KNIGHTS, LORDS, MEN_AT_ARMS, MOST
from oyez.games.fief.rules.doors import STRANGER

KEYS: Final = (
    "stage",
    "tiles",
    "garrisons",
    "held",
    "companies",
    "captives",
    "sieges",
    "saladin",
    "renegades",
    "gone",
)
ROOT: Final = "crusade"
AT_MOST: Final = 31
WRITTEN_AS: Final = {AT_SEA: 0, WAITING: -1}  # how a position writes where a company without objective is


def arrange(g: Any, c: Crusade, position: Mapping[str, object], names: list[str]) -> None:
    """BadScenario names the entry. Objectives count from 1; a company at 0 has none yet, at -1 it waits."""
    try:
        known(position, KEYS, ())
        c.stage = whole(position.get("stage", 0), ("stage",), 0, SECOND)
        draw_tiles(c, position)
        send_off(g, c, position, names)
        for name in listed(position.get("captives", []), ("captives",), "captives are a list of Lords"):
            lord = leave_map(g, str(name), ("captives",))
            g.captor[lord] = STRANGER
        for name in listed(position.get("renegades", []), ("renegades",), "Renegades are a list of Lords"):
            c.renegades |= 1 << lord_of(name, ("renegades",))
        lay_sieges(c, position, names)
        host = listed(position.get("saladin", [0, 0]), ("saladin",), "Saladin has Knights and Defenders")
        if len(host) != 2:
            raise BadScenario("Saladin has Knights and Defenders, as in [4, 3]", ("saladin",))
        knights, defenders = [whole(value, ("saladin",), 0, AT_MOST) for value in host]
        c.saladin = (SALADIN_RIDES if knights or defenders else SALADIN_FAR, knights, defenders)
        c.order = hierarchy(g)
    except BadScenario as error:
        raise error.under(ROOT) from error


def described(g: Any, c: Crusade) -> dict[str, object]:
    """The same keys as `arrange` has, and what else a Crusade remembers."""
    names = [c.board.tiles[tile].name for tile in c.tiles]
    kinds = g.rules.kinds.further
    return {
        **c.facts(),
        "tiles": names,
        "pool": [c.board.tiles[tile].name for tile in c.pool],
        "held": [place + 1 for place in range(len(names)) if c.held >> place & 1],
        "companies": [
            {
                **({"seat": seat} if lord == NOBODY else {"lord": LORDS[lord]}),
                "at": place + 1 if place >= 0 else WRITTEN_AS[place],
                "troops": [men, knights, *[count(others, kind) for kind in kinds]],
            }
            for seat, lord, place, men, knights, others, _ in c.companies
        ],
        "captives": [LORDS[lord] for lord, captor in enumerate(g.captor) if captor == STRANGER],
        "order": [LORDS[lord] for lord in c.order],
        "sieges": {
            str(place + 1): [c.engines[place * MOST + seat] for seat in range(c.seats)]
            for place in range(len(names))
        },
        "saladin": list(c.saladin[1:]),
    }


def draw_tiles(c: Crusade, position: Mapping[str, object]) -> None:
    """Objectives in their order, by name; `gone` are those that have left the game."""
    tiles = [draw(c, name, "tiles") for name in listed(position.get("tiles", []), ("tiles",), "names")]
    for name in listed(position.get("gone", []), ("gone",), "names of tiles"):
        draw(c, name, "gone")
    c.tiles = tuple(tiles)
    c.engines = [0] * (MOST * len(tiles))
    c.garrisons = [c.board.tiles[tile].defenders for tile in tiles]
    given = listed(position.get("garrisons", c.garrisons), ("garrisons",), "numbers of Defenders")
    if len(given) != len(tiles):
        raise BadScenario("garrisons have one number for each of the tiles", ("garrisons",))
    c.garrisons = [whole(value, ("garrisons",), 0, AT_MOST) for value in given]
    for value in listed(position.get("held", []), ("held",), "numbers of objectives"):
        place = whole(value, ("held",), 1, len(tiles)) - 1
        c.held |= 1 << place
        c.garrisons[place] = 0


def draw(c: Crusade, name: object, key: str) -> int:
    for tile in c.board.named(str(name)):
        if tile in c.pool:
            c.pool.remove(tile)
            return tile
    raise BadScenario(f"no tile {name!r} is left", (key,))


def leave_map(g: Any, name: str, path: tuple[str | int, ...]) -> int:
    """A Lord named under `lords` goes to Outremer."""
    lord = lord_of(name, path)
    if g.family[lord] == NOBODY or g.at[lord] == NOBODY:
        raise BadScenario(f"{name} is not on the map; name the Lord under lords first", path)
    village = g.at[lord]
    g.at[lord] = NOBODY
    refresh(g, village)
    return lord


def send_off(g: Any, c: Crusade, position: Mapping[str, object], names: list[str]) -> None:
    for number, entry in enumerate(listed(position.get("companies", []), ("companies",), "a list")):
        path = ("companies", number)
        facts = mapping(entry, path, "a company is like {lord: Arthur, at: 1, troops: [3, 1]}")
        known(facts, ("lord", "seat", "at", "troops", "seen"), path)
        at = whole(facts.get("at", 0), path, -1, len(c.tiles))
        place = WAITING if at < 0 else AT_SEA if at == 0 else at - 1
        if "lord" in facts:
            home = g.at[lord_of(facts["lord"], path)]
            lord = leave_map(g, str(facts["lord"]), path)
            seat = g.family[lord]
        else:
            home = NOBODY
            lord, seat = NOBODY, seat_of(facts.get("seat", names[0]), path, names)
        troops = [
            whole(n, path, 0, AT_MOST)
            for n in listed(facts.get("troops", [0, 0]), path, "Men-at-Arms, Knights and further kinds")
        ]
        others = sum([of(kind, n) for kind, n in enumerate(troops[FURTHER:], FURTHER)])
        if lord != NOBODY:
            others += bring_along(g, lord, home)
        if troops[0] > MEN_AT_ARMS or troops[1] > KNIGHTS:
            raise BadScenario(f"a colour has {MEN_AT_ARMS} Men-at-Arms and {KNIGHTS} Knights", path)
        company: Company = (seat, lord, place, troops[0], troops[1], others, int(bool(facts.get("seen"))))
        c.companies.append(company)


def bring_along(g: Any, lord: int, home: int) -> int:
    """What is bound to a Lord, and was laid beside him at home."""
    found = 0
    for kind in g.rules.kinds.led:
        each = g.rules.kinds.all[kind]
        here = home * MOST + g.family[lord]
        led = each.bound and each.leads is not None and each.leads(g) >> lord & 1
        if led and count(g.others[here], kind):
            g.others[here] -= of(kind, 1)
            found += of(kind, 1)
    return found


def lay_sieges(c: Crusade, position: Mapping[str, object], names: list[str]) -> None:
    """By objective and player: {1: {Red: 1}}."""
    for number, entry in mapping(position.get("sieges", {}), ("sieges",), "by objective").items():
        path = ("sieges", str(number))
        place = whole(int(number) if str(number).isdigit() else number, path, 1, len(c.tiles)) - 1
        for name, dice in mapping(entry, path, "dice by player").items():
            c.engines[place * MOST + seat_of(name, path, names)] = whole(dice, path, 1, ENGINES)


def seat_of(name: object, path: tuple[str | int, ...], names: list[str]) -> int:
    if str(name) not in names:
        raise BadScenario(f"nobody is called {name!r}; the seats are {', '.join(names)}", path)
    return names.index(str(name))
