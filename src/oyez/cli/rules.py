"""`oyez rules`: show rules of the ledgers, find them, and say which of them are proved by a test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oyez.cli.errors import Refused

if TYPE_CHECKING:
    from oyez.ledger import Row
    from oyez.ledger.coverage import Cover

Words = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="ROW|LEDGER",
        help="Rows to show, such as M-3.1-02; with --coverage the ledgers to look at, by their names.",
        show_default=False,
    ),
]
Search = Annotated[
    str | None,
    typer.Option(
        "--search", metavar="WORDS", help="Find the rows that hold all these words.", show_default=False
    ),
]
Coverage = Annotated[
    bool,
    typer.Option(
        "--coverage", help="How many rows are proved by tests, and which are not; exit code 1 if any is not."
    ),
]
Tests = Annotated[
    Path | None,
    typer.Option(
        "--tests",
        metavar="DIR",
        help="With --coverage: where the tests are, if they are not those of this checkout.",
        show_default=False,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def rules(
    words: Words = None,
    search: Search = None,
    coverage: Coverage = False,
    tests: Tests = None,
    as_json: Json = False,
) -> None:
    """Show rules of the ledgers, find them, or list which are proved by a test.

    oyez rules M-3.1-02 · oyez rules --search scout · oyez rules --coverage
    """
    from oyez.ledger import BadLedger

    try:
        if coverage and search is not None:
            raise Refused("--search finds rows and --coverage counts them; ask for one at a time")
        if coverage:
            _coverage(words or [], tests, as_json)
        elif search is not None:
            _search(" ".join([search, *(words or [])]), as_json)
        elif words:
            _show(words, as_json)
        else:
            _overview(as_json)
    except BadLedger as reason:
        raise Refused(str(reason)) from reason


def _show(ids: list[str], as_json: bool) -> None:
    """Full text of single rows; all of them must exist before any is shown."""
    from oyez.ledger.coverage import TESTS, proved_rows

    rows = [_row(id) for id in ids]
    proofs = proved_rows() if TESTS.is_dir() else {}
    if as_json:
        typer.echo(json.dumps([{**row.as_json(), "tests": proofs.get(row.id, [])} for row in rows], indent=2))
        return
    for row in rows:
        _panel(row, proofs.get(row.id, []))


def _row(id: str) -> Row:
    from oyez.ledger import nearest, row_of

    row = row_of(id)
    if row is None:
        near = nearest(id)
        hint = (
            f"near it are: {', '.join(near)}"
            if near
            else "rows look like M-3.1-02; oyez rules --search finds them"
        )
        raise Refused(f"there is no rule {id!r}; {hint}")
    return row


def _panel(row: Row, tests: list[str]) -> None:
    from rich import box
    from rich.console import Group
    from rich.panel import Panel
    from rich.text import Text

    from oyez.cli.terminal import open_console

    lines = [Text(row.text), Text()]
    for name, value in (("Status", row.status), ("Decides", row.decides), ("Note", row.note)):
        if value.strip(" -"):
            lines.append(Text.assemble((f"{name}: ", "bold"), value))
    if tests:
        lines.append(Text("Proved by:", "bold"))
        lines += [Text(f"  {test}") for test in tests]
    else:
        lines.append(Text("No test names it.", "italic"))
    title = Text.assemble((row.id, "bold"), f" · {row.heading}")
    open_console().print(Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED))


def _search(words: str, as_json: bool) -> None:
    from rich.table import Table

    from oyez.cli.terminal import open_console
    from oyez.ledger import search

    if not words.strip():
        raise Refused("--search needs at least one word, as in --search scout")
    rows = search(words)
    if as_json:
        typer.echo(json.dumps([row.as_json() for row in rows], indent=2))
        return
    table = Table("ID", "Rule", "Status", title=f"{len(rows)} rules with: {words}", title_justify="left")
    for row in rows:
        table.add_row(row.id, row.text, row.status)
    open_console().print(table if rows else f"no rule holds all of: {words}")


def _overview(as_json: bool) -> None:
    from rich.table import Table

    from oyez.cli.terminal import open_console
    from oyez.ledger import ledgers

    sizes = {ledger.name: sum(not row.is_example for row in ledger.rows) for ledger in ledgers()}
    if as_json:
        typer.echo(json.dumps([{"ledger": name, "rows": rows} for name, rows in sizes.items()], indent=2))
        return
    table = Table(
        "Ledger", "Rows", caption="oyez rules ROW · oyez rules --search WORDS · oyez rules --coverage"
    )
    for name, rows in sizes.items():
        table.add_row(name, str(rows))
    open_console().print(table)


def _coverage(names: list[str], tests: Path | None, as_json: bool) -> None:
    from oyez.ledger.coverage import TESTS, cover

    covers = cover(names, tests or TESTS)
    if as_json:
        typer.echo(json.dumps([_as_json(one) for one in covers], indent=2))
    else:
        for one in covers:
            _print_cover(one)
    if not all(one.complete for one in covers):
        raise typer.Exit(1)


def _as_json(one: Cover) -> dict[str, object]:
    return {
        "ledger": one.name,
        "rows": len(one.rows),
        "proved": {row.id: one.proofs[row.id] for row in one.proved},
        "excused": {row.id: one.excuses[row.id] for row in one.excused},
        "missing": [row.id for row in one.missing],
        "needlessly_excused": one.needlessly_excused,
        "complete": one.complete,
    }


def _print_cover(one: Cover) -> None:
    from rich.table import Table
    from rich.text import Text

    from oyez.cli.terminal import open_console

    console = open_console()
    counts = f"{len(one.proved)} of {len(one.rows)} rows proved"
    others = f"{len(one.excused)} not code, {len(one.missing)} missing"
    console.print(Text.assemble((one.name, "bold"), f": {counts}, {others}"))
    for id in one.needlessly_excused:
        console.print(f"  {id} stands in not_code.txt, but is proved by {', '.join(one.proofs[id])}")
    if one.missing:
        table = Table("Not proved", "Rule", box=None, padding=(0, 1), pad_edge=True)
        for row in one.missing:
            table.add_row(row.id, Text(row.text, overflow="ellipsis", no_wrap=True))
        console.print(table)
