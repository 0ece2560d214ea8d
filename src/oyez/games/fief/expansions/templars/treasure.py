"""Hiding the treasure: after all moves, one agreed attempt a round (X-TEM-26 to -30, X-TEM-54)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, below, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.orders.membership import lords_in
from oyez.games.fief.expansions.templars.part import templars_of
from oyez.games.fief.expansions.templars.words import (
    AGREE_TO_HIDE,
    CHOOSE_PAIR,
    HIDE,
    TREASURE_DECLINED,
    TREASURE_HIDDEN,
    TREASURE_NOT_HIDDEN,
    TREASURE_PROPOSED,
)
from oyez.games.fief.rules.court.lords import is_free
from oyez.games.fief.rules.state import Fief, seat_in_turn
from oyez.games.fief.rules.words import ACCEPT, PASS, REFUSE


@final
class Treasure:
    """How many Lords must meet, and which faces of the die hide it."""

    def __init__(self, lords: int, success: tuple[int, ...]) -> None:
        self.lords: Final = lords
        self.success: Final = success

    def steps(self, g: Fief) -> list[Step[Any]]:
        return [Hiding(self, -1, 0, 0)]


def bar_treasure(g: Fief) -> str:
    part = templars_of(g)
    if part.outlawed:
        return "X-TEM-38"
    return "X-TEM-29" if part.hidden else ""


def company_of(g: Fief, lord: int, refused: int) -> list[int]:
    """Free Templars in the Village of one of them, himself included; `refused`: players who would not."""
    return [
        other
        for other in lords_in(templars_of(g).members)
        if g.at[other] == g.at[lord] and is_free(g, other) and not refused >> g.family[other] & 1
    ]


@final
class Hiding(Step[Fief]):
    """In turn order players with such Lords name them one by one, own ones first; then the other owners are asked."""

    def __init__(self, treasure: Treasure, place: int, chosen: int, refused: int) -> None:
        self.treasure: Final = treasure
        self.place: Final = place  # in turn order; -1 before the first
        self.chosen: Final = chosen  # Lords named so far, one bit each
        self.refused: Final = refused  # players who would not join this one, one bit each

    def seat(self, g: Fief) -> Seat:
        return seat_in_turn(g, self.place)

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if self.place < 0 or bar_treasure(g):
            return ()
        lords = self.open(g)
        if not lords:
            return ()
        return (Decision(self.seat(g), CHOOSE_PAIR, (*[HIDE[lord] for lord in lords], PASS)),)

    def open(self, g: Fief) -> list[int]:
        return [lord for lord in lords_in(templars_of(g).members) if not self.bar_lord(g, lord)]

    def bar_lord(self, g: Fief, lord: int) -> str:
        """Free Templars in one Village, as many as are needed; the first is his own (X-TEM-27)."""
        if not templars_of(g).members >> lord & 1 or not is_free(g, lord) or g.at[lord] == NOBODY:
            return "X-TEM-27"
        if self.chosen >> lord & 1 or self.refused >> g.family[lord] & 1:
            return "X-TEM-27"
        if not self.chosen:
            if g.family[lord] != self.seat(g):
                return "X-TEM-28"
            enough = len(company_of(g, lord, self.refused)) >= self.treasure.lords
            return "" if enough else "X-TEM-27"
        return "" if g.at[lord] == g.at[lords_in(self.chosen)[0]] else "X-TEM-27"

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            self.run(g)
            return
        chosen = self.chosen | 1 << action.noun
        if chosen.bit_count() < self.treasure.lords:
            become(g, Hiding(self.treasure, self.place, chosen, self.refused))
            return
        others = [lord for lord in lords_in(chosen) if g.family[lord] != seat]
        own = [lord for lord in lords_in(chosen) if g.family[lord] == seat]
        for other in others:
            tell(g, TREASURE_PROPOSED, seat, (own[0], other))
        become(g, Consent(self, chosen, 1 << seat))

    def run(self, g: Fief) -> None:
        if self.place + 1 == g.rules.seats or bar_treasure(g):
            end(g)
            return
        become(g, Hiding(self.treasure, self.place + 1, 0, 0))
        g.active = seat_in_turn(g, self.place + 1)

    def atomic(self, g: Fief) -> bool:
        return self.chosen != 0

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not HIDE:
            return ""
        return self.bar_lord(g, action.noun) if seat == self.seat(g) else "X-TEM-28"

    def marks(self) -> tuple[int, ...]:
        return (self.place, self.chosen, self.refused)


@final
class Consent(Step[Fief]):
    """Every other owner agrees or refuses; who refuses is not asked again by the same player (X-TEM-28)."""

    def __init__(self, hiding: Hiding, chosen: int, agreed: int) -> None:
        self.hiding: Final = hiding
        self.chosen: Final = chosen
        self.agreed: Final = agreed  # players, one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        for lord in lords_in(self.chosen):
            if not self.agreed >> g.family[lord] & 1:
                return (Decision(g.family[lord], AGREE_TO_HIDE, (ACCEPT, REFUSE)),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            become(g, Consent(self.hiding, self.chosen, self.agreed | 1 << seat))
            return
        old = self.hiding
        become(g, Hiding(old.treasure, old.place, 0, old.refused | 1 << seat))
        tell(g, TREASURE_DECLINED, seat)

    def run(self, g: Fief) -> None:
        """The only attempt of the round for the whole table (X-TEM-29)."""
        end(g)
        shown = below(g, 6) + 1
        seat = self.hiding.seat(g)
        if shown in self.hiding.treasure.success:
            templars_of(g).hidden = True
            tell(g, TREASURE_HIDDEN, seat, (shown,))
        else:
            tell(g, TREASURE_NOT_HIDDEN, seat, (shown,))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (*self.hiding.marks(), self.chosen, self.agreed)
