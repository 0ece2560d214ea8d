"""The other process: bots live here from choice to choice, and answer what they are sent."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Final, NamedTuple

from oyez.bots.apart.parcel import Parcel, unpack
from oyez.bots.memories import Remembering
from oyez.bots.names import bot_named
from oyez.bots.sense import Reason
from oyez.bots.table import Bot
from oyez.bots.thought import thought_of

MOST: Final = 256  # bots known here; one that is forgotten has to be told its memories again
NO_MEMORY: Final = ()
_bots: Final[OrderedDict[str, Bot]] = OrderedDict()


class Stranger(LookupError):
    """The bot is not known here, or not any more: whoever asks it has to say what it remembers."""


class Answer(NamedTuple):
    text: str
    reason: Reason | None


def settle_in(niceness: int = 0) -> None:
    """Ctrl-C is for the server, which ends this process; and without a server there is nobody to think for.

    With a `niceness` it gives way to other processes, where the system has such a thing.
    """
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_server, name="watch", daemon=True).start()


def is_settled() -> bool:
    """A question without any thought: whoever can answer it can be asked others."""
    return True


def _leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(0)


def think(who: str, bot: str, seed: int, parcel: Parcel, memory: object | None = NO_MEMORY) -> Answer:
    """The choice of the bot `who`; it is made from its name, seed and memory when it is first asked.

    Without a `memory` (None) it must have been asked before; raises Stranger.
    """
    if who not in _bots:
        if memory is None:
            raise Stranger(who)
        _bots[who] = _made(parcel.game, bot, seed, memory)
        if len(_bots) > MOST:
            _bots.popitem(last=False)
    _bots.move_to_end(who)
    thought = thought_of(_bots[who], unpack(parcel))
    return Answer(thought.action.text, thought.reason)


def _made(game: str, name: str, seed: int, memory: object) -> Bot:
    bot = bot_named(game, name, seed)
    thing: object = bot
    if memory != NO_MEMORY and isinstance(thing, Remembering):
        thing.remember(memory)
    return bot
