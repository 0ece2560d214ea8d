"""Tax cards: tallages of fiefs, tithes of bishoprics, and who collects them in the end (Fief 2.4.4 to 2.4.6, 12)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import (
    BISHOP,
    N_BISHOPRICS,
    N_FIEFS,
    POPE,
    TAX,
    TAX_MARKERS,
)
from oyez.games.fief.rules.cards.hands import discard, leave_openly
from oyez.games.fief.rules.cards.words import (
    CARDINAL_TITHE,
    CHOOSE_TAX,
    CHOOSE_TAXER,
    PAPAL_TITHE,
    TALLAGE,
    TALLAGED,
    TAX_THROUGH,
    TITHE,
    TITHED,
    TITHED_AS_CARDINAL,
    TITHED_AS_POPE,
)
from oyez.games.fief.rules.court.lords import is_cardinal, lords_of
from oyez.games.fief.rules.court.titles import sovereign
from oyez.games.fief.rules.state import Fief, Tax

# Kinds of a Tax.
TALLAGES: Final = 0
TITHES: Final = 1
# Capacities of a Tax, the tithes in the order of their priority (F-2.4.6-06).
AS_HOLDER: Final = 0  # of the fief's title
AS_SOVEREIGN: Final = 1  # King or Queen Regent, of a fief without a holder
AS_BISHOP: Final = 2
AS_CARDINAL: Final = 3
AS_POPE: Final = 4  # the target is a mask: the bishoprics governed when the card was played (F-2.4.6-13)


def governed(g: Fief) -> int:
    """Bishoprics that have a Bishop, one bit each (F-2.4.6-04)."""
    return sum([1 << number for number in range(N_BISHOPRICS) if g.holder[BISHOP + number] != NOBODY])


def cardinals_of(g: Fief, seat: Seat) -> list[int]:
    return [lord for lord in lords_of(g, seat) if is_cardinal(g, lord)]


def tallage(g: Fief, seat: Seat, fief: int) -> Tax:
    """The marker that a tallage would put down; its Lord is NOBODY without the right to it (F-2.4.5-01, -02)."""
    lord = g.holder[fief]
    if lord == NOBODY:
        lord = sovereign(g)
        capacity = AS_SOVEREIGN
    else:
        capacity = AS_HOLDER
    if lord != NOBODY and g.family[lord] != seat:
        lord = NOBODY
    return (seat, TALLAGES, fief, lord, capacity)


def bar_tallage(g: Fief, seat: Seat, fief: int) -> str:
    """Captives tax too (F-2.4.4-02); nobody tallages a fief twice in a round (F-2.4.5-08)."""
    if tallage(g, seat, fief)[3] == NOBODY:
        return "F-2.4.5-02" if g.holder[fief] == NOBODY else "F-2.4.5-01"
    for tax in g.taxes:
        if tax[0] == seat and tax[1] == TALLAGES and tax[2] == fief:
            return "F-2.4.5-08"
    return ""


def bar_tithe(g: Fief, seat: Seat, bishopric: int) -> str:
    """A Bishop tithes his own bishopric (F-2.4.6-01)."""
    lord = g.holder[BISHOP + bishopric]
    if lord == NOBODY:
        return "F-2.4.6-04"
    if g.family[lord] != seat:
        return "F-2.4.6-01"
    return bar_again(g, (seat, TITHES, bishopric, lord, AS_BISHOP))


def bar_cardinal_tithe(g: Fief, seat: Seat, bishopric: int) -> str:
    """A Cardinal tithes any one governed bishopric (F-2.4.6-02)."""
    if g.holder[BISHOP + bishopric] == NOBODY:
        return "F-2.4.6-04"
    return "" if untried_cardinals(g, seat, bishopric) else "F-2.4.6-02"


def untried_cardinals(g: Fief, seat: Seat, bishopric: int) -> list[int]:
    """Cardinals of a player who have not yet tithed that bishopric."""
    return [
        lord
        for lord in cardinals_of(g, seat)
        if not bar_again(g, (seat, TITHES, bishopric, lord, AS_CARDINAL))
    ]


def bar_papal_tithe(g: Fief, seat: Seat) -> str:
    """The Pope tithes all governed bishoprics with one card (F-2.4.6-03)."""
    pope, bishoprics = g.holder[POPE], governed(g)
    if pope == NOBODY or g.family[pope] != seat:
        return "F-2.4.6-03"
    return bar_again(g, (seat, TITHES, bishoprics, pope, AS_POPE)) if bishoprics else "F-2.4.6-04"


def bar_again(g: Fief, tax: Tax) -> str:
    """The very same tax a second time could never yield anything (as F-2.4.5-08)."""
    return "F-2.4.7-02" if tax in g.taxes else ""


def tax_options(g: Fief, seat: Seat) -> list[Action]:
    options = [TALLAGE[fief] for fief in range(N_FIEFS) if not bar_tallage(g, seat, fief)]
    options += [TITHE[number] for number in range(N_BISHOPRICS) if not bar_tithe(g, seat, number)]
    options += [
        CARDINAL_TITHE[number] for number in range(N_BISHOPRICS) if not bar_cardinal_tithe(g, seat, number)
    ]
    if not bar_papal_tithe(g, seat):
        options.append(PAPAL_TITHE)
    return options


def bar_tax(g: Fief, seat: Seat) -> str:
    """Three markers a round (F-2.4.4-03), and a Lord with the right to tax (F-2.4.4-05)."""
    if len([tax for tax in g.taxes if tax[0] == seat]) >= TAX_MARKERS:
        return "F-2.4.4-03"
    return "" if tax_options(g, seat) else "F-2.4.4-05"


@final
class ChooseTax(Step[Fief]):
    """A Tax card lies open; its player says what he taxes and in which capacity (F-2.4.4-01, F-2.4.6-12)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        options = tax_options(g, self.seat)
        return () if len(options) < 2 else (Decision(self.seat, CHOOSE_TAX, tuple(options)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action.verb is TALLAGE:
            end(g)
            levy(g, tallage(g, seat, action.noun))
        elif action.verb is TITHE:
            end(g)
            levy(g, (seat, TITHES, action.noun, g.holder[BISHOP + action.noun], AS_BISHOP))
        elif action is PAPAL_TITHE:
            end(g)
            levy(g, (seat, TITHES, governed(g), g.holder[POPE], AS_POPE))
        else:
            become(g, ChooseTaxer(seat, action.noun))

    def run(self, g: Fief) -> None:
        self.take(g, self.seat, tax_options(g, self.seat)[0])

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is TALLAGE:
            return bar_tallage(g, seat, action.noun)
        if action.verb is TITHE:
            return bar_tithe(g, seat, action.noun)
        if action.verb is CARDINAL_TITHE:
            return bar_cardinal_tithe(g, seat, action.noun)
        return bar_papal_tithe(g, seat) if action is PAPAL_TITHE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ChooseTaxer(Step[Fief]):
    """Which of a player's Cardinals tithes: the tax dies with him (F-12-P3-04)."""

    def __init__(self, seat: Seat, bishopric: int) -> None:
        self.seat: Final = seat
        self.bishopric: Final = bishopric

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = untried_cardinals(g, self.seat, self.bishopric)
        if len(lords) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_TAXER, tuple([TAX_THROUGH[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        levy(g, (seat, TITHES, self.bishopric, action.noun, AS_CARDINAL))

    def run(self, g: Fief) -> None:
        end(g)
        lord = untried_cardinals(g, self.seat, self.bishopric)[0]
        levy(g, (self.seat, TITHES, self.bishopric, lord, AS_CARDINAL))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.bishopric)


def levy(g: Fief, tax: Tax) -> None:
    """The card is discarded, a marker lies on the map (F-2.4.4-03)."""
    seat, _, target, lord, capacity = tax
    leave_openly(g, seat, TAX)
    discard(g, TAX)
    g.taxes += (tax,)
    if capacity == AS_BISHOP:
        tell(g, TITHED, seat, (target, lord))
    elif capacity == AS_CARDINAL:
        tell(g, TITHED_AS_CARDINAL, seat, (target, lord))
    elif capacity == AS_POPE:
        tell(g, TITHED_AS_POPE, seat, (lord,))
    else:
        tell(g, TALLAGED, seat, (target, lord))
