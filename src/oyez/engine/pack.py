"""A game's manifest: all that the program asks of a game, each named by where it stands and loaded when it is wanted.

Only `name`, `title` and `rules` are needed. Whatever else is left out, the game is played without: no terminal board,
no bots but the random one, no observation.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from oyez.engine.game import Game


@dataclass(frozen=True)
class Aims:
    """What `oyez bench` compares a game's speed with."""

    decisions: int  # a second
    copy: float  # microseconds


@dataclass(frozen=True)
class Pack:
    """Places are written as "package.module:name"; modules of observations and boards have no name."""

    name: str  # on the command line, in records and addresses
    title: str
    rules: str  # the Game
    usual: bool = False  # what is measured or tried where nobody names a game
    bots: str = ""  # what bots know of the game, see oyez.bots.knowledge.Knowledge
    nouns: str = (
        ""  # nouns(language, box) names its things in sentences, where narration/plain_nouns.py does not do
    )
    home: str = ""  # the package with its folders locales/ and ledger/, where they are not oyez/locales and docs/rules
    expansions: str = ""  # the package whose folders are its expansions, with sentences in their own locales/
    board: str = ""  # the module that draws it in a terminal
    shapes: str = ""  # the structures of its view and box, see oyez.engine.shapes
    encoders: tuple[str, ...] = ()  # the modules of its observations, version by version from 1
    about_observations: str = ""  # what the page on observations says of them
    most_results: tuple[int, ...] = ()  # that one draw can have, version by version: OpenSpiel wants to know
    ledgers: dict[str, str] = field(
        default_factory=dict
    )  # files of the ledgers, and the headings of their pages
    chapters: dict[str, str] = field(default_factory=dict)  # better headings for parts of its ledgers
    pages: dict[str, str] = field(default_factory=dict)  # title and file of what docs/ tells players of it
    aims: Aims | None = None
    aims_compiled: Aims | None = None

    def game(self) -> Game[Any, Any]:
        found = load(self.rules)
        assert isinstance(found, Game)
        return found


def load(place: str) -> Any:
    """What stands at a place."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name) if name else import_module(module)
