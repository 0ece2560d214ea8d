"""Moments when the table may respond, as the server needs them: standing orders, whom they touch, who is aside.

Everything here but the answer itself follows from public facts, so that the length of a silence tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oyez.engine.kernel import NOBODY, Decision, Seat
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.battle import OUT
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF, N_VILLAGES
from oyez.games.fief.rules.cards.hands import is_lord_card, kind_of
from oyez.games.fief.rules.cards.moment_words import (
    AFTER_BATTLE,
    AFTER_MOVE,
    BEFORE_BATTLE,
    BEFORE_DISASTERS,
    BEFORE_ELECTION,
    BEFORE_VICTORY,
    BEFORE_VOTE,
    BETWEEN_ROLLS,
    NAMES,
)
from oyez.games.fief.rules.cards.windows import Window
from oyez.games.fief.rules.court.candidacies import Candidacy, Election, eligible
from oyez.games.fief.rules.court.elections import Vote
from oyez.games.fief.rules.court.lords import has_free_lord_at, lords_of
from oyez.games.fief.rules.court.votes import votes_of
from oyez.games.fief.rules.diplomacy.talks import Talk
from oyez.games.fief.rules.opportunities.assassination import Evasion
from oyez.games.fief.rules.opportunities.rising import Joining
from oyez.games.fief.rules.opportunities.words import EVADE, JOIN_RISING
from oyez.games.fief.rules.round.victory import qualified
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import BACK, DONE, PASS, REFUSE

# By default one is asked where something is about to be decided that touches oneself, and else plays a card unasked.
DECISIVE: Final = (
    BEFORE_ELECTION,
    BEFORE_VOTE,
    AFTER_MOVE,
    BEFORE_BATTLE,
    BETWEEN_ROLLS,
    AFTER_BATTLE,
    BEFORE_VICTORY,
)
ORDERS: Final[Mapping[str, str]] = {
    **{name: "mine" if moment in DECISIVE else "pass" for moment, name in enumerate(NAMES)},
    JOIN_RISING.name: "ask",
    EVADE.name: "ask",
}


def silence(g: Fief, decision: Decision) -> Action | None:
    """Passing at a secret moment; in a private talk that is over, saying no more."""
    wanted = (PASS,) if decision.prompt.secret else (DONE, BACK, REFUSE) if talking(g) else ()
    for action in wanted:
        if action in decision.options:
            return action
    return None


def talking(g: Fief) -> tuple[Seat, ...]:
    """The members of the private talk, also while one of them puts an offer together (F-8.0-06)."""
    for step in g.stack[::-1]:
        if isinstance(step, Talk):
            return tuple([seat for seat in range(g.rules.seats) if step.members >> seat & 1])
    return ()


def may_respond(g: Fief, seat: Seat) -> bool:
    """Whether the backs in a hand allow for an answer (F-C-23, F-C-24); only the target's owner evades."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Evasion):
        return g.family[top.lord] == seat
    if isinstance(top, Joining):
        return any([not is_lord_card(kind_of(card)) for card in g.hands[seat]])
    return bool(g.hands[seat])


def concerns(g: Fief, seat: Seat) -> bool:
    """Whether the moment touches a seat: its battle, its Villages, its candidate or vote, its turn."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Evasion):
        return g.family[top.lord] == seat
    if isinstance(top, Joining):
        return is_at_home(g, seat, top.village)
    if g.battle is not None:
        return g.battle.sides[seat] != OUT or is_at_home(g, seat, g.battle.village)
    if any([place.is_engaged(g, seat) for place in g.rules.off_map]):
        return True
    if g.column is not None:  # the mover himself is asked at every step of his march anyway
        places = (g.column.village, g.column.came_from)
        return g.column.seat != seat and any([is_at_home(g, seat, place) for place in places])
    moment = top.moment if isinstance(top, Window) else NOBODY
    if moment in (BEFORE_ELECTION, BEFORE_VOTE):
        return has_a_say(g, seat)
    if moment == BEFORE_DISASTERS:
        return is_stricken(g, seat)
    if moment == BEFORE_VICTORY:
        return bool(qualified(g))  # whoever has not won may still prevent it
    return g.active == seat


def is_at_home(g: Fief, seat: Seat, village: int) -> bool:
    return village != NOBODY and (g.control[village] == seat or has_free_lord_at(g, seat, village))


def has_a_say(g: Fief, seat: Seat) -> bool:
    """A candidate of the own family, one who could stand, or a vote."""
    if g.candidates[seat] != NOBODY:
        return True
    for step in g.stack[::-1]:
        if isinstance(step, (Vote, Candidacy, Election)):
            return bool(eligible(g, step.title, seat)) or votes_of(g, step.title, seat) > 0
    return False


def is_stricken(g: Fief, seat: Seat) -> bool:
    """Famine or plague lies on a bishopric with an own Village or Lord."""
    struck = g.famine | g.plague
    villages = [village for village in range(N_VILLAGES) if g.control[village] == seat]
    villages += [g.at[lord] for lord in lords_of(g, seat)]
    return any([struck >> BISHOPRIC_OF[village] & 1 for village in villages if village != NOBODY])
