"""What a bot remembers of the others: deals made, offers refused, harm done. From public facts and its own choices."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from oyez.engine.kernel import NOBODY, Decision, Seat
from oyez.engine.words import Action
from oyez.games.fief.bots.ballots import is_for_votes, title_at_stake
from oyez.games.fief.rules.board.tables import MOST, N_LORDS
from oyez.games.fief.rules.diplomacy.deal import VILLAGE, Deal, Item, deniers_in, of_kind
from oyez.games.fief.rules.diplomacy.words import ANSWER_OFFER, SUBMIT
from oyez.games.fief.rules.march.words import GIVE_LEAVE
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT

DEAL: Final = 1.0  # good will that a deal earns
HARM: Final = 1.0  # and that a Village or a Lord taken costs
BETRAYAL: Final = 2.0  # the same by an ally, or by whoever was let pass in this round
REFUSAL: Final = 0.3
FADING: Final = 0.8  # what is left of it all a round later
LET_BE: Final = 2  # refusals after which somebody is not asked again, until they fade


class Remembered(NamedTuple):
    """A memory as plain data, for a bot in another process."""

    goodwill: tuple[float, ...]
    whispered: tuple[float, ...]
    refusals: tuple[float, ...]
    favours: tuple[float, ...]
    people: tuple[Seat, ...]
    control: tuple[int, ...]
    captor: tuple[int, ...]
    round: int
    stake: tuple[int, int]
    promised: tuple[tuple[Seat, int], ...]
    let_pass: tuple[Seat, ...]
    offer: tuple[Seat, Seat, tuple[Item, ...], tuple[Item, ...], bool] | None
    purse: tuple[int, int]


@final
class Memory:
    """Good will towards each seat, above 0 or below; it fades from round to round."""

    def __init__(self) -> None:
        self.goodwill: Final = [0.0] * MOST
        self.whispered: Final = [0.0] * MOST  # what private deals add to it, which nobody else may hear of
        self.refusals: Final = [0.0] * MOST
        self._control: list[int] = []
        self._captor: list[int] = []
        self._round = 0
        # Who can be talked to; bots among themselves trade no votes.
        self.people: frozenset[Seat] = frozenset()
        # Deniers that each has paid for the own votes in the running election.
        self.favours: Final = [0.0] * MOST
        self._stake: tuple[int, int] = (0, NOBODY)  # round and title of that election
        self._promised: Final[dict[Seat, int]] = {}  # votes paid for by the own seat, each for which Lord
        self._let_pass: Final[set[Seat]] = set()
        self._offer: Deal | None = None  # the own one, until its fate is known
        self._purse: tuple[int, int] = (0, 0)

    def observe(self, g: Fief, seat: Seat, ally: Seat) -> None:
        """Compare the table with how it was when the bot last looked."""
        if g.round != self._round:
            self._fade(g.round)
        self._learn_fate(g, seat)
        self._count_votes(g)
        if self._control:
            for village, before in enumerate(self._control):
                if before == seat:
                    self._blame(g.control[village], seat, ally)
            for lord in range(N_LORDS):
                if g.family[lord] == seat and g.captor[lord] != self._captor[lord]:
                    self._blame(g.captor[lord], seat, ally)
        self._control, self._captor = g.control.copy(), g.captor.copy()

    def note(self, g: Fief, decision: Decision, action: Action) -> None:
        """Remember the own choice as far as others will be judged by what they make of it."""
        if decision.prompt is GIVE_LEAVE and action is ACCEPT and g.column is not None:
            self._let_pass.add(g.column.seat)
        elif decision.prompt is ANSWER_OFFER and action is ACCEPT and g.deal is not None:
            kept = self.whispered if g.deal.private else self.goodwill
            kept[g.deal.proposer] += DEAL
            if is_for_votes(g, g.deal) and g.deal.proposer in self.people:
                self.favours[g.deal.proposer] += deniers_in(g.deal.given)
            self._forget_ceded(g.deal, decision.seat)
        elif action is SUBMIT and g.deal is not None:
            self._offer, self._purse = g.deal, self._belongings(g, decision.seat)

    def told(self) -> Remembered:
        """All of it; `hear` makes another memory the same."""
        offer = self._offer
        return Remembered(
            goodwill=tuple(self.goodwill),
            whispered=tuple(self.whispered),
            refusals=tuple(self.refusals),
            favours=tuple(self.favours),
            people=tuple(sorted(self.people)),
            control=tuple(self._control),
            captor=tuple(self._captor),
            round=self._round,
            stake=self._stake,
            promised=tuple(sorted(self._promised.items())),
            let_pass=tuple(sorted(self._let_pass)),
            offer=offer and (offer.proposer, offer.partner, offer.given, offer.wanted, offer.private),
            purse=self._purse,
        )

    def hear(self, told: Remembered) -> None:
        """Remember this instead of all that was remembered so far."""
        self.goodwill[:] = told.goodwill
        self.whispered[:] = told.whispered
        self.refusals[:] = told.refusals
        self.favours[:] = told.favours
        self.people = frozenset(told.people)
        self._control, self._captor = list(told.control), list(told.captor)
        self._round, self._stake, self._purse = told.round, told.stake, told.purse
        self._promised.clear()
        self._promised.update(told.promised)
        self._let_pass.clear()
        self._let_pass.update(told.let_pass)
        self._offer = None if told.offer is None else Deal(*told.offer)

    def would_ask(self, partner: Seat) -> bool:
        return self.refusals[partner] < LET_BE

    def _blame(self, taker: Seat, seat: Seat, ally: Seat) -> None:
        if taker not in (seat, NOBODY):
            self.goodwill[taker] -= BETRAYAL if taker == ally or taker in self._let_pass else HARM

    def _fade(self, round: int) -> None:
        self._round = round
        self._let_pass.clear()
        for seat in range(MOST):
            self.goodwill[seat] *= FADING
            self.whispered[seat] *= FADING
            self.refusals[seat] *= FADING

    def _belongings(self, g: Fief, seat: Seat) -> tuple[int, int]:
        return g.deniers[seat], len(g.hands[seat])

    def _learn_fate(self, g: Fief, seat: Seat) -> None:
        """An offer that is off the table was accepted if anything changed hands."""
        offer = self._offer
        if offer is None or g.deal is not None:
            return
        self._offer = None
        if self._belongings(g, seat) != self._purse and not offer.wanted:
            self._promised[offer.partner] = g.candidates[seat]
        elif self._belongings(g, seat) != self._purse:
            self.goodwill[offer.partner] += DEAL
            self._forget_ceded(offer, seat)
        else:
            self.goodwill[offer.partner] -= REFUSAL
            self.refusals[offer.partner] += 1

    def _count_votes(self, g: Fief) -> None:
        """Once an election is over, whoever took money for his votes has kept his word if the Lord has the title."""
        stake = (g.round, title_at_stake(g))
        if stake == self._stake:
            return
        title = self._stake[1]
        for voter, lord in self._promised.items():
            won = title != NOBODY and lord != NOBODY and g.holder[title] == lord
            self.goodwill[voter] += DEAL if won else -BETRAYAL
        self._promised.clear()
        self._stake = stake
        for seat in range(MOST):
            self.favours[seat] = 0.0

    def _forget_ceded(self, deal: Deal, seat: Seat) -> None:
        """A Village that was sold is not held against its buyer."""
        for village in of_kind(deal.side_of(seat), VILLAGE):
            if self._control:
                self._control[village] = NOBODY
