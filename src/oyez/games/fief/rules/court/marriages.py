"""Marriages and the alliances they make (Fief 1.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import bestow, strip
from oyez.games.fief.rules.board.tables import KING, MEN, N_LORDS, QUEEN, is_male
from oyez.games.fief.rules.court.lords import ally_of, bar_act, is_clergy, is_married, lords_of
from oyez.games.fief.rules.court.words import (
    ANSWER_SUIT,
    CHOOSE_SPOUSE,
    COURT,
    MARRIED,
    SEEK_SPOUSE,
    SUIT_REFUSED,
    WOO,
    WOOED,
)
from oyez.games.fief.rules.doors import MARRY
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, PASS, REFUSE


def bar_marry(g: Fief, lord: int) -> str:
    """The row that keeps a Lord from marrying, or "". Captives and the excommunicated may (F-1.1-19, -20)."""
    if is_married(g, lord):
        return "F-1.1-03" if is_male(lord) else "F-1.1-05"
    if is_clergy(g, lord):
        return "F-1.1-04"
    if g.darc == lord:
        return "F-1.1-06"
    if ally_of(g, g.family[lord]) != NOBODY:
        return "F-1.1-07"
    return bar_act(g, MARRY, lord) if g.rules.bars else ""


def bar_match(g: Fief, lord: int, spouse: int) -> str:
    """The row that keeps two Lords from marrying each other, or ""; where they stand is irrelevant (F-1.1-21)."""
    if NOBODY in (g.family[lord], g.family[spouse]):
        return "F-1.1-02"
    if g.family[spouse] == g.family[lord] or is_male(lord) == is_male(spouse):
        return "F-1.1-02"
    return bar_marry(g, lord) or bar_marry(g, spouse)


def bar_suit(g: Fief, lord: int, spouse: int, refused: int) -> str:
    """The same, and a pair that was refused in this turn is not proposed again (F-1.1-08)."""
    return bar_match(g, lord, spouse) or ("F-1.1-08" if refused >> pair(lord, spouse) & 1 else "")


def pair(lord: int, spouse: int) -> int:
    return lord * N_LORDS + spouse


def matches(g: Fief, lord: int, refused: int) -> list[int]:
    """Whom a Lord could marry."""
    if bar_marry(g, lord):
        return []
    family, own = g.family, g.family[lord]
    return [  # must agree with bar_suit
        spouse
        for spouse in (range(MEN, N_LORDS) if is_male(lord) else range(MEN))
        if family[spouse] not in (NOBODY, own)
        and not refused >> pair(lord, spouse) & 1
        and not bar_marry(g, spouse)
    ]


@final
class CourtshipTurn(Step[Fief]):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        g.active = self.seat
        become(g, Courtship(self.seat, 0))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Courtship(Step[Fief]):
    """In turn order each player may seek a marriage for one of his Lords (F-1.1-09)."""

    def __init__(self, seat: Seat, refused: int) -> None:
        self.seat: Final = seat
        self.refused: Final = refused  # pairs that were turned down in this turn, one bit each

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
        if seat != self.seat or g.family[action.noun] != seat:
            return "F-1.1-02"
        return bar_marry(g, action.noun) or ("" if matches(g, action.noun, self.refused) else "F-1.1-02")

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
        return (Decision(self.seat, CHOOSE_SPOUSE, (*spouses, PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            become(g, Courtship(seat, self.refused))
        else:
            become(g, Suit(seat, self.lord, action.noun, self.refused))
            tell(g, WOOED, seat, (self.lord, action.noun))

    def run(self, g: Fief) -> None:
        become(g, Courtship(self.seat, self.refused))

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_suit(g, self.lord, action.noun, self.refused) if action.verb is WOO else ""

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
            become(g, Courtship(self.seat, self.refused | 1 << pair(self.lord, self.spouse)))

    def run(self, g: Fief) -> None:
        become(g, Courtship(self.seat, self.refused))

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.lord, self.spouse, self.refused)


def marry(g: Fief, lord: int, spouse: int) -> None:
    """Marriage markers are swapped (F-1.1-10); the King's bride is Queen at once (F-1.1-11).

    The groom of a Queen Regent gains nothing, and she stays what she is (F-1.1-12).
    """
    g.spouse[lord], g.spouse[spouse] = spouse, lord
    tell(g, MARRIED, g.family[lord], (lord, spouse))
    groom, bride = (lord, spouse) if is_male(lord) else (spouse, lord)
    if g.holder[KING] == groom:
        g.heir_born = False
        strip(g, QUEEN)
        bestow(g, QUEEN, bride)
