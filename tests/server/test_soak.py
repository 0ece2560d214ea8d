"""`oyez soak` in small: real servers and clients, faults, and a proof that notices what is wrong."""

from __future__ import annotations

import json
import sys

import pytest
from typer.testing import CliRunner

from oyez.cli.main import app
from oyez.games import GAMES
from oyez.soak import bots
from oyez.soak.crowd import Witness
from oyez.soak.evidence import Entry, faults_of, is_stored, record_fault
from oyez.soak.faults import Lengths
from oyez.soak.faults import faults_of as trouble
from oyez.soak.idle import Extent, besiege
from oyez.soak.trial import Plan, soak
from tests.server.postgres import Cluster


def silent(what: str, done: int) -> None:
    pass


@pytest.mark.slow
def test_a_small_soak_is_measured_and_proven() -> None:
    command = ["soak", "--tables", "8", "--seconds", "1.5", "--rate", "60", "--json"]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    facts = json.loads(done.stdout)
    assert facts["wrong"] == []
    assert facts["choices of people"] > 0
    assert facts["entries in the logs, with those of bots"] >= facts["choices of people"]
    assert 0 < facts["p50 ms"] <= facts["p99 ms"] <= facts["slowest ms"]
    assert facts["kB, servers at the start"] > 10_000


@pytest.mark.slow
def test_two_servers_on_postgresql(cluster: Cluster) -> None:
    plan = Plan(tables=4, seconds=1.5, rate=30, processes=2, database=cluster.new(), deflate=True)
    found = soak(plan, silent)
    assert found.wrong == []
    assert found.played.made > 0


@pytest.mark.slow
def test_faults_of_a_file() -> None:
    wrong, facts = trouble(Plan(tables=6, rate=60), silent, Lengths(kills=1, full=1.0, noise=1.0, deaf=False))
    assert wrong == []
    assert facts["servers killed"] == 1
    assert facts["who sends noise is cut off, times"] > 0
    assert facts["refused or interrupted, and tried again"] > 0


SMALL = Extent(sockets=40, seconds=0.2, options=("--connections", "16"))


@pytest.mark.slow  # test_sockets.py has the same inside one process
def test_a_small_idle_crowd_keeps_nobody_out() -> None:
    wrong, facts = besiege(None, 1, silent, SMALL)
    assert wrong == []
    assert facts["choices made meanwhile"] > 0
    assert facts["health probes"] > 0
    assert facts["connections that the servers closed"] >= 4 * (40 - 16)
    assert facts["lines about it in the logs"] >= 1


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
def test_an_idle_crowd_that_keeps_people_out_is_found() -> None:
    """The same without limits, and with fewer files than connections."""
    wrong, _ = besiege(None, 1, silent, SMALL._replace(sockets=90, options=("--no-limits",), files=90))
    assert any("a health probe was answered by" in line for line in wrong)
    assert "server 0: no figure tells of it" in wrong


FEW_BOTS = bots.Extent(tables=2, bots=3, bot="random", choices=3, allowed=bots.PATIENCE, cap=2)


@pytest.mark.slow  # test_bots_alone.py and test_turns.py have the same inside one process
def test_a_person_beside_a_few_tables_of_bots_alone() -> None:
    wrong, facts = bots.crowd_of_bots(None, 1, silent, FEW_BOTS)
    assert wrong == []
    for game in GAMES:
        assert facts[f"{game}: choices of the person, alone and beside them"] == "3, 3"
    assert facts["of them may play at a server"] == 2


def test_a_person_who_waits_for_bots_alone_is_found() -> None:
    alone, beside = bots.Waits([1.0, 3.0], [0.5, 1.0]), bots.Waits([6.0, 8.0], [0.5, 3.5])
    watching = bots.Watching()
    extent = bots.Extent()
    assert bots._faults("fief", alone, beside, [watching], extent) == [
        "fief: the person waits 5.0 s longer beside bots alone",
        "fief: a bot answers 2.5 s later beside bots alone",
    ]
    assert bots._faults("fief", alone, alone, [watching], extent) == []
    watching._hear(b'{"type": "error", "error": {"code": "too-many-bots"}}')
    assert bots._faults("fief", alone, alone, [watching], extent) == [
        "fief: bots alone were refused: too-many-bots"
    ]
    assert bots._faults("fief", alone, bots.Waits([], []), [], extent) == [
        "fief: the person was never asked again"
    ]


LOG = [Entry(1, "play", 0, "a"), Entry(2, "play", 1, "b"), Entry(3, "play", 0, "c")]
TOLD = Witness("T", "toy", False, {0: [("a", True), ("c", True)], 1: [("b", True)]}, {0: 3, 1: 3})


def test_what_was_lost_doubled_or_not_told_is_found() -> None:
    assert faults_of(TOLD, LOG, set()) == []
    assert "missing or doubled" in faults_of(TOLD, [LOG[0], LOG[2]], set())[0]
    assert "exactly once" in faults_of(TOLD, [*LOG, Entry(4, "play", 1, "b")], set())[0]
    assert "exactly once" in faults_of(TOLD, LOG[:2], set())[0]
    deaf = TOLD._replace(n={0: 3, 1: 2})
    assert faults_of(deaf, LOG, set()) == ["table T seat 1: was told of 2 choices, the log has 3"]
    by_a_bot = [*LOG, Entry(4, "secret", 2, "pass"), Entry(5, "quiet", 1, "pass")]
    assert faults_of(TOLD, by_a_bot, {2}) == []


@pytest.mark.parametrize(
    ("chosen", "stored", "right"),
    [
        ([("a", True), ("b", True)], ["a", "b"], True),
        ([("a", True), ("b", True)], ["b", "a"], False),
        ([("a", True), ("b", False)], ["a"], True),
        ([("a", True), ("b", False)], ["a", "b"], True),
        ([("a", False), ("a", True)], ["a"], True),
        ([("a", False), ("a", True)], ["a", "a"], True),
        ([("a", False), ("a", True)], [], False),
        ([("a", True)], ["a", "a"], False),
        ([], ["a"], False),
        ([("a", True)], ["pass?", "a", "pass?", "pass?"], True),
        ([("a", True), ("pass", True)], ["a", "pass?", "pass?"], True),
        ([("pass", True), ("a", True)], ["pass?"], False),
        ([("a", True)], ["pass?", "b", "a"], False),
    ],
)
def test_a_log_holds_what_was_acknowledged(
    chosen: list[tuple[str, bool]], stored: list[str], right: bool
) -> None:
    """A question mark: a secret answer, which a server may have given."""
    assert is_stored(chosen, [(one.rstrip("?"), one.endswith("?")) for one in stored]) is right


def test_a_record_that_is_none_is_found() -> None:
    assert "does not replay" in (record_fault("T", "nothing of the kind") or "")
