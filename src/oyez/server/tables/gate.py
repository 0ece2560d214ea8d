"""The gate: the only place where the true state turns into something that is sent.

Whatever a seat or a spectator is told about a game, live or afterwards, comes from show(), why something is
not open to a seat from reason(), and what the lobby knows of it from waited_for(). No other module of the server
asks a game for a view, for hints, for reasons or for events (tests/server/test_gate.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from oyez.engine.game import SPECTATOR, Game
from oyez.engine.kernel import Event, Seat, State, initiatives
from oyez.engine.words import Action
from oyez.server.messages import Choice, Initiative, Question, Reason
from oyez.server.models import EventShape, Waiting


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
        waiting=[
            Waiting(seat=decision.seat, prompt=decision.prompt.name)
            for decision in g.pending
            if decision.seat == seat or not decision.prompt.secret
        ],
        decision=_question(game, g, seat, ticket),
        initiatives=[] if seat == SPECTATOR else [_initiative(action) for action in initiatives(g, seat)],
        events=[_event(event.seen_by(seat)) for event in events],
    )


def reason(game: Game[Any, Any], g: State, seat: Seat, action: Action) -> Reason:
    """Why an action is not open to a seat, from what the seat may know."""
    rule, message = game.why(g, seat, action)
    return Reason(action=action.text, open=not message, rule=rule, reason=message)


def waited_for(g: State) -> tuple[Seat, ...]:
    """The seats that everybody may know have to choose, for the lobby."""
    return tuple(decision.seat for decision in g.pending if not decision.prompt.secret)


def _question(game: Game[Any, Any], g: State, seat: Seat, ticket: int) -> Question | None:
    for decision in g.pending:
        if decision.seat == seat:
            hints = game.hints(g, seat)
            options = [
                Choice(text=a.text, verb=a.verb.name, noun=a.noun, hint=hints.get(a.text, {}))
                for a in decision.options
            ]
            return Question(
                ticket=ticket, prompt=decision.prompt.name, rule=decision.prompt.rule, options=options
            )
    return None


def _initiative(action: Action) -> Initiative:
    return Initiative(text=action.text, verb=action.verb.name, noun=action.noun)


def _event(event: Event) -> EventShape:
    return EventShape(fact=event.fact.name, seat=event.seat, args=list(event.args), rule=event.fact.rule)
