"""The kernel and the rules compile with mypyc, and the contract holds for the compiled ones too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from oyez.engine.compiling import compiled_modules

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
TOY = ("words", "state", "steps")
CONTRACT = "tests/contract/test_contract.py"
# All modules are taken down to the C code, at once; machine code is made of those that are played with. Speed is not
# the point here, so the C compiler may hurry.
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

played, others = (files.split() for files in sys.argv[1:])
parts = [(played, "played"), (others, "others")]
made = mypycify([*played, *others], opt_level="0", debug_level="0", separate=parts)
wanted = {file.removesuffix(".py").replace("/", ".") for file in played} | {"played__mypyc"}
machine = [one for one in made if one.name in wanted]
setup(name="rules", packages=[], ext_modules=machine, script_args=["-q", "build_ext", "--inplace"])
"""


def modules(*without: str) -> list[str]:
    files = [file.relative_to(SOURCES) for file in compiled_modules(SOURCES / "oyez")]
    return [str(file) for file in files if not set(without) & set(file.parts)]


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder)}


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and its tests apart from the tree, taken by the compiler.

    Without machine code of Fief, which takes minutes to make: `./oyez compile` does, and plays games by it. Without
    that of the bots as well: no rule asks them.
    """
    folder = tmp_path_factory.mktemp("compiled")
    skipped = shutil.ignore_patterns("page", "docs_site", "__pycache__", "artefacts")
    shutil.copytree(SOURCES / "oyez", folder / "oyez", ignore=skipped)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=skipped)
    played = [*modules("fief", "bots"), *(f"tests/toy/{module}.py" for module in TOY)]
    others = [file for file in modules() if file not in played]
    built = run([sys.executable, "-c", BUILD, " ".join(played), " ".join(others)], folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_fief_is_taken_by_the_compiler(compiled: Path) -> None:
    """With the bots, down to the C code."""
    assert (compiled / "build" / "__native_others.c").stat().st_size > 1_000_000


def test_the_contract_holds_compiled(compiled: Path) -> None:
    games = compiled / "oyez" / "games" / "__init__.py"
    games.write_text(games.read_text().replace('    "fief": "oyez.games.fief.game",\n', ""))
    where = (
        "import oyez.engine.kernel as k, oyez.games.middle_ages.rounds as r; print(k.__file__, r.__file__)"
    )
    found = run([sys.executable, "-c", where], compiled).stdout.split()
    assert len(found) == 2
    assert all(file.endswith(".so") and str(compiled) in file for file in found), found
    contract = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", f"--rootdir={compiled}", CONTRACT]
    tests = run([sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), *contract], compiled)
    assert tests.returncode == 0, tests.stdout[-4000:]


def test_games_of_machine_numbers_are_those_of_plain_python(compiled: Path) -> None:
    """Also where no ./oyez compile was made: what overflows machine numbers is wrong in machine code alone."""
    games = [sys.executable, "-m", "tests.goldens.seeded", "middle-ages", "0", "4"]
    machine = run(games, compiled)
    assert machine.returncode == 0, machine.stderr
    assert machine.stdout == run(games, ROOT, SOURCES).stdout


def run(command: list[str], folder: Path, package: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = environment(package or folder)
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
