"""The fine print of Fief: every flag of an edition can be read about in every language, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

import oyez
from oyez.engine.game import Option
from oyez.games.fief.game import GAME
from oyez.narration import LANGUAGES, language

LOCALES: Final = Path(oyez.__file__).parent / "locales"
FINE: Final = tuple(option for option in GAME.options if option.fine)
ANSWERS: Final = ("true", "false")  # shown as yes and no, unless a message says it better


def needed(option: Option) -> set[str]:
    choices = {f"option-{option.name}-{choice}" for choice in option.choices if choice not in ANSWERS}
    return {f"option-{option.name}", f"option-{option.name}-about"} | choices


def known(option: Option) -> set[str]:
    return needed(option) | {f"option-{option.name}-{choice}" for choice in option.choices}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_flag_has_a_title_an_explanation_and_a_label_for_each_choice(code: str) -> None:
    assert len(FINE) > 70
    words = language(code, "fief-options")
    wanted = set[str]().union(*(needed(option) for option in FINE))
    assert sorted(message for message in wanted if not words.has(message)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_stands_for_a_flag_or_value_that_does_not_exist(code: str) -> None:
    text = (LOCALES / code / "fief-options.ftl").read_text(encoding="utf-8")
    written = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    assert sorted(written.difference(*(known(option) for option in FINE))) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_titles_and_labels_are_short_and_explanations_are_sentences(code: str) -> None:
    words = language(code, "fief-options")
    for option in FINE:
        assert 2 <= len(words.say(f"option-{option.name}").split()) <= 6, option.name
        about = words.say(f"option-{option.name}-about")
        assert about[-1] in ".?", about
        assert len(about) <= 130, about
        for message in needed(option) - {f"option-{option.name}", f"option-{option.name}-about"}:
            assert len(words.say(message).split()) <= 6, message


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_flags_and_no_two_choices_of_a_flag_read_alike(code: str) -> None:
    words = language(code, "fief-options")
    titles = [words.say(f"option-{option.name}") for option in FINE]
    assert sorted(titles) == sorted(set(titles))
    for option in FINE:
        messages = [f"option-{option.name}-{choice}" for choice in option.choices]
        labels = [words.say(message) for message in messages if words.has(message)]
        assert len(labels) == len(set(labels)), option.name
