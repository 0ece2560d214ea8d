"""Who plays the games of a tournament: this process, several of this machine, or a Ray cluster.

Every crew yields the same results for the same games, in the order in which they are finished.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final

from oyez.arena.selfplay import Result
from oyez.arena.series import LostWorker
from oyez.arena.tournament import Tournament, play_index
from oyez.arena.workers import dismiss, hire

AHEAD: Final = 2  # games per worker that wait their turn, so that nobody idles
PATIENCE: Final = 3.0  # seconds for a cluster to answer
LOCAL: Final = "local"  # instead of an address: a Ray of one's own, on this machine
CLIENT: Final = "ray://"
CLIENT_PORT: Final = 10001


class NoCluster(RuntimeError):
    """The cluster cannot be used; the message says why and what to do."""


def play_here(tournament: Tournament, indices: Iterable[int], processes: int) -> Generator[Result]:
    """On this machine. Stop iterating to stop playing."""
    if processes <= 1:
        for index in indices:
            yield play_index(tournament, index)
        return
    pool = hire(processes)
    left = iter(indices)
    waiting: set[Future[Result]] = set()
    try:
        while True:
            for index in islice(left, processes * AHEAD - len(waiting)):
                waiting.add(pool.submit(play_index, tournament, index))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool as reason:
        raise LostWorker from reason
    finally:
        dismiss(pool, idle=not waiting)


def check_cluster(address: str) -> None:
    """NoCluster at once if nobody listens there or Ray is not installed."""
    if address != LOCAL:
        _check_address(address)
    try:
        import ray  # noqa: F401
    except ModuleNotFoundError as missing:
        raise NoCluster(
            'a cluster needs Ray, which is not installed: run `make ray` in a checkout, or pip install "oyez[ray]"'
        ) from missing


def _check_address(address: str) -> None:
    host, colon, port = address.removeprefix(CLIENT).partition(":")
    if not host or (colon and not port.isdigit()) or (not colon and not address.startswith(CLIENT)):
        raise NoCluster(
            f"{address!r} is no address of a cluster; write ray://HOST:10001, HOST:PORT, or {LOCAL}"
        )
    try:
        socket.create_connection((host, int(port or CLIENT_PORT)), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError) as reason:
        raise NoCluster(
            f"no cluster answers at {address} ({reason}); check the address or start it"
        ) from reason


def play_on_cluster(
    tournament: Tournament, indices: Iterable[int], address: str, workers: int
) -> Generator[Result]:
    """On a Ray cluster, whose machines need this package installed; `workers` only counts for a local one."""
    import ray

    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "error", "include_dashboard": False}
    if address == LOCAL:
        options["num_cpus"] = workers
        # Ray would have its workers wait for everything else on the machine; processes of our own do not, either.
        os.environ.setdefault("RAY_worker_niceness", "0")
    else:
        options = {**options, "address": address}
        del options["include_dashboard"]
    try:
        ray.init(**options)
    except Exception as reason:
        raise NoCluster(f"the cluster at {address} cannot be used: {reason}") from reason
    try:
        yield from _play_on_ray(tournament, indices)
    except ray.exceptions.RayError as reason:
        raise NoCluster(f"the cluster at {address} failed: {reason}") from reason
    finally:
        ray.shutdown()


def _play_on_ray(tournament: Tournament, indices: Iterable[int]) -> Generator[Result]:
    import ray

    remote = ray.remote(play_index)
    shared = ray.put(tournament)
    width = max(2, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
    left = iter(indices)
    waiting: list[Any] = []
    while True:
        waiting += [remote.remote(shared, index) for index in islice(left, width - len(waiting))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        for reference in done:
            yield ray.get(reference)
