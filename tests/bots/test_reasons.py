"""Why a bot of Fief refuses: in every language, and never from what only the bot knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from oyez.bots import SeatTable, bot_named
from oyez.bots.sense import Reason
from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Decision
from oyez.games.fief.bots import offers, reasons
from oyez.games.fief.bots.memory import Memory
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import CARDINAL_CARD
from oyez.games.fief.rules.court.marriages import Suit
from oyez.games.fief.rules.court.words import ANSWER_SUIT
from oyez.games.fief.rules.diplomacy.deal import CARD, DENIERS, Deal, Item
from oyez.games.fief.rules.diplomacy.offers import AnswerOffer
from oyez.games.fief.rules.diplomacy.words import ANSWER_OFFER, COUNTER
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, BACK, PASS, REFUSE
from oyez.narration import LANGUAGES, language
from tests.bots.test_greedy_fief import new_match, settled

OFFERED = Decision(1, ANSWER_OFFER, (ACCEPT, REFUSE))


def offered(
    given: tuple[Item, ...],
    wanted: tuple[Item, ...],
    private: bool = False,
    memory: Memory | None = None,
    points: int = 0,
    **options: str,
) -> Reason | None:
    """What seat 1 says to an offer of seat 0."""
    g = settled(options=options)
    g.deniers = [10, 10, 10, 10]
    g.deal = Deal(0, 1, given, wanted, private)
    g.stack.append(AnswerOffer(1, 0))
    o = Outlook(g, 1, memory=memory)
    o.points[0] = points
    return reasons.why_not(o, OFFERED, REFUSE)


def test_reasons_for_refusing_an_offer() -> None:
    dear = ((DENIERS, 4),)
    assert offered((), dear) == Reason("offer-too-little", 0, 7)
    assert offered(((DENIERS, 7),), dear, private=True) == Reason("offer-unwilling", 0, 0, aside=True)
    harmed = Memory()
    harmed.goodwill[0] = -2.0
    assert offered((), dear, memory=harmed) == Reason("offer-grudge", 0, 9)
    assert offered((), ((DENIERS, 9),)) == Reason("offer-too-far", 0)
    known = Memory()
    known.people = frozenset({0})
    assert offered((), dear, memory=known, points=2) == Reason("offer-near-victory", 0)
    assert offered(((DENIERS, 1),), ((CARD, CARDINAL_CARD),)) == Reason("offer-cards", 0)
    assert offered(((CARD, CARDINAL_CARD),), dear) == Reason("offer-unwilling", 0)
    assert offered((), dear, hidden_money="true") == Reason("offer-unwilling", 0)


@pytest.mark.parametrize("given", [1, 9])
def test_who_is_too_near_to_victory_for_any_bargain_gets_none(given: int) -> None:
    """Whatever he pays; but a gift is a gift."""
    g, memory = settled(), Memory()
    memory.people = frozenset({0})
    g.deniers = [10, 10, 10, 10]
    g.deal = Deal(0, 1, ((DENIERS, given),), ((DENIERS, 1),), False)
    g.stack.append(AnswerOffer(1, 0))
    o = Outlook(g, 1, memory=memory)
    o.points[0] = 2
    answers = Decision(1, ANSWER_OFFER, (ACCEPT, REFUSE, COUNTER))
    worths = offers.answer_offer(o, answers)
    assert answers.options[worths.index(max(worths))] is REFUSE
    assert reasons.why_not(o, answers, REFUSE) == Reason("offer-near-victory", 0)
    g.deal = Deal(0, 1, ((DENIERS, given),), (), False)
    worths = offers.answer_offer(o, answers)
    assert answers.options[worths.index(max(worths))] is ACCEPT


def test_secret_deals_are_not_spoken_of() -> None:
    """A grudge, or the lack of one, tells nobody what was agreed aside."""
    memory = Memory()
    memory.goodwill[0], memory.whispered[0] = -2.0, 5.0
    assert offered((), ((DENIERS, 4),), memory=memory) == Reason("offer-grudge", 0, 9)


def test_who_accepts_says_nothing() -> None:
    g = settled()
    g.deal = Deal(0, 1, ((DENIERS, 3),), (), False)
    g.stack.append(AnswerOffer(1, 0))
    assert reasons.why_not(Outlook(g, 1), OFFERED, ACCEPT) is None


@pytest.mark.parametrize(
    ("players", "own", "theirs", "message"),
    [
        (3, 0, 0, "suit-few-players"),
        (4, 2, 1, "suit-near-victory"),
        (4, 1, 0, "suit-no-points"),
        (4, 1, 1, "suit-no-gain"),
    ],
)
def test_reasons_for_refusing_a_suit(players: int, own: int, theirs: int, message: str) -> None:
    g = settled(players=players)
    lord, spouse = g.family.index(0), g.family.index(1)
    g.stack.append(Suit(0, lord, spouse, 0))
    o = Outlook(g, 1)
    o.points[1], o.points[0] = own, theirs
    assert reasons.why_not(o, Decision(1, ANSWER_SUIT, (ACCEPT, REFUSE)), REFUSE) == Reason(message, 0)


def messages() -> set[str]:
    """All that the module can say."""
    source = Path(__file__).parents[2] / "src" / "oyez" / "games" / "fief" / "bots" / "reasons.py"
    words = source.read_text(encoding="utf-8").split('"')[1::2]
    kinds = (
        "offer-",
        "suit-",
        "leave-",
        "ransom-",
        "petition-",
        "hat-",
        "annulment-",
        "truce-",
        "help-",
        "vote-",
    )
    return {word for word in words if word.startswith(kinds)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_can_be_said(code: str) -> None:
    sentences = language(code, "fief-bots")
    assert len(messages()) > 20
    for message in messages():
        for deniers in (1, 3, 12):
            said = sentences.say(message, deniers=deniers)
            assert said.endswith(".")


def refusals(players: int, seed: int, **options: str) -> Iterator[tuple[Fief, Decision]]:
    """Questions in a game of people who ask each other for anything."""
    match = new_match(players, seed, **{"round_limit": "20", **options})
    bots = [bot_named("fief", "random", seat) for seat in range(players)]
    while not match.over:
        g, decision = match.state, match.state.pending[0]
        assert isinstance(g, Fief)
        table = SeatTable(GAME, g, decision)
        if decision.prompt in reasons.REASONS and {REFUSE, PASS, BACK} & set(decision.options):
            yield g, decision
        match.play(decision.seat, bots[decision.seat].choose(table))


@pytest.mark.parametrize(
    ("seed", "options"), [(3, {}), (4, {"hidden_money": "true", "fog_of_war": "true", "edition": "en2014"})]
)
def test_a_reason_gives_nothing_away(seed: int, options: dict[str, str]) -> None:
    """It is the same whatever those who hear it do not know."""
    found: Counter[str] = Counter()
    for n, (g, decision) in enumerate(refusals(4, seed, **options)):
        no = next(action for action in (REFUSE, PASS, BACK) if action in decision.options)
        reason = reasons.why_not(Outlook(g, decision.seat), decision, no)
        if reason is None:
            continue
        found[reason.message] += 1
        hearer = reason.to if reason.aside else SPECTATOR
        for other in (n, 2**40 + n):
            imagined = GAME.resample(g, hearer, other)
            assert reasons.why_not(Outlook(imagined, decision.seat), decision, no) == reason
    assert len(found) >= 4, found
    assert sum(found.values()) >= 20
