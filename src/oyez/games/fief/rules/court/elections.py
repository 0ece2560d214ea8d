"""The vote: secret markers, the reveal, the title (Fief 1.3)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell, uncover
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import bestow
from oyez.games.fief.rules.board.tables import BISHOP, KING, N_BISHOPRICS
from oyez.games.fief.rules.court.succession import crown
from oyez.games.fief.rules.court.votes import bar_candidate, is_called, tally, votes_of, winner
from oyez.games.fief.rules.court.words import (
    ABSTAIN,
    BLUFFED,
    DECOY,
    ELECTED,
    FAVOUR,
    MARKED,
    NOT_ELECTED,
    PLACE_DECOY,
    PLACE_FOR,
    STRUCK_OFF,
    VOTED,
)
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import PASS


def may_act_before_vote(g: Fief) -> bool:
    return g.rules.act_between_candidacy_and_vote == "allowed"


def candidates_for(g: Fief) -> list[int]:
    return [lord for lord in g.candidates if lord != NOBODY]


@final
class Vote(Step[Fief]):
    """The first marker; until it lies there everybody may still act, and all weights are taken then (F-1.3-18)."""

    def __init__(self, title: int) -> None:
        self.title: Final = title

    def standing(self, g: Fief) -> list[int]:
        """Candidates who are still eligible (F-1.3-05)."""
        return [lord for seat, lord in enumerate(g.candidates) if not is_struck_off(g, self.title, seat)]

    def voters(self, g: Fief) -> list[int]:
        """Whoever has a vote, in turn order (F-1.3-07)."""
        return [seat for seat in turn_order(g) if votes_of(g, self.title, seat) > 0]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if not is_called(g, self.title):
            return ()
        lords, voters = self.standing(g), self.voters(g)
        if not lords or not voters:
            return ()
        return (Decision(voters[0], PLACE_FOR, (*[FAVOUR[lord] for lord in lords], ABSTAIN)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        others: list[Step[Any]] = [PlaceFor(voter) for voter in self.voters(g)[1:]]
        become(g, Reveal(self.title))
        call(g, [PlaceDecoy(seat), *others])
        strike_off(g, self.title)
        g.ballots[2 * seat] = NOBODY if action is ABSTAIN else action.noun

    def run(self, g: Fief) -> None:
        end(g)
        strike_off(g, self.title)
        g.candidates = [NOBODY] * g.rules.seats
        tell(g, NOT_ELECTED, NOBODY, (self.title,))

    def atomic(self, g: Fief) -> bool:
        return not may_act_before_vote(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not FAVOUR:
            return ""
        if not votes_of(g, self.title, seat):
            return "F-1.3-07"
        if action.noun in self.standing(g):
            return ""
        return "F-1.3-05" if action.noun in g.candidates else "F-1.3-09"

    def marks(self) -> tuple[int, ...]:
        return (self.title,)


def is_struck_off(g: Fief, title: int, seat: Seat) -> bool:
    """Whether the player's candidate, if he has one, lost his eligibility (or his life) since he was named."""
    lord = g.candidates[seat]
    return lord == NOBODY or g.family[lord] != seat or bar_candidate(g, title, lord) != ""


def strike_off(g: Fief, title: int) -> None:
    for seat, lord in enumerate(g.candidates):
        if lord != NOBODY and is_struck_off(g, title, seat):
            g.candidates[seat] = NOBODY
            tell(g, STRUCK_OFF, seat, (lord,))


@final
class PlaceFor(Step[Fief]):
    """The FOR marker, face down on any candidate or on none (F-1.3-07 to -09). Atomic until the reveal (F-10.0-02)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.seat, PLACE_FOR, (*[FAVOUR[lord] for lord in candidates_for(g)], ABSTAIN)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, PlaceDecoy(seat))
        g.ballots[2 * seat] = NOBODY if action is ABSTAIN else action.noun

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "F-1.3-09" if action.verb is FAVOUR and action.noun not in g.candidates else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class PlaceDecoy(Step[Fief]):
    """The DECOY marker, likewise; it counts for nothing (F-1.3-13), also on the same candidate (F-1.3-10)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.seat, PLACE_DECOY, (*[DECOY[lord] for lord in candidates_for(g)], PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is not PASS:
            g.ballots[2 * seat + 1] = action.noun
        # All see on whom the markers lie, nobody which is which: they are told in the order of the Lords.
        for lord in sorted(g.ballots[2 * seat : 2 * seat + 2]):
            if lord != NOBODY:
                tell(g, MARKED, seat, (lord,))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "F-1.3-09" if action.verb is DECOY and action.noun not in g.candidates else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Reveal(Step[Fief]):
    """All markers are turned up together and the title is awarded, or not (F-1.3-11 to -16)."""

    def __init__(self, title: int) -> None:
        self.title: Final = title

    def run(self, g: Fief) -> None:
        end(g)
        uncover(g)
        for seat in turn_order(g):
            favoured, decoy = g.ballots[2 * seat], g.ballots[2 * seat + 1]
            if favoured != NOBODY:
                tell(g, VOTED, seat, (favoured, votes_of(g, self.title, seat)))
            if decoy != NOBODY:
                tell(g, BLUFFED, seat, (decoy,))
        seat = winner(g, self.title)
        totals = tally(g, self.title)
        lord = NOBODY if seat == NOBODY else g.candidates[seat]
        g.candidates = [NOBODY] * g.rules.seats
        g.ballots = [NOBODY] * (2 * g.rules.seats)  # F-1.3-17
        if lord == NOBODY:
            tell(g, NOT_ELECTED, NOBODY, (self.title,))
        else:
            tell(g, ELECTED, seat, (lord, self.title, totals[seat]))
            self.award(g, lord)

    def award(self, g: Fief, lord: int) -> None:
        if self.title == KING:
            crown(g, lord)
            return
        bestow(g, self.title, lord)
        if self.title < BISHOP + N_BISHOPRICS:
            g.new_bishops |= 1 << (self.title - BISHOP)

    def marks(self) -> tuple[int, ...]:
        return (self.title,)
