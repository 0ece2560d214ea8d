"""Elections: stand wherever possible, vote for oneself, then for an ally; the Pope's power in between."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision
from oyez.engine.words import Prompt
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.bots.votes import is_owed
from oyez.games.fief.rules.board.tables import KING, MEN, N_TITLES, POPE
from oyez.games.fief.rules.court.candidacies import Candidacy
from oyez.games.fief.rules.court.lords import fief_titles, is_clergy, is_titled, lords_of
from oyez.games.fief.rules.court.papacy import Annulment
from oyez.games.fief.rules.court.words import (
    ANSWER_ANNULMENT,
    BEFORE_THE_VOTE,
    EXCOMMUNICATE,
    FAVOUR,
    NAME_CANDIDATE,
    NOMINATE,
    PLACE_DECOY,
    PLACE_FOR,
)
from oyez.games.fief.rules.words import ACCEPT, PASS

OWN: Final = 10.0
ALLIED: Final = 5.0
SOLD: Final = 3.0  # a vote that was paid for: see votes.py
ABSTAINING: Final = 1.0


def name_candidate(o: Outlook, decision: Decision) -> list[float]:
    """The crown goes to a secular Lord with a title, so one is kept out of the church where there are several."""
    step = o.g.stack[-1]
    assert isinstance(step, Candidacy)
    found = []
    for action in decision.options:
        if action.verb is not NOMINATE:
            found.append(0.0)
        elif step.title in (KING, POPE) or step.title >= N_TITLES:  # a Grand Master is of his order anyway
            found.append(2.0 + len(fief_titles(o.g, action.noun)))
        else:
            found.append(priest(o, action.noun))
    return found


def priest(o: Outlook, lord: int) -> float:
    """How fit an own Lord is for a mitre."""
    secular = [x for x in lords_of(o.g, o.seat) if x < MEN and not is_clergy(o.g, x)]
    heir = is_titled(o.g, lord)
    return 3.0 - (1.0 if heir else 0.0) - (1.0 if len(secular) < 2 else 0.0)


def place_for(o: Outlook, decision: Decision) -> list[float]:
    """Nobody votes for a rival's point; a rival's mitre is better with the weakest."""
    g = o.g
    found = []
    for action in decision.options:
        if action.verb is not FAVOUR:
            found.append(ABSTAINING)
            continue
        owner = g.family[action.noun]
        if owner == o.seat:
            found.append(OWN)
        elif owner == o.ally:
            found.append(ALLIED)
        elif is_owed(o, action.noun):
            found.append(SOLD)
        else:
            found.append(0.5 - 0.1 * o.points[owner])
    return found


def place_decoy(o: Outlook, decision: Decision) -> list[float]:
    """A marker on somebody else's candidate tells nobody anything."""
    return [
        1.0 if action is not PASS and o.g.family[action.noun] != o.seat else 0.5
        for action in decision.options
    ]


def before_the_vote(o: Outlook, decision: Decision) -> list[float]:
    """The Pope's ban strikes the rival who stands against the own candidate."""
    stands = o.g.candidates[o.seat] != NOBODY
    found = []
    for action in decision.options:
        if action.verb is not EXCOMMUNICATE:
            found.append(0.5 if action is PASS else 0.0)  # an older ban is not lifted
        elif o.is_friend(o.g.family[action.noun]):
            found.append(-1.0)
        else:
            found.append((1.0 if stands else 0.0) + 0.3 * o.points[o.g.family[action.noun]])
    return found


def answer_annulment(o: Outlook, decision: Decision) -> list[float]:
    """An alliance of rivals is better dissolved."""
    step = o.g.stack[-1]
    assert isinstance(step, Annulment)
    friendly = o.is_friend(step.seat) or o.partner(step.seat) == o.seat
    return [(0.0 if friendly else 1.0) if action is ACCEPT else 0.5 for action in decision.options]


THUMBS: Final[dict[Prompt, Thumb]] = {
    NAME_CANDIDATE: name_candidate,
    PLACE_FOR: place_for,
    PLACE_DECOY: place_decoy,
    BEFORE_THE_VOTE: before_the_vote,
    ANSWER_ANNULMENT: answer_annulment,
}
