"""The record of a game: headers, then one play a line. It replays without the generator.

    [oyez 1]
    [game go 1]
    [seats 3]
    [chance 17 3 40]
    [digest 5f0c...]
    0 place 1-3
    1 place 1-1 ; 4 1

Numbers after ";" are the chance results that the play drew; those of the set-up stand in the header. A game
with fair dice has more headers, see docs/fair-dice.md: what the dice follow from, and what was taken back.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from oyez.engine.dice import DIGITS, Draw, is_digits
from oyez.engine.game import Game, OutdatedRules, UnknownName
from oyez.engine.kernel import ForcedChance, IllegalAction, Seat, State, play
from oyez.engine.keyed import LARGEST
from oyez.engine.record_headers import BadRecord, Headers, hexadecimal, pair, split, whole
from oyez.engine.words import Action

__all__ = ["BadRecord", "Play", "Record", "Undone", "digest_of", "parse", "replay", "write"]

FORMAT: Final = "1"
LONGEST: Final = 20_000_000  # characters; a longer file is no record of ours


@final
class Play:
    """One accepted choice and the chance results it drew."""

    def __init__(self, seat: Seat, action: Action, chances: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.chances: Final = chances


class Undone(NamedTuple):
    """A play that was taken back: which one it was in the order of time, and how many plays stood before it."""

    number: int  # from 1
    depth: int
    play: Play


@final
class Record:
    """Everything needed to see a game again. `digest` is empty while the game goes on."""

    def __init__(
        self,
        *,
        game: Game[Any, Any],
        seats: int,
        options: dict[str, str],
        names: list[str],
        seed: int,
        opening: tuple[int, ...],
        plays: list[Play],
        digest: str,
        salt: str = "",
        commitment: str = "",
        draw: Draw | None = None,
        undone: tuple[Undone, ...] = (),
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.names: Final = names
        self.seed: Final = seed
        self.opening: Final = opening  # chance results of the set-up
        self.plays: Final = plays
        self.digest: Final = digest
        self.salt: Final = salt  # empty, as the commitment, where nobody has published one
        self.commitment: Final = commitment
        self.draw: Final = draw  # what the dice follow from, where devices could contribute to them
        self.undone: Final = undone  # in the order of time

    def changed(self, **fields: Any) -> Record:
        """The same but for these fields."""
        return Record(**{**vars(self), **fields})


def digest_of(g: State) -> str:
    """A fingerprint of all that matters: the board, the stack, what is asked, who won."""
    whole = {
        "state": g.snapshot(),
        "stack": [repr(step) for step in g.stack],
        "pending": [[d.seat, d.prompt.name, [option.text for option in d.options]] for d in g.pending],
        "winners": list(g.winners),
    }
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def write(record: Record) -> str:
    version, options = record.game.begun_with(record.options)
    lines = [f"[oyez {FORMAT}]", f"[game {record.game.name} {version}]", f"[seats {record.seats}]"]
    lines += [f"[option {name} {value}]" for name, value in sorted(options.items())]
    lines += [f"[name {seat} {' '.join(name.split()) or '-'}]" for seat, name in enumerate(record.names)]
    lines.append(f"[seed {record.seed}]")
    if record.salt:
        lines.append(f"[salt {record.salt}]")
    if record.draw:
        lines += [f"[table {record.draw.table}]", f"[secret {record.draw.secret}]"]
    if record.commitment:
        lines.append(f"[commitment {record.commitment}]")
    if record.draw:
        lines += [f"[pledge {seat} {text}]" for seat, text in enumerate(record.draw.pledges) if text]
        lines += [f"[contribution {seat} {text}]" for seat, text in enumerate(record.draw.contributions)]
    lines.append(f"[chance {numbers_text(record.opening)}]")
    if record.digest:
        lines.append(f"[digest {record.digest}]")
    lines += [f"[undone {one.number} {one.depth} {choice_text(one.play)}]" for one in record.undone]
    lines += [choice_text(one) for one in record.plays]
    return "\n".join(lines) + "\n"


def choice_text(done: Play) -> str:
    results = f" ; {numbers_text(done.chances)}" if done.chances else ""
    return f"{done.seat} {done.action.text}{results}"


def numbers_text(results: tuple[int, ...]) -> str:
    return " ".join(str(result) for result in results)


def parse(text: str, find_game: Callable[[str], Game[Any, Any]]) -> Record:
    """Read a record; raises BadRecord. Whether the plays are legal shows when it is replayed."""
    if len(text) > LONGEST:
        raise BadRecord(f"the file is longer than {LONGEST} characters, which no record is")
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != f"[oyez {FORMAT}]":
        raise BadRecord(f"line 1: this is not a record of a game; a record begins with [oyez {FORMAT}]")
    headers, plays = split(lines[1:])
    game, options = _agreed(headers, find_game)
    seats = whole(headers.number("seats"), headers.one("seats"))
    return Record(
        game=game,
        seats=seats,
        options=options,
        names=[pair(number, value)[1] for number, value in headers.all("name")],
        seed=_seed(headers),
        opening=_chances(headers.number("chance"), headers.one("chance")),
        plays=[_play(number, line, game, seats) for number, line in plays],
        digest=headers.maybe("digest"),
        salt=hexadecimal(headers, "salt", 32),
        commitment=hexadecimal(headers, "commitment", DIGITS),
        draw=_draw(headers, seats),
        undone=tuple(_undone(number, value, game, seats) for number, value in headers.all("undone")),
    )


def _seed(headers: Headers) -> int:
    seed = whole(headers.number("seed"), headers.one("seed"), len(str(LARGEST)))
    if seed >= LARGEST:
        raise BadRecord(f"line {headers.number('seed')}: a seed is smaller than this number")
    return seed


def _draw(headers: Headers, seats: int) -> Draw | None:
    """What the dice follow from: all of it or nothing."""
    if not headers.all("secret"):
        return None
    pledges = _by_seat(headers, "pledge", seats)
    contributions = _by_seat(headers, "contribution", seats)
    if len(contributions) != seats:
        raise BadRecord(f"a record with a secret has {seats} [contribution ...] headers, one of every seat")
    return Draw(
        table=headers.one("table"),
        secret=hexadecimal(headers, "secret", DIGITS),
        pledges=tuple(pledges.get(seat) for seat in range(seats)),
        contributions=tuple(contributions[seat] for seat in range(seats)),
    )


def _by_seat(headers: Headers, name: str, seats: int) -> dict[int, str]:
    found: dict[int, str] = {}
    for number, value in headers.all(name):
        seat, text = pair(number, value)
        if whole(number, seat) >= seats or int(seat) in found or not is_digits(text):
            raise BadRecord(
                f"line {number}: a {name} is a seat and {DIGITS} digits of 0-9 and a-f, once a seat"
            )
        found[int(seat)] = text
    return found


def _undone(number: int, value: str, game: Game[Any, Any], seats: int) -> Undone:
    place, rest = pair(number, value)
    depth, line = pair(number, rest)
    return Undone(whole(number, place), whole(number, depth), _play(number, line, game, seats))


def _agreed(
    headers: Headers, find_game: Callable[[str], Game[Any, Any]]
) -> tuple[Game[Any, Any], dict[str, str]]:
    """The game and its options; those of an earlier version say so by an option (Game.earlier)."""
    number, (name, version) = headers.number("game"), pair(headers.number("game"), headers.one("game"))
    try:
        game = find_game(name)
    except UnknownName as reason:
        raise BadRecord(f"line {number}: {reason}") from reason
    options = dict(pair(place, value) for place, value in headers.all("option"))
    try:
        return game, game.agreed_then(version, options)
    except OutdatedRules as reason:
        raise BadRecord(f"line {number}: this game was played by {reason}") from reason


def _chances(number: int, text: str) -> tuple[int, ...]:
    return tuple(whole(number, word) for word in text.split())


def _play(number: int, line: str, game: Game[Any, Any], seats: int) -> Play:
    choice, _, results = line.partition(";")
    seat_text, _, text = choice.strip().partition(" ")
    seat = whole(number, seat_text)
    if seat >= seats:
        raise BadRecord(f"line {number}: there is no seat {seat}; the seats are 0 to {seats - 1}")
    try:
        return Play(seat, game.action(text.strip()), _chances(number, results))
    except UnknownName as reason:
        raise BadRecord(f"line {number}: {reason}") from reason


def replay(record: Record, upto: int | None = None) -> State:
    """The state after the first `upto` plays (all of them by default); raises BadRecord."""
    plays = record.plays if upto is None else record.plays[:upto]
    try:
        rules = record.game.rules(record.seats, record.options)
        g: State = record.game.setup(rules, record.seed, list(record.opening))
    except (ValueError, IndexError) as reason:
        raise BadRecord(f"the set-up does not replay: {reason}") from reason
    for number, done in enumerate(plays, 1):
        g.forced.extend(done.chances)
        try:
            play(g, done.seat, done.action)
        except (IllegalAction, ForcedChance) as reason:
            raise BadRecord(
                f"play {number} ({done.seat} {done.action.text}) does not replay: {reason}"
            ) from reason
        if g.forced:
            raise BadRecord(
                f"play {number} ({done.seat} {done.action.text}) records more chance than it draws"
            )
    return g
