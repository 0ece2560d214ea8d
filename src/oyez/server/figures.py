"""Figures for whoever runs the server, in the format of Prometheus. No table, seat or person is named in them.

They belong to the process, as the memory and the processor do. Answers to secret questions are not counted, but what
is counted at once the others may learn of only after a silence: see routes/operation.py for who may read them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.samples import Sample

from oyez.server.storage.stored import Entry

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
PATIENT: Final = (0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

TABLES: Final = Gauge(
    "oyez_tables",
    "Tables in the database; archived ones count as nothing else.",
    ["status"],
    registry=REGISTRY,
)
ARCHIVED: Final = Counter(
    "oyez_tables_archived", "Tables that were archived because nobody came to them.", registry=REGISTRY
)
HELD: Final = Gauge("oyez_tables_in_memory", "Tables that somebody holds.", registry=REGISTRY)
CONNECTIONS: Final = Gauge(
    "oyez_connections", "WebSockets of seats and spectators.", ["role"], registry=REGISTRY
)
PLAYS: Final = Counter(
    "oyez_plays", "Choices and undos that were stored.", ["kind", "author"], registry=REGISTRY
)
LATENCY: Final = Histogram(
    "oyez_play_seconds",
    "From the receipt of a choice until it was stored and told to everybody.",
    ["author"],
    buckets=QUICK,
    registry=REGISTRY,
)
THINKING: Final = Histogram(
    "oyez_bot_seconds", "How long bots thought.", ["bot"], buckets=PATIENT, registry=REGISTRY
)
WAITING: Final = Histogram(
    "oyez_search_wait_seconds",
    "How long a search waited for its turn, at tables with people and at those of bots alone.",
    ["tables"],
    buckets=PATIENT,
    registry=REGISTRY,
)
ERRORS: Final = Counter("oyez_errors", "Refusals and failures by code.", ["side", "code"], registry=REGISTRY)
SOCKETS: Final = Gauge(
    "oyez_sockets",
    "Open connections: waiting, resting and busy ones speak HTTP, joining, watching and seated ones are WebSockets.",
    ["state"],
    registry=REGISTRY,
)
SOCKETS_ALLOWED: Final = Gauge(
    "oyez_sockets_allowed", "How many connections there is room for.", registry=REGISTRY
)
CLOSED: Final = Counter(
    "oyez_sockets_closed",
    "Connections closed for others (address, room) or because they were too slow (header, body, reading).",
    ["reason"],
    registry=REGISTRY,
)
REQUESTS: Final = Counter("oyez_requests", "HTTP answers.", ["method", "status"], registry=REGISTRY)


def entered(entry: Entry, author: str, seconds: float) -> None:
    """A choice was stored and told; one that nobody may notice is not counted."""
    if entry.kind in ("play", "undo"):
        _plays(entry.kind, author).inc()
        _latency(author).observe(seconds)


# Looking a figure up by its labels takes longer than counting it.
@cache
def _plays(kind: str, author: str) -> Counter:
    return PLAYS.labels(kind, author)


@cache
def _latency(author: str) -> Histogram:
    return LATENCY.labels(author)


def entries() -> int:
    """How many choices and undos were stored since the start; secret ones do not count."""
    return int(sum(one.value for one in _samples(PLAYS) if one.name.endswith("_total")))


def open_sockets() -> int:
    return int(sum(one.value for one in _samples(SOCKETS)))


def _samples(figure: Counter | Gauge) -> list[Sample]:
    return [sample for metric in figure.collect() for sample in metric.samples]


def page(by_status: dict[str, int], held: int) -> bytes:
    """All figures as text."""
    for status in ("open", "playing", "over", "archived"):
        TABLES.labels(status).set(by_status.get(status, 0))
    HELD.set(held)
    return generate_latest(REGISTRY)
