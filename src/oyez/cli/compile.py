"""`oyez compile`: the kernel and the rules as machine code, by mypyc. Needs a checkout, set up by `./oyez compile`."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

import typer

from oyez.cli.errors import Refused


def compile() -> None:
    """Compile the kernel and the rules: ./oyez uses them from then on, and dist/ has a wheel with them."""
    from oyez.cli.testing import ROOT

    if not (ROOT / "tools" / "compiled.py").is_file():
        raise Refused("compiling needs the sources: run ./oyez compile in a checkout of Oyez")
    if importlib.util.find_spec("mypyc") is None:
        raise Refused("mypyc is not installed here: run ./oyez compile, which installs it")
    raise typer.Exit(subprocess.call([sys.executable, "-m", "tools.compiled"], cwd=ROOT))
