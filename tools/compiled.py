"""The rules as machine code: `./oyez compile` makes them, and every later `./oyez` uses them while they are current.

They lie in .compiled/, a copy of the package made of links into src/: only the compiled modules are files of its own.
So sources and machine code never lie side by side, and a changed rule is never shadowed by an old one.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.place import Place  # noqa: E402
from tools.stage import Failed, run, say, stage  # noqa: E402
from tools.stamps import Stamp, digest, files_below  # noqa: E402

BUILD = "from setuptools import build_meta; print(build_meta.build_wheel('dist'))"
MADE_ELSEWHERE = frozenset({"page", "docs_site"})  # folders that no rule reads
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def folder(place: Place) -> Path:
    return place.root / ".compiled"


def stamp(place: Place) -> Stamp:
    return Stamp(folder(place) / "stamp")


def fingerprint(place: Place) -> str:
    """What machine code and links were made from: the compiled sources, and the names of all others."""
    from oyez.engine.compiling import compiled_modules

    package = place.root / "src" / "oyez"
    names = [
        file.relative_to(package).as_posix()
        for file in files_below(package)
        if not MADE_ELSEWHERE.intersection(file.parts) and file.suffix == ".py"
    ]
    return digest(place.root, compiled_modules(package), place.home(), *names)


def is_made(place: Place) -> bool:
    return stamp(place).path.exists()


def is_current(place: Place) -> bool:
    return is_made(place) and stamp(place).holds(fingerprint(place))


def make(place: Place) -> Path:
    """Build the wheel, unpack its machine code, and see that recorded games come out the same."""
    check_tools()
    before = fingerprint(place)
    with stage("compiling the kernel and the rules", "takes some minutes"):
        built = run([place.python, "-c", BUILD], cwd=place.root, env={"OYEZ_COMPILE": "1"})
    wheel = place.root / "dist" / built.split()[-1]
    stamp(place).remove()
    shutil.rmtree(folder(place), ignore_errors=True)
    link(place.root / "src" / "oyez", folder(place) / "oyez", machine_code(wheel, folder(place)))
    games = sorted((place.root / "tests" / "games").glob("*.oyez"))
    with stage(f"playing {len(games)} recorded games", "compiled rules must end them as plain ones do"):
        for game in games:
            run([place.bin / "oyez", "replay", "--check", game], env={"PYTHONPATH": str(folder(place))})
    stamp(place).write(before)
    return wheel


def check_tools() -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        raise Failed(
            f"compiling needs a C compiler, and {compiler} is not on the PATH; Debian: apt install gcc."
        )
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        raise Failed("compiling needs Python's C headers; Debian: apt install python3-dev.")


def machine_code(wheel: Path, into: Path) -> set[Path]:
    """Unpacks the compiled modules; returns the folders that hold any."""
    with zipfile.ZipFile(wheel) as archive:
        modules = [name for name in archive.namelist() if name.endswith(SUFFIX)]
        archive.extractall(into, modules)
    return {folder for name in modules for folder in (into / name).parents}


def link(source: Path, target: Path, real: set[Path]) -> None:
    """Folders with machine code are made anew, everything else is a link."""
    target.mkdir(parents=True, exist_ok=True)
    for entry in sorted(source.iterdir()):
        copy = target / entry.name
        if copy in real:
            link(entry, copy, real)
        elif entry.name != "__pycache__":
            copy.symlink_to(entry)


def main() -> int:
    place = Place(ROOT)
    try:
        wheel = make(place)
    except Failed as problem:
        say(str(problem))
        return 2
    say(
        f"every ./oyez now plays by compiled rules, until they change; {wheel.relative_to(ROOT)} carries them, too."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
