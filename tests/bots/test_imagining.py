"""Imagined states of Fief where chance hardly ever deals one that fits: still not the true one."""

from __future__ import annotations

from random import Random

import pytest

from oyez.bots import SeatTable, bot_named
from oyez.engine.kernel import Decision, Seat, settle
from oyez.games.fief.game import GAME
from oyez.games.fief.hidden.dealing import fill_purse, unknown_places
from oyez.games.fief.hidden.refitting import looks_the_same
from oyez.games.fief.hidden.resampling import resample
from oyez.games.fief.rules.cards.hands import KIND, is_disaster
from oyez.games.fief.rules.diplomacy.deal import DENIERS, Deal
from oyez.games.fief.rules.diplomacy.offers import AnswerOffer
from oyez.games.fief.rules.state import Fief
from tests.bots.test_greedy_fief import new_match, settled

ALL = dict.fromkeys(("politics", "tactics", "templars", "teutonic", "crusades"), "on")
RICH: Seat = 5


def rich_offer() -> Fief:
    """With money hidden, somebody who has nearly all of it offers nearly all of that to seat 0."""
    g = settled(players=6, options={"hidden_money": "true"})
    g.deniers = [5, 2, 3, 1, 2, 50]
    for owner in range(1, 6):
        g.hands[owner] = tuple([g.fortune_deck.pop(place) for place in fortunes(g)[:2]])
    g.deal = Deal(RICH, 0, ((DENIERS, 45),), (), False)
    g.stack.append(AnswerOffer(0, 0))
    settle(g)
    return g


def fortunes(g: Fief) -> list[int]:
    """Where they lie, the last first."""
    return [
        place for place in range(len(g.fortune_deck) - 1, 0, -1) if not is_disaster(g.fortune_deck[place])
    ]


def hands(g: Fief) -> list[list[int]]:
    return [sorted([card & KIND for card in hand]) for hand in g.hands]


def unknown(g: Fief, seat: Seat) -> int:
    return sum([len(unknown_places(g, seat, owner)) for owner in range(len(g.hands))])


def test_a_rich_offer_betrays_neither_purses_nor_hands() -> None:
    g = rich_offer()
    imagined = [resample(g, 0, seed) for seed in range(12)]
    assert all(looks_the_same(g, new, 0) for new in imagined)
    assert all(45 <= new.deniers[RICH] <= 58 and sum(new.deniers) == sum(g.deniers) for new in imagined)
    assert len({tuple(new.deniers) for new in imagined}) > 4
    assert hands(g) not in [hands(new) for new in imagined]


def test_the_same_is_imagined_whatever_is_true() -> None:
    g = rich_offer()
    other = resample(g, 0, 99)
    for owner, deniers in enumerate([5, 0, 0, 13, 0, 45]):
        fill_purse(other, owner, deniers)
    for seed in range(6):
        assert resample(g, 0, seed).snapshot() == resample(other, 0, seed).snapshot()


def questions(players: int, seed: int, **options: str) -> list[tuple[Fief, Decision]]:
    """Moments of a game of random players: some by chance, and those at which cards may be played."""
    match = new_match(players, seed, round_limit="20", **options)
    bots = [bot_named("fief", "random", seat) for seat in range(players)]
    chance = Random(seed)
    found: list[tuple[Fief, Decision]] = []
    while not match.over:
        g, decision = match.state, match.state.pending[0]
        assert isinstance(g, Fief)
        if chance.random() < (0.3 if decision.prompt.secret else 0.03):
            found.append((g.copy(), decision))
        match.play(decision.seat, bots[decision.seat].choose(SeatTable(GAME, g, decision)))
    return found


@pytest.mark.parametrize("repairs", [64, 0])
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"edition": "en2014"}),
        pytest.param(
            6,
            {"edition": "pl2015", "holy_relics": "true", "fog_of_war": "true", "hidden_money": "true"},
            marks=pytest.mark.slow,
        ),
        (4, ALL),
        pytest.param(5, {**ALL, "fog_of_war": "true", "hidden_money": "true"}, marks=pytest.mark.slow),
    ],
)
def test_where_nothing_fits_at_once_it_is_helped(players: int, options: dict[str, str], repairs: int) -> None:
    """As if chance alone never succeeded; and as if even its helpers failed."""
    differed = hidden = 0
    for n, (g, decision) in enumerate(questions(players, players, **options)):
        for seat in (decision.seat, (decision.seat + 1) % players, -1):
            new = resample(g, seat, n, tries=0, repairs=repairs)
            assert looks_the_same(g, new, seat)
            if seat >= 0:
                assert GAME.view(new, seat) == GAME.view(g, seat)
            GAME.conserve(new)
            if unknown(g, seat) > 3:
                hidden += 1
                differed += hands(new) != hands(g)
    assert hidden > 10
    assert differed > 0.9 * hidden
