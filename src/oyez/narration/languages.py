"""The languages of Oyez: the same Fluent files that the page uses, read for Python."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, final

from oyez.engine.game import UnknownName
from oyez.games import GAMES, pack_named

LANGUAGES: Final = ("en", "fr", "pl")
Value = str | int


class Untranslated(LookupError):
    """A message is missing, or needs something it was not given: a mistake of ours, found by the tests."""


@final
class Language:
    """The messages of one file in one language."""

    def __init__(self, code: str, bundle: Any) -> None:
        self.code: Final = code
        self._bundle: Final = bundle

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **values: Value) -> str:
        return self.tell(message, values)

    def tell(self, message: str, values: Mapping[str, Value]) -> str:
        """The sentence with its values filled in; Untranslated if the file cannot say it."""
        if not self.has(message):
            raise Untranslated(f"{self.code} has no message {message!r}")
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, values)
        if errors:
            raise Untranslated(f"{self.code} cannot say {message!r}: {errors[0]}")
        return str(text)


@cache
def language(code: str, file: str) -> Language:
    """The messages of `file`, a game or "cli", in a language; UnknownName says which languages there are."""
    if code not in LANGUAGES:
        raise UnknownName(f"there is no language {code!r}; the languages are: {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource

    # Without the invisible marks around values: terminals show them, and no sentence mixes directions.
    bundle = FluentBundle([code], use_isolating=False)
    for text in sentences(code, file):
        bundle.add_resource(FluentResource(text))
    return Language(code, bundle)


def sentences(code: str, file: str) -> list[str]:
    """The files that `language` reads, as texts; the page is sent the same."""
    pack = pack_named(file) if file in GAMES else None
    folder = resources.files(pack.home if pack and pack.home else "oyez") / "locales" / code
    # What a game's expansions say stands in files of its own and is said with the words of the game.
    files = [folder / f"{name}.ftl" for name in (file, *(pack.sentences if pack else ()))]
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the terminal is set to, as POSIX looks it up; English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            code = wanted[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"
