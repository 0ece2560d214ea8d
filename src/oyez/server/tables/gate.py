"""The gate: the only place where the true state turns into something that is sent.

Whatever a seat or a spectator is told about a game comes from a Scene while it is played and from show()
afterwards, why something is not open to a seat from reason(), and what the lobby knows of it from waited_for(). No
other module of the server asks a game for a view, for hints, for reasons or for events (tests/server/test_gate.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final, final

import msgspec

from oyez.engine.game import SPECTATOR, Game
from oyez.engine.kernel import Event, Seat, State, initiatives
from oyez.engine.words import Action
from oyez.server.messages import Choice, Initiative, Question, Reason
from oyez.server.models import EventShape, Waiting

ENCODER: Final = msgspec.json.Encoder()


@final
class Shown:
    """What one reader may know of a position."""

    def __init__(
        self,
        *,
        view: dict[str, Any],
        waiting: list[Waiting],
        decision: Question | None,
        initiatives: list[Initiative],
        events: list[EventShape],
    ) -> None:
        self.view: Final = view
        self.waiting: Final = waiting
        self.decision: Final = decision
        self.initiatives: Final = initiatives
        self.events: Final = events


def show(game: Game[Any, Any], g: State, events: Sequence[Event], seat: Seat, ticket: int = 0) -> Shown:
    """What `seat` (or SPECTATOR) may know: its view, its options, and events without what is not for it."""
    return Shown(
        view=game.view(g, seat),
        waiting=_waiting(g, seat),
        decision=_question(game, g, seat, ticket),
        initiatives=_initiatives(g, seat),
        events=[_event(event.seen_by(seat)) for event in events],
    )


@final
class Scene:
    """The same for all readers of a position, written down: what is alike for them is made and encoded once."""

    def __init__(self, game: Game[Any, Any], g: State, events: Sequence[Event], told: int) -> None:
        self._game: Final = game
        self._g: Final = g
        self._events: Final = events
        self._told: Final = told  # how many of them belong to the position
        self._written: Final[dict[tuple[int, bool], bytes]] = {}  # events, whole and without what they carry
        public, self._private = game.views(g)
        self._public: Final = _members(public)
        self._mark: Final = blake2b(self._public, digest_size=16).digest()

    def view_of(self, seat: Seat) -> tuple[bytes, bytes]:
        """The view of a seat as JSON, and bytes that differ if it does."""
        private = _members(self._private(seat))
        both = b",".join([part for part in (private, self._public) if part])
        return b"{%b}" % both, private + self._mark

    def events_for(self, seat: Seat, start: int) -> bytes:
        """Those from `start` on as JSON."""
        return b"[%b]" % b",".join([self._event(at, seat) for at in range(start, self._told)])

    def _event(self, at: int, seat: Seat) -> bytes:
        event = self._events[at]
        seen = event.seen_by(seat)
        key = (at, seen is event)
        if key not in self._written:
            self._written[key] = ENCODER.encode(_event(seen))
        return self._written[key]

    def waiting_for(self, seat: Seat) -> list[Waiting]:
        return _waiting(self._g, seat)

    def question_of(self, seat: Seat, ticket: int) -> Question | None:
        return _question(self._game, self._g, seat, ticket)

    def initiatives_of(self, seat: Seat) -> list[Initiative]:
        return _initiatives(self._g, seat)


def _members(value: dict[str, object]) -> bytes:
    """Of a JSON object, without its braces."""
    return ENCODER.encode(value)[1:-1]


def reason(game: Game[Any, Any], g: State, seat: Seat, action: Action) -> Reason:
    """Why an action is not open to a seat, from what the seat may know."""
    rule, message = game.why(g, seat, action)
    return Reason(action=action.text, open=not message, rule=rule, reason=message)


def waited_for(g: State) -> tuple[Seat, ...]:
    """The seats that everybody may know have to choose, for the lobby."""
    return tuple(decision.seat for decision in g.pending if not decision.prompt.secret)


def _waiting(g: State, seat: Seat) -> list[Waiting]:
    return [
        Waiting(seat=decision.seat, prompt=decision.prompt.name)
        for decision in g.pending
        if decision.seat == seat or not decision.prompt.secret
    ]


def _question(game: Game[Any, Any], g: State, seat: Seat, ticket: int) -> Question | None:
    for decision in g.pending:
        if decision.seat == seat:
            hints = game.hints(g, seat)
            options = [
                Choice(text=a.text, verb=a.verb.name, noun=a.noun, hint=hints[a.text])
                if a.text in hints
                else _choice(a)
                for a in decision.options
            ]
            return Question(
                ticket=ticket, prompt=decision.prompt.name, rule=decision.prompt.rule, options=options
            )
    return None


def _initiatives(g: State, seat: Seat) -> list[Initiative]:
    return [] if seat == SPECTATOR else [_initiative(action) for action in initiatives(g, seat)]


# A game has a fixed number of actions, each made once.
@cache
def _choice(action: Action) -> Choice:
    return Choice(text=action.text, verb=action.verb.name, noun=action.noun, hint={})


@cache
def _initiative(action: Action) -> Initiative:
    return Initiative(text=action.text, verb=action.verb.name, noun=action.noun)


def _event(event: Event) -> EventShape:
    return EventShape(fact=event.fact.name, seat=event.seat, args=list(event.args), rule=event.fact.rule)
