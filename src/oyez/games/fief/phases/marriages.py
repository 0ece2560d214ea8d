"""Marriages and the alliances they make (Fief 1.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.control import bestow
from oyez.games.fief.lords import ally_of, is_clergy, is_married, lords_of
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import KING, N_LORDS, QUEEN, is_male
from oyez.games.fief.words.hear_ye import (
    ANSWER_SUIT,
    CHOOSE_SPOUSE,
    COURT,
    MARRIED,
    SEEK_SPOUSE,
    SUIT_REFUSED,
    WOO,
)
from oyez.games.fief.words.nouns import ACCEPT, PASS, REFUSE


def bar_marry(g: Fief, lord: int) -> str:
    """The row that keeps a Lord from marrying, or ""."""
    if is_married(g, lord):
        return "F-1.1-03" if is_male(lord) else "F-1.1-05"
    if is_clergy(g, lord):
        return "F-1.1-04"
    if g.darc == lord:
        return "F-1.1-06"
    if ally_of(g, g.family[lord]) != NOBODY:
        return "F-1.1-07"
    return ""


def bar_match(g: Fief, lord: int, spouse: int) -> str:
    """The row that keeps two Lords from marrying each other, or ""."""
    if g.family[spouse] in (NOBODY, g.family[lord]) or is_male(lord) == is_male(spouse):
        return "F-1.1-02"
    return bar_marry(g, lord) or bar_marry(g, spouse)


def matches(g: Fief, lord: int, refused: int) -> list[int]:
    """Whom a Lord could marry; families that said no in this turn are not asked again."""
    if bar_marry(g, lord):
        return []
    return [
        spouse
        for spouse in range(N_LORDS)
        if g.family[spouse] != NOBODY
        and not refused >> g.family[spouse] & 1
        and not bar_match(g, lord, spouse)
    ]


@final
class Courtship(Step[Fief]):
    """In turn order each player may seek a marriage for one of his Lords (F-1.1-09)."""

    def __init__(self, seat: Seat, refused: int) -> None:
        self.seat: Final = seat
        self.refused: Final = refused  # families that said no, one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        suitors = [lord for lord in lords_of(g, self.seat) if matches(g, lord, self.refused)]
        if not suitors:
            return ()
        return (Decision(self.seat, SEEK_SPOUSE, (*[COURT[lord] for lord in suitors], PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            end(g)
        else:
            become(g, ChooseSpouse(seat, action.noun, self.refused))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not COURT:
            return ""
        if g.family[action.noun] != seat:
            return "F-1.1-02"
        return bar_marry(g, action.noun)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.refused)


@final
class ChooseSpouse(Step[Fief]):
    """... names whom he would marry ..."""

    def __init__(self, seat: Seat, lord: int, refused: int) -> None:
        self.seat: Final = seat
        self.lord: Final = lord
        self.refused: Final = refused

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        spouses = tuple([WOO[spouse] for spouse in matches(g, self.lord, self.refused)])
        if not spouses:  # a card struck in between
            return ()
        return (Decision(self.seat, CHOOSE_SPOUSE, spouses),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, Suit(seat, self.lord, action.noun, self.refused))

    def run(self, g: Fief) -> None:
        become(g, Courtship(self.seat, self.refused))

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_match(g, self.lord, action.noun) if action.verb is WOO else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.lord, self.refused)


@final
class Suit(Step[Fief]):
    """... and the other family answers (F-1.1-08)."""

    def __init__(self, seat: Seat, lord: int, spouse: int, refused: int) -> None:
        self.seat: Final = seat
        self.lord: Final = lord
        self.spouse: Final = spouse
        self.refused: Final = refused

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if bar_match(g, self.lord, self.spouse):
            return ()
        return (Decision(g.family[self.spouse], ANSWER_SUIT, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            end(g)
            marry(g, self.lord, self.spouse)
        else:
            tell(g, SUIT_REFUSED, seat, (self.lord, self.spouse))
            become(g, Courtship(self.seat, self.refused | 1 << seat))

    def run(self, g: Fief) -> None:
        become(g, Courtship(self.seat, self.refused))

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.lord, self.spouse, self.refused)


def marry(g: Fief, lord: int, spouse: int) -> None:
    """Marriage markers are swapped; the King's bride is Queen at once (F-1.1-10, F-1.1-11)."""
    g.spouse[lord], g.spouse[spouse] = spouse, lord
    tell(g, MARRIED, g.family[lord], (lord, spouse))
    groom, bride = (lord, spouse) if is_male(lord) else (spouse, lord)
    if g.holder[KING] == groom:
        g.heir_born = False
        bestow(g, QUEEN, bride)  # F-1.1-12: a Queen Regent's groom, on the other hand, gains nothing
