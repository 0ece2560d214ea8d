"""Games as tables for learners: one row per decision, made by going through records again. See docs/dataset.md."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from oyez.engine.game import BadOptions
from oyez.engine.kernel import Decision, Seat, State, initiatives, play
from oyez.engine.record import Play, Record
from oyez.env.agreement import Agreement
from oyez.env.contest import Mask, mask_of
from oyez.env.observation import Vector
from oyez.env.versions import environment

FORMAT: Final = "1"
PARQUET: Final = (".parquet",)
ARROW: Final = (".arrow", ".feather")


@dataclass(frozen=True)
class Row:
    """One decision: who was asked what, what it saw, what it might do, what it did."""

    step: int
    seat: Seat
    prompt: str
    observation: Vector
    mask: Mask
    action: int
    text: str
    initiative: bool  # an act that nobody asked for; the mask then shows the initiatives too


def rows(agreement: Agreement, record: Record) -> Iterator[Row]:
    """The decisions of a recorded game in their order. The record must replay."""
    game = agreement.game
    g: State = game.setup(agreement.rules, record.seed, list(record.opening))
    for step, done in enumerate(record.plays):
        decision = _decision(g, done)
        asked = decision is not None and done.action in decision.options
        options = () if decision is None else decision.options
        legal = options if asked else (*options, *initiatives(g, done.seat))
        prompt = "" if decision is None else decision.prompt.name
        yield Row(
            step=step,
            seat=done.seat,
            prompt=prompt,
            observation=agreement.observe(g, done.seat, prompt),
            mask=mask_of(agreement, legal),
            action=done.action.id,
            text=done.action.text,
            initiative=not asked,
        )
        g.forced.extend(done.chances)
        play(g, done.seat, done.action)


def _decision(g: State, done: Play) -> Decision | None:
    """The question that a play answers, or that stands open to a seat which acts on its own."""
    return next((decision for decision in g.pending if decision.seat == done.seat), None)


def table_schema(agreement: Agreement) -> pa.Schema:
    """The columns; what is needed to read them stands in the metadata of the file itself."""
    fields = [
        {
            "name": field.name,
            "start": field.start,
            "shape": list(field.shape),
            "low": field.low,
            "high": field.high,
            "usual": field.usual,
            "meaning": field.meaning,
        }
        for field in agreement.encoder.schema.fields
    ]
    about = {
        "oyez.format": FORMAT,
        "oyez.game": agreement.game.name,
        "oyez.environment": environment(agreement.game.name, agreement.version),
        "oyez.version": agreement.game.version,
        "oyez.seats": str(agreement.seats),
        "oyez.options": json.dumps(dict(agreement.rules.options)),
        "oyez.fields": json.dumps(fields),
        "oyez.actions": json.dumps([action.text for action in agreement.actions]),
    }
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("prompt", pa.string()),
            ("observation", pa.list_(pa.int16(), agreement.encoder.schema.size)),
            ("mask", pa.list_(pa.bool_(), len(agreement.actions))),
            ("action", pa.int16()),
            ("action_text", pa.string()),
            ("initiative", pa.bool_()),
            ("result", pa.float32()),
        ],
        metadata=about,
    )


def table_of(agreement: Agreement, number: int, record: Record, winners: tuple[Seat, ...]) -> pa.Table:
    """One game; `result` is the share of the victory that the acting seat had in the end."""
    found = list(rows(agreement, record))
    observations = np.concatenate([row.observation for row in found])
    masks = np.concatenate([row.mask for row in found]).astype(np.bool_)
    schema = table_schema(agreement)
    columns = [
        pa.array([number] * len(found), pa.int32()),
        pa.array([row.step for row in found], pa.int32()),
        pa.array([row.seat for row in found], pa.int8()),
        pa.array([record.names[row.seat] for row in found], pa.string()),
        pa.array([row.prompt for row in found], pa.string()),
        pa.FixedSizeListArray.from_arrays(pa.array(observations), agreement.encoder.schema.size),
        pa.FixedSizeListArray.from_arrays(pa.array(masks), len(agreement.actions)),
        pa.array([row.action for row in found], pa.int16()),
        pa.array([row.text for row in found], pa.string()),
        pa.array([row.initiative for row in found], pa.bool_()),
        pa.array([(row.seat in winners) / len(winners) for row in found], pa.float32()),
    ]
    return pa.Table.from_arrays(columns, schema=schema)


def check_table_path(path: Path) -> None:
    """Refuse before the first game is played, not after the last."""
    if path.suffix not in PARQUET + ARROW:
        raise BadOptions(
            f"{path}: a table ends in {', '.join(PARQUET + ARROW)}; its ending says which kind it is"
        )
    if path.is_dir():
        raise BadOptions(f"{path} is a folder; name a file in it")


class TableFile:
    """A Parquet or Arrow file filled game by game. It takes its name when it is closed: nobody reads half a table."""

    def __init__(self, path: Path, agreement: Agreement) -> None:
        check_table_path(path)
        self._agreement: Final = agreement
        self._path: Final = path
        self._draft: Final = path.with_name(f".{path.name}.{os.getpid()}")
        schema = table_schema(agreement)
        self._writer: Any
        if path.suffix in PARQUET:
            self._writer = pq.ParquetWriter(self._draft, schema, compression="zstd")
        else:
            options = pa.ipc.IpcWriteOptions(compression="zstd")
            self._writer = pa.ipc.new_file(self._draft, schema, options=options)

    def add(self, number: int, record: Record, winners: tuple[Seat, ...]) -> None:
        self._writer.write_table(table_of(self._agreement, number, record, winners))

    def __enter__(self) -> TableFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._writer.close()
            if kind is None:
                self._draft.replace(self._path)
        finally:
            self._draft.unlink(missing_ok=True)  # a whole table has its own name by now
