"""A learnt policy as a bot: what it was trained on it sees again at any table of the arena."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from oyez.bots import Table
from oyez.engine.game import Agreed, BadOptions
from oyez.engine.kernel import IllegalAction
from oyez.engine.words import Action
from oyez.env.agreement import Agreement
from oyez.env.contest import Mask, mask_of, named, number_of
from oyez.env.observation import Vector
from oyez.env.versions import check_version

Policy = Callable[[Vector, Mask], Any]  # gives back the number of an action


class PolicyBot:
    """Asks the policy with the observation and the mask that the environments give; initiatives are left alone."""

    def __init__(self, agreement: Agreement, policy: Policy) -> None:
        self._agreement: Final = agreement
        self._policy: Final = policy
        self._is_checked = False

    def choose(self, table: Table) -> Action:
        decision = table.decision
        if not self._is_checked:
            self._check(table)
        seen = self._agreement.encoder.encode(table.view(), decision.seat, decision.prompt.name)
        number = number_of(self._agreement, self._policy(seen, mask_of(self._agreement, decision.options)))
        for option in decision.options:
            if option.id == number:
                return option
        raise IllegalAction(
            f"the policy chose action {number}, which its mask forbids; allowed are: {named(decision.options)}"
        )

    def _check(self, table: Table) -> None:
        """Once: at a table of another game or size a policy would see nonsense, and play on."""
        agreed, prompt = self._agreement, table.decision.prompt
        if agreed.game.words.prompts.get(prompt.name) is not prompt:
            raise BadOptions(f"this policy plays {agreed.game.name}; here another game is played")
        state: Any = table.imagine(0)
        rules: Agreed = state.rules
        if rules.seats != agreed.seats:
            raise BadOptions(
                f"this policy was agreed for {agreed.seats} seats, and here are {rules.seats}: agree() with that number"
            )
        check_version(agreed.game, rules, agreed.version)
        self._is_checked = True
