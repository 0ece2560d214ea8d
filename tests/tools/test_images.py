"""Base images by their digests: what is written into the Containerfile, and what is said when nobody can tell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tools.files import program, write
from tools import images, pins
from tools.stage import Failed

ONE, TWO, PART = (f"sha256:{digit * 64}" for digit in "12f")
FILE = "ARG NODE_IMAGE=node:24-slim\nARG PYTHON_IMAGE=python:3.11-slim\nFROM ${NODE_IMAGE} AS page\n"


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder with programs in it."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def prints(path: Path, digest: str) -> None:
    """A program that writes its words down and tells a digest, as these programs do."""
    write(path, f"#!/bin/sh\necho \"$*\" >> '{path}.asked'\necho 'Digest: {digest}'\necho 'part {PART}'\n")
    path.chmod(0o755)


def test_missing_digests_are_written_and_others_kept(tools: Path, tmp_path: Path) -> None:
    prints(tools / "skopeo", ONE)
    file = write(tmp_path / "Containerfile", FILE.replace("3.11-slim", f"3.11-slim@{TWO}"))
    images.pin(file)
    assert file.read_text() == FILE.replace("24-slim", f"24-slim@{ONE}").replace(
        "3.11-slim", f"3.11-slim@{TWO}"
    )
    assert re.findall(r"docker://(\S+)", (tools / "skopeo.asked").read_text()) == ["node:24-slim"]


def test_an_upgrade_takes_them_all_anew(tools: Path, tmp_path: Path) -> None:
    prints(tools / "docker", TWO)
    file = write(tmp_path / "Containerfile", FILE.replace("-slim", f"-slim@{ONE}"))
    images.pin(file, upgrade=True)
    assert file.read_text() == FILE.replace("-slim", f"-slim@{TWO}")


def test_who_cannot_tell_is_passed_over(tools: Path, tmp_path: Path) -> None:
    write(tools / "skopeo", "#!/bin/sh\necho no such host\nexit 1\n").chmod(0o755)
    prints(tools / "docker", ONE)
    file = write(tmp_path / "Containerfile", FILE)
    images.pin(file)
    assert file.read_text().count(ONE) == 2


def test_nobody_can_tell(tools: Path, tmp_path: Path) -> None:
    file = write(tmp_path / "Containerfile", FILE)
    with pytest.raises(
        Failed, match=r"digest of node:24-slim is told by skopeo or docker buildx; install one"
    ):
        images.pin(file)
    write(tools / "skopeo", "#!/bin/sh\necho no such host\nexit 1\n").chmod(0o755)
    program(tools / "docker")
    with pytest.raises(Failed, match=r"exit code 1; it ended with:\n  no such host"):
        images.pin(file)
    assert file.read_text() == FILE


def test_libraries_are_pinned_where_no_image_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pin(**_: object) -> None:
        raise Failed("no such host")

    monkeypatch.setattr(pins, "run", lambda *_, **__: "")
    monkeypatch.setattr(images, "pin", pin)
    assert pins.main([]) == 0
    assert "base images in deploy/Containerfile stay as they are: no such host" in capsys.readouterr().err


def test_every_stage_of_the_container_is_built_on_an_image_that_is_pinned_so() -> None:
    text = images.CONTAINERFILE.read_text(encoding="utf-8")
    pinned = {
        start.removeprefix("ARG ").removesuffix("=")
        for start, _, known in images.IMAGE.findall(text)
        if known.startswith("sha256:")
    }
    used = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert len(used) == 3
    assert {f"${{{name}}}" for name in pinned} == set(used)


def test_the_image_is_built_after_its_base_was_pinned() -> None:
    makefile = (images.CONTAINERFILE.parent.parent / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.partition("\nimage:")[2]
    assert 0 < recipe.index("-m tools.images") < recipe.index("build -f deploy/Containerfile")
