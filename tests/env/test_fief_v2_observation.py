"""What fief_v2 shows: all that the view says of the expansions, v1's fields as they were, and nothing hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from oyez.engine.kernel import Seat, play
from oyez.engine.record import Record, parse
from oyez.env.agreement import Agreement, agree
from oyez.env.observation import Vector
from oyez.games import game_named
from oyez.games.fief.expansions.crusades.part import crusade_of
from oyez.games.fief.expansions.tactics.part import tactics_of
from oyez.games.fief.expansions.tactics.terms import GUARD_FOOT, MERCENARIES
from oyez.games.fief.expansions.templars.part import templars_of
from oyez.games.fief.observation.expanded import ALL_PHASES, KINDS, MORE_INCOMES, MORE_TITLES
from oyez.games.fief.observation.extent import INCOMES
from oyez.games.fief.rules.board.pieces import of
from oyez.games.fief.rules.board.tables import MOST, N_TITLES
from oyez.games.fief.rules.doors import STRANGER
from tests.env.expanded import ALL, ALONE, SECRETS, Reading, expanded, moments, question, shown_crusade
from tests.games.steered import WEIGHTS

GAMES: Final = Path(__file__).parents[1] / "games"
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    *[(3 + number % 4, options) for number, options in enumerate(ALONE)],
    (4, {**ALONE[0], **ALONE[4], **SECRETS}),
    (6, {**ALL, **SECRETS}),
    (3, {**ALL, "edition": "en2014", "numbers": 'politics.holder="one"'}),
]
EVERY_TABLE: Final = pytest.mark.parametrize(
    ("seats", "options"), TABLES, ids=[f"{seats}-{'-'.join(options)}" for seats, options in TABLES]
)
# Fields that neither the recorded games with expansions nor their random games show; those below are laid by hand.
SELDOM: Final = {
    "left",
    "column_captives",
    "excommunicated_in",
    "relieved",
}  # of the base game: test_vector.py
BY_HAND: Final = {
    *("aside", "guilty", "leaderless", "relic_homes", "renegades", "spared"),
    *("dice", "guard_men", "mercenaries", "templar_talked", "toll_collector"),
}

FOGGY: Final = 4  # a seed whose crusade comes early


def assert_true_to_the_view(agreement: Agreement, g: Any, seat: Seat) -> Vector:
    """Both ways lead to the same cells; read back from them, the parts of the expansions are those of the view."""
    view: dict[str, Any] = agreement.game.view(g, seat)
    seen = agreement.observe(g, seat, question(g, seat))
    schema = agreement.encoder.schema
    encoded = agreement.encoder.encode(view, seat, question(g, seat))
    for wrong in ((seen < schema.low) | (seen > schema.high), seen != encoded):
        assert not wrong.any(), {field.name for field in schema.fields if wrong[field.slice].any()}
    reading = Reading(agreement, seen, seat)
    for part in ("tactics", "templars", "teutonic"):
        if part in view:
            assert getattr(reading, part)() == view[part]
    if "crusade" in view:
        assert reading.crusade() == shown_crusade(view, agreement)
    if "toll" in view:
        assert reading.only(reading.by_seat(reading.field("toll_collector"))) == view["toll"]["collector"]
    kinds = list(g.rules.kinds.names)
    assert reading.troops() == [
        [{kind: there[kind] if there["counters"] else 0 for kind in kinds} for there in village["troops"]]
        for village in view["villages"]
    ]
    stocks = reading.by_seat(reading.field("stock"))
    for family, stock in zip(view["families"], stocks, strict=True):
        assert [stock[0], stock[1], *[stock[2 + KINDS.index(kind)] for kind in kinds]] == family["stock"]
    assert ALL_PHASES[reading.only(reading.field("phase"))] == view["phase"]
    assert seats_of_titles(reading, agreement) == [lord for lord in view["titles"] if lord >= 0]
    return seen


def seats_of_titles(reading: Reading, agreement: Agreement) -> list[int]:
    """Holders of all titles that are held, in the order of the rules, from the rows of the field."""
    names = [title.name for title in agreement.rules.titles.all[N_TITLES:]]  # type: ignore[attr-defined]
    rows = [*range(21), *[21 + MORE_TITLES.index(name) for name in names]]
    field = reading.field("titles")
    assert not [row for number, row in enumerate(field) if number not in rows and any(row)]
    return [reading.only(field[row]) for row in rows if any(field[row])]


@EVERY_TABLE
def test_fields_say_what_the_view_says_in_random_games(seats: int, options: dict[str, Any]) -> None:
    agreement = expanded(seats, **options)
    for step, g in enumerate(moments(agreement, seats, 300)):
        if step % 6 == 0:
            assert_true_to_the_view(agreement, g, step // 6 % seats)


@EVERY_TABLE
def test_a_seat_sees_the_same_in_every_state_it_cannot_tell_apart(
    seats: int, options: dict[str, Any]
) -> None:
    agreement = expanded(seats, **options)
    for step, g in enumerate(moments(agreement, seats + 10, 300)):
        if step % 12 == 0:
            seat, prompt = step // 12 % seats, question(g, step // 12 % seats)
            other = agreement.game.resample(g, seat, step)
            assert np.array_equal(agreement.observe(g, seat, prompt), agreement.observe(other, seat, prompt))


def test_every_field_was_compared_while_it_showed_something() -> None:
    """In the recorded games with expansions, and what they do not show in positions laid by hand."""
    shown: set[str] = set()
    for file in sorted(GAMES.glob("fief-*.oyez")):
        record = parse(file.read_text(encoding="utf-8"), game_named)
        rules = game_named("fief").rules(len(record.names), record.options)
        if rules.expanded:
            agreement = agree("fief", rules.seats, record.options, version=2)
            go_through(agreement, record, shown)
    fields = agree("fief", version=2).encoder.schema.fields
    names = [field.name for field in fields]
    assert set(names[names.index("modules") :]) - shown == BY_HAND
    assert by_hand() >= BY_HAND


def go_through(agreement: Agreement, record: Record, shown: set[str]) -> None:
    g: Any = agreement.game.setup(agreement.rules, record.seed, list(record.opening))
    for number, done in enumerate(record.plays):
        g.forced.extend(done.chances)
        play(g, done.seat, done.action)
        if number % 8 == 0 or g.phase == ALL_PHASES.index("crusades"):
            seen = assert_true_to_the_view(agreement, g, number // 8 % agreement.seats)
            shown |= names_shown(agreement, seen)


def names_shown(agreement: Agreement, seen: Vector) -> set[str]:
    return {field.name for field in agreement.encoder.schema.fields if seen[field.slice].any()}


def by_hand() -> set[str]:
    """Laid on the table: what a seat sees of it, and that it is what the view says."""
    agreement = expanded(4, numbers='politics.holder="one"', **ALL)
    g = g_at(agreement)
    crusade, tactics, templars = crusade_of(g), tactics_of(g), templars_of(g)
    crusade.aside, crusade.guilty, crusade.renegades, crusade.spared = 0b101, 0b1000, 0b1001, 7
    crusade.homes[2] = 9
    crusade.companies.append((1, -1, -2, 2, 1, 0, 0))
    tactics.attack, tactics.defence = (0, 3), (2,)
    templars.talked = (g.round, -1, -1, g.round)
    g.others[7 * MOST + 2] = of(MERCENARIES, 2) + of(GUARD_FOOT, 1)
    return set.union(
        *[names_shown(agreement, assert_true_to_the_view(agreement, g, seat)) for seat in range(4)]
    )


def test_fields_of_the_base_game_are_those_of_v1() -> None:
    """Field by field the same numbers, wider fields filled up with noughts; nothing in those of the expansions."""
    old, new = agree("fief", 4, SECRETS), expanded(4, **SECRETS)
    before, after = old.encoder.schema, new.encoder.schema
    names = [field.name for field in after.fields]
    assert names[: len(before.fields)] == [field.name for field in before.fields]
    closing = ALL_PHASES.index("closing")
    for step, g in enumerate(moments(old, 2, 900)):
        if step % 10:
            continue
        seat = step // 10 % 4
        one, two = (agreement.observe(g, seat, question(g, seat)) for agreement in (old, new))
        for field in before.fields:
            narrow, wide = before.read(one, field.name), after.read(two, field.name)
            if field.name == "phase" and wide[closing]:
                assert narrow[-1] == 1
                continue
            room = [(0, more - less) for less, more in zip(narrow.shape, wide.shape, strict=True)]
            assert np.array_equal(np.pad(narrow, room), wide), field.name
        assert not two[after.by_name["modules"].start :].any()


def test_the_shape_is_the_same_whatever_is_on() -> None:
    forms = [expanded(5, **options) for options in ({}, ALL, *ALONE)]
    for form in forms[1:]:
        assert form.actions == forms[0].actions
        for one, other in zip(form.encoder.schema.fields, forms[0].encoder.schema.fields, strict=True):
            assert (one.name, one.start, one.shape, one.low, one.high, one.usual, one.meaning) == (
                *(other.name, other.start, other.shape, other.low, other.high, other.usual, other.meaning),
            )
    assert [action.id for action in forms[0].actions] == list(range(len(forms[0].actions)))
    assert forms[0].actions[: len(agree("fief", 5).actions)] == agree("fief", 5).actions


def test_no_part_of_the_expansions_is_forgotten() -> None:
    """Whoever adds a piece, a title, a phase or a fact decides whether learners see it, and in which version."""
    agreement = expanded(4, numbers='politics.holder="one"', **ALL)
    rules: Any = agreement.rules
    assert rules.kinds.names == KINDS
    assert rules.phases == ALL_PHASES
    assert tuple(source.name for source in rules.further_incomes) == MORE_INCOMES
    assert {title.name for title in rules.titles.all[N_TITLES:]} <= set(MORE_TITLES)
    g = agreement.game.setup(agreement.rules, 1, [])
    view: dict[str, Any] = agreement.game.view(g, 0)
    assert set(view["families"][0]["income"]) == {*INCOMES, *MORE_INCOMES}
    assert set(view) - set(agree("fief").game.view(g_of("fief"), 0)) == {
        *("tactics", "toll", "templars", "teutonic", "crusade")
    }


def g_of(game: str) -> Any:
    agreement = agree(game)
    return agreement.game.setup(agreement.rules, 1, [])


def test_modules_and_captives_of_saladin_are_shown() -> None:
    agreement = expanded(4, tactics=True, crusades=True)
    reading = Reading(agreement, agreement.observe(g_at(agreement), 0, ""), 0)
    assert reading.field("modules") == [1, 0, 0, 0, 1]
    g = g_at(agreement)
    lord = next(lord for lord, family in enumerate(g.family) if family == 1)
    g.captor[lord], g.at[lord] = STRANGER, -1
    reading = Reading(agreement, agreement.observe(g, 0, ""), 0)
    assert reading.which(reading.field("saladin_captives")) == [lord]
    assert not any(reading.field("lord_captor")[lord])
    assert not any(reading.field("lord_at")[lord])
    assert STRANGER == MOST


def g_at(agreement: Agreement) -> Any:
    """A moment in which every family has a Lord."""
    return next(g for g in moments(agreement, 1, 900) if len({*g.family} - {-1}) == 4)


def test_numbers_of_ones_own_box_leave_the_shape_as_it_is() -> None:
    """Two tiles of Jerusalem are two titles: both stand in its row."""
    agreement = expanded(4, crusades=True, numbers="crusades.objective.0.copies=2")
    usual = expanded(4, crusades=True)
    assert agreement.encoder.schema.size == usual.encoder.schema.size
    assert len(agreement.actions) == len(usual.actions)
    g = g_at(agreement)
    one, other = [lord for lord, family in enumerate(g.family) if family >= 0][:2]
    for title, lord in ((21, one), (22, other)):
        g.holder[title] = lord
        g.titles[lord] |= 1 << title
    reading = Reading(agreement, agreement.observe(g, 0, ""), 0)
    assert reading.which(reading.field("titles")[21 + MORE_TITLES.index("jerusalem")]) == [one, other]
    assert reading.field("objectives_left")[0] == 2
    view: dict[str, Any] = agreement.game.view(g, 0)
    assert np.array_equal(agreement.observe(g, 0, ""), agreement.encoder.encode(view, 0, ""))


def test_a_crusade_in_the_fog_shows_its_companies_as_far_as_they_are_known() -> None:
    """Played by players who call crusades and depart; dealt anew, what a seat cannot know looks the same."""
    agreement = expanded(4, round_limit=9, **ALL, **SECRETS)
    g: Any = agreement.game.setup(agreement.rules, FOGGY, [])
    chance, hidden, step = Random(FOGGY), 0, 0
    while not g.winners and hidden < 12:
        decision, step = g.pending[0], step + 1
        weights = [WEIGHTS.get(option.verb.name, 1) + 0.02 for option in decision.options]
        play(g, decision.seat, chance.choices(decision.options, weights)[0])
        if crusade_of(g).companies and step % 3 == 0:
            seat = step // 3 % 4
            seen = assert_true_to_the_view(agreement, g, seat)
            other = agreement.game.resample(g, seat, step)
            assert np.array_equal(seen, agreement.observe(other, seat, question(g, seat)))
            hidden += (agreement.encoder.schema.read(seen, "crusader_troops") == -1).any()
    assert hidden == 12
