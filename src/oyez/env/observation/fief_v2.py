"""The second observation of Fief: the fields of v1, some of them wider, then those of the five expansions.

Its shape does not depend on which expansions are on, so that one policy can play with any of them; what is off is
nought.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from oyez.engine.game import Game
from oyez.env.observation.fief import FiefEncoder, Section
from oyez.env.observation.fief_extent import board_of, expanded
from oyez.env.observation.fief_modules import Modules, Orders, Pieces, Tactics
from oyez.env.observation.fief_outremer import Companies, Outremer, OutremerBattle
from oyez.env.observation.schema import SchemaMaker
from oyez.games.fief.rules import Rules


def fief_v2(game: Game[Any, Any], rules: Rules) -> FiefEncoder:
    """The base game and any of its expansions."""
    return FiefEncoder(rules.seats, expanded(game, rules), partial(sections, rules))


def sections(rules: Rules, maker: SchemaMaker) -> tuple[Section, ...]:
    seats, board = rules.seats, board_of(rules.doors)
    return (
        Modules(maker, seats, rules.doors.switches),
        Pieces(maker, seats),
        Tactics(maker, seats),
        Orders(maker, seats),
        Outremer(maker, seats, () if board is None else board.tiles),
        Companies(maker, seats, tuple([kind.name for kind in rules.kinds.all])),
        OutremerBattle(maker),
    )


ENCODER: Final = fief_v2
