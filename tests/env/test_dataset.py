"""`oyez record`: the table, the records beside it, and wrong input."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from oyez.arena import LostWorker, Pairing, play_game
from oyez.cli.errors import Refused
from oyez.cli.main import run
from oyez.cli.record import _check_records
from oyez.cli.records import read_record
from oyez.engine.game import BadOptions
from oyez.engine.record import replay
from oyez.env.agreement import agree
from oyez.env.dataset import TableFile, check_table_path, rows


class Said(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def oyez(folder: Path, *words: str) -> Said:
    """The command, in this process; the pages of the tutorial start it as a process of its own."""
    out, errors, code = StringIO(), StringIO(), 0
    with (
        patch.object(sys, "argv", ["oyez", *words]),
        chdir(folder),
        redirect_stdout(out),
        redirect_stderr(errors),
    ):
        try:
            run()
        except SystemExit as end:
            code = int(end.code or 0)
    return Said(code, out.getvalue(), errors.getvalue())


def written(folder: Path, game: str, file: str, *more: str) -> pa.Table:
    done = oyez(folder, "record", game, "--games", "2", "--players", "3", "--out", file, *more)
    assert done.returncode == 0, done.stderr
    assert "2 games, " in done.stdout
    if file.endswith(".parquet"):
        return pq.read_table(folder / file)
    with pa.ipc.open_file(folder / file) as source:
        return source.read_all()


@pytest.mark.parametrize(
    ("game", "file", "more"),
    [
        ("middle-ages", "games.parquet", ("--bots", "greedy,random")),
        ("fief", "games.arrow", ("--bots", "random", "--option", "round_limit=4", "--seed", "2")),
    ],
)
def test_a_table_agrees_with_its_records(tmp_path: Path, game: str, file: str, more: tuple[str, ...]) -> None:
    table = written(tmp_path, game, file, *more)
    records = [read_record(path) for path in sorted((tmp_path / "games-records").iterdir())]
    plays = [(number, play) for number, record in enumerate(records) for play in record.plays]
    assert table["game"].to_pylist() == [number for number, _ in plays]
    assert table["seat"].to_pylist() == [play.seat for _, play in plays]
    assert table["action_text"].to_pylist() == [play.action.text for _, play in plays]
    assert table["bot"].to_pylist() == [records[number].names[play.seat] for number, play in plays]
    winners = [replay(record).winners for record in records]
    results = [(play.seat in winners[number]) / len(winners[number]) for number, play in plays]
    assert table["result"].to_pylist() == pytest.approx(results)
    masks = table["mask"].combine_chunks().flatten().to_numpy(zero_copy_only=False).reshape(len(plays), -1)
    assert masks[np.arange(len(plays)), table["action"].to_numpy()].all()


def test_the_file_tells_how_to_read_it(tmp_path: Path) -> None:
    table = written(tmp_path, "middle-ages", "games.parquet")
    about = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert (about["oyez.format"], about["oyez.game"], about["oyez.seats"]) == ("1", "middle-ages", "3")
    fields = {field["name"]: field for field in json.loads(about["oyez.fields"])}
    size = table.schema.field("observation").type.list_size
    seen = table["observation"].combine_chunks().flatten().to_numpy().reshape(-1, size)
    assert seen[:, fields["round"]["start"]].max() == 16
    actions = json.loads(about["oyez.actions"])
    assert [actions[number] for number in table["action"].to_pylist()] == table["action_text"].to_pylist()


def test_initiatives_are_marked_and_part_of_their_mask(tmp_path: Path) -> None:
    options = ("--bots", "random", "--option", "round_limit=6", "--seed", "1")
    table = written(tmp_path, "fief", "games.parquet", *options)
    assert True in table["initiative"].to_pylist()


def test_rows_are_those_of_the_environment(tmp_path: Path) -> None:
    written(tmp_path, "middle-ages", "games.parquet")
    record = read_record(next((tmp_path / "games-records").iterdir()))
    agreement = agree("middle-ages", 3)
    state = agreement.game.setup(agreement.rules, record.seed, list(record.opening))
    first = next(rows(agreement, record))
    seat = state.pending[0].seat
    view = agreement.game.view(state, seat)
    expected = agreement.encoder.encode(view, seat, state.pending[0].prompt.name)
    assert np.array_equal(first.observation, expected)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("fief --out games.csv", "a table ends in .parquet, .arrow, .feather"),
        ("fief --bots nobody --out games.parquet", "no bot called 'nobody'"),
        ("chess --out games.parquet", "no game called 'chess'"),
        ("fief --option colour=red --out games.parquet", "no flag or option 'colour'"),
    ],
)
def test_wrong_input_writes_nothing(tmp_path: Path, words: str, message: str) -> None:
    done = oyez(tmp_path, "record", *words.split())
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_folder_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "games.parquet").mkdir()
    done = oyez(tmp_path, "record", "middle-ages", "--out", "games.parquet")
    assert done.returncode == 2
    assert "games.parquet is a folder; name a file in it" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


@pytest.mark.parametrize(
    "second",
    [
        "--seed 9 --out games.parquet",
        "--games 1 --out games.parquet",
        "--seed 9 --out games.arrow",  # whose records would go to the same folder
        "--bots greedy --out games.parquet",  # whose records would have the same names
        "--option allow_debt=yes --out games.parquet",
    ],
)
def test_records_of_two_series_are_never_mixed(tmp_path: Path, second: str) -> None:
    written(tmp_path, "middle-ages", "games.parquet", "--bots", "random")
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    command = f"record middle-ages --players 3 --bots random --games 2 {second}"
    done = oyez(tmp_path, *command.split())
    assert done.returncode == 2
    assert "games-records holds records of other games, such as middle-ages-1-0000" in done.stderr
    assert {path.name: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before
    written(tmp_path, "middle-ages", "games.parquet", "--bots", "random")  # the same series anew


def test_records_are_told_apart_without_a_list_of_all_games(tmp_path: Path) -> None:
    """Nobody could keep one of so many."""
    pairing = Pairing("middle-ages", ("random",) * 2, 1, keep_record=True)
    (tmp_path / "middle-ages-1-00007.oyez").write_text(play_game(pairing, 7).record)
    _check_records(tmp_path, pairing, 10**18, {})
    for name in ("middle-ages-1-7.oyez", "middle-ages-2-00007.oyez", "middle-ages.oyez", "x-1-00007.oyez"):
        (tmp_path / name).write_text("")
        with pytest.raises(Refused, match=f"such as {name}"):
            _check_records(tmp_path, pairing, 10**18, {})
        (tmp_path / name).unlink()
    with pytest.raises(Refused, match="records of other games"):
        _check_records(tmp_path, pairing, 7, {})


def test_a_file_in_the_place_of_the_records_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games-records").touch()
    done = oyez(tmp_path, "record", "middle-ages", "--out", "games.parquet")
    assert done.returncode == 2
    assert "games-records is a file, and records would go there" in done.stderr


@pytest.mark.parametrize("file", ["games.parquet", "games.arrow"])
def test_a_full_disk_is_named_and_what_was_played_is_kept(tmp_path: Path, file: str) -> None:
    """Here a file may not grow beyond some kilobytes; records are smaller, tables are not."""
    limited = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000)); "
        "from oyez.cli.main import run; run()"
    )
    words = ["record", "middle-ages", "--bots", "random", "--games", "30", "--out", file]
    done = subprocess.run(
        [sys.executable, "-c", limited, *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert f"{file} cannot be written: file too large; the games so far are in games-records" in done.stderr
    assert "Traceback" not in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["games-records"]
    assert list((tmp_path / "games-records").iterdir())


def test_without_a_finished_game_there_is_nothing(tmp_path: Path) -> None:
    with patch("oyez.arena.play_series", side_effect=stopped):
        done = oyez(tmp_path, "record", "middle-ages", "--out", "games.parquet")
    assert done.returncode == 2
    assert "stopped before the first game was over; nothing is written" in done.stderr
    assert not list(tmp_path.iterdir())


def stopped(*_: object) -> Iterator[object]:
    """Ctrl-C at once."""
    yield from ()
    raise KeyboardInterrupt


def test_a_lost_worker_is_told_and_ends_with_an_error_but_costs_no_game(tmp_path: Path) -> None:
    with patch("oyez.arena.play_series", side_effect=lost):
        done = oyez(tmp_path, "record", "middle-ages", "--bots", "random", "--out", "games.parquet")
    assert done.returncode == 2
    assert "stopped after 1 of 100 games: a process that played was ended" in done.stderr
    assert "1 game, " in done.stdout
    assert set(pq.read_table(tmp_path / "games.parquet")["game"].to_pylist()) == {0}


def lost(pairing: Pairing, *_: object) -> Iterator[object]:
    yield play_game(pairing, 0)
    raise LostWorker


def test_a_table_that_failed_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), TableFile(tmp_path / "games.parquet", agree("middle-ages")):
        raise RuntimeError
    assert not list(tmp_path.iterdir())
    with pytest.raises(BadOptions, match="its ending says which kind"):
        check_table_path(Path("games"))
