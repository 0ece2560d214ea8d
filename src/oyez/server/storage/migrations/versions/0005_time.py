"""Clocks and what people settle beside the game; addresses and letters; when a server ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("sand", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("by_due", "tables", ["due"])
    op.create_table(
        "affairs",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("table_id", sa.String(22), _owner(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.LargeBinary(32)),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("present", sa.Float, nullable=False),
        sa.Column("since", sa.Float),
        sa.Column("told", sa.JSON, nullable=False),
        sa.Column("digest", sa.Float, nullable=False),
    )
    op.create_index("addresses_of", "addresses", ["table_id", "seat"])
    op.create_index("by_address", "addresses", ["address"])
    op.create_index("by_address_token", "addresses", ["token_hash"], unique=True)
    op.create_table(
        "letters",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column(
            "address_id", sa.String(22), sa.ForeignKey("addresses.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("event", sa.String(10), nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
    )
    op.create_index("letters_due", "letters", ["due"])
    op.create_table(
        "uptime",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("last", sa.Float, nullable=False),
    )


def _owner() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(22), _owner(), primary_key=True)
