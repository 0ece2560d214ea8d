"""Control of Villages and the titles that go with it: the one place where presence has consequences (Fief 5.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import EVERYBODY, NOBODY, Decision, Seat, Step, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.piece_words import PIECES_FELL
from oyez.games.fief.rules.board.tables import (
    BOUGHT_CARDINAL,
    CARDINAL,
    CARDINAL_CARD,
    CITY,
    CROWN_PRINCE,
    FIEF_OF,
    FIEF_TITLE_LIMIT,
    MOST,
    N_FIEFS,
    POPE,
    VILLAGES_OF_FIEF,
)
from oyez.games.fief.rules.board.troops import remove_pieces, tell_pieces
from oyez.games.fief.rules.board.villages import (
    is_besieged,
    is_present,
    may_besiege,
    title_holders_player,
    troops_at,
)
from oyez.games.fief.rules.board.words import (
    ASSIGN_TITLE,
    BEQUEATH,
    CONTROLLED,
    PARDONED,
    RECOVER,
    SIEGE_ENDED,
    TITLE_FELL,
    TITLE_GRANTED,
    TITLE_VACANT,
    UNCONTROLLED,
)
from oyez.games.fief.rules.cards.words import RECOVER_TITLE
from oyez.games.fief.rules.court.lords import bar_act, fief_titles, follow
from oyez.games.fief.rules.court.titles import grant, player_of, vacate, with_room
from oyez.games.fief.rules.doors import CONTROL_PASSED, HOLD_FIEF, VACATED
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE


def arrive(g: Fief, seat: Seat, village: int) -> None:
    """A piece of the player came to stand in a Village (F-5.1-02, F-5.1-04)."""
    if seat not in g.arrivals[village]:
        first = not g.arrivals[village]
        g.arrivals[village] += (seat,)
        if first:
            take_control(g, village, seat)  # F-5.1-14: occupation beats the fief's title


def put_pieces(g: Fief, seat: Seat, village: int, pieces: int) -> None:
    """Pieces of further kinds, packed, come to stand in a Village."""
    g.others[village * MOST + seat] += pieces
    if pieces & g.rules.kinds.holding:
        arrive(g, seat, village)


def refresh(g: Fief, village: int, heir: Seat = NOBODY) -> None:
    """Pieces left a Village or died there: settle arrivals, control and sieges; `heir` takes control if he is there.

    Captives whose guards are gone are freed by captivity.release_unguarded, which asks where they go.
    Where a battle is going on, control is settled by its end alone (F-6.3-11, F-6.3-12).
    """
    if g.battle is not None and g.battle.village == village:
        end_broken_sieges(g, village)
        return
    present = tuple([seat for seat in g.arrivals[village] if is_present(g, seat, village)])
    if g.others and len(present) < len(g.arrivals[village]):
        leave_unmanned(g, village, present)
    g.arrivals[village] = present
    inside = [seat for seat in present if g.relieved[village] >> seat & 1]
    g.relieved[village] = sum([1 << seat for seat in inside])
    owner = g.control[village]
    if owner not in present:
        if heir in present:
            take_control(g, village, heir)
        elif present:
            take_control(g, village, (inside or present)[0])  # F-5.1-10, F-5.1-12
        else:
            take_control(g, village, title_holders_player(g, village))  # F-5.1-15, F-5.1-21
    end_broken_sieges(g, village, owner not in present and g.control[village] not in inside)


def leave_unmanned(g: Fief, village: int, present: tuple[int, ...]) -> None:
    for seat in g.arrivals[village]:
        if seat not in present:
            abandon(g, seat, village)


def abandon(g: Fief, seat: Seat, village: int) -> None:
    """What is no troop leaves the map with the last of its owner; troops that hold nothing stay (X-TAC-33, -46)."""
    pieces = g.others[village * MOST + seat]
    if pieces and not troops_at(g, seat, village):
        remove_pieces(g, seat, village, pieces)
        tell_pieces(g, PIECES_FELL, seat, pieces, (village,), EVERYBODY)


def refresh_fief(g: Fief, fief: int) -> None:
    """The title of a fief changed hands: so does control of its unoccupied Villages (F-5.1-13)."""
    for village in VILLAGES_OF_FIEF[fief]:
        if not g.arrivals[village]:
            take_control(g, village, title_holders_player(g, village))


def take_control(g: Fief, village: int, seat: Seat) -> None:
    """Control passes; a Fortified City takes its title along (F-5.1-17)."""
    if g.control[village] == seat:
        return
    before = g.control[village]
    g.control[village] = seat
    if g.rules.occasions:
        follow(g, CONTROL_PASSED, village, before)
    if seat == NOBODY:
        tell(g, UNCONTROLLED, NOBODY, (village,))
    else:
        tell(g, CONTROLLED, seat, (village,))
        if g.forts[village] == CITY:
            seize_title(g, FIEF_OF[village], seat)
    end_broken_sieges(g, village)


def end_broken_sieges(g: Fief, village: int, taken: bool = False) -> None:
    """A siege needs a foreign fortification, own troops and, by flag, an own Lord (F-6.4.1-14, F-6.4.2-06).

    Once the place is `taken` by somebody who was not inside, nobody besieges it any more (F-6.4.2-08).
    """
    start = village * MOST
    for seat in range(g.rules.seats):
        if g.sieges[start + seat] and (taken or not may_besiege(g, seat, village)):
            g.sieges[start + seat] = 0
            tell(g, SIEGE_ENDED, seat, (village,))
    if not is_besieged(g, village):
        g.relieved[village] = 0


def bestow(g: Fief, title: int, lord: int) -> None:
    """Grant a title and everything that follows from holding it."""
    grant(g, title, lord)
    tell(g, TITLE_GRANTED, g.family[lord], (lord, title))
    if title < N_FIEFS:
        refresh_fief(g, title)
    elif title < CARDINAL and g.holder[CROWN_PRINCE] == lord:
        strip(g, CROWN_PRINCE)  # F-1.8C-03


def strip(g: Fief, title: int) -> None:
    """The counter returns to the board; a Cardinal's card goes to its discard pile (F-1.6-01 to -04)."""
    lord = g.holder[title]
    if lord == NOBODY:
        return
    vacate(g, title)
    if g.rules.occasions:
        follow(g, VACATED, title, lord)
    if CARDINAL <= title < BOUGHT_CARDINAL:
        g.lord_discard.append(CARDINAL_CARD)
    tell(g, TITLE_VACANT, NOBODY, (title,))
    if title == POPE:
        pardon(g)  # F-1.7P-18
    elif title < N_FIEFS:
        refresh_fief(g, title)


def pardon(g: Fief) -> None:
    """An excommunication ends (F-1.7P-18)."""
    if g.excommunicated != NOBODY:
        tell(g, PARDONED, NOBODY, (g.excommunicated,))
        g.excommunicated = NOBODY


def leave_vacant(g: Fief, fief: int) -> None:
    """The counter goes back to the board; the fief is no longer governed (F-4.3.1-07)."""
    tell(g, TITLE_VACANT, NOBODY, (fief,))
    refresh_fief(g, fief)


def seize_title(g: Fief, fief: int, seat: Seat) -> None:
    """Whoever takes control of the Fortified City takes the title (F-4.3-19, F-5.1-17)."""
    loser = player_of(g, fief)
    if loser == seat:
        return
    vacate(g, fief)
    if loser != NOBODY and recoverable(g, loser):
        call(g, [RecoverTitles(loser)])  # F-4.3-20: now he has room for a title that had to lie vacant
    assign_title(g, seat, fief)


def assign_title(g: Fief, seat: Seat, fief: int) -> None:
    """A family receives a vacant fief title: at once if there is nothing to choose."""
    lords = with_room(g, seat)
    if len(lords) > 1:
        call(g, [AssignTitle(seat, fief)])
        tell(g, TITLE_FELL, seat, (fief,))
    elif lords:
        bestow(g, fief, lords[0])
    else:
        leave_vacant(g, fief)  # F-4.3-20, F-4.3.1-03


@final
class AssignTitle(Step[Fief]):
    """A family decides which of its Lords receives a fief title; without one who has room it lies vacant."""

    def __init__(self, seat: Seat, fief: int) -> None:
        self.seat: Final = seat
        self.fief: Final = fief

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = with_room(g, self.seat)
        if len(lords) < 2 or g.holder[self.fief] != NOBODY:
            return ()
        return (Decision(self.seat, ASSIGN_TITLE, tuple([BEQUEATH[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        bestow(g, self.fief, action.noun)

    def run(self, g: Fief) -> None:
        end(g)
        # Somebody may have taken the City in the meantime, and the title with it.
        if g.holder[self.fief] == NOBODY:
            assign_title(g, self.seat, self.fief)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not BEQUEATH or action.noun in with_room(g, self.seat):
            return ""
        return bar_act(g, HOLD_FIEF, action.noun) or "F-4.3-04"

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.fief)


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
    return sum([FIEF_TITLE_LIMIT - len(fief_titles(g, lord)) for lord in with_room(g, seat)])


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
            assign_title(g, seat, action.noun)

    def run(self, g: Fief) -> None:
        fiefs = recoverable(g, self.seat)
        if fiefs and room_for_fiefs(g, self.seat):
            assign_title(g, self.seat, fiefs[0])
        else:
            end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)
