"""Guests' addresses: which are near, and which count as the same. Knows addresses; no line and no table."""

import ipaddress

SHARED = ipaddress.ip_network("100.64.0.0/10")  # behind the router of a provider, and of networks laid over others
OF_ONE = 64  # bits of an IPv6 address that one household has; it may use all the others as it likes


def is_near(address: str) -> bool:
    """Return whether this address is this computer's or lies in its local network."""
    found = _read(address)
    if found is None:
        return False
    if found.version == 4 and found in SHARED:
        return True
    return (found.is_private and not found.is_unspecified) or found.is_loopback or found.is_link_local


def counted_as(address: str) -> str:
    """Return the name under which connections from this address are counted: a whole IPv6 network has one."""
    found = _read(address)
    if found is None:
        return address
    if found.version == 4:
        return str(found)
    return str(ipaddress.IPv6Network((int(found), OF_ONE), strict=False))


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse an address. Turn an IPv4 address that is written as IPv6 back into IPv4."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
