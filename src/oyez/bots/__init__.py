"""Opponents. A bot sees only its Table: what its seat may know."""

from __future__ import annotations

from oyez.bots.names import BOTS, bot_named
from oyez.bots.table import Bot, SeatTable, Table

__all__ = ["BOTS", "Bot", "SeatTable", "Table", "bot_named"]
