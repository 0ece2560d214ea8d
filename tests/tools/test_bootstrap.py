"""The front door: what is skipped, what is made again, and what is said when it cannot be made."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.tools.files import program, write
from tools import bootstrap, cluster
from tools.place import Needs, Place, needs_of
from tools.stage import LAST_LINES, Failed, run, sentence

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("line", "needs"),
    [
        ("", Needs()),
        ("--version", Needs()),
        ("rules --coverage", Needs()),
        ("serve --port 0", Needs(page=True)),
        ("serve --help", Needs()),
        ("docs --out site", Needs(level="docs", compiled=False)),
        ("compile", Needs(level="compile", compiled=False)),
        ("docs --help", Needs()),
        ("arena fief --bots greedy", Needs(level="arena")),
        ("arena fief --bots greedy --cluster local", Needs(level="arena", cluster="local")),
        ("arena fief --bots greedy --cluster=10.0.0.1:6379", Needs(level="arena", cluster="10.0.0.1:6379")),
        ("arena fief --bots greedy --cluster", Needs(level="arena", cluster="")),
        ("tune fief --out weights.json", Needs(level="arena")),
        ("record fief --out games.parquet", Needs(level="research")),
        ("soak --on postgresql", Needs(level="test")),
        ("test", Needs(level="test", compiled=False, page=True, web_tools=True, chromium=True)),
        (
            "test tests/rules -k serve",
            Needs(level="test", compiled=False, page=True, web_tools=True, chromium=True),
        ),
        ("test --fast", Needs(level="test", compiled=False)),
        ("test --compiled tests/rules", Needs(level="test")),
        ("test -h", Needs()),
    ],
)
def test_needs(line: str, needs: Needs) -> None:
    assert needs_of(line.split()) == needs


def test_ray_is_fetched_only_for_a_cluster_that_answers() -> None:
    assert cluster.answers("local")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert cluster.answers(f"127.0.0.1:{port}")
        assert cluster.answers(f"ray://127.0.0.1:{port}")
    for address in (f"127.0.0.1:{port}", "127.0.0.1:99999", "127.0.0.1:port", "", ":1", "a..b:1"):
        assert not cluster.answers(address)


# --- how failures are told


def test_a_failing_command_is_one_sentence_and_its_last_lines() -> None:
    output = "\n".join(f"\x1b[31mline\x1b[0m {n}" for n in range(100))
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
        [far, "play", "two words", ""], cwd="/", capture_output=True, text=True, check=True, timeout=60
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
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("oyez: needs Python 3.11 or newer")
    assert len(done.stderr.splitlines()) == 1


def test_script_is_executable() -> None:
    assert os.access(ROOT / "oyez", os.X_OK)
