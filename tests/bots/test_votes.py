"""Votes for sale in Fief: money now, a word that binds nobody, and a memory of who keeps it."""

from __future__ import annotations

from oyez.bots import SeatTable, bot_named
from oyez.bots.sense import Reason
from oyez.bots.tuned import sense_of
from oyez.engine.kernel import NOBODY, Decision, Seat, play, settle
from oyez.games.fief.bots import elections, offers, reasons, votes
from oyez.games.fief.bots.memory import BETRAYAL, DEAL, Memory
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import BISHOP, VILLAGES_OF_BISHOPRIC
from oyez.games.fief.rules.court.elections import Vote
from oyez.games.fief.rules.court.votes import votes_of
from oyez.games.fief.rules.court.words import FAVOUR, PLACE_FOR
from oyez.games.fief.rules.diplomacy.deal import DENIERS, Deal
from oyez.games.fief.rules.diplomacy.offers import AnswerOffer
from oyez.games.fief.rules.diplomacy.words import ANSWER_OFFER, COMPOSE, PROPOSE, SUBMIT
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE
from tests.bots.test_greedy_fief import settled

ANSWER = Decision(1, ANSWER_OFFER, (ACCEPT, REFUSE))
PERSON: Seat = 0


def election(*stand: Seat, votes: tuple[int, ...] = (1, 2, 1, 1)) -> Fief:
    """The first Bishopric is voted on; each has so many Villages there, and some a candidate."""
    g = settled()
    g.deniers = [10, 10, 10, 10]
    villages = list(VILLAGES_OF_BISHOPRIC[0])
    for village in villages:
        g.control[village] = NOBODY
    for seat, count in enumerate(votes):
        for village in [v for v in villages if g.control[v] == NOBODY][-count:] if count else []:
            g.control[village] = seat
    for village in [v for v in villages if g.control[v] == NOBODY]:
        g.control[village] = 3
    g.candidates = [NOBODY] * 4
    for seat in stand:
        lord = g.family.index(seat)
        g.candidates[seat] = lord
    g.stack.append(Vote(BISHOP))
    return g


def knowing(*people: Seat) -> Memory:
    memory = Memory()
    memory.people = frozenset(people)
    return memory


def bidding(g: Fief, memory: Memory, deniers: int) -> Outlook:
    g.deal = Deal(PERSON, 1, ((DENIERS, deniers),), (), False)
    g.stack.append(AnswerOffer(1, 0))
    return Outlook(g, 1, memory=memory)


def test_a_bot_names_its_price_and_keeps_its_word() -> None:
    g, memory = election(0, 2), knowing(PERSON)
    memory.observe(g, 1, NOBODY)
    o = bidding(g, memory, 1)
    price = votes.price_of_votes(o, PERSON)
    assert 1 < price < 10
    assert offers.answer_offer(o, ANSWER)[0] < 0
    assert reasons.why_not(o, ANSWER, REFUSE) == Reason("vote-price", PERSON, price)
    g.stack.pop()
    o = bidding(g, memory, price)
    assert offers.answer_offer(o, ANSWER)[0] > 0
    assert reasons.why_not(o, ANSWER, ACCEPT) == Reason("vote-promised", PERSON)
    memory.note(g, ANSWER, ACCEPT)
    g.deal = None
    g.stack.pop()
    memory.observe(g, 1, NOBODY)
    lords = [lord for lord in g.candidates if lord != NOBODY]
    question = Decision(1, PLACE_FOR, tuple([FAVOUR[lord] for lord in lords]))
    worths = elections.place_for(Outlook(g, 1, memory=memory), question)
    assert worths.index(max(worths)) == lords.index(g.candidates[PERSON])
    g.stack[-1] = Vote(BISHOP + 1)  # the next election is another matter
    memory.observe(g, 1, NOBODY)
    assert memory.favours == [0.0] * len(memory.favours)


def test_votes_for_the_own_house_and_for_a_victory_are_not_for_sale() -> None:
    g, memory = election(0, 1), knowing(PERSON)
    o = bidding(g, memory, 10)
    assert votes.price_of_votes(o, PERSON) == votes.NOT_FOR_SALE
    assert reasons.why_not(o, ANSWER, REFUSE) == Reason("vote-not-for-sale", PERSON)


def test_a_search_keeps_the_word_that_was_given() -> None:
    """What was said has a price: it looks for nothing better than to take it and to vote."""
    sense = sense_of("fief", "v2").fresh()
    g = election(0, 2)
    g.deal = Deal(PERSON, 1, ((DENIERS, 9),), (), False)
    g.stack.append(AnswerOffer(1, 0))
    settle(g)
    sense.observe(g, ANSWER)
    sense.initiative(g, SeatTable(GAME, g, ANSWER, frozenset({PERSON})))
    assert [plan.actions for plan in sense.plans(g, ANSWER)] == [(ACCEPT,)]
    sense.note(g, ANSWER, ACCEPT)
    g.stack.pop()
    g.deal = None
    lords = [lord for lord in g.candidates if lord != NOBODY]
    question = Decision(1, PLACE_FOR, tuple([FAVOUR[lord] for lord in lords]))
    assert [plan.actions for plan in sense.plans(g, question)] == [(FAVOUR[g.candidates[PERSON]],)]


def test_who_refuses_promises_nothing() -> None:
    g, memory = election(0, 2), knowing(PERSON)
    assert reasons.why_not(bidding(g, memory, 9), ANSWER, REFUSE) == Reason("vote-not-for-sale", PERSON)


def test_without_people_a_gift_is_a_gift() -> None:
    g = election(0, 2)
    o = bidding(g, Memory(), 1)
    assert offers.answer_offer(o, ANSWER)[0] > 0
    assert reasons.why_not(o, ANSWER, ACCEPT) is None


def bought(g: Fief, seat: Seat = 1) -> list[str]:
    """What a bot does before it votes, with a person in seat 0."""
    bot = bot_named("fief", "seneschal", 3)
    settle(g)
    done: list[str] = []
    while len(done) < 6 and g.pending[0].seat == seat:
        action = bot.choose(SeatTable(GAME, g, g.pending[0], frozenset({PERSON})))
        play(g, seat, action)
        done.append(action.text)
        if action is SUBMIT:
            break
    return done


def test_a_bot_buys_the_votes_that_decide() -> None:
    g = election(1, 2, votes=(2, 1, 1, 0))
    g.first = 1
    assert votes_of(g, BISHOP, 1) <= votes_of(g, BISHOP, 2) < votes_of(g, BISHOP, 1) + votes_of(g, BISHOP, 0)
    done = bought(g)
    assert done[0] == PROPOSE[PERSON].text
    assert done[-1] == "submit"
    assert g.deal is not None
    [(kind, deniers)] = g.deal.given
    assert (kind, g.deal.wanted) == (DENIERS, ())
    assert 0 < deniers <= 5
    said = reasons.why_not(Outlook(g, 1, memory=knowing(PERSON)), Decision(1, COMPOSE, (SUBMIT,)), SUBMIT)
    assert said == Reason("vote-wanted", PERSON, deniers)


def test_who_takes_the_money_is_remembered_by_what_came_of_it() -> None:
    for elected, change in ((True, DEAL), (False, -BETRAYAL)):
        g, memory = election(1, 2), knowing(PERSON)
        lord = g.candidates[1]
        memory.observe(g, 1, NOBODY)
        g.deal = Deal(1, PERSON, ((DENIERS, 3),), (), False)
        memory.note(g, Decision(1, ANSWER_OFFER, (SUBMIT,)), SUBMIT)
        g.deal = None
        g.deniers[1] -= 3
        memory.observe(g, 1, NOBODY)
        assert memory.goodwill[PERSON] == 0.0
        g.stack.pop()
        g.candidates = [NOBODY] * 4
        if elected:
            g.holder[BISHOP] = lord
        memory.observe(g, 1, NOBODY)
        assert memory.goodwill[PERSON] == change


def test_silence_is_remembered_as_a_refusal() -> None:
    g, memory = settled(), Memory()
    memory.observe(g, 1, NOBODY)
    g.deal = Deal(1, PERSON, ((DENIERS, 3),), ((DENIERS, 1),), False)
    memory.note(g, Decision(1, ANSWER_OFFER, (SUBMIT,)), SUBMIT)
    g.deal = None
    memory.observe(g, 1, NOBODY)
    assert memory.refusals[PERSON] == 1
    assert memory.goodwill[PERSON] < 0
