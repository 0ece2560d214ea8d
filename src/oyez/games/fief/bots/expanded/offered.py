"""Where expansions add options to a question of the base game: purchases, draws, pillage, marches, attacks."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Decision
from oyez.engine.words import Action, Prompt, Verb
from oyez.games.fief.bots import battles, cards, marches, purchases
from oyez.games.fief.bots.expanded.additions import Worth, additions
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.rules.battle.words import CHOOSE_PILLAGE
from oyez.games.fief.rules.board.pieces import count
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.cards.words import DRAW_CARDS
from oyez.games.fief.rules.doors import MARKET
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.march.columns import pieces_with
from oyez.games.fief.rules.march.words import MARCH, MUST_GO_ON, ON_THE_WAY
from oyez.games.fief.rules.market.words import BUY


def buy(o: Outlook, decision: Decision) -> list[float]:
    found = purchases.buy(o, decision)
    if not o.g.rules.expanded:
        return found
    acts, wares = o.g.rules.doors.acts[MARKET].by_verb, additions().wares
    spare = o.g.deniers[o.seat] - purchases.reserve(o)
    for number, action in enumerate(decision.options):
        ware = wares.get(action.verb)
        if ware is not None:
            found[number] = ware(o, action.noun, spare, acts[action.verb].price)
    return found


def draw_cards(o: Outlook, decision: Decision) -> list[float]:
    """What is taken in place of a card."""
    found = cards.draw_cards(o, decision)
    if o.g.rules.expanded:
        weigh(o, decision, additions().draws, found)
    return found


def pillage(o: Outlook, decision: Decision) -> list[float]:
    found = battles.pillage(o, decision)
    if o.g.rules.expanded:
        weigh(o, decision, additions().plunder, found)
    return found


def weigh(o: Outlook, decision: Decision, worths: dict[Verb, Worth], found: list[float]) -> None:
    """Put in what the options that expansions add are worth."""
    for number, action in enumerate(decision.options):
        worth = worths.get(action.verb)
        if worth is not None:
            found[number] = worth(o, action.noun)


def on_the_way(o: Outlook, decision: Decision) -> list[float]:
    """Further pieces go along where somebody else stays behind, or into a fight."""
    found = marches.on_the_way(o, decision)
    if o.g.others:
        best = decision.options[found.index(max(found))]
        more = company(o, decision, best)
        if more is not None:
            found[decision.options.index(more)] = 2 * marches.FIRST
    return found


def followers(o: Outlook, column: Column, plan: marches.Plan) -> tuple[Action, ...]:
    """The same for a march that is planned as a whole: all that can go along; must agree with plans_by_exit."""
    if not o.g.others:
        return ()
    light, heavy = marches.followers(o, column)
    men, knights = o.troops(o.seat, column.village)
    if men + knights <= plan.men + plan.knights + light + heavy and not o.others_at(plan.exit):
        return ()
    able = pieces_with(o.g, column, o.g.others[column.village * MOST + o.seat])
    rows = o.g.rules.kinds.all
    kinds = [(row, rows[row]) for row in o.g.rules.kinds.further if not rows[row].bound]
    return tuple([kind.along[count(able, place)] for place, kind in kinds if count(able, place)])


def company(o: Outlook, decision: Decision, step: Action) -> Action | None:
    """The largest number of some kind that could come along and does not yet, before the group moves."""
    column = o.g.column
    if column is None or step.verb is not MARCH:
        return None
    men, knights = o.troops(o.seat, column.village)
    stay = men + knights - column.men - column.knights
    rows = o.g.rules.kinds.all
    others = [(row, rows[row]) for row in o.g.rules.kinds.further if not rows[row].bound]
    for place, kind in others:
        open_numbers = [action.noun for action in decision.options if action.verb is kind.along]
        most = max(open_numbers, default=0)
        stays = stay - most * (1 if kind.points else 0)
        if most > count(column.others, place) and (stays > 0 or o.others_at(step.noun)):
            return kind.along[most]
    return None


THUMBS: Final[dict[Prompt, Thumb]] = {
    DRAW_CARDS: draw_cards,
    BUY: buy,
    ON_THE_WAY: on_the_way,
    MUST_GO_ON: on_the_way,
    CHOOSE_PILLAGE: pillage,
}
