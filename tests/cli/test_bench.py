"""`oyez bench`: our games, and other libraries' beside them."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from oyez.arena import peers
from oyez.arena.peers import Pace, Peer, pace_of
from oyez.cli.bench_peers import _facts, _show
from oyez.cli.main import app


def test_a_game_is_measured() -> None:
    done = CliRunner().invoke(app, ["bench", "--game", "middle-ages", "--seconds", "0.05", "--json"])
    facts = json.loads(done.stdout)
    assert (facts["game"], facts["players"]) == ("middle-ages", 4)
    assert facts["decisions_per_second"] > 0 < facts["copy_us"]


def test_a_game_with_options_is_measured_beside_the_plain_one() -> None:
    words = ["bench", "--game", "middle-ages", "--seconds", "0.05", "--json", "--option", "allow_debt=yes"]
    facts = json.loads(CliRunner().invoke(app, words).stdout)
    assert facts["decisions_per_second"] > 0 < facts["decisions_per_second_with_options"]
    refused = CliRunner().invoke(app, [*words[:-1], "allow_debt=maybe"])
    assert refused.exit_code != 0


def test_peers_play_whole_games() -> None:
    backgammon = next(peer for peer in peers.PEERS if peer.name == "OpenSpiel backgammon")
    decisions, copy = backgammon.prepare()(1)
    assert decisions > 20
    assert copy is not None
    assert copy() is not copy()
    assert backgammon.prepare()(1)[0] == decisions


def test_a_missing_library_is_told_and_installs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pace_of(Peer("Chaturanga", "no_such_library", lambda: pytest.fail("prepared")), 1) == Pace(
        "Chaturanga", None, None
    )
    monkeypatch.setattr(peers, "PEERS", (Peer("Chaturanga", "no_such_library", lambda: pytest.fail("no")),))
    monkeypatch.setattr(peers, "ours", list)
    monkeypatch.setattr("oyez.cli.bench_peers._titles", lambda: {"middle-ages": "Middle-Ages"})
    done = CliRunner().invoke(app, ["bench", "--peers", "--seconds", "0.05"])
    assert done.exit_code == 0
    assert "missing" in done.stdout
    assert 'pip install "oyez[peers]"' in done.stdout


@pytest.mark.parametrize("words", ["--players 6", "--game fief", "--option allow_debt=yes"])
def test_what_peers_cannot_have_is_refused_before_anything_is_measured(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oyez.arena.speed.measure", lambda *_: pytest.fail("it was measured"))
    done = CliRunner().invoke(app, ["bench", "--peers", *words.split()])
    assert "leave --game, --players, --option and --preset out, or --peers" in str(done.exception)


def test_ratios_are_ours_to_theirs() -> None:
    paces = [
        Pace("Fief", 40_000, 10.0),
        Pace("Middle-Ages", 80_000, 2.0),
        Pace("Other", 20_000, None),
    ]
    other = _facts(paces, compiled=False)["games"][2]  # type: ignore[index]
    assert (other["fief_is_faster_by"], other["middle-ages_is_faster_by"]) == (2.0, 4.0)
    assert other["copies_per_second"] is None


def test_a_terminal_of_80_columns_shows_every_name_and_figure_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = ["Fief", "Middle-Ages", *(peer.name for peer in (*peers.ours(), *peers.PEERS))]
    _show([Pace(name, 1_648_692.0, 0.5) for name in names], compiled=True)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    for name in names:
        (row,) = [line for line in lines if line.strip("\u2502").split("\u2502")[0].strip() == name]
        assert "1,648,692" in row
        assert "2,000,000" in row
