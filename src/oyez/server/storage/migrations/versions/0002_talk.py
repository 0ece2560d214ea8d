"""Talk, families, standing orders, lessons and time to respond."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("respond", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("talk_minutes", sa.Integer, nullable=False, server_default="3"))
    op.add_column("tables", sa.Column("lesson", sa.String(40)))
    op.add_column("seats", sa.Column("family", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("orders", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("log", sa.Column("ticks", sa.JSON))
    op.execute("UPDATE seats SET family = seat")
    op.create_table(
        "said",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("aside", sa.JSON),
        sqlite_with_rowid=False,
    )
