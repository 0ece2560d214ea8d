"""Which IP addresses lie on the internet and nowhere else: players may send the server only there."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

# IANA's special-purpose registries. Named here as well, because what Python calls global differs by version.
SPECIAL_4: Final = tuple(
    ip_network(net)
    for net in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
)
UNICAST: Final = ip_network("2000::/3")  # whatever lies outside is local, multicast, or wraps an IPv4 address
SPECIAL_6: Final = tuple(
    ip_network(net)
    for net in (
        "2001::/23",  # of protocols, with Teredo and the net for benchmarks
        *("2001:db8::/32", "3fff::/20"),  # for documentation
        "2002::/16",  # 6to4
    )
)
ISATAP: Final = (0x0000_5EFE, 0x0200_5EFE)  # the last half of these addresses wraps an IPv4 address


def is_public(address: str) -> bool:
    """Whether the address is one of the internet, also by the IPv4 address that it may wrap."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        return is_public_4(found.ipv4_mapped) if found.ipv4_mapped else _is_public_6(found)
    return is_public_4(found)


def is_public_4(address: IPv4Address) -> bool:
    return address.is_global and not any(address in net for net in SPECIAL_4)


def _is_public_6(address: IPv6Address) -> bool:
    if address.scope_id is not None or address not in UNICAST or not address.is_global:
        return False
    wraps = int(address) >> 32 & 0xFFFF_FFFF in ISATAP
    return not wraps and not any(address in net for net in SPECIAL_6)
