"""Where the server keeps its games, and how patient it is."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from oyez.server.host_names import HostNames
from oyez.server.notices.mail_settings import Post
from oyez.server.people.rates import RATES, What
from oyez.server.sockets.limits import SocketLimits

Pace = Literal["quick", "calm", "slow"]
Metrics = Literal["local", "all", "off"]

# Seconds between two choices of bots, so that people can follow; calm ones still answer offers within a second.
PACES: Final[Mapping[Pace, float]] = {"quick": 0.3, "calm": 0.9, "slow": 2.5}
DATABASE: Final = "oyez.db"
PAGE: Final = Path(__file__).parent / "page"  # the browser client, made by the web build


@dataclass(frozen=True)
class Cost:
    """What a password's hash takes (argon2id): the second choice of RFC 9106, about 0.1 s and 64 MiB."""

    time: int = 3  # passes
    memory: int = 64 * 1024  # KiB
    lanes: int = 4


@dataclass(frozen=True)
class Settings:
    """What one server runs with; the limits are generous to people and tight to noise."""

    data: Path
    page: Path = PAGE
    paces: Mapping[Pace, float] = field(default_factory=lambda: PACES)
    second: float = 1.0  # how long a second of silence or of talk lasts; less in tests
    bot_patience: float = 30.0  # seconds a bot may think before its first legal option is taken
    draw_patience: float = 10.0  # seconds that a full table waits for what its devices contribute to the dice
    sit_patience: float = 10.0  # seconds a connection may stay silent before it sits or watches
    body_limit: int = 64 * 1024  # bytes of a request
    message_limit: int = 4 * 1024  # characters of a WebSocket message
    outbox: int = 256  # messages that may wait for a slow reader
    burst: int = 100  # messages a connection may send at once
    refill: float = 50.0  # messages a second it may send for ever
    lines: int = 20  # of talk that a seat may say in a minute
    metrics: Metrics = "local"  # who may read the figures: this machine, everybody, nobody
    busy_timeout: float = 5.0  # seconds to wait for a locked database
    commits_apart: float = 0.01  # seconds between two of them at least: in a crowd, choices share one
    check_patience: float = 5.0  # seconds for the check of the database at the start
    post: Post = field(default_factory=Post)  # letters and webhooks
    # Of a database other than the file in the data folder; not shown, for there may be a password in it.
    address: str | None = field(default=None, repr=False)
    rates: Mapping[What, tuple[int, int]] | None = field(default_factory=lambda: RATES)  # None: no limits
    sockets: SocketLimits | None = field(default_factory=SocketLimits)  # None: no limits
    bot_tables: int | None = 30  # tables of bots alone that play at once; None: no limit
    bot_tables_each: int = 6  # of them for the sake of one address; no limit without rates
    password_cost: Cost = Cost()  # cheap in tests
    archive_days: float = 180.0  # until a table that nobody comes to is archived; 0: never
    session_days: float = 60.0  # without use, until one has to sign in again
    session_check: float = 20.0  # seconds between two looks whether a session has ended elsewhere
    host_names: tuple[str, ...] = ()  # that whoever runs it has given it, see names_for()
    answers_to: HostNames = field(default_factory=HostNames)  # set by run(), which knows where it listens
    proxies: str = "127.0.0.1"  # whose word about a visitor's address and TLS is taken, as uvicorn reads it

    @property
    def database(self) -> Path:
        """The file for the games where no other database was asked for."""
        return self.data / DATABASE


def without_pauses(pace: float = 0.0) -> dict[Pace, float]:
    """Every table at the same pace, whatever was chosen for it."""
    return dict.fromkeys(PACES, pace)


def database_address() -> str | None:
    """Of another database than the file in the data folder: $OYEZ_DATABASE, where a password is out of sight."""
    return os.environ.get("OYEZ_DATABASE") or None


def data_folder() -> Path:
    """The user's own folder for Oyez: $OYEZ_DATA, or where the platform keeps such things."""
    chosen = os.environ.get("OYEZ_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "oyez"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "oyez"
    xdg = os.environ.get("XDG_DATA_HOME", "")
    # The XDG convention asks to ignore a path that is not absolute.
    return (Path(xdg) if Path(xdg).is_absolute() else Path.home() / ".local" / "share") / "oyez"
