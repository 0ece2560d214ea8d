"""Stamps, and the Python environment that they speak for."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.tools.files import write
from tools import libraries
from tools.place import Place
from tools.stage import Failed
from tools.stamps import Stamp, digest, files_below


def installed(place: Place, level: str) -> None:
    write(place.bin / "oyez")
    place.stamp("home").write(place.home())
    for name in libraries.CONTAINS[level]:
        place.stamp(name).write(libraries.fingerprint(place, name))


# --- stamps


def test_digest_tells_names_contents_absence_and_facts_apart(tmp_path: Path) -> None:
    one, two = write(tmp_path / "one", "x"), write(tmp_path / "two", "x")
    seen = [
        digest(tmp_path, [one]),
        digest(tmp_path, [two]),
        digest(tmp_path, [one, two]),
        digest(tmp_path, [tmp_path / "none"]),
        digest(tmp_path, [one], "3.11"),
        digest(tmp_path, [write(tmp_path / "one", "y")]),
    ]
    assert len(set(seen)) == len(seen)


def test_digest_does_not_depend_on_where_the_tree_is(tmp_path: Path) -> None:
    for tree in ("a", "b"):
        write(tmp_path / tree / "src" / "main.ts", "same")
    first, second = (digest(tmp_path / tree, files_below(tmp_path / tree)) for tree in ("a", "b"))
    assert first == second


def test_files_below_leaves_packages_out(tmp_path: Path) -> None:
    write(tmp_path / "node_modules" / "svelte" / "index.js")
    kept = [write(tmp_path / "a.ts"), write(tmp_path / "lib" / "b.ts")]
    assert files_below(tmp_path) == kept


def test_stamp_is_written_whole_and_removed(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "stamps" / "play")
    assert stamp.read() == ""
    stamp.write("abc")
    assert stamp.holds("abc")
    assert [file.name for file in stamp.path.parent.iterdir()] == ["play"]
    stamp.remove()
    stamp.remove()
    assert not stamp.holds("abc")


# --- libraries


def test_environment_is_current_until_a_pin_changes(place: Place) -> None:
    installed(place, "play")
    assert libraries.are_current(place, "play")
    assert not libraries.are_current(place, "test")
    write(place.pins("play"), "fastapi==1")
    assert not libraries.are_current(place, "play")


def test_an_emptied_environment_is_not_current(place: Place) -> None:
    installed(place, "play")
    (place.bin / "oyez").unlink()
    assert not libraries.are_current(place, "play")


def test_a_moved_tree_is_not_current(place: Place, tmp_path: Path) -> None:
    installed(place, "play")
    moved = Place(tmp_path.with_name("moved"))
    shutil.copytree(place.root, moved.root)
    assert not libraries.are_current(moved, "play")


def test_play_pins_do_not_touch_what_test_installed(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(place, "test")
    write(place.pins("play"), "fastapi==1")
    asked: list[str] = []
    monkeypatch.setattr(libraries, "fill", lambda _place, level, _why: asked.append(level))
    libraries.ensure(place, "play")
    assert asked == ["play"]
    assert libraries.are_current(place, "play")
    assert not libraries.are_current(place, "test")


@pytest.mark.parametrize(("problem", "left"), [(Failed("no network"), True), (KeyboardInterrupt(), False)])
def test_failure_keeps_the_old_environment_interruption_does_not(
    place: Place, monkeypatch: pytest.MonkeyPatch, problem: BaseException, left: bool
) -> None:
    installed(place, "play")
    old = place.stamp("play").read()
    write(place.pins("play"), "fastapi==1")

    def fill(*_: object) -> None:
        raise problem

    monkeypatch.setattr(libraries, "fill", fill)
    with pytest.raises(type(problem)):
        libraries.ensure(place, "play")
    assert place.stamp("play").holds(old if left else "")


def test_an_unfinished_environment_is_made_from_nothing(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    half_made = write(place.venv / "lib" / "half")
    monkeypatch.setattr(libraries, "fill", lambda *_: None)
    libraries.ensure(place, "play")
    assert not half_made.exists()
    assert place.python.exists()
    assert place.stamp("home").holds(place.home())


@pytest.mark.parametrize("installer", ["uv", "pip"])
def test_only_files_that_were_pinned_are_unpacked(
    place: Place, monkeypatch: pytest.MonkeyPatch, installer: str
) -> None:
    """Everything that comes from elsewhere is asked for by its hashes, the installer included."""
    monkeypatch.setenv("OYEZ_INSTALLER", installer)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(libraries, "works", lambda _: True)
    asked: list[list[str]] = []

    def run(command: Sequence[str | Path]) -> str:
        asked.append([str(word) for word in command])
        if str(place.pins("uv")) in asked[-1]:
            write(place.bin / "uv")
        return ""

    monkeypatch.setattr(libraries, "run", run)
    libraries.fill(place, "play", "new environment")
    fetched = [words for words in asked if str(place.root) not in words]
    pinned = ["uv", "play"] if installer == "uv" else ["play"]
    assert [words[-3:] for words in fetched] == [
        ["--require-hashes", "-r", str(place.pins(name))] for name in pinned
    ]
    assert [words[-4:-1] for words in asked if words not in fetched] == [
        ["--no-deps", "--no-build-isolation", "-e"]
    ]
