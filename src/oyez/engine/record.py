"""The record of a game: headers, then one play a line. It replays without the generator.

    [oyez 1]
    [game middle-ages 1]
    [seats 3]
    [chance 17 3 40]
    [digest 5f0c...]
    0 place 1-3
    1 place 1-1 ; 4 1

Numbers after ";" are the chance results that the play drew; those of the set-up stand in the header. A game
with fair dice has two more headers, [salt ...] and [commitment ...]; see proof.py.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final, final

from oyez.engine.game import Game, UnknownName
from oyez.engine.kernel import ForcedChance, IllegalAction, Seat, State, play
from oyez.engine.words import Action

FORMAT: Final = "1"
LONGEST: Final = 20_000_000  # characters; a longer file is no record of ours


class BadRecord(ValueError):
    """Not a record, or one that does not replay; the message names the line and the reason."""


@final
class Play:
    """One accepted choice and the chance results it drew."""

    def __init__(self, seat: Seat, action: Action, chances: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.chances: Final = chances


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
    lines = [
        f"[oyez {FORMAT}]",
        f"[game {record.game.name} {record.game.version}]",
        f"[seats {record.seats}]",
    ]
    lines += [f"[option {name} {value}]" for name, value in sorted(record.options.items())]
    lines += [f"[name {seat} {' '.join(name.split()) or '-'}]" for seat, name in enumerate(record.names)]
    lines.append(f"[seed {record.seed}]")
    if record.salt:
        lines.append(f"[salt {record.salt}]")
    if record.commitment:
        lines.append(f"[commitment {record.commitment}]")
    lines.append(f"[chance {_numbers(record.opening)}]")
    if record.digest:
        lines.append(f"[digest {record.digest}]")
    lines += [
        f"{p.seat} {p.action.text}" + (f" ; {_numbers(p.chances)}" if p.chances else "") for p in record.plays
    ]
    return "\n".join(lines) + "\n"


def _numbers(results: tuple[int, ...]) -> str:
    return " ".join(str(result) for result in results)


def parse(text: str, find_game: Callable[[str], Game[Any, Any]]) -> Record:
    """Read a record; raises BadRecord. Whether the plays are legal shows when it is replayed."""
    if len(text) > LONGEST:
        raise BadRecord(f"the file is longer than {LONGEST} characters, which no record is")
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != f"[oyez {FORMAT}]":
        raise BadRecord(f"line 1: this is not a record of a game; a record begins with [oyez {FORMAT}]")
    headers, plays = _split(lines[1:])
    game = _game(headers, find_game)
    seats = _whole(headers.number("seats"), headers.one("seats"))
    options = dict(_pair(number, value) for number, value in headers.all("option"))
    return Record(
        game=game,
        seats=seats,
        options=options,
        names=[_pair(number, value)[1] for number, value in headers.all("name")],
        seed=_whole(headers.number("seed"), headers.one("seed")),
        opening=_chances(headers.number("chance"), headers.one("chance")),
        plays=[_play(number, line, game, seats) for number, line in plays],
        digest=headers.maybe("digest"),
        salt=_hexadecimal(headers, "salt", 32),
        commitment=_hexadecimal(headers, "commitment", 64),
    )


class _Headers:
    """The bracketed lines at the top, by their first word."""

    def __init__(self) -> None:
        self.found: dict[str, list[tuple[int, str]]] = {}

    def all(self, name: str) -> list[tuple[int, str]]:
        return self.found.get(name, [])

    def one(self, name: str) -> str:
        if len(self.all(name)) != 1:
            raise BadRecord(
                f"a record has exactly one [{name} ...] header; this one has {len(self.all(name))}"
            )
        return self.all(name)[0][1]

    def number(self, name: str) -> int:
        return self.all(name)[0][0] if self.all(name) else 1

    def maybe(self, name: str) -> str:
        return self.one(name) if self.all(name) else ""


HEADERS: Final = ("game", "seats", "option", "name", "seed", "salt", "commitment", "chance", "digest")


def _split(lines: list[tuple[int, str]]) -> tuple[_Headers, list[tuple[int, str]]]:
    headers = _Headers()
    plays: list[tuple[int, str]] = []
    for number, line in lines:
        if not line.startswith("["):
            plays.append((number, line))
            continue
        name, _, value = line[1:].removesuffix("]").partition(" ")
        if name not in HEADERS or not line.endswith("]") or plays:
            raise BadRecord(f"line {number}: {line[:60]!r} is no header of a record ({', '.join(HEADERS)})")
        headers.found.setdefault(name, []).append((number, value))
    return headers, plays


def _game(headers: _Headers, find_game: Callable[[str], Game[Any, Any]]) -> Game[Any, Any]:
    number, (name, version) = headers.number("game"), _pair(headers.number("game"), headers.one("game"))
    try:
        game = find_game(name)
    except UnknownName as reason:
        raise BadRecord(f"line {number}: {reason}") from reason
    if version != game.version:
        raise BadRecord(
            f"line {number}: this game was played by version {version} of the rules of {name}; "
            f"this is version {game.version}"
        )
    return game


def _pair(number: int, value: str) -> tuple[str, str]:
    first, _, rest = value.partition(" ")
    if not first or not rest:
        raise BadRecord(f"line {number}: {value[:60]!r} should be two words")
    return first, rest


def _whole(number: int, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 20:
        raise BadRecord(f"line {number}: {text[:40]!r} is not a whole number")
    return int(text)


def _hexadecimal(headers: _Headers, name: str, length: int) -> str:
    text = headers.maybe(name)
    if text and (len(text) != length or not set(text) <= set("0123456789abcdef")):
        raise BadRecord(f"line {headers.number(name)}: a {name} is {length} digits of 0-9 and a-f")
    return text


def _chances(number: int, text: str) -> tuple[int, ...]:
    return tuple(_whole(number, word) for word in text.split())


def _play(number: int, line: str, game: Game[Any, Any], seats: int) -> Play:
    choice, _, results = line.partition(";")
    seat_text, _, text = choice.strip().partition(" ")
    seat = _whole(number, seat_text)
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
