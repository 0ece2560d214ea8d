"""The kernel and the rules compile with mypyc, and the contract holds for the compiled ones too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from oyez.engine.compiling import compiled_modules

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
TOY = ("words", "state", "steps")


def test_the_contract_holds_compiled(tmp_path: Path) -> None:
    skipped = shutil.ignore_patterns("page", "__pycache__", "artefacts")
    shutil.copytree(SOURCES / "oyez", tmp_path / "oyez", ignore=skipped)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=skipped)
    # Speed is not the point here, so the C compiler may hurry.
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "MYPYC_OPT_LEVEL": "0",
        "MYPYC_DEBUG_LEVEL": "0",
    }
    mypyc = Path(sys.executable).parent / "mypyc"
    rules = [str(file.relative_to(SOURCES)) for file in compiled_modules(SOURCES / "oyez")]
    modules = [*rules, *(f"tests/toy/{module}.py" for module in TOY)]
    built = run([str(mypyc), *modules], tmp_path, environment)
    assert built.returncode == 0, built.stdout + built.stderr
    where = (
        "import oyez.engine.kernel as k, oyez.games.middle_ages.rounds as r; print(k.__file__, r.__file__)"
    )
    found = run([sys.executable, "-c", where], tmp_path, environment).stdout.split()
    assert all(file.endswith(".so") and str(tmp_path) in file for file in found), found
    contract = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", f"--rootdir={tmp_path}", "tests/contract"]
    tests = run(
        [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), *contract], tmp_path, environment
    )
    assert tests.returncode == 0, tests.stdout[-4000:]


def run(command: list[str], folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
