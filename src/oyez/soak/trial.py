"""One soak: servers, tables, people at a rate, and the proof at the end that nothing was lost."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep
from typing import Final, final

from oyez.games import GAMES
from oyez.server.tables.rooms import STOOD_STILL
from oyez.soak.clients import Clients, Played, together
from oyez.soak.crowd import Witness
from oyez.soak.evidence import Evidence, record_fault
from oyez.soak.machine import times
from oyez.soak.postgres import Cluster
from oyez.soak.servers import Server, Serving

SETTLE: Final = 0.3  # seconds before the memory is read
KB: Final = 1000
NOTHING: Final = Played(0, 0.0, [], {}, 0)


@dataclass(frozen=True)
class Plan:
    """What is asked for."""

    tables: int = 500
    seconds: float = 300
    rate: float = 300
    processes: int = 1
    clients: int = 1
    database: str | None = None  # None: SQLite
    deflate: bool = False  # compressed, as browsers ask for it


@dataclass
class Findings:
    """What was measured, and what was wrong."""

    played: Played = NOTHING
    memory: dict[str, float] = field(default_factory=dict)  # kB
    effort: float = 0.0  # milliseconds of a processor for an entry of a log
    stolen: float = 0.0  # per cent of the machine's time that its host gave to others
    connections: int = 0
    entries: int = 0
    finished: int = 0
    wrong: list[str] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """Milliseconds from sending a choice to the last seat's receipt of the position that contains it."""
        values = self.played.latencies
        return values[min(len(values) - 1, int(len(values) * share))] * 1000 if values else 0.0

    @property
    def rate(self) -> float:
        return self.played.made / self.played.seconds if self.played.seconds else 0.0


Say = Callable[[str, int], None]  # what is being done, how many choices were made


@final
class Site:
    """The servers of a soak on their database, in a folder that goes with them."""

    def __init__(self, processes: int, database: str | None, serving: Serving | None = None) -> None:
        self.folder: Final = Path(tempfile.mkdtemp(prefix="oyez-soak-"))
        self._cluster: Final = Cluster(safe=True) if database == "postgresql" else None
        self.database: Final = self._cluster.new() if self._cluster else database
        self.servers: Final[list[Server]] = []
        try:
            for _ in range(processes):
                self.servers.append(Server(self.folder, self.database, serving=serving))
        except BaseException:
            self.close()
            raise

    @property
    def cluster(self) -> Cluster:
        assert self._cluster is not None, "only a PostgreSQL of our own can be stopped"
        return self._cluster

    @property
    def has_cluster(self) -> bool:
        return self._cluster is not None

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    def memory(self) -> float:
        """kB of all servers."""
        sleep(SETTLE)
        return sum(server.memory() for server in self.servers) / KB

    def effort(self) -> float:
        """Seconds of processors that all servers have taken."""
        return sum(server.effort() for server in self.servers)

    def entries(self) -> int:
        evidence = self.evidence()
        try:
            return evidence.entries()
        finally:
            evidence.close()

    def restart(self) -> None:
        for server in self.servers:
            server.stop()
        for server in self.servers:
            server.start()

    def evidence(self) -> Evidence:
        return Evidence(self.folder, self.database)

    def complaints(self) -> list[str]:
        """What no log may hold, whatever happens."""
        return [
            f"the log of server {number} has {name}: {server.log[-2000:]}"
            for number, server in enumerate(self.servers)
            for name, words in (("a traceback", "Traceback"), ("a standstill", STOOD_STILL))
            if words in server.log
        ]

    def close(self) -> None:
        for server in self.servers:
            server.stop()
        if self._cluster is not None:
            self._cluster.remove()
        shutil.rmtree(self.folder, ignore_errors=True)


def soak(plan: Plan, say: Say) -> Findings:
    """The whole trial. Ctrl+C ends the playing, and what was played until then is proven."""
    say("starting", 0)
    site = Site(plan.processes, plan.database)
    found = Findings()
    clients = None
    try:
        clients = Clients(plan.clients, plan.tables, site.ports, tolerant=False, deflate=plan.deflate)
        measure(plan, site, clients, found, say)
        prove(site, clients, found, say)
    finally:
        if clients is not None:
            clients.end()
        site.close()
    return found


def measure(plan: Plan, site: Site, clients: Clients, found: Findings, say: Say) -> None:
    """Play, with a look at the memory at every stage."""
    memory = found.memory
    for server in site.servers:
        for game in GAMES:
            server.get(f"/api/v1/games/{game}")  # what every first visitor makes the server load
    start = site.memory()
    say("making tables", 0)
    clients.ask("make")
    made = site.memory()
    say("sitting down", 0)
    clients.ask("sit")
    held = site.memory()
    say("playing", 0)
    heard = lambda made: say("playing", made)  # noqa: E731
    effort, before, at = site.effort(), site.entries(), times()
    found.played = together(clients.ask("play", plan.seconds, plan.rate / plan.clients, heard=heard))
    found.effort = (site.effort() - effort) * 1000 / max(1, site.entries() - before)
    found.stolen = times().stolen_since(at)
    active = site.memory()
    say("coming to rest", found.played.made)
    clients.ask("rest")
    clients.ask("leave")
    memory["servers at the start"] = start
    memory["servers at the end"] = active
    memory["an idle table that nobody holds"] = (made - start) / plan.tables
    memory["an idle table, all seats connected"] = (held - made) / plan.tables
    memory["an active table"] = (active - made) / plan.tables


def prove(site: Site, clients: Clients, found: Findings, say: Say) -> None:
    """Everything is loaded anew, and compared with what people know."""
    made = found.played.made
    say("loading everything anew", made)
    site.restart()
    start = site.memory()
    found.wrong += [fault for faults in clients.ask("look again") for fault in faults]
    held = site.memory()
    clients.ask("leave")
    told: list[Witness] = [one for some in clients.ask("tell") for one in some]
    found.memory["a played table, all seats connected"] = (held - start) / max(1, len(told))
    evidence = site.evidence()
    try:
        found.entries = evidence.entries()
        found.wrong += evidence.faults(told)
    finally:
        evidence.close()
    over = [one for one in told if one.is_over]
    for number, one in enumerate(over):
        say(f"replaying games ({number} of {len(over)})", made)
        fault = record_fault(one.id, site.servers[0].get(f"/api/v1/tables/{one.id}/record"))
        found.wrong += [fault] if fault else []
    found.finished = len(over)
    found.connections = sum(len(one.chosen) for one in told)
    found.wrong += [f"{count} times: {error}" for error, count in found.played.errors.items()]
    found.wrong += site.complaints()
