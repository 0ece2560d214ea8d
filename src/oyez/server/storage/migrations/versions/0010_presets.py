"""Presets that somebody saved for new tables, in his account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "presets",
        sa.Column(
            "account", sa.String(22), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(100), primary_key=True),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("saved", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
