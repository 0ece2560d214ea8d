"""Client processes: each holds its share of the tables and does what it is told over a pipe."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any, Final, NamedTuple, final

from oyez.soak.crowd import Crowd
from oyez.soak.servers import CannotSoak

PATIENCE: Final = 120.0  # seconds for anything but playing


class Played(NamedTuple):
    """What one client measured."""

    made: int
    seconds: float
    latencies: list[float]
    errors: dict[str, int]
    crossed: int


class Share(NamedTuple):
    ports: list[int]
    tables: int
    seed: int
    tolerant: bool
    deflate: bool


@final
class Clients:
    """All of them, from where they are told what to do."""

    def __init__(self, many: int, tables: int, ports: list[int], *, tolerant: bool, deflate: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: Final[list[Connection]] = []
        self._processes: Final[list[Any]] = []
        for number in range(many):
            ours, theirs = context.Pipe()
            share = Share(ports, len(range(number, tables, many)), 1429 + number, tolerant, deflate)
            process = context.Process(target=run, args=(theirs, share), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def ask(self, what: str, *values: float, heard: Callable[[int], None] | None = None) -> list[Any]:
        """Tell all of them to do something and wait for the answers; `heard` gets the choices made so far.

        Ctrl+C ends it early, and in good order.
        """
        for pipe in self._pipes:
            pipe.send((what, values))
        answers: dict[Connection, Any] = {}
        made: dict[Connection, int] = {}
        until = perf_counter() + PATIENCE + sum(values[:1])
        while len(answers) < len(self._pipes):
            try:
                self._hear(answers, made, until)
            except KeyboardInterrupt:
                self.interrupt()
            if heard is not None:
                heard(sum(made.values()))
        return [answers[pipe] for pipe in self._pipes]

    def _hear(self, answers: dict[Connection, Any], made: dict[Connection, int], until: float) -> None:
        for pipe in wait([pipe for pipe in self._pipes if pipe not in answers], timeout=0.5):
            assert isinstance(pipe, Connection)
            try:
                kind, value = pipe.recv()
            except EOFError:
                raise CannotSoak("a client process has failed; see what it printed above") from None
            if kind == "failed":
                raise CannotSoak(f"a client failed: {value}")
            if kind == "made":
                made[pipe] = value
            else:
                answers[pipe] = value
        if perf_counter() > until:
            raise CannotSoak("a client process does not answer")

    def interrupt(self) -> None:
        for pipe in self._pipes:
            pipe.send(("enough", ()))

    def end(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()


def run(pipe: Connection, share: Share) -> None:
    """The life of a client process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(
        5_000, 20, 2**30
    )  # a clock must not stop: searching through all that was said takes a while
    try:
        import uvloop
    except ImportError:
        asyncio.run(_obey(pipe, share))
    else:
        uvloop.run(_obey(pipe, share))


async def _obey(pipe: Connection, share: Share) -> None:
    crowd = Crowd(share.ports, share.seed, tolerant=share.tolerant, deflate=share.deflate)
    told: asyncio.Queue[tuple[str, tuple[Any, ...]]] = asyncio.Queue()

    def heard(message: tuple[str, tuple[Any, ...]]) -> None:
        if message[0] in ("enough", "end"):
            crowd.enough = True
        if message[0] != "enough":
            told.put_nowait(message)

    async def hear() -> None:
        """In a thread: the event loop would make the pipe one that refuses answers larger than its buffer."""
        while True:
            try:
                heard(await asyncio.to_thread(pipe.recv))
            except (EOFError, OSError):
                heard(("end", ()))
                return

    hearing = asyncio.create_task(hear())
    while (message := await told.get())[0] != "end":
        try:
            pipe.send(("done", await _do(crowd, share, pipe, *message)))
        except BrokenPipeError:
            return
        except Exception as error:
            pipe.send(("failed", f"{type(error).__name__}: {error}"))
            raise
    await hearing


async def _do(crowd: Crowd, share: Share, pipe: Connection, what: str, values: tuple[Any, ...]) -> Any:
    match what:
        case "make":
            await crowd.make(share.tables)
        case "sit":
            await crowd.sit()
        case "play":
            return await _play(crowd, pipe, *values)
        case "rest":
            await crowd.rest()
        case "leave":
            await crowd.leave()
        case "look again":
            return await crowd.look_again()
        case "tell":
            return crowd.witnesses()
    return None


async def _play(crowd: Crowd, pipe: Connection, seconds: float, rate: float) -> Played:
    async def report() -> None:
        while True:
            await asyncio.sleep(0.5)
            pipe.send(("made", crowd.made))

    reporting = asyncio.create_task(report())
    began = perf_counter()
    try:
        await crowd.play(seconds, rate)
    finally:
        reporting.cancel()
    return Played(
        crowd.made, perf_counter() - began, list(crowd.latencies), dict(crowd.errors), crowd.crossed
    )


def together(played: list[Played]) -> Played:
    """What all clients measured, as one."""
    errors: Counter[str] = Counter()
    for one in played:
        errors.update(one.errors)
    return Played(
        sum(one.made for one in played),
        max(one.seconds for one in played),
        sorted(value for one in played for value in one.latencies),
        dict(errors),
        sum(one.crossed for one in played),
    )
