"""Records on disk: reading what may be anything, and writing so that a crash loses nothing."""

from __future__ import annotations

import os
from pathlib import Path

from oyez.cli.errors import Refused
from oyez.engine.record import LONGEST, BadRecord, Record, parse, write
from oyez.games import game_named


def read_text(path: Path) -> str:
    """The text of a file; a folder, a missing file or something that is not text is refused by name."""
    with path.open("rb") as file:
        # Never more than a record can be long: the path may be a device without an end.
        data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise Refused(f"{path}: the file is longer than {LONGEST} bytes, which nothing of ours is")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as reason:
        raise Refused(f"{path}: the file is not text in UTF-8") from reason


def read_record(path: Path) -> Record:
    """The record in a file; whether it replays is seen when it is replayed."""
    try:
        return parse(read_text(path), game_named)
    except BadRecord as reason:
        raise Refused(f"{path}: {reason}") from reason


def write_record(path: Path, record: Record) -> None:
    """Replace the file as a whole: whoever reads it finds the old record or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(write(record), encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
