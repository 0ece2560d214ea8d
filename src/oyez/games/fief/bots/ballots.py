"""The election that is going on, as the stack shows it."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY
from oyez.games.fief.rules.court.candidacies import Candidacy, Candidates
from oyez.games.fief.rules.court.elections import Reveal, Vote
from oyez.games.fief.rules.diplomacy.deal import DENIERS, Deal
from oyez.games.fief.rules.state import Fief


def title_at_stake(g: Fief) -> int:
    """The title of the running election, or NOBODY."""
    for step in g.stack[::-1]:
        if isinstance(step, Vote | Reveal | Candidacy | Candidates):
            return step.title
    return NOBODY


def is_for_votes(g: Fief, deal: Deal) -> bool:
    """Money for nothing but good will, from somebody whose candidate stands."""
    if deal.wanted or len(deal.given) != 1 or deal.given[0][0] != DENIERS:
        return False
    return title_at_stake(g) != NOBODY and g.candidates[deal.proposer] != NOBODY
