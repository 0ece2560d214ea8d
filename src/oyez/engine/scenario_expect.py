"""What a scenario can expect, key by key. Checking changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from oyez.engine.scenario_checks import Problem, compare
from oyez.engine.scenario_text import BadScenario, known, listed, mapping, shown
from oyez.engine.scenario_words import Pattern

if TYPE_CHECKING:
    from oyez.engine.scenario_stage import Stage


def check(stage: Stage, expected: Mapping[str, object]) -> list[Problem]:
    """All that does not hold; raises BadScenario if the expectation itself makes no sense."""
    known(expected, tuple(CHECKS), ())
    problems: list[Problem] = []
    for key, wanted in expected.items():
        try:
            problems += [problem.under(key) for problem in CHECKS[key](stage, wanted)]
        except BadScenario as error:
            raise error.under(key) from error
    return problems


def count(expected: Mapping[str, object]) -> int:
    """How many things an expectation states."""
    return sum(
        len(wanted) if isinstance(wanted, Mapping | list) and wanted else 1 for wanted in expected.values()
    )


def _state(stage: Stage, wanted: object) -> list[Problem]:
    return compare(stage.state, mapping(wanted, (), "state maps paths to values"), stage.names)


def _box(stage: Stage, wanted: object) -> list[Problem]:
    return compare(
        stage.game.box(stage.match.rules), mapping(wanted, (), "box maps paths to values"), stage.names
    )


def _view(stage: Stage, wanted: object) -> list[Problem]:
    problems: list[Problem] = []
    for name, paths in _by_seat(stage, wanted):
        wanted_paths = mapping(paths, (name,), "a view maps paths to values")
        try:
            problems += [p.under(name) for p in compare(stage.view(name), wanted_paths, stage.names)]
        except BadScenario as error:
            raise error.under(name) from error
    return problems


def _prompt(stage: Stage, wanted: object) -> list[Problem]:
    problems: list[Problem] = []
    prompts = stage.game.words.prompts
    for name, prompt in _by_seat(stage, wanted):
        if prompt is not None and prompt not in prompts:
            raise BadScenario(f"{prompt!r} is no prompt; the prompts are: {', '.join(prompts)}", (name,))
        found = stage.prompt(name)
        if found != prompt:
            problems.append(Problem((name,), f"expected {shown(prompt)}, found {shown(found)}"))
    return problems


def _asked(stage: Stage, wanted: object) -> list[Problem]:
    names = _names(stage, wanted)
    found = list(dict.fromkeys(stage.asked()))
    if sorted(names) == sorted(found):
        return []
    return [Problem((), f"expected {shown(names)}, found {shown(found)}")]


def _options(stage: Stage, wanted: object) -> list[Problem]:
    problems: list[Problem] = []
    for name, texts in _by_seat(stage, wanted):
        expected, found = _actions(stage, name, texts), stage.options(name)
        lacking = [text for text in expected if text not in found]
        extra = [text for text in found if text not in expected]
        if lacking or extra:
            problems.append(Problem((name,), f"missing {shown(lacking)}, not expected {shown(extra)}"))
    return problems


def _offers(stage: Stage, wanted: object) -> list[Problem]:
    return [
        Problem((name,), f"expected {text!r} among the options, found {shown(stage.options(name))}")
        for name, texts in _by_seat(stage, wanted)
        for text in _actions(stage, name, texts)
        if text not in stage.options(name)
    ]


def _refuses(stage: Stage, wanted: object) -> list[Problem]:
    return [
        Problem((name,), f"expected {text!r} not to be offered, found {shown(stage.options(name))}")
        for name, texts in _by_seat(stage, wanted)
        for text in _actions(stage, name, texts)
        if text in stage.options(name)
    ]


def _events(stage: Stage, wanted: object) -> list[Problem]:
    """Each pattern must fit an event after the one that the pattern before it fitted."""
    events = stage.match.tape.events[stage.heard :]
    patterns = [
        (text, _pattern(stage, i, text)) for i, text in enumerate(listed(wanted, (), "events is a list"))
    ]
    at = 0
    for index, (text, pattern) in enumerate(patterns):
        while at < len(events) and not pattern.fits(events[at]):
            at += 1
        if at == len(events):
            after = f" after {patterns[index - 1][0]!r}" if index else ""
            return [Problem((index,), f"expected {str(text)!r}{after}, found {shown(stage.events())}")]
        at += 1
    return []


def _no_events(stage: Stage, wanted: object) -> list[Problem]:
    problems: list[Problem] = []
    for index, text in enumerate(listed(wanted, (), "no_events is a list")):
        pattern = _pattern(stage, index, text)
        fitting = [event for event in stage.match.tape.events[stage.heard :] if pattern.fits(event)]
        problems += [
            Problem((index,), f"expected no {str(text)!r}, found {stage.words.event(e)!r}")
            for e in fitting[:1]
        ]
    return problems


def _over(stage: Stage, wanted: object) -> list[Problem]:
    if not isinstance(wanted, bool):
        raise BadScenario(f"over is true or false, not {shown(wanted)}")
    return (
        [] if stage.over is wanted else [Problem((), f"expected {shown(wanted)}, found {shown(stage.over)}")]
    )


def _winner(stage: Stage, wanted: object) -> list[Problem]:
    return _winners(stage, [wanted])


def _winners(stage: Stage, wanted: object) -> list[Problem]:
    names = _names(stage, wanted)
    if sorted(names) == sorted(stage.winners):
        return []
    return [Problem((), f"expected {shown(names)}, found {shown(stage.winners)}")]


def _by_seat(stage: Stage, wanted: object) -> list[tuple[str, object]]:
    pairs = list(mapping(wanted, (), "expectations go by seat, as in Blue: ...").items())
    for name, _ in pairs:
        stage.words.seat(name)
    return pairs


def _names(stage: Stage, wanted: object) -> list[str]:
    names = [str(name) for name in listed(wanted, (), "this is a list of seats")]
    for name in names:
        stage.words.seat(name)
    return names


def _actions(stage: Stage, name: str, texts: object) -> list[str]:
    """Actions in notation, checked: a slip of the pen must not count as refused."""
    try:
        return [stage.words.action(text).text for text in listed(texts, (), "options are a list of actions")]
    except BadScenario as error:
        raise error.under(name) from error


def _pattern(stage: Stage, index: int, text: object) -> Pattern:
    try:
        return stage.words.pattern(text)
    except BadScenario as error:
        raise error.under(index) from error


CHECKS: Final[dict[str, Callable[[Stage, object], list[Problem]]]] = {
    "state": _state,
    "view": _view,
    "box": _box,
    "prompt": _prompt,
    "asked": _asked,
    "options": _options,
    "offers": _offers,
    "refuses": _refuses,
    "events": _events,
    "no_events": _no_events,
    "over": _over,
    "winner": _winner,
    "winners": _winners,
}
