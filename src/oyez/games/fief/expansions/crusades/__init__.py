"""Crusades: two rounds in Outremer against the Saracens (X-CRU)."""

from __future__ import annotations

from functools import partial
from typing import Final

from oyez.games.fief.expansions.crusades.army import dismiss_lost
from oyez.games.fief.expansions.crusades.calling import opening
from oyez.games.fief.expansions.crusades.departure import departures
from oyez.games.fief.expansions.crusades.guards import dismiss_abroad
from oyez.games.fief.expansions.crusades.objectives import crusade
from oyez.games.fief.expansions.crusades.outremer import outremer_of
from oyez.games.fief.expansions.crusades.overseas import Overseas
from oyez.games.fief.expansions.crusades.part import Crusade
from oyez.games.fief.expansions.crusades.passage import in_outremer
from oyez.games.fief.expansions.crusades.protection import (
    NOTICED,
    Absolution,
    bar_renegade,
    consequences,
    renegades,
)
from oyez.games.fief.expansions.expansion import Expansion
from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.rules.board.tables import PASSAGE
from oyez.games.fief.rules.doors import LOST_AWAY, STAND, UNASKED, VACATED, VOTE
from oyez.games.fief.rules.draft import Draft


def crusades(draft: Draft, numbers: Numbers) -> Draft:
    """Two allies need 5 points, by the switch alone (X-GEN-28, X-GEN-29)."""
    draft.alliance_needs(numbers.whole("victory.alliance_vp_with_crusades"))
    draft.part("crusade", partial(Crusade, outremer_of(draft, numbers)))
    # The call is the first step of its phase, the others are the last of theirs (X-GEN-05, X-GEN-17, X-GEN-18).
    draft.after("opening", opening)
    draft.in_phase("movement", "departures", departures)
    draft.in_phase("battles", "renegades", renegades)
    draft.in_phase("crusades", "crusade", crusade)
    draft.answer(PASSAGE, in_outremer)
    draft.off_map.append(Overseas())
    draft.forbid(bar_renegade, STAND, VOTE)
    draft.follow(consequences, *NOTICED)
    draft.follow(dismiss_abroad, VACATED)
    draft.follow(dismiss_lost, LOST_AWAY)
    return draft.offer(UNASKED, Absolution())


EXPANSION: Final = Expansion(place=5, compose=crusades)
