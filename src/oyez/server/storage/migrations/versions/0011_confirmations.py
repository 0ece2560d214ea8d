"""Letters that asked for a confirmation: how many, on whose wish, to which mailbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "confirmations",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("client", sa.LargeBinary(32), nullable=False),
        sa.Column("holder", sa.LargeBinary(32), nullable=False),
        sa.Column("mailbox", sa.LargeBinary(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_index("confirmations_at", "confirmations", ["at"])
