"""Who may stand in an election, how many votes a family has, and who wins (Fief 1.3, 1.4, 1.7, 1.8)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.rules.board.tables import (
    BISHOP,
    KING,
    N_BISHOPRICS,
    N_LORDS,
    N_TITLES,
    POPE,
    PRINCIPAL,
    VILLAGES_OF_BISHOPRIC,
    is_male,
)
from oyez.games.fief.rules.board.villages import is_occupied
from oyez.games.fief.rules.court.lords import (
    bar_act,
    is_bishop,
    is_cardinal,
    is_clergy,
    is_free,
    is_married,
    is_pope,
    is_titled,
    lords_of,
)
from oyez.games.fief.rules.doors import STAND, VOTE, Contest
from oyez.games.fief.rules.state import Fief

KING_NEEDS: Final = 3  # votes (F-1.8-12)
CONCLAVE: Final = 2  # Cardinals without whom no Pope is elected (F-1.7-02)


def is_called(g: Fief, title: int) -> bool:
    """Whether an election takes place, if anybody stands for it."""
    if g.holder[title] != NOBODY:
        return False  # F-1.4-02, F-1.7-01, F-1.8-01
    if title >= N_TITLES:
        return contest_of(g, title).is_called(g)
    if title == POPE:
        return len(electors(g)) >= CONCLAVE
    if title == KING:
        return True
    villages = VILLAGES_OF_BISHOPRIC[title - BISHOP]
    if g.rules.bishop_election_trigger == "all_occupied":
        return all([is_occupied(g, village) for village in villages])
    return all([g.control[village] != NOBODY for village in villages])  # F-1.4-01


def contest_of(g: Fief, title: int) -> Contest:
    """The election of a title that the base game does not know."""
    contest = g.rules.titles.all[title].contest
    assert contest is not None, "nobody is elected to it"
    return contest


def electors(g: Fief) -> list[int]:
    """Cardinals in play who are no captives (F-1.7-06)."""
    return [lord for lord in range(N_LORDS) if is_cardinal(g, lord) and is_free(g, lord)]


def bar_candidate(g: Fief, title: int, lord: int) -> str:
    """The row that keeps a Lord from standing, or "". Where he is and what he owns is irrelevant (F-1.4-10, -11)."""
    if title >= N_TITLES:
        return contest_of(g, title).bar_candidate(g, lord)
    if g.rules.bars:
        return bar_act(g, STAND, lord) or bar_office(g, title, lord)
    return bar_office(g, title, lord)


def bar_office(g: Fief, title: int, lord: int) -> str:
    """The same for the offices of the base game and by its rules alone."""
    if title == POPE:
        return bar_papal_candidate(g, lord)
    if title == KING:
        return bar_royal_candidate(g, lord)
    if not is_male(lord):
        return "F-1.4-04"
    if is_married(g, lord):
        return "F-1.4-05"
    if is_clergy(g, lord):
        return "F-1.4-06"  # Cardinals and the Pope are Bishops, too
    if not is_free(g, lord):
        return "F-1.4-07"
    if g.excommunicated == lord:
        return "F-1.4-08"
    return "F-1.4-09" if g.holder[KING] == lord else ""


def bar_papal_candidate(g: Fief, lord: int) -> str:
    if not is_clergy(g, lord) or not is_free(g, lord):
        return "F-1.7-04"
    return "F-1.3-24" if g.excommunicated == lord else ""


def bar_royal_candidate(g: Fief, lord: int) -> str:
    """Marriage is no obstacle (F-1.8-07)."""
    if not is_male(lord):
        return "F-1.8-02"
    if g.rules.king_candidate_requires_title and not is_titled(g, lord):
        return "F-1.8-03"
    if is_clergy(g, lord):
        return "F-1.8-04"
    if not is_free(g, lord):
        return "F-1.8-05"
    return "F-1.8-06" if g.excommunicated == lord else ""


def may_vote(g: Fief, lord: int) -> bool:
    """Captives and the excommunicated bring no votes (F-1.3-23, F-1.3-24)."""
    if g.captor[lord] != NOBODY or g.excommunicated == lord:
        return False
    return not g.rules.bars or not bar_act(g, VOTE, lord)


def is_voter(g: Fief, title: int, lord: int) -> bool:
    """Whether a Lord in play brings votes of his own to an election."""
    return g.family[lord] != NOBODY and personal_votes(g, title, lord) > 0


def personal_votes(g: Fief, title: int, lord: int) -> int:
    if not may_vote(g, lord):
        return 0
    if title >= N_TITLES:
        return contest_of(g, title).votes(g, lord)
    if title == POPE:
        return 1 if is_cardinal(g, lord) else 0  # F-1.7-06
    if title == KING:
        return 1 if is_titled(g, lord) else 0  # F-1.8-08
    return clergy_votes(g, lord)


def votes_of(g: Fief, title: int, seat: Seat) -> int:
    """All votes of a family in an election; they are never split (F-1.3-12)."""
    votes = sum([personal_votes(g, title, lord) for lord in lords_of(g, seat)])
    return votes if title >= POPE else votes + village_votes(g, title - BISHOP, seat)


def village_votes(g: Fief, bishopric: int, seat: Seat) -> int:
    """2 for the Principal Village, 1 for each other one controlled (F-1.4-13, F-1.4-14)."""
    votes = 0
    for village in VILLAGES_OF_BISHOPRIC[bishopric]:
        if g.control[village] == seat:
            votes += 2 if village == PRINCIPAL[bishopric] else 1
    return votes


def clergy_votes(g: Fief, lord: int) -> int:
    """Only the highest church title counts (F-1.4-15 to -20); a Bishop of this very round counts nothing."""
    if is_pope(g, lord):
        return 3
    if is_cardinal(g, lord):
        return 0 if is_new_bishop(g, lord) and g.rules.new_bishop_cardinal_vote == "excluded" else 3
    return 2 if is_bishop(g, lord) and not is_new_bishop(g, lord) else 0


def is_new_bishop(g: Fief, lord: int) -> bool:
    for bishopric in range(N_BISHOPRICS):
        if g.new_bishops >> bishopric & 1 and g.holder[BISHOP + bishopric] == lord:
            return True
    return False


def tally(g: Fief, title: int) -> list[int]:
    """FOR votes by candidate's seat, once all markers are turned up (F-1.3-11 to -14)."""
    totals = [0] * g.rules.seats
    for seat in range(g.rules.seats):
        favoured = g.ballots[2 * seat]
        if favoured != NOBODY and favoured in g.candidates:
            totals[g.candidates.index(favoured)] += votes_of(g, title, seat)
    return totals


def winner(g: Fief, title: int) -> int:
    """The seat whose candidate is elected, or NOBODY."""
    totals = tally(g, title)
    best = max(totals)
    if best == 0 or totals.count(best) > 1:
        return NOBODY  # F-1.3-19, F-1.4.1-02
    seat = totals.index(best)
    if title >= N_TITLES and best < contest_of(g, title).needed:
        return NOBODY
    if title == POPE and 2 * best <= sum(totals):
        return NOBODY  # F-1.7.1-01
    if title == KING and (best < KING_NEEDS or not church_agrees(g, g.candidates[seat])):
        return NOBODY
    return seat


def church_agrees(g: Fief, candidate: int) -> bool:
    """Among his votes are those of two Bishops, or of a Cardinal, or of the Pope (F-1.8-13, F-1.8-14)."""
    bishops = 0
    for seat in range(g.rules.seats):
        if g.ballots[2 * seat] != candidate:
            continue
        for lord in lords_of(g, seat):
            if may_vote(g, lord):
                if is_cardinal(g, lord) or is_pope(g, lord):
                    return True
                bishops += 1 if is_bishop(g, lord) else 0
    return bishops >= 2
