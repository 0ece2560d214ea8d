"""The greedy bot of Fief: strong enough, honest, the same for the same seed, and a bargainer."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

import oyez
from oyez.bots import Bot, SeatTable, bot_named
from oyez.engine.kernel import NOBODY, Decision, State
from oyez.engine.match import Match
from oyez.engine.words import Action
from oyez.games.fief.bots import garrisons, marriages, offers, purchases, thumbs
from oyez.games.fief.bots.expanded.additions import additions
from oyez.games.fief.bots.memory import Memory
from oyez.games.fief.bots.odds import Army, chance
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.thumbs import THUMBS
from oyez.games.fief.bots.weights import BY_HAND
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.battle.words import WON_ALLIED, WON_ALONE
from oyez.games.fief.rules.board.tables import (
    CARDINAL_CARD,
    FIEF_OF,
    STRONGHOLD,
    UPRISING,
    VILLAGES,
    VILLAGES_OF_FIEF,
)
from oyez.games.fief.rules.diplomacy.deal import CARD, DENIERS, Deal
from oyez.games.fief.rules.diplomacy.words import ANSWER_OFFER, COMPOSE, COUNTER, SUBMIT, WANT_DENIERS
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.march.words import GIVE_LEAVE
from oyez.games.fief.rules.market.words import BUY, BUY_TITLE, MILL
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, BACK, DONE, REFUSE

LOCALES = Path(oyez.__file__).parent / "locales"
ENOUGH = 300  # choices to look at
OPTIONS = {"edition": "fr2015", "round_limit": "40"}


def new_match(players: int, seed: int, **options: str) -> Match:
    return Match(GAME, players, {**OPTIONS, **options}, [str(seat) for seat in range(players)], seed)


def played(bots: list[Bot], seed: int, **options: str) -> Match:
    match = new_match(len(bots), seed, **options)
    while not match.over:
        decision = match.state.pending[0]
        bot = bots[decision.seat]
        match.play(decision.seat, bot.choose(SeatTable(GAME, match.state, decision)))
    return match


def greedy(seed: int = 5) -> Bot:
    return bot_named("fief", "greedy", seed)


@pytest.mark.slow
def test_greedy_beats_three_random_players() -> None:
    """The issue asks for 80 % of 300 games; this is a sample of them, every seat three times."""
    wins = 0.0
    for index in range(12):
        bots = [greedy(seat) if seat == index % 4 else bot_named("fief", "random", seat) for seat in range(4)]
        winners = played(bots, seed=300 + index).state.winners
        wins += (index % 4 in winners) / len(winners)
    assert wins >= 10


@pytest.mark.slow
def test_games_of_greedy_players_end_by_victory_and_look_like_fief() -> None:
    """The issue asks for 90 % of 200 games; in these few everything that makes the game occurs, too.

    Both versions sit at each table: the second builds no mills, since most of its games are over before they pay.
    """
    seen: Counter[str] = Counter()
    victories = 0
    for seed in range(6):
        bots = [bot_named("fief", f"greedy:v{1 + seat % 2}", seed + seat) for seat in range(4)]
        tape = played(bots, seed).state.tape
        assert tape is not None
        facts = [event.fact for event in tape.events]
        seen.update([fact.name for fact in facts])
        victories += WON_ALONE in facts or WON_ALLIED in facts
    assert victories >= 5
    for deed in (
        "built-mill",
        "built-stronghold",
        "bought-title",
        "bought-man",
        "bought-knight",
        "lord-came",
        "elected",
        "battle-won",
        "besieged",
        "captured",
        "tallaged",
        "fortune-laid",
        "married",
        "offered",
        "deal-made",
    ):
        assert seen[deed], deed


Moment = tuple[State, Decision]


def decisions_of_a_game(players: int, seed: int, **options: str) -> list[Moment]:
    """True positions of a game of greedy bots, one in seven."""
    match = new_match(players, seed, **options)
    found: list[Moment] = []
    while not match.over:
        decision = match.state.pending[0]
        if len(match.plays) % 7 == 0 and len(decision.options) > 1:
            found.append((match.state.copy(), decision))
        match.play(decision.seat, greedy().choose(SeatTable(GAME, match.state, decision)))
    return found


@pytest.mark.parametrize(
    ("players", "options"),
    [
        pytest.param(4, {}, marks=pytest.mark.slow),
        (3, {"edition": "en2014"}),
        pytest.param(6, {"edition": "pl2015", "holy_relics": "true"}, marks=pytest.mark.slow),
        (4, {"fog_of_war": "true", "hidden_money": "true"}),
    ],
)
def test_hidden_things_do_not_sway_it(players: int, options: dict[str, str]) -> None:
    """On every state that its seat cannot tell from the true one it chooses the same."""
    for n, (g, decision) in enumerate(decisions_of_a_game(players, seed=players, **options)):
        assert isinstance(g, Fief)
        chosen = greedy().choose(SeatTable(GAME, g, decision))
        for seed in (1, 2**63 + n):
            other = GAME.resample(g, decision.seat, seed)
            assert greedy().choose(SeatTable(GAME, other, decision)) is chosen, decision.prompt


class NarrowTable:
    """Nothing but what the protocol promises."""

    def __init__(self, table: SeatTable) -> None:
        self._table = table

    @property
    def decision(self) -> Decision:
        return self._table.decision

    @property
    def initiatives(self) -> tuple[Action, ...]:
        return self._table.initiatives

    def view(self) -> dict[str, object]:
        return self._table.view()

    people: frozenset[int] = frozenset()

    def imagine(self, seed: int) -> State:
        return self._table.imagine(seed)


def test_it_needs_no_more_than_a_table_and_leaves_it_alone() -> None:
    match = new_match(4, 8)
    while len(match.plays) < ENOUGH and not match.over:
        decision = match.state.pending[0]
        before = match.state.snapshot()
        chosen = greedy().choose(NarrowTable(SeatTable(GAME, match.state, decision)))
        assert chosen in decision.options
        assert match.state.snapshot() == before
        match.play(decision.seat, chosen)


def choices(seed: int) -> list[str]:
    """How a game of greedy bots begins."""
    match = new_match(4, seed)
    bots = [greedy(seat) for seat in range(4)]
    while len(match.plays) < ENOUGH and not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, bots[decision.seat].choose(SeatTable(GAME, match.state, decision)))
    return [f"{play.seat} {play.action}" for play in match.plays]


def test_the_same_seed_makes_the_same_choices() -> None:
    assert choices(77) == choices(77)
    assert choices(77) != choices(78)


def test_every_question_of_the_thumbs_is_a_question_of_the_game() -> None:
    questions = set(GAME.words.prompts.values())
    assert set(THUMBS) | set(additions().thumbs) <= questions


def test_every_question_is_answered_by_one_file() -> None:
    """Where two files registered the same question, the later one would win unseen."""
    files = [file for file in vars(thumbs).values() if isinstance(file, ModuleType)]
    registered = [prompt for file in files for prompt in file.THUMBS]
    assert len(files) == 10
    assert len(registered) == len(set(registered)) == len(THUMBS)
    assert not set(registered) & set(additions().thumbs)


def settled(seed: int = 3, players: int = 4, options: dict[str, str] | None = None) -> Fief:
    """The first decision after the set-up."""
    match = new_match(players, seed, **(options or {}))
    while match.state.pending[0].prompt.name == "choose-village":
        decision = match.state.pending[0]
        match.play(decision.seat, greedy().choose(SeatTable(GAME, match.state, decision)))
    g = match.state.copy()
    assert isinstance(g, Fief)
    return g


def test_the_first_two_players_take_the_baronies() -> None:
    g = settled()
    homes = [g.arrivals.index((seat,)) for seat in range(4)]
    fiefs = {FIEF_OF[village] for village in homes}
    assert len(fiefs) == 4
    assert {len(VILLAGES_OF_FIEF[fief]) for fief in fiefs} == {2, 3}


def test_a_title_is_bought_before_anything_else() -> None:
    g = settled()
    seat = g.active
    village = next(v for v in range(len(VILLAGES)) if g.arrivals[v] == (seat,))
    fief = FIEF_OF[village]
    for other in VILLAGES_OF_FIEF[fief]:
        g.control[other] = seat
    assert g.forts[village] == STRONGHOLD
    g.deniers[seat] = 20
    decision = Decision(seat, BUY, (MILL[village], BUY_TITLE[fief], DONE))
    worths = purchases.buy(Outlook(g, seat), decision)
    assert worths.index(max(worths)) == 1
    g.deniers[seat] = 3  # and while it cannot be paid, what is left is saved for it
    decision = Decision(seat, BUY, (MILL[village], DONE))
    worths = purchases.buy(Outlook(g, seat), decision)
    assert worths.index(max(worths)) == 1


def test_the_chance_of_a_battle_grows_with_strength_and_shrinks_with_walls() -> None:
    weak, strong = Army(3, 0, 1), Army(8, 2, 1)
    assert chance(strong, weak, 0) > 0.8 > 0.5 > 0.2 > chance(weak, strong, 0)
    even = Army(4, 1, 1)
    assert chance(strong, even, 2) < chance(strong, even, 1) < chance(strong, even, 0)
    assert chance(weak, Army(0, 0, 1), 0) == 1  # F-6.2.2-08
    assert chance(weak, weak, 1) < 0.1  # F-6.2-14: no die is left


def test_more_troops_hold_a_village_better() -> None:
    g = settled()
    o = Outlook(g, 0)
    village = g.arrivals.index((0,))
    values = [garrisons.standing(o, village, men, 0, 1) for men in range(6)]
    assert values == sorted(values)


def offered(given: tuple[tuple[int, int], ...], wanted: tuple[tuple[int, int], ...]) -> list[float]:
    """How seat 1 values accepting, refusing and countering."""
    g = settled()
    g.deniers = [10, 10, 10, 10]
    g.deal = Deal(0, 1, given, wanted, False)
    return offers.answer_offer(Outlook(g, 1), Decision(1, ANSWER_OFFER, (ACCEPT, REFUSE, COUNTER)))


def test_offers_are_weighed_in_deniers() -> None:
    gift = offered(((DENIERS, 6),), ((CARD, UPRISING),))
    assert gift.index(max(gift)) == 0
    cheap = offered(((DENIERS, 1),), ((CARD, CARDINAL_CARD),))
    assert cheap.index(max(cheap)) == 2  # a price is named
    robbery = offered((), ((DENIERS, 30),))
    assert robbery.index(max(robbery)) == 1


def test_it_offers_what_helps_both() -> None:
    """A card that another family needs more is sold, at a price that its own greedy would accept."""
    match = new_match(4, 5)
    offered = 0
    while not match.over and offered < 3:
        decision = match.state.pending[0]
        table = SeatTable(GAME, match.state, decision)
        action = bot_named("fief", "greedy:v1", 5).choose(table)
        g = match.state
        assert isinstance(g, Fief)
        if decision.prompt is ANSWER_OFFER:
            offered += 1
            assert g.deal is not None
            assert g.deal.given
            assert g.deal.wanted
            assert offers.profit(Outlook(g, decision.seat)) >= BY_HAND.profit
            assert offers.profit(Outlook(g, g.deal.proposer)) >= BY_HAND.profit
            assert action is ACCEPT
        match.play(decision.seat, action)
    assert offered == 3


def test_marriage_is_wanted_for_victory_and_not_given_away() -> None:
    g = settled()
    o = Outlook(g, 0)
    o.points[:] = [2, 2, 0, 0]
    assert marriages.alliance(o, 1) == marriages.VICTORY
    assert marriages.alliance(o, 2) < BY_HAND.alone
    o.points[:] = [3, 2, 0, 0]
    assert marriages.alliance(o, 1) < BY_HAND.alone


# --- memory


def test_harm_is_remembered_and_fades() -> None:
    g = settled()
    memory = Memory()
    memory.observe(g, 0, NOBODY)
    village = g.control.index(0)
    g.control[village] = 2
    memory.observe(g, 0, NOBODY)
    assert memory.goodwill[2] == -1
    memory.observe(g, 0, NOBODY)
    assert memory.goodwill[2] == -1  # once is enough
    g.round += 1
    memory.observe(g, 0, NOBODY)
    assert -1 < memory.goodwill[2] < 0
    assert memory.goodwill[1] == memory.goodwill[3] == 0


def test_a_betrayal_counts_double() -> None:
    g = settled()
    memory = Memory()
    memory.observe(g, 0, NOBODY)
    g.control[g.control.index(0)] = 3
    memory.observe(g, 0, 3)
    assert memory.goodwill[3] == -2


def test_whoever_was_let_pass_and_then_takes_a_village_has_betrayed() -> None:
    g = settled()
    memory = Memory()
    memory.observe(g, 0, NOBODY)
    g.column = Column(seat=2, village=0, came_from=NOBODY, lords=1, captives=0, men=0, knights=1)
    memory.note(g, Decision(0, GIVE_LEAVE, (ACCEPT, REFUSE)), ACCEPT)
    village = g.control.index(0)
    g.control[village] = 2
    memory.observe(g, 0, NOBODY)
    assert memory.goodwill[2] == -2
    g.round += 1  # the leave was for that round
    g.control[village] = 0
    memory.observe(g, 0, NOBODY)
    before = memory.goodwill[2]
    g.control[village] = 2
    memory.observe(g, 0, NOBODY)
    assert memory.goodwill[2] == pytest.approx(before - 1)


def test_a_silent_deal_is_remembered_where_nobody_hears_of_it() -> None:
    g = settled()
    memory = Memory()
    g.deal = Deal(2, 0, ((DENIERS, 3),), ((CARD, UPRISING),), True)
    memory.note(g, Decision(0, ANSWER_OFFER, (ACCEPT, REFUSE)), ACCEPT)
    assert (memory.whispered[2], memory.goodwill[2]) == (1, 0)
    assert Outlook(g, 0, memory=memory).goodwill(2) == 1


def test_who_refused_twice_is_left_in_peace_and_who_dealt_is_liked() -> None:
    g = settled()
    memory = Memory()
    memory.observe(g, 0, NOBODY)
    for _ in range(2):
        assert memory.would_ask(1)
        g.deal = Deal(0, 1, ((DENIERS, 3),), ((CARD, UPRISING),), False)
        memory.note(g, Decision(0, COMPOSE, (SUBMIT,)), SUBMIT)
        g.deal = None
        memory.observe(g, 0, NOBODY)  # nothing changed hands
    assert not memory.would_ask(1)
    assert memory.goodwill[1] < 0
    g.deal = Deal(0, 2, ((DENIERS, 3),), ((CARD, UPRISING),), False)
    memory.note(g, Decision(0, COMPOSE, (SUBMIT,)), SUBMIT)
    g.deal = None
    g.deniers[0] -= 3
    memory.observe(g, 0, NOBODY)
    assert memory.goodwill[2] == 1


def test_who_did_harm_must_pay_more() -> None:
    g = settled()
    g.deniers = [10, 10, 10, 10]
    g.deal = Deal(0, 1, ((DENIERS, 5),), ((CARD, UPRISING),), False)
    decision = Decision(1, ANSWER_OFFER, (ACCEPT, REFUSE, COUNTER))
    worths = offers.answer_offer(Outlook(g, 1), decision)
    assert worths.index(max(worths)) == 0
    memory = Memory()
    memory.goodwill[0] = -2.0
    worths = offers.answer_offer(Outlook(g, 1, memory=memory), decision)
    assert worths.index(max(worths)) == 2  # a higher price is named


def test_the_higher_price_is_what_a_person_is_asked_for() -> None:
    """An offer that good will alone would have taken does not come back unchanged."""
    g, memory = settled(), Memory()
    memory.people = frozenset({0})
    memory.goodwill[0] = -2.0
    g.deniers = [10, 10, 10, 10]
    g.deal = Deal(1, 0, ((CARD, UPRISING),), ((DENIERS, 5),), False)
    decision = Decision(1, COMPOSE, (SUBMIT, *[WANT_DENIERS[coins] for coins in (1, 2, 3, 5)], BACK))
    o = Outlook(g, 1, memory=memory)
    assert o.w.profit <= offers.profit(o) < offers.enough_profit(o, 0)
    worths = offers.compose(o, decision)
    asked = decision.options[worths.index(max(worths))]
    assert asked.verb is WANT_DENIERS
    assert offers.profit(o) + asked.noun >= offers.enough_profit(o, 0)
