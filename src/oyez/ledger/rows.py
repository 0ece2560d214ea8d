"""The ledgers of docs/rules, read into rows: one row per line of every table that numbers its lines."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, final

from oyez.games import GAMES, pack_named

# In the tree the ledgers are read where people edit them; a wheel carries copies beside this module.
TREE: Final = Path(__file__).resolve().parents[3]
PLACES: Final = (TREE / "docs" / "rules", Path(__file__).parent / "rows")
NUMBERED: Final = ("ID", "TV")  # heads of a first column of IDs; TV heads printed examples
PART: Final = re.compile(r"-matrix-\d+$")  # NAME-matrix-1.md and NAME-matrix-2.md are one ledger: NAME


class BadLedger(ValueError):
    """A ledger, the list of excuses or a test that names rows cannot be used; the message says why."""


@final
class Row:
    """One rule. `cells` holds every column of its line by the column's heading."""

    def __init__(self, id: str, ledger: str, heading: str, cells: dict[str, str], where: str) -> None:
        self.id: Final = id
        self.ledger: Final = ledger
        self.heading: Final = heading
        self.cells: Final = cells
        self.where: Final = where  # file and line, such as "go.md:17"

    @property
    def is_example(self) -> bool:
        """A worked example restates rows that stand elsewhere; tests may name it but need not."""
        return "Given" in self.cells

    @property
    def text(self) -> str:
        """The rule in the ledger's words."""
        if self.is_example:
            return f"{self.cells['Given']} {self.cells['When']} Then: {self.cells['Then']}"
        return self._cell("Rule")

    @property
    def status(self) -> str:
        return self._cell("Status") or self._cell("Delta")

    @property
    def note(self) -> str:
        return self._cell("Note") or self._cell("Flag")

    @property
    def decides(self) -> str:
        return self._cell("Who decides") or self._cell("Decides")

    def _cell(self, heading: str) -> str:
        """The ledgers word their headings differently ("Rule (question and answer in one line)")."""
        return next((cell for name, cell in self.cells.items() if name.startswith(heading)), "")

    def as_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "ledger": self.ledger,
            "title": self.heading,
            "text": self.text,
            "status": self.status,
            "note": self.note,
            "decides": self.decides,
            "where": self.where,
        }


@final
class Ledger:
    """The rows of one game or of its expansions, in the order of the files."""

    def __init__(self, name: str, rows: list[Row]) -> None:
        self.name: Final = name
        self.rows: Final = rows


def ledgers() -> tuple[Ledger, ...]:
    """All ledgers, by name. Read once: they do not change while a program runs."""
    return _read(ledger_folders())


def ledger_folders() -> tuple[Path, ...]:
    """Ours first, then those of games that bring theirs along."""
    homes = [home for game in GAMES if (home := pack_named(game).home)]
    return (rules_folder(), *[Path(str(resources.files(home) / "ledger")) for home in homes])


@cache
def _read(folders: tuple[Path, ...]) -> tuple[Ledger, ...]:
    found: dict[str, list[Row]] = {}
    for path in [path for folder in folders for path in sorted(folder.glob("*.md"))]:
        rows = parse(path.read_text(encoding="utf-8"), PART.sub("", path.stem), path.name)
        if rows:
            found.setdefault(rows[0].ledger, []).extend(rows)
    _refuse_doubles([row for rows in found.values() for row in rows])
    return tuple(Ledger(name, rows) for name, rows in sorted(found.items()))


def rules_folder() -> Path:
    for place in PLACES:
        if place.is_dir() and any(place.glob("*.md")):
            return place
    raise BadLedger("the rules ledgers are missing: neither docs/rules nor a copy in the package is there")


def parse(text: str, ledger: str, file: str) -> list[Row]:
    """The rows of one file; raises BadLedger if a line has more or fewer cells than its heading."""
    rows: list[Row] = []
    headings: list[str] = []
    columns: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            headings = [*headings[: level - 1], line.strip("# ").strip()]
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1]]
        if not columns:
            columns = cells
        elif columns[0] in NUMBERED and not set(cells[0]) <= set("-: "):
            if len(cells) != len(columns):
                raise BadLedger(
                    f"{file} line {number}: {len(cells)} cells, but the table has {len(columns)} columns"
                )
            heading = " · ".join(headings[1:]) or ledger
            rows.append(
                Row(cells[0], ledger, heading, dict(zip(columns, cells, strict=True)), f"{file}:{number}")
            )
    return rows


def _refuse_doubles(rows: list[Row]) -> None:
    seen: dict[str, Row] = {}
    for row in rows:
        if row.id in seen:
            raise BadLedger(f"{row.where}: row {row.id} already stands in {seen[row.id].where}")
        seen[row.id] = row


def _by_id() -> dict[str, Row]:
    return _rows_by_id(ledgers())


@cache
def _rows_by_id(books: tuple[Ledger, ...]) -> dict[str, Row]:
    return {row.id: row for ledger in books for row in ledger.rows}


def ledger_names() -> list[str]:
    return [ledger.name for ledger in ledgers()]


def row_of(id: str) -> Row | None:
    """The row with that ID, in any case of letters."""
    return _by_id().get(id) or _by_id().get(id.upper())


def nearest(id: str, most: int = 5) -> list[str]:
    """IDs that may have been meant: those beginning alike come first."""
    wanted = id.upper()
    begins = [known for known in _by_id() if wanted and known.startswith(wanted)]
    return list(dict.fromkeys(begins + get_close_matches(wanted, _by_id(), n=most, cutoff=0.5)))[:most]


def search(words: str, ledger: str | None = None) -> list[Row]:
    """Rows that hold every word, in any case of letters, in their ID, heading, text or note."""
    wanted = words.casefold().split()
    return [
        row
        for book in ledgers()
        if ledger in (None, book.name)
        for row in book.rows
        if all(word in f"{row.id} {row.heading} {row.text} {row.note}".casefold() for word in wanted)
    ]
