"""Fair dice: a promise made before the game, and the proof after it.

Today's tables draw from a secret and from contributions of all seats (version 2, dice.py). The first promise was the
SHA-256 of the text "oyez-dice:1:SEED:SALT"; its records and tables are still checked as they always were:

    printf 'oyez-dice:1:SEED:SALT' | sha256sum
"""

from __future__ import annotations

import hashlib
from typing import Final

from oyez.engine.chain import Made, in_order_of_time
from oyez.engine.dice import Draw, promise_of, public_contribution
from oyez.engine.kernel import IllegalAction, State, play
from oyez.engine.record import Play, Record, Undone, replay

SALT: Final = 16  # bytes: the seed alone could be found by trying all of them


class Unproven(ValueError):
    """The record does not prove what it should; the message says why, and at which play."""


def commitment_of(seed: int, salt: str) -> str:
    return hashlib.sha256(f"oyez-dice:1:{seed}:{salt}".encode()).hexdigest()


def opened(record: Record, salt: str) -> Record:
    """The record of a game that is over, with what opens its commitment of version 1."""
    return record.changed(salt=salt, commitment=commitment_of(record.seed, salt))


def opened_draw(record: Record, draw: Draw, undone: tuple[Undone, ...]) -> Record:
    """The record of a game that is over, with all that its dice followed from and its chain binds."""
    return record.changed(draw=draw, commitment=draw.commitment, undone=undone)


def check_commitment(record: Record, published: str = "") -> None:
    """That the seed is the one promised, and that the promise is the one that was published; raises Unproven."""
    if record.draw is not None:
        _check_draw(record, record.draw)
    else:
        _check_salt(record)
    if published and published.lower() != record.commitment:
        raise Unproven(
            f"the record opens the commitment {record.commitment}, but {published.lower()} was published"
        )


def _check_salt(record: Record) -> None:
    if not record.commitment or not record.salt:
        raise Unproven(
            "the record has no commitment and salt, so nothing shows that its seed was fixed before the game"
        )
    found = commitment_of(record.seed, record.salt)
    if found != record.commitment:
        raise Unproven(
            f"seed and salt give the commitment {found}, but the record says that {record.commitment} was published"
        )


def _check_draw(record: Record, draw: Draw) -> None:
    if draw.commitment != record.commitment:
        raise Unproven(
            f"the secret gives the commitment {draw.commitment}, "
            f"but the record says that {record.commitment or 'none'} was published"
        )
    for seat, (pledge, contribution) in enumerate(zip(draw.pledges, draw.contributions, strict=True)):
        public = public_contribution(draw.table, seat, draw.commitment)
        if contribution != public and (pledge is None or promise_of(contribution) != pledge):
            raise Unproven(
                f"the contribution of seat {seat} is neither the one it pledged nor its public one"
            )
    if draw.seed != record.seed:
        raise Unproven("secret and contributions do not give the seed of the record")


def check_dice(record: Record) -> State:
    """The end of the game played again with the generator alone; raises Unproven at the first difference.

    The k-th result of a game depends on the seed and on k alone: replays move the generator on as the game did, and
    what is taken back takes the generator back with it, so that undos leave no gaps.
    """
    made = _in_order_of_time(record)
    try:
        g: State = record.game.setup(record.game.rules(record.seats, record.options), record.seed, [])
    except (ValueError, IndexError) as reason:
        raise Unproven(f"the set-up cannot be made: {reason}") from reason
    assert g.tape is not None
    _compare("the set-up", record.opening, tuple(g.tape.chances))
    undone = {one.number for one in record.undone}
    plays: list[Play] = []  # that stand at the moment
    for number, one in enumerate(made, 1):
        if one.depth < len(plays):
            del plays[one.depth :]
            g = replay(record.changed(plays=plays))
        _check_play(g, one, named(one, number in undone))
        plays.append(one.play)
    return g


def _in_order_of_time(record: Record) -> list[Made]:
    try:
        return in_order_of_time(record)
    except ValueError as reason:
        raise Unproven(str(reason)) from reason


def named(made: Made, undone: bool) -> str:
    """A play as messages name it: by its number among those that stand, or would have stood."""
    taken_back = "taken back as " if undone else ""
    return f"{taken_back}play {made.depth + 1} ({made.play.seat} {made.play.action.text})"


def _check_play(g: State, made: Made, where: str) -> None:
    assert g.tape is not None
    drawn, done = len(g.tape.chances), made.play
    try:
        play(g, done.seat, done.action)
    except IllegalAction as reason:
        raise Unproven(f"{where} is not open to its seat: {reason}") from reason
    _compare(where, done.chances, tuple(g.tape.chances[drawn:]))


def _compare(where: str, recorded: tuple[int, ...], drawn: tuple[int, ...]) -> None:
    if recorded == drawn:
        return
    if len(recorded) != len(drawn):
        raise Unproven(f"{where} records {len(recorded)} chance results, but it draws {len(drawn)}")
    place = next(at for at, result in enumerate(drawn) if recorded[at] != result)
    raise Unproven(
        f"{where} records {recorded[place]} as its chance result {place + 1}, but the seed gives {drawn[place]}"
    )
