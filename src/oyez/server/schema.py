"""The database: tables, their seats, and one log per table that only grows."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

VERSION: Final = 1  # of this schema; kept in the database itself
METADATA: Final = MetaData()

# What was agreed, and from "status" on a summary of the log: written with every entry, so that the
# lobby needs no replay.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("opening", JSON, nullable=False),  # chance results of the set-up, once it is made
    Column("pace", String(10), nullable=False),
    Column("created", Float, nullable=False),  # seconds since 1970, UTC
    Column("status", String(10), nullable=False),
    Column("plays", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Index("newest", "created"),
    Index("by_status", "status"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40)),
    Column("name", String(100)),
    Column("taken", Boolean, nullable=False),
    Column("key_hash", LargeBinary(32)),
    sqlite_with_rowid=False,
)

# The unique (table, number) is what makes two servers unable to both accept the next choice.
LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # play or undo
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # empty for an undo
    Column("chances", JSON, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
