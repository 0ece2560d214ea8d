"""Everything a seat may do without being asked, between two effects (matrix 2, section A)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Seat, Step, call, end
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.sieges import bar_lift
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.cards.relics import bar_pass_relic, bar_take_relic, relic_acts, relic_step
from oyez.games.fief.rules.cards.windows import PlayNow
from oyez.games.fief.rules.cards.words import PLAY
from oyez.games.fief.rules.court.lords import captives_of
from oyez.games.fief.rules.court.papacy import bar_papal_act, papal_acts, papal_step
from oyez.games.fief.rules.court.titles import fiefs_of
from oyez.games.fief.rules.court.transfers import ChooseHeir, bar_pass_title
from oyez.games.fief.rules.diplomacy.gestures import (
    Cession,
    FreeCaptive,
    HandOver,
    LiftSiege,
    bar_cede,
    bar_free,
    bar_hand_over,
)
from oyez.games.fief.rules.diplomacy.offers import bar_propose, open_offer
from oyez.games.fief.rules.diplomacy.talks import Invitation, bar_invite
from oyez.games.fief.rules.diplomacy.words import CEDE, FREE, HAND_OVER, INVITE, LIFT_SIEGE, PROPOSE
from oyez.games.fief.rules.doors import TALK, UNASKED, Act, offered
from oyez.games.fief.rules.market.words import PASS_TITLE
from oyez.games.fief.rules.opportunities.interruption import interrupting
from oyez.games.fief.rules.opportunities.playing import bar_card, playable
from oyez.games.fief.rules.opportunities.resolving import is_resolving
from oyez.games.fief.rules.opportunities.words import PASS_RELIC, TAKE_RELIC
from oyez.games.fief.rules.state import Fief


def initiatives_of(g: Fief, seat: Seat) -> tuple[Action, ...]:
    """The acts open to a seat now; the kernel has seen that the moment is not atomic.

    Nothing before the first round; while a card is resolved only what needs a Diplomacy marker (F-10.0-08).
    """
    if g.phase == 0:
        return ()
    acts: list[Action] = []
    if not is_resolving(g):
        acts += playable(g, seat)
        acts += papal_acts(g, seat)
        acts += relic_acts(g, seat)
        acts += gestures(g, seat)
        acts += offered(g, seat, g.rules.doors.acts[UNASKED])
    acts += [PROPOSE[other] for other in range(g.rules.seats) if not bar_propose(g, seat, other)]
    acts += [INVITE[other] for other in range(g.rules.seats) if not bar_invite(g, seat, other)]
    acts += offered(g, seat, g.rules.doors.acts[TALK])
    return tuple(acts)


def gestures(g: Fief, seat: Seat) -> list[Action]:
    """Control, sieges, captives and titles that a player may give up or pass on."""
    acts: list[Action] = []
    for village, present in enumerate(g.arrivals):
        if len(present) > 1:  # else there is nobody to receive it, and no siege
            if not bar_cede(g, seat, village, NOBODY):
                acts.append(CEDE[village])
            if g.sieges[village * MOST + seat]:
                acts.append(LIFT_SIEGE[village])
    for lord in captives_of(g, seat):
        acts.append(FREE[lord])  # F-6.2.3-08
        if not bar_hand_over(g, seat, lord, NOBODY):
            acts.append(HAND_OVER[lord])
    if g.rules.fief_title_transfer_timing == "any_time":
        acts += [PASS_TITLE[fief] for fief in fiefs_of(g, seat) if not bar_pass_title(g, seat, fief)]
    return acts


def initiative_step(g: Fief, seat: Seat, action: Action) -> Step[Any]:
    """The step that carries out an initiative."""
    if action.verb is PLAY:
        return PlayNow(seat, action.noun)
    return interrupting(g, other_initiative(g, seat, action))


def other_initiative(g: Fief, seat: Seat, action: Action) -> Step[Any]:
    verb, noun = action.verb, action.noun
    if verb is CEDE:
        return Cession(seat, noun)
    if verb is FREE:
        return FreeCaptive(noun)
    if verb is HAND_OVER:
        return HandOver(seat, noun)
    if verb is LIFT_SIEGE:
        return LiftSiege(seat, noun)
    if verb is PASS_TITLE:
        return ChooseHeir(seat, noun)
    if verb is PROPOSE:
        return open_offer(g, seat, noun)
    if verb is INVITE:
        return Invitation(seat, 1 << noun)
    if verb is TAKE_RELIC or verb is PASS_RELIC:
        return relic_step(g, seat, action)
    for place in (UNASKED, TALK):
        act = g.rules.doors.acts[place].by_verb.get(verb)
        if act is not None:
            return Unasked(seat, act, noun)
    return papal_step(g, seat, action)


@final
class Unasked(Step[Fief]):
    """An initiative of an expansion is carried out."""

    def __init__(self, seat: Seat, act: Act, noun: int) -> None:
        self.seat: Final = seat
        self.act: Final = act
        self.noun: Final = noun

    def run(self, g: Fief) -> None:
        end(g)
        call(g, self.act.steps(g, self.seat, self.noun))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.act.verb[self.noun].id)


def bar_initiative(g: Fief, seat: Seat, action: Action) -> str:
    """The row that forbids an initiative, from the same bars; "" also for what never is one."""
    verb, noun = action.verb, action.noun
    if verb is PROPOSE:
        return bar_propose(g, seat, noun)
    if verb is INVITE:
        return bar_invite(g, seat, noun)
    talk = g.rules.doors.acts[TALK].by_verb.get(verb)
    if talk is not None:
        return talk.bar(g, seat, noun)
    if is_resolving(g):
        return "F-12.2-02"
    if verb is PLAY:
        return bar_card(g, seat, noun)
    if verb is CEDE:
        return bar_cede(g, seat, noun, NOBODY)
    if verb is FREE:
        return bar_free(g, seat, noun)
    if verb is HAND_OVER:
        return bar_hand_over(g, seat, noun, NOBODY)
    if verb is LIFT_SIEGE:
        return "F-6.4.1-13" if bar_lift(g, seat, noun) else ""
    if verb is PASS_TITLE:
        return bar_pass_title(g, seat, noun)
    if verb is TAKE_RELIC:
        return bar_take_relic(g, seat, noun)
    if verb is PASS_RELIC:
        return bar_pass_relic(g, seat, noun)
    act = g.rules.doors.acts[UNASKED].by_verb.get(verb)
    if act is not None:
        return act.bar(g, seat, noun)
    return bar_papal_act(g, seat, action)
