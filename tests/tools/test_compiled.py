"""Compiled rules are used while they are those of the sources, and never afterwards."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from oyez.engine.compiling import compiled_modules
from tests.tools.files import write
from tools import bootstrap, compiled
from tools.place import Needs, Place
from tools.stage import Failed


@pytest.fixture
def tree(tmp_path: Path) -> Place:
    """A small package: a kernel, the rules of one game, and files beside them."""
    package = tmp_path / "src" / "oyez"
    for file in ("__init__", "engine/__init__", "engine/words", "engine/kernel", "games/__init__"):
        write(package / f"{file}.py", f"NAME = {file!r}\n")
    write(package / "games" / "chess" / "__init__.py", "\n")
    write(package / "games" / "chess" / "moves.py", "NAME = 'moves'\n")
    write(package / "locales" / "en.ftl", "hear = Hear ye\n")
    return Place(tmp_path)


def made(tree: Place) -> Path:
    """As make() does it, but for the wheel: its machine code is a text."""
    wheel = tree.root / "dist" / "oyez.whl"
    wheel.parent.mkdir()
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"oyez/games/chess/moves{compiled.SUFFIX}", "machine code")
        archive.writestr("oyez/games/chess/moves.py", "what the wheel says, which nobody reads")
    folder = compiled.folder(tree)
    compiled.link(tree.root / "src" / "oyez", folder / "oyez", compiled.machine_code(wheel, folder))
    compiled.stamp(tree).write(compiled.fingerprint(tree))
    return folder / "oyez"


def test_all_but_the_machine_code_are_links_into_the_sources(tree: Place) -> None:
    package = made(tree)
    chess = package / "games" / "chess"
    assert (chess / f"moves{compiled.SUFFIX}").read_text() == "machine code"
    assert (chess / "moves.py").resolve() == tree.root / "src" / "oyez" / "games" / "chess" / "moves.py"
    assert (package / "locales").is_symlink()
    (chess / f"moves{compiled.SUFFIX}").unlink()  # no real one, so Python cannot load it
    said = subprocess.run(
        [sys.executable, "-c", "import oyez.games.chess.moves as m; print(m.NAME, m.__file__)"],
        env={"PYTHONPATH": str(compiled.folder(tree))},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert said == ["moves", str(chess / "moves.py")]


def test_a_changed_rule_is_played_by_its_source(
    tree: Place, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    assert "PYTHONPATH" not in bootstrap.environment(tree, Needs())
    made(tree)
    assert bootstrap.environment(tree, Needs())["PYTHONPATH"] == str(compiled.folder(tree))
    assert "PYTHONPATH" not in bootstrap.environment(tree, Needs(compiled=False))
    write(tree.root / "src" / "oyez" / "locales" / "en.ftl", "hear = Oyez\n")  # a link follows it
    assert compiled.is_current(tree)
    write(tree.root / "src" / "oyez" / "games" / "chess" / "moves.py", "NAME = 'castling'\n")
    assert "PYTHONPATH" not in bootstrap.environment(tree, Needs())
    assert capsys.readouterr().err.count("run interpreted until the next one") == 1


def test_a_new_module_needs_new_links(tree: Place) -> None:
    made(tree)
    write(tree.root / "src" / "oyez" / "games" / "chess" / "game.py", "\n")
    assert not compiled.is_current(tree)


def test_without_a_c_compiler_nothing_is_begun(tree: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(Failed, match="needs a C compiler, and no-such-compiler is not on the PATH"):
        compiled.make(tree)
    assert not compiled.folder(tree).exists()


def test_rules_and_bots_of_an_expansion_are_compiled_but_not_what_shows_it(tree: Place) -> None:
    package = tree.root / "src" / "oyez"
    folder = package / "games" / "chess" / "expansions" / "giraffes"
    for name in ("__init__", "leaps", "bots", "observation", "terminal"):
        write(folder / f"{name}.py", "\n")
    found = {file.stem for file in compiled_modules(package) if folder in file.parents}
    assert found == {"leaps", "bots"}
