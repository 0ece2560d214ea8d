"""What Tactics remembers: reserves, bids, the Guards of a reign, and dice that may be rolled again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Seat, below
from oyez.engine.parts import Part
from oyez.engine.scenario_text import BadScenario, known, listed, mapping, whole
from oyez.games.fief.expansions.tactics import shapes
from oyez.games.fief.expansions.tactics.terms import BOMBARDS, GUARD_FOOT, GUARD_HORSE, MERCENARIES, Terms
from oyez.games.fief.expansions.tactics.words import BID_MERCENARIES
from oyez.games.fief.hidden.knowledge import sees_deniers
from oyez.games.fief.rules.board.pieces import count, of
from oyez.games.fief.rules.board.tables import KING, MOST, N_VILLAGES, QUEEN, VILLAGES
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.board.villages import is_present
from oyez.games.fief.rules.doors import OffMap
from oyez.games.fief.rules.state import Fief

NO_BID: Final = -1
HIGHEST_BID: Final = len(BID_MERCENARIES.actions) - 1
REIGNS: Final = ("king", "queen")  # by reign: see terms.py
REIGN_TITLES: Final = (KING, QUEEN)


@final
class Tactics(Part):
    """Lists are by seat or by reign."""

    def __init__(self, seats: int, terms: Terms) -> None:
        self.seats: Final = seats
        self.terms: Final = terms
        self.reserve = [0] * seats  # Mercenaries off the map (X-TAC-39)
        self.old = [0] * seats  # those of them who were there before the bid of this phase (X-TAC-41)
        self.bids = [NO_BID] * seats  # secret until all lie there (X-TAC-36)
        self.floor = 0  # the least that is a bid now; 0 while none is asked for
        self.raised = [0, 0]  # Guards that a reign has raised, packed; 0 while it has not (X-TAC-56)
        self.owner = [NOBODY, NOBODY]  # whose they are
        self.deciders = (NOBODY, NOBODY)  # of the roll whose dice lie on the table: attack, defence
        self.attack: tuple[int, ...] = ()  # its dice
        self.defence: tuple[int, ...] = ()

    def copy(self) -> Tactics:
        new = Tactics(self.seats, self.terms)
        new.reserve = self.reserve.copy()
        new.old = self.old.copy()
        new.bids = self.bids.copy()
        new.floor = self.floor
        new.raised = self.raised.copy()
        new.owner = self.owner.copy()
        new.deciders = self.deciders
        new.attack = self.attack
        new.defence = self.defence
        return new

    def facts(self) -> dict[str, object]:
        return {
            "reserve": list(self.reserve),
            "old": list(self.old),
            "bids": list(self.bids),
            "floor": self.floor,
            "raised": list(self.raised),
            "owner": list(self.owner),
            "deciders": list(self.deciders),
            "dice": [list(self.attack), list(self.defence)],
        }

    def view(self, g: Any, seat: Seat) -> shapes.Tactics:
        """Everything is open but the bids of others (X-GEN-68)."""
        return {
            "reserve": list(self.reserve),
            "old": list(self.old),
            "pool": in_stock(g, 0, MERCENARIES),
            "committed": [
                [here // MOST, here % MOST, count(others, MERCENARIES)]
                for here, others in enumerate(g.others)
                if others and count(others, MERCENARIES)
            ],
            "bid": self.bids[seat] if 0 <= seat < self.seats and self.bids[seat] != NO_BID else None,
            "has_bid": [bid != NO_BID for bid in self.bids],
            "lowest_bid": self.floor,
            "guard_raised": [raised != 0 for raised in self.raised],
            "dice": [list(self.attack), list(self.defence)],
        }

    def words(self, g: Any) -> dict[str, object]:
        raised = {
            name: [count(self.raised[reign], GUARD_HORSE), count(self.raised[reign], GUARD_FOOT)]
            for reign, name in enumerate(REIGNS)
        }
        return {**self.facts(), "raised": raised}

    def resample(self, g: Any, seat: Seat) -> None:
        """A bid that lies face down may be any that its player can pay, from what the seat knows of his money."""
        for owner in range(self.seats):
            if owner != seat and self.bids[owner] != NO_BID:
                choices = bid_choices(g, self, owner)
                self.bids[owner] = choices[below(g, len(choices))]

    def conserve(self, g: Any) -> None:
        for seat in range(self.seats):
            assert self.reserve[seat] >= 0, f"reserve of seat {seat}"
            assert self.bids[seat] <= g.deniers[seat], f"bid of seat {seat}"
        assert in_stock(g, 0, MERCENARIES) >= 0, "Mercenaries"
        if not g.phase or (g.stack and g.stack[-1].atomic(g)):
            return
        for village in range(N_VILLAGES):
            if g.battle is not None and g.battle.village == village:
                continue
            for seat in range(self.seats):
                others = g.others[village * MOST + seat]
                manned = is_present(g, seat, village) or count(others, MERCENARIES)
                assert manned or not count(others, BOMBARDS), f"Bombards alone in {VILLAGES[village]}"

    def arrange(self, g: Any, position: Mapping[str, object], names: list[str]) -> None:
        """`reserve: {Red: 3}`; `raised: {king: [2, 1]}`: Guards on horse and on foot that this reign has raised."""
        known(position, ("reserve", "raised"), ("tactics",))
        reserves = mapping(
            position.get("reserve", {}), ("tactics", "reserve"), "reserves go by seat: {Red: 3}"
        )
        for name, value in reserves.items():
            if name not in names:
                raise BadScenario(
                    f"nobody is called {name!r}; the seats are {', '.join(names)}", ("tactics",)
                )
            self.reserve[names.index(name)] = whole(value, ("tactics", "reserve", name), 0, self.terms.pool)
        self.arrange_guards(g, position.get("raised", {}))

    def arrange_guards(self, g: Fief, value: object) -> None:
        path = ("tactics", "raised")
        for name, pair in mapping(value, path, "Guards go by reign: {king: [2, 1]}").items():
            numbers = listed(pair, (*path, name), "Guards are those on horse and those on foot, as in [2, 1]")
            if name not in REIGNS or len(numbers) != 2:
                raise BadScenario(
                    "raised has king or queen, each with two numbers, as in {king: [2, 1]}", path
                )
            reign = REIGNS.index(name)
            lord = g.holder[REIGN_TITLES[reign]]
            if lord == NOBODY:
                raise BadScenario(f"there is no {name} to have raised a Guard", path)
            horse = whole(numbers[0], path, 0, self.terms.guard_horse)
            foot = whole(numbers[1], path, 0, self.terms.guard_foot)
            self.raised[reign] = of(GUARD_HORSE, horse) + of(GUARD_FOOT, foot)
            self.owner[reign] = g.family[lord]


@final
class PartMaker:
    """Makes the part of a game with these numbers."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms

    def make(self, seats: int) -> Tactics:
        return Tactics(seats, self.terms)


def tactics_of(g: Fief) -> Tactics:
    for part in g.parts:
        if isinstance(part, Tactics):
            return part
    raise AssertionError("Tactics is off")


def bid_choices(g: Fief, part: Tactics, seat: Seat) -> list[int]:
    """Nothing, or from the least bid to all he has (X-TAC-36, X-TAC-38)."""
    return [0, *range(part.floor, min(g.deniers[seat], HIGHEST_BID) + 1)]


def sees_money(g: Fief, seat: Seat) -> bool:
    """Whether everybody knows what a player has, so that a question to him betrays nothing."""
    return sees_deniers(g, NOBODY, seat)


@final
class Reserves(OffMap):
    """Mercenaries in reserves are neither on the map nor in the pool; they have no colour (X-TAC-39)."""

    def counters(self, g: Any, kind: int, seat: Seat) -> int:
        return sum(tactics_of(g).reserve) if kind == MERCENARIES else 0

    def reserve(self, g: Any, seat: Seat, village: int) -> int:
        """They come into a battle as soon as it is declared (X-TAC-45)."""
        part = tactics_of(g)
        return part.reserve[seat] * part.terms.mercenary_points
