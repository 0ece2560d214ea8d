"""A game that is over, seen again: its frames and its results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oyez.engine.chain import in_order_of_time, setup_text
from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import State
from oyez.engine.match import Match
from oyez.engine.record import Play, Record
from oyez.server.models import ChainShape, Frame, Frames, Proof, Results
from oyez.server.tables import gate


class Position(NamedTuple):
    """The state after play `n`, and how many events had been told before it."""

    n: int
    play: Play | None
    state: State
    events_before: int


def positions(record: Record, upto: int | None = None) -> Iterator[Position]:
    """From the set-up to the end. The state is the same object, moved on: use it before the next."""
    match = Match(record.game, record.seats, record.options, record.names, record.seed, record.opening)
    yield Position(0, None, match.state, 0)
    for n, done in enumerate(record.plays[:upto], 1):
        told = len(match.tape.events)
        match.state.forced.extend(done.chances)
        match.play(done.seat, done.action)
        yield Position(n, done, match.state, told)


def frames(record: Record, first: int, stop: int) -> Frames:
    """Frames `first` to `stop` - 1, as a spectator sees them."""
    wanted = [
        _frame(record, position)
        for position in positions(record, upto=max(stop - 1, 0))
        if first <= position.n < stop
    ]
    return Frames(frames=wanted, total=len(record.plays) + 1)


def _frame(record: Record, position: Position) -> Frame:
    assert position.state.tape is not None
    shown = gate.show(
        record.game, position.state, position.state.tape.events[position.events_before :], SPECTATOR
    )
    return Frame(
        n=position.n,
        seat=position.play.seat if position.play else None,
        action=position.play.action.text if position.play else None,
        view=shown.view,
        events=shown.events,
        waiting=shown.waiting,
    )


def results(record: Record) -> Results:
    """Who won, and every measure of the game at the end of each round."""
    game = record.game
    series: dict[str, list[list[int]]] = {}
    last = None
    for position in positions(record):
        last = position.state
        ended = game.round_of(last) - 1
        for name, figures in game.measures(last).items():
            rows = series.setdefault(name, [])
            # A round ends inside the play that closes it, so these are its last figures if it is not in yet.
            rows.extend([figures] * (ended - len(rows)))
    assert last is not None
    for name, figures in game.measures(last).items():
        series[name].append(figures)
    rounds = game.round_of(last)
    return Results(
        winners=list(last.winners),
        names=record.names,
        series=series,
        plays=len(record.plays),
        rounds=rounds,
        proof=proof(record),
    )


def proof(record: Record) -> Proof | None:
    """What opens the commitment of a game that is over."""
    if not record.commitment:
        return None
    draw, seed = record.draw, str(record.seed)
    if draw is None:
        return Proof(version=1, commitment=record.commitment, seed=seed, salt=record.salt)
    plays = [made.text for made in in_order_of_time(record)]
    return Proof(
        version=2,
        commitment=record.commitment,
        seed=seed,
        secret=draw.secret,
        pledges=list(draw.pledges),
        contributions=list(draw.contributions),
        chain=ChainShape(setup=setup_text(record, draw), plays=plays),
    )
