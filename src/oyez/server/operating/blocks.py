"""Addresses that whoever runs the server has shut out: stored in the database, looked up in memory."""

from __future__ import annotations

import time
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple, final

from sqlalchemy import Connection, delete, insert, select

from oyez.server.people.doorkeeper import network_of, unwrapped
from oyez.server.problems import Problem
from oyez.server.storage.schema import BLOCKS
from oyez.server.storage.store import Store

Network = IPv4Network | IPv6Network

CHANGED: Final = "blocks"  # what servers are told instead of a table's id
OWN: Final = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
HOUSEHOLD: Final = 64  # bits of an IPv6 address that tell households apart, see network_of()
WRAPPED: Final = 96  # bits before an IPv4 address that is written as one of IPv6


class BadNetwork(ValueError):
    """Nothing that could be blocked; the message says why."""


class Block(NamedTuple):
    """A network that may not come in."""

    network: str
    since: float
    why: str


def network_named(text: str) -> Network:
    """An address or a network in CIDR notation; raises BadNetwork."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadNetwork(
            f"{text!r} is no address; write one as 192.0.2.7, or a network as 192.0.2.0/24 or 2001:db8::/32"
        ) from None
    if isinstance(network, IPv6Network):
        inner = unwrapped(network.network_address)
        if isinstance(inner, IPv4Address) and network.prefixlen >= WRAPPED:
            network = IPv4Network((inner, network.prefixlen - WRAPPED), strict=False)
        elif network.prefixlen > HOUSEHOLD:
            network = network.supernet(new_prefix=HOUSEHOLD)
    if any(own.version == network.version and own.overlaps(network) for own in OWN):
        raise BadNetwork(
            f"{text} holds this machine itself, from which proxies and probes come; choose a smaller network"
        )
    return network


async def blocks_in(store: Store) -> list[Block]:
    """The oldest first."""
    async with store.read() as connection:
        found = await connection.execute(select(BLOCKS).order_by(BLOCKS.c.since, BLOCKS.c.network))
        return [Block(line.network, line.since, line.why) for line in found]


async def block(store: Store, network: Network, why: str = "") -> None:
    """Shut a network out; one that is shut out already gets the new reason."""

    def work(connection: Connection) -> None:
        connection.execute(delete(BLOCKS).where(BLOCKS.c.network == str(network)))
        connection.execute(insert(BLOCKS).values(network=str(network), since=time.time(), why=why))

    await store.write(work, CHANGED)


async def unblock(store: Store, network: Network) -> bool:
    """Whether it was shut out."""
    known = any(one.network == str(network) for one in await blocks_in(store))

    def work(connection: Connection) -> None:
        connection.execute(delete(BLOCKS).where(BLOCKS.c.network == str(network)))

    if known:
        await store.write(work, CHANGED)
    return known


def refusal() -> Problem:
    return Problem("blocked", "whoever runs this server has blocked your address")


@final
class Blocks:
    """What one server knows of them."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._networks: list[Network] = []

    async def read(self) -> None:
        self._networks = [ip_network(one.network) for one in await blocks_in(self._store)]

    def refuse(self, host: str | None) -> None:
        """Raises Problem for whoever is shut out."""
        if self.shut_out(host):
            raise refusal()

    def shut_out(self, host: str | None) -> bool:
        if not self._networks:
            return False
        try:
            address = ip_address(network_of(host))
        except ValueError:
            return False
        is_six = isinstance(address, IPv6Address)
        return any(is_six == (network.version == 6) and address in network for network in self._networks)
