"""What clients say."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Heard(BaseModel):
    """What a client says. Strict: "9" is no number, and unknown fields are mistakes."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
