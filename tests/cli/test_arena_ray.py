"""`oyez arena --cluster`: a local Ray of two workers gives the same results as this process alone."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: it takes 200 MB, and `make ray` installs it"
)
WORDS = [
    "arena",
    "middle-ages",
    "--bots",
    "greedy,random,search:iterations=3",
    "--players",
    "3",
    "--games",
    "6",
]


def results(*words: str) -> Any:
    """In a process of its own: Ray leaves threads and warnings to whatever follows."""
    command = [sys.executable, "-m", "oyez", *WORDS, *words, "--json"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)["results"]


def test_two_workers_of_a_local_ray_give_the_same_results() -> None:
    assert results("--cluster", "local", "-j", "2") == results("-j", "1")
