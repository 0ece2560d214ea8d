"""Purchases: titles first, then what completes a fief, mills, troops where they matter, a Cardinal's hat."""

from __future__ import annotations

from math import floor
from typing import Final

from oyez.engine.kernel import NOBODY, Decision
from oyez.engine.words import Action, Prompt
from oyez.games.fief.bots.garrisons import now, standing
from oyez.games.fief.bots.outlook import DISTANCE, Outlook, Thumb
from oyez.games.fief.bots.villages import point, worth
from oyez.games.fief.rules.board.tables import (
    FIEF_OF,
    N_FIEFS,
    N_VILLAGES,
    NO_FORT,
    PRICE_CARDINAL,
    PRICE_KNIGHT,
    PRICE_MAN_AT_ARMS,
    PRICE_MILL,
    PRICE_STRONGHOLD,
    VILLAGES_OF_FIEF,
    title_price,
)
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.market.title_sales import kings_player
from oyez.games.fief.rules.market.words import (
    BUY_CARDINAL,
    BUY_TITLE,
    CHOOSE_CITY,
    GRANT,
    KNIGHT,
    MILL,
    PASS_TITLE,
    PETITION,
    RECRUIT,
    STRONGHOLD,
)
from oyez.games.fief.rules.words import DONE

AT_ONCE: Final = 100.0
NEVER: Final = -1.0


def buy(o: Outlook, decision: Decision) -> list[float]:
    """The value of each purchase over its price; what is saved up for is not spent."""
    purse = o.g.deniers[o.seat]
    saved = reserve(o)
    return [purchase(o, action, purse - saved) for action in decision.options]


def purchase(o: Outlook, action: Action, spare: int) -> float:
    verb, noun = action.verb, action.noun
    if action is DONE:
        return 0.0
    if verb is BUY_TITLE:
        return AT_ONCE
    if verb is PETITION:
        return AT_ONCE + 1 if king_is_friend(o) else petition_worth(o, noun)
    if verb is GRANT:
        receiver = o.g.control[VILLAGES_OF_FIEF[noun][0]]
        return AT_ONCE + 1 if o.is_friend(receiver) else NEVER
    if verb is STRONGHOLD:
        return stronghold_worth(o, noun)
    if verb is MILL:
        return mill_worth(o, noun) if spare >= PRICE_MILL else NEVER
    if verb is RECRUIT:
        return troop_worth(o, noun, 1, 0) - PRICE_MAN_AT_ARMS if affordable(o, noun, spare, 1) else NEVER
    if verb is KNIGHT:
        return troop_worth(o, noun, 0, 1) - PRICE_KNIGHT if affordable(o, noun, spare, 3) else NEVER
    if verb is BUY_CARDINAL:
        return o.w.hat - PRICE_CARDINAL if o.g.family[noun] == o.seat and spare >= PRICE_CARDINAL else NEVER
    return NEVER if verb is PASS_TITLE else 0.0


def king_is_friend(o: Outlook) -> bool:
    return o.is_friend(kings_player(o.g))


def petition_worth(o: Outlook, fief: int) -> float:
    """Asking costs nothing where the price is too high."""
    return 1.0 if o.g.deniers[o.seat] < title_price(fief) else NEVER


def owned(o: Outlook, fief: int) -> int:
    return len([v for v in VILLAGES_OF_FIEF[fief] if o.g.control[v] == o.seat])


def is_walled(o: Outlook, fief: int) -> bool:
    return bool([v for v in VILLAGES_OF_FIEF[fief] if o.g.forts[v] != NO_FORT])


def price_of_point(o: Outlook, fief: int) -> int:
    """What is still to be paid for a fief whose Villages are all controlled."""
    return title_price(fief) + (0 if is_walled(o, fief) else PRICE_STRONGHOLD)


def goal(o: Outlook) -> int:
    """The cheapest ungoverned fief that is complete or lacks one Village, or NOBODY."""
    best, least = NOBODY, 0
    for fief in range(N_FIEFS):
        if player_of(o.g, fief) == NOBODY:
            gap = len(VILLAGES_OF_FIEF[fief]) - owned(o, fief)
            if gap == 0 and (best == NOBODY or price_of_point(o, fief) < least):
                best, least = fief, price_of_point(o, fief)
    return best


def reserve(o: Outlook) -> int:
    """Deniers to keep for the next title, if it is near enough."""
    fief = goal(o)
    if fief == NOBODY:
        return 0
    price, purse, income = price_of_point(o, fief), o.g.deniers[o.seat], o.income()
    if price <= purse + income:
        return price
    return 0 if price > purse + o.w.waiting * income else max(0, floor(price - o.w.coming * income))


def affordable(o: Outlook, village: int, spare: int, price: int) -> bool:
    """Troops for a Village in danger may be paid out of savings."""
    return spare >= price or (o.threat(village).troops > 0 and worth(o, village) > point(o) * o.w.precious)


def stronghold_worth(o: Outlook, village: int) -> float:
    """Only where it completes a fief."""
    fief = FIEF_OF[village]
    if is_walled(o, fief) or player_of(o.g, fief) != NOBODY or owned(o, fief) < len(VILLAGES_OF_FIEF[fief]):
        return NEVER
    men, knights = o.troops(o.seat, village)
    return AT_ONCE / 2 + 0.1 * (men + 3 * knights) - 0.1 * o.threat(village).points


def mill_worth(o: Outlook, village: int) -> float:
    """Two deniers a round while the Village is kept."""
    g = o.g
    men, knights = o.troops(o.seat, village)
    value = standing(o, village, men, knights, o.own_lords_at(village)) / max(1.0, worth(o, village))
    safety = max(o.w.safe_mill, min(1.0, value))
    walls = 1.0 if g.forts[village] == NO_FORT else 1.1
    return 2 * o.w.mill_pays * o.lasting(o.w.mill_fading) * safety * walls - PRICE_MILL


def troop_worth(o: Outlook, village: int, men: int, knights: int) -> float:
    """What one more counter there defends, or lets a Lord take."""
    have_men, have_knights = o.troops(o.seat, village)
    lords = o.own_lords_at(village)
    guard = standing(o, village, have_men + men, have_knights + knights, lords) - now(o, village)
    if not lords:
        return guard
    return max(guard, o.w.offence * conquest(o, village, have_men, have_knights, men, knights))


def conquest(o: Outlook, village: int, have_men: int, have_knights: int, men: int, knights: int) -> float:
    """What a Lord there could newly take with one more counter."""
    targets = sorted(
        [worth(o, v) for v in range(N_VILLAGES) if DISTANCE[village][v] <= 2 and is_empty(o, v)], reverse=True
    )
    spare = have_men + have_knights - 1
    gain = o.w.expansion * targets[spare] if spare < len(targets) and spare >= 0 else 0.0
    for target in range(N_VILLAGES):
        if 0 < DISTANCE[village][target] <= 2 and o.others_at(target) and o.g.control[target] != o.seat:
            gain = max(gain, assault(o, target, have_men, have_knights, men, knights))
    return gain


def is_empty(o: Outlook, village: int) -> bool:
    return not o.g.arrivals[village] and o.g.control[village] not in (o.seat, o.ally)


def assault(o: Outlook, target: int, have_men: int, have_knights: int, men: int, knights: int) -> float:
    """The gain per counter, looking as far ahead as a Village can take new troops."""
    base = standing(o, target, have_men, have_knights, 1)
    one = standing(o, target, have_men + men, have_knights + knights, 1) - base
    four = standing(o, target, have_men + 4 * men, have_knights + 4 * knights, 1) - base
    return max(one, four / 4)


def choose_city(o: Outlook, decision: Decision) -> list[float]:
    """The City stands where it is safest."""
    found = []
    for action in decision.options:
        men, knights = o.troops(o.seat, action.noun)
        found.append(men + 3.0 * knights - 0.5 * o.threat(action.noun).points)
    return found


THUMBS: Final[dict[Prompt, Thumb]] = {
    CHOOSE_CITY: choose_city,
}
