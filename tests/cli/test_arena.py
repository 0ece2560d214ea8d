"""`oyez arena`: fair tournaments, results that survive, ratings, a picture, and refusals."""

from __future__ import annotations

import errno
import json
import os
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from oyez.arena import LostWorker, crews, picture, tuning
from oyez.arena.ledger import Ledger
from oyez.arena.ratings import places, ratings
from oyez.arena.selfplay import Result
from oyez.arena.tournament import Tournament, play_index
from oyez.arena.tuning import Sitting
from oyez.games import game_named
from tests.cli.conftest import Oyez, is_refused

WORDS = ("arena", "middle-ages", "--bots", "page,random,random", "--players", 3, "--seed", 4, "-j", 1)


def facts(oyez: Oyez, *words: object) -> dict[str, Any]:
    answer = oyez(*WORDS, *words, "--json")
    assert answer.code == 0, answer.err
    assert answer.err == ""
    found: dict[str, Any] = json.loads(answer.out)
    del found["seconds"]
    return found


def test_any_number_of_processes_gives_the_same_results(oyez: Oyez) -> None:
    alone = facts(oyez, "--games", 6)
    assert alone == facts(oyez, "--games", 6, "-j", 2)
    assert alone["games"] == len(alone["results"]) == 6


def test_every_deal_is_played_from_every_seat(oyez: Oyez) -> None:
    results = facts(oyez, "--games", 6)["results"]
    assert Counter(result["seed"] for result in results) == {result["seed"]: 3 for result in results}
    assert len({result["seed"] for result in results}) == 2
    for first in (0, 3):
        assert sorted(result["bots"].index("page") for result in results[first : first + 3]) == [0, 1, 2]


def test_no_game_is_played_twice_where_the_same_bots_come_to_sit_in_the_same_seats() -> None:
    """Or it would count twice as evidence."""
    for bots, seatings in [("ab", 2), ("aaaa", 1), ("abab", 2), ("abbb", 4), ("aabb", 4), ("abcd", 4)]:
        assert Tournament("middle-ages", tuple(bots), 1).seatings == seatings
    played = [play_index(Tournament("middle-ages", ("page", "random") * 2, 3), index) for index in range(4)]
    assert len({(game.seed, game.bots) for game in played}) == 4
    assert len({game.seed for game in played}) == 2


def test_a_tournament_goes_on_from_its_file(oyez: Oyez, tmp_path: Path) -> None:
    whole = facts(oyez, "--games", 6)
    file = tmp_path / "results.jsonl"
    facts(oyez, "--games", 2, "--out", file)
    begun = file.read_text().splitlines()
    assert len(begun) == 3
    file.write_text("\n".join([*begun, '{"index": 2, "se']))  # broken off while a line was being written
    answer = oyez(*WORDS, "--games", 6, "--out", file)
    assert "2 of 6 games are in" in answer.err
    lines = file.read_text().splitlines()
    assert lines[:3] == begun
    assert len(lines) == 7
    before = file.read_bytes()
    assert facts(oyez, "--games", 6, "--out", file) == whole  # nothing is left to play
    assert facts(oyez, "--games", 3, "--out", file)["results"] == whole["results"][:3]
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--seed", 5), "(other seed)"),
        (("--bots", "random"), "(other bots)"),
        (("--option", "allow_debt=yes"), "(other options)"),
    ],
)
def test_results_of_another_tournament_are_not_mixed_in(
    oyez: Oyez, tmp_path: Path, words: tuple[object, ...], part: str
) -> None:
    file = tmp_path / "results.jsonl"
    facts(oyez, "--games", 1, "--out", file)
    before = file.read_bytes()
    assert is_refused(oyez(*WORDS, "--games", 1, "--out", file, *words), "another tournament", part)
    assert file.read_bytes() == before


def test_results_by_other_weights_are_not_mixed_in(
    oyez: Oyez, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    facts(oyez, "--games", 1, "--out", file)
    monkeypatch.setattr("oyez.arena.tournament.fingerprint", lambda game: "0badf00d")
    assert is_refused(oyez(*WORDS, "--games", 2, "--out", file), "another tournament", "(other weights)")


@pytest.mark.parametrize(
    "wrong",
    [
        {"winners": [9]},
        {"winners": []},
        {"measures": {}},
        {"measures": {"coins": [1]}},
        {"measures": {"coins": ["a", "b", "c", "d"]}},
        {"bots": ["random"]},
        {"index": -1},
        {"seed": 0},
        None,
    ],
)
def test_a_damaged_line_is_named_and_the_others_stay(
    oyez: Oyez, tmp_path: Path, wrong: dict[str, object] | None
) -> None:
    file = tmp_path / "results.jsonl"
    facts(oyez, "--games", 3, "--out", file)
    lines = file.read_text().splitlines()
    spoilt = "{" if wrong is None else json.dumps({**json.loads(lines[2]), **wrong})
    file.write_text("\n".join([*lines[:2], spoilt, lines[3], ""]))
    before = file.read_bytes()
    assert is_refused(oyez(*WORDS, "--games", 3, "--out", file), "line 3 of ", "remove that line")
    assert file.read_bytes() == before
    file.write_text("\n".join([*lines[:2], lines[3], ""]))
    assert facts(oyez, "--games", 3, "--out", file) == facts(oyez, "--games", 3)


NO_LEDGERS = {
    "letter": b"Dear Anne,\n",
    "list": b"[1]\n",
    "empty line": b"\n",
    "photograph": b"\x89PNG\r\n\x1a\n\xff\n",
    "measures": b'{"game": "fief"}\n{"index": 0, "seed": 1, "bots": [], "winners": [], "measures": [1]}\n',
}


@pytest.mark.parametrize("name", NO_LEDGERS)
def test_a_file_of_something_else_is_refused_and_left_alone(oyez: Oyez, tmp_path: Path, name: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(NO_LEDGERS[name])
    assert is_refused(oyez(*WORDS, "--games", 1, "--out", file), "results.jsonl is no file of arena results")
    assert file.read_bytes() == NO_LEDGERS[name]


def test_a_file_that_another_tournament_writes_to_is_left_to_it(oyez: Oyez, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    tournament = Tournament("middle-ages", ("page", "random", "random"), 4)
    with Ledger(file, tournament) as ledger:
        assert is_refused(oyez(*WORDS, "--games", 3, "--out", file), "another tournament adds its results to")
        ledger.add(play_index(tournament, 0))
    assert len(file.read_text().splitlines()) == 2
    assert facts(oyez, "--games", 3, "--out", file) == facts(oyez, "--games", 3)


def test_nobody_writes_over_what_others_have_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where files cannot be claimed, both add to it."""
    monkeypatch.setattr(Ledger, "_claim", lambda ledger: None)
    file = tmp_path / "results.jsonl"
    tournament = Tournament("middle-ages", ("random",) * 2, 1)
    with Ledger(file, tournament) as one, Ledger(file, tournament) as other:
        for index in range(4):
            (one, other)[index % 2].add(play_index(tournament, index))
    with Ledger(file, tournament) as ledger:
        assert list(ledger.results) == [0, 1, 2, 3]


# As on a full disk: no file may grow beyond so many bytes.
FULL = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))
from oyez.cli.main import run
run()
"""


@pytest.mark.slow
def test_a_full_disk_costs_no_result(oyez: Oyez, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = [*map(str, WORDS), "--games", "50", "--out", str(file)]
    run = subprocess.run(
        [sys.executable, "-c", FULL, *words], capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 2
    assert "results.jsonl cannot be written: file too large; make room there" in run.stderr
    assert "what was finished is in" in run.stderr
    assert "Traceback" not in run.stderr
    kept = file.read_bytes().count(b"\n") - 1
    assert kept > 2
    assert f"{kept} of 50 games" in run.stdout
    assert f"{kept} of 50 games are in" in oyez(*words).err


def test_the_table_and_the_picture(oyez: Oyez, tmp_path: Path) -> None:
    for name in ("picture.svg", "picture.png"):
        assert oyez(*WORDS, "--games", 1, "--picture", tmp_path / name).code == 0
        assert (tmp_path / name).stat().st_size > 5000
    answer = oyez(*WORDS, "--games", 3)
    for part in ("3 games", "page", "random", "95 %", "rating", "coins", "rounds", "decisions"):
        assert part in answer.out
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_drawn_costs_no_result(
    oyez: Oyez, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(picture, "draw", fail)
    answer = oyez(*WORDS, "--games", 3, "--picture", tmp_path / "picture.png")
    assert answer.code == 2
    assert "3 games" in answer.out
    assert "picture.png cannot be drawn: no space left on device; name another file" in answer.err


def test_what_may_not_be_written_to_is_refused_before_the_first_game(
    oyez: Oyez, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: path != tmp_path)  # nobody keeps root from it
    answer = oyez(*WORDS, "--picture", tmp_path / "picture.png")
    assert is_refused(answer, "may not be written to; name another file")


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("--bots", "page,clever"), ("no bot called 'clever'", "chancellor")),
        (("--bots", "search:ms=0"), ("search:ms=0", "whole number from 1")),
        (("--games", 0), ("0 games", "at least --games 1")),
        (("--games", -3), ("-3 games",)),
        (("--players", 2), ("3 bots", "2 seats")),
        (("--players", 9), ("2 to 5 players",)),
        (("--out", "no/such/results.jsonl"), ("no folder no/such",)),
        (("--out", "letter.txt"), ("no file of arena results",)),
        (("--out", "."), (". is a folder",)),
        (("--picture", "picture.bmp"), (".png, .svg, .pdf", "picture.bmp")),
        (("--picture", "folder.png"), ("folder.png is a folder",)),
        (("--picture", "a.svg", "--out", "a.svg"), ("--out and --picture both name a.svg",)),
        (("--option", "debt=yes"), ("no option 'debt'",)),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    oyez: Oyez, tmp_path: Path, words: tuple[object, ...], parts: tuple[str, ...]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anne,\n")
    (tmp_path / "folder.png").mkdir()
    assert is_refused(oyez(*WORDS, *words), *parts)
    assert (tmp_path / "letter.txt").read_text() == "Dear Anne,\n"


def test_a_cluster_that_is_not_there_is_refused_at_once_and_results_stay(oyez: Oyez, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    facts(oyez, "--games", 1, "--out", file)
    before = file.read_bytes()
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # nobody listens there
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        answer = oyez(*WORDS, "--games", 3, "--out", file, "--cluster", address)
    assert is_refused(answer, "cluster", "what was finished is in")
    assert file.read_bytes() == before
    assert is_refused(oyez(*WORDS, "--cluster", "somewhere"), "cluster")


@pytest.mark.parametrize(
    ("address", "part"),
    [
        ("somewhere", "is no address of a cluster; write ray://HOST:10001"),
        ("", "is no address of a cluster"),
        (":10001", "is no address of a cluster"),
        ("127.0.0.1:port", "is no address of a cluster"),
        ("127.0.0.1:99999", "no cluster answers at 127.0.0.1:99999"),
        ("a..b:1", "no cluster answers at a..b:1"),
        ("127.0.0.1:{closed}", "no cluster answers at 127.0.0.1:"),
        ("ray://127.0.0.1:{closed}", "check the address or start it"),
    ],
)
def test_an_address_where_no_cluster_is(monkeypatch: pytest.MonkeyPatch, address: str, part: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))  # as if it were installed
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        with pytest.raises(crews.NoCluster) as refused:
            crews.check_cluster(address.format(closed=closed.getsockname()[1]))
    assert part in str(refused.value)


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_keeps_what_was_finished(processes: int, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = [
        "arena",
        "middle-ages",
        "--games",
        str(10**18),  # more than fit into a list
        "--bots",
        "random",
        "-j",
        str(processes),
        "--out",
        str(file),
    ]
    run = subprocess.run(
        [sys.executable, "-c", STOPPING, *words], capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr
    assert f"stopped after 12 of {10**18} games; what was finished is in" in run.stderr
    assert f"12 of {10**18} games" in run.stdout
    assert "Traceback" not in run.stderr
    assert len(file.read_text().splitlines()) == 13


# Interrupts itself as Ctrl-C would, once some games are finished. In the background of a shell that signal is ignored.
STOPPING = f"""
import os, resource, signal
resource.setrlimit(resource.RLIMIT_AS, (2**32, 2**32))
signal.signal(signal.SIGINT, signal.default_int_handler)
from oyez.arena import crews
from oyez.cli.main import run
real = crews.play_here
def here(*arguments):
    played = real(*arguments)
    for n in range(12):
        yield next(played)
    os.kill(os.getpid(), {int(signal.SIGINT)})
    yield from played
crews.play_here = here
if __name__ == "__main__":
    run()
"""


@pytest.mark.parametrize("reason", [LostWorker(), crews.NoCluster("a machine was ended by the system")])
def test_a_lost_worker_is_told_in_a_sentence_and_costs_no_result(
    oyez: Oyez, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: RuntimeError
) -> None:
    real = crews.play_here

    def here(*arguments: Any) -> Iterator[Result]:
        played = real(*arguments)
        yield next(played)
        yield next(played)
        raise reason

    monkeypatch.setattr(crews, "play_here", here)
    file = tmp_path / "results.jsonl"
    answer = oyez(*WORDS, "--games", 6, "--out", file)
    assert answer.code == 2
    assert "ended by the system" in answer.err
    assert "what was finished is in" in answer.err
    assert "2 of 6 games" in answer.out
    assert len(file.read_text().splitlines()) == 3


def die(tournament: Tournament, index: int) -> None:
    os._exit(9)


def test_a_worker_that_the_system_ends_is_a_lost_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "play_index", die)
    with pytest.raises(LostWorker):
        list(crews.play_here(Tournament("middle-ages", ("random",) * 2, 1), range(4), 2))


def die_at_once(sitting: Sitting) -> None:
    os._exit(9)


@pytest.mark.slow
def test_tuning_that_loses_a_worker_says_so(
    oyez: Oyez, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "play_sitting", die_at_once)
    words = ("--generations", 1, "--population", 4, "--games", 1, "--proof", 4, "-j", 2)
    answer = oyez("tune", "middle-ages", *words, "--out", tmp_path / "weights.json")
    assert is_refused(answer, "ended by the system")
    assert not (tmp_path / "weights.json").exists()


def result(
    index: int, bots: tuple[str, ...], winners: tuple[int, ...], coins: tuple[int, ...] = (0, 0, 0)
) -> Result:
    return Result(index, 0, bots, winners, {"coins": list(coins), "fame": [9, 8, 7]}, 10, 16)


def test_ratings_follow_who_wins_and_do_not_depend_on_the_order_of_arrival() -> None:
    played = [result(n, ("good", "bad", "bad"), (0,)) for n in range(20)]
    rated = ratings(played)
    assert [rating.bot for rating in rated] == ["good", "bad"]
    assert rated[0].mu > 25 > rated[1].mu
    assert rated[0].sigma < 8
    assert ratings(played[::-1]) == rated


def test_ratings_tell_apart_those_who_never_win() -> None:
    assert places(result(0, ("a", "b", "c"), (1,), (5, 5, 4))) == [2.0, 1.0, 3.0]
    assert places(result(0, ("a", "b", "c"), (0, 2), (5, 4, 5))) == [1.0, 3.0, 1.0]
    played = [result(n, ("last", "best", "next"), (1,), (1, 3, 2)) for n in range(20)]
    assert [rating.bot for rating in ratings(played)] == ["best", "next", "last"]


@pytest.mark.slow
def test_a_tuned_set_of_weights_says_which_run_made_it(oyez: Oyez, tmp_path: Path) -> None:
    words = ("--generations", 1, "--population", 4, "--games", 4, "--proof", 4, "--seed", 3)
    found = []
    for name in ("one.json", "two.json"):
        (tmp_path / name).write_text('{"strength": {"points": 1}}')
        answer = oyez("tune", "middle-ages", *words, "--out", tmp_path / name)
        assert answer.code == 0, answer.err
        assert "generation 1: " in answer.err
        found.append(json.loads((tmp_path / name).read_text()))
    assert found[0] == found[1]
    assert found[0]["strength"] == {"points": 1}  # what else is in the file stays
    assert found[0]["run"]["command"].startswith("oyez tune middle-ages --seed 3 --generations 1")
    assert found[0]["run"]["version"] == game_named("middle-ages").version
    assert found[0]["run"]["result"]["games"] == 4
    assert is_refused(oyez("tune", "middle-ages", "--out", "no/such/file.json"), "no folder")
    assert is_refused(oyez("tune", "middle-ages", "--out", tmp_path), "is a folder")
    (tmp_path / "letter.json").write_text("Dear Anne,")
    assert is_refused(oyez("tune", "middle-ages", "--out", tmp_path / "letter.json"), "no file of weights")
    assert is_refused(oyez("tune", "chess", "--out", "file.json"), "no game called")
    odd = oyez("tune", "middle-ages", "--population", 6, "--out", tmp_path / "odd.json")
    assert is_refused(odd, "no multiple of 4")


def test_weights_that_cannot_be_written_are_printed(
    oyez: Oyez, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*words: object, **more: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", fail)
    words = ("--generations", 1, "--population", 4, "--games", 1, "--proof", 4)
    answer = oyez("tune", "middle-ages", *words, "--out", tmp_path / "weights.json")
    assert answer.code == 2
    assert "cannot be written: no space left on device; what should be in it was printed" in answer.err
    assert json.loads(answer.out)["run"]["games"] == 1
