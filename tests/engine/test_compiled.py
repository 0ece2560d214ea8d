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
TAKEN = "import sys; from mypyc.build import mypycify; mypycify(sys.argv[1:], opt_level='0')"
CONTRACT = "tests/contract/test_contract.py"


def copied(into: Path) -> dict[str, str]:
    """The package and its tests apart from the tree; returns an environment that finds them."""
    skipped = shutil.ignore_patterns("page", "docs_site", "__pycache__", "artefacts")
    shutil.copytree(SOURCES / "oyez", into / "oyez", ignore=skipped)
    shutil.copytree(ROOT / "tests", into / "tests", ignore=skipped)
    # Speed is not the point here, so the C compiler may hurry.
    return {**os.environ, "PYTHONPATH": str(into), "MYPYC_OPT_LEVEL": "0", "MYPYC_DEBUG_LEVEL": "0"}


def modules(*without: str) -> list[str]:
    files = [file.relative_to(SOURCES) for file in compiled_modules(SOURCES / "oyez")]
    return [str(file) for file in files if not set(without) & set(file.parts)]


def test_the_contract_holds_compiled(tmp_path: Path) -> None:
    """For all but Fief, whose machine code takes minutes to make: `./oyez compile` does, and plays games by it.

    Without the bots as well: no rule asks them.
    """
    environment = copied(tmp_path)
    games = tmp_path / "oyez" / "games" / "__init__.py"
    games.write_text(games.read_text().replace('    "fief": "oyez.games.fief.game",\n', ""))
    mypyc = Path(sys.executable).parent / "mypyc"
    toy = [f"tests/toy/{module}.py" for module in TOY]
    built = run([str(mypyc), *modules("fief", "bots"), *toy], tmp_path, environment)
    assert built.returncode == 0, built.stdout + built.stderr
    where = (
        "import oyez.engine.kernel as k, oyez.games.middle_ages.rounds as r; print(k.__file__, r.__file__)"
    )
    found = run([sys.executable, "-c", where], tmp_path, environment).stdout.split()
    assert all(file.endswith(".so") and str(tmp_path) in file for file in found), found
    contract = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", f"--rootdir={tmp_path}", CONTRACT]
    tests = run(
        [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), *contract], tmp_path, environment
    )
    assert tests.returncode == 0, tests.stdout[-4000:]


def test_fief_is_taken_by_the_compiler(tmp_path: Path) -> None:
    """With the bots, down to the C code."""
    taken = run([sys.executable, "-c", TAKEN, *modules()], tmp_path, copied(tmp_path))
    assert taken.returncode == 0, taken.stdout + taken.stderr
    assert list((tmp_path / "build").glob("*.c"))


def run(command: list[str], folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
