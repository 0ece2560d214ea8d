"""Everything can be said in every language, shown in a terminal, and seen by a learner."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from nine_mens_morris.game import GAME
from nine_mens_morris.state import Morris
from rich.console import Console

from oyez.cli.boards import plain
from oyez.cli.players import Player
from oyez.cli.screen import Screen
from oyez.cli.terminal import texts
from oyez.engine.kernel import Event
from oyez.engine.match import Match
from oyez.env.aec import env
from oyez.env.agreement import agree
from oyez.narration import LANGUAGES, Narrator
from oyez.narration.languages import sentences

PLAYERS = ["Aude", "Bertrand"]


def positions(seed: int) -> Iterator[Match]:
    match, chance = Match(GAME, 2, {}, PLAYERS, seed), Random(seed)
    while not match.over:
        yield match
        decision = match.state.pending[0]
        match.play(decision.seat, chance.choice(decision.options))
    yield match


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_said(code: str) -> None:
    narrator = Narrator(GAME, GAME.rules(2, {}), PLAYERS, code)
    assert all(narrator.choice(action) for action in GAME.words.actions)
    for prompt in GAME.words.prompts.values():
        assert narrator.prompt(prompt)
        assert "Aude" in narrator.waits(prompt, 0)
        assert narrator.rule(prompt.rule)
    for fact in GAME.words.facts.values():
        said = narrator.event(Event(fact, 1, (1,) * len(fact.fields), -1))
        assert "{" not in said
        assert narrator.rule(fact.rule)


def test_points_are_called_as_they_are_written() -> None:
    narrator = Narrator(GAME, GAME.rules(2, {}), PLAYERS, "en")
    assert narrator.choice(GAME.action("move a7-d7")) == "Move a7-d7"
    assert narrator.event(Event(GAME.words.facts["flew"], 0, (0, 23), -1)) == "Aude flies from a7 to g1."


def test_the_languages_have_the_same_messages() -> None:
    keys = [
        {
            line.partition(" = ")[0]
            for text in sentences(code, GAME.name)
            for line in text.splitlines()
            if " = " in line
        }
        for code in LANGUAGES
    ]
    assert keys[0] == keys[1] == keys[2]


def test_the_terminal_shows_board_men_and_result() -> None:
    *_, last = positions(3)
    with Console(width=80, record=True) as console:
        screen = Screen(GAME, last.rules, [Player(name) for name in PLAYERS], console, texts("en"))
        screen.board(last.state, 0)
        screen.result(last.state)
        console.print(plain.draw(screen._scene(last.state, 0, ())))
    shown = console.export_text()
    assert "7 " in shown
    assert "a   b   c" in shown
    assert "Aude: " in shown
    assert "Moves without a mill" in shown
    assert "Aude 0, Bertrand 0" in shown


def test_an_observation_says_what_the_view_says() -> None:
    agreement = agree("nine-mens-morris")
    schema = agreement.encoder.schema
    for match in positions(5):
        g = match.state
        assert isinstance(g, Morris)
        for seat in (0, 1):
            seen = agreement.observe(g, seat, "")
            assert np.all(seen >= schema.low)
            assert np.all(seen <= schema.high)
            men = schema.read(seen, "men")
            assert men.sum(axis=1).tolist() == [g.board.count(seat), g.board.count(1 - seat)]
            assert schema.read(seen, "hand")[0] == g.hand[seat]


def test_learners_play_it_to_its_end() -> None:
    zoo = env("nine-mens-morris", render_mode="ansi", max_steps=2_000)
    zoo.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in zoo.agent_iter():
        seen, _, terminated, truncated, _ = zoo.last()
        zoo.step(None if terminated or truncated else int(chance.choice(np.flatnonzero(seen["action_mask"]))))  # type: ignore[index]
    assert zoo.unwrapped.metadata["name"] == "nine_mens_morris_v1"
