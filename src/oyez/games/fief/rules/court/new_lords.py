"""New Lords: their place, the titles they win back, the Crown Prince (Fief 2.4.1, 1.8.2, 4.3.1)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import RecoverTitles
from oyez.games.fief.rules.board.tables import FAMILY_LIMIT, NO_ROAD
from oyez.games.fief.rules.cards.hands import leave_openly
from oyez.games.fief.rules.cards.words import LORD_CAME, NAME_PRINCE
from oyez.games.fief.rules.court.captivity import PlaceLord
from oyez.games.fief.rules.court.lords import lords_of
from oyez.games.fief.rules.court.succession import bar_crown_prince, make_crown_prince
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def bar_lord(g: Fief, seat: Seat) -> str:
    """A family has at most four Lords in play, captives included (F-2.4.1-02)."""
    return "F-2.4.1-02" if len(lords_of(g, seat)) >= FAMILY_LIMIT else ""


def bring(g: Fief, seat: Seat, lord: int) -> list[Step[Any]]:
    """A Lord card is played: he joins the family, a new person even if the name is old (F-2.4.1-01, F-2.2-04)."""
    leave_openly(g, seat, lord)
    g.family[lord] = seat
    g.at[lord] = NOBODY
    g.moves[lord] = g.tested[lord] = 0
    g.road[lord] = NO_ROAD
    tell(g, LORD_CAME, seat, (lord,))
    return [PlaceLord(lord, 0), RecoverTitles(seat), NamePrince(seat, lord)]


@final
class NamePrince(Step[Fief]):
    """Asked at the moment the card is played, never later (F-1.8.2-01)."""

    def __init__(self, seat: Seat, lord: int) -> None:
        self.seat: Final = seat
        self.lord: Final = lord

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if bar_crown_prince(g, self.seat, self.lord):
            return ()
        return (Decision(self.seat, NAME_PRINCE, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is ACCEPT:
            make_crown_prince(g, self.lord)

    def run(self, g: Fief) -> None:
        end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_crown_prince(g, seat, self.lord) if action is ACCEPT else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.lord)
