"""Presets of an account: options of a game under a name, for the next table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from oyez.engine.game import BadOptions
from oyez.server.problems import Problem
from oyez.server.storage.schema import PRESETS
from oyez.server.storage.store import Store
from oyez.server.tables.reopening import known_game

MOST: Final = 20  # of one account
LARGEST: Final = 24_000  # characters of all options of one preset


@dataclass(frozen=True)
class Preset:
    game: str
    name: str
    options: dict[str, str]


async def presets_of(store: Store, account: str) -> list[Preset]:
    """By game and name."""
    async with store.read() as connection:
        found = select(PRESETS).where(PRESETS.c.account == account)
        lines = await connection.execute(found.order_by(PRESETS.c.game, PRESETS.c.name))
        return [Preset(line.game, line.name, line.options) for line in lines]


async def keep_preset(store: Store, account: str, preset: Preset) -> None:
    """The preset of that game and name is replaced. Raises Problem."""
    check_options(preset.game, preset.options)
    own = PRESETS.c.account == account
    same = own & (PRESETS.c.game == preset.game) & (PRESETS.c.name == preset.name)

    def work(connection: Connection) -> None:
        connection.execute(delete(PRESETS).where(same))
        kept = connection.execute(select(func.count()).select_from(PRESETS).where(own)).scalar_one()
        if kept >= MOST:
            raise Problem("too-many-presets", f"an account keeps {MOST} presets; delete one first")
        connection.execute(insert(PRESETS).values(account=account, **vars(preset), saved=time.time()))

    try:
        await store.write(work)
    except IntegrityError as error:
        raise Problem("late", "this preset was saved elsewhere at the same moment; save it again") from error


async def forget_preset(store: Store, account: str, game: str, name: str) -> None:
    def work(connection: Connection) -> None:
        gone = connection.execute(
            delete(PRESETS).where(
                PRESETS.c.account == account, PRESETS.c.game == game, PRESETS.c.name == name
            )
        )
        if not gone.rowcount:
            raise Problem("unknown-preset", "there is no such preset; look at the list of presets")

    await store.write(work)


def check_options(name: str, options: Mapping[str, str]) -> None:
    """By the game's own rules: they have to fit some number of seats. Raises Problem."""
    game = known_game(name)
    if sum(len(option) + len(value) for option, value in options.items()) > LARGEST:
        raise Problem("bad-options", f"the options of a preset have at most {LARGEST} characters in all")
    reasons = []
    for seats in range(game.fewest, game.most + 1):
        try:
            game.rules(seats, options)
            return
        except BadOptions as error:
            reasons.append(str(error))
    raise Problem("bad-options", reasons[-1])
