"""What an expansion says of itself. Its rooms beside the rules are modules of its folder: see registry.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.rules.draft import Draft

Compose = Callable[[Draft, Numbers], Draft]


class Expansion(NamedTuple):
    """Stands in the `__init__.py` of its folder as EXPANSION; the folder's name is that of its switch."""

    place: int  # in the order in which they come into the draft; X-GEN-01
    compose: Compose
