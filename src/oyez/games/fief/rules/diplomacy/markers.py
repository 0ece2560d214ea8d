"""What needs a Diplomacy marker, and whose (Fief 8.0; matrix 2, section 3)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Seat, tell
from oyez.games.fief.rules.diplomacy.deal import CARD, RELIC, Deal, Item, deniers_in, of_kind
from oyez.games.fief.rules.diplomacy.words import MARKER_SPENT
from oyez.games.fief.rules.state import Fief

MARKER_BUYS: Final = 3  # deniers that one marker lets a player receive (F-8.0-03)


def markers_due(g: Fief, deal: Deal) -> tuple[int, int] | None:
    """Markers that proposer and partner must spend, or None if they lack them."""
    mine, theirs = markers_needed(g, deal)
    enough = g.diplomacy[deal.proposer] >= mine and g.diplomacy[deal.partner] >= theirs
    return (mine, theirs) if enough else None


def markers_needed(g: Fief, deal: Deal) -> tuple[int, int]:
    """Markers that an offer costs proposer and partner, whether or not they have them."""
    if g.rules.open_diplomacy:
        return (0, 0)  # F-11.3-01
    mine, theirs = needed_to_receive(g, deal, deal.wanted), needed_to_receive(g, deal, deal.given)
    cards = of_kind(deal.given, CARD) or of_kind(deal.wanted, CARD)
    if g.rules.diplomacy_cards == "exchange" and cards and not deal.private:
        if g.diplomacy[deal.proposer] > mine:  # F-8.0-04: one marker serves the whole exchange
            mine += 1
        else:
            theirs += 1
    return mine, theirs


def needed_to_receive(g: Fief, deal: Deal, items: tuple[Item, ...]) -> int:
    """Markers of whoever receives these things; inside a private talk money and cards need none (F-8.0-06)."""
    markers = 0
    if g.rules.relic_transfer != "same_village":
        markers += len(of_kind(items, RELIC))  # F-8.0-18
    if deal.private:
        return markers
    if g.rules.money_transfer == "marker_up_to_3":
        markers += -(-deniers_in(items) // MARKER_BUYS)  # F-8.0-03
    if g.rules.diplomacy_cards == "receive" and of_kind(items, CARD):
        markers += 1
    return markers


def spend_markers(g: Fief, seat: Seat, markers: int) -> None:
    for _ in range(markers):
        g.diplomacy[seat] -= 1
        tell(g, MARKER_SPENT, seat)
