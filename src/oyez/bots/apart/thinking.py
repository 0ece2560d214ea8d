"""The other process: bots live here from choice to choice, and answer what they are sent."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Final, NamedTuple

from oyez.bots.apart.parcel import Parcel, unpack
from oyez.bots.names import bot_named
from oyez.bots.sense import Reason
from oyez.bots.table import Bot
from oyez.bots.thought import thought_of

MOST: Final = 256  # bots remembered; one that is forgotten begins again without its memories
_bots: Final[OrderedDict[str, Bot]] = OrderedDict()


class Answer(NamedTuple):
    text: str
    reason: Reason | None


def settle_in() -> None:
    """Ctrl-C is for the server, which ends this process; and without a server there is nobody to think for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_server, name="watch", daemon=True).start()


def _leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(0)


def think(who: str, bot: str, seed: int, parcel: Parcel) -> Answer:
    """The choice of the bot `who`; it is made from its name and seed when it is first asked."""
    if who not in _bots:
        _bots[who] = bot_named(parcel.game, bot, seed)
        if len(_bots) > MOST:
            _bots.popitem(last=False)
    _bots.move_to_end(who)
    thought = thought_of(_bots[who], unpack(parcel))
    return Answer(thought.action.text, thought.reason)
