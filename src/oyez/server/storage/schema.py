"""The database: tables, their seats, and one log per table that only grows.

A change here needs a step in migrations/versions, too.
"""

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
    false,
)

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
    Column("salt", String(32)),  # of the first promise about the dice
    Column("secret", String(64)),  # of today's promise, see engine/dice.py; neither: nothing was promised
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
    # What the host may change.
    Column("title", String(200), nullable=False, server_default=""),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("named", Boolean, nullable=False, server_default=false()),
    Column("host_hash", LargeBinary(32)),
    Column("host", String(22)),  # an account; emptied by hand when that is closed
    Column("host_seat", Integer),  # the first seat that was made for the host, until it is given up
    Column("terms", JSON, nullable=False, server_default="{}"),  # see Terms; what is missing is as by default
    Column("sand", JSON(none_as_null=True)),  # what the clocks show, see Sand
    Column("due", Float),  # when somebody's time is up
    Column("drawing", Float),  # until when devices may send what they contribute to the dice
    Column("head", String(64)),  # of the log's hash chain, as far as everybody knows the log
    Column("touched", Float, nullable=False, server_default="0"),  # when somebody who plays here last came
    Column("archived", Float),  # since when nobody sees to it, see Lifetime
    Column(
        "archive_spans", JSON, nullable=False, server_default="[]"
    ),  # from, to: when it was archived before
    Index("newest", "created"),
    Index("by_status", "status"),
    Index("by_due", "due"),
    Index("hosted_by", "host"),
    Index("by_touched", "archived", "touched"),
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
    Column("account", String(22)),  # emptied by hand when that is closed
    Column("handed", Integer, nullable=False, server_default="0"),  # how often the host replaced its link
    Column("muted", JSON, nullable=False, server_default="[]"),  # seats that it does not want to hear
    Column("held", Integer),  # the ticket of a question that it keeps open, however long it takes
    Column("pledge", String(64)),  # what its device has promised to contribute to the dice
    Column("contribution", String(64)),  # what it has contributed
    Index("seats_of", "account"),
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
    Column("name", String(100)),  # of who sat there then
    sqlite_with_rowid=False,
)

# What spectators say: never to players while the game runs, so it stands apart from what is said at the table.
GALLERY: Final = Table(
    "gallery",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("who", String(22), nullable=False),  # tells speakers of one table apart, and nothing else
    Column("name", String(100), nullable=False),
    Column("named", Boolean, nullable=False),  # it is the name of an account
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("folded", String(200), nullable=False),  # what tells names apart
    Column("password", String(200), nullable=False),  # argon2id
    Column("created", Float, nullable=False),
    Index("by_name", "folded", unique=True),
)

# What names of accounts look like (see looks.py), as hashes: no two may look alike.
LOOKS: Final = Table(
    "looks",
    METADATA,
    Column("look", LargeBinary(32), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("agent", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("by_token", "token_hash", unique=True),
    Index("sessions_of", "account"),
)

# Browsers that have signed in with an account, by the hash of a token that each has in a cookie.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("network", LargeBinary(32), nullable=False),  # a hash: where it signed in from last
    Column("seen", Float, nullable=False),
    Index("devices_of", "account"),
    sqlite_with_rowid=False,
)

# Wrong passwords of the last day: at which name, from which device or network, as hashes.
WRONG_PASSWORDS: Final = Table(
    "wrong_passwords",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("name", LargeBinary(32), nullable=False),
    Column("who", LargeBinary(32), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("at", Float, nullable=False),
    Index("wrong_at", "at"),
    Index("wrong_of", "name", "at"),
)

# Somebody is away at all of his tables; each of them notes it as far as it allows that (see AFFAIRS).
HOLIDAYS: Final = Table(
    "holidays",
    METADATA,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
)

# Options of a game under a name, for the next table.
PRESETS: Final = Table(
    "presets",
    METADATA,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(100), primary_key=True),
    Column("options", JSON, nullable=False),
    Column("saved", Float, nullable=False),
    sqlite_with_rowid=False,
)

# What people settle beside the game; it only grows, as the log does.
AFFAIRS: Final = Table(
    "affairs",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("detail", JSON, nullable=False),
    sqlite_with_rowid=False,
)

# Where a seat wants to be told of its game, and what it has been told of since it was last seen.
ADDRESSES: Final = Table(
    "addresses",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("holder", LargeBinary(32)),  # the seat's hash then: whoever gets a new link is somebody else
    Column("way", String(10), nullable=False),  # mail or webhook
    Column("address", Text, nullable=False),
    Column("language", String(5), nullable=False),
    Column("events", JSON, nullable=False),
    Column("token_hash", LargeBinary(32), nullable=False),  # confirms and ends it
    Column("confirmed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("present", Float, nullable=False),  # until when somebody is known to sit at the table
    Column("since", Float),  # when the seat was found waiting
    Column("told", JSON, nullable=False),  # events of this wait
    Column("digest", Float, nullable=False),  # when the last one was written
    Index("addresses_of", "table_id", "seat"),
    Index("by_address", "address"),
    Index("by_address_token", "token_hash", unique=True),
)

# Letters that have not arrived yet.
LETTERS: Final = Table(
    "letters",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("address_id", ForeignKey("addresses.id", ondelete="CASCADE"), nullable=False),
    Column("event", String(10), nullable=False),
    Column("subject", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("link", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent", Boolean, nullable=False),
    Index("letters_due", "due"),
)

# Letters of the last day that asked for a confirmation, as hashes: nobody is flooded with them.
CONFIRMATIONS: Final = Table(
    "confirmations",
    METADATA,
    Column("id", String(22), primary_key=True),  # of the address
    Column("client", LargeBinary(32), nullable=False),  # the network of whoever asked
    Column("holder", LargeBinary(32), nullable=False),  # his account or seat
    Column("mailbox", LargeBinary(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Index("confirmations_at", "at"),
)

# Networks that whoever runs the server has shut out.
BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("network", String(50), primary_key=True),  # in CIDR notation
    Column("since", Float, nullable=False),
    Column("why", Text, nullable=False),
)

# When at least one server ran: between the rows nobody's clock did.
UPTIME: Final = Table(
    "uptime",
    METADATA,
    Column("began", Float, primary_key=True),
    Column("last", Float, nullable=False),
)
