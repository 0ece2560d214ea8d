"""Fief in French and Polish as people write them: articles, prepositions, spaces and quotes."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from oyez.engine.kernel import Event
from oyez.games import game_named
from oyez.narration import Narrator
from tests.tools.sentences import sentence_files

FIEF: Final = game_named("fief")
BOX: Final[dict[str, Any]] = FIEF.box(FIEF.rules(3, {}))
FRENCH: Final = Narrator(FIEF, FIEF.rules(3, {}), ["Aude", "Bertrand", "Clémence"], "fr")
NARROW: Final = "\u202f"  # the space that French sets before ; : ! ? » and after «


def lines(code: str) -> list[str]:
    """What is said, line by line, without comments and without the parts that only Fluent reads."""
    found = []
    for name, file in sentence_files(code).items():
        if not name.startswith(("fief", "talk")):
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            said = re.sub(r"^[\w-]+ = ", "", line)
            if said.strip() and not line.startswith("#"):
                found.append(re.sub(r"\{[^{}]*\}", "x", said))
    return found


def told(fact: str, *args: int) -> str:
    return FRENCH.event(Event(FIEF.words.facts[fact], 0, args, -1))


def village(name: str) -> int:
    return [one["id"] for one in BOX["board"]["villages"]].index(name)


@pytest.mark.parametrize(
    ("name", "at", "of"),
    [
        ("les-essarts", "aux Essarts", "des Essarts"),
        ("la-salle", "à La Salle", "de La Salle"),
        ("bourg", "à Bourg", "de Bourg"),
    ],
)
def test_french_prepositions_melt_into_articles(name: str, at: str, of: str) -> None:
    place = village(name)
    assert told("settled", place) == f"Aude s’installe {at}."
    assert told("siege-ended", place) == f"Le siège {of} par Aude est fini."
    assert FRENCH.choice(FIEF.words.verbs["march"].actions[place]) == f"Aller {at}"
    assert FRENCH.choice(FIEF.words.verbs["cede"].actions[place]) == f"Céder le contrôle {of}"


def test_no_french_sentence_about_a_village_forgets_it() -> None:
    """Neither a fact nor a choice says "à Les Essarts"."""
    essarts = village("les-essarts")
    said = [FRENCH.choice(one) for one in FIEF.words.actions if one.verb.kind == "village"]
    for fact in FIEF.words.facts.values():
        kinds = [field.partition(":")[2] for field in fact.fields]
        if "village" in kinds:
            args = tuple(essarts if kind == "village" else 0 for kind in kinds)
            said.append(FRENCH.event(Event(fact, 0, args, -1)))
    assert [one for one in said if re.search(r"\b(à|de) Les\b", one)] == []
    assert len([one for one in said if re.search(r"\b(aux|des) Essarts", one)]) > 50


def test_french_spaces_before_marks_are_narrow_and_do_not_break() -> None:
    wrong = re.compile(f"[^{NARROW}][;:!?»]|«[^{NARROW}]")
    assert [line for line in lines("fr") if wrong.search(line)] == []
    assert len([line for line in lines("fr") if NARROW in line]) > 200


def test_polish_quotes() -> None:
    assert [line for line in lines("pl") if re.search('["“«»]', line)] == []
    assert all(line.count("„") == line.count("”") for line in lines("pl"))
