"""The pins: complete, agreeing with each other, and without a download address."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "requirements"


def names(file: str) -> set[str]:
    """The libraries a source list asks for, spelt as pins spell them."""
    lines = (REQUIREMENTS / file).read_text().splitlines()
    found = (re.match(r"[A-Za-z0-9._-]+", line) for line in lines if not line.startswith(("-", "#")))
    return {re.sub(r"[._]", "-", match[0]).lower() for match in found if match}


def pins(file: str) -> dict[str, str]:
    lines = (REQUIREMENTS / file).read_text().splitlines()
    found = (re.match(r"([a-z0-9-]+)(?:\[[^]]*\])?==(\S+)", line) for line in lines)
    return {match[1]: match[2] for match in found if match}


@pytest.mark.parametrize(
    ("source", "pinned"),
    [
        ("uv.in", "uv.txt"),
        ("node.in", "node.txt"),
        ("play.in", "play.txt"),
        ("build.in", "play.txt"),
        ("docs.in", "docs.txt"),
        ("research.in", "research.txt"),
        ("compile.in", "compile.txt"),
        ("arena.in", "arena.txt"),
        ("ray.in", "ray.txt"),
        ("test.in", "test.txt"),
    ],
)
def test_every_library_is_pinned(source: str, pinned: str) -> None:
    missing = names(source) - set(pins(pinned))
    assert not missing, f"run `make pins`: requirements/{pinned} lacks {', '.join(sorted(missing))}"


@pytest.mark.parametrize(
    ("larger", "smaller"),
    [
        ("docs", "play"),
        ("research", "play"),
        ("compile", "play"),
        *[("test", smaller) for smaller in ("play", "docs", "research", "compile")],
    ],
)
def test_larger_pins_contain_smaller_ones(larger: str, smaller: str) -> None:
    """`./oyez test` installs test.txt alone and counts the smaller ones as installed."""
    large, small = pins(f"{larger}.txt"), pins(f"{smaller}.txt")
    assert {name: large.get(name) for name in small} == small


def test_build_tool_is_the_one_of_pyproject() -> None:
    assert f'"setuptools=={pins("play.txt")["setuptools"]}"' in (ROOT / "pyproject.toml").read_text()


def test_pins_name_no_address() -> None:
    for file in REQUIREMENTS.iterdir():
        assert "://" not in file.read_text(), file.name


@pytest.mark.parametrize("file", sorted(REQUIREMENTS.glob("*.txt")), ids=lambda file: file.name)
def test_every_pin_has_its_hashes(file: Path) -> None:
    """A pin goes on over lines that end with a backslash; what is after the # says only where it comes from."""
    whole = file.read_text().replace("\\\n", " ").splitlines()
    pinned = [line for line in whole if "==" in line]
    assert len(pinned) >= (1 if file.stem in ("uv", "node") else 40)
    assert [line for line in pinned if not re.search(r" --hash=sha256:[0-9a-f]{64}\b", line)] == []
    assert [
        line for line in whole if line.strip() and not line.lstrip().startswith("#") and "==" not in line
    ] == []


def test_the_container_installs_by_hashes() -> None:
    container = (ROOT / "deploy" / "Containerfile").read_text()
    for line in container.splitlines():
        assert " -r requirements/" not in line or "--require-hashes" in line, line


def test_packages_of_the_page_have_their_hashes() -> None:
    packages = package("package-lock.json")["packages"]
    assert [name for name, entry in packages.items() if name and not entry.get("integrity")] == []


def package(file: str) -> Any:
    return json.loads((ROOT / "web" / file).read_text())


def test_lock_file_agrees_with_package_json() -> None:
    wanted, locked = package("package.json"), package("package-lock.json")["packages"][""]
    for part in ("dependencies", "devDependencies"):
        assert locked[part] == wanted[part], "run `npm install` in web/"


def test_lock_file_names_no_address() -> None:
    assert not [
        name for name, entry in package("package-lock.json")["packages"].items() if "resolved" in entry
    ]
