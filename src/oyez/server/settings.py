"""Where the server keeps its games, and how patient it is."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

Pace = Literal["quick", "calm", "slow"]
Metrics = Literal["local", "all", "off"]

# Seconds between two choices of bots, so that people can follow.
PACES: Final[Mapping[Pace, float]] = {"quick": 0.3, "calm": 1.0, "slow": 2.5}
DATABASE: Final = "oyez.db"
PAGE: Final = Path(__file__).parent / "page"  # the browser client, made by the web build


@dataclass(frozen=True)
class Settings:
    """What one server runs with; the limits are generous to people and tight to noise."""

    data: Path
    page: Path = PAGE
    paces: Mapping[Pace, float] = field(default_factory=lambda: PACES)
    second: float = 1.0  # how long a second of silence or of talk lasts; less in tests
    bot_patience: float = 30.0  # seconds a bot may think before its first legal option is taken
    sit_patience: float = 10.0  # seconds a connection may stay silent before it sits or watches
    body_limit: int = 64 * 1024  # bytes of a request
    message_limit: int = 4 * 1024  # characters of a WebSocket message
    outbox: int = 256  # messages that may wait for a slow reader
    burst: int = 100  # messages a connection may send at once
    refill: float = 50.0  # messages a second it may send for ever
    lines: int = 20  # of talk that a seat may say in a minute
    metrics: Metrics = "local"  # who may read the figures: this machine, everybody, nobody
    busy_timeout: float = 5.0  # seconds to wait for a locked database

    @property
    def database(self) -> Path:
        return self.data / DATABASE


def without_pauses(pace: float = 0.0) -> dict[Pace, float]:
    """Every table at the same pace, whatever was chosen for it."""
    return dict.fromkeys(PACES, pace)


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
