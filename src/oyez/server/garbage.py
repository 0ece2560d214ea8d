"""When the process looks for garbage.

A search through everything stops all tables while it lasts, a quarter of a second with 500 of them, and Python would
begin one whenever enough is new. What is new is searched often, which takes no time; everything only now and then.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = 5_000  # objects more than there were, and what is new is searched
NEWER: Final = 20  # such searches, and what they left is searched
NEVER: Final = 2**30  # by itself
SEARCH: Final = 600.0  # seconds between two searches through everything


def search_rarely() -> None:
    """For the rest of the process; call with its event loop running, once all is loaded."""
    gc.collect()
    gc.freeze()  # modules, classes, routes: they stay
    gc.set_threshold(YOUNG, NEWER, NEVER)
    _search_later(asyncio.get_running_loop())


def _search_later(loop: asyncio.AbstractEventLoop) -> None:
    loop.call_later(SEARCH, _search, loop)


def _search(loop: asyncio.AbstractEventLoop) -> None:
    gc.collect()
    _search_later(loop)
