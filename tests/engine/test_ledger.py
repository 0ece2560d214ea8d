"""The rules ledgers: reading them, finding rows, and which rows are proved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from oyez.cli.errors import Refused
from oyez.cli.rules import rules
from oyez.cli.scenario import scenario
from oyez.ledger import BadLedger, ledger_names, ledgers, nearest, row_of, search
from oyez.ledger.coverage import Cover, cover, excused_rows, proved_rows
from oyez.ledger.rows import Ledger, parse, rules_folder

TABLE = """# A game
## G-1 Money
### G-1.1 Coins
| ID | Rule | Who decides | Status | Note |
|---|---|---|---|---|
| G-1.1-01 | A coin is round. | auto | book | Not a \\| bar. |
| G-1.1-02 | A coin is flat. | auto | ruling |  |

| Flag | Values |
|---|---|
| `x` | 1 |

| ID | Given | When | Then | Source | Rows |
|---|---|---|---|---|---|
| V-01 | A coin. | It rolls. | It falls. | p. 3 | G-1.1-01 |
"""
commands = typer.Typer()
commands.command()(rules)
commands.command()(scenario)


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(commands, list(words))
    if isinstance(result.exception, Refused):
        return 2, str(result.exception)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


# Reading.


def test_rows_know_their_heading_text_status_and_note() -> None:
    first, second, example = parse(TABLE, "game", "game.md")
    assert (first.id, first.heading, first.where) == ("G-1.1-01", "G-1 Money · G-1.1 Coins", "game.md:6")
    assert (first.text, first.status, first.note) == ("A coin is round.", "book", "Not a | bar.")
    assert (second.status, second.note, second.decides) == ("ruling", "", "auto")
    assert example.is_example
    assert example.text == "A coin. It rolls. Then: It falls."


def test_a_line_with_too_few_cells_is_refused() -> None:
    with pytest.raises(BadLedger, match=r"game\.md line 15: 2 cells, but the table has 6 columns"):
        parse(TABLE.rstrip().rsplit("\n", 1)[0] + "\n| V-02 | short |\n", "game", "game.md")


def test_the_ledgers_of_the_project() -> None:
    assert ledger_names() == ["fief", "fief-expansions", "middle-ages"]
    sizes = {ledger.name: sum(not row.is_example for row in ledger.rows) for ledger in ledgers()}
    assert sizes["fief"] >= 1157
    assert sizes["fief-expansions"] >= 353
    assert sizes["middle-ages"] >= 128
    assert all(row.text and row.heading for ledger in ledgers() for row in ledger.rows)


def test_an_installed_package_reads_its_own_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "rows"
    monkeypatch.setattr("oyez.ledger.rows.PLACES", (tmp_path / "docs", own))
    with pytest.raises(BadLedger, match="the rules ledgers are missing"):
        rules_folder()
    own.mkdir()
    (own / "game.md").write_text(TABLE)
    assert rules_folder() == own


def test_a_row_is_found_in_any_case_of_letters() -> None:
    row = row_of("m-3.1-02")
    assert row is not None
    assert row.text == "Income: 2 x Field tiles."
    assert row_of("M-3.1-99") is None
    assert nearest("M-3.1")[:2] == ["M-3.1-01", "M-3.1-02"]


def test_search_wants_all_words_anywhere() -> None:
    found = [row.id for row in search("scout LORD", "middle-ages")]
    assert "M-3.4-02" in found
    assert "M-3.1-01" not in found
    assert [row.id for row in search("M-3.1-02")] == ["M-3.1-02"]
    assert search("scout qwertz") == []


# Coverage.


def test_rows_named_by_tests_and_scenarios(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "scenarios").mkdir(parents=True)
    (tests / "test_a.py").write_text(
        '@rule("M-1.1-01", "M-1.1-02")\n@pytest.mark.rule("M-1.1-03")\ndef test_x(): ...\n'
        '@rule("M-1.1-01")\nclass TestY: ...\n@other("M-1.1-09")\nasync def test_z(): ...\n'
    )
    (tests / "scenarios" / "b.yaml").write_text("game: middle-ages\nrules: [M-1.1-01]")
    assert proved_rows(tests) == {
        "M-1.1-01": ["tests/test_a.py::test_x", "tests/test_a.py::TestY", "tests/scenarios/b.yaml"],
        "M-1.1-02": ["tests/test_a.py::test_x"],
        "M-1.1-03": ["tests/test_a.py::test_x"],
    }


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            '@rule("M-9.9-99")\ndef test_x(): ...',
            r"tests/test_a\.py::test_x names row 'M-9\.9-99', which stands in no",
        ),
        ('@rule("m-1.1-01")\ndef test_x(): ...', "stands in no ledger"),
        ("@rule(ROWS)\ndef test_x(): ...", r"tests/test_a\.py line 1: @rule takes row IDs written out"),
        ("@rule()\ndef test_x(): ...", "at least one"),
        ('@rule(rows="M-1.1-01")\ndef test_x(): ...', "written out"),
    ],
)
def test_tests_that_name_no_row_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(text)
    with pytest.raises(BadLedger, match=reason):
        proved_rows(tmp_path / "tests")


@pytest.mark.parametrize("text", ["rules: M-1", "rules: [M-9.9-99]", "rules: [", "- 1"])
def test_scenarios_that_name_no_row_are_refused(tmp_path: Path, text: str) -> None:
    folder = tmp_path / "tests" / "scenarios"
    folder.mkdir(parents=True)
    (folder / "a.yaml").write_text(text)
    with pytest.raises(BadLedger, match=r"tests/scenarios/a\.yaml"):
        proved_rows(tmp_path / "tests")


def test_coverage_needs_the_tests(tmp_path: Path) -> None:
    with pytest.raises(BadLedger, match="in a checkout of Oyez"):
        proved_rows(tmp_path / "nowhere")


def test_excuses_have_reasons(tmp_path: Path) -> None:
    path = tmp_path / "not_code.txt"
    path.write_text("# comment\n\nM-1.1-01 names a number only # why not\n")
    assert excused_rows(path) == {"M-1.1-01": "names a number only"}
    for text, reason in (
        ("M-1.1-01", "line 1: row M-1.1-01 needs a reason"),
        ("M-0.0-01 because", "line 1: row 'M-0.0-01' stands in no ledger"),
        ("M-1.1-01 a\nM-1.1-01 b", "line 2: row M-1.1-01 is listed twice"),
    ):
        path.write_text(text)
        with pytest.raises(BadLedger, match=reason):
            excused_rows(path)


def test_a_row_is_proved_excused_or_missing() -> None:
    ledger = Ledger("game", parse(TABLE, "game", "game.md"))
    one = Cover(ledger, {"G-1.1-01": ["t"], "V-01": ["t"], "X": ["t"]}, {})
    assert ([row.id for row in one.proved], [row.id for row in one.missing]) == (["G-1.1-01"], ["G-1.1-02"])
    assert not one.complete
    assert Cover(ledger, {"G-1.1-01": ["t"]}, {"G-1.1-02": "why"}).complete
    both = Cover(ledger, {"G-1.1-01": ["t"], "G-1.1-02": ["t"]}, {"G-1.1-02": "why"})
    assert both.needlessly_excused == ["G-1.1-02"]
    assert not both.complete
    assert both.excused == []


def test_unknown_ledgers_are_refused() -> None:
    with pytest.raises(BadLedger, match="the ledgers are: fief, fief-expansions, middle-ages"):
        cover(["chess"])


# On the command line.


def test_every_row_of_middle_ages_is_proved() -> None:
    code, output = run("rules", "--coverage", "middle-ages")
    rows = sum(not row.is_example for row in next(x for x in ledgers() if x.name == "middle-ages").rows)
    assert (code, f"{rows} of {rows} rows proved" in output) == (0, True), output


def test_missing_rows_are_listed_with_exit_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oyez.ledger.coverage.proved_rows", lambda tests: {})
    code, output = run("rules", "--coverage", "middle-ages")
    assert code == 1
    assert "M-1.1-01" in output
    assert run("rules", "--coverage")[0] == 1


def test_coverage_as_json() -> None:
    code, output = run("rules", "--coverage", "middle-ages", "--json")
    (one,) = json.loads(output)
    assert code == 0
    assert (one["ledger"], one["missing"], one["complete"]) == ("middle-ages", [], True)
    assert one["rows"] == len(one["proved"]) + len(one["excused"])
    assert "tests/scenarios/middle-ages/printed-example.yaml" in one["proved"]["M-6.8-05"]


def test_a_rule_is_shown_with_the_tests_that_prove_it() -> None:
    code, output = run("rules", "m-3.1-02")
    assert code == 0
    for text in ("M-3.1-02", "M-3.1 Field", "2 x Field tiles", "book", "test_3_1_field.py"):
        assert text in output
    code, output = run("rules", "M-3.1-02", "M-3.1-01", "--json")
    assert [row["id"] for row in json.loads(output)] == ["M-3.1-02", "M-3.1-01"]


def test_rules_are_found() -> None:
    code, output = run("rules", "--search", "scout", "reservation")
    assert (code, "M-6.3-02" in output) == (0, True)
    assert run("rules", "--search", "qwertz") == (0, "no rule holds all of: qwertz\n")
    assert json.loads(run("rules", "--search", "M-3.1-02", "--json")[1])[0]["status"] == "book"
    assert "middle-ages" in run("rules")[1]
    assert [one["ledger"] for one in json.loads(run("rules", "--json")[1])] == ledger_names()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("rules", "M-3.1-09"), "there is no rule 'M-3.1-09'; near it are: M-3.1-0"),
        (("rules", "qwertz-uiop"), "rows look like M-3.1-02"),
        (("rules", "--coverage", "chess"), "there is no ledger called 'chess'"),
        (("rules", "--coverage", "--search", "x"), "one at a time"),
        (("rules", "--search", " "), "at least one word"),
        (("scenario", "nowhere.yaml"), "nowhere.yaml: no such file"),
    ],
)
def test_bad_requests_are_refused_in_one_sentence(words: tuple[str, ...], reason: str) -> None:
    code, output = run(*words)
    assert code == 2
    assert reason in output
    assert "\n" not in output


def test_scenarios_on_the_command_line(tmp_path: Path) -> None:
    good, wrong, bad = tmp_path / "good.yaml", tmp_path / "wrong.yaml", tmp_path / "bad.yaml"
    good.write_text("game: middle-ages\nexpect: {over: false}")
    wrong.write_text("game: middle-ages\nexpect: {over: true}")
    assert run("scenario", str(good))[0] == 0
    code, output = run("scenario", str(tmp_path))
    assert code == 1
    assert f"{wrong}: line 2: expect.over: expected true, found false" in output
    bad.write_text("game: chess")
    code, output = run("scenario", str(tmp_path))
    assert (code, output.startswith(f"{bad}: line 1: game: there is no game called 'chess'")) == (2, True)
    code, output = run("scenario", str(wrong), "--json")
    (one,) = json.loads(output)
    assert (code, one["passed"], one["expectations"]) == (1, False, 1)
    (tmp_path / "empty").mkdir()
    assert "holds no scenario" in run("scenario", str(tmp_path / "empty"))[1]
