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

VERSION: Final = 3  # of this schema; kept in the database itself
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
    Column("salt", String(32)),  # none: nothing was promised about the dice
    Column("opening", JSON, nullable=False),  # chance results of the set-up, once it is made
    Column("pace", String(10), nullable=False),
    Column("respond", Integer, nullable=False),  # seconds
    Column("talk_minutes", Integer, nullable=False),
    Column("lesson", String(40)),
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
    Column("family", Integer, nullable=False),
    Column("orders", JSON, nullable=False),  # standing orders that differ from those of the game, by moment
    sqlite_with_rowid=False,
)

# The unique (table, number) is what makes two servers unable to both accept the next choice.
LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # see Entry
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # of an undo: how many plays it takes back, one if it is empty
    Column("chances", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("ticks", JSON(none_as_null=True)),
    sqlite_with_rowid=False,
)

SAID: Final = Table(
    "said",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("aside", JSON(none_as_null=True)),  # the members of the private talk; nothing: said to the table
    sqlite_with_rowid=False,
)

# What makes a database of version 1 one of version 2; the new table is made as in a new database.
SECOND: Final = (
    "ALTER TABLE tables ADD COLUMN respond INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN talk_minutes INTEGER NOT NULL DEFAULT 3",
    "ALTER TABLE tables ADD COLUMN lesson VARCHAR(40)",
    "ALTER TABLE seats ADD COLUMN family INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN orders JSON NOT NULL DEFAULT '{}'",
    "ALTER TABLE log ADD COLUMN ticks JSON",
    "UPDATE seats SET family = seat",
)
THIRD: Final = ("ALTER TABLE tables ADD COLUMN salt VARCHAR(32)",)
UPGRADES: Final = {1: (*SECOND, *THIRD), 2: THIRD}  # by the version that is found
