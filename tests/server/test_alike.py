"""What a reader is sent is the same, byte for byte, for all states that he cannot tell apart.

Hands, money, face-down troops and markers and the order of decks are dealt anew at moments of every phase, also while
secret questions are open, in every edition and with every expansion. `./oyez test --slow` looks at many more games.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.engine.game import Views
from oyez.engine.kernel import Seat
from oyez.games.fief.expansions.registry import EXPANSIONS
from oyez.games.fief.game import GAME as FIEF
from oyez.games.fief.game import FiefGame
from oyez.games.fief.rules.cards.hands import kind_of
from oyez.games.fief.rules.state import Fief
from oyez.games.middle_ages.game import GAME as MIDDLE_AGES
from tests.rules.fief.table import EDITIONS
from tests.server.hidden_worlds import (
    Moment,
    arranged,
    moments,
    questions_at,
    readers,
    redealt,
    told,
    worlds,
)

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios" / "fief").rglob("*.yaml"))
SECRETS = dict.fromkeys(("hidden_money", "fog_of_war", "holy_relics"), "true")
ALL = dict.fromkeys(EXPANSIONS, "on")
TABLES: dict[str, dict[str, str]] = {
    "plain": {},
    "secrets": SECRETS,
    "open-talk": SECRETS | {"open_diplomacy": "true"},
    "expansions": ALL,
    "everything": ALL | SECRETS,
    **{name: SECRETS | {name: "on"} for name in EXPANSIONS},
}
FEW = [("fr2015", table) for table in TABLES] + [
    (edition, table) for edition in EDITIONS[::2] for table in ("secrets", "everything")
]
MANY = [(edition, table) for edition in EDITIONS for table in TABLES]
# What is asked may depend on what is hidden, as everybody may know: who must hold something for it is not asked else.
ASKED = ("waiting", "decision", "lobby", "replay")


def look_at_a_game(edition: str, table: str, seats: int, seed: int, plays: int, most: int) -> set[int]:
    """Compare what some readers are told at the moments of a game; the phases that were looked at."""
    chance, phases = Random(f"{edition} {table} {seed}"), set()
    for g, news in moments(FIEF, TABLES[table] | {"edition": edition}, seats, seed, plays):
        shown = readers(g, seats)
        for seat in chance.sample(shown, min(len(shown), most)):
            compare(g, news, seat, chance)
        phases.add(g.phase)
    return phases


def compare(g: Fief, news: list[Any], seat: Seat, chance: Random) -> None:
    questions, seed = questions_at(FIEF, chance), chance.getrandbits(60)
    true = told(FIEF, g, news, seat, questions)
    assert told(FIEF, FIEF.resample(g, seat, seed), news, seat, questions) == true
    other = told(FIEF, redealt(g, seat, seed), news, seat, questions)
    if other["lobby"] == true["lobby"]:
        for what, is_told in true.items():
            if what not in ASKED:
                assert other[what] == is_told, what


@pytest.mark.parametrize(("edition", "table"), FEW)
def test_what_is_sent_fits_every_state_the_reader_cannot_tell_apart(edition: str, table: str) -> None:
    assert look_at_a_game(edition, table, seats=4, seed=1, plays=140, most=1) >= {2, 4, 5}


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "table"), MANY)
def test_so_it_does_in_many_games(edition: str, table: str) -> None:
    phases = set()
    for seed in range(6):
        phases |= look_at_a_game(edition, table, seats=3 + seed % 4, seed=seed, plays=500, most=4)
    assert phases >= {1, 2, 4, 5, 6}  # taxes seldom ask


def look_at_scenarios(files: list[Path], table: str) -> tuple[set[int], set[str]]:
    """Compare what one reader is told at every moment of them; the phases and expansions that were looked at."""
    phases, expansions = set(), set()
    for file in files:
        chance = Random(file.name)
        for g, news in arranged(file, TABLES[table]):
            if g.pending and not g.winners:
                compare(g, news, chance.choice(readers(g, g.rules.seats)), chance)
                phases.add(g.phase)
                expansions.update(g.rules.doors.switches)
    return phases, expansions


@pytest.mark.parametrize("table", ["plain", "secrets"])
def test_so_it_does_in_positions_that_seldom_come_about(table: str) -> None:
    phases, _ = look_at_scenarios(SCENARIOS[::6], table)
    assert phases >= {1, 2, 3, 4, 5, 6}


@pytest.mark.slow
@pytest.mark.parametrize("table", ["plain", "secrets"])
def test_so_it_does_in_all_scenarios(table: str) -> None:
    phases, expansions = look_at_scenarios(SCENARIOS, table)
    assert phases >= {1, 2, 3, 4, 5, 6, 7}
    assert expansions == set(EXPANSIONS)


@pytest.mark.parametrize("seats", [2, 5])
def test_piles_of_middle_ages_tell_nothing(seats: int) -> None:
    chance, dealt_anew = Random(seats), 0
    for g, news in moments(MIDDLE_AGES, {}, seats, 1, 400):
        questions = questions_at(MIDDLE_AGES, chance)
        for seat in readers(g, seats):
            new = MIDDLE_AGES.resample(g, seat, chance.getrandbits(60))
            dealt_anew += new.pile != g.pile
            assert told(MIDDLE_AGES, new, news, seat, questions) == told(
                MIDDLE_AGES, g, news, seat, questions
            )
    assert dealt_anew > 10


@cache
def some_moments(table: str) -> list[Moment]:
    options = TABLES[table] | {"edition": "fr2015"}
    return [(g.copy(), news) for g, news in moments(FIEF, options, 4, 3, 400)]


# Facts that must never show, each with a table where it is hidden.
PLANTED: dict[str, tuple[str, Callable[[Fief, Seat], object]]] = {
    "a hand": ("plain", lambda g, seat: [sorted(hand) for hand in g.hands]),
    "the next card": ("plain", lambda g, seat: (g.lord_deck[-1:], g.fortune_deck[-1:])),
    "the order of a deck": ("plain", lambda g, seat: g.fortune_deck[:4]),
    "a disaster on the track": ("plain", lambda g, seat: g.track),
    "money": ("secrets", lambda g, seat: g.deniers),
    "who can pay": ("secrets", lambda g, seat: [deniers >= 3 for deniers in g.deniers]),
    "troops in the fog": ("secrets", lambda g, seat: g.knights),
    "the generator": ("plain", lambda g, seat: g.seed),
    "who is asked in secret": ("plain", lambda g, seat: [d.seat for d in g.pending if d.seat != seat]),
}


def leaks(table: str, fact: Callable[[Fief, Seat], object]) -> bool:
    """Whether somewhere in a game the fact differs between two worlds that a reader cannot tell apart."""
    chance = Random(1)
    return any(
        fact(new, seat) != fact(g, seat)
        for g, _ in some_moments(table)
        for seat in (-1, *readers(g, 4))
        for new in worlds(g, seat, chance.getrandbits(60))
    )


@pytest.mark.parametrize("fact", PLANTED)
def test_a_hidden_fact_would_be_noticed(fact: str) -> None:
    assert leaks(*PLANTED[fact])


def test_a_public_fact_is_no_leak() -> None:
    assert not leaks(
        "secrets", lambda g, seat: (g.round, g.control, g.family, [len(hand) for hand in g.hands])
    )


class Betrayer(FiefGame):
    """Tells too much in one of its answers."""

    def __init__(self, where: str) -> None:
        self.where = where

    def _cards(self, g: Fief) -> int:
        return sum(kind_of(card) for hand in g.hands for card in hand)

    def view(self, g: Fief, seat: Seat) -> dict[str, object]:
        return super().view(g, seat) | ({"hint": self._cards(g)} if self.where == "replay" else {})

    def views(self, g: Fief) -> Views:
        public, private = super().views(g)
        return Views(public | ({"hint": self._cards(g)} if self.where == "view" else {}), private)

    def hints(self, g: Fief, seat: Seat) -> dict[str, dict[str, int]]:
        found = super().hints(g, seat)
        if self.where == "decision":
            return {d.options[0].text: {"best": self._cards(g)} for d in g.pending if d.seat == seat}
        return found

    def why(self, g: Fief, seat: Seat, action: Any) -> tuple[str, str]:
        row, reason = super().why(g, seat, action)
        return (f"{row}{self._cards(g)}", reason) if self.where == "why" else (row, reason)

    def measures(self, g: Fief) -> dict[str, list[int]]:
        return super().measures(g) | ({"cards": [self._cards(g)]} if self.where == "charts" else {})

    def concerns(self, g: Fief, seat: Seat) -> bool:
        return self._cards(g) % 2 == 0 if self.where == "silence" else super().concerns(g, seat)


@pytest.mark.parametrize("where", ["view", "replay", "decision", "why", "charts", "silence"])
def test_an_answer_that_tells_of_hands_is_noticed(where: str) -> None:
    game, chance = Betrayer(where), Random(2)
    noticed = set()
    for g, news in some_moments("plain")[::3]:
        for seat in readers(g, 4)[:2]:
            questions = questions_at(FIEF, chance)
            other = told(game, FIEF.resample(g, seat, chance.getrandbits(60)), news, seat, questions)
            true = told(game, g, news, seat, questions)
            noticed |= {what for what in true if true[what] != other[what]}
    assert noticed - {"replay"} == {where} - {"replay"}
    assert where not in ("replay", "decision") or "replay" in noticed
