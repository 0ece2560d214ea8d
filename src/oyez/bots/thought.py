"""A bot's choice, and what it has to say about it."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from oyez.bots.sense import Reason
from oyez.bots.table import Bot, Table
from oyez.engine.words import Action


@runtime_checkable
class Explaining(Protocol):
    """A bot that can say why it refuses something."""

    def why_not(self, table: Table, action: Action) -> Reason | None: ...


class Thought(NamedTuple):
    action: Action
    reason: Reason | None = None


def thought_of(bot: Bot, table: Table) -> Thought:
    action = bot.choose(table)
    return Thought(action, bot.why_not(table, action) if isinstance(bot, Explaining) else None)
