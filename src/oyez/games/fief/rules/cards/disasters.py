"""Disasters of the track are turned up and sent to a bishopric, one by one (Fief 2.3)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Step, below, call, end, tell, uncover
from oyez.games.fief.rules.board.tables import FAMINE, N_BISHOPRICS, RAIN
from oyez.games.fief.rules.cards.hands import discard
from oyez.games.fief.rules.cards.moment_words import BEFORE_DISASTERS
from oyez.games.fief.rules.cards.plague import outbreak
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.cards.words import DISASTER_AVERTED, DISASTER_ROLLED, DISASTER_STRUCK
from oyez.games.fief.rules.state import Fief


@final
class Disasters(Step[Fief]):
    """Until the track is empty: cards may be played, then the next Disaster strikes (F-2.3-01, F-2.3-02)."""

    def run(self, g: Fief) -> None:
        g.active = g.first
        if g.track:
            call(g, [window(g, BEFORE_DISASTERS), NEXT_DISASTER])
        else:
            end(g)


@final
class NextDisaster(Step[Fief]):
    """A die names the bishopric; the First Player rolls it (F-2.3-03)."""

    def run(self, g: Fief) -> None:
        end(g)
        uncover(g)
        card = g.track.pop(0)
        if g.rules.beginner_round1_no_disasters and g.round == 1:
            avert(g, card)  # F-2.3-08
            return
        bishopric = roll_bishopric(g, card)
        if bishopric == NOBODY:
            avert(g, card)
        else:
            strike(g, card, bishopric)


def roll_bishopric(g: Fief, card: int) -> int:
    """NOBODY for a false alarm (F-2.3-04) or, by flag, for a Disaster that is there already (F-2.3-05)."""
    while True:
        die = below(g, 6) + 1
        tell(g, DISASTER_ROLLED, g.first, (card, die))
        if die > N_BISHOPRICS:
            return NOBODY
        bishopric = die - 1
        if not lies_at(g, card, bishopric):
            return bishopric
        if g.rules.disaster_duplicate == "discard":
            return NOBODY


def lies_at(g: Fief, card: int, bishopric: int) -> bool:
    there = g.rain if card == RAIN else g.famine if card == FAMINE else g.plague
    return there >> bishopric & 1 == 1


def avert(g: Fief, card: int) -> None:
    discard(g, card)
    tell(g, DISASTER_AVERTED, NOBODY, (card,))


def strike(g: Fief, card: int, bishopric: int) -> None:
    """The card lies at the bishopric until the end of the round (F-2.3-07); a Plague works at once (F-2.3-10)."""
    tell(g, DISASTER_STRUCK, NOBODY, (card, bishopric))
    if card == RAIN:
        g.rain |= 1 << bishopric
    elif card == FAMINE:
        g.famine |= 1 << bishopric
    else:
        g.plague |= 1 << bishopric
        outbreak(g, bishopric)


DISASTERS: Final = Disasters()
NEXT_DISASTER: Final = NextDisaster()
