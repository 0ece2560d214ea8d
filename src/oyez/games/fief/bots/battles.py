"""Battles, sieges, losses, captives, pillage."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision
from oyez.engine.words import Prompt
from oyez.games.fief.bots.garrisons import battle_value
from oyez.games.fief.bots.odds import NO_ARMY, Army, chance
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.bots.villages import worth
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, other_side
from oyez.games.fief.rules.battle.phase import ChooseTarget
from oyez.games.fief.rules.battle.rolls import engaged_lords, engaged_troops, penalty
from oyez.games.fief.rules.battle.words import (
    ANSWER_TRUCE,
    ATTACK_AT,
    BEFORE_FIRST_ROLL,
    BESIEGE,
    CALL_OFF,
    CAPTURE,
    CHOOSE_FALLEN,
    CHOOSE_GUARD,
    CHOOSE_LOSSES,
    CHOOSE_SIDE,
    CHOOSE_SORTIE,
    CHOOSE_TARGET,
    CONTINUE,
    CONTINUE_SIEGE,
    DECLARE_BATTLE,
    DECLARE_SIEGE,
    END_OF_ROLL,
    FIGHT_ON,
    HELP,
    JOIN_BATTLE,
    OFFER_TRUCE,
    PILLAGE,
    STAY,
    STAY_INSIDE,
    TAKE_CAPTIVES,
    TAKE_OVER_CAPTIVES,
    TARGET,
    WHOSE_KNIGHT,
    WHOSE_MAN,
)
from oyez.games.fief.rules.board.tables import KING, MEN, MOST, POPE, WALLS
from oyez.games.fief.rules.cards.words import PLAGUE_LOSSES
from oyez.games.fief.rules.court.lords import ransom_of
from oyez.games.fief.rules.words import ACCEPT, ALL, BACK

FRIENDLY: Final = 0.9  # good will that is worth fighting for


def declare_battle(o: Outlook, decision: Decision) -> list[float]:
    """Attack where it pays; the stronger the better."""
    return [attack(o, action.noun) if action.verb is ATTACK_AT else 0.0 for action in decision.options]


def attack(o: Outlook, village: int) -> float:
    """An attack now, against laying siege first where walls protect."""
    g = o.g
    army = o.army(o.seat, village)
    for place in g.rules.off_map:
        army = army._replace(men=army.men + place.reserve(g, o.seat, village))
    if o.ally in g.arrivals[village] and not o.others_at(village):
        return -1.0
    value = battle_value(o, village, army)
    if g.forts[village] and g.control[village] not in (o.seat, NOBODY):
        engine = g.sieges[village * MOST + o.seat]
        if engine < WALLS[g.forts[village]]:
            later = chance(army, o.enemies_at(village), max(0, WALLS[g.forts[village]] - engine - 1))
            value -= o.w.patient * later * worth(o, village)
    elif g.control[village] == o.seat:
        value = sally(o, village, army)
    return value


def sally(o: Outlook, village: int, army: Army) -> float:
    """Driving rivals out of an own Village."""
    enemy = o.enemies_at(village)
    win = chance(army, enemy, 0)
    siege = 3.0 if sum(o.g.sieges[village * MOST : village * MOST + MOST]) else 0.0
    return win * (4.0 + siege + o.w.beaten * enemy.troops) - (1 - win) * (
        army.troops + 0.5 * worth(o, village)
    )


def choose_target(o: Outlook, decision: Decision) -> list[float]:
    """The controller if he can be beaten, else the weakest."""
    step = o.g.stack[-1]
    assert isinstance(step, ChooseTarget)
    found = []
    for action in decision.options:
        if action.verb is not TARGET or o.is_friend(action.noun):
            found.append(0.0 if action is BACK else -1.0)
            continue
        win = chance(o.army(o.seat, step.village), o.army(action.noun, step.village), 0)
        found.append(win * (2.0 if o.g.control[step.village] == action.noun else 1.0))
    return found


def join_battle(o: Outlook, decision: Decision) -> list[float]:
    """For an ally; or for whoever kept his deals, against somebody who did harm."""
    battle = o.g.battle
    assert battle is not None
    found = []
    for action in decision.options:
        if action.verb is not HELP:
            found.append(0.5)
        elif action.noun == o.ally:
            found.append(1.0)
        else:
            enemy = battle.principal(other_side(battle.sides[action.noun]))
            liked = o.goodwill(action.noun) >= FRIENDLY and o.goodwill(enemy) <= -FRIENDLY
            found.append(0.6 if liked and enemy != o.ally else 0.0)
    return found


def chance_of(o: Outlook) -> float:
    """How the running battle looks for the own side."""
    battle = o.g.battle
    assert battle is not None
    side = battle.sides[o.seat]
    armies = []
    for each in (ATTACK, DEFENCE):
        men, knights = engaged_troops(o.g, battle, each)
        lords = engaged_lords(o.g, battle, each)
        armies.append(Army(men, knights, len(lords), 1 if o.g.darc in lords else 0))
    win = chance(armies[0], armies[1], penalty(o.g, battle))
    return win if side == ATTACK else 1 - win


def speak(o: Outlook, decision: Decision) -> list[float]:
    """Fight on unless it goes badly: then stop before walls, or offer a truce."""
    win = chance_of(o)
    worths = {FIGHT_ON: win, OFFER_TRUCE: o.w.give_up, CALL_OFF: o.w.give_up + 0.05}
    return [worths.get(action, -1.0) for action in decision.options]


def answer_truce(o: Outlook, decision: Decision) -> list[float]:
    win = chance_of(o)
    return [0.45 if action is ACCEPT else win for action in decision.options]


def choose_sortie(o: Outlook, decision: Decision) -> list[float]:
    """Behind walls unless clearly stronger in the open."""
    battle = o.g.battle
    assert battle is not None
    men, knights = engaged_troops(o.g, battle, ATTACK)
    attackers = Army(men, knights, 1) if men or knights else NO_ARMY
    men, knights = engaged_troops(o.g, battle, other_side(ATTACK))
    win = chance(Army(men, knights, 1), attackers, 0)
    return [0.6 if action is STAY_INSIDE else win for action in decision.options]


def choose_side(o: Outlook, decision: Decision) -> list[float]:
    return [1.0 if action is STAY else 0.0 for action in decision.options]


def choose_losses(o: Outlook, decision: Decision) -> list[float]:
    """Knights are dear: Men-at-Arms fall first."""
    return [-float(action.noun) for action in decision.options]


def whose_loss(o: Outlook, decision: Decision) -> list[float]:
    return [1.0 if not o.is_friend(a.noun) else 0.5 if a.noun != o.seat else 0.0 for a in decision.options]


def lord_worth(o: Outlook, lord: int) -> float:
    titles = o.g.titles[lord]
    royal = 6.0 * ((titles >> KING & 1) + (titles >> POPE & 1))
    return ransom_of(o.g, lord) + royal + (0.5 if lord < MEN else 0.0)


def choose_fallen(o: Outlook, decision: Decision) -> list[float]:
    """The least of the own Lords falls first."""
    found = []
    for action in decision.options:
        own = o.g.family[action.noun] == o.seat
        found.append(-lord_worth(o, action.noun) if own else 10.0)
    return found


def take_captives(o: Outlook, decision: Decision) -> list[float]:
    """All rivals; an ally's Lords stay free."""
    found = []
    for action in decision.options:
        if action is ALL:
            found.append(50.0 if o.ally == NOBODY else -1.0)
        elif action.verb is CAPTURE and not o.is_friend(o.g.family[action.noun]):
            found.append(lord_worth(o, action.noun))
        else:
            found.append(0.0 if action.verb is not CAPTURE else -1.0)
    return found


def choose_guard(o: Outlook, decision: Decision) -> list[float]:
    return [1.0 if action.noun == o.seat else 0.0 for action in decision.options]


def besiege(o: Outlook, decision: Decision) -> list[float]:
    """An engine costs nothing and starves the besieged; never against an ally."""
    found = []
    for action in decision.options:
        if action.verb is BESIEGE or action.verb is CONTINUE:
            found.append(-1.0 if o.g.control[action.noun] == o.ally else worth(o, action.noun))
        else:
            found.append(0.0)
    return found


def pillage(o: Outlook, decision: Decision) -> list[float]:
    """Mills of rivals whose walls will not fall soon; own ones never."""
    found = []
    for action in decision.options:
        if action.verb is not PILLAGE:
            found.append(0.0)
        elif o.g.control[action.noun] == o.seat:
            found.append(-1.0)
        else:
            win = chance(o.army(o.seat, action.noun), o.enemies_at(action.noun), 0)
            found.append(0.5 - win)
    return found


THUMBS: Final[dict[Prompt, Thumb]] = {
    PLAGUE_LOSSES: choose_losses,
    DECLARE_BATTLE: declare_battle,
    CHOOSE_TARGET: choose_target,
    JOIN_BATTLE: join_battle,
    BEFORE_FIRST_ROLL: speak,
    END_OF_ROLL: speak,
    ANSWER_TRUCE: answer_truce,
    CHOOSE_SORTIE: choose_sortie,
    CHOOSE_SIDE: choose_side,
    CHOOSE_LOSSES: choose_losses,
    WHOSE_KNIGHT: whose_loss,
    WHOSE_MAN: whose_loss,
    CHOOSE_FALLEN: choose_fallen,
    TAKE_CAPTIVES: take_captives,
    TAKE_OVER_CAPTIVES: take_captives,
    CHOOSE_GUARD: choose_guard,
    CONTINUE_SIEGE: besiege,
    DECLARE_SIEGE: besiege,
}
