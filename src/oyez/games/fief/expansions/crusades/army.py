"""Armies in Outremer: who ranks above whom, who commands, strength and dice (X-CRU-24, -25, -28, -38, -44)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.expansions.crusades.part import Company, Crusade, crusade_of, walls_of
from oyez.games.fief.rules.battle.rolls import MOST_CANCELLED, MOST_DICE, SP_KNIGHT, SP_PER_DIE
from oyez.games.fief.rules.board.pieces import total, with_count
from oyez.games.fief.rules.board.tables import DUCHY, GRAIL, MOST, SPEAR, VILLAGES_OF_FIEF, WALLS
from oyez.games.fief.rules.court.lords import fief_titles, strength_of
from oyez.games.fief.rules.court.titles import sovereign
from oyez.games.fief.rules.state import Fief, turn_order

# A running battle: see part.Fight.
PLACE: Final = 0
REVENGE: Final = 1
ROLLS: Final = 2
EMPTY: Final = 3
PASSAGE: Final = 4
OPEN: Final = 5


def rank_of(g: Fief, lord: int) -> int:
    """King or Queen Regent 0, then Dukes, Counts, Barons, all others."""
    if sovereign(g) == lord:
        return 0
    sizes = [len(VILLAGES_OF_FIEF[fief]) for fief in fief_titles(g, lord)]
    return 1 + DUCHY - max(sizes) if sizes else 1 + DUCHY


def worth(g: Fief, company: Company) -> tuple[int, int]:
    """Troops of a company by what they are worth: as Men-at-Arms, and as Knights."""
    kinds, others = g.rules.kinds, company[5]
    if not others:
        return company[3], company[4]
    return company[3] + total(others & kinds.light), company[4] + total(others & kinds.heavy)


def points_of(g: Fief, company: Company) -> int:
    """Strength points of a company with its Lord."""
    light, heavy = worth(g, company)
    leader = strength_of(g, company[1]) if company[1] != NOBODY else 0
    return light + SP_KNIGHT * heavy + leader


def dismiss_unled(g: Fief) -> None:
    """What is bound to a Lord is gone with his death, his knighthood or his order (X-TEM-10)."""
    c = crusade_of(g)
    for number in range(len(c.companies) - 1, -1, -1):
        company = c.companies[number]
        others = led_by(g, company[1], company[5])
        if others != company[5]:
            c.companies[number] = (*company[:5], others, company[6])
            if company[1] == NOBODY and not others and not company[3] and not company[4]:
                del c.companies[number]


def dismiss_lost(g: Fief, occasion: int, what: int, whom: int) -> None:
    """A Lord elsewhere has lost what is bound to him: it leaves his company at once (X-TEM-36)."""
    dismiss_unled(g)


def led_by(g: Fief, lord: int, others: int) -> int:
    """Pieces of further kinds without those bound to a Lord, unless he leads them."""
    for row in g.rules.kinds.led:
        kind = g.rules.kinds.all[row]
        if kind.bound and kind.leads is not None and (lord == NOBODY or not kind.leads(g) >> lord & 1):
            others = with_count(others, row, 0)
    return others


def hierarchy(g: Fief) -> tuple[int, ...]:
    """All crusading Lords, the highest first: rank, army, turn order, own Lords by number."""
    order = turn_order(g)
    keys = [
        (rank_of(g, company[1]), -points_of(g, company), order.index(company[0]), company[1])
        for company in crusade_of(g).companies
        if company[1] != NOBODY
    ]
    keys.sort()
    return tuple([key[3] for key in keys])


def at_place(c: Crusade, place: int) -> list[Company]:
    return [company for company in c.companies if company[2] == place]


def lords_at(c: Crusade, place: int) -> list[int]:
    """Free crusading Lords at a place, in the order of the hierarchy."""
    here = [company[1] for company in c.companies if company[2] == place and company[1] != NOBODY]
    ranked = [lord for lord in c.order if lord in here]
    return ranked + [lord for lord in here if lord not in ranked]


def beside(g: Fief, lord: int) -> list[int]:
    """The free Lords who share his objective; at sea and waiting nobody shares anything."""
    c = crusade_of(g)
    for company in c.companies:
        if company[1] == lord and company[2] >= 0:
            return [other for other in lords_at(c, company[2]) if other != lord]
    return []


def players_at(c: Crusade, place: int) -> list[int]:
    return sorted({company[0] for company in c.companies if company[2] == place})


def is_engaged(g: Fief, seat: Seat) -> bool:
    """Whether a player has anybody in the running battle, be he its commander or not."""
    c = crusade_of(g)
    return c.fight is not None and seat in players_at(c, c.fight[PLACE])


def troops_of(g: Fief, c: Crusade, place: int) -> tuple[int, int]:
    """All troops at a place, by what they are worth."""
    light = heavy = 0
    for company in c.companies:
        if company[2] == place:
            more_light, more_heavy = worth(g, company)
            light += more_light
            heavy += more_heavy
    return light, heavy


def has_crusaders(g: Fief, c: Crusade, place: int) -> bool:
    return bool(lords_at(c, place)) or troops_of(g, c, place) != (0, 0)


def strength(g: Fief, c: Crusade, place: int) -> int:
    return sum([points_of(g, company) for company in at_place(c, place)])


def commander(g: Fief, c: Crusade, place: int) -> Seat:
    """The player of the highest Lord there, else the one with most strength points; NOBODY if nobody is left."""
    lords = lords_at(c, place)
    if lords:
        return g.family[lords[0]]
    best, most = NOBODY, 0
    for seat in turn_order(g):
        points = sum([points_of(g, company) for company in at_place(c, place) if company[0] == seat])
        if points > most:
            best, most = seat, points
    return best


def host_of(c: Crusade, fight: tuple[int, ...]) -> tuple[int, int]:
    """The Saracens who fight: Knights and Defenders."""
    if fight[REVENGE]:
        return c.saladin[1], c.saladin[2]
    return 0, c.garrisons[fight[PLACE]]


def saracen_points(c: Crusade, fight: tuple[int, ...]) -> int:
    knights, defenders = host_of(c, fight)
    points = c.board.sp_knight * knights + c.board.sp_defender * defenders
    return points + c.board.sp_saladin if fight[REVENGE] else points


def dice_for(points: int) -> int:
    return min(MOST_DICE, (points + SP_PER_DIE - 1) // SP_PER_DIE)


def penalty(c: Crusade, fight: tuple[int, ...]) -> int:
    """Dice that the attacker loses at the walls; engines of the crusaders together cancel at most two (X-CRU-84)."""
    walls = 0 if fight[OPEN] or fight[PASSAGE] else WALLS[walls_of(c, fight[PLACE])]
    if fight[REVENGE]:
        return walls
    start = fight[PLACE] * MOST
    return max(0, walls - min(MOST_CANCELLED, sum(c.engines[start : start + MOST])))


def crusader_dice(g: Fief, c: Crusade, fight: tuple[int, ...]) -> int:
    dice = dice_for(strength(g, c, fight[PLACE]))
    if g.darc in lords_at(c, fight[PLACE]):
        dice += 1
    return dice if fight[REVENGE] else max(0, dice - penalty(c, fight))


def saracen_dice(c: Crusade, fight: tuple[int, ...]) -> int:
    dice = dice_for(saracen_points(c, fight))
    return max(0, dice - penalty(c, fight)) if fight[REVENGE] else dice


def spear_hits(g: Fief, c: Crusade, fight: tuple[int, ...]) -> int:
    """The Spear when the crusaders attack, or always by the flag of the base game (X-CRU-87)."""
    if fight[REVENGE] and g.rules.spear == "attack_only":
        return 0
    return 1 if g.relic_lord[SPEAR] in lords_at(c, fight[PLACE]) else 0


def grail_shield(g: Fief, c: Crusade, fight: tuple[int, ...]) -> int:
    """The Grail takes 1 from every die of Saladin (X-CRU-87)."""
    return 1 if fight[REVENGE] and g.relic_lord[GRAIL] in lords_at(c, fight[PLACE]) else 0


def saracen_losses(c: Crusade, knights: int, defenders: int, hits: int) -> tuple[int, int]:
    """The largest possible total, among equal ones as many Defenders as possible (X-CRU-45)."""
    best, found = 0, (0, 0)
    for fallen in range(defenders, -1, -1):
        rest = hits - c.board.sp_defender * fallen
        if rest < 0:
            continue
        riders = min(knights, rest // c.board.sp_knight)
        lost = c.board.sp_defender * fallen + c.board.sp_knight * riders
        if lost > best:
            best, found = lost, (riders, fallen)
    return found
