"""Cards: what each is worth in the hand, what to draw, discard and play, where Harvest and taxes go."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision
from oyez.engine.words import Action, Prompt
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.bots.surprises import surprise
from oyez.games.fief.rules.board.tables import (
    AMBUSH,
    ASSASSINATION,
    CARDINAL_CARD,
    DARC,
    FAMILY_LIMIT,
    HAND_LIMIT,
    HARVEST,
    JUSTICE,
    MEN,
    N_BISHOPRICS,
    PASSAGE,
    TAX,
    UPRISING,
    VILLAGES_OF_BISHOPRIC,
    VILLAGES_OF_FIEF,
    WEATHER,
)
from oyez.games.fief.rules.cards.draws import LORD_DECK
from oyez.games.fief.rules.cards.fortunes import Bless, blessable
from oyez.games.fief.rules.cards.hands import is_lord, is_opportunity, kind_of
from oyez.games.fief.rules.cards.taxes import tax_options
from oyez.games.fief.rules.cards.words import (
    CHOOSE_BISHOPRIC,
    CHOOSE_TAX,
    DISCARD,
    DISCARD_CARDS,
    DRAW,
    PLAY,
    PLAY_CARDS,
    TALLAGE,
)
from oyez.games.fief.rules.court.lords import is_bishop, is_cardinal, is_married, lords_of
from oyez.games.fief.rules.words import DONE

AT_ONCE: Final = 20.0
PLAIN: Final = {
    UPRISING: 2.5,
    PASSAGE: 2.5,
    ASSASSINATION: 5.0,
    JUSTICE: 1.8,
    AMBUSH: 3.0,
}


def card_worth(o: Outlook, kind: int) -> float:
    """What a card in the hand is worth, in deniers."""
    g = o.g
    family = lords_of(g, o.seat)
    if is_lord(kind):
        return o.w.lord_card if len(family) < FAMILY_LIMIT else 1.0
    if kind == CARDINAL_CARD:
        bishops = [x for x in family if is_bishop(g, x) and not is_cardinal(g, x)]
        return 8.0 if bishops else 3.0
    if kind == DARC:
        return 5.0 if [x for x in family if x >= MEN and not is_married(g, x)] else 1.0
    if kind == TAX:
        return o.w.tax_card if tax_options(g, o.seat) else 2.0
    if kind in (HARVEST, WEATHER):
        return 1.0 + max([blessing(o, kind, b) for b in range(N_BISHOPRICS)])
    return o.w.surprise * PLAIN[kind]


def discard_cards(o: Outlook, decision: Decision) -> list[float]:
    """Make room for new cards, above all for the Lords who are missing."""
    keep = least_to_keep(o)
    found = []
    for action in decision.options:
        if action.verb is DISCARD:
            found.append(keep - card_worth(o, action.noun))
        elif action.verb is PLAY:
            found.append(surprise(o, action.noun) - o.w.enough)
        else:
            found.append(0.0)
    return found


def least_to_keep(o: Outlook) -> float:
    """Cards worth less are discarded: the fuller the hand, the dearer its places."""
    cards = len(o.g.hands[o.seat])
    if cards >= HAND_LIMIT:
        return AT_ONCE if lords_wanted(o) == FAMILY_LIMIT else o.w.full_hand
    return o.w.fuller_hand if cards == HAND_LIMIT - 1 else 0.0


def lords_wanted(o: Outlook) -> int:
    """Places in the family that neither a Lord in play nor one in the hand will fill."""
    in_hand = [kind_of(card) for card in o.g.hands[o.seat]]
    return FAMILY_LIMIT - len(lords_of(o.g, o.seat)) - len([kind for kind in in_hand if is_lord(kind)])


def draw_cards(o: Outlook, decision: Decision) -> list[float]:
    """Lords until the family is complete, luck besides."""
    worth_of_lord = o.w.lord_draw if lords_wanted(o) > 0 else o.w.spare_lord
    return [
        (worth_of_lord if action.noun == LORD_DECK else o.w.fortune_draw) if action.verb is DRAW else 0.0
        for action in decision.options
    ]


def play_cards(o: Outlook, decision: Decision) -> list[float]:
    return [o.w.enough if action is DONE else played(o, action.noun) for action in decision.options]


def played(o: Outlook, kind: int) -> float:
    """What a card brings if it is played now."""
    if is_lord(kind):
        return AT_ONCE
    if is_opportunity(kind):
        return surprise(o, kind)
    if kind == TAX:
        return max([tax_yield(o, action) for action in tax_options(o.g, o.seat)], default=0.0)
    return max([blessing(o, kind, place) for place in blessable(o.g, kind)], default=0.0)


def choose_bishopric(o: Outlook, decision: Decision) -> list[float]:
    step = o.g.stack[-1]
    assert isinstance(step, Bless)
    return [blessing(o, step.card, action.noun) for action in decision.options]


def blessing(o: Outlook, card: int, bishopric: int) -> float:
    """Deniers that Harvest or Weather brings there, less what it brings to rivals."""
    g = o.g
    value = 0.0
    for village in VILLAGES_OF_BISHOPRIC[bishopric]:
        owner = g.control[village]
        if owner == o.seat:
            value += g.mills[village]
        elif owner != NOBODY and owner != o.ally:
            value -= o.w.wealth * g.mills[village]
    if card == HARVEST and g.famine >> bishopric & 1:
        return 2 * value
    if card != HARVEST and g.rain >> bishopric & 1:
        stuck = [x for x in o.free_lords() if o.in_rain(g.at[x])]
        return 1.0 if stuck else 0.0
    return 0.0 if g.famine >> bishopric & 1 else value


def choose_tax(o: Outlook, decision: Decision) -> list[float]:
    return [tax_yield(o, action) for action in decision.options]


def tax_yield(o: Outlook, action: Action) -> float:
    """A tallage pays for each Village; a tithe takes the mills' income, one's own included."""
    g = o.g
    if action.verb is TALLAGE:
        return 2.0 * len(VILLAGES_OF_FIEF[action.noun])
    places = range(N_BISHOPRICS) if action.verb.name == "papal-tithe" else (action.noun,)
    value = 0.0
    for bishopric in places:
        if g.famine >> bishopric & 1:
            continue
        for village in VILLAGES_OF_BISHOPRIC[bishopric]:
            if g.control[village] not in (o.seat, NOBODY):
                value += 2.0 * g.mills[village] * (1 + o.w.wealth)
    return value


THUMBS: Final[dict[Prompt, Thumb]] = {
    DISCARD_CARDS: discard_cards,
    PLAY_CARDS: play_cards,
    CHOOSE_BISHOPRIC: choose_bishopric,
    CHOOSE_TAX: choose_tax,
}
