"""The register of open connections: who may come in, and who has to go for it.

Nobody is turned away as long as somebody can be spared: first who has sent no whole request, then who rests between
two, then who has a WebSocket and says nothing, the oldest of whoever has most of them. So those who play stay, and a
newcomer has time to say what he wants.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container
from typing import Final, Literal, final

from oyez.server import figures
from oyez.server.people.doorkeeper import network_of
from oyez.server.sockets.alarm import Alarm, Reason

SCOPE: Final = "oyez.place"  # the key under which an application finds its connection's place
KEPT_FREE: Final = 8  # one place in so many is never given to a WebSocket: health probes and requests need it

# waiting: for a whole request, or for somebody to read. resting: between two requests. busy: answering.
# joining: a WebSocket over which nothing was said yet. watching: one without a seat. seated: with one.
# gone: closed, or never let in.
State = Literal["waiting", "resting", "busy", "joining", "watching", "seated", "gone"]
SPARED_FIRST: Final[tuple[State, ...]] = ("waiting", "resting", "joining")
LIVE: Final[tuple[State, ...]] = ("joining", "watching", "seated")


@final
class Place:
    """One connection's place in the register."""

    def __init__(self, register: Register, network: str, abort: Callable[[], None]) -> None:
        self._register: Final = register
        self.network = network
        self.abort: Final = abort
        self.state: State = "gone"

    def become(self, state: State) -> None:
        self._register.change(self, state)

    def go_live(self, host: str | None) -> bool:
        """It is a WebSocket from now on, of this address; whether there is room for it."""
        return self._register.go_live(self, host)

    def settle(self, *, seated: bool) -> None:
        """It has said who it is."""
        if self.state == "joining":
            self.become("seated" if seated else "watching")

    def leave(self) -> None:
        self.become("gone")


@final
class Spare:
    """Connections in one state by network, of each the oldest first."""

    def __init__(self) -> None:
        self._of: Final[dict[str, dict[Place, None]]] = {}

    def add(self, place: Place) -> None:
        self._of.setdefault(place.network, {})[place] = None

    def remove(self, place: Place) -> None:
        of_network = self._of[place.network]
        del of_network[place]
        if not of_network:
            del self._of[place.network]

    def many(self, network: str) -> int:
        return len(self._of.get(network, ()))

    def oldest(self, network: str) -> Place | None:
        return next(iter(self._of.get(network, ())), None)

    def oldest_of_greediest(self) -> Place | None:
        if not self._of:
            return None
        greediest = max(self._of.values(), key=len)
        return next(iter(greediest))


@final
class Register:
    """All connections of a server. Those of a trusted proxy do not count by its address: they are other people's."""

    def __init__(self, total: int, per_address: int, proxies: Container[str], alarm: Alarm) -> None:
        self._total: Final = total
        self._most_live: Final = total - max(1, total // KEPT_FREE)
        self._per_address: Final = per_address
        self._proxies: Final = proxies
        self._alarm: Final = alarm
        self._by_network: Final[Counter[str]] = Counter()
        self._by_state: Final[Counter[State]] = Counter()
        self._spare: Final[dict[State, Spare]] = {
            "waiting": Spare(),
            "resting": Spare(),
            "joining": Spare(),
            "watching": Spare(),
        }
        figures.SOCKETS_ALLOWED.set(total)

    @property
    def open(self) -> int:
        return self._by_state.total()

    def enter(self, host: str | None, abort: Callable[[], None]) -> Place:
        """A place for a new connection; if there is none, it is closed at once."""
        place = Place(self, network_of(host), abort)
        if self._is_too_many(host, place.network, self._by_network[place.network] + 1):
            found = self._make_room(
                "address", place, [spare.oldest(place.network) for spare in self._first()]
            )
        elif self.open >= self._total:
            found = self._make_room("room", place, [spare.oldest_of_greediest() for spare in self._first()])
        else:
            found = True
        if found:
            self.change(place, "waiting")
        else:
            abort()
        return place

    def go_live(self, place: Place, host: str | None) -> bool:
        if place.state == "gone":
            return False
        self.change(place, "gone")
        place.network = network_of(host)
        self.change(place, "busy")
        if self._is_too_many(host, place.network, self._by_network[place.network]):
            if not self._make_room("address", place, [self._spare["joining"].oldest(place.network)]):
                return False
        elif sum(self._by_state[state] for state in LIVE) >= self._most_live:
            silent = self._spare["joining"].oldest_of_greediest()
            if not self._make_room("room", place, [silent, self._watcher_for(place)]):
                return False
        self.change(place, "joining")
        return True

    def expired(self, place: Place, reason: Reason) -> None:
        self._alarm.count(reason, place.network, self.open)

    def change(self, place: Place, state: State) -> None:
        before, place.state = place.state, state
        if before == state:
            return
        if before == "gone":
            self._by_network[place.network] += 1
        else:
            self._by_state[before] -= 1
            figures.SOCKETS.labels(before).dec()
        if before in self._spare:
            self._spare[before].remove(place)
        if state == "gone":
            self._by_network[place.network] -= 1
            if not self._by_network[place.network]:
                del self._by_network[place.network]
        else:
            self._by_state[state] += 1
            figures.SOCKETS.labels(state).inc()
        if state in self._spare:
            self._spare[state].add(place)

    def _first(self) -> list[Spare]:
        return [self._spare[state] for state in SPARED_FIRST]

    def _watcher_for(self, place: Place) -> Place | None:
        """Of somebody who has more of them than the newcomer; seats are never given away."""
        spare = self._spare["watching"]
        found = spare.oldest_of_greediest()
        if found is None or spare.many(found.network) <= spare.many(place.network):
            return None
        return found

    def _is_too_many(self, host: str | None, network: str, many: int) -> bool:
        return many > self._per_address and (host or "") not in self._proxies

    def _make_room(self, reason: Reason, place: Place, candidates: list[Place | None]) -> bool:
        """Close the first one that can be spared, if any; counted is who had to go, or was not let in."""
        victim = next((one for one in candidates if one is not None), None)
        self._alarm.count(reason, (victim or place).network, self.open)
        if victim is None:
            return False
        victim.leave()
        victim.abort()
        return True
