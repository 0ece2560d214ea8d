"""What `oyez admin` says to a running server, and hears from it: one line of JSON each."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, TypeAdapter

LONGEST: Final = 4096  # bytes of a wish


class LookAgain(BaseModel):
    """A table was changed in the database."""

    wish: Literal["look-again"] = "look-again"
    table: str


class ReadBlocks(BaseModel):
    wish: Literal["read-blocks"] = "read-blocks"


class NoteDamage(BaseModel):
    """The database is damaged, as somebody found who looked through all of it."""

    wish: Literal["note-damage"] = "note-damage"
    what: str


class TellLoad(BaseModel):
    wish: Literal["tell-load"] = "tell-load"


class Load(BaseModel):
    """What a server does at the moment."""

    tables_in_memory: int
    seats_connected: int
    spectators_connected: int
    open_connections: int
    bot_tables_playing: int
    bot_tables_waiting: int
    searches_waiting_with_people: int
    searches_waiting_without: int
    entries: int  # since it was started
    uptime: float  # seconds


class Done(BaseModel):
    """The answer; `load` only to who asked for it."""

    error: str | None = None
    load: Load | None = None


Wish = LookAgain | ReadBlocks | NoteDamage | TellLoad
WISH: Final[TypeAdapter[Wish]] = TypeAdapter(Annotated[Wish, Field(discriminator="wish")])
