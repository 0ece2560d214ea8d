"""Fair dice: a promise made before the game, and the proof after it.

Whoever holds the seed publishes a commitment to it when the table is made, and the seed with its salt when the game is
over. The commitment is the SHA-256 of the text "oyez-dice:1:SEED:SALT", so that anybody can compute it:

    printf 'oyez-dice:1:SEED:SALT' | sha256sum
"""

from __future__ import annotations

import hashlib
from typing import Final

from oyez.engine.kernel import IllegalAction, State, play
from oyez.engine.record import Play, Record

SALT: Final = 16  # bytes: the seed alone could be found by trying all of them


class Unproven(ValueError):
    """The record does not prove what it should; the message says why, and at which play."""


def commitment_of(seed: int, salt: str) -> str:
    return hashlib.sha256(f"oyez-dice:1:{seed}:{salt}".encode()).hexdigest()


def opened(record: Record, salt: str) -> Record:
    """The record of a game that is over, with what opens its commitment."""
    return Record(
        game=record.game,
        seats=record.seats,
        options=record.options,
        names=record.names,
        seed=record.seed,
        opening=record.opening,
        plays=record.plays,
        digest=record.digest,
        salt=salt,
        commitment=commitment_of(record.seed, salt),
    )


def check_commitment(record: Record, published: str = "") -> None:
    """That seed and salt are those of the commitment, and that it is the one that was published; raises Unproven."""
    if not record.commitment or not record.salt:
        raise Unproven(
            "the record has no commitment and salt, so nothing shows that its seed was fixed before the game"
        )
    found = commitment_of(record.seed, record.salt)
    if found != record.commitment:
        raise Unproven(
            f"seed and salt give the commitment {found}, but the record says that {record.commitment} was published"
        )
    if published and published.lower() != record.commitment:
        raise Unproven(
            f"the record opens the commitment {record.commitment}, but {published.lower()} was published"
        )


def check_dice(record: Record) -> State:
    """The end of the game played again with the generator alone; raises Unproven at the first difference.

    The k-th result of a game depends on the seed and on k alone: replays move the generator on as the game did, and
    what is taken back takes the generator back with it, so that undos leave no gaps.
    """
    try:
        g: State = record.game.setup(record.game.rules(record.seats, record.options), record.seed, [])
    except (ValueError, IndexError) as reason:
        raise Unproven(f"the set-up cannot be made: {reason}") from reason
    assert g.tape is not None
    _compare("the set-up", record.opening, tuple(g.tape.chances))
    for number, done in enumerate(record.plays, 1):
        drawn = len(g.tape.chances)
        where = f"play {number} ({done.seat} {done.action.text})"
        _again(g, done, where)
        _compare(where, done.chances, tuple(g.tape.chances[drawn:]))
    return g


def _again(g: State, done: Play, where: str) -> None:
    try:
        play(g, done.seat, done.action)
    except IllegalAction as reason:
        raise Unproven(f"{where} is not open to its seat: {reason}") from reason


def _compare(where: str, recorded: tuple[int, ...], drawn: tuple[int, ...]) -> None:
    if recorded == drawn:
        return
    if len(recorded) != len(drawn):
        raise Unproven(f"{where} records {len(recorded)} chance results, but it draws {len(drawn)}")
    place = next(at for at, result in enumerate(drawn) if recorded[at] != result)
    raise Unproven(
        f"{where} records {recorded[place]} as its chance result {place + 1}, but the seed gives {drawn[place]}"
    )
