"""`oyez play`: whole games through a pipe, leaving and coming back, undo, and refusals."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from oyez.cli.sitting import taken_back
from oyez.engine.match import Match
from oyez.engine.record import Record, parse
from oyez.games import game_named
from tests.cli.conftest import Oyez, is_refused

ALWAYS_FIRST = "1\n" * 400


def kept(path: Path) -> Record:
    return parse(path.read_text(encoding="utf-8"), game_named)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_against_bots(oyez: Oyez, tmp_path: Path, players: int) -> None:
    answer = oyez(
        "play", "middle-ages", "--players", players, "--seed", 3, "--save", "my.oyez", stdin=ALWAYS_FIRST
    )
    assert answer.code == 0
    assert answer.err == ""
    assert "The game is over." in answer.out
    assert re.search(r"(wins|shares the victory) with", answer.out)
    assert oyez("replay", "my.oyez", "--check").code == 0
    assert [name.endswith("(seneschal)") for name in kept(tmp_path / "my.oyez").names] == [False] + [True] * (
        players - 1
    )


@pytest.mark.parametrize(("code", "over"), [("fr", "La partie est finie"), ("pl", "Gra skończona")])
def test_a_whole_game_in_another_language(
    oyez: Oyez, monkeypatch: pytest.MonkeyPatch, code: str, over: str
) -> None:
    words = ("play", "middle-ages", "--players", 2, "--seed", 3)
    asked = oyez(*words, "--language", code, stdin=ALWAYS_FIRST).out
    assert over in asked
    monkeypatch.setenv("LANG", f"{code}_{code.upper()}.UTF-8")
    shown = oyez(*words, stdin="1\n").out.splitlines()
    assert asked.splitlines()[:10] == shown[:10]


def test_the_rule_of_a_question_comes_with_the_numbers_that_the_table_has_changed(oyez: Oyez) -> None:
    words = ("--option", "politics=on", "--option", "numbers=politics.toll_max=4", "--seed", 3)
    answer = oyez("play", "fief", *words, stdin="?\nq\n")
    assert answer.code == 0
    after = answer.out.partition("> ?")[2]
    assert "Numbers of this table that differ from the rules as told: politics.toll_max=4" in after


def test_hotseat_asks_everybody(oyez: Oyez) -> None:
    answer = oyez("play", "middle-ages", "--hotseat", "--names", "Ann,Bo,Cy", stdin=ALWAYS_FIRST)
    assert answer.code == 0
    assert all(f"\n{name}> " in answer.out for name in ("Ann", "Bo", "Cy"))
    assert "The game is over." in answer.out


def test_a_curtain_falls_between_people_where_hands_are_hidden(
    oyez: Oyez, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_named("middle-ages")
    words = ("play", "middle-ages", "--hotseat", "--names", "Ann,Bo", "--seed", 1)
    assert "take the screen" not in oyez(*words, stdin="1\n").out
    monkeypatch.setattr(type(game), "hidden_hands", True)
    shown = oyez(*words, "--save", "my.oyez", stdin="\n1\n\n1\n").out
    called = re.findall(r"(\w+), take the screen", shown)
    assert called == re.findall(r"^(\w+)> ", shown, re.MULTILINE)
    assert set(called) == {"Ann", "Bo"}


def test_the_board_shows_what_lies_on_the_table(oyez: Oyez) -> None:
    shown = oyez("play", "middle-ages", "--players", 5, "--seed", 11).out
    for part in (
        "Field",
        "Palace",
        "Cemetery",
        "Coins",
        "Pile: ",
        "Events: ",
        "♚A Aude",
        "[1]",
        "person",
        "seneschal",
    ):
        assert part in shown
    assert re.search(r"1 +Put your Lord on \w+ \d+.*\+\d+: effect \d+, income \d+ +place 1-\d", shown)
    assert max(len(line) for line in shown.splitlines() if "oyez play" not in line) <= 80


@pytest.mark.parametrize("columns", [40, 56, 200])
def test_other_widths_do_no_harm(oyez: Oyez, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = oyez("play", "middle-ages", "--players", 5, stdin="1\n1\n").out
    assert max(len(line) for line in shown.splitlines() if "oyez play" not in line) <= columns


def test_without_colour_and_without_unicode() -> None:
    """An old terminal still gets a readable board."""
    words = [sys.executable, "-m", "oyez", "play", "middle-ages", "--seed", "11", "--language", "pl"]
    environment = {"PYTHONIOENCODING": "ascii", "NO_COLOR": "1", "TERM": "xterm", "HOME": "/nonexistent"}
    run = subprocess.run(
        [*words, "--save", "ascii.oyez"],
        capture_output=True,
        input=b"1\n",
        env=environment,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    shown = run.stdout.decode("ascii")
    assert "Rzad 1 wylozono na nowo." in shown
    assert "@A Aude" in shown
    assert "\x1b[3" not in shown


def test_choices_by_number_notation_or_noun(oyez: Oyez, tmp_path: Path) -> None:
    for n, typed in enumerate(("2", "place 1-2", "PLACE  1-2", "1-2")):
        name = f"{n}.oyez"
        oyez("play", "middle-ages", "--hotseat", "--seed", 4, "--save", name, stdin=f"{typed}\n")
        assert [done.action.text for done in kept(tmp_path / name).plays] == ["place 1-2"], typed


def test_odd_input_changes_nothing(oyez: Oyez, tmp_path: Path) -> None:
    typed = "0\n99\n-1\nplace 9-9\nmove 1-1\nxyzzy\n\N{SNOWMAN}\nu\n" + "9" * 5000 + "\n[bold]\n"
    answer = oyez("play", "middle-ages", "--hotseat", "--save", "my.oyez", stdin=typed)
    assert answer.code == 0
    assert answer.out.count("is no choice now") == 9
    assert answer.out.count("Only your own last choice can be taken back") == 1
    assert kept(tmp_path / "my.oyez").plays == []


def test_commands(oyez: Oyez) -> None:
    shown = oyez("play", "middle-ages", "--hotseat", "--seed", 1, stdin="?\nh\nl\nb\n\n").out
    assert "M-2.6-01: Your first Lord goes to any empty tile of the first row." in shown
    assert "q leaves the table" in shown
    assert shown.count("Row 1 is laid anew.") == 2  # at the start and in the whole log
    assert shown.count("Events: ") == 2
    assert shown.count("number or notation") == 3


def test_leaving_keeps_the_game_and_load_goes_on(oyez: Oyez, tmp_path: Path) -> None:
    left = oyez("play", "middle-ages", "--seed", 6, stdin="1\n1\nq\n\n")
    assert left.code == 0
    file = Path(re.findall(r"oyez play --load (\S+)", left.out)[-1])
    assert file.parent == tmp_path / "data" / "games"
    before = kept(file)
    assert len([done for done in before.plays if done.seat == 0]) == 2
    finished = oyez("play", "--load", file, stdin=ALWAYS_FIRST)
    assert "The game is over." in finished.out
    after = kept(file)
    assert [done.action for done in after.plays[: len(before.plays)]] == [
        done.action for done in before.plays
    ]
    assert oyez("replay", file, "--check").code == 0
    assert is_refused(oyez("play", "--load", file), "this game is over", "oyez replay")


@pytest.mark.slow
def test_a_game_left_and_resumed_at_every_choice_is_the_same_game(oyez: Oyez, tmp_path: Path) -> None:
    words = ("play", "middle-ages", "--players", 2, "--seed", 12)
    oyez(*words, "--save", "whole.oyez", stdin=ALWAYS_FIRST)
    oyez(*words, "--save", "parts.oyez", stdin="1\n")
    for _ in range(100):
        if oyez("play", "--load", "parts.oyez", stdin="1\n").code == 2:
            break
    assert (tmp_path / "parts.oyez").read_text() == (tmp_path / "whole.oyez").read_text()


def test_leaving_without_keeping(oyez: Oyez, tmp_path: Path) -> None:
    answer = oyez("play", "middle-ages", "--save", "my.oyez", stdin="1\nq\nn\n")
    assert "not kept" in answer.out
    assert not (tmp_path / "my.oyez").exists()


def test_the_end_of_the_input_keeps_the_game(oyez: Oyez, tmp_path: Path) -> None:
    answer = oyez("play", "middle-ages", "--save", "my.oyez")
    assert answer.code == 0
    assert "The game is kept" in answer.out
    assert kept(tmp_path / "my.oyez").digest == ""


def test_saving_a_copy(oyez: Oyez, tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    typed = "s copy.oyez\n1\ns copy.oyez\ns precious\ns no/such/../\ns\n"
    answer = oyez("play", "middle-ages", "--hotseat", "--save", "my.oyez", stdin=typed)
    assert answer.out.count("Saved to copy.oyez.") == 2
    assert "precious exists already" in answer.out
    assert "Saved to my.oyez." in answer.out
    assert (tmp_path / "precious").read_text() == "mine"
    assert len(kept(tmp_path / "copy.oyez").plays) == 1


def test_undo_takes_back_the_answers_of_bots_too(oyez: Oyez, tmp_path: Path) -> None:
    """The first Lord may be taken back until a row has been laid: nothing was revealed."""
    answer = oyez("play", "middle-ages", "--seed", 11, "--save", "my.oyez", stdin="1\nu\n2\n")
    assert "Taken back." in answer.out
    mine = [done.action for done in kept(tmp_path / "my.oyez").plays if done.seat == 0]
    once = oyez("play", "middle-ages", "--seed", 11, "--save", "once.oyez", stdin="2\n")
    assert once.code == 0
    assert mine == [done.action for done in kept(tmp_path / "once.oyez").plays if done.seat == 0]


def test_undo_stops_where_something_was_revealed() -> None:
    """At every choice of a game: what may be taken back uncovered nothing, what may not did."""
    match = Match(game_named("middle-ages"), 3, {}, list("abc"), 5)
    seen = {True: 0, False: 0}
    before_mine: tuple[int, int] | None = None  # plays and uncovered things before the person's last choice
    while not match.over:
        decision = match.state.pending[0]
        if decision.seat == 0 and before_mine is not None:
            earlier = taken_back(match, 0, {1, 2})
            may = before_mine[1] == match.tape.uncovered
            seen[may] += 1
            assert (earlier is not None) == may
            if earlier is not None:
                assert len(earlier.plays) == before_mine[0]
                assert earlier.state.pending[0].seat == 0
        if decision.seat == 0:
            before_mine = (len(match.plays), match.tape.uncovered)
        match.play(decision.seat, decision.options[-1])
    assert min(seen.values()) > 3


def test_undo_does_not_reach_over_another_person(oyez: Oyez) -> None:
    answer = oyez("play", "middle-ages", "--hotseat", "--seed", 2, stdin="1\nu\n")
    assert "Only your own last choice" in answer.out


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ((), ("which game?", "oyez play middle-ages")),
        (("chess",), ("there is no game called 'chess'",)),
        (("middle-ages", "--players", 1), ("2 to 5 players",)),
        (("middle-ages", "--players", 9), ("2 to 5 players",)),
        (("middle-ages", "--bots", "clever"), ("no bot called 'clever'",)),
        (("middle-ages", "--bots", "random," * 5 + "random"), ("2 to 5 players, not 7",)),
        (("middle-ages", "--players", 2, "--bots", "random,random"), ("no seat for a person",)),
        (("middle-ages", "--players", 2, "--names", "a,b,c"), ("3 names",)),
        (("middle-ages", "--names", "a,A"), ("same name",)),
        (("middle-ages", "--names", "a[b]"), ("no brackets", "a[b]")),
        (("middle-ages", "--names", "x" * 17), ("1 to 16 letters",)),
        (("middle-ages", "--names", "a\nb"), ("does not fit",)),
        (("middle-ages", "--option", "tiles=nonsense"), ("tile table cannot be used", "line")),
        (("middle-ages", "--language", "de"), ("no language 'de'", "en, fr, pl")),
        (("middle-ages", "--save", "there"), ("there exists already", "--load")),
        (("middle-ages", "--save", "."), ("exists already",)),
        (("--load", "missing"), ("missing: no such file",)),
        (("--load", "."), ("is a directory",)),
        (("--load", "there"), ("there: line 1: this is not a record",)),
        (("--load", "there", "--players", 3), ("give --load FILE alone",)),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    oyez: Oyez, tmp_path: Path, words: tuple[object, ...], parts: tuple[str, ...]
) -> None:
    (tmp_path / "there").write_text("a letter")
    assert is_refused(oyez("play", *words), *parts)
    assert (tmp_path / "there").read_text() == "a letter"


def test_load_of_another_game_or_of_a_bad_record_is_refused(
    oyez: Oyez, tmp_path: Path, finished_game: str
) -> None:
    lines = finished_game.splitlines()
    (tmp_path / "some").write_text("\n".join(lines[:20]))
    assert is_refused(oyez("play", "chess", "--load", "some"), "is a game of middle-ages, not of chess")
    (tmp_path / "bad").write_text("\n".join([*lines[:20], "0 place 1-1"]))
    assert is_refused(oyez("play", "--load", "bad"), "bad: play", "does not replay")
    (tmp_path / "binary").write_bytes(b"\xff" * 40)
    assert is_refused(oyez("play", "--load", "binary"), "not text in UTF-8")


def test_a_record_without_names_is_playable(oyez: Oyez, tmp_path: Path, finished_game: str) -> None:
    lines = [line for line in finished_game.splitlines() if not line.startswith(("[name", "[digest"))]
    (tmp_path / "anon").write_text("\n".join(lines[:14]) + "\n")
    assert re.search(r"^[123]> ", oyez("play", "--load", "anon").out, re.MULTILINE)


@pytest.mark.parametrize(("code", "why"), [("en", "worth more to me"), ("pl", "jest dla mnie warte więcej")])
def test_a_bot_says_why_it_refuses(oyez: Oyez, code: str, why: str) -> None:
    offer = "1\npropose 1\nwant-deniers 3\nwant-deniers 2\nsubmit\nq\n\n"
    words = ("play", "fief", "--players", 3, "--seed", 3, "--option", "edition=fr2015", "--save", "my.oyez")
    shown = oyez(*words, "--language", code, stdin=offer).out
    assert re.search(rf"^Bertrand: .*{why}", shown, re.MULTILINE)
