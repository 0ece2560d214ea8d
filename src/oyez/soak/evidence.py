"""What the database holds, read beside the servers, and whether it is what people were told."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple, final

from oyez.engine.record import BadRecord, digest_of, parse, replay
from oyez.games import game_named
from oyez.server.settings import DATABASE
from oyez.soak.crowd import Witness

# Everything of a table that a message could change, in an order of its own.
OF_A_TABLE: Final = (
    ("tables", "id", "id"),
    ("seats", "table_id", "seat"),
    ("log", "table_id", "number"),
    ("said", "table_id", "number"),
    ("notes", "table_id", "seat"),
    ("affairs", "table_id", "number"),
)

ASKED: Final = ("play", "secret")  # kinds of entries that answer a question somebody was shown


class Entry(NamedTuple):
    number: int
    kind: str
    seat: int
    action: str


@final
class Evidence:
    """A connection of its own to the database of the servers; it only reads."""

    def __init__(self, data: Path, database: str | None) -> None:
        self._mark: Final = "%s" if database else "?"
        self._connection: Any
        if database:
            import psycopg

            self._connection = psycopg.connect(database, autocommit=True)
        else:
            file = f"{(data / DATABASE).as_uri()}?mode=ro"
            self._connection = sqlite3.connect(file, uri=True, timeout=30, isolation_level=None)

    def close(self) -> None:
        self._connection.close()

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = self._connection.execute(
            query.replace("?", self._mark), values
        ).fetchall()
        return rows

    def log(self, table: str) -> list[Entry]:
        query = "SELECT number, kind, seat, action FROM log WHERE table_id = ? ORDER BY number"
        return [Entry(*row) for row in self._rows(query, table)]

    def entries(self) -> int:
        return int(self._rows("SELECT count(*) FROM log")[0][0])

    def bots(self, table: str) -> set[int]:
        query = "SELECT seat FROM seats WHERE table_id = ? AND kind = 'bot'"
        return {row[0] for row in self._rows(query, table)}

    def digest(self, table: str) -> str:
        """Of all that is stored of a table, the length of its log included."""
        hashed = hashlib.sha256()
        for name, column, order in OF_A_TABLE:
            rows = self._rows(f"SELECT * FROM {name} WHERE {column} = ? ORDER BY {order}", table)
            hashed.update(repr((name, len(rows), rows)).encode())
        return hashed.hexdigest()

    def faults(self, told: Iterable[Witness]) -> list[str]:
        """Whatever the log and the people at the tables do not agree about."""
        return [fault for one in told for fault in faults_of(one, self.log(one.id), self.bots(one.id))]


def faults_of(told: Witness, log: list[Entry], bots: set[int]) -> list[str]:
    """No number is missing or doubled, each acknowledged choice stands in the log once, everybody has heard of all."""
    faults = []
    if [entry.number for entry in log] != list(range(1, len(log) + 1)):
        faults.append(f"table {told.id}: a number of the log is missing or doubled")
    for seat, chosen in told.chosen.items():
        # A server that is slow to follow standing orders is helped out by another, which shows as a secret answer.
        stored = [
            (entry.action, entry.kind == "secret")
            for entry in log
            if entry.seat == seat and entry.kind in ASKED
        ]
        if not is_stored(chosen, stored):
            faults.append(
                f"table {told.id} seat {seat}: the log does not hold each acknowledged choice exactly once"
            )
    # Without silence everybody is told of every choice but for those of bots that nobody may notice.
    public = sum(entry.kind == "play" or (entry.kind == "secret" and entry.seat not in bots) for entry in log)
    faults += [
        f"table {told.id} seat {seat}: was told of {n} choices, the log has {public}"
        for seat, n in told.n.items()
        if n not in (public, -1)
    ]
    return faults


def is_stored(chosen: list[tuple[str, bool]], stored: list[tuple[str, bool]]) -> bool:
    """Whether the log of a seat is all that was acknowledged, in order, with some of what was not, and nothing else
    but what a server may have answered by itself."""
    reached = _beyond({0}, stored)  # how much of `stored` may be explained so far
    for action, acknowledged in chosen:
        taken = {at + 1 for at in reached if at < len(stored) and stored[at][0] == action}
        reached = _beyond(taken if acknowledged else reached | taken, stored)
    return len(stored) in reached


def _beyond(reached: set[int], stored: list[tuple[str, bool]]) -> set[int]:
    """There, and wherever one gets from there by answers of a server alone."""
    further = set(reached)
    for at, (_, by_server) in enumerate(stored):
        if by_server and at in further:
            further.add(at + 1)
    return further


def record_fault(table: str, text: str) -> str | None:
    """What is wrong with the record of a finished game, if anything."""
    try:
        record = parse(text, game_named)
        if digest_of(replay(record)) == record.digest:
            return None
    except BadRecord as error:
        return f"table {table}: its record does not replay: {error}"
    return f"table {table}: its record does not replay to its digest"
