"""Armies in a battle: who is engaged, strength points, dice, penalties, and the roll itself (Fief 6.2)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Seat, below, tell
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, Battle
from oyez.games.fief.rules.battle.words import BLANK_FACE, ROLLED
from oyez.games.fief.rules.board.pieces import count, fewer, total, with_count
from oyez.games.fief.rules.board.tables import GRAIL, MOST, NO_FORT, SPEAR, WALLS
from oyez.games.fief.rules.court.captivity import alliance_counts
from oyez.games.fief.rules.court.lords import ally_of, has_bars, strength_of
from oyez.games.fief.rules.doors import FIGHT, Bonus
from oyez.games.fief.rules.state import Fief

FACES: Final = {"112233": (1, 1, 2, 2, 3, 3), "011223": (0, 1, 1, 2, 2, 3)}  # F-6.2-13
SP_KNIGHT: Final = 3
SP_PER_DIE: Final = 6
MOST_DICE: Final = 3  # before d'Arc (F-6.2-07)
MOST_CANCELLED: Final = 2  # by engines (F-6.2.1-03)


def members(battle: Battle, side: int) -> list[int]:
    return [seat for seat in range(len(battle.sides)) if battle.sides[seat] == side]


def engaged_lords(g: Fief, battle: Battle, side: int) -> list[int]:
    """Free Lords of a side in the Village; of the riding player only those who ride (F-6.0-19, F-5.2-27)."""
    found = []
    for lord, village in enumerate(g.at):
        if village == battle.village and g.captor[lord] == NOBODY and g.family[lord] != NOBODY:
            seat = g.family[lord]
            if battle.sides[seat] == side and (seat != battle.rider or battle.riders >> lord & 1):
                found.append(lord)
    return [lord for lord in found if not stands_aloof(g, battle, lord)] if has_bars(g, FIGHT) else found


def stands_aloof(g: Fief, battle: Battle, lord: int) -> bool:
    """Whether a Lord takes no part in a battle, nor what is bound to him."""
    if has_bars(g, FIGHT):
        for bar in g.rules.bars[FIGHT]:
            if bar(g, FIGHT, lord, battle):
                return True
    return False


def engaged_lords_of(g: Fief, battle: Battle, seat: Seat) -> list[int]:
    return [lord for lord in engaged_lords(g, battle, battle.sides[seat]) if g.family[lord] == seat]


def engaged_counters(g: Fief, battle: Battle, seat: Seat) -> tuple[int, int]:
    """Men-at-Arms and Knights of a player who fight; riders have no Men-at-Arms with them (F-5.2-06)."""
    here = battle.village * MOST + seat
    if seat == battle.rider:
        return 0, min(battle.rider_knights, g.knights[here])
    return g.men_at_arms[here], g.knights[here]


def engaged_pieces(g: Fief, battle: Battle, seat: Seat) -> int:
    """Pieces of further kinds that fight or help, packed; bound ones only with their Lord."""
    if not g.others:
        return 0
    pieces = g.others[battle.village * MOST + seat]
    if seat == battle.rider:
        pieces = fewer(pieces, battle.rider_others)
    if pieces & g.rules.kinds.bound and has_bars(g, FIGHT):
        for row in g.rules.kinds.led:
            kind = g.rules.kinds.all[row]
            if kind.bound and kind.leads is not None and count(pieces, row):
                leaders = kind.leads(g)
                led = [x for x in engaged_lords_of(g, battle, seat) if leaders >> x & 1]
                pieces = with_count(pieces, row, min(count(pieces, row), len(led)))
    return pieces


def engaged_troops_of(g: Fief, battle: Battle, seat: Seat) -> tuple[int, int]:
    """Troops of a player who fight, by what they are worth: as Men-at-Arms, and as Knights (X-GEN-39, X-GEN-40)."""
    men, knights = engaged_counters(g, battle, seat)
    if g.others:
        pieces = engaged_pieces(g, battle, seat)
        if pieces:
            kinds = g.rules.kinds
            return men + total(pieces & kinds.light), knights + total(pieces & kinds.heavy)
    return men, knights


def engaged_troops(g: Fief, battle: Battle, side: int) -> tuple[int, int]:
    """The troops of a side together, by what they are worth."""
    men = knights = 0
    for seat in range(len(battle.sides)):
        if battle.sides[seat] == side:
            more_men, more_knights = engaged_troops_of(g, battle, seat)
            men += more_men
            knights += more_knights
    return men, knights


def has_troops(g: Fief, battle: Battle, side: int) -> bool:
    return engaged_troops(g, battle, side) != (0, 0)


def is_engaged(g: Fief, battle: Battle, seat: Seat) -> bool:
    """Whether a player on one of the sides still has anything that fights."""
    return engaged_troops_of(g, battle, seat) != (0, 0) or bool(engaged_lords_of(g, battle, seat))


def strength_of_member(g: Fief, battle: Battle, seat: Seat) -> int:
    men, knights = engaged_troops_of(g, battle, seat)
    return men + SP_KNIGHT * knights + sum([strength_of(g, x) for x in engaged_lords_of(g, battle, seat)])


def strength(g: Fief, battle: Battle, side: int) -> int:
    """Strength points: troops and Lords who are engaged; no engines, captives or bystanders (F-6.2-10)."""
    men, knights = engaged_troops(g, battle, side)
    return men + SP_KNIGHT * knights + sum([strength_of(g, x) for x in engaged_lords(g, battle, side)])


def is_inside(g: Fief, seat: Seat, village: int) -> bool:
    """The controller and those who entered as relief stand behind the walls (F-6.2.1-06)."""
    return g.forts[village] != NO_FORT and (
        g.control[village] == seat or g.relieved[village] >> seat & 1 == 1
    )


def walls_protect(g: Fief, battle: Battle) -> bool:
    """The defender is in a fortification, and the attacker does not come out of it (F-6.2.1-05 to -07)."""
    return (
        not battle.in_the_open
        and is_inside(g, battle.defender, battle.village)
        and not is_inside(g, battle.attacker, battle.village)
    )


def storms_walls(g: Fief, battle: Battle) -> bool:
    """The same, though a traitor may have opened the gates: that costs only the penalty (F-6.0-18, F-6.1-07)."""
    return walls_protect(g, battle.changed(in_the_open=False) if battle.gates else battle)


def engines(g: Fief, battle: Battle) -> int:
    """Dice that engines of the attacking players cancel (F-6.4-07, F-6.4.2-05)."""
    ally = ally_of(g, battle.attacker) if alliance_counts(g) else NOBODY
    total = 0
    for seat in members(battle, ATTACK):
        if g.rules.joint_siege == "any" or seat in (battle.attacker, ally):
            total += g.sieges[battle.village * MOST + seat]
    return min(total, MOST_CANCELLED)


def penalty(g: Fief, battle: Battle) -> int:
    """Dice the attacker loses: 1 at a Stronghold, 2 at a City (F-6.2.1-01, -02); the fort's number says so."""
    if battle.passage or not walls_protect(g, battle):
        return 0
    return max(0, WALLS[g.forts[battle.village]] - engines(g, battle))


def dice_of(g: Fief, battle: Battle, side: int, more: int = 0) -> int:
    """Table, plus d'Arc, less the penalty, then never below 0 (F-6.2-07, -08, -11); `more` points may come yet."""
    points = strength(g, battle, side) + more
    dice = min(MOST_DICE, (points + SP_PER_DIE - 1) // SP_PER_DIE)
    if g.darc != NOBODY and g.darc in engaged_lords(g, battle, side):
        dice += 1
    if side == ATTACK:
        dice -= penalty(g, battle)
    return max(0, dice)


def grail_shield(g: Fief, battle: Battle) -> bool:
    """The Grail on the defending side takes 1 from every die of the attack (F-11.1-14 to -16)."""
    holder = g.relic_lord[GRAIL]
    return holder != NOBODY and holder in engaged_lords(g, battle, DEFENCE)


def spear_bonus(g: Fief, battle: Battle, side: int, dice: int) -> int:
    """The Spear adds 1 hit to its side, in the English edition only in attack (F-11.1-25)."""
    holder = g.relic_lord[SPEAR]
    if holder == NOBODY or (side == DEFENCE and g.rules.spear == "attack_only"):
        return 0
    return 1 if holder in engaged_lords(g, battle, side) else 0


def cavalcade_bonus(g: Fief, battle: Battle, side: int, dice: int) -> int:
    """Whom riders charge hits once more with every die (F-5.2-17, F-5.2-18)."""
    return dice if side == DEFENCE and battle.cavalcade else 0


def throw(g: Fief, dice: int) -> list[int]:
    """What the dice show (F-6.2-13)."""
    faces = FACES[g.rules.battle_die]
    return [faces[below(g, 6)] for _ in range(dice)]


def hits_of(g: Fief, battle: Battle, side: int, faces: list[int]) -> int:
    """The hits of one side (P-ROLL); without a die no bonus counts (F-6.2-14, F-11.1-26, X-GEN-48)."""
    shield = 1 if side == ATTACK and grail_shield(g, battle) else 0
    hits = shown = 0
    for face in faces:
        shown = shown * 10 + (face or BLANK_FACE)
        hits += max(0, face - shield)
    if faces:
        for bonus in g.rules.doors.bonuses:
            hits += bonus.of(g, battle, side, len(faces))  # X-GEN-47
    tell(g, ROLLED, battle.principal(side), (len(faces), hits, shown))
    return hits


BONUSES: Final = (
    Bonus("spear", spear_bonus, "F-11.1-25", of_troops=False),
    Bonus("cavalcade", cavalcade_bonus, "F-5.2-17", of_troops=False),
)
