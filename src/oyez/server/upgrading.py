"""The database is of this version, made so, or refused."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from oyez.server.schema import METADATA, UPGRADES, VERSION


class WrongDatabase(OSError):
    """The database cannot be used by this version; the message says why."""


async def make_schema(engine: AsyncEngine, database: Path) -> None:
    async with engine.begin() as connection:
        version = (await connection.execute(text("PRAGMA user_version"))).scalar_one()
        if version > VERSION:
            raise WrongDatabase(
                f"{database} was written by a newer version of Oyez (schema {version}, not {VERSION}); "
                "install that version, or start with another data folder"
            )
        if version == VERSION:
            return
        if version in UPGRADES:
            for statement in ("BEGIN IMMEDIATE", *UPGRADES[version]):  # all or nothing
                await connection.execute(text(statement))
        await connection.run_sync(METADATA.create_all)
        await connection.execute(text(f"PRAGMA user_version = {VERSION}"))
