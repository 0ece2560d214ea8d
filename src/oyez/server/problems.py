"""What can go wrong, in one shape: a code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

Code = Literal[
    "malformed",
    "too-large",
    "too-many",
    "too-many-letters",
    "too-many-bots",
    "unknown-path",
    "wrong-method",
    "unknown-game",
    "unknown-bot",
    "unknown-table",
    "unknown-seat",
    "unknown-rule",
    "unknown-session",
    "unknown-preset",
    "bad-options",
    "taken",
    "wrong-key",
    "wrong-host",
    "wrong-origin",
    "wrong-password",
    "weak-password",
    "sign-in",
    "name-taken",
    "too-many-presets",
    "not-host",
    "needs-consent",
    "needs-operator",
    "revoked",
    "blocked",
    "deleted",
    "started",
    "not-started",
    "drawing",
    "not-drawing",
    "wrong-contribution",
    "not-yours",
    "late",
    "hushed",
    "illegal",
    "no-undo",
    "over",
    "not-over",
    "outdated",
    "not-stored",
    "damaged",
    "internal",
]
CODES: Final[tuple[Code, ...]] = get_args(Code)

# The HTTP status of each code; over the WebSocket only the code is sent.
STATUS: Final[dict[Code, int]] = {
    "malformed": 422,
    "too-large": 413,
    "too-many": 429,
    "too-many-letters": 429,
    "too-many-bots": 429,
    "unknown-path": 404,
    "wrong-method": 405,
    "unknown-game": 404,
    "unknown-bot": 422,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-rule": 404,
    "unknown-session": 404,
    "unknown-preset": 404,
    "bad-options": 422,
    "taken": 409,
    "wrong-key": 403,
    "wrong-host": 421,
    "wrong-origin": 403,
    "wrong-password": 403,
    "weak-password": 422,
    "sign-in": 401,
    "name-taken": 409,
    "too-many-presets": 409,
    "not-host": 403,
    "needs-consent": 409,
    "needs-operator": 409,
    "revoked": 403,
    "blocked": 403,
    "deleted": 404,
    "started": 409,
    "not-started": 409,
    "drawing": 409,
    "not-drawing": 409,
    "wrong-contribution": 422,
    "not-yours": 409,
    "late": 409,
    "hushed": 409,
    "illegal": 422,
    "no-undo": 409,
    "over": 409,
    "not-over": 409,
    "outdated": 409,
    "not-stored": 503,
    "damaged": 503,
    "internal": 500,
}


class Problem(Exception):
    """A request that cannot be granted; the message says what was wrong and what would be right."""

    def __init__(self, code: Code, message: str, wait: int | None = None) -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message
        self.wait: Final = wait  # seconds until it is worth trying again


class Told(BaseModel):
    """What goes out: every field is always there, whatever its default."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class ErrorDetail(Told):
    code: Code
    message: str = Field(description="One sentence: what was wrong, what would be right.")


class ErrorBody(Told):
    """Every error of the API."""

    error: ErrorDetail


def body_of(problem: Problem) -> dict[str, object]:
    return {"error": {"code": problem.code, "message": problem.message}}


def sentence(errors: Sequence[Any]) -> str:
    """The first complaint of pydantic about a shape, as a sentence. What was sent is not repeated."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"])
    what = str(first["msg"]).removeprefix("Value error, ")
    return f"{where}: {what}" if where else what
