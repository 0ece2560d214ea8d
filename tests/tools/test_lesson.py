"""The guided first round shows what it promises, and every choice of the pupil has its text in every language."""

from __future__ import annotations

import json
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from oyez.engine.match import Match
from oyez.engine.record import parse, replay, write
from oyez.games import game_named
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE
from oyez.games.fief.rules.battle.rolls import strength
from oyez.games.fief.rules.state import Fief
from oyez.narration import LANGUAGES
from tools.lesson import PUPIL, RECORD, ROOT, SCRIPT, STEPS, steps

# What the issue wants shown, by prompt, and what came of it: facts of the pupil.
DONE_BY_PUPIL: Final = {
    "map": ("choose-village", "settled"),
    "marriage": ("choose-spouse", "married"),
    "election": ("place-for", "elected"),
    "cards": ("play-cards", "lord-came"),
    "offer": ("compose", "offered"),
    "purchases": ("buy", "built-mill"),
    "march": ("on-the-way", "marched"),
    "battle": ("declare-battle", "battle-won"),
}


def followed() -> tuple[Match, list[tuple[str, str]]]:
    """The match after the lesson, and what the pupil was asked and answered."""
    record = parse(RECORD.read_text(encoding="utf-8"), game_named)
    match = Match(record.game, record.seats, record.options, record.names, record.seed, record.opening)
    asked: list[tuple[str, str]] = []
    for play in record.plays:
        if play.seat == PUPIL:
            asked += [(d.prompt.name, play.action.text) for d in match.state.pending if d.seat == PUPIL]
        match.state.forced.extend(play.chances)
        match.play(play.seat, play.action)
    return match, asked


def messages(code: str) -> set[str]:
    file = ROOT / "src" / "oyez" / "locales" / code / "fief-lesson.ftl"
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


def test_the_record_replays_and_is_the_one_that_the_tool_writes() -> None:
    text = RECORD.read_text(encoding="utf-8")
    record = parse(text, game_named)
    replay(record)
    assert write(record) == text
    wanted = [action for _, _, action in SCRIPT]
    done = [play.action.text for play in record.plays if play.seat == PUPIL]
    assert len(done) == len(wanted)
    assert all("{" in want or want == text for want, text in zip(wanted, done, strict=True))


def test_every_chapter_is_done_by_the_pupil_himself() -> None:
    match, asked = followed()
    prompts = {prompt for prompt, _ in asked}
    facts = {event.fact.name for event in match.tape.events if event.seat == PUPIL}
    assert {chapter for chapter, _, _ in SCRIPT} == set(DONE_BY_PUPIL)
    for chapter, (prompt, fact) in DONE_BY_PUPIL.items():
        assert prompt in prompts, chapter
        assert fact in facts, chapter
    assert {"voted", "bluffed", "bought-knight", "bought-man", "rolled", "controlled"} <= facts


def test_nobody_but_the_pupil_holds_the_lesson_up() -> None:
    """Short enough for ten minutes, and no moment for cards comes in between."""
    match, asked = followed()
    assert 25 <= len(asked) <= 45
    assert match.public_plays() == len(match.plays)


def test_the_strength_that_the_text_names_is_that_of_the_battle() -> None:
    record = parse(RECORD.read_text(encoding="utf-8"), game_named)
    attack = next(n for n, play in enumerate(record.plays) if play.action.verb.name == "attack")
    del record.plays[attack + 1 :]
    g = replay(record)
    assert isinstance(g, Fief)
    assert g.battle is not None
    assert [strength(g, g.battle, side) for side in (ATTACK, DEFENCE)] == [8, 4]


def test_the_income_of_the_second_round_pays_for_the_title_that_the_end_speaks_of() -> None:
    match, _ = followed()
    numbers = match.game.view(match.state, PUPIL)
    families = numbers["families"]
    assert isinstance(families, list)
    assert families[PUPIL]["deniers"] + families[PUPIL]["income"]["total"] >= 4


def test_the_page_knows_the_steps() -> None:
    assert STEPS.read_text(encoding="utf-8") == steps()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_step_has_its_text(code: str) -> None:
    known = messages(code)
    for step in json.loads(STEPS.read_text(encoding="utf-8")):
        assert f"chapter-{step['chapter']}" in known
        assert f"text-{step['text']}" in known
