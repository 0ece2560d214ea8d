"""Stamps: small files that say what a finished stage was made from, so that the next run can skip it."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

# Folders below web/ and locales/ that no build reads.
UNREAD = frozenset({"node_modules", "__pycache__", ".vite", ".svelte-kit", "coverage"})


@dataclass(frozen=True)
class Stamp:
    """Written last and removed first, so that an interrupted stage leaves none."""

    path: Path

    def read(self) -> str:
        try:
            return self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""

    def holds(self, text: str) -> bool:
        return self.read() == text

    def write(self, text: str) -> None:
        """In one move, so that no reader ever sees half a stamp."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        draft.write_text(text, encoding="utf-8")
        draft.replace(self.path)

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)


def digest(root: Path, files: Iterable[Path], *facts: str) -> str:
    """A hash of names (relative to root) and contents; a missing file counts as such."""
    total = hashlib.sha256()
    for fact in facts:
        total.update(b"fact\0" + fact.encode() + b"\0")
    for file in files:
        total.update(b"file\0" + file.relative_to(root).as_posix().encode() + b"\0")
        try:
            content = file.read_bytes()
        except FileNotFoundError:
            total.update(b"missing\0")
        else:
            total.update(str(len(content)).encode() + b"\0" + content)
    return total.hexdigest()


def files_below(folder: Path) -> list[Path]:
    """Every file a build may read, in an order that does not depend on the disk."""
    found: list[Path] = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - UNREAD)
        found.extend(Path(parent, name) for name in sorted(names))
    return found
