"""Phase 7: disasters leave the map, victory is checked, the First Player card goes on (Fief 7)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.words import (
    DISASTERS_DISCARDED,
    SHARED,
    TIE_BROKEN,
    TIE_STANDS,
    WON_ALLIED,
    WON_ALONE,
    WON_AT_LIMIT,
)
from oyez.games.fief.rules.board.tables import FAMINE, MOST, N_LORDS, N_VILLAGES, NO_ROAD, PLAGUE, RAIN
from oyez.games.fief.rules.cards.moment_words import BEFORE_CLOSING, BEFORE_VICTORY
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.papacy import bar_seek_annulment, plea
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.court.words import LAST_REQUEST, SEEK_ANNULMENT
from oyez.games.fief.rules.round.victory import (
    ALLIANCES_FROM,
    SOLO_POINTS,
    Camp,
    break_tie,
    camps,
    points_of,
    qualified,
)
from oyez.games.fief.rules.round.words import BECAME_FIRST
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import PASS


def discards(g: Fief) -> list[Step[Any]]:
    """Windows before the disasters are discarded, while a Famine is still a cause, and after (F-10.0-06)."""
    return [window(g, BEFORE_CLOSING), DISCARD_DISASTERS]


def requests(g: Fief) -> list[Step[Any]]:
    return [LastRequest(seat) for seat in turn_order(g)] if g.rules.seats >= ALLIANCES_FROM else []


def victory(g: Fief) -> list[Step[Any]]:
    return [CHECK_VICTORY]


@final
class DiscardDisasters(Step[Fief]):
    """All disasters on the map go to the discard pile (F-7.0-01)."""

    def run(self, g: Fief) -> None:
        become(g, window(g, BEFORE_VICTORY))
        cards: list[int] = []
        for kind, places in ((RAIN, g.rain), (FAMINE, g.famine), (PLAGUE, g.plague)):
            cards += [kind] * places.bit_count()
        g.rain = g.famine = g.plague = 0
        g.fortune_discard.extend(cards)
        if cards:
            tell(g, DISASTERS_DISCARDED, NOBODY, (len(cards),))


@final
class LastRequest(Step[Fief]):
    """Whom only his marriage keeps from winning alone may turn to the Pope once more (F-1.7P-06, F-7.1-02)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if victory_points(g, self.seat) < SOLO_POINTS or bar_seek_annulment(g, self.seat):
            return ()
        return (Decision(self.seat, LAST_REQUEST, (SEEK_ANNULMENT, PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            end(g)
        else:
            become(g, plea(g, seat))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_seek_annulment(g, seat) if action is SEEK_ANNULMENT else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class CheckVictory(Step[Fief]):
    """Victory is checked only here (F-7.0-02); without a winner the next round begins (F-7.0-07)."""

    def run(self, g: Fief) -> None:
        end(g)
        winners = self.winners(g)
        if winners:
            g.winners = tuple(sorted([seat for camp in winners for seat in camp]))
            announce(g, winners)
        else:
            clear_marks(g)
            g.first = g.active = (g.first + 1) % g.rules.seats
            tell(g, BECAME_FIRST, g.first)

    def winners(self, g: Fief) -> list[Camp]:
        """The camp that won, several if a tie is shared, none if the game goes on."""
        tied, level = break_tie(g, qualified(g))
        at_limit = 0 < g.rules.round_limit <= g.round
        if len(tied) > 1 and g.rules.unbreakable_tie == "continue_game" and not at_limit:
            tell(g, TIE_STANDS, NOBODY)  # F-7.3-05
            return []
        if not tied and at_limit:
            tied, level = break_tie(g, camps(g))  # a limit for simulation, by the list of F-7.3-02
        if level >= 0:
            tell(g, TIE_BROKEN, tied[0][0], (level,))
        return tied

    def atomic(self, g: Fief) -> bool:
        return True


DISCARD_DISASTERS: Final = DiscardDisasters()
CHECK_VICTORY: Final = CheckVictory()


def announce(g: Fief, winners: list[Camp]) -> None:
    deserved = qualified(g)
    for camp in winners:
        points = points_of(g, camp)
        if len(winners) > 1:
            for seat in camp:
                tell(g, SHARED, seat, (points,))
        elif camp not in deserved:
            for seat in camp:
                tell(g, WON_AT_LIMIT, seat, (points,))
        elif len(camp) == 1:
            tell(g, WON_ALONE, camp[0], (points,))
        else:
            tell(g, WON_ALLIED, camp[0], (camp[1], points))


def clear_marks(g: Fief) -> None:
    """What was remembered for one round only; Diplomacy markers do not come back (F-7.0-08)."""
    g.moves = [0] * N_LORDS
    g.road = [NO_ROAD] * N_LORDS
    g.tested = [0] * N_LORDS
    g.bands = []
    g.placed = [0] * (N_VILLAGES * MOST)
    g.fought = ()
    g.new_bishops = 0
