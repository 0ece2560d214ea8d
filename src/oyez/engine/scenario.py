"""Scenarios: a position, a list of plays and what is expected of them, in YAML (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path as File
from typing import Any, Final, final

from oyez.engine.game import Game
from oyez.engine.scenario_checks import Problem
from oyez.engine.scenario_expect import check, count
from oyez.engine.scenario_stage import MOST_AUTO, USUAL_AUTO, Failed, Stage
from oyez.engine.scenario_text import (
    BadScenario,
    Path,
    Source,
    known,
    listed,
    mapping,
    read_text,
    told,
    whole,
)

__all__ = ["BadScenario", "Failed", "Outcome", "Stage", "run_file", "run_text"]

ENTRIES: Final = ("refuse", "chance", "undo", "no_undo", "expect", "auto", "windows")
EXPECTING: Final = ("expect", "refuse", "undo", "no_undo")
FindGame = Callable[[str], Game[Any, Any]]


@final
class Outcome:
    """What came of a scenario. Each failure is one sentence with its line."""

    def __init__(self, about: str, rules: list[str], plays: int, checked: int, failures: list[str]) -> None:
        self.about: Final = about
        self.rules: Final = rules
        self.plays: Final = plays
        self.checked: Final = checked
        self.failures: Final = failures

    @property
    def passed(self) -> bool:
        return not self.failures


def run_file(path: File, find_game: FindGame) -> Outcome:
    """Run a scenario file; raises BadScenario if it is none, OSError if it cannot be read."""
    try:
        return run_text(path.read_text(encoding="utf-8"), find_game)
    except UnicodeDecodeError as error:
        raise BadScenario(f"{path}: the file is not text in UTF-8") from error
    except BadScenario as error:
        raise BadScenario(f"{path}: {error}") from error


def run_text(text: str, find_game: FindGame) -> Outcome:
    source = read_text(text)
    try:
        return _refused(source, find_game) if "refused" in source.tree else _Run(source, find_game).outcome()
    except BadScenario as error:
        raise source.located(error) from error


def _refused(source: Source, find_game: FindGame) -> Outcome:
    """A scenario whose seats or options must not be accepted, with a reason that holds the text it gives."""
    known(source.tree, ("game", "about", "rules", "seats", "options", "refused"), ())
    wanted = str(source.tree["refused"])
    try:
        Stage(source, find_game)
    except BadScenario as error:
        if error.path[:1] not in (("seats",), ("options",)):
            raise
        found = error.reason
    else:
        found = "everything was accepted"
    path = ("refused",)
    problem = told(f"expected {wanted!r} in the reason, found {found!r}", path, source.line(path))
    failures = [] if wanted.casefold() in found.casefold() else [problem]
    return Outcome(_about(source), _rules(source), 0, 1, failures)


def _about(source: Source) -> str:
    return str(source.tree.get("about", ""))


def _rules(source: Source) -> list[str]:
    return [str(row) for row in listed(source.tree.get("rules") or [], ("rules",), "rules is a list of rows")]


@final
class _Run:
    """One scenario from its first line to its last. After a play that fails nothing further is tried."""

    def __init__(self, source: Source, find_game: FindGame) -> None:
        tree = source.tree
        self.source: Final = source
        self.entries: Final = listed(tree.get("play") or [], ("play",), "play is a list of entries")
        self.last: Final = mapping(tree.get("expect") or {}, ("expect",), "expect is a mapping")
        self.checked = 0
        self.failures: Final[list[str]] = []
        _rules(source)
        self.stage: Final = Stage(source, find_game)

    def outcome(self) -> Outcome:
        if self._entries():
            if self.last:
                self._expect(self.last, ("expect",))
            self._unused_chance()
        if not self.checked and not self.failures:
            raise BadScenario(
                f"nothing is expected: add an expect, or one of these to play: {', '.join(EXPECTING)}"
            )
        return Outcome(
            _about(self.source), _rules(self.source), len(self.stage.match.plays), self.checked, self.failures
        )

    def _entries(self) -> bool:
        for index, entry in enumerate(self.entries):
            path: Path = ("play", index)
            try:
                self._entry(entry, path)
            except Failed as failed:
                self._fail(failed.problems, path)
                return False
            except BadScenario as error:
                raise error.under(*path) if error.path[:1] != ("play",) else error from error
        return True

    def _entry(self, entry: object, path: Path) -> None:
        if isinstance(entry, str):
            self.stage.play(entry)
            return
        if not isinstance(entry, Mapping) or len(entry) != 1 or next(iter(entry)) not in ENTRIES:
            raise BadScenario(
                f"an entry of play is a choice such as 'Blue move 2-3', or one of: {', '.join(ENTRIES)}"
            )
        kind, value = next(iter(entry.items()))
        if kind == "expect":
            self._expect(mapping(value, ("expect",), "expect is a mapping"), (*path, "expect"))
        elif kind == "chance":
            self.stage.chance(*listed(value, ("chance",), "chance is a list of results"))
        elif kind == "refuse":
            choices = value if isinstance(value, list) else [value]
            self.checked += len(choices)
            self.stage.refuses(*[str(choice) for choice in choices])
        elif kind == "undo":
            self.checked += 1
            self.stage.undo(str(value))
        elif kind == "no_undo":
            self.checked += 1
            if self.stage.may_undo(str(value)):
                raise Failed([Problem((), f"{value} could take the last choice back, but should not")])
        elif kind == "windows":
            self.stage.windows(value)
        else:
            self._auto(value)

    def _auto(self, value: object) -> None:
        if isinstance(value, Mapping):
            known(value, ("until", "most"), ("auto",))
            until = mapping(
                value.get("until"), ("auto", "until"), "until is a mapping like that of an expect"
            )
            if not until:
                raise BadScenario(
                    "until names something to wait for, as in until: {asked: [Blue]}", ("auto", "until")
                )
            most = whole(value.get("most", USUAL_AUTO), ("auto", "most"), 1, MOST_AUTO)
            try:
                self.stage.auto_until(until, most)
            except BadScenario as error:
                raise error.under("auto", "until") from error
            except Failed as failed:
                raise Failed([problem.under("auto", "until") for problem in failed.problems]) from failed
        else:
            self.stage.auto(whole(value, ("auto",), 1, MOST_AUTO))

    def _expect(self, expected: Mapping[str, object], path: Path) -> None:
        """Go on after an expectation that failed: the next ones may tell more."""
        self.checked += count(expected)
        try:
            problems = check(self.stage, expected)
        except BadScenario as error:
            raise error.under(*path) from error
        self.stage.heard = len(self.stage.match.tape.events)
        self._fail(problems, path)

    def _fail(self, problems: list[Problem], path: Path) -> None:
        for problem in problems:
            whole_path = (*path, *problem.path)
            self.failures.append(told(problem.text, whole_path, self.source.line(whole_path)))

    def _unused_chance(self) -> None:
        unused = len(self.stage.g.forced)
        if unused:
            self.failures.append(
                told(
                    f"{unused} chance results were laid down but never drawn",
                    ("chance",),
                    self.source.line(("chance",)),
                )
            )
