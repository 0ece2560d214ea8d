"""Browsers that have signed in before, and wrong passwords of the last day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    owner = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("account", sa.String(22), owner, primary_key=True),
        sa.Column("network", sa.LargeBinary(32), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("devices_of", "devices", ["account"])
    op.create_table(
        "wrong_passwords",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.LargeBinary(32), nullable=False),
        sa.Column("who", sa.LargeBinary(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("wrong_at", "wrong_passwords", ["at"])
    op.create_index("wrong_of", "wrong_passwords", ["name", "at"])
