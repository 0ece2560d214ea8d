"""Tactics: Archers, Bombards, Mercenaries, Royal Guard (X-TAC)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.expansions.expansion import Expansion
from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.expansions.tactics.auction import auction
from oyez.games.fief.expansions.tactics.bombards import abandon_bombards
from oyez.games.fief.expansions.tactics.commitment import at_declaration, before_roll, homeward
from oyez.games.fief.expansions.tactics.guard import end_of_reign, exchange, guard_bonus
from oyez.games.fief.expansions.tactics.outbreak import against_reserves
from oyez.games.fief.expansions.tactics.part import PartMaker, Reserves
from oyez.games.fief.expansions.tactics.rerolls import reroll
from oyez.games.fief.expansions.tactics.terms import Terms, kinds_of
from oyez.games.fief.expansions.tactics.volley import volley
from oyez.games.fief.rules.board.pieces import FURTHER
from oyez.games.fief.rules.board.tables import UPRISING
from oyez.games.fief.rules.doors import BATTLE_ENDED, BEFORE_ROLL, DECLARED, SACKED, VACATED, Bonus
from oyez.games.fief.rules.draft import Draft


def tactics(draft: Draft, numbers: Numbers) -> Draft:
    """First of the expansions: the places of its kinds are fixed (terms.py)."""
    assert len(draft.kinds) == FURTHER
    terms = Terms(numbers)
    for kind in kinds_of(terms):
        draft.pieces(kind)
    draft.part("tactics", PartMaker(terms).make)
    draft.off_map.append(Reserves())
    draft.in_phase("hear-ye", "guard", exchange)
    draft.before("purchases", auction)
    draft.in_phase("battles", "homeward", homeward)
    # X-GEN-45: Mercenaries, Archers; then before each roll Mercenaries, and after the dice Bombards.
    draft.in_battle(DECLARED, at_declaration)
    draft.in_battle(DECLARED, volley)
    draft.in_battle(BEFORE_ROLL, before_roll)
    draft.reroll = reroll
    draft.bonuses.append(Bonus("royal-guard", guard_bonus, "X-TAC-52"))
    draft.follow(abandon_bombards, BATTLE_ENDED, SACKED)
    draft.follow(end_of_reign, VACATED)
    return draft.answer(UPRISING, against_reserves)


EXPANSION: Final = Expansion(place=1, compose=tactics)
