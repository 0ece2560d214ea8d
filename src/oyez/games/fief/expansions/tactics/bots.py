"""Tactics: Archers, Bombards, Mercenaries and Royal Guards, by what they add to a battle (X-TAC)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision, Seat
from oyez.games.fief.bots import courtesies
from oyez.games.fief.bots.battles import lord_worth
from oyez.games.fief.bots.expanded.additions import Additions
from oyez.games.fief.bots.garrisons import now, standing
from oyez.games.fief.bots.odds import MEAN_HITS, Army, chance
from oyez.games.fief.bots.outlook import DISTANCE, Outlook
from oyez.games.fief.bots.purchases import NEVER, reserve
from oyez.games.fief.bots.villages import worth
from oyez.games.fief.expansions.tactics import words
from oyez.games.fief.expansions.tactics.part import Tactics, tactics_of
from oyez.games.fief.expansions.tactics.rerolls import Rerolls
from oyez.games.fief.expansions.tactics.terms import ARCHERS, BOMBARDS, MERCENARIES
from oyez.games.fief.expansions.tactics.volley import archers_of, needed
from oyez.games.fief.expansions.tactics.words import ARCHER, BOMBARD, FIRE, RISE_RESERVE
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE
from oyez.games.fief.rules.battle.rolls import engaged_lords, engaged_troops, penalty
from oyez.games.fief.rules.board.pieces import count
from oyez.games.fief.rules.board.tables import MOST, N_VILLAGES
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE, PASS

DEADLY: Final = 1 / 3  # how likely an aimed shot kills: faces of the usual die
VOLLEY: Final = 2  # Men-at-Arms that the first shots of Archers are as good as
GREAT_ARMY: Final = 9  # strength points from which a Bombard has dice to roll again
BOMBARDMENT: Final = 3  # Men-at-Arms that a Bombard is as good as, in such an army
IN_WAR: Final = 0.4  # what a Mercenary is worth while a battle is likely
VETERAN: Final = 1.1  # and one who is there already, and would be lost to a rival
IN_PEACE: Final = 0.0
# Bids that are all alike are no bids: from round to round another is bold. (A list: mypyc does not find constant tuples
# of floats again.)
SHADES: Final = [1.0, 0.8, 0.9, 0.7]
PART: Final = 0.2  # of what is not saved up for that is bid at most


def war_at(o: Outlook, village: int) -> float:
    """How likely pieces there will fight: rivals can come, or an own Lord can reach some."""
    if o.others_at(village) or o.threat(village).troops:
        return o.w.aggression
    if not o.own_lords_at(village):
        return 0.0
    near = [v for v in range(N_VILLAGES) if DISTANCE[village][v] <= 2 and o.others_at(v)]
    return o.w.aggression if near else 0.0


def archer_worth(o: Outlook, village: int, spare: int, price: int) -> float:
    """One for each place that rivals can reach, by what a Man-at-Arms and a first volley save there (X-TAC-06)."""
    there = count(o.g.others[village * MOST + o.seat], ARCHERS)
    return NEVER if there or spare < price else saved(o, village, 1 + VOLLEY) - price


def bombard_worth(o: Outlook, village: int, spare: int, price: int) -> float:
    """Only with an army that rolls more than one die, and one for each place (X-TAC-25)."""
    there = count(o.g.others[village * MOST + o.seat], BOMBARDS)
    if there or spare < 2 * price or o.army(o.seat, village).points < GREAT_ARMY:
        return NEVER
    return saved(o, village, BOMBARDMENT) - price


def saved(o: Outlook, village: int, men: int) -> float:
    """What so many more Men-at-Arms would add to a Village where it may come to a battle."""
    if not war_at(o, village):
        return 0.0
    have_men, have_knights = o.troops(o.seat, village)
    more = standing(o, village, have_men + men, have_knights, o.own_lords_at(village))
    return more - now(o, village)


def expects_war(o: Outlook) -> bool:
    own = [v for v in range(N_VILLAGES) if o.seat in o.g.arrivals[v]]
    return any([war_at(o, village) > 0 for village in own])


def bid(o: Outlook, decision: Decision) -> list[float]:
    """Up to what they are worth, and never what is saved for a title; of two equal bids the lower (X-TAC-36)."""
    each = IN_WAR if expects_war(o) else IN_PEACE
    each *= SHADES[(o.seat + o.g.round) % len(SHADES)]
    value = each * in_stock(o.g, o.seat, MERCENARIES)
    most = min(value, PART * max(0, o.g.deniers[o.seat] - reserve(o)))
    return [
        0.0 if not action.noun else (1.0 + action.noun / 100 if action.noun <= most else NEVER)
        for action in decision.options
    ]


def pay(o: Outlook, decision: Decision) -> list[float]:
    """In peace old Mercenaries are sent home; in war they are paid with what is spare (X-TAC-40)."""
    spare = max(0, o.g.deniers[o.seat] - reserve(o))
    upkeep = max(1, tactics_of(o.g).terms.upkeep)
    gain = (VETERAN if expects_war(o) else IN_PEACE) - upkeep
    return [
        action.noun * gain if action.noun * upkeep <= spare or not action.noun else NEVER
        for action in decision.options
    ]


def commit(o: Outlook, decision: Decision) -> list[float]:
    """As many as the battle is worth: more only while they change its result."""
    battle = o.g.battle
    assert battle is not None
    side = battle.sides[o.seat]
    stake = worth(o, battle.village) + o.w.lord
    men, knights = engaged_troops(o.g, battle, side)
    lords = len(engaged_lords(o.g, battle, side))
    foes = engaged_troops(o.g, battle, DEFENCE if side == ATTACK else ATTACK)
    against = Army(*foes, len(engaged_lords(o.g, battle, DEFENCE if side == ATTACK else ATTACK)))
    walls = penalty(o.g, battle)
    found = []
    for action in decision.options:
        army = Army(men + action.noun, knights, lords)
        win = chance(army, against, walls) if side == ATTACK else 1 - chance(against, army, walls)
        found.append(win * stake - 0.25 * action.noun)
    return found


def aim(o: Outlook, decision: Decision) -> list[float]:
    """A volley wounds an army; one shot may end the attack that hangs on a single Lord (X-TAC-20)."""
    battle = o.g.battle
    assert battle is not None
    terms = tactics_of(o.g).terms
    more = archers_of(o.g, battle, DEFENCE) - needed(o.g, battle, DEFENCE)
    leaders = len(engaged_lords(o.g, battle, ATTACK))
    last = 0.5 * worth(o, battle.village) if leaders == 1 else 0.0
    found = []
    for action in decision.options:
        if action is FIRE:
            found.append(MEAN_HITS + more * terms.hits_per_extra)
        elif o.is_friend(o.g.family[action.noun]):
            found.append(NEVER)
        else:
            found.append(DEADLY * (lord_worth(o, action.noun) + last))
    return found


def roll_again(o: Outlook, decision: Decision) -> list[float]:
    step = o.g.stack[-1]
    faces: tuple[int, ...] = ()
    if isinstance(step, Rerolls):
        part = tactics_of(o.g)
        faces = part.attack if step.side == ATTACK else part.defence
    return worst_first(decision, faces)


def worst_first(decision: Decision, faces: tuple[int, ...]) -> list[float]:
    """The worst die below the average."""
    return [
        0.0 if action is DONE else MEAN_HITS - 0.1 - faces[action.noun - 1] if faces else NEVER
        for action in decision.options
    ]


def raise_guard(o: Outlook, decision: Decision) -> list[float]:
    """They cost nothing and hit better than those they replace."""
    return [NEVER if action is PASS else float(action.noun) for action in decision.options]


def choose_outbreak(o: Outlook, decision: Decision) -> list[float]:
    """A rival's reserve, or the Village where it hurts him most."""
    found = []
    for action in decision.options:
        owner = o.g.control[action.noun]
        hostile = owner != NOBODY and not o.is_friend(owner)
        if action.verb is RISE_RESERVE:
            found.append(IN_WAR * tactics_of(o.g).reserve[owner] if hostile else NEVER)
        else:
            found.append(worth(o, action.noun) if hostile else NEVER)
    return found


def strength_in_reserve(g: Fief, seat: Seat) -> int:
    """Of a seat's Mercenaries."""
    for part in g.parts:
        if isinstance(part, Tactics):
            return part.reserve[seat] * g.rules.kinds.all[MERCENARIES].points
    return 0


ADDITIONS: Final = Additions(
    thumbs={
        words.FIRE_OR_SNIPE: aim,
        words.CHOOSE_REROLL: roll_again,
        words.BID_FOR_MERCENARIES: bid,
        words.BID_AGAIN: bid,
        words.PAY_MERCENARIES: pay,
        words.COMMIT_MERCENARIES: commit,
        words.RAISE_GUARD: raise_guard,
        words.RAISE_FOOT_GUARD: raise_guard,
        words.CHOOSE_OUTBREAK: choose_outbreak,
    },
    declined={
        words.BID_FOR_MERCENARIES: courtesies.least,
        words.BID_AGAIN: courtesies.least,
        words.PAY_MERCENARIES: courtesies.least,
        words.RAISE_GUARD: courtesies.default,
        words.RAISE_FOOT_GUARD: courtesies.default,
    },
    wares={ARCHER: archer_worth, BOMBARD: bombard_worth},
    strength=(strength_in_reserve,),
)
