"""The search bot: honest, reproducible, within its budget; and how bots are called by name."""

from __future__ import annotations

from functools import partial
from itertools import count

import pytest

from oyez.arena import Pairing, play_game
from oyez.bots import BOTS, LEVELS, Bot, SeatTable, bot_named
from oyez.bots.search import search_bot
from oyez.bots.search.race import Race
from oyez.bots.search.script import Script
from oyez.bots.search.search_bot import WIDTH, Budget, SearchBot
from oyez.bots.search.tree import Node
from oyez.bots.sense import Plan
from oyez.bots.tuned import sense_of
from oyez.engine.game import UnknownName
from oyez.engine.kernel import Decision, State, play, settle
from oyez.engine.match import Match
from oyez.engine.numbers import i64, vec
from oyez.engine.words import Action
from oyez.games import game_named
from oyez.games.fief.rules.cards.moment_words import MOMENTS
from oyez.games.fief.rules.court.words import ANSWER_SUIT
from oyez.games.fief.rules.diplomacy.deal import DENIERS, Deal
from oyez.games.fief.rules.diplomacy.offers import AnswerOffer
from oyez.games.fief.rules.diplomacy.words import ANSWER_OFFER
from oyez.games.fief.rules.march.words import (
    CHOOSE_LEADER,
    GIVE_LEAVE,
    LEAD,
    MARCH,
    ON_THE_WAY,
    WITH_KNIGHTS,
    WITH_MEN,
)
from oyez.games.fief.rules.words import ACCEPT, DONE, PASS, REFUSE
from oyez.games.middle_ages.state import MiddleAges
from tests.bots.test_greedy_fief import settled
from tests.effort import effort

Moment = tuple[State, Decision]
MANY = effort(3, 14)  # positions of each game
GAMES = effort(3, 6)  # imagined to tell how good a choice is
OTHERS = effort(1, 2)  # states that cannot be told from each
EXPANDED = dict.fromkeys(("politics", "tactics", "templars", "teutonic", "crusades"), "on")


def searching(game: str, seed: int = 5, budget: str = "iterations=16:ahead=1") -> Bot:
    """By default every plan is tried twice: less is no evidence."""
    return bot_named(game, f"search:{budget}", seed)


def moments(name: str, players: int, seed: int, every: int, **options: str) -> list[Moment]:
    """True positions of a game of greedy bots, one in so many that leave a choice."""
    game = game_named(name)
    match = Match(game, players, {**game.simulated, **options}, [str(s) for s in range(players)], seed)
    bots = [bot_named(name, "greedy", seat) for seat in range(players)]
    found: list[Moment] = []
    met = 0
    while not match.over:
        decision = match.state.pending[0]
        if len(decision.options) > 1:
            met += 1
            if met % every == 0:
                found.append((match.state.copy(), decision))
        match.play(decision.seat, bots[decision.seat].choose(SeatTable(game, match.state, decision)))
    return found


@pytest.mark.parametrize(
    ("name", "players", "every", "options"),
    [
        pytest.param("middle-ages", 2, 4, {}, marks=pytest.mark.slow),
        ("middle-ages", 4, 7, {}),
        pytest.param("middle-ages", 5, 9, {}, marks=pytest.mark.slow),
        pytest.param("fief", 4, 23, {}, marks=pytest.mark.slow),
        ("fief", 3, 29, {"edition": "en2014"}),
        pytest.param("fief", 6, 83, {"edition": "pl2015", "holy_relics": "true"}, marks=pytest.mark.slow),
        ("fief", 4, 31, {"fog_of_war": "true", "hidden_money": "true"}),
        pytest.param(
            "fief", 5, 67, {**EXPANDED, "fog_of_war": "true", "hidden_money": "true"}, marks=pytest.mark.slow
        ),
    ],
)
def test_hidden_things_do_not_sway_it(name: str, players: int, every: int, options: dict[str, str]) -> None:
    """On every state that its seat cannot tell from the true one it chooses the same."""
    game = game_named(name)
    positions = moments(name, players, players, every, **options)[:MANY]
    assert len(positions) == MANY
    for n, (g, decision) in enumerate(positions):
        chosen = searching(name).choose(SeatTable(game, g, decision))
        for seed in (2**63 + n, n)[:OTHERS]:
            other = game.resample(g, decision.seat, seed)
            assert searching(name).choose(SeatTable(game, other, decision)) is chosen, decision.prompt


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {**EXPANDED, "fog_of_war": "true", "hidden_money": "true"}])
def test_neither_do_hidden_things_sway_what_it_remembers(options: dict[str, str]) -> None:
    """Two bots go through a game with a person: one at the true table, one at tables that it cannot tell from that."""
    game = game_named("fief")
    match = Match(game, 4, {**game.simulated, **options, "round_limit": str(effort(2, 3))}, list("abcd"), 8)
    people, chosen = frozenset({0}), 0
    others = [bot_named("fief", "random" if seat == 0 else "seneschal", seat) for seat in range(4)]
    there, elsewhere = [bot_named("fief", "search:iterations=4:ahead=1", 2) for _ in range(2)]
    while not match.over:
        g, decision = match.state, match.state.pending[0]
        action = others[decision.seat].choose(SeatTable(game, g, decision, people))
        if decision.seat == 1 and len(decision.options) > 1:
            action = there.choose(SeatTable(game, g, decision, people))
            other = game.resample(g, 1, chosen)
            assert elsewhere.choose(SeatTable(game, other, decision, people)) is action, decision.prompt
            chosen += 1
        match.play(decision.seat, action)
    assert chosen > 20 * effort(1, 2)


@pytest.mark.parametrize("name", ["middle-ages", "fief"])
def test_iterations_and_seed_decide_what_it_chooses_and_the_table_is_left_alone(name: str) -> None:
    game = game_named(name)
    positions = moments(name, 4, 3, effort(180, 90) if name == "fief" else 12)
    assert len(positions) > 1
    for g, decision in positions:
        before = g.snapshot()
        chosen = {searching(name, 9).choose(SeatTable(game, g, decision)) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= {*decision.options, *SeatTable(game, g, decision).initiatives}
        assert g.snapshot() == before


@pytest.mark.parametrize("name", ["middle-ages", "fief"])
def test_it_decides_within_its_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a hundredth of a second whenever somebody looks at it."""
    monkeypatch.setattr("oyez.bots.search.search_bot.perf_counter", partial(next, count(0, 0.01)))
    game = game_named(name)
    games = []
    positions = moments(name, 4, 4, 70 if name == "fief" else 20)
    for g, decision in positions:
        bot = searching(name, budget="ms=40")
        bot.choose(SeatTable(game, g, decision))
        assert isinstance(bot, SearchBot)
        games.append(bot.iterations)
    assert 0 < max(games) <= 4 * WIDTH


def test_a_person_who_asked_for_something_is_answered_within_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By a clock that goes on by a tenth of a second whenever somebody looks at it."""
    game = game_named("fief")
    g = settled()
    g.deal = Deal(0, 1, ((DENIERS, 2),), ((DENIERS, 1),), False)
    g.stack.append(AnswerOffer(1, 0))
    settle(g)
    decision = g.pending[0]

    def seconds(*people: int) -> float:
        passed = count(0, 0.1)
        monkeypatch.setattr("oyez.bots.search.search_bot.perf_counter", partial(next, passed))
        bot = SearchBot(sense_of("fief", "v2"), 1, Budget(ms=3000, ahead=1))
        bot.choose(SeatTable(game, g, decision, frozenset(people)))
        return next(passed)

    assert seconds() > 1
    assert 0.3 < seconds(0) < 1


def test_only_answers_are_awaited() -> None:
    fief, middle_ages = sense_of("fief", "v2"), sense_of("middle-ages", "v2")
    for prompt in (ANSWER_OFFER, ANSWER_SUIT, GIVE_LEAVE):
        assert fief.is_awaited(Decision(0, prompt, (ACCEPT, REFUSE)))
    assert not fief.is_awaited(Decision(0, CHOOSE_LEADER, (PASS,)))
    assert not middle_ages.is_awaited(moments("middle-ages", 2, 1, 20)[0][1])


def test_a_game_that_not_all_plans_have_played_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the time is over before each plan had its turn, the greedy choice stands."""
    game = game_named("fief")
    for g, decision in moments("fief", 4, 4, 70)[:3]:
        monkeypatch.setattr(search_bot, "perf_counter", partial(next, count(0, 1.0)))
        bot = searching("fief", budget="ms=1500")
        chosen = bot.choose(SeatTable(game, g, decision))
        assert isinstance(bot, SearchBot)
        assert bot.iterations in (0, 2)  # two plans at most can be tried in that time
        if not bot.iterations:
            assert (
                chosen
                == sense_of("fief", "v2").plans(game.resample(g, decision.seat, 1), decision)[0].actions[0]
            )


def test_one_game_is_no_evidence() -> None:
    race = Race(plans(DONE, PASS), 1.0)
    race.learn([0.2, 0.9])
    assert race.winner().actions == (DONE,)
    race.learn([0.2, 0.8])
    assert race.winner().actions == (PASS,)


def lead_after(g: State, decision: Decision, action: Action) -> float:
    """By how many coins a choice of Middle-Ages leads on average, if everybody then plays greedily to the end."""
    game = game_named("middle-ages")
    total = 0.0
    for seed in range(GAMES):
        after = game.resample(g, decision.seat, 1000 + seed)
        play(after, decision.seat, action)
        while not after.winners:
            asked = after.pending[0]
            chosen = bot_named("middle-ages", "greedy", 1).choose(SeatTable(game, after, asked))
            play(after, asked.seat, chosen)
        coins = game.measures(after)["coins"]
        total += coins.pop(decision.seat) - max(coins)
    return total / GAMES


@pytest.mark.slow
def test_a_search_leads_by_more_than_greed() -> None:
    """Where the two choose differently."""
    game = game_named("middle-ages")
    gains = []
    for g, decision in [
        moment for seed in (8, 9) for moment in moments("middle-ages", 2, seed, effort(8, 4))
    ]:
        table = SeatTable(game, g, decision)
        found = bot_named("middle-ages", "search:iterations=20", 1).choose(table)
        usual = bot_named("middle-ages", "greedy", 1).choose(table)
        if found is not usual:
            gains.append(lead_after(g, decision, found) - lead_after(g, decision, usual))
    assert len(gains) >= 3
    assert sum(gains) > 0


def test_in_thought_everybody_plays_middle_ages_as_the_greedy_bot_does() -> None:
    sense = sense_of("middle-ages", "v1")
    for g, decision in moments("middle-ages", 4, 2, 9):
        worths = sense.worths(g, decision)
        assert sense.reply(g, decision) == (decision.options[worths.index(max(worths))],)


def test_an_imagined_end_of_middle_ages_is_judged_by_coins_too() -> None:
    """Winning by little counts less than winning by much: that game will not be played just so."""
    game = game_named("middle-ages")
    match = Match(game, 2, {}, ["a", "b"], 1)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.options[0])
    g = match.state
    assert isinstance(g, MiddleAges)
    found = []
    for lead in (0, 1, 20):
        g.coins = vec[i64]([50 + lead, 50])
        found.append(sense_of("middle-ages", "v1").shares(g)[0])
    assert found[0] == 0.5 < found[1] < 0.6 < found[2] < 1


def test_time_on_the_processor_is_a_budget_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine, on which the clock on the wall runs ahead, leaves it its imagined games."""
    bot = bot_named("middle-ages", "search:cpu=700", 1)
    budget = Budget(ms=700, cpu=True)
    monkeypatch.setattr(search_bot, "thread_time", lambda: 3.0)
    monkeypatch.setattr(search_bot, "perf_counter", lambda: 9.0)
    assert (budget.now(), Budget(ms=700).now()) == (3.0, 9.0)
    assert isinstance(bot, SearchBot)
    assert bot.budget.cpu
    assert bot.budget.ms == 700


# --- the tree


def plans(*actions: Action) -> list[Plan]:
    return [Plan(-float(rank), (action,)) for rank, action in enumerate(actions)]


def test_a_wide_question_is_opened_step_by_step() -> None:
    node = Node()
    actions = [LEAD[lord] for lord in range(10)]
    decision = Decision(0, CHOOSE_LEADER, tuple(actions))
    node.meet(plans(*actions))
    tried = set()
    for _ in range(4):
        edge = node.select(decision, 1.0, 1.0)
        tried.add(edge.plan.actions[0])
        edge.tried += 1
        node.visits += 1
    assert tried <= set(actions[:2])
    node.visits = 100
    assert len([edge for edge in node.edges if edge.open]) == 2
    node.select(decision, 1.0, 1.0)
    assert len([edge for edge in node.edges if edge.open]) == 10


def test_what_an_imagined_state_does_not_offer_is_passed_over() -> None:
    node = Node()
    node.meet(plans(LEAD[0], LEAD[1], LEAD[2]))
    only = Decision(0, CHOOSE_LEADER, (LEAD[2], DONE))
    assert node.select(only, 5.0, 1.0).plan.actions == (LEAD[2],)
    node.meet(plans(LEAD[2], DONE))
    assert len(node.edges) == 4


def test_a_plan_survives_a_secret_question_and_ends_at_another() -> None:
    script = Script()
    assert script.start((LEAD[1], WITH_MEN[2], WITH_KNIGHTS[0], MARCH[3])) is LEAD[1]
    assert script.next(Decision(0, ON_THE_WAY, (WITH_MEN[1], WITH_MEN[2], MARCH[3]))) is WITH_MEN[2]
    assert script.next(Decision(0, MOMENTS[0], (PASS,))) is None
    assert script.next(Decision(0, ON_THE_WAY, (MARCH[3], MARCH[4]))) is MARCH[3]  # no Knight to leave behind
    script.start((LEAD[1], MARCH[3]))
    assert script.next(Decision(0, ON_THE_WAY, (MARCH[4],))) is None
    assert script.next(Decision(0, ON_THE_WAY, (MARCH[3],))) is None


# --- names


@pytest.mark.parametrize("name", ["middle-ages", "fief"])
def test_every_bot_of_the_list_can_be_made(name: str) -> None:
    for bot in BOTS[name]:
        assert hasattr(bot_named(name, bot, 1), "choose")
    assert [bot for bot in BOTS[name] if bot in LEVELS] == list(LEVELS)
    for bot in ("search:ms=500", "search:iterations=200", "search:iterations=5:ahead=2", "greedy:v1"):
        assert hasattr(bot_named(name, bot, 1), "choose")


@pytest.mark.parametrize(
    ("bot", "parts"),
    [
        (
            "clever",
            ("no bot called 'clever'", "random, page, steward, greedy, seneschal, search, chancellor"),
        ),
        ("clever:ms=5", ("no bot called 'clever'",)),
        ("search:speed=5", ("no parameter 'speed'", "ms, iterations", "search:ms=500")),
        ("search:", ("no parameter ''",)),
        ("search:ms=0", ("search:ms=0", "whole number from 1")),
        ("search:iterations=0", ("search:iterations=0", "whole number from 1")),
        ("search:ms=-5", ("whole number from 1",)),
        ("search:ms=fast", ("whole number from 1",)),
        ("search:ms", ("whole number from 1",)),
        ("search:ms=" + "9" * 5000, ("whole number from 1",)),
        ("search:ms=5:ms=6", ("ms twice",)),
        ("search:ms=5:iterations=6", ("not both",)),
        ("search:cpu=0", ("search:cpu=0", "whole number from 1")),
        ("search:cpu=5:ms=6", ("ms or cpu", "not both")),
        ("greedy:v9", ("no version 'v9'", "v1, v2")),
        ("random:ms=5", ("takes no parameters",)),
    ],
)
def test_a_wrong_name_is_refused_in_a_sentence(bot: str, parts: tuple[str, ...]) -> None:
    with pytest.raises(UnknownName) as refused:
        bot_named("middle-ages", bot, 1)
    for part in parts:
        assert part in str(refused.value)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "bots"),
    [
        ("middle-ages", ("search:iterations=2:ahead=1", "search:iterations=1:ahead=2", "page")),
        ("fief", ("search:iterations=1:ahead=1", "page", "seneschal", "steward")),
    ],
)
def test_whole_games_are_played_to_their_end(name: str, bots: tuple[str, ...]) -> None:
    """Plans, interruptions, offers and memory in a real game; a match refuses whatever is not open to the seat."""
    pairing = Pairing(
        name, bots, seed=6, options={"round_limit": str(effort(2, 3))} if name == "fief" else {}
    )
    assert play_game(pairing, 0) == play_game(pairing, 0)
