"""Results on disk: one JSON object a line, only ever added to, so that a tournament can stop and go on.

The first line says what is being played; a file of another tournament is refused, never mixed in.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO, final

from oyez.arena.selfplay import Result
from oyez.arena.tournament import Tournament


class BadLedger(ValueError):
    """A file that is no ledger, or one of another tournament; the message says what to do."""


class UnwritableLedger(RuntimeError):
    """A result could not be added; the message says why. Those before it are on disk."""


@final
class Ledger:
    """The open file. Every result is on disk before the next is waited for."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self._path: Final = path
        self._tournament: Final = tournament
        self._header: Final = tournament.facts()
        self.results: Final[dict[int, Result]] = {}
        self._file: TextIO | None = None

    def __enter__(self) -> Ledger:
        self._file = self._path.open("a", encoding="utf-8")
        try:
            self._claim()
            if self._path.stat().st_size:
                self._read()
            else:
                self._write(self._header)
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def add(self, result: Result) -> None:
        self._write(fields_of(result))
        self.results[result.index] = result

    def _claim(self) -> None:
        """Two tournaments in one file would play the same games; the lock goes with the process."""
        assert self._file is not None
        if sys.platform != "win32" and self._path.is_file():
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as held:
                raise BadLedger(
                    f"another tournament adds its results to {self._path} just now; "
                    "wait for its end, or name another file"
                ) from held

    def _write(self, fields: dict[str, Any]) -> None:
        assert self._file is not None
        try:
            self._file.write(json.dumps(fields, ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise UnwritableLedger(
                f"{self._path} cannot be written: {why}; make room there, and ask for the same again"
            ) from error

    def _close(self) -> None:
        assert self._file is not None
        with suppress(OSError):  # what could not be written was told
            self._file.close()

    def _read(self) -> None:
        """What was finished. A last line without its end was being written when something broke: it goes."""
        content = self._path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        header, *found = whole.split(b"\n")
        self._compare(header)
        measures = self._tournament.measures()
        for number, line in enumerate(found[:-1], 2):
            try:
                result = result_of(json.loads(line))
                check(result, self._tournament, measures)
            except (ValueError, KeyError, TypeError, AttributeError) as reason:
                raise BadLedger(
                    f"line {number} of {self._path} is no result of this tournament; "
                    "remove that line, and its game is played again"
                ) from reason
            self.results[result.index] = result
        if len(whole) < len(content):
            with self._path.open("r+b") as file:
                file.truncate(len(whole))

    def _compare(self, line: bytes) -> None:
        """Whether the first line says that the same is played."""
        try:
            header = json.loads(line)
        except ValueError:
            header = None
        if not isinstance(header, dict) or "bots" not in header:
            raise BadLedger(
                f"{self._path} is no file of arena results; name another file, or remove this one"
            )
        differing = [f"other {name}" for name in self._header if header.get(name) != self._header[name]]
        if differing:
            raise BadLedger(
                f"{self._path} holds the results of another tournament ({', '.join(differing)}); "
                "name another file, or ask for the same again"
            )


def fields_of(result: Result) -> dict[str, Any]:
    return {
        "index": result.index,
        "seed": result.seed,
        "bots": list(result.bots),
        "winners": list(result.winners),
        "measures": result.measures,
        "decisions": result.decisions,
        "rounds": result.rounds,
    }


def check(result: Result, tournament: Tournament, measures: list[str]) -> None:
    """ValueError if the game of that number cannot have ended so; one such line would spoil what they add up to."""
    index, seats = result.index, len(tournament.bots)
    if index < 0 or (result.seed, result.bots) != (tournament.seed_of(index), tournament.bots_of(index)):
        raise ValueError(f"game {index} was another one")
    if not result.winners or not set(result.winners) <= set(range(seats)):
        raise ValueError(f"nobody can win like {result.winners}")
    for values in result.measures.values():
        if len(values) != seats or not all(isinstance(value, int) for value in values):
            raise ValueError(f"{values} is no number for each seat")
    if list(result.measures) != measures:
        raise ValueError(f"{', '.join(measures)} are measured")


def result_of(fields: dict[str, Any]) -> Result:
    return Result(
        index=int(fields["index"]),
        seed=int(fields["seed"]),
        bots=tuple(fields["bots"]),
        winners=tuple(fields["winners"]),
        measures={name: list(values) for name, values in fields["measures"].items()},
        decisions=int(fields["decisions"]),
        rounds=int(fields["rounds"]),
    )
