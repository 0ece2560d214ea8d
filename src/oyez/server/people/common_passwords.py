"""Passwords that would be tried first: the most common ones, and what can be made of the name and the site."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from oyez.server.problems import Problem

FIRST_TRIES: Final = 1_000_000  # a password among so many first guesses is none
LOOKED_AT: Final = 40  # characters; more take long and tell no more


def require_uncommon(password: str, name: str, sites: Sequence[str] = ()) -> None:
    """Raises Problem. Takes some milliseconds, so call it off the event loop."""
    from zxcvbn import zxcvbn  # here, for its lists of words take a third of a second to load

    told = unicodedata.normalize("NFC", password)[:LOOKED_AT]
    own = [word for text in (name, *sites, "oyez") for word in (text, *text.replace(".", " ").split())]
    if zxcvbn(told, user_inputs=own)["guesses"] < FIRST_TRIES:
        raise Problem(
            "weak-password",
            "this password is one of the first that somebody would try; choose a longer or a less common one",
        )
