"""Parts of a state: what an optional module of a game remembers beside the state itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oyez.engine.kernel import Seat


class Part:
    """The facts a module adds to the state. Lists of numbers and tuples, as in the state itself."""

    def begin(self, g: Any) -> None:
        """The game is set up: what is drawn by chance before it starts."""

    def copy(self) -> Part:
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """Every fact under its name: for records, digests and scenarios."""
        raise NotImplementedError

    def words(self, g: Any) -> dict[str, object]:
        """The same for readers of scenarios, in the keys and names of `arrange`."""
        return self.facts()

    def view(self, g: Any, seat: Seat) -> Mapping[str, object]:
        """What a seat may know of them, built from nothing; `shapes.py` of the module declares it."""
        raise NotImplementedError

    def resample(self, g: Any, seat: Seat) -> None:
        """Deal anew what the seat cannot know; `g` is a copy already."""

    def conserve(self, g: Any) -> None:
        """AssertionError names what is wrong."""

    def arrange(self, g: Any, position: Mapping[str, object], names: list[str]) -> None:
        """Take over what a scenario says under the name of the part."""
