"""What lies open before a seat: points, armies, threats. Built for one choice from public facts and the own hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat
from oyez.games.fief.bots.memory import Memory
from oyez.games.fief.bots.odds import NO_ARMY, Army
from oyez.games.fief.bots.weights import BY_HAND, FiefWeights
from oyez.games.fief.hidden.knowledge import sees_troops
from oyez.games.fief.rules.board.pieces import total
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF, MOST, N_LORDS, N_VILLAGES, NEIGHBOURS
from oyez.games.fief.rules.court.lords import ally_of, lords_of, strength_of
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.market.income import income_of
from oyez.games.fief.rules.round.victory import ALLIANCES_FROM, SOLO_POINTS
from oyez.games.fief.rules.state import Fief

KNIGHTS_IN_FOG: Final = 3  # of so many hidden counters one is thought to be a Knight
FAR: Final = 99


def distances_from(start: int) -> tuple[int, ...]:
    """Moves to every Village if nobody is in the way."""
    far = [FAR] * N_VILLAGES
    far[start] = 0
    edge = [start]
    while edge:
        beyond: list[int] = []
        for village in edge:
            for near in NEIGHBOURS[village]:
                if far[near] == FAR:
                    far[near] = far[village] + 1
                    beyond.append(near)
        edge = beyond
    return tuple(far)


DISTANCE: Final = tuple([distances_from(village) for village in range(N_VILLAGES)])


@final
class Outlook:
    """A seat's view of the table, with what was found out about it."""

    def __init__(
        self,
        g: Fief,
        seat: Seat,
        w: FiefWeights = BY_HAND,
        memory: Memory | None = None,
    ) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.w: Final = w
        self.memory: Final = memory
        self.ally: Final = ally_of(g, seat)
        self.points: Final = [victory_points(g, other) for other in range(g.rules.seats)]
        self.rivals: Final = [s for s in range(g.rules.seats) if s not in (seat, self.ally)]
        self.worths: Final[dict[int, float]] = {}  # by village: see villages.py
        self.standings: Final[dict[tuple[int, int, int, int], float]] = {}  # see garrisons.py
        self.pulls: Final[dict[tuple[int, int, int], float]] = {}  # see marches.py
        self.prospects: Final[dict[tuple[int, int], list[tuple[int, float]]]] = {}
        self.captives: Final = [g.at[x] for x in range(N_LORDS) if g.captor[x] == seat]  # where they are held
        self._armies: Final[dict[int, Army]] = {}
        self._others: Final[dict[int, list[int]]] = {}
        self._enemies: Final[dict[int, Army]] = {}
        self._threats: list[Army] | None = None
        self._lords_at: list[list[int]] | None = None

    def partner(self, seat: Seat) -> Seat:
        """With whom a seat would win, or NOBODY (F-7.2-03)."""
        return ally_of(self.g, seat) if self.g.rules.seats >= ALLIANCES_FROM else NOBODY

    def missing(self, seat: Seat) -> int:
        """Points that a seat and its ally still need to win."""
        partner = self.partner(seat)
        if partner == NOBODY:
            return SOLO_POINTS - self.points[seat]
        return self.g.rules.alliance_vp - self.points[seat] - self.points[partner]

    def goodwill(self, seat: Seat) -> float:
        """What is remembered of a seat: above 0 it kept its deals, below it did harm."""
        return self.memory.goodwill[seat] + self.memory.whispered[seat] if self.memory is not None else 0.0

    def grudge(self, seat: Seat) -> float:
        """How much of what everybody knows is held against a seat."""
        return max(0.0, -self.memory.goodwill[seat]) if self.memory is not None else 0.0

    def is_person(self, seat: Seat) -> bool:
        """Whether one can talk to a seat, and is held to what was said."""
        return self.memory is not None and seat in self.memory.people

    def is_friend(self, seat: Seat) -> bool:
        return seat in (self.seat, self.ally)

    def income(self) -> int:
        """Deniers to expect each round, taxes apart."""
        found = income_of(self.g, self.seat)
        return found["villages"] + found["mills"] + found["queen"]

    def lasting(self, fading: float) -> float:
        """What is left of a lasting gain: the game ends after five or six rounds."""
        return max(0.0, 1 - fading * (self.g.round - 1))

    def lords_at(self, village: int) -> list[int]:
        """Free Lords of anybody who stand there."""
        if self._lords_at is None:
            self._lords_at = [[] for _ in range(N_VILLAGES)]
            for lord in range(N_LORDS):
                if self.g.at[lord] != NOBODY and self.g.captor[lord] == NOBODY:
                    self._lords_at[self.g.at[lord]].append(lord)
        return self._lords_at[village]

    def own_lords_at(self, village: int) -> int:
        return len([lord for lord in self.lords_at(village) if self.g.family[lord] == self.seat])

    def free_lords(self) -> list[int]:
        return [lord for lord in lords_of(self.g, self.seat) if self.g.captor[lord] == NOBODY]

    def troops(self, seat: Seat, village: int) -> tuple[int, int]:
        """Men-at-Arms and Knights, or what fights like them, as far as the seat may tell them apart (F-11.2-01)."""
        here = village * MOST + seat
        men, knights = self.g.men_at_arms[here], self.g.knights[here]
        if self.g.others and self.g.others[here]:
            kinds, others = self.g.rules.kinds, self.g.others[here]
            men, knights = men + total(others & kinds.light), knights + total(others & kinds.heavy)
        if self.g.rules.fog_of_war and not sees_troops(self.g, self.seat, seat, village):
            guess = (men + knights) // KNIGHTS_IN_FOG
            return men + knights - guess, guess
        return men, knights

    def army(self, seat: Seat, village: int) -> Army:
        key = village * MOST + seat
        found = self._armies.get(key)
        if found is None:
            men, knights = self.troops(seat, village)
            lords = [lord for lord in self.lords_at(village) if self.g.family[lord] == seat]
            points = sum([strength_of(self.g, lord) for lord in lords])
            found = Army(men, knights, points, 1 if self.g.darc in lords else 0)
            self._armies[key] = found
        return found

    def others_at(self, village: int) -> list[int]:
        """Rivals present in a Village."""
        found = self._others.get(village)
        if found is None:
            found = [seat for seat in self.g.arrivals[village] if seat not in (self.seat, self.ally)]
            self._others[village] = found
        return found

    def enemies_at(self, village: int) -> Army:
        """The strongest rival army in a Village: who has to be beaten first."""
        best = self._enemies.get(village)
        if best is None:
            best = NO_ARMY
            for seat in self.others_at(village):
                army = self.army(seat, village)
                if army.points > best.points:
                    best = army
            self._enemies[village] = best
        return best

    def threat(self, village: int) -> Army:
        """The strongest rival army under a Lord that could come there by its next two Moves, or is there."""
        if self._threats is None:
            self._threats = [NO_ARMY] * N_VILLAGES
            for lord in range(N_LORDS):
                seat = self.g.family[lord]
                if seat in self.rivals and self.g.captor[lord] == NOBODY and self.g.at[lord] != NOBODY:
                    self._spread(seat, self.g.at[lord], self._threats)
        return self._threats[village]

    def _spread(self, seat: Seat, start: int, threats: list[Army]) -> None:
        army = self.army(seat, start)
        if not army.troops:
            return
        reached = {start}
        for near in NEIGHBOURS[start]:
            reached.add(near)
            if self.is_open(near, seat):
                reached.update(NEIGHBOURS[near])
        for village in reached:
            if army.points > threats[village].points:
                threats[village] = army

    def is_open(self, village: int, seat: Seat) -> bool:
        """Nobody else is there to refuse leave to pass (F-5.0-15)."""
        present = self.g.arrivals[village]
        return not present or (len(present) == 1 and present[0] == seat)

    def in_rain(self, village: int) -> bool:
        return self.g.rain >> BISHOPRIC_OF[village] & 1 == 1


# A rule of thumb: what each option of a question is worth to the seat that is asked.
Thumb = Callable[[Outlook, Decision], list[float]]
