"""What everybody at the table sees of a Crusade beyond its facts: who commands, how a battle stands, what is asked."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY
from oyez.games.fief.expansions.crusades.army import (
    PLACE,
    REVENGE,
    ROLLS,
    at_place,
    commander,
    crusader_dice,
    lords_at,
    penalty,
    saracen_dice,
    saracen_points,
    strength,
)
from oyez.games.fief.expansions.crusades.assault import ShareSpoils, ShareSum
from oyez.games.fief.expansions.crusades.departure import Muster
from oyez.games.fief.expansions.crusades.ending import Invest
from oyez.games.fief.expansions.crusades.homecoming import ComeHome, HostCrusaders, companies_of
from oyez.games.fief.expansions.crusades.melee import Word
from oyez.games.fief.expansions.crusades.objectives import ChooseObjective
from oyez.games.fief.expansions.crusades.part import Crusade
from oyez.games.fief.expansions.crusades.protection import is_protected
from oyez.games.fief.expansions.crusades.saladin import FaceSaladin, FightAgain
from oyez.games.fief.expansions.crusades.shapes import CrusadeBattle
from oyez.games.fief.rules.round.victory import ALLIANCES_FROM
from oyez.games.fief.rules.state import Fief


def shown(g: Fief, c: Crusade) -> dict[str, object]:
    """Nothing of this is hidden: companies in a battle have been turned up (X-CRU-88)."""
    lord, place = asked_about(g)
    return {
        "commanders": [leader(g, c, number) for number in range(len(c.tiles))],
        "protected": [seat for seat in range(c.seats) if is_protected(g, seat)],
        "points": {
            "defender": c.board.sp_defender,
            "knight": c.board.sp_knight,
            "saladin": c.board.sp_saladin,
        },
        "alliance": g.rules.doors.alliance_vp if g.rules.seats >= ALLIANCES_FROM else 0,  # X-GEN-28, X-GEN-30
        "battle": battle(g, c),
        "asked": {"lord": lord, "place": place},
    }


def leader(g: Fief, c: Crusade, place: int) -> int:
    """Who commands at an objective; troops that lie face down do not show whose are the strongest (X-CRU-38)."""
    hidden = [company for company in at_place(c, place) if not company[6]]
    if g.rules.fog_of_war and hidden and not lords_at(c, place):
        return NOBODY
    return commander(g, c, place)


def battle(g: Fief, c: Crusade) -> CrusadeBattle | None:
    """The running battle, or the one in the open that Saladin offers (X-CRU-62); crusaders first."""
    fight, begun = c.fight, True
    if fight is None:
        step = g.stack[-1] if g.stack else None
        if not isinstance(step, FaceSaladin):
            return None
        fight, begun = (step.place, 1, 0, 0, 0, 1), False
    strengths: list[int | None] = [strength(g, c, fight[PLACE]), saracen_points(c, fight)]
    dice: list[int | None] = [crusader_dice(g, c, fight), saracen_dice(c, fight)]
    if g.rules.fog_of_war and [company for company in at_place(c, fight[PLACE]) if not company[6]]:
        strengths[0] = dice[0] = None
    return {
        "place": fight[PLACE],
        "begun": begun,
        "revenge": fight[REVENGE] == 1,
        "rolls": fight[ROLLS],
        "penalty": penalty(c, fight),
        "strength": strengths,
        "dice": dice,
    }


def asked_about(g: Fief) -> tuple[int, int]:
    """The Lord or the objective (from 0) that the open question is about, or NOBODY."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, (Muster, ChooseObjective)):
        return step.lord, NOBODY
    if isinstance(step, (ComeHome, HostCrusaders)):
        waiting = companies_of(g, step.seat)
        return (waiting[0][1] if waiting else NOBODY), NOBODY
    if isinstance(step, (Word, FaceSaladin, FightAgain, Invest, ShareSpoils, ShareSum)):
        return NOBODY, step.place
    return NOBODY, NOBODY
