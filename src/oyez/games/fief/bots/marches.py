"""Marches: each Lord's best way for his next Moves, with how many of the troops around him.

Nothing is remembered between two questions: the same plan is found again from the same position.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oyez.engine.kernel import NOBODY, Decision
from oyez.engine.words import Prompt
from oyez.games.fief.bots.garrisons import now, standing
from oyez.games.fief.bots.outlook import DISTANCE, Outlook, Thumb
from oyez.games.fief.bots.villages import worth
from oyez.games.fief.rules.board.pieces import total
from oyez.games.fief.rules.board.tables import MOST, N_LORDS, N_VILLAGES, NEIGHBOURS
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.march.columns import able_troops, begin, limit_of, pieces_with
from oyez.games.fief.rules.march.move import bar_march
from oyez.games.fief.rules.march.words import (
    CHOOSE_LEADER,
    HALT,
    LEAD,
    MARCH,
    RELIEVE,
    WITH_KNIGHTS,
    WITH_MEN,
)
from oyez.games.fief.rules.words import DONE

FIRST: Final = 1.0  # the planned action
FADING: Final = tuple([0.6**steps for steps in range(N_VILLAGES)])  # by distance


class Plan(NamedTuple):
    """Where a group goes next and with how many troops."""

    value: float
    exit: int
    men: int
    knights: int


STAY: Final = Plan(0.0, NOBODY, 0, 0)
LEFT: Final = ((0, 0), (1, 0), (0, 1))  # who stays behind on the way


def choose_leader(o: Outlook, decision: Decision) -> list[float]:
    """The Lord with the best march first; when none is worth it, done."""
    values = []
    for action in decision.options:
        if action is DONE:
            values.append(o.w.effort)
        elif action.verb is LEAD:
            values.append(best_plan(o, begin(o.g, action.noun), None).value)
        else:
            values.append(-1.0)  # a group is put together piece by piece
    return values


def on_the_way(o: Outlook, decision: Decision) -> list[float]:
    """Put the group together as planned, then go."""
    column = o.g.column
    assert column is not None
    ways = {action.noun for action in decision.options if action.verb is MARCH}
    plan = best_plan(o, column, ways)
    if plan.value <= o.w.effort and HALT in decision.options:
        wanted = HALT
    elif plan.exit == NOBODY:
        return [1.0 if action.verb in (MARCH, RELIEVE) else 0.0 for action in decision.options]
    elif column.men != plan.men and WITH_MEN[plan.men] in decision.options:
        wanted = WITH_MEN[plan.men]
    elif column.knights != plan.knights and WITH_KNIGHTS[plan.knights] in decision.options:
        wanted = WITH_KNIGHTS[plan.knights]
    else:
        wanted = MARCH[plan.exit]
    return [FIRST if action is wanted else 0.0 for action in decision.options]


def best_plan(o: Outlook, column: Column, ways: set[int] | None) -> Plan:
    """The best next Move of a group; `ways` are the open exits, found here if not given."""
    best = STAY
    for plan in plans_by_exit(o, column, ways):
        if plan.value > best.value + 1e-9:
            best = plan
    return best


def plans_by_exit(o: Outlook, column: Column, ways: set[int] | None) -> list[Plan]:
    """For each open exit the best share of the troops to take along, if it promises anything."""
    g = o.g
    lords = column.lords.bit_count()
    moves = limit_of(g, column.lords) - max([g.moves[x] for x in range(N_LORDS) if column.lords >> x & 1])
    if ways is None:
        ways = {exit for exit in NEIGHBOURS[column.village] if not bar_march(g, column, exit)}
    if not ways or moves < 1:
        return []
    here = column.village
    able_men, able_knights = able_troops(g, column)
    men, knights = o.troops(o.seat, here)
    left_lords = o.own_lords_at(here) - lords
    before = now(o, here)
    light, heavy = followers(o, column) if g.others else (0, 0)
    best = dict.fromkeys(sorted(ways), STAY)
    for with_men, with_knights in shares(able_men, able_knights):
        leave = standing(o, here, men - with_men, knights - with_knights, left_lords) - before
        rest = men + knights - with_men - with_knights - light - heavy
        for exit in best:
            if (light or heavy) and (rest > 0 or o.others_at(exit)):
                value = with_followers(o, column, exit, (with_men, with_knights, light, heavy), moves)
            else:
                value = leave + arrival(o, exit, with_men, with_knights, lords)
                value += beyond(o, here, exit, with_men, with_knights, lords, moves - 1)
            if value > best[exit].value + 1e-9:
                best[exit] = Plan(value, exit, with_men, with_knights)
    return [plan for plan in best.values() if plan.exit != NOBODY]


def followers(o: Outlook, column: Column) -> tuple[int, int]:
    """Pieces of expansions that could go along, by what they are worth: as Men-at-Arms, and as Knights."""
    able = pieces_with(o.g, column, o.g.others[column.village * MOST + o.seat])
    kinds = o.g.rules.kinds
    return total(able & kinds.light), total(able & kinds.heavy)


def with_followers(
    o: Outlook, column: Column, exit: int, pieces: tuple[int, int, int, int], moves: int
) -> float:
    """The same as for a common group, with all of them along."""
    here, lords = column.village, column.lords.bit_count()
    men, knights = pieces[0] + pieces[2], pieces[1] + pieces[3]
    at_home, at_home_knights = o.troops(o.seat, here)
    left = standing(o, here, at_home - men, at_home_knights - knights, o.own_lords_at(here) - lords)
    value = left - now(o, here) + arrival(o, exit, men, knights, lords)
    return value + beyond(o, here, exit, men, knights, lords, moves - 1)


def shares(men: int, knights: int) -> list[tuple[int, int]]:
    """Sensible ways to divide troops between those who go and those who stay, most first."""
    found = {(men, knights), (0, 0), (men, 0), (0, knights)}
    for stay in (1, 2, 3):
        if men >= stay:
            found.add((men - stay, knights))
            found.add((min(men, stay), 0))
    if knights and not men:
        found.add((0, knights - 1))
        found.add((0, 1))
    return sorted(found, reverse=True)


def arrival(o: Outlook, village: int, men: int, knights: int, lords: int) -> float:
    """What it brings that these pieces come to a Village."""
    there_men, there_knights = o.troops(o.seat, village)
    after = standing(o, village, there_men + men, there_knights + knights, o.own_lords_at(village) + lords)
    return after - now(o, village)


def beyond(o: Outlook, start: int, via: int, men: int, knights: int, lords: int, moves: int) -> float:
    """What the next Move from there may still bring, or where the group will stand near to."""
    stay = pull(o, via, men, knights) - pull(o, start, men, knights)
    if moves < 1 or not o.is_open(via, o.seat):
        return stay
    best = stay
    there_men, there_knights = o.troops(o.seat, via)
    there_lords = o.own_lords_at(via)
    full = standing(o, via, there_men + men, there_knights + knights, there_lords + lords)
    for left_men, left_knights in LEFT:
        if left_men > men or left_knights > knights:
            continue
        leave = standing(o, via, there_men + left_men, there_knights + left_knights, there_lords) - full
        for exit in NEIGHBOURS[via]:
            if exit == start or o.in_rain(exit) or o.in_rain(via):
                continue
            gain = arrival(o, exit, men - left_men, knights - left_knights, lords)
            value = leave + o.w.farther * gain + pull(o, exit, men, knights) - pull(o, start, men, knights)
            best = max(best, value)
    return best


def pull(o: Outlook, village: int, men: int, knights: int) -> float:
    """How a group is drawn by what it could do a few Moves on."""
    key = (village, men, knights)
    found = o.pulls.get(key)
    if found is None:
        far = DISTANCE[village]
        found = o.w.pull * max(
            [value * FADING[far[target]] for target, value in prospects(o, men, knights) if far[target]],
            default=0.0,
        )
        o.pulls[key] = found
    return found


def prospects(o: Outlook, men: int, knights: int) -> list[tuple[int, float]]:
    """What such a group could win anywhere."""
    found = o.prospects.get((men, knights))
    if found is None:
        found = []
        if men or knights:
            for target in range(N_VILLAGES):
                if o.g.control[target] not in (o.seat, o.ally):
                    rivals = o.others_at(target)
                    found.append(
                        (target, standing(o, target, men, knights, 1) if rivals else worth(o, target))
                    )
        o.prospects[men, knights] = found
    return found


THUMBS: Final[dict[Prompt, Thumb]] = {
    CHOOSE_LEADER: choose_leader,
}
