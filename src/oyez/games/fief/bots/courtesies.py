"""The small questions: leave to pass, who receives a title, where a Lord stands, consent."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision
from oyez.engine.words import Prompt
from oyez.games.fief.bots.battles import lord_worth
from oyez.games.fief.bots.marches import pull
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.bots.villages import home
from oyez.games.fief.rules.battle.words import ACCEPT_HELPER
from oyez.games.fief.rules.board.tables import MEN, VILLAGES_OF_FIEF
from oyez.games.fief.rules.board.words import ASSIGN_TITLE, INHERIT, PLACE_LORD
from oyez.games.fief.rules.cards.words import NAME_PRINCE, RECOVER_TITLE
from oyez.games.fief.rules.court.lords import fief_titles, is_clergy, is_titled
from oyez.games.fief.rules.diplomacy.words import ANSWER_INVITATION, CEDE_TO, HAND_OVER_TO, TAKE_CAPTIVE
from oyez.games.fief.rules.march.permissions import Permission
from oyez.games.fief.rules.march.words import ADMIT_RELIEF, GIVE_LEAVE, LET_CAVALCADE_PASS, NAME_CONTROLLER
from oyez.games.fief.rules.market.title_sales import Petition
from oyez.games.fief.rules.market.words import (
    ANSWER_GRANT,
    ANSWER_PETITION,
    CONSENT_CARDINAL,
    SEIZE,
    SEIZE_LONE_LORD,
)
from oyez.games.fief.rules.opportunities.words import CONSENT_TO_HAT, USE_TEETH
from oyez.games.fief.rules.round.words import CHOOSE_VILLAGE
from oyez.games.fief.rules.words import ACCEPT, BACK, DONE, PASS, REFUSE

GRUDGE: Final = -0.9  # below this good will nobody may pass


def choose_village(o: Outlook, decision: Decision) -> list[float]:
    return [home(o, action.noun) for action in decision.options]


def accept(o: Outlook, decision: Decision) -> list[float]:
    return [1.0 if action is ACCEPT else 0.0 for action in decision.options]


def default(o: Outlook, decision: Decision) -> list[float]:
    """The default for a question without a rule of thumb: decline, else the first option."""
    worths = [1.0 if action in (PASS, DONE, REFUSE, BACK) else 0.0 for action in decision.options]
    worths[0] += 0.5
    return worths


def least(o: Outlook, decision: Decision) -> list[float]:
    """As little as can be."""
    return [-float(action.noun) for action in decision.options]


def give_leave(o: Outlook, decision: Decision) -> list[float]:
    """Whoever goes on to somebody else's land may pass; a leader may not."""
    step = o.g.stack[-1]
    column = o.g.column
    assert isinstance(step, Permission) and column is not None
    welcome = o.is_friend(column.seat) or (
        o.g.control[step.exit] not in (o.seat, o.ally, NOBODY)
        and o.missing(column.seat) > 1
        and o.goodwill(column.seat) > GRUDGE
    )
    return [float(welcome) if action is ACCEPT else 0.5 for action in decision.options]


def answer_petition(o: Outlook, decision: Decision) -> list[float]:
    """The King gives nothing away."""
    step = o.g.stack[-1]
    assert isinstance(step, Petition)
    friend = o.is_friend(step.seat)
    return [float(friend) if action is ACCEPT else 0.5 for action in decision.options]


def consent(o: Outlook, decision: Decision) -> list[float]:
    """A hat for friends only, whoever pays for it."""
    lord = getattr(o.g.stack[-1], "lord", NOBODY)
    friend = lord != NOBODY and o.is_friend(o.g.family[lord])
    return [float(friend) if action is ACCEPT else 0.5 for action in decision.options]


def assign_title(o: Outlook, decision: Decision) -> list[float]:
    """Every titled Lord has a vote for the King, and a secular man may become it."""
    g = o.g
    found = []
    for action in decision.options:
        lord = action.noun
        value = 2.0 if not is_titled(g, lord) else 0.0
        value += 1.5 if lord < MEN and not is_clergy(g, lord) else 0.0
        value -= 1.0 * len(fief_titles(g, lord)) + (1.0 if g.captor[lord] != NOBODY else 0.0)
        found.append(value)
    return found


def inherit(o: Outlook, decision: Decision) -> list[float]:
    """Smaller fiefs are easier to hold; passing a title on makes room."""
    return [
        0.0 if action is PASS else 10.0 - len(VILLAGES_OF_FIEF[action.noun]) for action in decision.options
    ]


def recover_title(o: Outlook, decision: Decision) -> list[float]:
    return [0.0 if action is DONE else 1.0 for action in decision.options]


def place_lord(o: Outlook, decision: Decision) -> list[float]:
    """Beside troops that need a leader, near to something worth taking."""
    found = []
    for action in decision.options:
        village = action.noun
        men, knights = o.troops(o.seat, village)
        led = o.own_lords_at(village)
        free = (men + 3 * knights) / (1 + led)
        found.append(free - 0.3 * o.threat(village).points * (free < 3) + pull(o, village, men, knights))
    return found


def seize(o: Outlook, decision: Decision) -> list[float]:
    return [
        (-1.0 if o.is_friend(o.g.family[action.noun]) else lord_worth(o, action.noun))
        if action.verb is SEIZE
        else 0.0
        for action in decision.options
    ]


def to_weakest(o: Outlook, decision: Decision) -> list[float]:
    """What must be left to somebody goes to an ally, or else to who is farthest from victory."""
    return [10.0 if action.noun == o.ally else -float(o.points[action.noun]) for action in decision.options]


def save(o: Outlook, decision: Decision) -> list[float]:
    """The Teeth save a friend's life."""
    lord = getattr(o.g.stack[-1], "lord", NOBODY)
    friend = lord != NOBODY and o.is_friend(o.g.family[lord])
    return [0.5 if action is PASS else float(friend) for action in decision.options]


THUMBS: Final[dict[Prompt, Thumb]] = {
    CHOOSE_VILLAGE: choose_village,
    NAME_PRINCE: accept,
    RECOVER_TITLE: recover_title,
    ANSWER_PETITION: answer_petition,
    ANSWER_GRANT: accept,
    CONSENT_CARDINAL: consent,
    SEIZE_LONE_LORD: seize,
    GIVE_LEAVE: give_leave,
    ADMIT_RELIEF: accept,
    LET_CAVALCADE_PASS: accept,
    NAME_CONTROLLER: to_weakest,
    ACCEPT_HELPER: accept,
    PLACE_LORD: place_lord,
    ASSIGN_TITLE: assign_title,
    INHERIT: inherit,
    CONSENT_TO_HAT: consent,
    USE_TEETH: save,
    CEDE_TO: to_weakest,
    HAND_OVER_TO: to_weakest,
    TAKE_CAPTIVE: accept,
    ANSWER_INVITATION: accept,
}
