"""A Crusade in an observation of Fief: objectives, Saracens, companies, the battle in Outremer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.engine.kernel import NOBODY
from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.expansions.crusades.outremer import Tile
from oyez.games.fief.expansions.crusades.part import AT_SEA, SALADIN_DEAD, SALADIN_RIDES, WAITING, Crusade
from oyez.games.fief.expansions.numbers import our_numbers
from oyez.games.fief.observation.additions import Additions
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.observation.section import Section, put_each
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.pieces import FIELD
from oyez.games.fief.rules.board.tables import LORDS, MOST, N_LORDS, N_VILLAGES, RELICS
from oyez.games.fief.rules.doors import Doors

UNKNOWN: Final = -1
OBJECTIVES: Final = tuple(
    our_numbers().text(f"crusades.objective.{line}.name").lower()
    for line in range(our_numbers().length("crusades.objective"))
)
PLACES: Final = N_LORDS  # as many objectives as crusading Lords
SOJOURNS: Final = ("at sea", "waiting for the return")  # before the objectives
MOST_SARACENS: Final = 999
LORD_SETS: Final = {
    "renegades": "1 for each Renegade",
    "guilty": "1 for each Lord who will be marked a Renegade at the end of the phase",
    "aside": "1 for each Lord who kept out of the battle that is just over",
}


@final
class Outremer:
    """The board, how the Saracens stand, and what a Crusade means at home."""

    def __init__(self, maker: SchemaMaker, seats: int, tiles: tuple[Tile, ...]) -> None:
        self._seats: Final = seats
        self._tiles: Final = tiles
        self._board_fields(maker.add)
        self._home_fields(maker.add)

    def _board_fields(self, add: Any) -> None:
        n, names = self._seats, ", ".join(OBJECTIVES)
        self._stage = add("crusade", (2,), "one-hot: the first round of a Crusade, the second")
        self._pool = add("objectives_left", (len(OBJECTIVES),), f"tiles not drawn yet ({names})", 9, usual=3)
        self._objective = add("objectives", (PLACES, len(OBJECTIVES)), f"one-hot, by number ({names})")
        self._tile = add(
            "objective_tiles",
            (PLACES, 4),
            "what their tiles say: walls (1 Stronghold, 2 City), reinforcement, deniers, 1 for a title",
            FIELD,
            usual=5,
        )
        self._garrison = add("garrisons", (PLACES,), "Saracen Defenders, by objective", FIELD, usual=7)
        self._held = add("objectives_held", (PLACES,), "1 where crusaders hold the objective")
        self._engines = add(
            "outremer_engines", (PLACES, n), "dice of a siege engine, by objective and place", 9, usual=3
        )
        self._commander = add("commanders", (PLACES, n), "who commands there, one-hot by place")
        self._saladin = add("saladin", (2,), "one-hot: he rides, he is dead")
        self._host = add("saladin_host", (2,), "his Knights and Defenders", MOST_SARACENS, usual=10)

    def _home_fields(self, add: Any) -> None:
        n = self._seats
        self._rank = add("hierarchy", (N_LORDS,), "rank of a crusading Lord, 1 for the highest", N_LORDS)
        self._sets = {name: add(name, (N_LORDS,), meaning) for name, meaning in LORD_SETS.items()}
        self._captives = add("saladin_captives", (N_LORDS,), "1 for each captive of the Saracens")
        self._protected = add("protected", (n,), "1 for whoever is protected as a crusader, by place")
        self._spared = add(
            "spared", (N_VILLAGES,), "one-hot: the Village whose change of control is no offence"
        )
        self._homes = add(
            "relic_homes", (len(RELICS), N_VILLAGES), f"one-hot: where it lay at set-up ({', '.join(RELICS)})"
        )
        self._alliance = add("alliance_points", (1,), "victory points an alliance needs with Crusades on", 12)
        self._asked_lord = add("asked_lord", (N_LORDS,), "one-hot: the Lord the open question is about")
        self._asked_place = add("asked_objective", (PLACES,), "one-hot: the objective it is about")

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        crusade = view.get("crusade")
        if crusade is None:
            return
        if crusade["stage"]:
            out[self._stage + crusade["stage"] - 1] = 1
        for tile in crusade["pool"]:
            out[self._pool + self._tiles[tile].kind] += 1
        for number, tile in enumerate(crusade["tiles"]):
            self._put_objective(out, crusade, number, self._tiles[tile], places)
        put_each(out, self._held, crusade["held"])
        state, knights, defenders = crusade["saladin"]
        out[self._saladin] = state == SALADIN_RIDES
        out[self._saladin + 1] = state == SALADIN_DEAD
        out[self._host] = min(MOST_SARACENS, knights)
        out[self._host + 1] = min(MOST_SARACENS, defenders)
        self._put_home(out, crusade, places)

    def _put_objective(
        self, out: Cells, crusade: Mapping[str, Any], number: int, tile: Tile, places: list[int]
    ) -> None:
        out[self._objective + number * len(OBJECTIVES) + tile.kind] = 1
        facts = (tile.fort, tile.reinforcement, tile.deniers, tile.title >= 0)
        for cell, fact in enumerate(facts, self._tile + number * len(facts)):
            out[cell] = fact
        out[self._garrison + number] = crusade["garrisons"][number]
        for seat, place in enumerate(places):
            out[self._engines + number * self._seats + place] = crusade["engines"][number * MOST + seat]
        if crusade["commanders"][number] >= 0:
            out[self._commander + number * self._seats + places[crusade["commanders"][number]]] = 1

    def _put_home(self, out: Cells, crusade: Mapping[str, Any], places: list[int]) -> None:
        for rank, lord in enumerate(crusade["order"], 1):
            out[self._rank + lord] = rank
        for name, first in self._sets.items():
            put_each(out, first, [LORDS.index(lord) for lord in crusade[name]])
        put_each(out, self._captives, crusade["captives"])
        put_each(out, self._protected, [places[seat] for seat in crusade["protected"]])
        if crusade["spared"] >= 0:
            out[self._spared + crusade["spared"]] = 1
        for relic, village in enumerate(crusade["homes"]):
            if village >= 0:
                out[self._homes + relic * N_VILLAGES + village] = 1
        out[self._alliance] = crusade["alliance"]
        asked = crusade["asked"]
        if asked["lord"] >= 0:
            out[self._asked_lord + asked["lord"]] = 1
        if asked["place"] >= 0:
            out[self._asked_place + asked["place"]] = 1


@final
class Companies:
    """Who is away on a Crusade, where, and with what."""

    def __init__(self, maker: SchemaMaker, seats: int, kinds: tuple[str, ...], extent: Extent) -> None:
        self._seats: Final = seats
        counted = ("counters", "Men-at-arms", "Knights", *extent.kinds)
        self._width: Final = len(counted)
        # Where the numbers of a company go that is seen: Men-at-arms, Knights, then the kinds of these rules.
        self._cells: Final = (1, 2, *[3 + extent.kinds.index(kind) for kind in kinds])
        where = (*SOJOURNS, "then by objective")
        self._at: Final = maker.add(
            "crusader_at", (N_LORDS, len(SOJOURNS) + PLACES), f"one-hot: {', '.join(where)}"
        )
        self._troops: Final = maker.add(
            "crusader_troops",
            (N_LORDS, self._width),
            f"with a crusading Lord: {', '.join(counted)}; -1 if hidden",
            extent.troops,
            UNKNOWN,
            5,
        )
        self._heaps: Final = maker.add(
            "leaderless",
            (len(SOJOURNS) + PLACES, seats, self._width),
            "the same of troops that lost their Lord, where they are and by place",
            extent.troops,
            UNKNOWN,
            5,
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        crusade = view.get("crusade")
        if crusade is None:
            return
        for company in crusade["companies"]:
            lord, where = company["lord"], sojourn(company["place"])
            if lord >= 0:
                out[self._at + lord * (len(SOJOURNS) + PLACES) + where] = 1
                self._put_troops(out, self._troops + lord * self._width, company)
            else:
                row = where * self._seats + places[company["seat"]]
                self._put_troops(out, self._heaps + row * self._width, company)

    def _put_troops(self, out: Cells, first: int, company: Mapping[str, Any]) -> None:
        troops = company.get("troops")
        if troops is None:
            out[first] = company["counters"]
            if company["counters"]:
                for cell in self._cells:
                    out[first + cell] = UNKNOWN
            return
        out[first] = sum(troops)
        for cell, number in zip(self._cells, troops, strict=True):
            out[first + cell] = number


def sojourn(place: int) -> int:
    """Where a company is, as fields count it: at sea, waiting, then the objectives."""
    return {AT_SEA: 0, WAITING: 1}.get(place, len(SOJOURNS) + place)


@final
class OutremerBattle:
    """The running battle in Outremer, or the one that Saladin offers."""

    def __init__(self, maker: SchemaMaker) -> None:
        self._at: Final = maker.add("outremer_battle_at", (PLACES,), "one-hot: the objective fought for")
        self._battle: Final = maker.add(
            "outremer_battle",
            (7,),
            "begun, against Saladin, rolls, dice lost at the walls, rolls without loss, secret passage, in the open",
            99,
            usual=3,
        )
        self._armies: Final = maker.add(
            "outremer_armies",
            (2, 2),
            "strength and dice of crusaders and Saracens, -1 if hidden",
            MOST_SARACENS,
            UNKNOWN,
            20,
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        battle = view["crusade"]["battle"] if "crusade" in view else None
        if battle is None:
            return
        out[self._at + battle["place"]] = 1
        fight = view["crusade"]["fight"]
        rest = (0, 0, 1) if fight is None else fight[3:]
        facts = (battle["begun"], battle["revenge"], battle["rolls"], battle["penalty"], *rest)
        for cell, fact in enumerate(facts, self._battle):
            out[cell] = min(99, fact)
        for side in range(2):
            for cell, name in enumerate(("strength", "dice"), self._armies + 2 * side):
                number = battle[name][side]
                out[cell] = UNKNOWN if number is None else min(MOST_SARACENS, number)


def tiles_of(doors: Doors) -> tuple[Tile, ...]:
    """The board of Outremer, as everybody may read it off the box; nothing without Crusades."""
    for _, maker in doors.parts:
        part = maker(1)
        if isinstance(part, Crusade):
            return part.board.tiles
    return ()


def rows(doors: Doors) -> dict[int, int]:
    """A title stands in the row of its objective, by its line in the numbers."""
    return {tile.title: tile.kind for tile in tiles_of(doors) if tile.title != NOBODY}


def sections(maker: SchemaMaker, rules: Rules, extent: Extent) -> tuple[Section, ...]:
    kinds = rules.kinds.names
    return (
        Outremer(maker, rules.seats, tiles_of(rules.doors)),
        Companies(maker, rules.seats, kinds, extent),
        OutremerBattle(maker),
    )


ADDITIONS: Final = Additions(phases=("crusades",), titles=OBJECTIVES, rows=rows, sections=sections)
