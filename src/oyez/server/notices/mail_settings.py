"""How letters leave the server: given by the environment or by options of `oyez serve`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, cast, get_args

Security = Literal["none", "starttls", "tls"]
Webhooks = Literal["off", "public", "all"]
PORTS: Final[Mapping[Security, int]] = {"none": 25, "starttls": 587, "tls": 465}


class BadMail(ValueError):
    """The settings do not fit together; the message says what is missing."""


@dataclass(frozen=True)
class Smtp:
    """The server that takes our letters."""

    host: str
    sender: str
    port: int
    security: Security = "starttls"
    user: str | None = None
    password_file: Path | None = None  # a file, so that the password is in no list of processes
    timeout: float = 20.0  # seconds

    def password(self) -> str:
        """Read each time, so that a new one needs no restart."""
        return self.password_file.read_text(encoding="utf-8").strip() if self.password_file else ""


@dataclass(frozen=True)
class LetterLimits:
    """How many letters may ask for a confirmation: in an hour, of one mailbox in a day."""

    client: int = 10  # on the wish of one network
    holder: int = 6  # of one account or seat
    mailbox: int = 3  # to one mailbox that confirms none of them
    total: int = 120  # of all servers on one database


@dataclass(frozen=True)
class Post:
    """What the post office runs with."""

    base: str = ""  # where the server is found, for links: https://oyez.example.org
    smtp: Smtp | None = None
    webhooks: Webhooks = "off"  # public: to addresses of the internet over HTTPS; all: to any, for tests
    grace: float = 120.0  # seconds that somebody may be gone before he is written to
    every: float = 20.0  # seconds between two rounds
    retry: float = 60.0  # seconds after a first failure, twice as long after each further one
    limits: LetterLimits = LetterLimits()
    deadline: float = 10.0  # seconds for everything that is done with one webhook

    @property
    def ways(self) -> list[Literal["mail", "webhook"]]:
        found: list[Literal["mail", "webhook"]] = ["mail"] if self.smtp and self.base else []
        return [*found, "webhook"] if self.webhooks != "off" and self.base else found


def post_settings(given: Mapping[str, str | None], environment: Mapping[str, str] = os.environ) -> Post:
    """From options (by name: smtp-host ...) and else from $OYEZ_SMTP_HOST and so on; raises BadMail."""
    found = {
        name: value or environment.get("OYEZ_" + name.upper().replace("-", "_"), "")
        for name, value in given.items()
    }
    base, webhooks = found["base-url"].rstrip("/"), found["webhooks"] or "off"
    if webhooks not in ("off", "public"):
        raise BadMail(f"webhooks are off or public, not {webhooks!r}")
    if base and not base.startswith(("http://", "https://")):
        raise BadMail("the base URL begins with https:// (or http://), as in https://oyez.example.org")
    smtp = _smtp(found)
    if (smtp or webhooks != "off") and not base:
        raise BadMail(
            "letters carry links: say with --base-url where the server is found, https://oyez.example.org"
        )
    limits = LetterLimits(total=_letters_per_hour(found["letters-per-hour"]))
    return Post(base=base, smtp=smtp, webhooks=cast(Webhooks, webhooks), limits=limits)


def _letters_per_hour(given: str) -> int:
    if given and not given.isdigit():
        raise BadMail(f"--letters-per-hour is a number, not {given!r}")
    return int(given) if given else LetterLimits().total


def _smtp(found: Mapping[str, str]) -> Smtp | None:
    if not found["smtp-host"]:
        return None
    security = found["smtp-tls"] or "starttls"
    if security not in get_args(Security):
        raise BadMail(f"--smtp-tls is one of {', '.join(get_args(Security))}, not {security!r}")
    kind = cast(Security, security)
    if not found["mail-from"]:
        raise BadMail("say with --mail-from which address letters come from")
    if found["smtp-user"] and not found["smtp-password-file"]:
        raise BadMail("a user of the SMTP server needs --smtp-password-file")
    port = found["smtp-port"] or str(PORTS[kind])
    if not port.isdigit() or not 0 < int(port) < 65536:
        raise BadMail(f"--smtp-port is a number from 1 to 65535, not {port!r}")
    file = found["smtp-password-file"]
    return Smtp(
        host=found["smtp-host"],
        sender=found["mail-from"],
        port=int(port),
        security=kind,
        user=found["smtp-user"] or None,
        password_file=Path(file).expanduser() if file else None,
    )
