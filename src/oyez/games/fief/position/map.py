"""The map of an arranged position: troops, who came first, control, buildings and sieges."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY
from oyez.engine.scenario_text import BadScenario, Path, known, listed, mapping, shown, whole
from oyez.games.fief.position.names import Names, plain, relic_of, village_of
from oyez.games.fief.rules.board.pieces import KNIGHT, MAN_AT_ARMS, of
from oyez.games.fief.rules.board.tables import (
    CITY,
    FIEF_OF,
    GREAT_STRONGHOLD,
    KNIGHTS,
    LORDS,
    MEN_AT_ARMS,
    MILLS,
    MILLS_PER_VILLAGE,
    MOST,
    N_LORDS,
    N_VILLAGES,
    NO_FORT,
    STRONGHOLD,
    STRONGHOLDS,
    VILLAGES,
    VILLAGES_OF_FIEF,
)
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.board.villages import engines_left, is_present, may_besiege, title_holders_player
from oyez.games.fief.rules.market.buying import strongholds_in_stock
from oyez.games.fief.rules.state import Fief

FORTS: Final = {"none": NO_FORT, "stronghold": STRONGHOLD, "city": CITY, "great-stronghold": GREAT_STRONGHOLD}
LOST: Final = "gone"  # a relic that left the game


def draw_map(g: Fief, words: Names) -> None:
    _troops(g, words)
    _buildings(g, words)
    _presence(g, words)
    _sieges(g, words)
    _relics(g, words)


def _troops(g: Fief, words: Names) -> None:
    for seat, value, path in words.by_seat("troops"):
        for name, pair in mapping(value, path, "troops go by Village, as in {blaye: [3, 1]}").items():
            here = village_of(name, (*path, name)) * MOST + seat
            g.men_at_arms[here], g.knights[here], others = troops_of(g, pair, (*path, name))
            if others:
                g.others[here] = others
        if in_stock(g, seat, MAN_AT_ARMS) < 0 or in_stock(g, seat, KNIGHT) < 0:
            raise BadScenario(f"a colour has {MEN_AT_ARMS} Men-at-Arms and {KNIGHTS} Knights", path)


def troops_of(g: Fief, value: object, path: Path) -> tuple[int, int, int]:
    """Men-at-Arms, then Knights, then further kinds, packed: [3, 1], or {men: 3, KIND: 2} by name."""
    if isinstance(value, dict):
        return _named_troops(g, value, path)
    pair = listed(value, path, "troops are Men-at-Arms and Knights, as in [3, 1]")
    if len(pair) != 2:
        raise BadScenario("troops are Men-at-Arms and Knights, as in [3, 1]", path)
    return whole(pair[0], path, 0, MEN_AT_ARMS), whole(pair[1], path, 0, KNIGHTS), 0


def _named_troops(g: Fief, entry: dict[str, object], path: Path) -> tuple[int, int, int]:
    kinds = g.rules.kinds
    known(entry, ("men", "knights", *kinds.names), path)
    others = 0
    for row in kinds.further:
        kind = kinds.all[row]
        others += of(row, whole(entry.get(kind.name, 0), path, 0, kind.supply))
    men, knights = entry.get("men", 0), entry.get("knights", 0)
    return whole(men, path, 0, MEN_AT_ARMS), whole(knights, path, 0, KNIGHTS), others


def _buildings(g: Fief, words: Names) -> None:
    for village, value, path in words.by_village("forts"):
        if str(value) not in FORTS:
            raise BadScenario(f"a fortification is {', '.join(FORTS)}, not {shown(value)}", path)
        g.forts[village] = FORTS[str(value)]
        if len([v for v in VILLAGES_OF_FIEF[FIEF_OF[village]] if g.forts[v] == CITY]) > 1:
            raise BadScenario("a fief has one Fortified City", path)
    for village, value, path in words.by_village("mills"):
        g.mills[village] = whole(value, path, 0, MILLS_PER_VILLAGE)
    if strongholds_in_stock(g) < 0:
        raise BadScenario(f"the box has {STRONGHOLDS} Strongholds", ("forts",))
    if sum(g.mills) > MILLS:
        raise BadScenario(f"the box has {MILLS} Mills", ("mills",))


def _presence(g: Fief, words: Names) -> None:
    """Who is there, in which order they came, and who controls: the first to come if nothing is said."""
    wanted = {village: words.seat(name, path) for village, name, path in words.by_village("control")}
    for village in range(N_VILLAGES):
        present = [seat for seat in range(g.rules.seats) if is_present(g, seat, village)]
        if wanted.get(village) in present:
            present.sort(key=wanted[village].__ne__)
        g.arrivals[village] = tuple(present)
    for village, value, path in words.by_village("arrivals"):
        order = [words.seat(name, path) for name in listed(value, path, "arrivals are a list of seats")]
        if sorted(order) != sorted(g.arrivals[village]):
            raise BadScenario("arrivals name exactly those who have a free Lord or troops there", path)
        g.arrivals[village] = tuple(order)
    for village in range(N_VILLAGES):
        present = list(g.arrivals[village]) or [title_holders_player(g, village)]
        g.control[village] = wanted.get(village, present[0])
        if g.control[village] not in present:
            raise BadScenario(
                "whoever controls a Village has a piece there, or the title of its fief if nobody has",
                ("control", VILLAGES[village]),
            )
    for lord in range(N_LORDS):
        if g.captor[lord] != NOBODY and g.captor[lord] not in g.arrivals[g.at[lord]]:
            raise BadScenario(
                f"{words.names[g.captor[lord]]} has no piece in {VILLAGES[g.at[lord]]} to guard the captive",
                ("captives", LORDS[lord]),
            )


def _sieges(g: Fief, words: Names) -> None:
    for village, value, path in words.by_village("sieges"):
        for name, dice in mapping(value, path, "sieges go by Village and seat: {blaye: {Red: 1}}").items():
            seat = words.seat(name, (*path, name))
            if not may_besiege(g, seat, village):
                raise BadScenario(
                    "a besieger has troops (and a Lord where the edition wants one) at a fortification "
                    "that another player controls",
                    (*path, name),
                )
            g.sieges[village * MOST + seat] = whole(dice, (*path, name), 1, 2)
            if engines_left(g, seat) < 0:
                raise BadScenario("each player has two siege engines", (*path, name))
    for village, value, path in words.by_village("relieved"):
        for helper in listed(value, path, "relieved is a list of seats by Village"):
            g.relieved[village] |= 1 << words.seat(helper, path)


def _relics(g: Fief, words: Names) -> None:
    """Each with a Lord, in a Village, or gone; nothing said leaves it in the box."""
    entries = words.part("relics", "go by name, as in {grail: Arthur, spear: sigy}")
    if entries and not g.rules.holy_relics:
        raise BadScenario("there are relics only with the option holy_relics", ("relics",))
    for name, value in entries.items():
        path: Path = ("relics", name)
        relic = relic_of(name, path)
        lord = [n for n, known in enumerate(LORDS) if plain(known) == plain(str(value))]
        if lord and g.family[lord[0]] == NOBODY:
            raise BadScenario(f"{shown(value)} is not in play", path)
        if lord:
            g.relic_lord[relic] = lord[0]
            g.relics_claimed |= 1 << relic
        elif value != LOST:
            g.relic_village[relic] = village_of(value, path)
    for place, claimed in enumerate(words.items("claimed")):
        g.relics_claimed |= 1 << relic_of(claimed, ("claimed", place))
