"""The languages of Oyez: the same Fluent files that the page uses, read for Python."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
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
    """The texts that `language` reads: the file, and with a game's own what each of its expansions says.

    GAME-EXPANSION.ftl in an expansion's folder is said with the words of the game, all others speak for themselves.
    """
    home = pack_named(file).home if file in GAMES else ""
    files = [resources.files(home or "oyez") / "locales" / code / f"{file}.ftl"]
    for game in GAMES:
        for folder in _expansions(game):
            own = f"{game}-{folder.name.replace('_', '-')}"
            if file == game:
                files.append(folder / "locales" / code / f"{own}.ftl")
            elif file.startswith(f"{game}-"):
                files.append(folder / "locales" / code / f"{file}.ftl")
    return [each.read_text(encoding="utf-8") for each in files if each.is_file()]


def _expansions(game: str) -> list[Traversable]:
    """The folders of a game's expansions, after that of what they share."""
    place = pack_named(game).expansions
    if not place:
        return []
    package = resources.files(place)
    return [package, *sorted([one for one in package.iterdir() if one.is_dir()], key=_name)]


def _name(folder: Traversable) -> str:
    return folder.name


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the terminal is set to, as POSIX looks it up; English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            code = wanted[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"
