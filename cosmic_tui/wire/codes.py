"""The join code: address, port, key of the table and fingerprint of the host's certificate in one word to copy.

    form (1 byte: version, kind of address, TLS), port (2), key (9), fingerprint (16, with TLS), address, check (2)

written in Crockford's base 32: digits and letters without I, L, O, U, in either case; dashes and spaces do not count.
Makes no key and no fingerprint, and opens nothing.
"""

import binascii
import ipaddress
import re
from dataclasses import dataclass

from engine.kernel.errors import Unreadable

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VALUES = {sign: number for number, sign in enumerate(SIGNS)} | {"O": 0, "I": 1, "L": 1}
VERSION = 1
NAME, V4, V6 = 0, 1, 2
TLS = 0x08
KEY_BYTES = 9
PRINT_BYTES = 16  # of the SHA-256 of the certificate
PRINT_GROUP = 5  # signs between two dashes
CHECK_BYTES = 2
LONGEST_NAME = 100
SHORTEST_CODE = 28  # signs; a shorter word is an address
DEFAULT_PORT = 4747
ADDRESS = re.compile(r"(?:\[(?P<v6>[0-9A-Fa-f:.%\w]+)\]|(?P<name>[^\s:\[\]/]+))(?::(?P<port>\d{1,5}))?")
HOST_NAME = re.compile(r"[A-Za-z0-9_.-]+")


class BadCode(Unreadable):
    """The error for a text that is no join code, or only part of one."""


@dataclass(frozen=True)
class Invitation:
    """The content of a join code: a table's address, its key, and the host's fingerprint. Without TLS `fingerprint` is
    empty.
    """

    host: str
    port: int
    key: bytes = b""
    fingerprint: bytes = b""

    @property
    def password(self) -> str:
        """The key in the form that a hello has."""
        return base32(self.key)


def base32(data: bytes) -> str:
    bits = int.from_bytes(data, "big")
    length = (len(data) * 8 + 4) // 5
    bits <<= length * 5 - len(data) * 8
    return "".join(SIGNS[bits >> 5 * place & 31] for place in range(length - 1, -1, -1))


def shown(fingerprint: bytes) -> str:
    """Return a fingerprint for people to compare: short groups of characters that are hard to confuse."""
    signs = base32(fingerprint[:PRINT_BYTES])
    return "-".join(signs[at : at + PRINT_GROUP] for at in range(0, len(signs), PRINT_GROUP))


def from_base32(text: str) -> bytes:
    bits = 0
    for sign in text.upper():
        if sign not in VALUES:
            raise BadCode(text)
        bits = bits << 5 | VALUES[sign]
    length = len(text) * 5 // 8
    return (bits >> len(text) * 5 - length * 8).to_bytes(length, "big")


def encode(invitation: Invitation) -> str:
    kind, address = _address(invitation.host)
    form = VERSION << 4 | kind | (TLS if invitation.fingerprint else 0)
    body = bytes([form]) + invitation.port.to_bytes(2, "big") + invitation.key
    body += invitation.fingerprint[:PRINT_BYTES] + address
    return base32(body + _check(body))


def decode(text: str) -> Invitation:
    """Return the content of a join code. Raise BadCode if it is none."""
    data = from_base32(re.sub(r"[\s-]", "", text))
    body, check = data[:-CHECK_BYTES], data[-CHECK_BYTES:]
    if len(body) < 3 + KEY_BYTES + 1 or check != _check(body) or body[0] >> 4 != VERSION:
        raise BadCode(text)
    prints = PRINT_BYTES if body[0] & TLS else 0
    key, rest = body[3 : 3 + KEY_BYTES], body[3 + KEY_BYTES :]
    fingerprint, address = rest[:prints], rest[prints:]
    host = _host(body[0] & 0x07, address)
    return Invitation(host, int.from_bytes(body[1:3], "big"), key, fingerprint)


def read(text: str) -> Invitation:
    """Parse what a person typed behind `join`: a code, HOST, HOST:PORT or [V6]:PORT. Raise BadCode if it is none of
    them.
    """
    word = text.strip()
    plain = re.sub(r"[\s-]", "", word).upper()
    if len(plain) >= SHORTEST_CODE and all(sign in VALUES for sign in plain):
        return decode(plain)
    if word.count(":") > 1 and not word.startswith("["):
        word = f"[{word}]"
    match = ADDRESS.fullmatch(word)
    port = int(match["port"]) if match and match["port"] else DEFAULT_PORT
    if match is None or not 0 < port < 1 << 16:
        raise BadCode(text)
    return Invitation(match["v6"] or match["name"], port)


def _check(body: bytes) -> bytes:
    # This one finds every slip within sixteen bits, so every wrong sign.
    return binascii.crc_hqx(body, 0xFFFF).to_bytes(CHECK_BYTES, "big")


def _address(host: str) -> tuple[int, bytes]:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        name = host.encode()
        if not HOST_NAME.fullmatch(host) or len(name) > LONGEST_NAME:
            raise BadCode(host) from None
        return NAME, name
    return (V4 if address.version == 4 else V6), address.packed


def _host(kind: int, address: bytes) -> str:
    if (kind == V4 and len(address) == 4) or (kind == V6 and len(address) == 16):
        return str(ipaddress.ip_address(address))
    name = address.decode("ascii", "replace")
    if kind != NAME or not HOST_NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise BadCode(name)
    return name
