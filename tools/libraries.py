"""The Python environment: made without pip, filled by uv where it can be had and by pip otherwise."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.place import Place
from tools.stage import Failed, run, say, stage, works
from tools.stamps import digest

PIP_INSTALL = ["install", "--no-input", "--disable-pip-version-check"]
# Whose pins each level's pins contain (tests/tools checks it), the smallest first.
CONTAINS = {
    "play": ("play",),
    "docs": ("play", "docs"),
    "research": ("play", "research"),
    "compile": ("play", "compile"),
    "arena": ("play", "arena"),
    "ray": ("play", "arena", "ray"),
    "test": ("play", "docs", "research", "compile", "arena", "test"),
}


def fingerprint(place: Place, level: str) -> str:
    """What the environment is made from: the pins, and the files that say how the package is built."""
    pins = [place.pins("play")] if level == "play" else [place.pins("play"), place.pins(level)]
    files = [*pins, place.root / "pyproject.toml", place.root / "setup.py"]
    return digest(place.root, files, place.home())


def are_current(place: Place, level: str) -> bool:
    # The script is looked for too: a stamp alone does not prove that nobody emptied the folder.
    return place.stamp(level).holds(fingerprint(place, level)) and (place.bin / "oyez").exists()


def ensure(place: Place, level: str) -> None:
    """Bring the environment to the pins of this level; what a higher level installed stays."""
    if are_current(place, level):
        return
    before = {name: place.stamp(name).read() for name in CONTAINS}
    if not before["play"] or not place.stamp("home").holds(place.home()):
        make_environment(place)
        before = {}
    for name in before:
        place.stamp(name).remove()
    try:
        fill(place, level, "new environment" if not before else "the pins changed or are new")
    except Failed:
        # uv and pip fetch everything before they change anything, so a failure (no network, most often)
        # leaves the environment as it was; only an interruption must not be trusted.
        for name, text in before.items():
            if text:
                place.stamp(name).write(text)
        raise
    for name in CONTAINS[level]:
        place.stamp(name).write(fingerprint(place, name))


def make_environment(place: Place) -> None:
    """From nothing: a half-made environment is never repaired."""
    import venv

    why = "first run" if not place.venv.exists() else "the old one was unfinished, moved or of another Python"
    with stage("making .venv", why):
        try:
            # Without pip: 0.1 s instead of 7, and Debian's Python can do it without python3-venv.
            venv.EnvBuilder(with_pip=False, symlinks=True, clear=True).create(place.venv)
        except OSError as problem:
            raise Failed(f"{place.venv} could not be made: {problem.strerror}.") from problem
        place.stamp("home").write(place.home())


def fill(place: Place, level: str, why: str) -> None:
    with stage(f"installing the libraries to {level}", why):
        # Whatever an index or a cache hands out, only files that were pinned are unpacked.
        install(place, "--require-hashes", "-r", place.pins(level))
        # Build tools come from the pins as well, so that this needs no network of its own.
        install(place, "--no-deps", "--no-build-isolation", "-e", place.root)


def install(place: Place, *what: str | Path) -> None:
    """With uv; if there is none, or it fails where pip's own settings might help, with pip."""
    uv = find_uv(place) or fetch_uv(place)
    if uv:
        try:
            # Bytecode now, as pip does: else the first start of every command pays for it.
            run([uv, "pip", "install", "--compile-bytecode", "--python", place.python, *what])
        except Failed as problem:
            first = problem
        else:
            return
    else:
        first = None
    try:
        run([*pip(place), *PIP_INSTALL, *what])
    except Failed as problem:
        # uv's words are the clearer ones, when both had something to say.
        raise first or problem from problem


def find_uv(place: Place) -> Path | None:
    if os.environ.get("OYEZ_INSTALLER") == "pip":
        return None
    own = place.bin / "uv"
    if own.exists():
        return own
    found = shutil.which("uv")
    return Path(found) if found else None


def fetch_uv(place: Place) -> Path | None:
    """uv from its wheel; an environment that cannot have it is filled by pip, only slower."""
    if os.environ.get("OYEZ_INSTALLER") == "pip":
        return None
    try:
        run([*pip(place), *PIP_INSTALL, "--require-hashes", "-r", place.pins("uv")])
    except Failed:
        say("uv could not be fetched; going on with pip, which takes longer.")
        return None
    return find_uv(place)


def pip(place: Place) -> list[str | Path]:
    """A pip that installs into the environment: the machine's own if it has one, else the bundled one."""
    if works([place.python, "-m", "pip", "--version"]):
        return [place.python, "-m", "pip"]
    machines = [sys.executable, "-m", "pip", "--python", str(place.python)]
    if Path(sys.executable).parent != place.bin and works([*machines, "--version"]):
        return list(machines)
    try:
        run([place.python, "-m", "ensurepip"])
    except Failed as problem:
        raise Failed(
            f"{sys.executable} has neither pip nor ensurepip;"
            " install python3-venv (Debian: apt install python3-venv) or uv."
        ) from problem
    return [place.python, "-m", "pip"]
