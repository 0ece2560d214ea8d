"""Secret Passage outside movement: into the walls of a battle, or out of captivity (Fief 10.2.2, 10.2.3)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.battle import ATTACK
from oyez.games.fief.rules.battle.rolls import penalty
from oyez.games.fief.rules.board.tables import N_LORDS
from oyez.games.fief.rules.court.captivity import release
from oyez.games.fief.rules.opportunities.words import (
    BREACH,
    BREACHED,
    ESCAPE,
    ESCAPE_TOO,
    ESCAPED,
    USE_PASSAGE,
)
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE

NO_CAPTIVES: Final = [NOBODY] * N_LORDS


def bar_breach(g: Fief, seat: Seat) -> str:
    """Any member of the attacking side may cancel the penalties of a battle (F-10.2.2-01, -03)."""
    battle = g.battle
    if battle is None or battle.sides[seat] != ATTACK:
        return "F-10.2.2-03"
    return "" if penalty(g, battle) else "F-10.2.2-01"


def bar_escape(g: Fief, seat: Seat, lord: int) -> str:
    """A captive escapes; in EN only by his owner's card (F-10.2.3-03, -04)."""
    if g.family[lord] == NOBODY or g.captor[lord] == NOBODY:
        return "F-10.2.3-03"
    return "F-10.2.3-04" if g.rules.escape_card_by == "owner" and g.family[lord] != seat else ""


def captives_to_free(g: Fief, seat: Seat) -> list[int]:
    if g.captor == NO_CAPTIVES:
        return []
    return [lord for lord in range(N_LORDS) if not bar_escape(g, seat, lord)]


def can_use_passage(g: Fief, seat: Seat) -> bool:
    return not bar_breach(g, seat) or bool(captives_to_free(g, seat))


def passage(g: Fief, seat: Seat) -> list[Step[Any]]:
    return [UsePassage(seat)]


@final
class UsePassage(Step[Fief]):
    """One card, one of its uses (F-10.2-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def uses(self, g: Fief) -> list[Action]:
        breach = [] if bar_breach(g, self.seat) else [BREACH]
        return breach + [ESCAPE[lord] for lord in captives_to_free(g, self.seat)]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        uses = self.uses(g)
        return (Decision(self.seat, USE_PASSAGE, tuple(uses)),) if len(uses) > 1 else ()

    def run(self, g: Fief) -> None:
        self.take(g, self.seat, self.uses(g)[0])

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is BREACH:
            end(g)
            assert g.battle is not None
            g.battle = g.battle.changed(passage=True)
            tell(g, BREACHED, seat, (g.battle.village,))
            return
        become(g, EscapeToo(seat, g.at[action.noun]))
        escape(g, action.noun)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action is BREACH:
            return bar_breach(g, seat)
        return bar_escape(g, seat, action.noun) if action.verb is ESCAPE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def escape(g: Fief, lord: int) -> None:
    tell(g, ESCAPED, g.family[lord], (lord,))
    release(g, lord)  # each is placed by his owner (F-10.2.3-06)


@final
class EscapeToo(Step[Fief]):
    """Other captives at the same place may go with him (F-10.2.3-05)."""

    def __init__(self, seat: Seat, village: int) -> None:
        self.seat: Final = seat
        self.village: Final = village

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        others = [lord for lord in captives_to_free(g, self.seat) if g.at[lord] == self.village]
        if not others:
            return ()
        return (Decision(self.seat, ESCAPE_TOO, (*[ESCAPE[lord] for lord in others], DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
        else:
            escape(g, action.noun)

    def run(self, g: Fief) -> None:
        end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not ESCAPE:
            return ""
        return bar_escape(g, seat, action.noun) or (
            "" if g.at[action.noun] == self.village else "F-10.2.3-05"
        )

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village)
