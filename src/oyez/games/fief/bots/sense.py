"""What the bots know of Fief."""

from __future__ import annotations

from typing import Final, final

from oyez.bots.sense import Plan, Reason, Sense, softmax, victory
from oyez.bots.table import Table
from oyez.engine.kernel import NOBODY, Decision, Seat, State
from oyez.engine.words import Action, Prompt
from oyez.games.fief.bots import reasons, trades, votes
from oyez.games.fief.bots.expanded.additions import additions
from oyez.games.fief.bots.memory import Memory, Remembered
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.bots.scripts import ON_THE_MARCH, leads, squads, ways
from oyez.games.fief.bots.standing import strengths
from oyez.games.fief.bots.thumbs import worths_of
from oyez.games.fief.bots.weights import FiefWeights
from oyez.games.fief.rules.battle import words as battles
from oyez.games.fief.rules.board import words as board
from oyez.games.fief.rules.cards import words as cards
from oyez.games.fief.rules.court import words as hear_ye
from oyez.games.fief.rules.court.lords import ally_of
from oyez.games.fief.rules.diplomacy import words as diplomacy
from oyez.games.fief.rules.march import words as movement
from oyez.games.fief.rules.market import words as purchases
from oyez.games.fief.rules.opportunities import words as opportunities
from oyez.games.fief.rules.round import words as setup
from oyez.games.fief.rules.state import Fief

# Before these it looks whether somebody would sell or buy something.
TIMES_TO_TRADE: Final = (purchases.BUY, cards.PLAY_CARDS)
# Which part of a search's budget a question deserves; the others are answered by their worths.
SECRET: Final = 0.25
PARTS: Final[dict[Prompt, float]] = {
    **dict.fromkeys(
        (
            setup.CHOOSE_VILLAGE,
            hear_ye.SEEK_SPOUSE,
            hear_ye.CHOOSE_SPOUSE,
            hear_ye.ANSWER_SUIT,
            cards.PLAY_CARDS,
            purchases.BUY,
            movement.CHOOSE_LEADER,
            movement.ON_THE_WAY,
            movement.MUST_GO_ON,
            battles.DECLARE_BATTLE,
        ),
        1.0,
    ),
    **dict.fromkeys(
        (
            hear_ye.NAME_CANDIDATE,
            hear_ye.PLACE_FOR,
            hear_ye.BEFORE_THE_VOTE,
            cards.DISCARD_CARDS,
            cards.DRAW_CARDS,
            cards.CHOOSE_BISHOPRIC,
            cards.CHOOSE_TAX,
            purchases.SETTLE_RANSOMS,
            movement.GIVE_LEAVE,
            battles.CHOOSE_TARGET,
            battles.JOIN_BATTLE,
            battles.BEFORE_FIRST_ROLL,
            battles.END_OF_ROLL,
            battles.ANSWER_TRUCE,
            battles.CHOOSE_SORTIE,
            battles.DECLARE_SIEGE,
            board.PLACE_LORD,
            board.ASSIGN_TITLE,
            opportunities.CHOOSE_PREY,
            diplomacy.ANSWER_OFFER,
        ),
        0.5,
    ),
}
NEVER: Final = -1.0  # the rules of thumb say so of what is not worth a thought


@final
class FiefSense:
    def __init__(
        self,
        weights: FiefWeights,
        strength: tuple[float, ...],
        remembers: bool,
        memory: Memory | None = None,
        thumbs: Thumb = worths_of,
    ) -> None:
        self._w: Final = weights
        self._strength: Final = strength  # by feature: see standing.py
        self._remembers: Final = remembers
        self._memory: Final = memory
        self._thumbs: Final = thumbs
        self._seat = NOBODY  # whose memory it is

    def fresh(self) -> Sense:
        return FiefSense(self._w, self._strength, True, Memory(), self._thumbs) if self._remembers else self

    def observe(self, g: State, decision: Decision) -> None:
        assert isinstance(g, Fief)
        if self._memory is not None:
            self._seat = decision.seat
            self._memory.observe(g, decision.seat, ally_of(g, decision.seat))

    def note(self, g: State, decision: Decision, action: Action) -> None:
        assert isinstance(g, Fief)
        if self._memory is not None:
            self._memory.note(g, decision, action)

    def memory(self) -> object | None:
        return None if self._memory is None else self._memory.told()

    def remember(self, memory: object) -> None:
        assert isinstance(memory, Remembered)
        if self._memory is not None:
            self._memory.hear(memory)

    def _outlook(self, g: Fief, seat: Seat) -> Outlook:
        return Outlook(g, seat, self._w, self._memory if seat == self._seat else None)

    def worths(self, g: State, decision: Decision) -> list[float]:
        assert isinstance(g, Fief)
        return self._thumbs(self._outlook(g, decision.seat), decision)

    def reply(self, g: State, decision: Decision) -> tuple[Action, ...]:
        """Nearly the choices by worths, but a march is planned only once, and purchases two at a time."""
        assert isinstance(g, Fief)
        o = self._outlook(g, decision.seat)
        if decision.prompt is movement.CHOOSE_LEADER:
            plans = leads(o, decision)
            if plans:
                return max(plans, key=worth_of).actions
        worths = self._thumbs(o, decision)
        best = max(worths)
        first = decision.options[worths.index(best)]
        if decision.prompt is purchases.BUY and best > 0:
            worths[worths.index(best)] = 0.0
            next_best = max(worths)
            if next_best > 0:
                return (first, decision.options[worths.index(next_best)])
        return (first,)

    def plans(self, g: State, decision: Decision) -> list[Plan]:
        """The best first. What a rule of thumb calls senseless is left out unless there is nothing else; so is
        all that would break a word given to a person."""
        assert isinstance(g, Fief)
        o = self._outlook(g, decision.seat)
        found: list[Plan] = []
        if decision.prompt is movement.CHOOSE_LEADER:
            found = leads(o, decision)
        elif decision.prompt in ON_THE_MARCH:
            found = ways(o, decision)
        if not found:
            worths = self._thumbs(o, decision)
            if decision.prompt is purchases.BUY:
                found = squads(decision, worths)
            else:
                found = [Plan(w, (a,)) for w, a in zip(worths, decision.options, strict=True)]
        found.sort(key=worth_of, reverse=True)
        if votes.is_word(o, decision, found[0].actions[0]):
            return found[:1]
        sensible = [plan for plan in found if plan.worth > NEVER]
        return sensible or found

    def initiative(self, g: State, table: Table) -> Action | None:
        """An offer to begin or to go on with, if that is better than any plain answer."""
        assert isinstance(g, Fief)
        decision = table.decision
        if self._memory is not None and table.people:
            self._memory.people = table.people
            o = self._outlook(g, decision.seat)
            act = (
                votes.compose_bid(o, decision)
                if decision.prompt is diplomacy.COMPOSE
                else votes.bid(o, decision)
            )
            if act is not None and (decision.prompt is diplomacy.COMPOSE or act in table.initiatives):
                return act
        if decision.prompt is diplomacy.COMPOSE:
            return trades.compose_trade(self._outlook(g, decision.seat), decision)
        if decision.prompt not in TIMES_TO_TRADE:
            return None
        act = trades.proposal(self._outlook(g, decision.seat))
        return act if act is not None and act in table.initiatives else None

    def part(self, decision: Decision) -> float:
        part = PARTS.get(decision.prompt)
        if part is None:
            part = additions().budget.get(decision.prompt, SECRET if decision.prompt.secret else 0.0)
        return part

    def is_awaited(self, decision: Decision) -> bool:
        return decision.prompt in reasons.REASONS

    def why_not(self, g: State, decision: Decision, action: Action) -> Reason | None:
        assert isinstance(g, Fief)
        return reasons.why_not(self._outlook(g, decision.seat), decision, action)

    def shares(self, g: State) -> list[float]:
        assert isinstance(g, Fief)
        if g.winners:
            return victory(g, g.rules.seats)
        return softmax(strengths(g, self._strength), 1.0)

    def clock(self, g: State) -> int:
        assert isinstance(g, Fief)
        return g.round


def worth_of(plan: Plan) -> float:
    return plan.worth
