"""What people call themselves at a table."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final

from pydantic import AfterValidator, StringConstraints

from oyez.server.people.looks import visible

LONGEST: Final = 24
LONGEST_TITLE: Final = 60
LONGEST_PRESET: Final = 40
JOINERS: Final = "\u200c\u200d"  # they shape letters in several scripts


def clean_name(name: str, longest: int = LONGEST) -> str:
    """The name trimmed; ValueError if it is empty, too long, or holds what cannot be seen on one line."""
    kinds = {unicodedata.category(letter) for letter in name if letter not in JOINERS}
    if any(kind.startswith("C") or kind in ("Zl", "Zp") for kind in kinds):
        raise ValueError("a name holds no control characters or line breaks")
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in visible(tidy)) or len(tidy) > longest:
        raise ValueError(f"a name has 1 to {longest} characters that can be seen")
    return tidy


def clean_title(title: str) -> str:
    """What a table is called; nothing visible stands for no title."""
    return clean_name(title, LONGEST_TITLE) if title.strip() else ""


def clean_preset_name(name: str) -> str:
    """What somebody calls options that he saves."""
    return clean_name(name, LONGEST_PRESET)


def folded(name: str) -> str:
    """What tells two names of accounts apart: neither capitals nor ways to write a letter do."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


Name = Annotated[str, StringConstraints(max_length=200), AfterValidator(clean_name)]
Title = Annotated[str, StringConstraints(max_length=300), AfterValidator(clean_title)]
PresetName = Annotated[str, StringConstraints(max_length=200), AfterValidator(clean_preset_name)]


def guest(seat: int) -> str:
    return f"Guest {seat + 1}"


def name_of_bot(bot: str, number: int) -> str:
    """Random bot, Random bot 2 ...: bots of one kind at a table are told apart."""
    return f"{bot.capitalize()} bot" + (f" {number}" if number > 1 else "")
