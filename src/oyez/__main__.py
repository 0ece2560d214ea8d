"""`python -m oyez` is the command `oyez`."""

from __future__ import annotations

import sys


def run() -> None:
    """Entry point. Ctrl-C while the commands are still being loaded ends it as later, without a traceback."""
    try:
        from oyez.cli import main
    except KeyboardInterrupt:
        sys.exit(130)
    main.run()


if __name__ == "__main__":
    run()
