"""Crusades: who calls and sails, where to, and when to stop (X-CRU)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision, Seat
from oyez.games.fief.bots import courtesies
from oyez.games.fief.bots.expanded.additions import Additions
from oyez.games.fief.bots.garrisons import now, standing
from oyez.games.fief.bots.odds import SP_KNIGHT, Army, chance
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.purchases import NEVER
from oyez.games.fief.bots.villages import point
from oyez.games.fief.expansions.crusades import words
from oyez.games.fief.expansions.crusades.army import lords_at, troops_of
from oyez.games.fief.expansions.crusades.army import worth as worth_of_company
from oyez.games.fief.expansions.crusades.departure import Muster, summoned
from oyez.games.fief.expansions.crusades.melee import Bombardment
from oyez.games.fief.expansions.crusades.objectives import ChooseObjective
from oyez.games.fief.expansions.crusades.outremer import Tile
from oyez.games.fief.expansions.crusades.part import SALADIN_DEAD, Crusade, company_of, crusade_of
from oyez.games.fief.expansions.crusades.words import CALL, DEPART, GIVE_UP, LOSS_FROM, SHARE_WITH, STORM
from oyez.games.fief.expansions.tactics import bots as tactics
from oyez.games.fief.expansions.tactics.words import CHOOSE_REROLL
from oyez.games.fief.rules.battle.words import FIGHT_ON
from oyez.games.fief.rules.board.tables import NO_FORT, WALLS
from oyez.games.fief.rules.court.lords import is_titled, ransom_of
from oyez.games.fief.rules.march.words import WITH_MEN
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT

LONG_WAY: Final = 0.0  # what it costs that a Lord is away for two rounds, what he leaves behind apart
AT_HOME: Final = 1  # free Lords who stay in France, at least
TOO_BRAVE: Final = 0.25  # a chance that is enough to fight on against Saladin


def saracens(c: Crusade, defenders: int) -> Army:
    """Each is worth as many Men-at-Arms as he has strength points."""
    return Army(defenders * c.board.sp_defender, 0, 0)


def dice_lost(tile: Tile) -> int:
    return WALLS[tile.fort]


def prize(o: Outlook, c: Crusade, tile: Tile, left: int) -> float:
    """What it brings to have taken an objective with so many troops left.

    Money is paid at once, and in the open one gives up in time; whoever holds walls cannot, and whoever wants a title
    must not, when Saladin comes with all he has (X-CRU-60, X-CRU-62, X-CRU-71).
    """
    if c.saladin[0] == SALADIN_DEAD:
        return point(o) if tile.title != NOBODY else float(tile.deniers)
    if tile.fort == NO_FORT and tile.title == NOBODY:
        return float(tile.deniers)
    points = c.board.saladin_knights * c.board.sp_knight + tile.reinforcement * c.board.sp_defender
    host = Army(points % SP_KNIGHT, points // SP_KNIGHT, c.board.sp_saladin)
    hold = 1 - chance(host, Army(left, 0, 1), dice_lost(tile)) if left else 0.0
    gain = hold * point(o) if tile.title != NOBODY else float(tile.deniers)
    return gain - (1 - hold) * (o.w.lost_troops * left + o.w.lord)


def conquest(o: Outlook, c: Crusade, army: Army, tile: Tile, defenders: int) -> float:
    """What storming an objective promises by the odds: its prize, and who falls; below 0 one had better camp there."""
    if not army.troops:
        return 0.0
    win = chance(army, saracens(c, defenders), dice_lost(tile))
    fallen = min(army.troops, defenders * c.board.sp_defender)
    gain = win * (prize(o, c, tile, army.troops - fallen) - o.w.toll * fallen)
    return gain - (1 - win) * (o.w.lost_troops * army.troops + o.w.lord)


def host(o: Outlook, lord: int) -> tuple[int, int]:
    """Troops that a Lord would take along: all but one Man-at-Arms where the Village is his family's."""
    village = o.g.at[lord]
    men, knights = o.troops(o.seat, village)
    stays = 1 if men and o.g.control[village] == o.seat else 0
    return men - stays, knights


def voyage(o: Outlook, lord: int) -> float:
    """What a Crusade of this Lord promises on average, and what his absence costs at home.

    Often it saves something: a Lord without troops is safe on the sea, and when Saladin comes he gives up (X-CRU-63).
    """
    c, village = crusade_of(o.g), o.g.at[lord]
    if village == NOBODY or not c.pool:
        return NEVER
    men, knights = host(o, lord)
    army = Army(men, knights, 1)
    tiles = [c.board.tiles[tile] for tile in (c.tiles or c.pool)]
    hoped = sum([max(0.0, conquest(o, c, army, tile, tile.defenders)) for tile in tiles]) / len(tiles)
    at_home, at_home_knights = o.troops(o.seat, village)
    left = standing(o, village, at_home - men, at_home_knights - knights, o.own_lords_at(village) - 1)
    return hoped - (now(o, village) - left) - LONG_WAY


def may_leave(o: Outlook) -> bool:
    """Never the last Lords."""
    return len([x for x in o.free_lords() if o.g.at[x] != NOBODY]) > AT_HOME


def call_crusade(o: Outlook, decision: Decision) -> list[float]:
    """Whoever calls one wants to go."""
    best = max([voyage(o, lord) for lord in o.free_lords()], default=NEVER) if may_leave(o) else NEVER
    return [best if action is CALL else 0.0 for action in decision.options]


def depart(o: Outlook, decision: Decision) -> list[float]:
    """Those who must go first; then whoever finds it worth it."""
    forced = summoned(o.g, o.seat)
    found = []
    for action in decision.options:
        if action.verb is not DEPART:
            found.append(0.0)
        elif action.noun in forced:
            found.append(10.0)
        else:
            found.append(voyage(o, action.noun) if may_leave(o) else NEVER)
    return found


def company(o: Outlook, decision: Decision) -> list[float]:
    """All but a Man-at-Arms who keeps the Village."""
    step = o.g.stack[-1]
    assert isinstance(step, Muster)
    village, most = o.g.at[step.lord], max([action.noun for action in decision.options])
    men, knights = o.troops(o.seat, village)
    keeps = decision.options[0].verb is WITH_MEN and o.g.control[village] == o.seat and men + knights > 1
    goal = most - 1 if keeps else most
    if summoned(o.g, o.seat) and not may_leave(o):
        goal = 0  # who has no choice leaves the troops at home
    return [-abs(action.noun - goal) for action in decision.options]


def choose_objective(o: Outlook, decision: Decision) -> list[float]:
    """The best odds for the best prize, with those who are there already; allies share, rivals lead astray."""
    step, c = o.g.stack[-1], crusade_of(o.g)
    assert isinstance(step, ChooseObjective)
    own = company_of(o.g, step.lord)
    assert own is not None
    found = []
    for action in decision.options:
        place = action.noun - 1
        men, knights = troops_of(o.g, c, place)
        lords = lords_at(c, place)
        army = Army(men + own[3], knights + own[4], len(lords) + 1)
        rivals = [x for x in lords if not o.is_friend(o.g.family[x])]
        tile = c.board.tiles[c.tiles[place]]
        found.append(max(0.0, conquest(o, c, army, tile, c.garrisons[place])) - (1.0 if rivals else 0.0))
    return found


def army_at(o: Outlook, c: Crusade, place: int) -> Army:
    """All crusaders at an objective."""
    men, knights = troops_of(o.g, c, place)
    return Army(men, knights, len(lords_at(c, place)))


def saladin(c: Crusade) -> Army:
    _, knights, defenders = c.saladin
    points = knights * c.board.sp_knight + defenders * c.board.sp_defender
    return Army(points % SP_KNIGHT, points // SP_KNIGHT, c.board.sp_saladin)


def storm(o: Outlook, decision: Decision) -> list[float]:
    """As long as the prize is worth it."""
    c = crusade_of(o.g)
    assert c.fight is not None
    place = c.fight[0]
    gain = conquest(o, c, army_at(o, c, place), c.board.tiles[c.tiles[place]], c.garrisons[place])
    return [gain if action is STORM else 0.0 for action in decision.options]


def fight_on(o: Outlook, decision: Decision) -> list[float]:
    """Against Saladin: captivity and death against the prize."""
    c = crusade_of(o.g)
    assert c.fight is not None
    place, in_the_open = c.fight[0], c.fight[5]
    walls = 0 if in_the_open else dice_lost(c.board.tiles[c.tiles[place]])
    win = 1 - chance(saladin(c), army_at(o, c, place), walls)
    return [win if action is FIGHT_ON else TOO_BRAVE for action in decision.options]


def face_saladin(o: Outlook, decision: Decision) -> list[float]:
    """In the open: only if the Saracens are beaten more often than not."""
    c = crusade_of(o.g)
    place = getattr(o.g.stack[-1], "place", 0)
    win = 1 - chance(saladin(c), army_at(o, c, place), 0)
    held = 0.15 if c.held >> place & 1 and c.board.tiles[c.tiles[place]].title != NOBODY else 0.0
    return [0.6 if action is GIVE_UP else win + held for action in decision.options]


def fight_again(o: Outlook, decision: Decision) -> list[float]:
    c = crusade_of(o.g)
    place = getattr(o.g.stack[-1], "place", 0)
    gain = conquest(o, c, army_at(o, c, place), c.board.tiles[c.tiles[place]], c.garrisons[place])
    return [gain if action is FIGHT_ON else 0.0 for action in decision.options]


def whose_company(o: Outlook, decision: Decision) -> list[float]:
    """Others bleed first."""
    found = []
    for action in decision.options:
        owner: Seat = o.g.family[action.noun] if action.verb is LOSS_FROM else NOBODY
        found.append(0.0 if owner == o.seat else 0.5 if owner == o.ally else 1.0)
    return found


def keep_spoils(o: Outlook, decision: Decision) -> list[float]:
    """Nothing is given away, and of what must be shared as little as can be."""
    return [NEVER if action.verb is SHARE_WITH else -float(action.noun) for action in decision.options]


def host_troops(o: Outlook, decision: Decision) -> list[float]:
    """Friends may come home to own Villages."""
    seat = getattr(o.g.stack[-1], "seat", NOBODY)
    return [float(o.is_friend(seat)) if action is ACCEPT else 0.5 for action in decision.options]


def invest(o: Outlook, decision: Decision) -> list[float]:
    """An own Lord, at best one without a title; else an ally's."""
    found = []
    for action in decision.options:
        owner = o.g.family[action.noun]
        value = 10.0 if owner == o.seat else 5.0 if owner == o.ally else -float(o.points[owner])
        bare = 1.0 if not is_titled(o.g, action.noun) else 0.0
        found.append(value + bare - 0.01 * ransom_of(o.g, action.noun))
    return found


def roll_again(o: Outlook, decision: Decision) -> list[float]:
    """Bombards fire in Outremer as they do in France."""
    step = o.g.stack[-1]
    if isinstance(step, Bombardment):
        return tactics.worst_first(decision, step.ours)
    return tactics.roll_again(o, decision)


def strength_abroad(g: Fief, seat: Seat) -> int:
    """Of a seat's companies on the sea and in Outremer."""
    points = 0
    for part in g.parts:
        if isinstance(part, Crusade):
            for each in part.companies:
                if each[0] == seat:
                    light, heavy = worth_of_company(g, each)
                    points += light + SP_KNIGHT * heavy
    return points


ADDITIONS: Final = Additions(
    thumbs={
        words.CALL_CRUSADE: call_crusade,
        words.DEPARTURE: depart,
        words.COMPANY: company,
        words.CHOOSE_OBJECTIVE: choose_objective,
        words.ROLL_OR_STOP: storm,
        words.WHOSE_COMPANY: whose_company,
        words.FACE_SALADIN: face_saladin,
        words.AGAINST_SALADIN: fight_on,
        words.FIGHT_AGAIN: fight_again,
        words.SHARE_SPOILS: keep_spoils,
        words.SHARE_SUM: keep_spoils,
        words.GRANT_TITLE: invest,
        words.COME_HOME: courtesies.place_lord,
        words.HOST_TROOPS: host_troops,
        CHOOSE_REROLL: roll_again,
    },
    declined={
        words.CALL_CRUSADE: courtesies.default,
        words.DEPARTURE: courtesies.default,
        words.COMPANY: courtesies.least,
    },
    # Who calls and sails is left to the rules of thumb: what it brings home lies too far ahead.
    budget=dict.fromkeys(
        (words.CHOOSE_OBJECTIVE, words.ROLL_OR_STOP, words.FACE_SALADIN, words.AGAINST_SALADIN), 0.5
    ),
    strength=(strength_abroad,),
)
