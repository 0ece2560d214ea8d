"""Elections up to the vote: which take place, and who stands for them (Fief 1.3)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import pardon
from oyez.games.fief.rules.board.tables import BISHOP, N_BISHOPRICS, N_LORDS, POPE
from oyez.games.fief.rules.cards.hands import KIND, is_lord_card
from oyez.games.fief.rules.cards.moment_words import BEFORE_ELECTION, BEFORE_VOTE
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.elections import Vote, candidates_for, may_act_before_vote
from oyez.games.fief.rules.court.lords import lords_of
from oyez.games.fief.rules.court.papacy import bar_excommunicate, bar_pardon, excommunicate
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.court.votes import CONCLAVE, bar_candidate, electors, is_called, is_voter
from oyez.games.fief.rules.court.words import (
    BEFORE_THE_VOTE,
    ELECTION_CALLED,
    EXCOMMUNICATE,
    NAME_CANDIDATE,
    NOMINATE,
    NOT_ELECTED,
    PARDON,
    STOOD_FOR,
)
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import PASS


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

    def __init__(self, title: int, awaited: bool = False) -> None:
        self.title: Final = title
        self.awaited: Final = awaited  # a hat that could bring the election about

    def run(self, g: Fief) -> None:
        g.active = g.first
        if is_called(g, self.title) and anybody_eligible(g, self.title):
            end(g)
            self.announce(g)
        elif may_follow(g, self.title) and not self.awaited:
            become(g, Election(self.title, True))
            call(g, [window(g, BEFORE_ELECTION)])
        else:
            end(g)

    def announce(self, g: Fief) -> None:
        g.candidates = [NOBODY] * g.rules.seats
        g.ballots = [NOBODY] * (2 * g.rules.seats)
        tell(g, ELECTION_CALLED, NOBODY, (self.title,))
        steps: list[Step[Any]] = [window(g, BEFORE_ELECTION)]
        steps += [Candidacy(self.title, seat) for seat in turn_order(g)]
        call(g, [*steps, Candidates(self.title)])

    def marks(self) -> tuple[int, ...]:
        return (self.title, self.awaited)


def may_follow(g: Fief, title: int) -> bool:
    """A Bishop elected a moment ago may still be made Cardinal, and so call for a Pope (F-1.7-07, F-12.1-01).

    Judged by what everybody sees: cards of the Lord deck in hand could be the hats that are wanting.
    """
    if title != POPE or g.holder[POPE] != NOBODY or not g.new_bishops:
        return False
    hats = len([card for hand in g.hands for card in hand if is_lord_card(card & KIND)])
    return hats >= CONCLAVE - len(electors(g))


def eligible(g: Fief, title: int, seat: Seat) -> list[int]:
    return [lord for lord in lords_of(g, seat) if not bar_candidate(g, title, lord)]


def anybody_eligible(g: Fief, title: int) -> bool:
    for seat in range(g.rules.seats):
        if eligible(g, title, seat):
            return True
    return False


@final
class Candidacy(Step[Fief]):
    """Each player may name one of his own eligible Lords (F-1.3-02, F-1.3-03); nobody can withdraw (F-1.3-05)."""

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
        if seat != self.seat or g.family[action.noun] != seat:
            return "F-1.3-02"
        return bar_candidate(g, self.title, action.noun)

    def marks(self) -> tuple[int, ...]:
        return (self.title, self.seat)


@final
class Candidates(Step[Fief]):
    """All candidates are known: the table may act, then the vote begins (F-1.3-04, F-1.3-06)."""

    def __init__(self, title: int) -> None:
        self.title: Final = title

    def run(self, g: Fief) -> None:
        if not candidates_for(g):
            end(g)  # F-1.4-03
            tell(g, NOT_ELECTED, NOBODY, (self.title,))
            return
        become(g, Vote(self.title))
        if may_act_before_vote(g):
            call(g, [window(g, BEFORE_VOTE), Anathema(self.title)])

    def marks(self) -> tuple[int, ...]:
        return (self.title,)


@final
class Anathema(Step[Fief]):
    """The Pope's player is asked in the gap before the vote, which nobody else could keep open for him (F-1.7P-13).

    Candidates and those who bring votes may be struck; an older excommunication must be lifted first (F-1.7P-14).
    """

    def __init__(self, title: int) -> None:
        self.title: Final = title

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        pope = player_of(g, POPE)
        if pope == NOBODY or g.excommunicated_in == g.round:
            return ()
        acts = [EXCOMMUNICATE[lord] for lord in self.concerned(g) if not bar_excommunicate(g, pope, lord)]
        if not bar_pardon(g, pope):
            acts.append(PARDON)
        return (Decision(pope, BEFORE_THE_VOTE, (*acts, PASS)),) if acts else ()

    def concerned(self, g: Fief) -> list[int]:
        candidates = candidates_for(g)
        return [lord for lord in range(N_LORDS) if lord in candidates or is_voter(g, self.title, lord)]

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PARDON:
            pardon(g)  # and now he may strike another
            return
        end(g)
        if action is not PASS:
            excommunicate(g, action.noun)

    def run(self, g: Fief) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.title,)
