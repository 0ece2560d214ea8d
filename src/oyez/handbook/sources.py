"""Gathers what the site is made from: pages, chapters of the ledgers, the look, and the configuration."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any, Final

from oyez.games import GAMES, pack_named
from oyez.handbook.chapters import Book, books
from oyez.handbook.crossing import cross, to_index
from oyez.ledger.rows import TREE

CONFIGURATION: Final = TREE / "mkdocs.yml"
DOCS: Final = TREE / "docs"
COLOURS: Final = TREE / "web" / "src" / "colours.css"
FONTS: Final = TREE / "web" / "src" / "fonts"
FAVICON: Final = TREE / "web" / "public" / "favicon.svg"
CHANGELOG: Final = TREE / "CHANGELOG.md"
SCHEMES: Final = {
    ":root": "default",
    ':root[data-theme="candle"]': "slate",
}  # the page's themes and the site's
# The search box mixes its colours from red, green and blue, so it needs ours as three numbers.
MIXED: Final = {"foreground": "ink", "background": "page", "background-subtle": "wash", "backdrop": "edge"}

Nav = list[Any]


class CannotBuild(Exception):
    """The site cannot be built as it is; the message says what is wrong and where."""


def gather(folder: Path) -> Path:
    """Everything the builder needs, in that folder; returns the path of the configuration."""
    ledgers = books()
    places = {id: chapter.path for book in ledgers for chapter in book.chapters for id in chapter.ids}
    pages = {**written_pages(), **ledger_pages(ledgers)}
    for path, text in pages.items():
        _write(folder / "docs" / path, cross(to_index(text), path, places))
    for picture in sorted((DOCS / "pictures").rglob("*.*")):
        _copy(picture, folder / "docs" / picture.relative_to(DOCS))
    _look(folder / "docs" / "look")
    configuration = _configuration(ledgers, set(pages))
    return _write(folder / "mkdocs.yml", json.dumps(configuration))  # JSON is YAML, too


def written_pages() -> dict[str, str]:
    """What people wrote: docs/ without the ledgers, the changelog, and a list of the decisions."""
    files = [path for path in sorted(DOCS.rglob("*.md")) if path.parent != DOCS / "rules"]
    pages = {path.relative_to(DOCS).as_posix(): path.read_text(encoding="utf-8") for path in files}
    pages["changelog.md"] = CHANGELOG.read_text(encoding="utf-8")
    lines = [f"- [{title(text)}]({Path(path).name})" for path, text in pages.items() if is_decision(path)]
    pages["decisions/index.md"] = "\n".join(
        ["# Decisions", "", "Why things are as they are.", "", *lines, ""]
    )
    return pages


def is_decision(path: str) -> bool:
    return re.match(r"decisions/\d", path) is not None


def title(text: str) -> str:
    return text.partition("\n")[0].strip("# ")


def ledger_pages(ledgers: list[Book]) -> dict[str, str]:
    pages = {"rules/index.md": _rules_index(ledgers)}
    for book in ledgers:
        pages[book.path] = book.text()
        for chapter in book.chapters:
            if chapter.path in pages:
                raise CannotBuild(f"two chapters would be {chapter.path}: give one of them another heading")
            pages[chapter.path] = chapter.text
    return pages


def _rules_index(ledgers: list[Book]) -> str:
    lines = [f"- [{book.title}]({book.name}/index.md): {book.rows()} rows" for book in ledgers]
    return "\n".join(
        [
            "# The rules",
            "",
            "One testable rule a row, in our own words, with what each edition says and which reading was chosen.",
            "Every row has an ID such as F-5.2-07, which the game gives as its reason, tests prove and the search",
            "above finds. In the terminal: `./oyez rules F-5.2-07`, `./oyez rules --search cavalcade`.",
            "",
            *lines,
            "",
        ]
    )


def _look(folder: Path) -> None:
    """The page's own colours, fonts and mark, so that they are kept in one place."""
    for file in sorted((DOCS / "look").iterdir()):
        _copy(file, folder / file.name)
    for file in [*sorted(FONTS.glob("*.woff2")), FONTS / "OFL.txt", FAVICON]:
        _copy(file, folder / file.name)
    css = COLOURS.read_text(encoding="utf-8")
    blocks: list[str] = []
    for selector, scheme in SCHEMES.items():
        found = re.search(rf"^{re.escape(selector)} \{{(.*?)^\}}", css, re.MULTILINE | re.DOTALL)
        if found is None:
            raise CannotBuild(
                f"web/src/colours.css has no block {selector}, from which the site has its colours"
            )
        mixed = "".join(f"  --color-{name}: {_numbers(found[1], ours)};\n" for name, ours in MIXED.items())
        blocks.append(f'[data-md-color-scheme="{scheme}"] {{{found[1]}{mixed}}}\n')
    _write(folder / "colours.css", "\n".join(blocks))


def _numbers(block: str, colour: str) -> str:
    found = re.search(rf"--{colour}: #([0-9a-f]{{6}});", block)
    if found is None:
        raise CannotBuild(
            f"web/src/colours.css no longer gives --{colour} as #rrggbb, which the search box needs"
        )
    return " ".join(str(part) for part in bytes.fromhex(found[1]))


def _configuration(ledgers: list[Book], pages: set[str]) -> dict[str, Any]:
    """mkdocs.yml with the folders of its nav filled in; every page must stand there."""
    from ruamel.yaml import YAML

    configuration: dict[str, Any] = YAML(typ="safe", pure=True).load(
        CONFIGURATION.read_text(encoding="utf-8")
    )
    folders: dict[str, Nav] = {
        "rules/": ["rules/index.md", *({book.title: _chapters(book)} for book in ledgers)],
        "games/": [{title: file} for game in GAMES for title, file in pack_named(game).pages.items()],
        "decisions/": sorted((path for path in pages if path.startswith("decisions/")), key=is_decision),
    }
    configuration["nav"] = _filled(configuration["nav"], folders)
    missing = sorted(pages - set(_leaves(configuration["nav"])))
    if missing:
        raise CannotBuild(f"no entry of nav in mkdocs.yml leads to {', '.join(missing)}: add one")
    return {**configuration, "docs_dir": "docs", "site_dir": "site"}


def _chapters(book: Book) -> Nav:
    nav: Nav = [book.path]
    groups: dict[str, Nav] = {}
    for chapter in book.chapters:
        if chapter.group and chapter.group not in groups:
            groups[chapter.group] = []
            nav.append({chapter.group: groups[chapter.group]})
        groups.get(chapter.group, nav).append({chapter.title: chapter.path})
    return nav


def _filled(nav: Nav, folders: dict[str, Nav]) -> Nav:
    """The nav with lists in the place of folders."""
    filled: Nav = []
    for entry in nav:
        if isinstance(entry, str):
            filled.append(entry)
            continue
        for name, target in entry.items():
            below = _filled(target, folders) if isinstance(target, list) else folders.get(target, target)
            filled.append({name: below})
    return filled


def _leaves(nav: Nav) -> list[str]:
    found: list[str] = []
    for entry in nav:
        for target in [entry] if isinstance(entry, str) else entry.values():
            found += [target] if isinstance(target, str) else _leaves(target)
    return found


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
