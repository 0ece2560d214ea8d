"""Secret Passage in Outremer: into the walls of an objective that is attacked (X-CRU-52, X-CRU-81)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.army import PLACE, REVENGE, penalty, players_at
from oyez.games.fief.expansions.crusades.melee import breach
from oyez.games.fief.expansions.crusades.part import crusade_of, name_of
from oyez.games.fief.expansions.crusades.words import WALLS_PASSED
from oyez.games.fief.rules.doors import Use
from oyez.games.fief.rules.opportunities.passage import UsePassage, captives_to_free
from oyez.games.fief.rules.opportunities.words import BREACH, USE_PASSAGE
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS


def bar_breach(g: Fief, seat: Seat) -> str:
    """Any player of the attacking crusaders may cancel their penalty."""
    c = crusade_of(g)
    fight = c.fight
    if fight is None or fight[REVENGE] or seat not in players_at(c, fight[PLACE]):
        return "X-CRU-81"
    return "" if penalty(c, fight) else "X-CRU-81"


def in_outremer(use: Use) -> Use:
    """The card with one use more than it has."""
    passage = CrusadersPassage(use)
    return passage.can_use, passage.steps, use[2]


@final
class CrusadersPassage:
    def __init__(self, use: Use) -> None:
        self.use: Final = use

    def can_use(self, g: Any, seat: Seat) -> bool:
        return not bar_breach(g, seat) or self.use[0](g, seat)

    def steps(self, g: Any, seat: Seat) -> list[Step[Any]]:
        return self.use[1](g, seat) if bar_breach(g, seat) else [PassWalls(seat)]


@final
class PassWalls(Step[Fief]):
    """Into the walls, or captives out of captivity: one card, one use (F-10.2-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if not captives_to_free(g, self.seat):
            return ()
        return (Decision(self.seat, USE_PASSAGE, (BREACH, PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            become(g, UsePassage(seat))
        else:
            self.run(g)

    def run(self, g: Fief) -> None:
        end(g)
        c = crusade_of(g)
        assert c.fight is not None
        tell(g, WALLS_PASSED, self.seat, name_of(c, c.fight[PLACE]))
        breach(c)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_breach(g, seat) if action is BREACH else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)
