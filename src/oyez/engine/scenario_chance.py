"""Chance laid down by a scenario: plain results, or shuffles written as the order that is wanted."""

from __future__ import annotations

from collections.abc import Mapping

from oyez.engine.scenario_text import BadScenario, Path, known, listed, shown, whole
from oyez.engine.scenario_words import Words

HIGHEST = 2**63 - 1


def chance_results(entries: object, words: Words) -> tuple[int, ...]:
    """Raises BadScenario under ("chance", index)."""
    results: list[int] = []
    for index, entry in enumerate(listed(entries, ("chance",), "chance is a list of results")):
        path: Path = ("chance", index)
        if isinstance(entry, Mapping):
            results += _order(entry, words, path)
        else:
            results.append(whole(entry, path, 0, HIGHEST))
    return tuple(results)


def _order(entry: Mapping[str, object], words: Words, path: Path) -> list[int]:
    """Each result is the place of the next item among those left; must agree with kernel.shuffled.

    With `of` all those items are shuffled and the ones not listed follow in ascending order; with `among`
    only the listed ones are drawn, from those.
    """
    known(entry, ("shuffle", "of", "among"), path)
    if "of" in entry and "among" in entry:
        raise BadScenario("of shuffles all items, among draws some of them; write one of the two", path)
    wanted = _items(entry.get("shuffle"), words, (*path, "shuffle"))
    whole_set = entry.get("of", entry.get("among"))
    left = sorted(wanted if whole_set is None else _items(whole_set, words, path))
    if "of" in entry:
        wanted += [item for item in left if item not in wanted]
    results: list[int] = []
    for item in wanted:
        if item not in left:
            raise BadScenario(f"{item} is drawn twice or is not among the items shuffled", (*path, "shuffle"))
        results.append(left.index(item))
        left.remove(item)
    return results


def _items(value: object, words: Words, path: Path) -> list[int]:
    """Numbers, words of the game, or a range of numbers such as 1-52."""
    if isinstance(value, str):
        low, _, high = value.partition("-")
        if not (low.isdecimal() and high.isdecimal()):
            raise BadScenario(f"{value!r} is neither a list of items nor a range such as 1-52", path)
        return list(range(int(low), int(high) + 1))
    items: list[int] = []
    for item in listed(value, path, "the items are a list or a range such as 1-52"):
        if isinstance(item, bool) or not isinstance(item, int | str):
            raise BadScenario(f"{shown(item)} is neither a number nor a word of the game", path)
        items.append(item if isinstance(item, int) else words.number(item))
    return items
