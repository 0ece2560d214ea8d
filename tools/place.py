"""Where things are in the tree, and what each command needs of them."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from tools import cluster
from tools.stamps import Stamp


@dataclass(frozen=True)
class Place:
    """One checkout. Everything that a set-up makes lies below its root and is ignored by git."""

    root: Path

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def bin(self) -> Path:
        return self.venv / "bin"

    @property
    def python(self) -> Path:
        return self.bin / "python"

    @property
    def web(self) -> Path:
        return self.root / "web"

    @property
    def page(self) -> Path:
        return self.root / "src" / "oyez" / "server" / "page"

    @property
    def locales(self) -> Path:
        return self.root / "src" / "oyez" / "locales"

    def sentences_of_games(self) -> list[Path]:
        """Those that stand in the folders of games and their expansions."""
        return sorted((self.root / "src" / "oyez" / "games").rglob("locales/*/*.ftl"))

    def pins(self, level: str) -> Path:
        return self.root / "requirements" / f"{level}.txt"

    def stamp(self, name: str) -> Stamp:
        """Stamps of the environment lie inside it, so that deleting it deletes them."""
        return Stamp(self.venv / "stamps" / name)

    def home(self) -> str:
        """What an environment cannot survive: another Python, another machine, another folder."""
        return f"{sys.version_info[0]}.{sys.version_info[1]} {os.uname().machine} {self.root}"


@dataclass(frozen=True)
class Needs:
    """What one command line needs before it can run."""

    level: str = "play"  # which requirements: play, docs, research, compile, arena, ray or test
    compiled: bool = True  # compiled rules, where there are any: all but what works on the sources
    page: bool = False  # the built browser client
    web_tools: bool = False  # the client's linters and test runner
    chromium: bool = False
    cluster: str | None = None  # where a tournament is to be played: Ray is needed for it, if there is one


def needs_of(arguments: list[str]) -> Needs:
    """Only `serve` shows a page, few commands need more libraries; asking for help needs nothing."""
    command = next((word for word in arguments if not word.startswith("-")), "")
    if "--help" in arguments or "-h" in arguments:
        return Needs()
    if command == "serve":
        return Needs(page=True)
    if command == "docs":
        return Needs(level="docs", compiled=False)
    if command == "compile":
        return Needs(level="compile", compiled=False)
    if command in ("arena", "tune"):
        return Needs(level="arena", cluster=cluster.named_in(arguments))
    if command == "soak":
        return Needs(level="test")
    if command == "record":
        return Needs(level="research")
    if command == "test" and "--compiled" in arguments:
        return Needs(level="test")
    if command == "test" and "--mutants" in arguments:
        return Needs(level="test", compiled=False)
    if command == "test" and "--fast" in arguments:
        return Needs(level="test", compiled=False)
    if command == "test":
        return Needs(level="test", compiled=False, page=True, web_tools=True, chromium=True)
    return Needs()
