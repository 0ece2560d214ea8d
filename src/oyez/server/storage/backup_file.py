"""The file of a backup: a line that says what it is, then an SQLite database, compressed.

Backups of both databases have this form, so that either can be restored from either.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import zlib
from pathlib import Path
from typing import IO, Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

LONGEST: Final = 4096  # bytes of the first line
BLOCK: Final = 1 << 20


class BadBackup(Exception):
    """The file is no backup, or not a whole one; the message says so."""


class Header(BaseModel):
    """The first line."""

    model_config = ConfigDict(extra="ignore")

    format: Literal["oyez-backup-1"] = "oyez-backup-1"
    program: str  # the version of Oyez that made it
    database_schema: str
    made: str  # the moment, in UTC
    source: Literal["sqlite", "postgresql"]
    tables: int
    size: int  # of the database, in bytes
    sha256: str  # of the database


def pack(image: Path, header: Header, file: Path) -> None:
    """Write a new file that only its owner can read, and read it again to be sure."""
    with open(file, "xb", opener=_for_me_alone) as out:
        out.write(header.model_dump_json().encode() + b"\n")
        with (
            image.open("rb") as source,
            gzip.GzipFile(fileobj=out, mode="wb", compresslevel=6, mtime=0) as packed,
        ):
            shutil.copyfileobj(source, packed, BLOCK)
        out.flush()
        os.fsync(out.fileno())
    with file.open("rb") as written, open(os.devnull, "wb") as nowhere:
        _unpack(file, written, nowhere)


def unpack(file: Path, image: Path) -> Header:
    """The database in it, as a new file, if it is whole; raises BadBackup."""
    with file.open("rb") as packed, open(image, "xb", opener=_for_me_alone) as out:
        header = _unpack(file, packed, out)
        out.flush()
        os.fsync(out.fileno())
        return header


def digest(image: Path) -> str:
    with image.open("rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()


def _unpack(file: Path, packed: IO[bytes], out: IO[bytes]) -> Header:
    try:
        header = Header.model_validate_json(packed.readline(LONGEST))
    except ValidationError as error:
        raise BadBackup(f"{file} is not a backup made by oyez admin backup") from error
    found, size = hashlib.sha256(), 0
    try:
        with gzip.GzipFile(fileobj=packed, mode="rb") as database:
            while (block := database.read(BLOCK)) and size <= header.size:
                size += len(block)
                found.update(block)
                out.write(block)
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BadBackup(f"{file} is cut off or damaged; use another backup") from error
    if (size, found.hexdigest()) != (header.size, header.sha256):
        raise BadBackup(f"{file} is damaged: its checksum is wrong; use another backup")
    return header


def _for_me_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
