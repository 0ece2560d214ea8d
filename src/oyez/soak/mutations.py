"""Messages that are almost right: good ones with their types, lengths, letters, depths and tickets changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from oyez.server.messages import read
from oyez.server.problems import Problem
from oyez.server.settings import Settings

Message = dict[str, Any]
LIMIT: Final = Settings.message_limit
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2**31, 2**63, -(2**70), 0.5, 1e308, "", "0", "true", "play", [], {}),
    *([0], [[[[]]]], {"type": "play"}, "x" * 201, "x" * 501, "x" * 3000, "\0", "\ud800", "\u202e", "é" * 90),
    *("ﷺ", "😀" * 50, "<script>", "'; DROP TABLE log; --", "../../etc/passwd", "%s%n", "{{7*7}}"),
)
LETTERS: Final = '\0\x1b"\\{}[],:é\u2028\uffff😀0-9eE+.'
# Types that nearly any value of the right shape makes a good message of: these have to be out of shape.
FREE: Final = frozenset(
    {"say", "orders", "mute", "away", "stand-in", "pause", "subscribe", "allow", "give-time", "vote", "hold"}
)


def good_messages(ticket: int, action: str) -> list[Message]:
    """One of every kind."""
    return [
        {"type": "play", "ticket": ticket, "action": action},
        {"type": "undo", "ticket": ticket},
        {"type": "why", "action": action},
        {"type": "orders", "orders": {"before-battle": "mine"}},
        {"type": "hold"},
        {"type": "say", "text": "good evening", "aside": False},
        {"type": "mute", "seat": 1, "muted": True},
        {"type": "ping"},
        {"type": "sit", "key": "k" * 32},
        {"type": "watch"},
        {"type": "give-time", "seat": 0},
        {"type": "stand-in", "on": True},
        {"type": "away", "days": 3},
        {"type": "vote", "seat": 0, "ballot": "wait"},
        {"type": "pause", "on": True},
        {"type": "takebacks"},
        {"type": "takeback", "back": 1},
        {"type": "allow", "yes": True},
        {"type": "notices"},
        {
            "type": "subscribe",
            "way": "mail",
            "address": "a@example.org",
            "language": "en",
            "events": ["turn"],
        },
        {"type": "unsubscribe", "id": "x" * 22},
    ]


def mutated(good: list[Message], chance: Random) -> str:
    """A text that is not what anybody meant to say; play and undo may still have the right shape."""
    while True:
        message = dict(chance.choice(good[:2] if chance.random() < 0.5 else good))
        for _ in range(chance.randrange(1, 3)):
            message = chance.choice(SHAPES)(message, chance)
        text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
        if chance.random() < 0.3:
            text = _garbled(text, chance)
        if _is_sendable(text) and not _is_free(text):
            return text


def _is_sendable(text: str) -> bool:
    try:
        return len(text.encode()) < 60_000
    except UnicodeEncodeError:  # half a letter, which no text can hold
        return False


def _is_free(text: str) -> bool:
    try:
        return read(text, LIMIT).type in FREE
    except Problem:
        return False


def _other_value(message: Message, chance: Random) -> Message:
    return message | {chance.choice(list(message)): chance.choice(ODD)}


def _one_less(message: Message, chance: Random) -> Message:
    gone = chance.choice(list(message))
    return {name: value for name, value in message.items() if name != gone} or {"type": None}


def _one_more(message: Message, chance: Random) -> Message:
    name = chance.choice(["seat", "you", "key", "n", "__class__", "", "type ", "é", "x" * 300])
    return message | {name: chance.choice(ODD)}


def _other_type(message: Message, chance: Random) -> Message:
    return message | {"type": chance.choice(["play", "undo", "table", "accepted", "admin", "Play", " play"])}


def _other_ticket(message: Message, chance: Random) -> Message:
    near = int(message["ticket"]) if isinstance(message.get("ticket"), int) else 0
    return message | {"ticket": near + chance.choice([-2, -1, 1, 2, 50, 2**31 - near])}


def _other_action(message: Message, chance: Random) -> Message:
    action = str(message.get("action", "pass"))
    return message | {
        "action": chance.choice([action.upper(), action + " ", action * 2, action[:-1], "undo"])
    }


def _deeper(message: Message, chance: Random) -> Message:
    value: Any = chance.choice(ODD)
    for _ in range(chance.choice([1, 3, 100, 400])):
        value = [value] if chance.random() < 0.5 else {"a": value}
    return message | {chance.choice(list(message)): value}


SHAPES: Final[tuple[Callable[[Message, Random], Message], ...]] = (
    _other_value,
    _one_less,
    _one_more,
    _other_type,
    _other_ticket,
    _other_action,
    _deeper,
)


def _garbled(text: str, chance: Random) -> str:
    at = chance.randrange(len(text))
    match chance.randrange(5):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + chance.choice(LETTERS) + text[at:]
        case 2:
            return text[:at] + chance.choice(LETTERS) + text[at + 1 :]
        case 3:
            return text + text
    return text.replace('"', "'")
