"""The front door: what is skipped, what is made again, and what is said when it cannot be made."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tools import bootstrap, chromium, client, libraries
from tools.place import Needs, Place, needs_of
from tools.stage import LAST_LINES, Failed, run, sentence
from tools.stamps import Stamp, digest, files_below

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A tree with the files that stamps are made from."""
    for name in ("pyproject.toml", "setup.py", "requirements/play.txt", "requirements/test.txt"):
        write(tmp_path / name)
    for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts"):
        write(tmp_path / "web" / name)
    return Place(tmp_path)


def write(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text or path.name)
    return path


def program(path: Path) -> Path:
    write(path, "#!/bin/sh\n").chmod(0o755)
    return path


def installed(place: Place, level: str) -> None:
    write(place.bin / "oyez")
    place.stamp("home").write(place.home())
    for name in ("play", "test") if level == "test" else ("play",):
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


# --- what a command needs


@pytest.mark.parametrize(
    ("line", "needs"),
    [
        ("", Needs()),
        ("--version", Needs()),
        ("rules --coverage", Needs()),
        ("serve --port 0", Needs(page=True)),
        ("serve --help", Needs()),
        ("test", Needs(level="test", page=True, web_tools=True, chromium=True)),
        ("test tests/rules -k serve", Needs(level="test", page=True, web_tools=True, chromium=True)),
        ("test --fast", Needs(level="test")),
        ("test -h", Needs()),
    ],
)
def test_needs(line: str, needs: Needs) -> None:
    assert needs_of(line.split()) == needs


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


# --- the browser client


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
    assert wheels == [client.NODE_WHEEL]


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


# --- how failures are told


def test_a_failing_command_is_one_sentence_and_its_last_lines() -> None:
    output = "\n".join(f"line {n}" for n in range(100))
    told = sentence(["npm", "ci"], 1, output).splitlines()
    assert told[0] == "`npm ci` failed with exit code 1; it ended with:"
    assert len(told) == 1 + LAST_LINES
    assert told[-1] == "  line 99"


def test_run_says_what_failed() -> None:
    with pytest.raises(Failed, match=r"exit code 3; it ended with:\n  no such index"):
        run([sys.executable, "-c", "print('no such index'); raise SystemExit(3)"])
    with pytest.raises(Failed, match=r"`/no/such` could not be started: No such file"):
        run(["/no/such"])


def test_main_ends_a_failure_with_two_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> bool:
        raise Failed("`npm ci` failed with exit code 1 and printed nothing.")

    monkeypatch.setattr(bootstrap, "is_ready", fail)
    assert bootstrap.main(["serve"]) == 2
    assert capsys.readouterr().err == "oyez: `npm ci` failed with exit code 1 and printed nothing.\n"


def test_set_ups_wait_for_each_other(place: Place) -> None:
    entered = threading.Event()

    def second() -> None:
        with bootstrap.alone(place):
            entered.set()

    with Path(place.root, ".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        waiting = threading.Thread(target=second)
        waiting.start()
        assert not entered.wait(0.1)
    assert entered.wait(5)
    waiting.join()


# --- the script itself


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """The script in a tree whose bootstrap only shows what it was given."""
    tree = tmp_path / "a tree"
    write(tree / "tools" / "bootstrap.py", "import sys; print(sys.argv)")
    return Path(shutil.copy(ROOT / "oyez", tree / "oyez"))


def test_script_works_through_links_and_keeps_arguments(script: Path, tmp_path: Path) -> None:
    (script.parent / "near").symlink_to("oyez")
    far = tmp_path / "far"
    far.symlink_to(script.parent / "near")
    done = subprocess.run(
        [far, "play", "two words", ""], cwd="/", capture_output=True, text=True, check=True, timeout=20
    )
    expected = [str(script.parent.resolve() / "tools" / "bootstrap.py"), "play", "two words", ""]
    assert done.stdout.strip() == repr(expected)


def test_script_without_python_says_so(script: Path, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("sh", "dirname", "readlink"):
        found = shutil.which(name)
        assert found
        (programs / name).symlink_to(found)
    (program(programs / "python3")).write_text("#!/bin/sh\nexit 1\n")  # too old, or a version manager's shim
    done = subprocess.run(
        [script, "serve"],
        env={"PATH": str(programs)},
        capture_output=True,
        text=True,
        check=False,
        timeout=20,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("oyez: needs Python 3.11 or newer")
    assert len(done.stderr.splitlines()) == 1


def test_script_is_executable() -> None:
    assert os.access(ROOT / "oyez", os.X_OK)
