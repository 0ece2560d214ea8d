"""The base game comes in: what an expansion may add, it adds in the same way."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.battle.pillage import PillageMill
from oyez.games.fief.rules.battle.rolls import BONUSES
from oyez.games.fief.rules.board.kinds import KINDS
from oyez.games.fief.rules.court.offices import TITLES as OFFICES
from oyez.games.fief.rules.diplomacy.unasked import INITIATIVES, TALKS
from oyez.games.fief.rules.doors import MARKET, PILLAGE, TALK, UNASKED
from oyez.games.fief.rules.draft import Draft
from oyez.games.fief.rules.market.income import INCOMES
from oyez.games.fief.rules.market.purchases import BUILDINGS, HATS, TITLES
from oyez.games.fief.rules.opportunities.table import USES
from oyez.games.fief.rules.round.course import TURN

ALLIANCE_VP: Final = 4  # F-7.2-01


def base_game(seats: int) -> Draft:
    """A draft to which expansions may add."""
    draft = Draft(seats)
    for phase, stages in TURN.items():
        draft.phase(phase, *stages)
    draft.pieces(*KINDS)
    for office in OFFICES:
        draft.title(office)
    draft.offer(MARKET, *BUILDINGS).offer(MARKET, *TITLES).offer(MARKET, *HATS)
    draft.offer(PILLAGE, PillageMill())
    for group in INITIATIVES:
        draft.offer(UNASKED, *group)
    for group in TALKS:
        draft.offer(TALK, *group)
    draft.uses.update(USES)
    draft.incomes.extend(INCOMES)
    draft.bonuses.extend(BONUSES)
    return draft.alliance_needs(ALLIANCE_VP)
