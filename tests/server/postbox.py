"""An SMTP server in a process of its own: `python -m tests.server.postbox PORT FOLDER` keeps what it takes as files."""

from __future__ import annotations

import email
import email.policy
import subprocess
import sys
import threading
from email.message import EmailMessage
from pathlib import Path
from typing import Any

NOBODY = "nobody@example.org"  # has no mailbox here


class Keeper:
    """Writes every letter into the folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._taken = len(list(folder.iterdir()))

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        if address == NOBODY:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self._taken += 1
        unfinished = self._folder / f"{self._taken:04}.part"
        unfinished.write_bytes(envelope.content)
        unfinished.rename(unfinished.with_suffix(".eml"))
        return "250 kept"


class Postbox:
    """The process, as a test starts and stops it."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.postbox", str(port), str(folder)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).resolve().parents[2],
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def letters(self) -> list[EmailMessage]:
        files = sorted(self.folder.glob("*.eml"))
        return [email.message_from_bytes(file.read_bytes(), policy=email.policy.default) for file in files]

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(10)
        assert self._process.stdout is not None
        self._process.stdout.close()


def main(port: int, folder: Path) -> None:
    from aiosmtpd.controller import Controller

    controller = Controller(Keeper(folder), hostname="127.0.0.1", port=port or free_port())
    controller.start()
    print(controller.port, flush=True)
    threading.Event().wait()


def free_port() -> int:
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
