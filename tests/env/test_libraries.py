"""What somebody reads who has not installed the libraries of the environments."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "module", "said"),
    [
        ("numpy", "oyez.env.batch", "oyez.env needs numpy"),
        ("pettingzoo", "oyez.env.fief_v1", "oyez.env needs pettingzoo"),
        ("pyspiel", "oyez.env.spiel", "oyez.env.spiel needs OpenSpiel"),
    ],
)
def test_a_missing_library_is_named_with_where_it_comes_from(library: str, module: str, said: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import {module}"
    tried = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert tried.returncode == 1
    last = tried.stderr.strip().splitlines()[-1]
    assert last.startswith(f"ModuleNotFoundError: {said}")
    assert 'pip install "oyez[research]"' in last
