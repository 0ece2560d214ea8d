"""Opportunity cards: when each is worth its surprise, and whom it strikes."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision
from oyez.engine.words import Prompt
from oyez.games.fief.bots.battles import chance_of, lord_worth
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.bots.villages import denial, worth
from oyez.games.fief.rules.battle.battle import ATTACK
from oyez.games.fief.rules.board.tables import (
    AMBUSH,
    ASSASSINATION,
    CARDINAL_CARD,
    DARC,
    KING,
    MEN,
    N_LORDS,
    NO_FORT,
    PASSAGE,
    POPE,
    UPRISING,
)
from oyez.games.fief.rules.cards.moment_words import MOMENTS
from oyez.games.fief.rules.cards.words import PLAGUE_ORDER, PLAY
from oyez.games.fief.rules.court.lords import fief_titles, is_bishop, is_cardinal, is_married, lords_of
from oyez.games.fief.rules.opportunities.ambush import within_reach
from oyez.games.fief.rules.opportunities.assassination import IMMUNE, prey
from oyez.games.fief.rules.opportunities.passage import bar_breach, captives_to_free
from oyez.games.fief.rules.opportunities.rising import troubled
from oyez.games.fief.rules.opportunities.words import (
    BREACH,
    BUY_CALM,
    CALM_RISING,
    CHOOSE_AMBUSHED,
    CHOOSE_CARDINAL,
    CHOOSE_CULPRIT,
    CHOOSE_MAID,
    CHOOSE_PREY,
    CHOOSE_RISING,
    CHOOSE_SPONSOR,
    CHOOSE_VICTIM,
    ESCAPE_TOO,
    EVADE,
    JOIN_RISING,
    USE_PASSAGE,
)
from oyez.games.fief.rules.words import DONE, PASS

HAT: Final = 6.0
MAID: Final = 4.0


def window(o: Outlook, decision: Decision) -> list[float]:
    """Play what is worth more now than later."""
    return [surprise(o, action.noun) if action.verb is PLAY else o.w.silence for action in decision.options]


def surprise(o: Outlook, kind: int) -> float:
    """What an opportunity card brings if it is played now on its best target."""
    g = o.g
    family = lords_of(g, o.seat)
    if kind == CARDINAL_CARD:
        return HAT if [x for x in family if hat(o, x) > 0] else -1.0
    if kind == DARC:
        return MAID if [x for x in family if x >= MEN and not is_married(g, x)] else -1.0
    if kind == UPRISING:
        return max([uprising(o, village) for village in troubled(g, o.seat)], default=-1.0)
    if kind == PASSAGE:
        return passage(o)
    if kind == ASSASSINATION:
        best = max([murder(o, lord) for lord in prey(g, o.seat)], default=-1.0)
        return best if best >= o.w.murder else -1.0
    if kind == AMBUSH:
        return max([lord_worth(o, lord) if is_rival(o, lord) else -1.0 for lord in within_reach(g, o.seat)])
    return max([justice(o, lord) for lord in range(N_LORDS) if g.assassins >> lord & 1], default=-1.0)


def is_rival(o: Outlook, lord: int) -> bool:
    return o.g.family[lord] in o.rivals


def hat(o: Outlook, lord: int) -> float:
    """Whom to make Cardinal: an own Bishop, or else an ally's."""
    if not is_bishop(o.g, lord) or is_cardinal(o.g, lord):
        return -1.0
    return 2.0 if o.g.family[lord] == o.seat else 1.0 if o.g.family[lord] == o.ally else -1.0


def uprising(o: Outlook, village: int) -> float:
    """Troops, mills and Lords of rivals that a rising may cost; walls keep it out."""
    g = o.g
    owner = g.control[village]
    if owner not in o.rivals or o.army(o.seat, village).points or g.forts[village] != NO_FORT:
        return -1.0
    troops = sum([o.army(seat, village).troops for seat in o.others_at(village)])
    if not troops or troops > 4:
        return 0.5
    lords = [lord for lord in o.lords_at(village) if is_rival(o, lord)]
    return 1.0 + 1.5 * g.mills[village] + sum([0.5 * lord_worth(o, lord) for lord in lords])


def passage(o: Outlook) -> float:
    """Into the walls of a battle that would be won by it, or out of captivity."""
    own = [lord_worth(o, x) for x in captives_to_free(o.g, o.seat) if o.g.family[x] == o.seat]
    best = max(own, default=-1.0)
    battle = o.g.battle
    if battle is not None and not bar_breach(o.g, o.seat) and battle.sides[o.seat] == ATTACK:
        best = max(best, 0.3 * worth(o, battle.village))
    return best


def murder(o: Outlook, lord: int) -> float:
    """Crown and tiara die with their bearer; fiefs only with the last Lord of a family."""
    g = o.g
    owner = g.family[lord]
    if owner not in o.rivals:
        return -1.0
    crowns = (g.titles[lord] >> KING & 1) + (g.titles[lord] >> POPE & 1)
    value = crowns * denial(o, owner)
    if len(lords_of(g, owner)) == 1:
        value += len(fief_titles(g, lord)) * denial(o, owner)
    if g.spouse[lord] != NOBODY and o.missing(owner) <= 0:
        value += 30.0  # the alliance dies, too
    return value + 0.1 * lord_worth(o, lord)


def justice(o: Outlook, lord: int) -> float:
    if not is_rival(o, lord) or o.g.titles[lord] & IMMUNE:
        return -1.0
    return 1.0 + lord_worth(o, lord)


def choose_rising(o: Outlook, decision: Decision) -> list[float]:
    return [uprising(o, action.noun) for action in decision.options]


def join_rising(o: Outlook, decision: Decision) -> list[float]:
    return [1.0 if action is PASS else 0.0 for action in decision.options]


def calm_rising(o: Outlook, decision: Decision) -> list[float]:
    """A Cardinal pays to save what is worth it; no Bishop risks his life."""
    village = getattr(o.g.stack[-1], "village", NOBODY)
    own = village != NOBODY and o.g.control[village] == o.seat
    worthy = own and worth(o, village) > 5.0
    return [
        (1.0 if worthy else 0.0) if action.verb is BUY_CALM else 0.5 if action is PASS else -1.0
        for action in decision.options
    ]


def choose_victim(o: Outlook, decision: Decision) -> list[float]:
    return [1.0 + o.points[a.noun] if not o.is_friend(a.noun) else 0.0 for a in decision.options]


def use_passage(o: Outlook, decision: Decision) -> list[float]:
    """Also answers which captives escape with the first."""
    found = []
    for action in decision.options:
        if action is BREACH:
            found.append(20.0 * (1 - chance_of(o)))
        elif action is DONE:
            found.append(0.0)
        else:
            found.append(lord_worth(o, action.noun) if o.is_friend(o.g.family[action.noun]) else -1.0)
    return found


def choose_prey(o: Outlook, decision: Decision) -> list[float]:
    return [murder(o, action.noun) for action in decision.options]


def choose_least(o: Outlook, decision: Decision) -> list[float]:
    """Own Lords, the least worthy first."""
    return [-lord_worth(o, action.noun) for action in decision.options]


def evade(o: Outlook, decision: Decision) -> list[float]:
    return [1.0 if action is not PASS else 0.0 for action in decision.options]


def choose_culprit(o: Outlook, decision: Decision) -> list[float]:
    return [justice(o, action.noun) for action in decision.options]


def choose_ambushed(o: Outlook, decision: Decision) -> list[float]:
    return [lord_worth(o, a.noun) if is_rival(o, a.noun) else -1.0 for a in decision.options]


def choose_maid(o: Outlook, decision: Decision) -> list[float]:
    """The lady with most troops about her."""
    found = []
    for action in decision.options:
        if o.g.family[action.noun] == o.seat:
            found.append(1.0 + o.army(o.seat, o.g.at[action.noun]).points)
        else:
            found.append(0.5 if o.g.family[action.noun] == o.ally else 0.0)
    return found


def choose_cardinal(o: Outlook, decision: Decision) -> list[float]:
    return [hat(o, action.noun) for action in decision.options]


THUMBS: Final[dict[Prompt, Thumb]] = {
    PLAGUE_ORDER: choose_least,
    CHOOSE_RISING: choose_rising,
    JOIN_RISING: join_rising,
    CALM_RISING: calm_rising,
    CHOOSE_VICTIM: choose_victim,
    USE_PASSAGE: use_passage,
    ESCAPE_TOO: use_passage,
    CHOOSE_PREY: choose_prey,
    CHOOSE_SPONSOR: choose_least,
    EVADE: evade,
    CHOOSE_CULPRIT: choose_culprit,
    CHOOSE_AMBUSHED: choose_ambushed,
    CHOOSE_MAID: choose_maid,
    CHOOSE_CARDINAL: choose_cardinal,
    **dict.fromkeys(MOMENTS, window),
}
