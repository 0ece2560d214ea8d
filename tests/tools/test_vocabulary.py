"""The tables of Fief's words on the page about scenarios: those of today's program, and all of them."""

from __future__ import annotations

import re

import pytest

from oyez.engine.scenario_words import Words
from oyez.games import game_named
from tools.vocabulary import NAMES, PAGE, Glossary, written


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return Glossary()


def test_the_page_has_todays_words() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == written(page), "run `make words`"


def test_every_example_can_be_written_so(glossary: Glossary) -> None:
    """What the tables show is what a scenario may say."""
    words: Words = glossary.words
    vocabulary = game_named("fief").words
    for verb in vocabulary.verbs.values():
        [example] = re.findall(r"`([^`]+)`", glossary.choice(verb))
        assert words.choice(f"{NAMES[0]} {example}")[1].verb is verb
    for fact in vocabulary.facts.values():
        [example] = re.findall(r"`([^`]+)`", glossary.event(fact))
        pattern = words.pattern(example)
        assert pattern.fact is fact
        assert len(pattern.args) == len(fact.fields)


def test_every_sentence_is_whole(glossary: Glossary) -> None:
    for row in glossary.rows():
        assert "{" not in row
        assert all(line.startswith(("|", "#")) for line in row.splitlines())
