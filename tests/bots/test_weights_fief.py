"""The weights of Fief: the first version's choices stay, the second version's come from a run that is told of."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b

import pytest

from oyez.arena.tuning import beginning, weights_at
from oyez.bots import SeatTable, bot_named
from oyez.bots.tuned import stored
from oyez.engine.kernel import Decision
from oyez.engine.match import Match
from oyez.games.fief.bots import cards, marriages, purchases, villages
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.weights import BEGIN, BY_HAND, FIXED, UNITS, FiefWeights
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import PRICE_MILL
from oyez.games.fief.rules.cards.draws import FORTUNE_DECK, LORD_DECK
from oyez.games.fief.rules.cards.words import DRAW, DRAW_CARDS
from oyez.games.fief.rules.state import Fief


@pytest.mark.parametrize(
    ("players", "edition", "seed", "winners", "choices"),
    [
        (3, "en2014", 31, (0,), "4dc55d0403975b3f"),
        (4, "fr2015", 32, (0, 2), "319f8a4edf4518d4"),
        (5, "pl2015", 33, (0, 3), "55580447b37868be"),
    ],
)
def test_the_first_version_plays_as_it_always_did(
    players: int, edition: str, seed: int, winners: tuple[int, ...], choices: str
) -> None:
    """Games that it played before there was a second version, choice for choice."""
    match = Match(GAME, players, {"edition": edition}, [str(seat) for seat in range(players)], seed)
    bots = [bot_named("fief", "greedy:v1", seat) for seat in range(players)]
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, bots[decision.seat].choose(SeatTable(GAME, match.state, decision)))
    made = " ".join(done.action.text for done in match.plays)
    assert match.state.winners == winners
    assert blake2b(made.encode(), digest_size=8).hexdigest() == choices


def test_stored_weights_are_known_and_tell_of_their_run() -> None:
    data = stored("fief")
    assert set(data["weights"]) == set(beginning("fief"))
    run = data["run"]
    assert run["command"].startswith("oyez tune fief --seed ")
    assert run["version"] == data["standing_run"]["version"]
    assert run["version"] in (
        "3",
        GAME.version,
    )  # version 4 ends a battle sooner in rare cases: no other weights
    assert run["result"]["low"] > 0.25  # on deals that nobody was tuned on


def test_the_search_moves_every_weight_but_those_that_are_fixed() -> None:
    names = list(beginning("fief"))
    assert not set(names) & set(FIXED)
    still = weights_at("fief", [0.0] * len(names))
    moved = weights_at("fief", [1.0] * len(names))
    assert FiefWeights(**still) == replace(BY_HAND, **BEGIN)
    assert [name for name in names if moved[name] == still[name]] == []
    assert {name for name in names if not still[name]} == set(UNITS)


def settled(round: int = 1) -> Fief:
    """A game in which everybody has settled, moved on to a round."""
    match = Match(GAME, 4, {"edition": "fr2015"}, list("abcd"), 1)
    g = match.state
    assert isinstance(g, Fief)
    while not g.round:
        match.play(g.pending[0].seat, g.pending[0].options[0])
    g.round = round
    return g


def outlook(g: Fief, **weights: float) -> Outlook:
    return Outlook(g, 0, replace(BY_HAND, **weights))


def test_what_lasts_is_worth_less_later() -> None:
    early, late = settled(1), settled(5)
    home = early.control.index(0)
    assert villages.worth(outlook(early, fading=0.1), home) == villages.worth(outlook(early), home)
    assert villages.worth(outlook(late, fading=0.1), home) < villages.worth(outlook(late), home)
    assert purchases.mill_worth(outlook(late, mill_fading=0.1), home) < purchases.mill_worth(
        outlook(late), home
    )
    assert purchases.mill_worth(outlook(late, mill_fading=9.0), home) == -PRICE_MILL  # never below


def test_fear_of_a_rival_makes_marriages_likelier() -> None:
    g = settled()
    calm, afraid = outlook(g), outlook(g, fear=0.5)
    for o in (calm, afraid):
        o.points[:] = [1, 1, 2, 0]
    assert marriages.alliance(afraid, 1) == marriages.alliance(calm, 1) + 0.5
    assert marriages.alliance(afraid, 2) == marriages.alliance(calm, 2)  # the others need two points


def test_draws_follow_their_weights() -> None:
    g = settled()
    question = Decision(0, DRAW_CARDS, (DRAW[LORD_DECK], DRAW[FORTUNE_DECK]))
    lord, luck = cards.draw_cards(outlook(g), question)
    assert lord > luck
    lord, luck = cards.draw_cards(outlook(g, lord_draw=1.0), question)
    assert lord < luck
