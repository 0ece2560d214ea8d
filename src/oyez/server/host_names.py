"""The names that a server answers to.

A page from elsewhere can make its own name lead to this machine (DNS rebinding), and its visitor's browser would then
take the server for the page's own. Such a request still carries the foreign name in `Host`; so only known ones are
answered. Addresses in numbers are nobody's name, and safe.
"""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

ENVIRONMENT: Final = "OYEZ_HOST_NAME"
ANY: Final = "*"
NAME: Final = re.compile(r"(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*|\*")
HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]/@]+)(:\d{1,5})?")


class BadHostName(ValueError):
    """What was given is no name of a host; the message says what would be one."""


@dataclass(frozen=True)
class HostNames:
    """By default a server is for its own machine."""

    names: frozenset[str] = frozenset()  # *.example.org: every name below it; *: all names
    everywhere: bool = False  # it listens for other machines, too: any address in numbers will do

    def include(self, host: str) -> bool:
        """Whether a `Host` as it was sent, with its port or without, is one of ours."""
        found = HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = found[1].strip("[]").removesuffix(".")
        address = _address(name)
        if address is not None:
            return self.everywhere or address.is_loopback or name in self.names
        parents = ["*." + name.split(".", at)[at] for at in range(1, name.count(".") + 1)]
        return name == "localhost" or not self.names.isdisjoint((name, ANY, *parents))


def given_names(options: Iterable[str], environment: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """From options, else from the environment (several with commas); raises BadHostName."""
    words = list(options) or environment.get(ENVIRONMENT, "").split(",")
    names = [word.strip().lower().removesuffix(".") for word in words if word.strip()]
    for name in names:
        if not NAME.fullmatch(name) and _address(name.strip("[]")) is None:
            raise BadHostName(
                f"{name!r} is no name of a host; give it as in oyez.example.org, without http:// and port"
            )
    return tuple(name.strip("[]") for name in names)


def names_for(bound: socket.socket, host: str, given: Iterable[str], base: str = "") -> HostNames:
    """What a server answers to that listens there: what it was told, where letters lead to (`base`), and, if others
    can reach it, what this machine and the network call it."""
    address = _address(bound.getsockname()[0])
    everywhere = address is None or not address.is_loopback
    told = {*given, urlsplit(base).hostname or ""}
    if everywhere:
        own = socket.gethostname().lower()
        told |= {own, own.split(".")[0] + ".local", host.lower()}
    return HostNames(frozenset(told - {""}), everywhere)


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None
