"""The container's base images by their digests; run by `make pins` and, before it builds, by `make image`."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from tools.stage import Failed, run, say, stage

CONTAINERFILE = Path(__file__).resolve().parent.parent / "deploy" / "Containerfile"
IMAGE = re.compile(r"^(ARG \w+_IMAGE=)([^\s@]+)(?:@(sha256:[0-9a-f]{64}))?$", re.MULTILINE)
# Each prints the digest of the whole image, for all kinds of processors, before that of any part.
ASK = {
    "skopeo": ["inspect", "--no-tags", "--format", "{{.Digest}}", "docker://{image}"],
    "docker": ["buildx", "imagetools", "inspect", "{image}"],
}


def pin(file: Path = CONTAINERFILE, upgrade: bool = False) -> None:
    """Write the missing digests after the images' tags (all of them when upgrading)."""
    text = file.read_text(encoding="utf-8")
    for start, image, known in IMAGE.findall(text):
        if known and not upgrade:
            continue
        with stage(f"the digest of {image}", "a newer one was asked for" if known else "it has none"):
            found = digest(image)
        before = f"{start}{image}@{known}" if known else f"{start}{image}"
        text = re.sub(f"^{re.escape(before)}$", f"{start}{image}@{found}", text, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")


def digest(image: str) -> str:
    """As the registry tells it to the first program here that can ask."""
    first: Failed | None = None
    for program, words in ASK.items():
        if not shutil.which(program):
            continue
        try:
            told = run([program, *(word.replace("{image}", image) for word in words)])
        except Failed as problem:
            first = first or problem
            continue
        if found := re.search(r"\bsha256:[0-9a-f]{64}\b", told):
            return found[0]
    raise first or Failed(f"the digest of {image} is told by skopeo or docker buildx; install one of them.")


def main(arguments: list[str]) -> int:
    try:
        pin(upgrade="--upgrade" in arguments)
    except Failed as problem:
        say(str(problem))
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
