"""The state of a game: what it is made of, what its copies and its snapshot tell."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.rules.fief.table import stage, state

SOURCES = Path(__file__).parents[3] / "src" / "oyez"


def parameters(file: str, name: str) -> set[str]:
    """What the constructor of a class takes, by its source: compiled classes do not tell."""
    for found in ast.walk(ast.parse((SOURCES / file).read_text())):
        if isinstance(found, ast.ClassDef) and found.name == name:
            made = next(part for part in found.body if getattr(part, "name", "") == "__init__")
            assert isinstance(made, ast.FunctionDef)
            return {argument.arg for argument in (*made.args.args, *made.args.kwonlyargs)}
    raise AssertionError(name)


def test_the_snapshot_tells_every_fact() -> None:
    """Two states with the same snapshot are the same position: records, undo and tests rely on it."""
    g = state(stage(lords={"Red": {"Arthur": "blaye"}}, phase="purchases"))
    facts = (
        parameters("games/fief/rules/state.py", "Fief") - parameters("engine/kernel.py", "State") - {"rules"}
    )
    assert "deniers" in facts
    # What expansions remember is there only if they are.
    assert set(g.snapshot()) == facts - {"others", "parts"}
    assert g.copy().snapshot() == g.snapshot()
