"""New Lords: their place, the titles they win back, the Crown Prince (Fief 2.4.1, 1.8.2, 4.3.1)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.captivity import PlaceLord
from oyez.games.fief.cards import leave_openly
from oyez.games.fief.control import AssignTitle, bestow
from oyez.games.fief.lords import fief_titles, is_free, lords_of
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import (
    CITY,
    CROWN_PRINCE,
    FAMILY_LIMIT,
    FIEF_TITLE_LIMIT,
    KING,
    N_FIEFS,
    NO_ROAD,
    QUEEN,
    VILLAGES_OF_FIEF,
    is_male,
)
from oyez.games.fief.titles import player_of
from oyez.games.fief.words.board import RECOVER
from oyez.games.fief.words.cards import LORD_CAME, NAME_PRINCE, RECOVER_TITLE
from oyez.games.fief.words.nouns import ACCEPT, DONE, REFUSE


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


def recoverable(g: Fief, seat: Seat) -> list[int]:
    """Vacant fief titles whose Fortified City the player controls (F-4.3.1-08, F-4.3-20)."""
    return [
        fief
        for fief in range(N_FIEFS)
        if g.holder[fief] == NOBODY
        and [v for v in VILLAGES_OF_FIEF[fief] if g.forts[v] == CITY and g.control[v] == seat]
    ]


def room_for_fiefs(g: Fief, seat: Seat) -> int:
    """How many more fief titles the Lords of a family can hold."""
    return sum([FIEF_TITLE_LIMIT - len(fief_titles(g, lord)) for lord in lords_of(g, seat)])


@final
class RecoverTitles(Step[Fief]):
    """Vacant titles come back free of charge: by flag if the player wants them, or as many as there is room for."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        fiefs = recoverable(g, self.seat)
        room = room_for_fiefs(g, self.seat)
        options = [RECOVER[fief] for fief in fiefs]
        if not fiefs or not room:
            return ()
        if g.rules.vacant_title_recovery == "optional":
            return (Decision(self.seat, RECOVER_TITLE, (*options, DONE)),)
        if len(fiefs) > room:
            return (Decision(self.seat, RECOVER_TITLE, tuple(options)),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
        else:
            call(g, [AssignTitle(seat, action.noun)])

    def run(self, g: Fief) -> None:
        fiefs = recoverable(g, self.seat)
        if fiefs and room_for_fiefs(g, self.seat):
            call(g, [AssignTitle(self.seat, fiefs[0])])
        else:
            end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def bar_prince(g: Fief, seat: Seat, lord: int) -> str:
    """The Queen's player may make a newly played man Crown Prince (F-1.8.2-01 to -03, F-1.8.2-10)."""
    if not is_male(lord):
        return "F-1.8.2-01"
    if player_of(g, QUEEN) != seat:
        return "F-1.8.2-10"
    if g.holder[KING] == NOBODY:
        return "F-1.8.2-02"
    if not is_free(g, g.holder[QUEEN]):
        return "F-1.8.2-03"
    if g.holder[CROWN_PRINCE] != NOBODY:
        return "F-1.8C-02"
    if g.heir_born and g.rules.crown_prince_replacement == "forbidden":
        return "F-1.8C-06"
    return ""


@final
class NamePrince(Step[Fief]):
    """Asked at the moment the card is played, never later (F-1.8.2-01)."""

    def __init__(self, seat: Seat, lord: int) -> None:
        self.seat: Final = seat
        self.lord: Final = lord

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if bar_prince(g, self.seat, self.lord):
            return ()
        return (Decision(self.seat, NAME_PRINCE, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is ACCEPT:
            g.heir_born = True  # F-1.7P-08
            bestow(g, CROWN_PRINCE, self.lord)

    def run(self, g: Fief) -> None:
        end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_prince(g, seat, self.lord) if action is ACCEPT else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.lord)
