"""What is going on in Fief, in an observation: the group on the march, bands, a battle, an offer, a talk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.observation.court import put_bits
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.rules.battle.battle import DEFENCE
from oyez.games.fief.rules.board.tables import CARDS, MOST, N_LORDS, N_VILLAGES, RELICS
from oyez.games.fief.rules.diplomacy.deal import CARD, DENIERS, VILLAGE

UNKNOWN: Final = -1
# By kind of item, as deal.py numbers them: how many things there are.
ITEMS: Final = (1, len(CARDS), N_VILLAGES, N_LORDS, N_LORDS, len(RELICS))
FIRST_ITEM: Final = tuple([sum(ITEMS[:kind]) for kind in range(len(ITEMS))])
BATTLE: Final = ("cavalcade", "passage", "in_the_open", "empty_rolls", "rolls", "rider_knights")


@final
class March:
    """The group on the march, and the bands that have marched."""

    def __init__(self, maker: SchemaMaker, seats: int, extent: Extent) -> None:
        self._seats: Final = seats
        self._counted: Final = ("counters", "men", "knights", *extent.kinds)
        n, add, most = seats, maker.add, extent.troops
        self._leader: Final = add("column", (n,), "whose group is on the march, one-hot by place")
        self._column_at: Final = add("column_at", (N_VILLAGES,), "one-hot: where it stands")
        self._came_from: Final = add("column_came_from", (N_VILLAGES,), "one-hot: where it came from")
        self._lords: Final = add("column_lords", (N_LORDS,), "1 for each Lord in it")
        self._captives: Final = add("column_captives", (N_LORDS,), "1 for each captive taken along")
        self._group: Final = add(
            "column_troops",
            (len(self._counted),),
            f"{', '.join(('counters', 'Men-at-arms', 'Knights', *extent.kinds))}; -1 if hidden",
            most,
            UNKNOWN,
            5,
        )
        self._ways: Final = add("column_ways", (2,), "1 for a cavalcade, 1 if it must go on")
        self._granted: Final = add(
            "column_granted", (N_VILLAGES, MOST), "1: leave for its next Move to a Village, by absolute seat"
        )
        self._bands: Final = add(
            "bands",
            (N_VILLAGES, n, 2),
            "troops that have moved without a Lord: counters, Moves made (of several bands: sum, most)",
            most,
            usual=5,
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        if view["column"] is not None:
            self._put_column(out, view["column"], places)
        for band in view["bands"]:
            cell = self._bands + (band["village"] * self._seats + places[band["seat"]]) * 2
            out[cell] += band["troops"]["counters"]
            out[cell + 1] = max(out[cell + 1], band["moves"])

    def _put_column(self, out: Cells, column: Mapping[str, Any], places: list[int]) -> None:
        out[self._leader + places[column["seat"]]] = 1
        out[self._column_at + column["village"]] = 1
        if column["came_from"] >= 0:
            out[self._came_from + column["came_from"]] = 1
        for lord in column["lords"]:
            out[self._lords + lord] = 1
        for lord in column["captives"]:
            out[self._captives + lord] = 1
        troops = column["troops"]
        for cell, kind in enumerate(self._counted, self._group):
            number = troops.get(kind, 0)
            out[cell] = UNKNOWN if number is None else number
        out[self._ways] = column["cavalcade"]
        out[self._ways + 1] = column["forced"]
        if column["granted"]:
            put_bits(out, self._granted, column["granted"])


@final
class Fight:
    """The running battle, and how the last one ended."""

    def __init__(self, maker: SchemaMaker, seats: int) -> None:
        self._seats: Final = seats
        n, add = seats, maker.add
        self._battle_at: Final = add("battle_at", (N_VILLAGES,), "one-hot: where a battle is fought")
        self._attacker: Final = add("attacker", (n,), "one-hot by place")
        self._defender: Final = add("defender", (n,), "one-hot by place")
        self._sides: Final = add("sides", (n,), "1 attack, 2 defence, by place", DEFENCE)
        self._left: Final = add("left", (n,), "1 for a helper who left, by place")
        self._deciders: Final = add("deciders", (2, n), "one-hot: who decides for attack and defence")
        self._riders: Final = add("riders", (N_LORDS,), "1 for each Lord of the cavalcade")
        self._battle: Final = add("battle", (len(BATTLE),), ", ".join(BATTLE), 99, usual=3)
        self._armies: Final = add("armies", (2, 2), "strength and dice of attack and defence", 99, usual=10)
        self._outcome: Final = add("outcome", (1,), "of the last battle: 1 attacker won, 2 defender won", 2)

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        out[self._outcome] = view["outcome"]
        if view["battle"] is not None:
            self._put_battle(out, view["battle"], places)

    def _put_battle(self, out: Cells, battle: Mapping[str, Any], places: list[int]) -> None:
        out[self._battle_at + battle["village"]] = 1
        out[self._attacker + places[battle["attacker"]]] = 1
        out[self._defender + places[battle["defender"]]] = 1
        for seat, place in enumerate(places):
            out[self._sides + place] = battle["sides"][seat]
            out[self._left + place] = battle["left"] >> seat & 1
        for side, seat in enumerate(battle["deciders"]):
            if seat >= 0:
                out[self._deciders + side * self._seats + places[seat]] = 1
        for lord in battle["riders"]:
            out[self._riders + lord] = 1
        for cell, name in enumerate(BATTLE, self._battle):
            out[cell] = min(99, battle[name])
        for side, army in enumerate(battle["armies"]):
            out[self._armies + 2 * side] = min(99, army["strength"])
            out[self._armies + 2 * side + 1] = min(99, army["dice"])


@final
class Diplomacy:
    """An offer between two players, and who has left the table to talk."""

    def __init__(self, maker: SchemaMaker, seats: int) -> None:
        n, add = seats, maker.add
        self._proposer: Final = add("proposer", (n,), "who makes an offer, one-hot by place")
        self._partner: Final = add("partner", (n,), "to whom, one-hot by place")
        self._private: Final = add("offer_private", (1,), "1 for an offer within a private talk")
        self._items: Final = add(
            "offer",
            (2, sum(ITEMS)),
            "given and wanted: deniers, then 1 for each card, Village, captive, freedom, relic; zeros if unseen",
            99,
            usual=1,
        )
        self._members: Final = add("talk", (n,), "1 for whoever is in a private talk, by place")
        self._speaker: Final = add("speaker", (n,), "who speaks there, one-hot by place")

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        if view["deal"] is not None:
            self._put_deal(out, view["deal"], places)
        if view["talk"] is not None:
            for seat in view["talk"]["members"]:
                out[self._members + places[seat]] = 1
            if view["talk"]["speaker"] >= 0:
                out[self._speaker + places[view["talk"]["speaker"]]] = 1

    def _put_deal(self, out: Cells, deal: Mapping[str, Any], places: list[int]) -> None:
        out[self._proposer + places[deal["proposer"]]] = 1
        out[self._partner + places[deal["partner"]]] = 1
        out[self._private] = deal["private"]
        for side, name in enumerate(("given", "wanted")):
            row = self._items + side * sum(ITEMS)
            for kind, which in deal[name] or ():
                if kind == DENIERS:
                    out[row] = min(99, out[row] + which)
                else:
                    out[row + FIRST_ITEM[kind] + which] += 1


assert (DENIERS, CARD, VILLAGE) == (0, 1, 2)  # the order of ITEMS
