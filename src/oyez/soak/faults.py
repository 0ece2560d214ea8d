"""Faults in the middle of games: the rest plays on, nothing acknowledged is lost, the cause is in the log."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic, sleep
from typing import Any, Final, NamedTuple, final

from oyez.soak.clients import Clients, Played, together
from oyez.soak.misbehaving import never_read, only_noise
from oyez.soak.trial import Findings, Plan, Say, Site, prove

PATIENCE: Final = 20.0  # seconds until tables go on after a fault
RATE: Final = 60.0  # choices a second, so that there is something to interrupt
DROPPED: Final = "dropped a connection that does not read"
ROOM: Final = 4096  # bytes of a file on a disk that is full


class Lengths(NamedTuple):
    """How much of each fault; less in tests."""

    kills: int = 10
    away: float = 10.0  # seconds without the database
    full: float = 10.0  # seconds without room on the disk
    noise: float = 10.0  # seconds
    deaf: bool = True  # it takes a while until all buffers in between are full


@final
class Trouble:
    """What is done to a site while people play, and what came of it."""

    def __init__(self, site: Site, say: Say, lengths: Lengths) -> None:
        self._site: Final = site
        self._say: Final = say
        self._lengths: Final = lengths
        self._chance: Final = Random(1429)
        self.facts: Final[dict[str, Any]] = {}
        self.wrong: Final[list[str]] = []

    def make(self) -> None:
        self._goes_on("before anything happened")
        self._one("servers killed", self._kill)
        if self._site.has_cluster:
            self._one("seconds without the database", self._take_database, "cannot")
        elif sys.platform == "linux":
            self._one("seconds with a full disk", self._fill_disk, "cannot store")
        if self._lengths.deaf:
            self._one("who never reads is dropped", self._deafen)
        self._one("who sends noise is cut off, times", self._make_noise)

    def _one(self, name: str, do: Callable[[], Any], cause: str = "") -> None:
        self._say(name, 0)
        self.facts[name] = do()
        self._goes_on(name)
        if cause and not any(cause in server.log for server in self._site.servers):
            self.wrong.append(f"{name}: the cause is in no log")

    def _goes_on(self, after: str) -> None:
        evidence = self._site.evidence()
        try:
            before, until = evidence.entries(), monotonic() + PATIENCE
            while evidence.entries() < before + 10:
                if monotonic() > until:
                    self.wrong.append(f"{after}: the tables do not go on")
                    return
                sleep(0.1)
        finally:
            evidence.close()

    def _kill(self) -> int:
        for _ in range(self._lengths.kills):
            sleep(self._chance.uniform(0.2, 1.5))
            server = self._chance.choice(self._site.servers)
            server.kill()
            server.start()
            self._goes_on("a server was killed")
        return self._lengths.kills

    def _take_database(self) -> float:
        self._site.cluster.stop()
        try:
            sleep(self._lengths.away)
        finally:
            self._site.cluster.start()
        return self._lengths.away

    def _fill_disk(self) -> float:
        with full_disk(self._site.servers[0].pid):
            sleep(self._lengths.full)
        return self._lengths.full

    def _deafen(self) -> bool:
        server = self._site.servers[0]
        dropped = asyncio.run(never_read(server.port, lambda: DROPPED in server.log))
        if not dropped:
            self.wrong.append("who never reads is not dropped")
        return dropped

    def _make_noise(self) -> int:
        ended = asyncio.run(only_noise(self._site.ports[-1], self._lengths.noise))
        if not ended:
            self.wrong.append("who sends nothing but noise is not cut off")
        return ended


@contextmanager
def full_disk(pid: int) -> Iterator[None]:
    """No file of the process may grow: every write fails as on a disk without room, and needs no rights to arrange."""
    import resource

    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (ROOM, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def faults_of(plan: Plan, say: Say, lengths: Lengths | None = None) -> tuple[list[str], dict[str, Any]]:
    """All faults, one after the other, in games that are being played; returns what was wrong, and figures."""
    site = Site(plan.processes, plan.database)
    clients = None
    try:
        clients = Clients(plan.clients, plan.tables, site.ports, tolerant=True, deflate=False)
        clients.ask("make")
        clients.ask("sit")
        trouble = Trouble(site, say, lengths or Lengths())
        with playing(clients, min(plan.rate, RATE) / plan.clients) as played:
            trouble.make()
        found = Findings(played=together(played))
        clients.ask("rest")
        clients.ask("leave")
        prove(site, clients, found, say)
    finally:
        if clients is not None:
            clients.end()
        site.close()
    figures = {
        "tables": plan.tables,
        "choices of people": found.played.made,
        "refused or interrupted, and tried again": found.played.crossed,
        "entries in the logs, with those of bots": found.entries,
        "finished games, replayed to their digests": found.finished,
    }
    return trouble.wrong + found.wrong, {**trouble.facts, **figures}


@contextmanager
def playing(clients: Clients, rate: float) -> Iterator[list[Played]]:
    """People play until the block is left; then the list holds what they measured."""
    played: list[Played] = []
    thread = threading.Thread(target=lambda: played.extend(clients.ask("play", 3600, rate)), daemon=True)
    thread.start()
    try:
        yield played
    finally:
        clients.interrupt()
        thread.join()
