"""The expansions of Fief, each a folder of its own: what it adds to the rules, bots, observations, terminal, sentences.

Actions, prompts and facts are numbered as their words are first read. Whatever reads any of an expansion reads this
before, so that the numbers do not depend on who comes first.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final

# By the order in which their words were numbered. New ones come after them by name: append them when they are released.
RELEASED: Final = ("crusades", "politics", "tactics", "templars", "teutonic")


def _folders() -> tuple[str, ...]:
    found = [folder.name for folder in iter_modules(__path__) if folder.ispkg]
    return (*RELEASED, *sorted(set(found) - set(RELEASED)))


FOLDERS: Final = _folders()  # those of expansions, and what some of them share
for _package in (__name__, *[f"{__name__}.{folder}" for folder in FOLDERS]):
    if find_spec(f"{_package}.words"):
        import_module(f"{_package}.words")
