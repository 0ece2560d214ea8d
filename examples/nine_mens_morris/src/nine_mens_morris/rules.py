"""What is agreed before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from nine_mens_morris.points import SEATS
from oyez.engine.game import BadOptions, Option

YES: Final = "yes"
NO: Final = "no"
OPTIONS: Final = (Option("flying", YES, (YES, NO)),)


@final
class Rules:
    """Immutable, shared by every copy of a game."""

    def __init__(self, flying: bool, options: dict[str, str]) -> None:
        self.seats: Final = SEATS
        self.flying: Final = flying  # N-2.3-02
        self.options: Final = options


def make_rules(seats: int, options: Mapping[str, str]) -> Rules:
    if seats != SEATS:
        raise BadOptions(f"nine-mens-morris is for {SEATS} players, not {seats}")
    known = {option.name: option for option in OPTIONS}
    for name, value in options.items():
        if name not in known:
            raise BadOptions(f"nine-mens-morris has no option {name!r}; its options are: {', '.join(known)}")
        if value not in known[name].choices:
            raise BadOptions(f"option {name} is {' or '.join(known[name].choices)}, not {value!r}")
    agreed = {name: value for name, value in options.items() if value != known[name].default}
    return Rules(agreed.get("flying") != NO, agreed)
