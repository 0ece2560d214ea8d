"""Archers and Bombards in Outremer (X-CRU-39, X-CRU-89): the Saracens have none."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import tell
from oyez.games.fief.expansions.crusades.army import OPEN, PLACE, REVENGE, at_place, commander
from oyez.games.fief.expansions.crusades.part import Crusade, Fight, walls_of
from oyez.games.fief.expansions.tactics.part import Tactics
from oyez.games.fief.expansions.tactics.terms import ARCHERS, BOMBARDS, Terms
from oyez.games.fief.expansions.tactics.words import VOLLEY
from oyez.games.fief.rules.battle.rolls import throw
from oyez.games.fief.rules.battle.words import BLANK_FACE
from oyez.games.fief.rules.board.pieces import count
from oyez.games.fief.rules.board.tables import CITY, NO_FORT
from oyez.games.fief.rules.state import Fief

NO_VOLLEY: Final = -1


def terms_of(g: Fief) -> Terms | None:
    """What archers and bombards can do, or None without them."""
    for part in g.parts:
        if isinstance(part, Tactics):
            return part.terms
    return None


def needed(terms: Terms, c: Crusade, fight: Fight) -> int:
    """The Archers without whom crusaders do not fire at walls (X-TAC-11, X-TAC-12); behind them one is enough."""
    fort = NO_FORT if fight[REVENGE] or fight[OPEN] else walls_of(c, fight[PLACE])
    if fort == NO_FORT:
        return 1
    return max(1, terms.minimum_city if fort == CITY else terms.minimum_stronghold)


def volley(g: Fief, c: Crusade, fight: Fight) -> int:
    """Hits of the Archers before the first roll: one die, and one for each beyond those needed (X-TAC-07)."""
    terms = terms_of(g)
    if terms is None:
        return NO_VOLLEY
    archers = sum([count(company[5], ARCHERS) for company in at_place(c, fight[PLACE])])
    least = needed(terms, c, fight)
    if archers < least:
        return NO_VOLLEY
    face = throw(g, 1)[0]
    hits = face + terms.hits_per_extra * (archers - least)
    tell(g, VOLLEY, max(0, commander(g, c, fight[PLACE])), (archers, hits, face or BLANK_FACE))
    return hits


def rerolls_of(g: Fief, c: Crusade, place: int) -> int:
    """How often Bombards let the crusaders roll a die again (X-TAC-26)."""
    terms = terms_of(g)
    if terms is None:
        return 0
    return terms.rerolls * sum([count(company[5], BOMBARDS) for company in at_place(c, place)])
