"""The code of docs/research.md and docs/dataset.md runs, on a tiny budget."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BUDGET = re.compile(r"^(EPOCHS, ROUNDS, GAMES, TRIALS) = .*$", re.MULTILINE)


def run(page: str, folder: Path, facts: dict[str, Any]) -> dict[str, Any]:
    """All blocks of a page in their order, in one namespace."""
    for language, code in BLOCK.findall((DOCS / page).read_text(encoding="utf-8")):
        if language == "sh":
            words = re.sub(r"--games \d+", "--games 2", code)
            command = [sys.executable, "-m", "oyez", *shlex.split(words)[1:]]
            subprocess.run(command, cwd=folder, check=True, capture_output=True)
        else:
            assert language == "python"
            if "pyspiel" in code:
                pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
            exec(compile(code, page, "exec"), facts)
    return facts


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Got `batch_size` less than 1")
def test_learning_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from oyez.bots import BOTS

    text = (DOCS / "research.md").read_text(encoding="utf-8")
    assert len(BUDGET.findall(text)) == 1
    (tmp_path / "research.md").write_text(BUDGET.sub(r"\1 = 1, 1, 2, 2", text), encoding="utf-8")
    monkeypatch.setattr("tests.env.test_tutorial.DOCS", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(BOTS, "middle-ages", dict(BOTS["middle-ages"]))
    facts = run("research.md", tmp_path, {"__name__": "tutorial"})
    assert facts["network"].t_ > facts["recorded"].num_rows  # it learnt from its teacher, too
    printed = capsys.readouterr().out
    assert len(re.findall(r"^student: \d+% \(", printed, re.MULTILINE)) == 2


@pytest.mark.slow
def test_data_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    facts = run("dataset.md", tmp_path, {"__name__": "tutorial"})
    assert facts["rounds"].max() > 1
