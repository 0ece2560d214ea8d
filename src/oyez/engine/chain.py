"""The log as a hash chain: whoever has seen one of its heads knows later whether anything before it was changed.

The chain is keyed with the server's secret. Until that is opened, a head tells nothing about hidden choices; once it is
opened, the heads bind the set-up and every play in the order of time, also those that were taken back.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Final, NamedTuple, final

from oyez.engine.dice import Draw, chain_key
from oyez.engine.record import Play, Record, choice_text, numbers_text


class Made(NamedTuple):
    """A play that was made, whether or not it stands, and how many plays stood before it."""

    depth: int
    play: Play

    @property
    def text(self) -> str:
        return f"{self.depth} {choice_text(self.play)}"


@final
class Chain:
    """The heads of one game, from its set-up on."""

    def __init__(self, secret: str, setup: str) -> None:
        self._key: Final = chain_key(secret)
        self.head: str = self._hashed(setup)
        self.public: str = self.head  # after the last play that everybody knows of
        self.depth = 0  # how many plays stand

    def add(self, play: Play, *, silent: bool = False) -> None:
        """A play was made; a `silent` one nobody may notice, so that the public head stays."""
        self.head = self._hashed(self.head + Made(self.depth, play).text)
        self.depth += 1
        if not silent:
            self.public = self.head

    def go_back(self, plays: int) -> None:
        """So many plays were taken back. They stay in the chain: the depth of the next one tells of it."""
        self.depth -= plays

    def _hashed(self, text: str) -> str:
        return hmac.digest(self._key, text.encode(), "sha256").hex()


def setup_text(record: Record, draw: Draw) -> str:
    """What the first head is made of."""
    version, options = record.game.begun_with(record.options)
    lines = [
        "oyez-dice:2:setup",
        f"table {draw.table}",
        f"game {record.game.name} {version}",
        f"seats {record.seats}",
        *[f"option {name} {value}" for name, value in sorted(options.items())],
        f"commitment {draw.commitment}",
        *[f"pledge {seat} {pledge}" for seat, pledge in enumerate(draw.pledges) if pledge is not None],
        *[f"contribution {seat} {text}" for seat, text in enumerate(draw.contributions)],
        f"chance {numbers_text(record.opening)}",
    ]
    return "\n".join(lines)


def in_order_of_time(record: Record) -> list[Made]:
    """Every play that was made; raises ValueError if those taken back have no place among those that stand."""
    undone = {one.number: one for one in record.undone}
    standing = iter(enumerate(record.plays))
    made: list[Made] = []
    for number in range(1, len(record.plays) + len(undone) + 1):
        one = undone.get(number)
        following = Made(one.depth, one.play) if one else next((Made(*play) for play in standing), None)
        if following is None or following.depth > (made[-1].depth + 1 if made else 0):
            raise ValueError(f"the play that was made as number {number} has no place in the record")
        made.append(following)
    return made


def heads_of(record: Record, draw: Draw, made: Iterable[Made]) -> list[str]:
    """All heads: of the set-up, and after every play in the order of time."""
    chain = Chain(draw.secret, setup_text(record, draw))
    heads = [chain.head]
    for one in made:
        chain.depth = one.depth
        chain.add(one.play)
        heads.append(chain.head)
    return heads
