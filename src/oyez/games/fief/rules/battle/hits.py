"""Hits: how many counters take them, and how those leave (Fief 6.2.2)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import EVERYBODY, Seat, tell
from oyez.games.fief.rules.battle.rolls import engaged_pieces, engaged_troops_of
from oyez.games.fief.rules.battle.words import (
    TROOPS_LOST,
)
from oyez.games.fief.rules.board.piece_words import PIECES_FELL
from oyez.games.fief.rules.board.pieces import fewer, total
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.board.troops import remove_troops, tell_pieces
from oyez.games.fief.rules.state import Fief

HITS_PER_KNIGHT: Final = 3


def most_lost(men: int, knights: int, hits: int) -> int:
    """Hits that can be taken by these troops (F-6.2.2-03); the rest hurts nobody of them (F-6.2.2-14)."""
    best = 0
    for fallen in range(min(knights, hits // HITS_PER_KNIGHT) + 1):
        best = max(best, HITS_PER_KNIGHT * fallen + min(men, hits - HITS_PER_KNIGHT * fallen))
    return best


def legal_losses(men: int, knights: int, hits: int) -> list[tuple[int, int]]:
    """All (Men-at-Arms, Knights) that take as many hits as possible, fewest Knights first (P-LOSS)."""
    best = most_lost(men, knights, hits)
    found = []
    for fallen in range(min(knights, best // HITS_PER_KNIGHT) + 1):
        rest = best - HITS_PER_KNIGHT * fallen
        if rest <= men:
            found.append((rest, fallen))
    return found


def lords_hit(men: int, knights: int, lords: int, hits: int) -> int:
    """Lords are killed only by what is left once all troops of their side are dead (F-6.2.2-05 to -07)."""
    rest = hits - men - HITS_PER_KNIGHT * knights
    return 0 if rest <= 0 else min(rest, lords)


def troops_hit(g: Fief, seat: Seat, village: int, in_battle: bool) -> tuple[int, int]:
    """Troops that can be hit, by what they are worth."""
    if in_battle and g.battle is not None:
        return engaged_troops_of(g, g.battle, seat)
    here = village * MOST + seat
    men, knights = g.men_at_arms[here], g.knights[here]
    if g.others:
        pieces, kinds = g.others[here], g.rules.kinds
        return men + total(pieces & kinds.light), knights + total(pieces & kinds.heavy)
    return men, knights


def pieces_hit(g: Fief, seat: Seat, village: int, in_battle: bool) -> int:
    """Of further kinds those that can be hit, packed."""
    if not g.others:
        return 0
    if in_battle and g.battle is not None:
        return engaged_pieces(g, g.battle, seat) & g.rules.kinds.troops
    return g.others[village * MOST + seat] & g.rules.kinds.troops


def lose_troops(
    g: Fief, seat: Seat, village: int, men: int, knights: int, in_battle: bool, pieces: int = 0
) -> None:
    """Counters go back to the stock; riders who fell ride no more."""
    if not men and not knights and not pieces:
        return
    remove_troops(g, seat, village, men, knights, pieces)
    if men or knights:
        tell(g, TROOPS_LOST, seat, (village, men, knights))
    if pieces:
        tell_pieces(g, PIECES_FELL, seat, pieces, (village,), EVERYBODY)
    if in_battle and g.battle is not None and g.battle.rider == seat:
        riders = 0
        if g.others:  # some may have gone with those who fell
            riders = fewer(g.battle.rider_others - pieces, g.others[village * MOST + seat])
        g.battle = g.battle.changed(rider_knights=g.battle.rider_knights - knights, rider_others=riders)
