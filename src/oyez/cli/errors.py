"""The errors a user can cause, and how they are said."""

from __future__ import annotations

from typing import Final

from oyez.engine.game import BadOptions, UnknownName
from oyez.engine.kernel import IllegalAction
from oyez.engine.record import BadRecord
from oyez.engine.scenario import BadScenario


class Refused(Exception):
    """A command cannot do what was asked; the message says why and what would be right."""


EXPECTED: Final = (
    Refused,
    UnknownName,
    BadOptions,
    BadRecord,
    BadScenario,
    IllegalAction,
    OSError,
    UnicodeDecodeError,
)


def sentence(error: BaseException) -> str:
    """One sentence for the user."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {(error.strerror or 'cannot be used').lower()}"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    if isinstance(error, UnicodeDecodeError):
        return "the file is not text in UTF-8"
    return str(error)
