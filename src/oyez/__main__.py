"""`python -m oyez` is the command `oyez`."""

from __future__ import annotations

from oyez.cli.main import run

if __name__ == "__main__":
    run()
