"""The ledgers of docs/rules as pages: one per chapter, every row under a heading that is its ID."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, final

from oyez.games import GAMES, pack_named
from oyez.ledger.rows import PART, Row, ledger_folders, parse

LARGEST: Final = 120  # rows of a page; a chapter with more has a page for each of its sections
# "B2. " and "10. " count sections of the file, not of the rulebook.
NUMBER: Final = re.compile(r"^(?:[A-Z]\d?|\d+)\. ")
# Columns that make up the text itself.
SHOWN: Final = frozenset({"ID", "TV", "Rule", "Given", "When", "Then"})


@final
class Section:
    """A heading of a ledger with the lines below it, up to the next heading of the same or a higher level."""

    def __init__(self, level: int, title: str) -> None:
        self.level: Final = level
        self.title: Final = NUMBER.sub("", title)
        self.lines: Final[list[str]] = []
        self.parts: Final[list[Section]] = []
        self.ids: Final[list[str]] = []  # rows that stand in its own lines

    def all_ids(self) -> list[str]:
        return self.ids + [id for part in self.parts for id in part.all_ids()]

    def text(self, level: int = 1) -> str:
        """As Markdown, with its heading at that level and those below it accordingly."""
        whole = [f"{'#' * level} {self.title}", "", *self.lines]
        return "\n".join([*whole, *(part.text(level + 1) for part in self.parts), ""])


@final
class Chapter:
    """One page. `group` names the chapters that the sidebar shows together, "" for none."""

    def __init__(self, ledger: str, group: str, section: Section) -> None:
        self.group: Final = group
        self.title: Final = section.title
        self.path: Final = f"rules/{ledger}/{slug(section.title)}.md"
        self.ids: Final = section.all_ids()
        self.text: Final = section.text()


@final
class Book:
    """A ledger: what stands before its first rule, and its chapters."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.title: Final = titles().get(name, name.replace("-", " ").capitalize())
        self.path: Final = f"rules/{name}/index.md"
        self.opening: Final[list[Section]] = []
        self.chapters: Final[list[Chapter]] = []

    def rows(self) -> int:
        return sum(len(chapter.ids) for chapter in self.chapters)

    def text(self) -> str:
        """Its first page: the chapters, then how its rows are to be read."""
        lines = [
            f"# {self.title}: the rules",
            "",
            f"{self.rows()} rows in {len(self.chapters)} chapters.",
            "",
        ]
        for chapter in self.chapters:
            size = f" ({len(chapter.ids)})" if chapter.ids else ""
            lines.append(f"- [{chapter.title}]({Path(chapter.path).name}){size}")
        return "\n".join([*lines, "", *(section.text(2) for section in self.opening)])


def titles() -> dict[str, str]:
    """In the order of the site; a ledger that no game names comes last."""
    return {ledger: title for game in GAMES for ledger, title in pack_named(game).ledgers.items()}


def better_headings() -> dict[str, str]:
    return {heading: better for game in GAMES for heading, better in pack_named(game).chapters.items()}


def books() -> list[Book]:
    """All ledgers, read anew: the parts of one ledger follow each other."""
    found: dict[str, Book] = {}
    for path in [path for folder in ledger_folders() for path in sorted(folder.glob("*.md"))]:
        name = PART.sub("", path.stem)
        book = found.setdefault(name, Book(name))
        _add(book, sections(path.read_text(encoding="utf-8"), name, path.name))
    order = list(titles())
    return sorted(
        found.values(), key=lambda book: order.index(book.name) if book.name in order else len(order)
    )


def _add(book: Book, whole: Section) -> None:
    """Sections before the first rows explain the ledger; all others are chapters, long ones by their sections."""
    begun = False
    if whole.lines:
        start = Section(2, whole.title)
        start.lines.extend(whole.lines)
        book.opening.append(start)
    for section in whole.parts:
        begun = begun or bool(section.all_ids())
        if not begun:
            book.opening.append(section)
        elif len(section.all_ids()) <= LARGEST:
            book.chapters.append(Chapter(book.name, "", section))
        else:
            section.parts[0].lines[:0] = section.lines
            section.parts[0].ids[:0] = section.ids
            group = better_headings().get(section.title, section.title)
            book.chapters.extend(Chapter(book.name, group, part) for part in section.parts)


def sections(text: str, ledger: str, file: str) -> Section:
    """The whole file as one section; tables of rows are replaced by the rows, one after the other."""
    rows = {int(row.where.rpartition(":")[2]): row for row in parse(text, ledger, file)}
    lines = text.splitlines()
    open_sections = [Section(1, lines[0].strip("# "))]
    for number, line in enumerate(lines[1:], 2):
        level = len(line) - len(line.lstrip("#"))
        here = open_sections[-1]
        if level:
            open_sections = open_sections[: level - 1]
            below = Section(level, line.strip("# "))
            open_sections[-1].parts.append(below)
            open_sections.append(below)
        elif number in rows:
            here.ids.append(rows[number].id)
            here.lines.extend(row_lines(rows[number]))
        elif not (line.startswith("|") and _heads_rows(number, rows)) and line != "---":
            here.lines.append(line)
    return open_sections[0]


def _heads_rows(number: int, rows: dict[int, Row]) -> bool:
    """The heading of a table and the line of dashes below it stand one or two lines above its first row."""
    return number + 1 in rows or number + 2 in rows


def row_lines(row: Row) -> list[str]:
    """A row as Markdown: its ID as heading and anchor, the rule, then what else is known of it."""
    if row.is_example:
        text = [f"**{name}.** {safe(row.cells[name])}\n" for name in ("Given", "When", "Then")]
    else:
        text = [safe(row.text)]
    facts = [f"{name}: {safe(cell)}" for name, cell in _gathered(row)]
    ending = ["", " · ".join(facts), "{: .facts }"] if facts else []
    return ["", f"#### {row.id} {{ #{row.id} .row }}", "", *text, *ending, ""]


def _gathered(row: Row) -> list[tuple[str, str]]:
    """The remaining cells that say something; neighbours that say the same are named together."""
    found: list[tuple[str, str]] = []
    for name, cell in row.cells.items():
        if name.partition(" (")[0] in SHOWN or not cell.strip(" -"):
            continue
        if found and found[-1][1] == cell:
            found[-1] = (f"{found[-1][0]}, {name}", cell)
        else:
            found.append((name, cell))
    return [("Note" if name.startswith("Flag") else name, cell) for name, cell in found]


def safe(cell: str) -> str:
    """A cell is one line of Markdown; what looks like a tag in it is none."""
    return re.sub(r"<(?=[A-Za-z/!])", "&lt;", cell)


def slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "")).strip("-")
