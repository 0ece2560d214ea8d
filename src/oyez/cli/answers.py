"""What a person may type at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oyez.engine.words import Action

COMMANDS: Final = ("b", "h", "l", "q", "s", "u", "?")


class NotUnderstood(ValueError):
    """The line is neither a command nor an open choice; the message is what was typed."""


@dataclass(frozen=True)
class Command:
    letter: str
    argument: str = ""


def understand(line: str, choices: Sequence[Action]) -> Command | Action:
    """A command, or one of the choices by number, by notation or by its noun alone; raises NotUnderstood."""
    word, _, rest = line.partition(" ")
    if word.lower() in COMMANDS and (word.lower() == "s" or not rest):
        return Command(word.lower(), rest.strip())
    if line.isascii() and line.isdigit() and len(line) < 5:
        if 1 <= int(line) <= len(choices):
            return choices[int(line) - 1]
        raise NotUnderstood(line)
    wanted = " ".join(line.lower().split())
    named = [action for action in choices if action.text.lower() == wanted]
    nouned = [action for action in choices if action.text.lower().partition(" ")[2] == wanted]
    for found in (named, nouned):
        if len(found) == 1:
            return found[0]
    raise NotUnderstood(line)
