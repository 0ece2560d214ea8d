"""Whole random games in which everybody keeps acting without being asked: nothing breaks, nothing runs away."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.engine.kernel import Seat, State, initiatives, play
from oyez.engine.match import Match
from oyez.engine.record import digest_of
from oyez.engine.scenario_text import BadScenario
from oyez.engine.words import Action
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import CARDS, MEN, N_LORDS, PRINCIPAL, RELICS, VILLAGES
from oyez.games.fief.rules.diplomacy.initiatives import bar_initiative
from oyez.games.fief.rules.opportunities.assassination import prey
from oyez.games.fief.rules.opportunities.passage import bar_breach, bar_escape
from oyez.games.fief.rules.opportunities.persons import bar_elevate
from oyez.games.fief.rules.opportunities.rising import troubled
from oyez.games.fief.rules.opportunities.table import USES
from oyez.games.fief.rules.state import Fief
from tests.rules.fief.moments import Quiet, quiet
from tests.rules.fief.random_courts import random_position
from tests.rules.fief.table import EDITIONS, NAMES, stage, state

OPTIONS: list[dict[str, str]] = [
    {},
    {"holy_relics": "true"},
    {"fog_of_war": "true"},
    {"open_diplomacy": "true"},
    {"hidden_money": "true", "holy_relics": "true"},
]
PHASES = ["hear-ye", "cards", "income", "purchases", "movement", "battles", "closing"]
OPPORTUNITIES = [*["uprising"] * 4, *["passage"] * 3, "assassination", "justice", "ambush", "d-arc"]
BOUND = 8_000  # plays of a game of five rounds


def seized(g: State, seats: int, chance: Random, share: float) -> tuple[Seat, Action] | None:
    """Now and then somebody acts; each kind of act is as likely as any other."""
    if chance.random() >= share:
        return None
    seat = chance.randrange(seats)
    acts = initiatives(g, seat)
    if not acts:
        return None
    verb = chance.choice(sorted({act.verb.name for act in acts}))
    return seat, chance.choice([act for act in acts if act.verb.name == verb])


def answered(g: State, chance: Random) -> tuple[Seat, Action]:
    """A random answer; who could play a card in a window mostly does."""
    decision = chance.choice(g.pending)
    options = decision.options
    if decision.prompt.secret and len(options) > 1 and chance.random() < 0.6:
        options = options[:-1]
    return decision.seat, chance.choice(options)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("place", range(len(OPTIONS)))
def test_random_games_with_initiatives(edition: str, place: int) -> None:
    seats = 3 + (place + EDITIONS.index(edition)) % 4
    options = {"edition": edition, "round_limit": "5", **OPTIONS[place]}
    match = Match(GAME, seats, options, list(NAMES[:seats]), place)
    chance = Random(place)
    while not match.over:
        GAME.conserve(match.state)  # type: ignore[arg-type]
        match.play(*(seized(match.state, seats, chance, 0.1) or answered(match.state, chance)))
        assert len(match.plays) < BOUND
    GAME.conserve(match.state)  # type: ignore[arg-type]


def rich_position(rng: Random, seats: int, relics: bool) -> dict[str, Any]:
    """Full hands, famines, assassins and relics: what random games seldom come to."""
    position = random_position(rng, seats)
    position["phase"] = rng.choice(PHASES)
    cards = rng.sample(OPPORTUNITIES, len(OPPORTUNITIES))
    position["hands"] = {name: [cards.pop() for _ in range(rng.choice([0, 1, 2]))] for name in NAMES[:seats]}
    position["famine"] = rng.sample([1, 2, 3, 4, 5], rng.choice([0, 1, 2]))
    free = [lord for own in position["lords"].values() for lord in own if lord not in position["captives"]]
    if free:
        position["assassins"] = [rng.choice(free)]
    if relics:
        position["relics"], position["claimed"] = {}, []
        for relic, village in zip(RELICS, PRINCIPAL, strict=True):
            where = rng.random()
            position["relics"][relic] = VILLAGES[village] if where < 0.3 or not free else rng.choice(free)
            if 0.3 <= where < 0.5:
                position["relics"][relic] = rng.choice(VILLAGES)
                position["claimed"].append(relic)
    return position


def rich_table(seed: int) -> Fief:
    """Some random positions contradict themselves; the first that does not is taken."""
    rng = Random(seed)
    seats, edition, options = 3 + seed % 4, EDITIONS[seed % 3], OPTIONS[seed // 3 % len(OPTIONS)]
    while True:
        position = rich_position(rng, seats, "holy_relics" in options)
        try:
            return state(stage(seats, edition=edition, flags=dict(options), **position))
        except BadScenario:
            continue


@pytest.mark.parametrize("seed", range(30))
def test_random_play_from_rich_positions(seed: int) -> None:
    g, chance = rich_table(seed), Random(seed)
    for _ in range(150):
        if g.winners:
            break
        GAME.conserve(g)
        play(g, *(seized(g, g.rules.seats, chance, 0.3) or answered(g, chance)))


@pytest.mark.parametrize("seed", range(12))
def test_initiatives_are_pure_legal_and_never_inside_an_effect(seed: int) -> None:
    """Every act offered can be carried out on a copy, and none of them is barred."""
    g, chance = rich_table(seed), Random(seed)
    for number in range(60):
        if g.winners:
            break
        before = digest_of(g)
        for seat in range(g.rules.seats):
            acts = initiatives(g, seat)
            assert initiatives(g, seat) == acts
            assert not (acts and g.stack[-1].atomic(g))
            assert len({act.text for act in acts}) == len(acts)
            for act in acts:
                assert bar_initiative(g, seat, act) == "", act.text
            for act in acts if number % 10 == 0 else acts[:1]:
                copy = g.copy()
                play(copy, seat, act)
                GAME.conserve(copy)
        assert digest_of(g) == before
        play(g, *(seized(g, g.rules.seats, chance, 0.3) or answered(g, chance)))


@pytest.mark.parametrize("seed", range(10))
def test_no_question_has_too_many_options(seed: int) -> None:
    g, chance = rich_table(seed), Random(seed)
    for _ in range(100):
        if g.winners:
            break
        for decision in g.pending:
            assert len(decision.options) <= 80, decision.prompt.name
        play(g, *(seized(g, g.rules.seats, chance, 0.5) or answered(g, chance)))


@pytest.mark.parametrize("seed", range(10))
def test_imagined_games_go_on_in_the_middle_of_offers_and_cards(seed: int) -> None:
    """What a seat imagines looks the same to it and can be played on, whatever is going on."""
    g, chance = rich_table(seed), Random(seed)
    for number in range(80):
        if g.winners:
            break
        if number % 8 == 0:
            for seat in range(g.rules.seats):
                imagined = GAME.resample(g, seat, chance.getrandbits(64))
                assert GAME.view(imagined, seat) == GAME.view(g, seat)
                for _ in range(10):
                    if not imagined.winners:
                        play(imagined, *answered(imagined, chance))
        play(g, *(seized(g, g.rules.seats, chance, 0.4) or answered(g, chance)))


def test_nothing_before_the_first_round() -> None:
    match = Match(GAME, 3, {}, list(NAMES[:3]), 1)
    assert [initiatives(match.state, seat) for seat in range(3)] == [(), (), ()]


def test_a_seat_with_nothing_still_may_talk() -> None:
    table = quiet(3, lords={"Red": {"Arthur": "sigy"}})
    assert isinstance(table.g.stack[-1], Quiet)
    assert [act.text for act in initiatives(table.g, 2)] == ["propose 0", "propose 1", "invite 0", "invite 1"]


@pytest.mark.parametrize("seed", range(20))
def test_a_card_is_playable_exactly_if_it_has_a_target(seed: int) -> None:
    """The quick questions asked at every window agree with the lists of targets."""
    g, chance = rich_table(seed), Random(seed)
    for _ in range(40):
        if g.winners:
            break
        for seat in range(g.rules.seats):
            targets = {
                "uprising": troubled(g, seat),
                "assassination": prey(g, seat),
                "cardinal": [lord for lord in range(MEN) if not bar_elevate(g, seat, lord)],
                "passage": [lord for lord in range(N_LORDS) if not bar_escape(g, seat, lord)]
                + ([] if bar_breach(g, seat) else [0]),
            }
            for name, found in targets.items():
                assert USES[CARDS.index(name)][0](g, seat) == bool(found), name
        play(g, *(seized(g, g.rules.seats, chance, 0.3) or answered(g, chance)))
