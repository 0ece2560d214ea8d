"""Elections: candidacies in turn order, secret markers, the reveal (Fief 1.3)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell, uncover
from oyez.engine.words import Action
from oyez.games.fief.control import bestow
from oyez.games.fief.lords import lords_of
from oyez.games.fief.phases.votes import bar_candidate, is_called, tally, votes_of, winner
from oyez.games.fief.state import Fief, turn_order
from oyez.games.fief.succession import crown
from oyez.games.fief.tables import BISHOP, KING, N_BISHOPRICS
from oyez.games.fief.windows import window
from oyez.games.fief.words.hear_ye import (
    ABSTAIN,
    BLUFFED,
    DECOY,
    ELECTED,
    FAVOUR,
    MARKERS_PLACED,
    NAME_CANDIDATE,
    NOMINATE,
    NOT_ELECTED,
    PLACE_DECOY,
    PLACE_FOR,
    STOOD_FOR,
    STRUCK_OFF,
    VOTED,
)
from oyez.games.fief.words.nouns import PASS
from oyez.games.fief.words.windows import BEFORE_ELECTION, BEFORE_VOTE


@final
class BishopElections(Step[Fief]):
    """Vacant Bishoprics one after another, ascending by number (F-1.4.1-06)."""

    def __init__(self, bishopric: int) -> None:
        self.bishopric: Final = bishopric

    def run(self, g: Fief) -> None:
        if self.bishopric == N_BISHOPRICS:
            end(g)
            return
        become(g, BishopElections(self.bishopric + 1))
        call(g, [Election(BISHOP + self.bishopric)])

    def marks(self) -> tuple[int, ...]:
        return (self.bishopric,)


@final
class Election(Step[Fief]):
    """One election from its call to its candidacies."""

    def __init__(self, title: int) -> None:
        self.title: Final = title

    def run(self, g: Fief) -> None:
        end(g)
        if not is_called(g, self.title) or not anybody_eligible(g, self.title):
            return
        g.candidates = [NOBODY] * g.rules.seats
        g.ballots = [NOBODY] * (2 * g.rules.seats)
        steps: list[Step[Any]] = [window(g, BEFORE_ELECTION)]
        steps += [Candidacy(self.title, seat) for seat in turn_order(g)]
        call(g, [*steps, Candidates(self.title)])

    def marks(self) -> tuple[int, ...]:
        return (self.title,)


def eligible(g: Fief, title: int, seat: Seat) -> list[int]:
    return [lord for lord in lords_of(g, seat) if not bar_candidate(g, title, lord)]


def anybody_eligible(g: Fief, title: int) -> bool:
    for seat in range(g.rules.seats):
        if eligible(g, title, seat):
            return True
    return False


@final
class Candidacy(Step[Fief]):
    """Each player may name one of his own eligible Lords (F-1.3-02, F-1.3-03)."""

    def __init__(self, title: int, seat: Seat) -> None:
        self.title: Final = title
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = eligible(g, self.title, self.seat)
        if not lords or not is_called(g, self.title):
            return ()
        return (Decision(self.seat, NAME_CANDIDATE, (*[NOMINATE[lord] for lord in lords], PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is not PASS:
            g.candidates[seat] = action.noun
            tell(g, STOOD_FOR, seat, (action.noun, self.title))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not NOMINATE:
            return ""
        return bar_candidate(g, self.title, action.noun) if g.family[action.noun] == seat else "F-1.3-02"

    def marks(self) -> tuple[int, ...]:
        return (self.title, self.seat)


@final
class Candidates(Step[Fief]):
    """All candidates are known: the table may act, then the vote begins (F-1.3-04, F-1.3-06)."""

    def __init__(self, title: int) -> None:
        self.title: Final = title

    def run(self, g: Fief) -> None:
        end(g)
        if all([lord == NOBODY for lord in g.candidates]):
            return  # F-1.4-03
        steps: list[Step[Any]] = [Vote(self.title)]
        if g.rules.act_between_candidacy_and_vote == "allowed":
            steps.insert(0, window(g, BEFORE_VOTE))
        call(g, steps)

    def marks(self) -> tuple[int, ...]:
        return (self.title,)


@final
class Vote(Step[Fief]):
    """Who is no longer eligible is struck off (F-1.3-05); then all with a vote place markers in turn order."""

    def __init__(self, title: int) -> None:
        self.title: Final = title

    def run(self, g: Fief) -> None:
        end(g)
        for seat, lord in enumerate(g.candidates):
            if lord != NOBODY and (g.family[lord] != seat or bar_candidate(g, self.title, lord)):
                g.candidates[seat] = NOBODY
                tell(g, STRUCK_OFF, seat, (lord,))
        if all([lord == NOBODY for lord in g.candidates]) or not is_called(g, self.title):
            return
        voters = [seat for seat in turn_order(g) if votes_of(g, self.title, seat) > 0]
        steps: list[Step[Any]] = [PlaceFor(seat) for seat in voters]
        call(g, [*steps, Reveal(self.title)])

    def marks(self) -> tuple[int, ...]:
        return (self.title,)


def candidates_for(g: Fief) -> list[int]:
    return [lord for lord in g.candidates if lord != NOBODY]


@final
class PlaceFor(Step[Fief]):
    """The FOR marker, face down on any candidate or on none (F-1.3-07 to -09). Atomic until the reveal (F-10.0-02)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.seat, PLACE_FOR, (*[FAVOUR[lord] for lord in candidates_for(g)], ABSTAIN)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is not ABSTAIN:
            g.ballots[2 * seat] = action.noun
        become(g, PlaceDecoy(seat))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "F-1.3-09" if action.verb is FAVOUR else ""

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
        placed = 2 - g.ballots[2 * seat : 2 * seat + 2].count(NOBODY)
        tell(g, MARKERS_PLACED, seat, (placed,))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "F-1.3-09" if action.verb is DECOY else ""

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
