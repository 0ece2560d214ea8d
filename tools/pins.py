"""Writes requirements/*.txt from *.in, for every supported Python and system, and the digests of the base images."""

from __future__ import annotations

import sys
from pathlib import Path

from tools import images, libraries
from tools.place import Place
from tools.stage import Failed, run, say, stage

SOURCES = {
    "uv": ["uv.in"],
    "node": ["node.in"],
    "play": ["play.in", "build.in"],
    "docs": ["docs.in", "build.in"],
    "research": ["research.in", "research-bound.in", "build.in"],
    "compile": ["compile.in", "build.in"],
    "arena": ["arena.in", "arena-bound.in", "build.in"],
    "test": ["test.in"],
    "ray": ["ray.in", "ray-bound.in", "build.in"],
}  # in this order: all but the first two are bound by play.txt, test.in by all before it, ray.in by test.txt
FLAGS = [
    "--universal",
    "--python-version",
    "3.11",
    "--generate-hashes",  # of all files of a release: other systems install other ones
    "--no-emit-index-url",
    "--no-header",
    "--annotation-style",
    "line",
]


def main(extra: list[str]) -> int:
    place = Place(Path(__file__).resolve().parent.parent)
    uv = libraries.find_uv(place) or libraries.fetch_uv(place)
    if not uv:
        say("pinning needs uv, and it could not be fetched; install it.")
        return 2
    try:
        for level, sources in SOURCES.items():
            with stage(f"requirements/{level}.txt", f"from {' and '.join(sources)}"):
                command: list[str | Path] = [
                    uv,
                    "pip",
                    "compile",
                    *FLAGS,
                    *extra,
                    *sources,
                    "-o",
                    f"{level}.txt",
                ]
                run(command, cwd=place.root / "requirements")
    except Failed as problem:
        say(str(problem))
        return 2
    try:
        images.pin(upgrade="--upgrade" in extra)
    except Failed as problem:
        # Libraries are pinned on many machines that reach no images; `make image` builds nothing without digests.
        say(f"the base images in deploy/Containerfile stay as they are: {problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
