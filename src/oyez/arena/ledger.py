"""Results on disk: one JSON object a line, only ever added to, so that a tournament can stop and go on.

The first line says what is being played; a file of another tournament is refused, never mixed in.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO, final

from oyez.arena.selfplay import Result
from oyez.arena.tournament import Tournament


class BadLedger(ValueError):
    """A file that is no ledger, or one of another tournament; the message says what to do."""


@final
class Ledger:
    """The open file. Every result is on disk before the next is waited for."""

    def __init__(self, path: Path, tournament: Tournament, version: str) -> None:
        self._path: Final = path
        self._header: Final = {**tournament.facts(), "version": version}
        self.results: Final[dict[int, Result]] = {}
        self._file: TextIO | None = None

    def __enter__(self) -> Ledger:
        if self._path.exists() and self._path.stat().st_size:
            self._read()
            self._file = self._path.open("a", encoding="utf-8")
        else:
            self._file = self._path.open("w", encoding="utf-8")
            self._write(self._header)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._file is not None
        self._file.close()

    def add(self, result: Result) -> None:
        self.results[result.index] = result
        self._write(fields_of(result))

    def _write(self, fields: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(fields, ensure_ascii=False) + "\n")
        self._file.flush()

    def _read(self) -> None:
        """What was finished. A last line without its end was being written when something broke: it goes."""
        content = self._path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.decode("utf-8").splitlines()
        try:
            found = [json.loads(line) for line in lines]
            header = found[0]
            for fields in found[1:]:
                result = _result(fields)
                self.results[result.index] = result
        except (ValueError, KeyError, TypeError, IndexError) as reason:
            raise BadLedger(
                f"{self._path} is no file of arena results; name another file, or remove this one"
            ) from reason
        if header != self._header:
            differing = [name for name in self._header if header.get(name) != self._header[name]]
            raise BadLedger(
                f"{self._path} holds the results of another tournament ({', '.join(differing)} differ); "
                "name another file, or ask for the same again"
            )
        if len(whole) < len(content):
            with self._path.open("r+b") as file:
                file.truncate(len(whole))


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


def _result(fields: dict[str, Any]) -> Result:
    return Result(
        index=int(fields["index"]),
        seed=int(fields["seed"]),
        bots=tuple(fields["bots"]),
        winners=tuple(fields["winners"]),
        measures={name: list(values) for name, values in fields["measures"].items()},
        decisions=int(fields["decisions"]),
        rounds=int(fields["rounds"]),
    )
