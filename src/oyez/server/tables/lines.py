"""What people say at a table: to everybody, or to those in the private talk with them."""

from __future__ import annotations

import math
import time
import unicodedata
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.server.people.names import JOINERS
from oyez.server.problems import Problem
from oyez.server.storage.stored import Spoken
from oyez.server.tables.talk_messages import Line, Remark

MINUTE: Final = 60.0
MARK: Final = "\x1f"  # between the English text of a bot's remark and its message: see remarks.py


def clean_line(text: str) -> str:
    """The text on one line, without what cannot be seen; raises Problem if nothing is left."""
    seen = [letter if _is_visible(letter) else " " for letter in unicodedata.normalize("NFC", text)]
    tidy = " ".join("".join(seen).split())
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in tidy):
        raise Problem("malformed", "there is nothing to read in this line; say something")
    return tidy


def _is_visible(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return letter in JOINERS or not (kind.startswith("C") or kind in ("Zl", "Zp"))


def may_hear(spoken: Spoken, seat: Seat, muted: Collection[Seat] = ()) -> bool:
    return spoken.seat not in muted and (spoken.aside is None or seat in spoken.aside)


def plain(spoken: Spoken) -> str:
    return spoken.text.partition(MARK)[0]


def remark_in(spoken: Spoken) -> Remark | None:
    """What a bot said, as a message with its number."""
    message, _, deniers = spoken.text.partition(MARK)[2].partition(" ")
    return Remark(message=message, deniers=int(deniers)) if message else None


def lines_for(said: Sequence[Spoken], seat: Seat, muted: Collection[Seat] = ()) -> list[Line]:
    """What a reader may and wants to hear, numbered for him alone: gaps would count what was said aside."""
    heard = [spoken for spoken in said if may_hear(spoken, seat, muted)]
    return [
        Line(
            n=number,
            seat=spoken.seat,
            name=spoken.name,
            text=plain(spoken),
            remark=remark_in(spoken),
            at=datetime.fromtimestamp(spoken.at, UTC),
            aside=None if spoken.aside is None else list(spoken.aside),
        )
        for number, spoken in enumerate(heard)
    ]


@final
class Patience:
    """How much one may say in a minute: a seat, or a spectator by his voice."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._times: Final[dict[Seat | str, list[float]]] = {}

    def spend(self, who: Seat | str) -> None:
        now = time.monotonic()
        times = [at for at in self._times.get(who, []) if now - at < MINUTE]
        if len(times) >= self._most:
            wait = math.ceil(times[0] + MINUTE - now)
            raise Problem(
                "too-many", f"one says at most {self._most} lines in a minute; wait {wait} seconds", wait
            )
        self._times[who] = [*times, now]
