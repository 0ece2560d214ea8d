"""Accounts and sessions, hosts, private tables, muted seats and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("folded", sa.String(200), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("by_name", "accounts", ["folded"], unique=True)
    owner = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("account", sa.String(22), owner, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("by_token", "sessions", ["token_hash"], unique=True)
    op.create_index("sessions_of", "sessions", ["account"])
    op.add_column("tables", sa.Column("title", sa.String(200), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("named", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("host_hash", sa.LargeBinary(32)))
    op.add_column("tables", sa.Column("host", sa.String(22)))
    op.create_index("hosted_by", "tables", ["host"])
    op.add_column("seats", sa.Column("account", sa.String(22)))
    op.add_column("seats", sa.Column("handed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("muted", sa.JSON, nullable=False, server_default="[]"))
    op.create_index("seats_of", "seats", ["account"])
    op.create_table(
        "notes",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
