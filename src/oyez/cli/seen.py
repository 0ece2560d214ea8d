"""The file that the page keeps of a game: what the device was shown while it was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from oyez.cli.errors import Refused
from oyez.cli.records import read_text
from oyez.engine.evidence import Kept, SeenHead

Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Head(BaseModel):
    model_config = ConfigDict(strict=True)

    plays: int
    head: Hex


class Mine(BaseModel):
    model_config = ConfigDict(strict=True)

    seat: Annotated[int, Field(ge=0)]
    contribution: Hex


class SeenFile(BaseModel):
    """Fields that a newer page may add are not looked at."""

    model_config = ConfigDict(strict=True)

    version: Literal[1] = Field(alias="oyez-seen")
    table: str
    commitment: Hex | None
    pledges: list[Hex | None]
    contributions: list[Hex] | None
    mine: Mine | None
    heads: list[Head]


def read_seen(path: Path) -> Kept:
    """What the file says; anything else than such a file is refused."""
    try:
        seen = SeenFile.model_validate_json(read_text(path))
    except ValidationError as reason:
        first = reason.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or "the file"
        raise Refused(
            f"{path}: this is not what the page keeps of a game; {where}: {first['msg'].lower()}"
        ) from reason
    return Kept(
        commitment=seen.commitment or "",
        heads=tuple(SeenHead(one.head, f" (number {one.plays})") for one in seen.heads),
        table=seen.table,
        pledges=tuple(seen.pledges),
        contributions=None if seen.contributions is None else tuple(seen.contributions),
        mine=None if seen.mine is None else (seen.mine.seat, seen.mine.contribution),
    )
