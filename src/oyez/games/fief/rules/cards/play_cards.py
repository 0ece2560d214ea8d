"""The play-cards step: in turn order everybody plays what he wants (Fief 2.4)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import MOST, TAX
from oyez.games.fief.rules.cards.fortunes import Bless, bar_bless, blessable
from oyez.games.fief.rules.cards.hands import holds, is_lord, is_opportunity, kinds_in_hand, show
from oyez.games.fief.rules.cards.taxes import ChooseTax, bar_tax
from oyez.games.fief.rules.cards.words import PLAY, PLAY_CARDS
from oyez.games.fief.rules.court.new_lords import bar_lord, bring
from oyez.games.fief.rules.opportunities.playing import answer, playable
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE


def bar_play(g: Fief, seat: Seat, kind: int) -> str:
    """Why a card of the hand that is no opportunity cannot be played."""
    if is_lord(kind):
        return bar_lord(g, seat)
    if kind == TAX:
        return bar_tax(g, seat)
    return "" if blessable(g, kind) else bar_bless(g, kind, 0)


def play_card(g: Fief, seat: Seat, kind: int) -> list[Step[Any]]:
    """The steps of a card that is played only here: a Lord, or a Fortune card that still needs its target."""
    if is_lord(kind):
        return bring(g, seat, kind)
    show(g, seat, kind)
    return [ChooseTax(seat)] if kind == TAX else [Bless(seat, kind)]


@final
class PlayTurn(Step[Fief]):
    """A player's only turn in this step begins (F-2.4-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        g.active = self.seat
        become(g, PlayCards(self.seat))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class PlayCards(Step[Fief]):
    """Any number of hand cards, or none (F-2.4-01, F-2.4-02).

    Whoever has a hand is asked, even if nothing in it can be played: nobody shall read a hand from a skipped turn.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if not g.hands[self.seat]:
            return ()
        plain = [
            PLAY[kind]
            for kind in kinds_in_hand(g, self.seat)
            if not is_opportunity(kind) and not bar_play(g, self.seat, kind)
        ]
        return (Decision(self.seat, PLAY_CARDS, (*plain, *playable(g, self.seat), DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
        elif is_opportunity(action.noun):
            call(g, answer(g, seat, action))
        else:
            call(g, play_card(g, seat, action.noun))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not PLAY or not holds(g, seat, action.noun) or is_opportunity(action.noun):
            return ""
        return "F-2.4-01" if seat != self.seat else bar_play(g, seat, action.noun)

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


PLAY_TURNS: Final = tuple([PlayTurn(seat) for seat in range(MOST)])
