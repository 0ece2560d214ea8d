"""How often each kind of action and event occurred in a series of games, and which never did."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oyez.arena import Result


def count_all(game: str, results: list[Result]) -> dict[str, dict[str, int]]:
    """Verbs and facts of the game with their total numbers, those that never occurred included."""
    from oyez.games import game_named

    words = game_named(game).words
    actions: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for result in results:
        actions.update(result.actions)
        events.update(result.events)
    return {
        "actions": {name: actions[name] for name in words.verbs},
        "events": {name: events[name] for name in words.facts},
    }


def show_census(game: str, results: list[Result]) -> None:
    """Two tables, the most frequent first, and a line with what never occurred."""
    from rich.columns import Columns
    from rich.table import Table

    from oyez.cli.terminal import open_console

    console = open_console()
    tables: list[Table] = []
    never: list[str] = []
    for title, counts in count_all(game, results).items():
        table = Table(title=title, title_justify="left")
        table.add_column("kind")
        table.add_column("times", justify="right")
        table.add_column("a game", justify="right")
        for name, times in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
            if times:
                table.add_row(name, f"{times:,}", f"{times / len(results):.3g}")
            else:
                never.append(name)
        tables.append(table)
    console.print(Columns(tables, padding=(0, 3)))
    console.print(f"never: {', '.join(never)}" if never else "every kind of action and event occurred")
