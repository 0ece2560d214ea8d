"""Private talks: opened with a Diplomacy marker, with secret exchanges inside (F-8.0-06 to -10).

Minutes are the server's; here a marker buys so many speeches, and another one prolongs the talk.
"""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.diplomacy.deal import Deal
from oyez.games.fief.rules.diplomacy.markers import spend_markers
from oyez.games.fief.rules.diplomacy.offers import Compose
from oyez.games.fief.rules.diplomacy.words import (
    ANSWER_INVITATION,
    DECLINED,
    INVITE,
    INVITE_OTHERS,
    INVITED,
    PROLONG,
    PROPOSE,
    TALK,
    TALK_BEGAN,
    TALK_ENDED,
    TALK_PROLONGED,
)
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, DONE, REFUSE

SPEECHES: Final = 6  # offers in three minutes


def bar_invite(g: Fief, seat: Seat, other: Seat) -> str:
    """The row that keeps a player from calling another one aside, or ""."""
    if other == seat or other >= g.rules.seats:
        return "F-8.0-06"
    return "" if g.diplomacy[seat] or g.rules.open_diplomacy else "F-8.0-10"


def others_to_invite(g: Fief, seat: Seat, invited: int) -> list[int]:
    return [other for other in range(g.rules.seats) if other != seat and not invited >> other & 1]


@final
class Invitation(Step[Fief]):
    """One or more players are called aside."""

    def __init__(self, seat: Seat, invited: int) -> None:
        self.seat: Final = seat
        self.invited: Final = invited

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        others = others_to_invite(g, self.seat, self.invited)
        if not others:
            return ()
        return (Decision(self.seat, INVITE_OTHERS, (*[INVITE[other] for other in others], DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            self.run(g)
        else:
            become(g, Invitation(seat, self.invited | 1 << action.noun))

    def run(self, g: Fief) -> None:
        invited = [other for other in range(g.rules.seats) if self.invited >> other & 1]
        for other in invited:
            tell(g, INVITED, self.seat, (other,))
        become(g, Answers(self.seat, self.invited, 1 << self.seat))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not INVITE or action.noun in others_to_invite(g, self.seat, self.invited):
            return ""
        return "F-8.0-06"

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.invited)


@final
class Answers(Step[Fief]):
    """Each may refuse; the marker is spent only if at least one comes (F-8.0-09)."""

    def __init__(self, seat: Seat, invited: int, members: int) -> None:
        self.seat: Final = seat
        self.invited: Final = invited
        self.members: Final = members

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        n = g.rules.seats
        for place in range(1, n):
            other = (self.seat + place) % n
            if self.invited >> other & 1:
                return (Decision(other, ANSWER_INVITATION, (ACCEPT, REFUSE)),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        members = self.members
        if action is ACCEPT:
            members |= 1 << seat
        else:
            tell(g, DECLINED, seat)
        become(g, Answers(self.seat, self.invited & ~(1 << seat), members))

    def run(self, g: Fief) -> None:
        if self.members == 1 << self.seat:
            end(g)
            return
        if not g.rules.open_diplomacy:
            spend_markers(g, self.seat, 1)
        tell(g, TALK_BEGAN, self.seat)
        become(g, Talk(self.members, self.seat, 0, SPEECHES))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.invited, self.members)


@final
class Talk(Step[Fief]):
    """Members speak in turn: an offer, more time once it is up, or nothing; it ends when all are silent.

    Nobody else can exchange anything meanwhile (F-8.0-08): it is atomic.
    """

    def __init__(self, members: int, speaker: Seat, silent: int, left: int) -> None:
        self.members: Final = members  # one bit each
        self.speaker: Final = speaker
        self.silent: Final = silent  # members who said nothing, in a row
        self.left: Final = left  # speeches

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if self.silent == self.members.bit_count():
            return ()
        if self.left:
            options = [PROPOSE[partner] for partner in self.partners(g)]
        elif not self.bar_prolong(g, self.speaker):
            options = [PROLONG]
        else:
            return ()
        return (Decision(self.speaker, TALK, (*options, DONE)),)

    def partners(self, g: Fief) -> list[int]:
        return [s for s in range(g.rules.seats) if self.members >> s & 1 and s != self.speaker]

    def bar_prolong(self, g: Fief, seat: Seat) -> str:
        """Any member may pay for more time (F-8.0-07); with open diplomacy one just talks again (F-11.3-01)."""
        return "" if g.diplomacy[seat] and not g.rules.open_diplomacy else "F-8.0-07"

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        after = self.next_speaker(g, seat)
        if action is DONE:
            become(g, Talk(self.members, after, self.silent + 1, self.left))
        elif action is PROLONG:
            become(g, Talk(self.members, seat, 0, SPEECHES))
            spend_markers(g, seat, 1)
            tell(g, TALK_PROLONGED, seat)
        else:
            become(g, Talk(self.members, after, 0, self.left - 1))
            g.deal = Deal(seat, action.noun, (), (), True)
            call(g, [Compose(seat, 0)])

    def next_speaker(self, g: Fief, seat: Seat) -> Seat:
        after = (seat + 1) % g.rules.seats
        while not self.members >> after & 1:
            after = (after + 1) % g.rules.seats
        return after

    def run(self, g: Fief) -> None:
        if self.silent < self.members.bit_count():
            after = self.next_speaker(g, self.speaker)  # the time is up and he cannot prolong it
            become(g, Talk(self.members, after, self.silent + 1, self.left))
            return
        end(g)
        tell(g, TALK_ENDED, self.speaker)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action is PROLONG:
            return self.bar_prolong(g, seat)
        if action.verb is not PROPOSE or (self.left and action.noun in self.partners(g)):
            return ""
        return "F-8.0-06" if self.left else "F-8.0-07"

    def marks(self) -> tuple[int, ...]:
        return (self.members, self.speaker, self.silent, self.left)
