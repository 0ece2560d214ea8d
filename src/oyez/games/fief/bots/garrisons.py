"""What pieces in a Village promise: control kept, battles won, Lords at risk. Marches and purchases compare these."""

from __future__ import annotations

from math import exp

from oyez.engine.kernel import NOBODY
from oyez.games.fief.bots.odds import Army, chance
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.villages import worth
from oyez.games.fief.rules.board.tables import FIEF_OF, MOST, WALLS
from oyez.games.fief.rules.court.lords import ransom_of
from oyez.games.fief.rules.court.titles import player_of


def standing(o: Outlook, village: int, men: int, knights: int, lords: int) -> float:
    """The value of these own pieces in a Village at the end of the own movement."""
    key = (village, men, knights, lords)
    found = o.standings.get(key)
    if found is None:
        found = standing_of(o, village, Army(men, knights, lords))
        o.standings[key] = found
    return found


def standing_of(o: Outlook, village: int, army: Army) -> float:
    g = o.g
    value = 0.0
    if not army.troops:
        if army.lords:
            value -= (o.w.hunted_lord if o.threat(village).troops else o.w.lonely_lord) * army.lords
        elif player_of(g, FIEF_OF[village]) != o.seat or o.others_at(village):
            return value
    elif o.captives:
        value += o.w.captive * o.captives.count(village)
    if o.others_at(village):
        return value + contested(o, village, army)
    if o.ally in g.arrivals[village] and g.control[village] != o.seat:
        return value
    return value + worth(o, village) * kept(o, village, army)


def kept(o: Outlook, village: int, army: Army) -> float:
    """How likely control is kept, if nobody else is there."""
    threat = o.threat(village)
    if not threat.troops:
        return o.w.unthreatened + (1 - o.w.unthreatened) * (1 - exp(-army.points / 2))
    return 1 - o.w.aggression * chance(threat, army, WALLS[o.g.forts[village]])


def contested(o: Outlook, village: int, army: Army) -> float:
    """Rivals are in the same Village."""
    g, value = o.g, worth(o, village)
    enemy = o.enemies_at(village)
    if g.control[village] == o.seat:
        attacked = o.w.aggression * chance(enemy, army, WALLS[g.forts[village]]) if enemy.lords else 0.1
        return value * (1 - attacked)
    if not army.lords or not army.troops:
        return 0.0
    return max(0.0, battle_value(o, village, army), siege_value(o, village, army))


def battle_value(o: Outlook, village: int, army: Army) -> float:
    """What an attack on the strongest rival in a Village promises."""
    if o.in_rain(village):
        return 0.0
    enemy = o.enemies_at(village)
    win = chance(army, enemy, penalty(o, village))
    risk = (1 - win) * (o.w.lost_troops * army.troops + o.w.lord * army.lords)
    toll = o.w.toll * min(enemy.troops, army.troops)
    return win * (worth(o, village) * alone(o, village) + spoils(o, village)) - risk - (1 - win) * toll


def alone(o: Outlook, village: int) -> float:
    """Who beats one of several rivals does not have the Village yet."""
    return 1.0 if len(o.others_at(village)) < 2 else 0.4


def penalty(o: Outlook, village: int) -> int:
    """Dice that walls cost an attacker, his own engine deducted (F-6.2.1-01, F-6.4-07)."""
    g = o.g
    if g.control[village] in (o.seat, NOBODY):
        return 0
    return max(0, WALLS[g.forts[village]] - g.sieges[village * MOST + o.seat])


def spoils(o: Outlook, village: int) -> float:
    """Captives to expect and troops destroyed."""
    enemy = o.enemies_at(village)
    lords = [lord for lord in o.lords_at(village) if not o.is_friend(o.g.family[lord])]
    return sum([0.6 * ransom_of(o.g, lord) + 1.0 for lord in lords]) + o.w.beaten * enemy.troops


def siege_value(o: Outlook, village: int, army: Army) -> float:
    """An engine laid now takes the walls' advantage away by and by, if the besieger can hold out."""
    g = o.g
    if not g.forts[village] or g.control[village] in (o.seat, NOBODY):
        return 0.0
    enemy = o.enemies_at(village)
    later = chance(army, enemy, max(0, WALLS[g.forts[village]] - 2))
    sortie = chance(enemy, army, 0) if enemy.lords else 0.0
    return o.w.siege * later * worth(o, village) * (1 - sortie)


def now(o: Outlook, village: int) -> float:
    """The value of what the seat has there at present."""
    men, knights = o.troops(o.seat, village)
    return standing(o, village, men, knights, o.own_lords_at(village))
