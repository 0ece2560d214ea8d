"""`oyez simulate`: the same results however many processes, honest tables, and refusals."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oyez import arena
from oyez.arena import LostWorker, Result
from oyez.games.middle_ages.tiles import default_text
from tests.cli.conftest import Oyez, is_refused


def facts(oyez: Oyez, *words: object) -> dict[str, Any]:
    answer = oyez("simulate", "middle-ages", *words, "--json")
    assert answer.code == 0, answer.err
    assert answer.err == ""
    found: dict[str, Any] = json.loads(answer.out)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if "second" not in name}


def test_any_number_of_processes_gives_the_same_result(oyez: Oyez) -> None:
    words = ("--players", 3, "--games", 12, "--seed", 5, "--bots", "greedy,random")
    alone, together = facts(oyez, *words), facts(oyez, *words, "--processes", 2)
    assert without_times(alone) == without_times(together)
    assert without_times(alone) == without_times(facts(oyez, *words))
    assert alone["bots"] == ["greedy", "random", "greedy"]  # a shorter list is repeated
    assert alone["games"] == len(alone["results"]) == 12


def test_another_seed_gives_other_games(oyez: Oyez) -> None:
    assert (
        facts(oyez, "--games", 2, "--seed", 1)["results"] != facts(oyez, "--games", 2, "--seed", 2)["results"]
    )


def test_seats_rotate_unless_told_not_to(oyez: Oyez) -> None:
    words = ("--players", 2, "--games", 4, "--bots", "greedy,random")
    assert [r["bots"][0] for r in facts(oyez, *words)["results"]] == ["greedy", "random", "greedy", "random"]
    assert {r["bots"][0] for r in facts(oyez, *words, "--no-rotate")["results"]} == {"greedy"}


def test_the_table_shows_wins_interval_and_speed(oyez: Oyez) -> None:
    answer = oyez("simulate", "middle-ages", "--games", 5)
    assert answer.code == 0
    for part in (
        "5 games",
        "greedy",
        "random",
        "95 % interval",
        "mean at the end",
        "coins",
        "games/s",
        "decisions/s",
    ):
        assert part in answer.out


def test_records_are_written_and_check_out(oyez: Oyez, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "folder"
    words = ("--games", 3, "--seed", 8, "--bots", "random", "--record", folder)
    answer = oyez("simulate", "middle-ages", *words)
    assert answer.code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"middle-ages-8-0000{i}.oyez" for i in range(3)]
    assert all(oyez("replay", file, "--check").code == 0 for file in files)


def test_records_that_cannot_be_written_end_the_series_and_not_what_it_has_brought(
    oyez: Oyez, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Path.write_text
    written: list[Path] = []

    def write_two(path: Path, *words: str, **more: str) -> int:
        if len(written) == 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written.append(path)
        return real(path, *words, **more)

    monkeypatch.setattr(Path, "write_text", write_two)
    answer = oyez(
        "simulate", "middle-ages", "--games", 5, "--bots", "random", "--record", tmp_path / "records"
    )
    assert answer.code == 2
    assert "stopped after 2 of 5 games: no space left on device" in answer.err
    assert "2 of 5 games" in answer.out


def test_a_lost_worker_is_told_and_ends_with_an_error_but_costs_no_result(
    oyez: Oyez, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = arena.play_series

    def lose_one(*terms: Any) -> Iterator[Result]:
        yield next(real(*terms))
        raise LostWorker

    monkeypatch.setattr(arena, "play_series", lose_one)
    answer = oyez("simulate", "middle-ages", "--games", 5, "--bots", "random")
    assert answer.code == 2
    assert "stopped after 1 of 5 games: a process that played was ended" in answer.err
    assert "1 of 5 games" in answer.out


def test_options_and_own_tiles_reach_the_games(oyez: Oyez, tmp_path: Path) -> None:
    own = tmp_path / "tiles.csv"
    own.write_text(default_text().replace("1,Field,1,blue,0,0", "1,Field,1,blue,3,0"))
    words = ("--games", 1, "--bots", "random", "--option", "allow_debt=yes", "--tiles", own)
    answer = oyez("simulate", "middle-ages", *words, "--record", tmp_path / "records")
    assert answer.code == 0
    record = next((tmp_path / "records").iterdir())
    assert "[option allow_debt yes]" in record.read_text()
    assert "1 Field 1 blue 3 0;" in record.read_text()
    assert oyez("replay", record, "--check").code == 0


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("chess",), ("there is no game called 'chess'", "middle-ages")),
        (("middle-ages", "--bots", "greedy,clever"), ("no bot called 'clever'", "its bots are: random, ")),
        (("middle-ages", "--bots", ""), ("no bot called ''",)),
        (("middle-ages", "--players", 2, "--bots", "random,random,greedy"), ("3 bots", "2 seats")),
        (("middle-ages", "--players", 1), ("2 to 5 players, not 1",)),
        (("middle-ages", "--players", 6), ("2 to 5 players, not 6",)),
        (("middle-ages", "--option", "debt"), ("name=value", "allow_debt=yes", "'debt'")),
        (("middle-ages", "--option", "debt=yes"), ("no option 'debt'", "allow_debt")),
        (("middle-ages", "--option", "allow_debt=perhaps"), ("no or yes, not 'perhaps'",)),
        (("middle-ages", "--option", "allow_debt=no", "--option", "allow_debt=no"), ("given twice",)),
        (("middle-ages", "--tiles", "missing.csv"), ("missing.csv: no such file",)),
        (("fief", "--option", "numbers=my.toml"), ("my.toml: there is no such file", "numbers=FILE")),
        (
            ("fief", "--option", "politics=on", "--option", "numbers=empty.toml"),
            ("line 1: victory.alliance_vp_with_crusades is missing",),
        ),
        (
            ("fief", "--option", "politics=on", "--option", "numbers=mine"),
            ("a whole file, or what differs", "not 'mine'"),
        ),
        (("middle-ages", "--tiles", "."), ("is a directory",)),
        (("middle-ages", "--record", "file"), ("file is a file; name a folder",)),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    oyez: Oyez, tmp_path: Path, words: tuple[object, ...], parts: tuple[str, ...]
) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "empty.toml").write_text("")
    assert is_refused(oyez("simulate", *words, "--games", 1), *parts)


@pytest.mark.parametrize(
    ("content", "parts"),
    [
        (b"", ("line 1", "id,estate,number")),
        (b"\xff\xfe\x00", ("not text in UTF-8",)),
        (b"id,estate,number,pile,farmers,chests\n1,Castle,1,blue,0,0\n", ("line 2", "'Castle'")),
        (b"id,estate,number,pile,farmers,chests\n1,Field,24,blue,0,0\n", ("line 2", "1 to 23")),
        (b"id,estate,number,pile,farmers,chests\n" + b"9" * 200_000, ("tiles.csv: ",)),
        (b"id,estate,number,pile,farmers,chests\n" + b"9" * 5000 + b",Field,1,blue,0,0", ("tiles.csv: ",)),
    ],
)
def test_wrong_tiles_are_refused_with_file_line_and_reason(
    oyez: Oyez, tmp_path: Path, content: bytes, parts: tuple[str, ...]
) -> None:
    (tmp_path / "tiles.csv").write_bytes(content)
    assert is_refused(oyez("simulate", "middle-ages", "--tiles", "tiles.csv"), "tiles.csv", *parts)


def test_usage_errors_are_exit_code_2(oyez: Oyez) -> None:
    for words in (("--games", 0), ("--games", "many"), ("--seed", -1), ("--processes", 0), ("--nonsense",)):
        assert oyez("simulate", "middle-ages", *words).code == 2
    assert oyez("simulate").code == 2
    assert oyez("simulat").code == 2


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_keeps_what_was_finished(processes: int) -> None:
    words = ["simulate", "middle-ages", "--games", "1000000", "--bots", "random", "-j", str(processes)]
    command = [sys.executable, "-c", STOPPING, *words]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    assert "stopped after 25 of 1000000 games" in run.stderr
    assert "25 of 1000000 games" in run.stdout
    assert "Traceback" not in run.stderr


# Interrupts itself as Ctrl-C would, once some games are finished. In the background of a shell that signal is ignored.
STOPPING = f"""
import os, signal, oyez.arena
signal.signal(signal.SIGINT, signal.default_int_handler)
from oyez.cli.main import run
real = oyez.arena.play_series
def series(*arguments):
    played = real(*arguments)
    for n in range(25):
        yield next(played)
    os.kill(os.getpid(), {int(signal.SIGINT)})
    yield from played
oyez.arena.play_series = series
if __name__ == "__main__":
    run()
"""


def test_a_census_counts_every_kind_of_action_and_event(oyez: Oyez) -> None:
    answer = oyez(
        "simulate", "middle-ages", "--players", 3, "--games", 3, "--bots", "random", "--census", "--json"
    )
    census = json.loads(answer.out)["census"]
    assert census["actions"]["place"] == 9
    assert census["events"]["round-began"] == 48
    assert census["events"]["orange-pile"] == 0
    shown = oyez("simulate", "middle-ages", "--players", 3, "--games", 3, "--bots", "random", "--census").out
    assert "round-began" in shown
    assert "never: " in shown
    assert "orange-pile" in shown.split("never: ")[1]
