"""Opponents. A bot sees only its Table: what its seat may know."""

from __future__ import annotations

from oyez.bots.names import BOTS, LEVELS, USUAL_BOT, bot_named, is_awaited, is_bot, searches, usual_bot
from oyez.bots.table import Bot, SeatTable, Table
from oyez.bots.tuned import ratings_of

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL_BOT",
    "Bot",
    "SeatTable",
    "Table",
    "bot_named",
    "is_awaited",
    "is_bot",
    "ratings_of",
    "searches",
    "usual_bot",
]
