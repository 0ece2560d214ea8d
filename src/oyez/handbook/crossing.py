"""Links between pages: every ID of a row that a text names leads to that row."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from typing import Final

# What is left as it is: code, links, tags and attributes.
KEPT: Final = re.compile(r"(```.*?```|`[^`\n]*`|!?\[[^\]\n]*\]\([^)\n]*\)|<[^>\n]+>|\{[^}\n]*\})", re.DOTALL)
ID: Final = re.compile(r"(?<![\w.-])[A-Z]{1,3}-[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*")
FOLDER: Final = re.compile(r"(\]\([\w./-]*[\w-]/)\)")


def cross(text: str, page: str, places: Mapping[str, str]) -> str:
    """The page with a link at every ID in `places` (ID to page)."""

    def link(found: re.Match[str]) -> str:
        id = found[0]
        target = places.get(id)
        if target is None:
            return id
        way = "" if target == page else posixpath.relpath(target, posixpath.dirname(page) or ".")
        return f"[{id}]({way}#{id})"

    pieces = KEPT.split(text)
    return "".join(piece if kept % 2 else ID.sub(link, piece) for kept, piece in enumerate(pieces))


def to_index(text: str) -> str:
    """A link to a folder shows its files where the sources are read; on the site it leads to its first page."""
    return FOLDER.sub(r"\1index.md)", text)
