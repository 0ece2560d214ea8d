"""When Bombards leave the map: their side has lost all its troops there (X-TAC-32, X-TAC-59)."""

from __future__ import annotations

from oyez.engine.kernel import EVERYBODY, Seat
from oyez.games.fief.expansions.tactics.terms import BOMBARDS
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE
from oyez.games.fief.rules.battle.rolls import engaged_pieces, has_troops, members
from oyez.games.fief.rules.board.piece_words import PIECES_FELL
from oyez.games.fief.rules.board.pieces import count, of
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.board.troops import remove_pieces, tell_pieces
from oyez.games.fief.rules.doors import BATTLE_ENDED, SACKED
from oyez.games.fief.rules.state import Fief


def abandon_bombards(g: Fief, occasion: int, what: int, whom: int) -> None:
    """They are never captured: they go back to their owner's stock."""
    if occasion == BATTLE_ENDED and g.battle is not None:
        for side in (ATTACK, DEFENCE):
            if not has_troops(g, g.battle, side):
                for seat in members(g.battle, side):
                    lose_bombards(g, seat, what, engaged_pieces(g, g.battle, seat))
    elif occasion == SACKED:
        for seat in range(g.rules.seats):
            lose_bombards(g, seat, what, g.others[what * MOST + seat])


def lose_bombards(g: Fief, seat: Seat, village: int, others: int) -> None:
    bombards = of(BOMBARDS, count(others, BOMBARDS))
    if bombards:
        remove_pieces(g, seat, village, bombards)
        tell_pieces(g, PIECES_FELL, seat, bombards, (village,), EVERYBODY)
