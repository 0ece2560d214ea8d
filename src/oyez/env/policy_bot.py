"""A learnt policy as a bot: what it was trained on it sees again at any table of the arena."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from oyez.bots import Table
from oyez.engine.kernel import IllegalAction
from oyez.engine.words import Action
from oyez.env.agreement import Agreement
from oyez.env.contest import Mask, mask_of, named
from oyez.env.observation import Vector

Policy = Callable[[Vector, Mask], Any]  # gives back the number of an action


class PolicyBot:
    """Asks the policy with the observation and the mask that the environments give; initiatives are left alone."""

    def __init__(self, agreement: Agreement, policy: Policy) -> None:
        self._agreement: Final = agreement
        self._policy: Final = policy

    def choose(self, table: Table) -> Action:
        decision = table.decision
        seen = self._agreement.encoder.encode(table.view(), decision.seat, decision.prompt.name)
        number = int(self._policy(seen, mask_of(self._agreement, decision.options)))
        for option in decision.options:
            if option.id == number:
                return option
        raise IllegalAction(
            f"the policy chose action {number}, which its mask forbids; allowed are: {named(decision.options)}"
        )
