"""What every game must keep, checked at decisions of every kind in random games (and in the toy's initiatives)."""

from __future__ import annotations

import inspect
import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from nine_mens_morris.game import GAME as MORRIS

from oyez.engine.game import SPECTATOR, Game
from oyez.engine.kernel import IllegalAction, Seat, State, initiatives, play
from oyez.engine.match import Match, resume
from oyez.engine.record import digest_of, parse, replay, write
from oyez.engine.words import Action
from oyez.games import GAMES, game_named
from tests.effort import effort
from tests.toy.game import GAME as TOY

# Those of the list, the toy, and the example of a game in a package of its own.
EVERY_GAME = list({game.name: game for game in (*map(game_named, GAMES), TOY, MORRIS)}.values())
BOUND = 20_000  # decisions; no game may take longer
LONG = {"fief"}  # most decisions of these are of a few kinds: each kind is looked at
OFTEN = 3  # so many times,
THEN = 24  # and then at every one of so many
GAMES_OF_CHANCE = effort(2, 6)  # that are played to their end for each table, beside those of all other tests
UNDOS = 150  # going back means going through the whole log again, so a part of a long game must do
# What is agreed in these games: every edition, and long games cut short, since a few rounds hold every question.
AGREED: dict[str, list[dict[str, str]]] = {
    "fief": [
        {"edition": "fr2015", "round_limit": "2"},
        {"edition": "en2014", "round_limit": "2", "holy_relics": "true"},
        {"edition": "pl2015", "round_limit": "2", "fog_of_war": "true", "hidden_money": "true"},
    ]
}
TABLES = [
    pytest.param(game, seats, agreed[seats % len(agreed)], id=f"{game.name}-{seats}")
    for game in EVERY_GAME
    for agreed in [AGREED.get(game.name, [{}])]
    for seats in range(game.fewest, game.most + 1)
]
# A game with expansions: each alone, and all of them, at tables of every size and in every edition.
SWITCHED = [
    (game, names)
    for game in EVERY_GAME
    for switches in [[option.name for option in game.options if option.choices == ("off", "on")]]
    for names in [*[[name] for name in switches], *([switches] if switches else [])]
]
TABLES += [
    pytest.param(
        game,
        game.fewest + place % (game.most - game.fewest + 1),
        {**AGREED[game.name][place % len(AGREED[game.name])], **dict.fromkeys(names, "on")},
        id=f"{game.name}-{names[0] if len(names) == 1 else 'expanded'}",
    )
    for place, (game, names) in enumerate(SWITCHED)
]
EVERY_TABLE = pytest.mark.parametrize(("game", "seats", "agreed"), TABLES)


def find(name: str) -> Game[Any, Any]:
    return next(game for game in EVERY_GAME if game.name == name)


def choose(match: Match, chance: Random) -> tuple[Seat, Action]:
    """A random answer to a random pending decision; sometimes an initiative."""
    g = match.state
    for seat in range(match.rules.seats):
        open_to_seat = initiatives(g, seat)
        if open_to_seat and chance.random() < 0.2:
            return seat, chance.choice(open_to_seat)
    decision = chance.choice(g.pending)
    return decision.seat, chance.choice(decision.options)


class Looks:
    """Whether a position is worth the dear checks: rare questions are never left out, frequent ones now and then."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._all = game.name not in LONG
        self._met: Counter[tuple[str, ...]] = Counter()
        self._looked = 0

    def at(self, g: State) -> bool:
        kind = self._kind(g)
        self._met[kind] += 1
        return self._all or self._met[kind] <= OFTEN or self._met[kind] % THEN == 0

    def by(self, g: State, seats: int) -> list[Seat]:
        """Who looks at it: everybody at the first question of a kind, then the asked and one other in turn."""
        everybody = [*range(seats), SPECTATOR]
        if self._all or self._met[self._kind(g)] == 1:
            return everybody
        self._looked += 1
        return sorted({*(one.seat for one in g.pending[:1]), everybody[self._looked % len(everybody)]})

    def _kind(self, g: State) -> tuple[str, ...]:
        step = type(g.stack[-1]).__name__ if g.stack else ""  # it is over
        return (step, *sorted({decision.prompt.name for decision in g.pending}))


def random_match(game: Game[Any, Any], seats: int, agreed: dict[str, str], seed: int) -> tuple[Match, Random]:
    return Match(game, seats, agreed, [f"Seat {seat}" for seat in range(seats)], seed), Random(seed)


@EVERY_TABLE
def test_asking_is_pure_and_options_are_sound(
    game: Game[Any, Any], seats: int, agreed: dict[str, str]
) -> None:
    match, chance = random_match(game, seats, agreed, 1)
    looks = Looks(game)
    while not match.over:
        g = match.state
        assert len(match.plays) < BOUND
        if not looks.at(g):
            match.play(*choose(match, chance))
            continue
        before = digest_of(g)
        asked = g.stack[-1].ask(g)
        assert digest_of(g) == before
        assert [(d.seat, d.prompt, d.options) for d in asked] == [
            (d.seat, d.prompt, d.options) for d in g.pending
        ]
        assert asked, "somebody must be asked while the game goes on"
        assert len({d.seat for d in asked}) == len(asked), "one decision per seat at a time"
        for decision in asked:
            texts = [option.text for option in decision.options]
            assert texts, "a decision without options"
            assert len(set(texts)) == len(texts)
            assert all(game.words.by_text[o.text] is o for o in decision.options)
        for seat in range(seats):
            assert initiatives(g, seat) == initiatives(g, seat)
        assert digest_of(g) == before
        match.play(*choose(match, chance))


@EVERY_TABLE
def test_copies_are_equal_and_independent(game: Game[Any, Any], seats: int, agreed: dict[str, str]) -> None:
    match, chance = random_match(game, seats, agreed, 2)
    past: list[tuple[State, str]] = []
    looks = Looks(game)
    while not match.over:
        g = match.state
        if not looks.at(g):
            match.play(*choose(match, chance))
            continue
        before = digest_of(g)
        copy = g.copy()
        assert digest_of(copy) == before
        assert copy.tape is None
        past.append((g.copy(), before))
        seat, action = choose(match, chance)
        play(copy, seat, action)
        assert digest_of(g) == before, "playing on a copy changed the original"
        match.play(seat, action)
        assert digest_of(copy) == digest_of(match.state), "a copy plays on like the original, chance included"
    for kept, before in past:
        assert digest_of(kept) == before, "an old copy was changed by later play"


@EVERY_TABLE
@pytest.mark.parametrize("seed", [3, 4])
def test_record_replays_without_the_generator(
    game: Game[Any, Any], seats: int, agreed: dict[str, str], seed: int
) -> None:
    match, chance = random_match(game, seats, agreed, seed)
    while not match.over:
        match.play(*choose(match, chance))
    text = write(match.record())
    record = parse(text.replace(f"[seed {seed}]", "[seed 999]"), find)
    again = replay(record)
    assert digest_of(again) == digest_of(match.state) == record.digest
    assert write(parse(text, find)) == text
    middle = len(match.plays) // 2
    assert replay(parse(text, find), middle).pending


@EVERY_TABLE
def test_a_resumed_match_goes_on_like_the_first(
    game: Game[Any, Any], seats: int, agreed: dict[str, str]
) -> None:
    """Dice after a restart are the dice that would have come anyway."""
    match, chance = random_match(game, seats, agreed, 5)
    for _ in range(20):
        match.play(*choose(match, chance))
    other = resume(parse(write(match.record()), find))
    while not match.over:
        seat, action = choose(match, chance)
        assert match.play(seat, action).chances == other.play(seat, action).chances
    assert digest_of(match.state) == digest_of(other.state)


@EVERY_TABLE
def test_same_seed_same_game(game: Game[Any, Any], seats: int, agreed: dict[str, str]) -> None:
    texts = []
    for _ in range(2):
        match, chance = random_match(game, seats, agreed, 6)
        while not match.over:
            match.play(*choose(match, chance))
        texts.append(write(match.record()))
    assert texts[0] == texts[1]
    other, _ = random_match(game, seats, agreed, 7)
    if other.opening:  # chance has laid the table
        assert digest_of(other.state) != digest_of(random_match(game, seats, agreed, 6)[0].state)


def check_views(game: Game[Any, Any], g: State, seat: Seat) -> None:
    """What is made for several readers at once is what each would be shown alone."""
    public, make_private = game.views(g)
    private = make_private(seat)
    assert not public.keys() & private.keys()
    assert public | private == game.view(g, seat)


@EVERY_TABLE
def test_resampled_states_look_the_same(game: Game[Any, Any], seats: int, agreed: dict[str, str]) -> None:
    match, chance = random_match(game, seats, agreed, 8)
    differed, looks = False, Looks(game)
    while not match.over:
        g = match.state
        if not looks.at(g):
            match.play(*choose(match, chance))
            continue
        before = digest_of(g)
        for seat in looks.by(g, seats):
            other = game.resample(g, seat, chance.getrandbits(64))
            assert game.view(other, seat) == game.view(g, seat)
            check_views(game, g, seat)
            assert own_options(other, seat) == own_options(g, seat)
            assert other.tape is None
            game.conserve(other)
            differed = differed or digest_of(other) != before
        assert digest_of(g) == before, "imagining changed the real game"
        match.play(*choose(match, chance))
    # Where nothing was drawn by chance there is nothing to deal anew.
    assert differed == bool(match.tape.chances), "resampling never changed anything hidden"


def own_options(g: State, seat: Seat) -> list[str]:
    asked = [option.text for d in g.pending if d.seat == seat for option in d.options]
    return asked + ([action.text for action in initiatives(g, seat)] if seat >= 0 else [])


@EVERY_TABLE
def test_resampled_states_can_be_played_to_the_end(
    game: Game[Any, Any], seats: int, agreed: dict[str, str]
) -> None:
    match, chance = random_match(game, seats, agreed, 9)
    for _ in range(15):
        match.play(*choose(match, chance))
    other = game.resample(match.state, match.state.pending[0].seat, 77)
    for _ in range(BOUND):
        if other.winners:
            break
        decision = other.pending[0]
        play(other, decision.seat, chance.choice(decision.options))
    assert other.winners
    game.conserve(other)


@EVERY_TABLE
@pytest.mark.parametrize("seed", range(10, 10 + GAMES_OF_CHANCE))
def test_pieces_are_conserved_and_games_end(
    game: Game[Any, Any], seats: int, agreed: dict[str, str], seed: int
) -> None:
    match, chance = random_match(game, seats, agreed, seed)
    looks = Looks(game)
    while not match.over:
        if looks.at(match.state):
            game.conserve(match.state)
        match.play(*choose(match, chance))
        assert len(match.plays) < BOUND
    game.conserve(match.state)
    assert match.state.pending == ()
    assert all(0 <= seat < seats for seat in match.state.winners)


@EVERY_TABLE
def test_views_are_data_and_events_hide_what_they_must(
    game: Game[Any, Any], seats: int, agreed: dict[str, str]
) -> None:
    match, chance = random_match(game, seats, agreed, 17)
    looks = Looks(game)
    while not match.over:
        match.play(*choose(match, chance))
        if not looks.at(match.state):
            continue
        for seat in looks.by(match.state, seats):
            json.dumps(game.view(match.state, seat))
            if seat >= 0:
                json.dumps(game.hints(match.state, seat))
    json.dumps(game.truth(match.state))
    json.dumps(game.box(match.rules))
    for event in match.tape.events:
        assert len(event.args) == len(event.fact.fields)
        for seat in (*range(seats), SPECTATOR):
            may_know = event.to == -1 or (seat >= 0 and event.to >> seat & 1)
            assert event.seen_by(seat).args == (event.args if may_know else ())


@EVERY_TABLE
def test_undo_returns_to_the_very_same_position(
    game: Game[Any, Any], seats: int, agreed: dict[str, str]
) -> None:
    match, chance = random_match(game, seats, agreed, 18)
    undone, looks = 0, Looks(game)
    while not match.over and len(match.plays) < UNDOS:
        if not looks.at(match.state):
            match.play(*choose(match, chance))
            continue
        before, events = digest_of(match.state), len(match.tape.events)
        seat, action = choose(match, chance)
        done = match.play(seat, action)
        rival = (seat + 1) % seats
        assert not match.may_undo(rival)
        if match.may_undo(seat):
            assert not done.chances
            match.undo(seat)
            undone += 1
            assert digest_of(match.state) == before
            assert len(match.tape.events) == events
            match.play(seat, action)
        else:
            with pytest.raises(IllegalAction):
                match.undo(seat)
    assert undone, "nothing could ever be taken back"


@EVERY_TABLE
def test_illegal_actions_change_nothing(game: Game[Any, Any], seats: int, agreed: dict[str, str]) -> None:
    match, chance = random_match(game, seats, agreed, 19)
    for _ in range(25):
        g = match.state
        before = digest_of(g)
        for seat in range(seats):
            allowed = own_options(g, seat)
            for action in chance.sample(game.words.actions, min(20, len(game.words.actions))):
                if action.text not in allowed:
                    with pytest.raises(IllegalAction):
                        match.play(seat, action)
        assert digest_of(g) == before
        match.play(*choose(match, chance))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_snapshot_names_every_field_of_the_state(game: Game[Any, Any]) -> None:
    """What a snapshot forgets, a digest would not notice."""
    g = random_match(game, game.fewest, {}, 1)[0].state
    kernel = {"rules", "seed", "forced", "stack", "pending", "winners", "tape"}
    # A compiled class keeps its attributes as descriptors and has no __dict__.
    compiled = {name for name, value in vars(type(g)).items() if inspect.isgetsetdescriptor(value)}
    fields = set(vars(g)) if hasattr(g, "__dict__") else compiled
    unused = {
        name for name in ("others", "parts") if name in fields and not getattr(g, name)
    }  # of expansions
    assert set(g.snapshot()) == fields - kernel - unused


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_vocabulary_is_numbered_and_round_trips(game: Game[Any, Any]) -> None:
    for number, action in enumerate(game.words.actions):
        assert action.id == number
        assert game.action(action.text) is action
        assert action.verb[action.noun] is action
