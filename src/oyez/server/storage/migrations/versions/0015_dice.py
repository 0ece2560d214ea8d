"""Dice that devices contribute to, and the head of the log's hash chain. Running tables keep their old promise."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("tables", sa.Column("drawing", sa.Float))
    op.add_column("tables", sa.Column("head", sa.String(64)))
    op.add_column("seats", sa.Column("pledge", sa.String(64)))
    op.add_column("seats", sa.Column("contribution", sa.String(64)))
