"""Marriages: an ally halves the victory and doubles the hands; wanted when the two need little more than one alone."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision, Seat
from oyez.engine.words import Prompt
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.bots.purchases import goal, price_of_point
from oyez.games.fief.rules.board.tables import MEN
from oyez.games.fief.rules.court.marriages import Courtship, Suit, matches
from oyez.games.fief.rules.court.words import ANSWER_SUIT, CHOOSE_SPOUSE, COURT, SEEK_SPOUSE, WOO
from oyez.games.fief.rules.round.victory import ALLIANCES_FROM, SOLO_POINTS
from oyez.games.fief.rules.words import ACCEPT

VICTORY: Final = 50.0
LIKING: Final = 0.1  # points that good will is worth in a marriage


def alliance(o: Outlook, other: Seat) -> float:
    """What an alliance with that seat promises, in comparison to staying alone."""
    g = o.g
    if g.rules.seats < ALLIANCES_FROM:
        return -1.0
    own, theirs = o.points[o.seat], o.points[other]
    together, alone = g.rules.alliance_vp - own - theirs, SOLO_POINTS - own
    if alone <= 0 or (alone == 1 and can_pay_for_point(o)):
        return -1.0
    if together <= 0:
        return VICTORY
    if theirs == 0 and own > 0:
        return -1.0
    patience = max(0.0, (g.round - o.w.late) / o.w.late)
    fear = o.w.fear * max([2 - o.missing(rival) for rival in o.rivals if rival != other], default=0)
    return alone - together + patience + fear - o.w.reluctance + LIKING * o.goodwill(other)


def can_pay_for_point(o: Outlook) -> bool:
    fief = goal(o)
    return fief != NOBODY and price_of_point(o, fief) <= o.g.deniers[o.seat] + o.income()


def suitor(lord: int) -> float:
    """Ladies marry first: men are wanted in church."""
    return 0.2 if lord >= MEN else 0.0


def seek_spouse(o: Outlook, decision: Decision) -> list[float]:
    step = o.g.stack[-1]
    assert isinstance(step, Courtship)
    found = []
    for action in decision.options:
        if action.verb is COURT:
            families = {o.g.family[spouse] for spouse in matches(o.g, action.noun, step.refused)}
            found.append(max([alliance(o, other) for other in families]) + suitor(action.noun))
        else:
            found.append(o.w.alone + 0.2)
    return found


def choose_spouse(o: Outlook, decision: Decision) -> list[float]:
    return [
        alliance(o, o.g.family[action.noun]) if action.verb is WOO else o.w.alone
        for action in decision.options
    ]


def answer_suit(o: Outlook, decision: Decision) -> list[float]:
    step = o.g.stack[-1]
    assert isinstance(step, Suit)
    value = alliance(o, o.g.family[step.lord])
    return [value if action is ACCEPT else o.w.alone for action in decision.options]


THUMBS: Final[dict[Prompt, Thumb]] = {
    SEEK_SPOUSE: seek_spouse,
    CHOOSE_SPOUSE: choose_spouse,
    ANSWER_SUIT: answer_suit,
}
