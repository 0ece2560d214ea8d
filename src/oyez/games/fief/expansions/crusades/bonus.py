"""Bonus hits of other modules in Outremer: Royal Guards, Teutonic Knights (X-CRU-39, X-TEU-12)."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY
from oyez.games.fief.expansions.crusades.army import PLACE, REVENGE, at_place, commander, players_at
from oyez.games.fief.expansions.crusades.part import Crusade, Fight
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, OUT, Battle
from oyez.games.fief.rules.board.tables import MOST, N_VILLAGES, NO_FORT
from oyez.games.fief.rules.state import Fief


def bonus_hits(g: Fief, c: Crusade, fight: Fight) -> int:
    """What the doors of the base game give: asked about a copy in which the crusaders stand on one further Village."""
    bonuses = [bonus for bonus in g.rules.doors.bonuses if bonus.of_troops]
    if not bonuses or not [one for one in at_place(c, fight[PLACE]) if one[5]]:
        return 0  # no bonus without pieces of further kinds
    field = g.copy()
    side = DEFENCE if fight[REVENGE] else ATTACK
    battle = battle_of(g, c, fight[PLACE], side)
    deploy(field, c, fight[PLACE])
    field.battle = battle
    return sum([bonus.of(field, battle, side, 1) for bonus in bonuses])


def battle_of(g: Fief, c: Crusade, place: int, side: int) -> Battle:
    here, leader = players_at(c, place), max(0, commander(g, c, place))
    return Battle(
        village=N_VILLAGES,
        attacker=leader,
        defender=leader,
        sides=tuple([side if seat in here else OUT for seat in range(g.rules.seats)]),
        riders=0,
        rider_knights=0,
        cavalcade=False,
        passage=False,
        in_the_open=True,
        empty_rolls=0,
        rolls=0,
    )


def deploy(field: Fief, c: Crusade, place: int) -> None:
    """Counters and Lords of an objective, on the Village after the last."""
    men, knights, others = [0] * MOST, [0] * MOST, [0] * MOST
    for seat, lord, _, more_men, more_knights, more_others, _ in at_place(c, place):
        men[seat] += more_men
        knights[seat] += more_knights
        others[seat] += more_others
        if lord != NOBODY:
            field.at[lord] = N_VILLAGES
    field.men_at_arms += men
    field.knights += knights
    if field.others:
        field.others += others
    field.sieges += [0] * MOST
    field.forts.append(NO_FORT)
    field.control.append(NOBODY)
    field.relieved.append(0)
    field.arrivals.append(())
