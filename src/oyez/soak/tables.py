"""Tables as the soak plays them: seats over wires, one random legal choice at a time, and what came of each."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple, final

from oyez.games import GAMES, game_named, usual_game
from oyez.soak.servers import post
from oyez.soak.wire import Wire, open_wire

# The head of the only message that comes often; the rest is read when a choice has to be made.
TABLE: Final = b'{"type":"table",'
HEAD: Final = re.compile(rb',"status":"(\w+)",.*?,"n":(\d+),')
QUESTION: Final = b',"decision":{"ticket":'
AFTER: Final = b',"initiatives":['
SAME: Final = ("status", "n", "ticket", "view", "waiting", "decision", "initiatives", "undo", "winners")
# What a choice may be answered with when bots answer at the same time, or while a server or its database is away.
CROSSED: Final = frozenset({"late", "not-yours"})
AWAY: Final = CROSSED | {"not-stored"}


class Kind(NamedTuple):
    """How a table is made up."""

    game: str
    people: int
    bots: int


SEATS: Final = 3  # or as near to it as the game allows
WITH_A_BOT: Final = (0, 0, 1, 0, 0, 1, 0, 0)


def games_in_turn() -> list[str]:
    """The usual one first."""
    return sorted(GAMES, key=lambda name: name != usual_game())


def kind_of(number: int) -> Kind:
    """How the table of that number is made up: the games take turns, and a quarter of the tables have a bot."""
    names = games_in_turn()
    game = game_named(names[number % len(names)])
    seats = max(game.fewest, min(SEATS, game.most))
    bots = WITH_A_BOT[number % len(WITH_A_BOT)]
    return Kind(game.name, seats - bots, bots)


@final
class Chair:
    """A person's seat: its connection, what it was shown last, and all it has chosen."""

    def __init__(self, seat: int, key: str, port: int, told: Callable[[Chair], None]) -> None:
        self.seat: Final = seat
        self.key: Final = key
        self.port: Final = port
        self.wire: Wire | None = None
        self.n = -1
        self.last = b""
        self.is_over = False
        self.is_asked = False
        self.accepted: int | None = None  # the number of the choice that is under way
        self.refused: str | None = None  # or why it is none
        self.chosen: Final[list[tuple[str, bool]]] = []  # action, whether it was acknowledged
        self.arrivals: Final[list[tuple[int, float]]] = []  # since the choice was sent
        self._told: Final = told

    def heard(self, text: bytes) -> None:
        if text.startswith(TABLE):
            head = HEAD.search(text)
            assert head is not None
            self.last, self.n, self.is_over = text, int(head[2]), head[1] == b"over"
            self.is_asked = text.rfind(QUESTION) > 0
            self.arrivals.append((self.n, perf_counter()))
        elif text.startswith(b'{"type":"accepted"'):
            self.accepted = int(json.loads(text)["n"])
        elif text.startswith(b'{"error"'):
            self.refused = str(json.loads(text)["error"]["code"])
        else:
            return
        self._told(self)

    def ended(self) -> None:
        self.wire = None
        self.is_asked = False
        self._told(self)

    async def sit(self, table: str, *, deflate: bool = False) -> None:
        self.n, self.last = -1, b""
        self.wire = await open_wire(self.port, table, self.heard, self.ended, deflate=deflate)
        self.wire.send(json.dumps({"type": "sit", "key": self.key}).encode())

    def answer(self, chance: Random) -> None:
        """Choose at random, as if everything else in the message were not there."""
        start = self.last.rindex(QUESTION) + len(b',"decision":')
        question: dict[str, Any] = json.loads(self.last[start : self.last.index(AFTER, start)])
        action = chance.choice(question["options"])["text"]
        self.chosen.append((action, False))
        self.accepted, self.refused, self.is_asked = None, None, False
        assert self.wire is not None
        self.wire.send(json.dumps({"type": "play", "ticket": question["ticket"], "action": action}).encode())

    def arrival(self, n: int) -> float | None:
        """When the position with this number came."""
        return next((at for reached, at in self.arrivals if reached >= n), None)

    def essence(self) -> dict[str, Any]:
        """What must be the same when the table is loaded anew."""
        message = json.loads(self.last)
        if message["decision"]:
            message["decision"]["seconds"] = None
        return {name: message[name] for name in SAME}


@final
class Table:
    """One game with one choice under way at a time, so that it is clear what everybody waits for."""

    def __init__(self, kind: Kind, id: str, keys: dict[int, str], ports: list[int]) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.chairs: Final = [
            Chair(seat, key, ports[place % len(ports)], self._told)
            for place, (seat, key) in enumerate(keys.items())
        ]
        self.mover: Chair | None = None
        self.began = 0.0
        self.done: Callable[[Table, float | None, str | None], None] = lambda table, at, code: None
        self.lost: Callable[[Table, Chair], None] = lambda table, chair: None
        self.at_rest: dict[int, dict[str, Any]] = {}  # what every seat saw last

    @property
    def is_over(self) -> bool:
        return all(chair.is_over for chair in self.chairs)

    @property
    def is_seated(self) -> bool:
        return all(chair.n >= 0 for chair in self.chairs)

    def play(self, chance: Random) -> bool:
        """Whether somebody was asked, and has answered."""
        if self.mover is not None:
            return False
        asked = [chair for chair in self.chairs if chair.is_asked and chair.wire is not None]
        if not asked:
            return False
        for chair in self.chairs:
            chair.arrivals.clear()
        self.mover = chance.choice(asked)
        self.began = perf_counter()
        self.mover.answer(chance)
        return True

    def give_up(self) -> None:
        """Nobody knows whether the choice under way is stored."""
        self.mover = None

    def _told(self, chair: Chair) -> None:
        if chair.wire is None:
            if chair is self.mover:
                self.mover = None
            self.lost(self, chair)
            return
        mover = self.mover
        if mover is None:
            return
        if mover.refused is not None:
            code, mover.refused, self.mover = mover.refused, None, None
            mover.is_asked = code == "not-stored"  # and may try again
            self.done(self, None, code)
        elif mover.accepted is not None:
            if not mover.chosen[-1][1]:
                mover.chosen[-1] = (mover.chosen[-1][0], True)
            came = [one.arrival(mover.accepted) for one in self.chairs]
            if None not in came:
                self.mover = None
                self.done(self, max(at for at in came if at is not None) - self.began, None)

    async def sit(self, *, deflate: bool = False) -> None:
        for chair in self.chairs:
            await chair.sit(self.id, deflate=deflate)

    def leave(self) -> None:
        self.lost = lambda table, chair: None
        for chair in self.chairs:
            if chair.wire is not None:
                chair.wire.close()


def new_table(kind: Kind, ports: list[int], respond: int = 0) -> Table:
    """Made at the first port; its people are spread over all of them."""
    seats = [{"kind": "me"}] * kind.people + [{"kind": "bot", "bot": "random"}] * kind.bots
    wish = {"game": kind.game, "seats": seats, "respond": respond, "pace": "quick"}
    made = post(f"http://127.0.0.1:{ports[0]}", "/api/v1/tables", wish)
    return Table(kind, made["id"], {held["seat"]: held["key"] for held in made["keys"]}, ports)
