"""Observations filled straight from the state show what the view shows: the same cells, and nothing beside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from oyez.engine.game import Game
from oyez.engine.kernel import Seat, State, initiatives, play
from oyez.engine.record import parse
from oyez.engine.scenario import run_file
from oyez.env.agreement import Agreement, agree
from oyez.env.observation import Vector
from oyez.env.versions import is_expanded
from oyez.games import GAMES, game_named

TESTS: Final = Path(__file__).parents[1]
SECRETS: Final[dict[str, Any]] = {"fog_of_war": True, "hidden_money": True, "holy_relics": True}
# Every edition, every number of seats, and everything that can be hidden, alone and together.
TABLES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("middle-ages", 2, {}),
    ("middle-ages", 3, {"allow_debt": True}),
    ("middle-ages", 4, {}),
    ("middle-ages", 5, {"allow_debt": True}),
    ("fief", 3, {"edition": "en2014"}),
    ("fief", 4, {"edition": "fr2015", "fog_of_war": True}),
    ("fief", 5, {"edition": "pl2015", "hidden_money": True}),
    ("fief", 6, SECRETS),
    ("fief", 3, {"edition": "pl2015", **SECRETS}),
    ("fief", 4, {"edition": "en2014", "open_diplomacy": True, **SECRETS}),
]
EVERY_TABLE: Final = pytest.mark.parametrize(
    ("game", "seats", "options"),
    TABLES,
    ids=[f"{game}-{seats}-{len(options)}" for game, seats, options in TABLES],
)
# Fields of Fief that neither recorded games nor scenarios show.
SELDOM: Final = {"excommunicated_in", "relieved", "left", "column_captives"}
LONGEST: Final = 1_200
APART: Final = 3  # moments between two comparisons
UNASKED: Final = 0.05  # how often somebody acts on his own: offers, talks, relics


def states(agreement: Agreement, seed: int) -> Iterator[Any]:
    """The moments of a random game."""
    chance, seats = Random(seed), agreement.seats
    g: State = agreement.game.setup(agreement.rules, seed, [])
    g.tape = None
    for _ in range(LONGEST):
        yield g
        if g.winners:
            return
        seat, options = g.pending[0].seat, g.pending[0].options
        if chance.random() < UNASKED:
            other = chance.randrange(seats)
            acts = initiatives(g, other)
            seat, options = (other, acts) if acts else (seat, options)
        play(g, seat, chance.choice(options))


def question(g: State, seat: Seat) -> str:
    return next((decision.prompt.name for decision in g.pending if decision.seat == seat), "")


def from_view(agreement: Agreement, g: State, seat: Seat) -> Vector:
    return agreement.encoder.encode(agreement.game.view(g, seat), seat, question(g, seat))


def assert_same(agreement: Agreement, g: State, seat: Seat) -> Vector:
    seen, wanted = agreement.observe(g, seat, question(g, seat)), from_view(agreement, g, seat)
    assert seen.dtype == wanted.dtype
    assert seen.shape == wanted.shape
    wrong = np.flatnonzero(seen != wanted)
    fields = {
        field.name
        for field in agreement.encoder.schema.fields
        for cell in wrong.tolist()
        if _has(field, cell)
    }
    assert not fields, f"seat {seat} sees other {', '.join(sorted(fields))} than its view shows"
    return seen


def _has(field: Any, cell: int) -> bool:
    return bool(field.slice.start <= cell < field.slice.stop)


@EVERY_TABLE
def test_cells_are_those_of_the_view_in_random_games(game: str, seats: int, options: dict[str, Any]) -> None:
    agreement = agree(game, seats, options)
    for step, g in enumerate(states(agreement, seats)):
        if step % APART:
            continue
        looking = {step // APART % seats, *(decision.seat for decision in g.pending)}
        for seat in range(seats) if step % (20 * APART) == 0 else looking:
            assert_same(agreement, g, seat)


@EVERY_TABLE
def test_a_seat_is_shown_the_same_in_every_state_it_cannot_tell_apart(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    agreement = agree(game, seats, options)
    for step, g in enumerate(states(agreement, seats + 10)):
        if step % 7 == 0:
            seat = step // 7 % seats
            other = agreement.game.resample(g, seat, step)
            prompt = question(g, seat)
            assert np.array_equal(agreement.observe(g, seat, prompt), agreement.observe(other, seat, prompt))


@pytest.mark.parametrize("name", GAMES)
def test_every_field_was_compared_while_it_showed_something(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recorded games and scenarios hold what random play seldom meets: cavalcades, helpers who leave, relics."""
    game = game_named(name)
    shown: set[str] = set()
    compared = Comparison(game, shown)
    for file in sorted((TESTS / "games").glob(f"{name}-*.oyez")):
        record = parse(file.read_text(encoding="utf-8"), game_named)
        rules = game.rules(len(record.names), record.options)
        if is_expanded(game, rules):
            continue  # not for v1: test_fief_v2_observation.py goes through them
        g = game.setup(rules, record.seed, list(record.opening))
        for number, done in enumerate(record.plays):
            g.forced.extend(done.chances)
            play(g, done.seat, done.action)
            if number % 4 == 0:
                compared.at(g, (number // 4 % rules.seats,))
    monkeypatch.setattr(type(game), "conserve", lambda _, g: compared.at(g, range(g.rules.seats)))
    for file in sorted((TESTS / "scenarios" / name).glob("*.yaml")):
        assert not run_file(file, game_named).failures
    names = {field.name for field in agree(name).encoder.schema.fields}
    assert names - shown == (SELDOM if name == "fief" else set())


def test_what_is_seldom_shown_is_shown_alike() -> None:
    """Laid on the table by hand, at moments of a random game when it could be there."""
    agreement = agree("fief", 4, SECRETS)
    shown: set[str] = set()
    for g in states(agreement, 4):
        if shown == SELDOM:
            return
        if g.column is None and g.battle is None:
            continue
        arranged = g.copy()
        arranged.excommunicated_in = 300
        arranged.relieved[7] = 0b1010
        if g.battle is not None:
            arranged.battle = g.battle.changed(left=0b0110)
        if g.column is not None:
            arranged.column = g.column.of(
                g.column.lords, 0b100000000010000001, g.column.men, g.column.knights
            )
        for seat in range(4):
            seen = assert_same(agreement, arranged, seat)
            shown |= {name for name in SELDOM if agreement.encoder.schema.read(seen, name).any()}
    pytest.fail(f"never shown: {SELDOM - shown}")


class Comparison:
    """Of states at tables of every kind; it remembers which fields showed anything but nought."""

    def __init__(self, game: Game[Any, Any], shown: set[str]) -> None:
        self._game: Final = game
        self._shown: Final = shown
        self._agreements: Final[dict[int, Agreement]] = {}

    def at(self, g: Any, seats: Any) -> None:
        agreement = self._agreements.get(id(g.rules))
        if agreement is None:
            agreement = Agreement(self._game, g.rules, initiatives=True, shaping={}, most_steps=None)
            self._agreements[id(g.rules)] = agreement  # which keeps the rules, and so their id
        for seat in seats:
            seen = assert_same(agreement, g, seat)
            for field in agreement.encoder.schema.fields:
                if field.name not in self._shown and seen[field.slice].any():
                    self._shown.add(field.name)


@pytest.mark.parametrize("name", GAMES)
def test_without_a_way_of_its_own_a_game_is_observed_through_its_view(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    straight = agree(name)
    monkeypatch.setattr(type(game_named(name)), "observer", Game.observer)
    plain = agree(name)
    monkeypatch.setattr(type(game_named(name)), "view", looked_at := Looks(type(game_named(name)).view))
    g = straight.game.setup(straight.rules, 1, [])
    seat = g.pending[0].seat
    prompt = question(g, seat)
    seen = straight.observe(g, seat, prompt)
    assert looked_at.views == 0
    assert np.array_equal(plain.observe(g, seat, prompt), seen)
    assert looked_at.views == 1


class Looks:
    """Counts how often a view is made."""

    def __init__(self, view: Any) -> None:
        self._view: Final = view
        self.views = 0

    def __get__(self, game: Any, owner: Any) -> Any:
        return lambda g, seat: self.look(game, g, seat)

    def look(self, game: Any, g: State, seat: Seat) -> Any:
        self.views += 1
        return self._view(game, g, seat)
