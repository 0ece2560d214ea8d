"""Who may know what: the questions that views and resampling have in common (F-R-16, F-R-17, F-11.2)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Seat
from oyez.games.fief.rules.battle.battle import OUT
from oyez.games.fief.rules.board.pieces import exceeds
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.cards.hands import known_to
from oyez.games.fief.rules.court.elections import PlaceDecoy
from oyez.games.fief.rules.diplomacy.offers import content_of_offer
from oyez.games.fief.rules.march.cavalcade import LetPass
from oyez.games.fief.rules.state import Fief

PURCHASES: Final = 4  # the phase


def sees_deniers(g: Fief, seat: Seat, owner: Seat) -> bool:
    """Money is open unless all agreed otherwise (F-R-16)."""
    return owner == seat or not g.rules.hidden_money


def sees_troops(g: Fief, seat: Seat, owner: Seat, village: int) -> bool:
    """Types of troops are open, or shown while their side fights in that Village (F-11.2-01, F-11.2-04).

    Those of the riding player only if all of them ride: the others stay face down (F-5.2-27).
    """
    if owner == seat or not g.rules.fog_of_war:
        return True
    battle = g.battle
    if battle is None or battle.village != village or battle.sides[owner] == OUT:
        return False
    here = village * MOST + owner
    if owner != battle.rider:
        return True
    if g.others and exceeds(g.others[here], battle.rider_others):
        return False
    return not g.men_at_arms[here] and g.knights[here] <= battle.rider_knights


def unseen_counters(g: Fief, seat: Seat, owner: Seat, village: int) -> int:
    """New troops whose place is shown only when their owner has bought everything.

    Types are announced one by one (F-11.2-02); if each appeared at once, its place would betray its type.
    """
    if owner == seat or not g.rules.fog_of_war or g.phase != PURCHASES or g.active != owner:
        return 0
    return g.placed[village * MOST + owner]


def sees_column(g: Fief, seat: Seat) -> bool:
    """The split of the group on the march; a cavalcade is shown when it is declared (F-11.2-04)."""
    column = g.column
    if column is None:
        return False
    charging = g.battle is not None and g.battle.rider == column.seat
    charging = charging or any([isinstance(step, LetPass) for step in g.stack])  # EN: declared at contact
    return column.cavalcade or charging or sees_troops(g, seat, column.seat, column.village)


def sees_deal(g: Fief, seat: Seat) -> bool:
    """An offer being put together is its author's; one made in a private talk stays between the two (F-8.0-06)."""
    return content_of_offer(g, seat) is not None


def sees_card(card: int, seat: Seat) -> bool:
    return seat >= 0 and known_to(card, seat)


def is_voting(g: Fief, seat: Seat) -> bool:
    """Between his two vote markers: until both lie there, nobody may tell which came first."""
    top = g.stack[-1] if g.stack else None
    return isinstance(top, PlaceDecoy) and top.seat == seat
