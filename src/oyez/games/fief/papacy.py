"""What the Pope may do at any time: excommunicate, pardon, annul (Fief 1.7, Pope box)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, end, tell
from oyez.engine.words import Action
from oyez.games.fief.control import pardon, strip
from oyez.games.fief.lords import lords_of
from oyez.games.fief.state import Fief
from oyez.games.fief.succession import end_marriage, strip_clergy
from oyez.games.fief.tables import CROWN_PRINCE, KING, N_LORDS, POPE, QUEEN
from oyez.games.fief.titles import player_of
from oyez.games.fief.words.hear_ye import (
    ANNULLED,
    ANNULMENT_REFUSED,
    ANSWER_ANNULMENT,
    EXCOMMUNICATE,
    EXCOMMUNICATED,
    PARDON,
    SEEK_ANNULMENT,
)
from oyez.games.fief.words.nouns import ACCEPT, REFUSE


def papal_acts(g: Fief, seat: Seat) -> tuple[Action, ...]:
    """Initiatives around the Pope that are open to a seat."""
    if g.holder[POPE] == NOBODY:
        return ()
    acts: list[Action] = []
    if not bar_seek_annulment(g, seat):
        acts.append(SEEK_ANNULMENT)
    if player_of(g, POPE) == seat:
        acts += [EXCOMMUNICATE[lord] for lord in range(N_LORDS) if not bar_excommunicate(g, seat, lord)]
        if g.excommunicated != NOBODY:
            acts.append(PARDON)
    return tuple(acts)


def papal_step(g: Fief, seat: Seat, action: Action) -> Step[Any]:
    """The step of such an initiative."""
    if action is SEEK_ANNULMENT:
        g.annulment_sought |= 1 << seat
        return Annulment(seat)
    return PapalAct(action)


def bar_excommunicate(g: Fief, seat: Seat, lord: int) -> str:
    """The row that keeps the Pope from excommunicating a Lord, or ""."""
    if player_of(g, POPE) != seat or g.excommunicated_in == g.round:
        return "F-1.7P-12"
    if g.excommunicated != NOBODY:
        return "F-1.7P-14"
    return "F-1.7P-15" if g.family[lord] == NOBODY or g.holder[POPE] == lord else ""


def spouse_of_family(g: Fief, seat: Seat) -> int:
    """The married Lord of a family, or NOBODY."""
    for lord in lords_of(g, seat):
        if g.spouse[lord] != NOBODY:
            return lord
    return NOBODY


def bar_seek_annulment(g: Fief, seat: Seat) -> str:
    """The row that keeps a player from asking the Pope to annul his family's marriage, or ""."""
    lord = spouse_of_family(g, seat)
    if lord == NOBODY or g.holder[POPE] == NOBODY:
        return "F-1.7P-07"
    if g.annulment_sought >> seat & 1:
        return "F-1.7P-06"  # once a round: the Pope has answered
    royal = g.holder[KING] in (lord, g.spouse[lord])
    heir = g.heir_born if g.rules.royal_annulment_block == "cp_ever_placed_for_couple" else False
    return "F-1.7P-08" if royal and (heir or g.holder[CROWN_PRINCE] != NOBODY) else ""


@final
class PapalAct(Step[Fief]):
    """Excommunication and its lifting (F-1.7P-12 to -18)."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action

    def run(self, g: Fief) -> None:
        end(g)
        if self.action is PARDON:
            pardon(g)
            return
        lord = self.action.noun
        g.excommunicated = lord
        g.excommunicated_in = g.round
        tell(g, EXCOMMUNICATED, g.family[lord], (lord,))
        strip_clergy(g, lord)  # F-1.7P-17

    def marks(self) -> tuple[int, ...]:
        return (self.action.id,)


@final
class Annulment(Step[Fief]):
    """A spouse's family asks; the Pope's player decides and is never obliged (F-1.7P-06)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(player_of(g, POPE), ANSWER_ANNULMENT, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is REFUSE:
            tell(g, ANNULMENT_REFUSED, self.seat)
            return
        lord = spouse_of_family(g, self.seat)
        spouse = g.spouse[lord]
        tell(g, ANNULLED, self.seat, (lord, spouse))
        end_marriage(g, lord)
        if g.holder[KING] in (lord, spouse):
            strip(g, QUEEN)  # F-1.7P-09

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)
