"""Looks at the built site: which links lead nowhere, and whether any file would ask another host for something."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final, final
from urllib.parse import unquote, urlsplit

LINKS: Final = ("href", "src", "srcset", "poster", "data", "action")
# The namespaces of SVG, XHTML and MathML are names that look like addresses; nothing is ever fetched from them.
ADDRESS: Final = re.compile(r"(?:https?:|wss?:|(?<=[\"'`]))//(?!www\.w3\.org/)[\w-]+\.[\w-]+[^\s\"'`)]*")
COMMENTS: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
FETCHES: Final = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


@final
class PageReader(HTMLParser):
    """What one page refers to (tag, attribute, target) and the places in it that a link may name."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.references: Final[list[tuple[str, str, str]]] = []
        self.places: Final[set[str]] = set()
        self.inline: Final[list[str]] = []
        self._opened = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.places.update(values[name] for name in ("id", "name") if name in values)
        self.references.extend((tag, name, values[name]) for name in LINKS if name in values)
        if "style" in values or any(name.startswith("on") for name in values):
            self.inline.append(f"<{tag}> has a style or a script of its own")
        runs = tag == "script" and "src" not in values and values.get("type") != "application/json"
        self._opened = tag if runs or tag == "style" else ""

    def handle_data(self, data: str) -> None:
        if self._opened and data.strip():
            self.inline.append(f"inline <{self._opened}>")

    def handle_endtag(self, tag: str) -> None:
        self._opened = ""


def complaints(site: Path) -> list[str]:
    """Everything that is wrong with the site; nothing, if it may be served."""
    pages = {path: PageReader(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found = [*dead_links(site, pages), *inline_code(site, pages)]
    for path in sorted(site.rglob("*")):
        found += [f"{path.relative_to(site)}: asks {address}" for address in outside(path, pages.get(path))]
    return found


def outside(path: Path, page: PageReader | None) -> Iterator[str]:
    """Addresses of other hosts in a file, apart from the links that a reader may click."""
    if page is not None:
        for tag, name, target in page.references:
            if (tag, name) != ("a", "href") and (urlsplit(target).netloc or ADDRESS.search(target)):
                yield target
    elif path.suffix == ".css":
        text = COMMENTS.sub("", path.read_text(encoding="utf-8"))
        for found in FETCHES.finditer(text):
            target = found[1] or found[2]
            if urlsplit(target).netloc:
                yield target
        yield from (found[0] for found in ADDRESS.finditer(text))
    elif path.suffix in (".js", ".svg", ".webmanifest"):
        yield from (found[0] for found in ADDRESS.finditer(path.read_text(encoding="utf-8")))


def dead_links(site: Path, pages: dict[Path, PageReader]) -> Iterator[str]:
    """Links inside the site whose file, or whose place in the file, is not there."""
    for path, page in pages.items():
        for _, _, target in page.references:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            file = path if not parts.path else _file(site, path, unquote(parts.path))
            here = path.relative_to(site)
            if not file.is_file() or not file.is_relative_to(site):
                yield f"{here}: {target} leads nowhere"
            elif parts.fragment and file in pages and unquote(parts.fragment) not in pages[file].places:
                yield f"{here}: {target} names a place that is not there"


def _file(site: Path, page: Path, target: str) -> Path:
    whole = site / target.lstrip("/") if target.startswith("/") else page.parent / target
    file = Path(os.path.normpath(whole))
    return file / "index.html" if file.is_dir() else file


def inline_code(site: Path, pages: dict[Path, PageReader]) -> Iterator[str]:
    """The server's policy runs scripts and styles from files only."""
    for path, page in pages.items():
        yield from (f"{path.relative_to(site)}: {what}" for what in page.inline)
