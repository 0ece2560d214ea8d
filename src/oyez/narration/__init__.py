"""Facts, questions and choices as sentences, in the languages of `locales/`."""

from __future__ import annotations

from oyez.narration.languages import LANGUAGES, Language, language, preferred_language
from oyez.narration.narrator import Narrator

__all__ = ["LANGUAGES", "Language", "Narrator", "language", "preferred_language"]
