"""The browser client's set-up, and the Chromium that its tests drive."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.files import program, write
from tools import chromium, client, libraries
from tools.place import Place
from tools.stage import Failed


@pytest.mark.parametrize(
    ("text", "version", "good"),
    [
        ("v20.19.0\n", (20, 19), True),
        ("v20.18.3", (20, 18), False),
        ("v21.7.0", (21, 7), False),
        ("v22.12.0", (22, 12), False),
        ("v22.13.1", (22, 13), True),
        ("v23.11.0", (23, 11), False),
        ("v24.0.0-nightly", (24, 0), True),
        ("v26.1.0", (26, 1), True),
        ("node: not found", None, False),
    ],
)
def test_node_versions(text: str, version: tuple[int, int] | None, good: bool) -> None:
    assert client.node_version(text) == version
    assert client.fits(version) is good


def test_machines_node_is_taken_when_it_fits(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/machine")
    monkeypatch.setattr(client, "has_node", lambda path: path == "/machine")
    assert client.ensure_node(place) == "/machine"


def test_node_comes_into_the_environment_otherwise(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/machine")
    wheels: list[object] = []
    monkeypatch.setattr(libraries, "install", lambda _place, *what: wheels.extend(what))
    monkeypatch.setattr(client, "has_node", lambda path: bool(wheels) and path.startswith(str(place.bin)))
    assert client.ensure_node(place) == f"{place.bin}:/machine"
    assert wheels == ["--require-hashes", "-r", place.pins("node")]


def test_a_node_without_npm_is_none(place: Place) -> None:
    program(place.bin / "node")
    assert not client.has_node(str(place.bin))


def test_test_packages_serve_to_build_but_not_the_other_way(place: Place) -> None:
    stamp, made_from = client.packages_stamp(place), client.packages_fingerprint(place)
    stamp.write(f"build {made_from}")
    assert client.packages_are_current(place, tools=False)
    assert not client.packages_are_current(place, tools=True)
    stamp.write(f"all {made_from}")
    assert client.packages_are_current(place, tools=False)
    assert client.packages_are_current(place, tools=True)


def test_a_new_sentence_is_a_new_page(place: Place) -> None:
    write(place.page / "index.html")
    place.stamp("page").write(client.page_fingerprint(place))
    assert client.page_is_current(place)
    write(place.locales / "pl" / "play.ftl")
    assert not client.page_is_current(place)


def test_so_is_one_in_the_folder_of_a_game(place: Place) -> None:
    write(place.page / "index.html")
    place.stamp("page").write(client.page_fingerprint(place))
    write(
        place.root
        / "src"
        / "oyez"
        / "games"
        / "go"
        / "expansions"
        / "toroid"
        / "locales"
        / "pl"
        / "go-toroid.ftl"
    )
    assert not client.page_is_current(place)


# --- Chromium


@pytest.fixture
def no_chromium(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A PATH of one empty folder."""
    for name in ("CHROMIUM", "OYEZ_CHROMIUM"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def test_chromium_is_looked_for_in_order(
    place: Place, no_chromium: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert chromium.find(place) is None
    fetched = program(place.root / "fetched")
    place.stamp("chromium").write(str(fetched))
    assert chromium.find(place) == str(fetched)
    for name in ("google-chrome", "chromium"):
        program(no_chromium / name)
        assert chromium.find(place) == str(no_chromium / name)
    named = program(place.root / "my chromium")
    monkeypatch.setenv("CHROMIUM", str(named))
    assert chromium.find(place) == str(named)


@pytest.mark.usefixtures("no_chromium")
def test_a_wrong_name_for_chromium_is_said(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    with pytest.raises(Failed, match="/no/such/browser, which is no program; install Chromium"):
        chromium.find(place)


@pytest.mark.usefixtures("no_chromium")
def test_no_chromium_is_an_error_that_says_what_to_install(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "from_debian", lambda: None)
    with pytest.raises(Failed, match="apt install chromium"):
        chromium.ensure(place)
