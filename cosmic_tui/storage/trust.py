"""The certificate by which a host is known: pinned by its join code, else remembered from the first meeting.

If the local network has announced a fingerprint for an address, the certificate must match that too. Fingerprints are
compared in constant time, before a byte is sent. Knows fingerprints and one file; must not know sockets.
"""

import hashlib
import hmac
import json
import ssl
from pathlib import Path

from cosmic_tui.storage.folders import replace_file, state_folder
from cosmic_tui.wire.codes import PRINT_BYTES, Invitation, shown
from engine.kernel.asking import Refused

MOST_HOSTS = 500
FILE = "known_hosts.json"


def client_context() -> ssl.SSLContext:
    """Return a TLS context that encrypts to any peer; `check` then verifies the peer."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def past(found: str) -> str:
    """Return a fingerprint of the file in the form people compare; a malformed one unchanged."""
    try:
        return shown(bytes.fromhex(found))
    except ValueError:
        return found


class Trust:
    """The hosts this player has met. `anew`: accept a host that has changed once, and remember its new certificate."""

    def __init__(self, folder: Path | None = None, anew: bool = False) -> None:
        self.path = (folder or state_folder()) / FILE
        self.anew = anew

    def check(self, invitation: Invitation, certificate: bytes | None) -> str:
        """Return the fingerprint of a host that is met for the first time, and remember it; "" for a known host. Raise
        Refused fingerprint if it has changed, fingerprint_other if it is not the expected one.
        """
        found = hashlib.sha256(certificate or b"").digest()
        pinned = invitation.fingerprint[:PRINT_BYTES]
        if certificate is None or (pinned and not hmac.compare_digest(found[:PRINT_BYTES], pinned)):
            raise Refused("fingerprint_other", host=invitation.host, value=shown(found) if certificate else "")
        if invitation.key and pinned:
            return ""
        hosts, name = self._read(), f"{invitation.host}:{invitation.port}"
        known = name in hosts
        if known and hmac.compare_digest(found.hex(), hosts[name]):
            return ""
        if known and not self.anew:
            raise Refused("fingerprint", host=invitation.host, value=shown(found), old=past(hosts[name]))
        self.anew = False
        hosts.pop(name, None)
        self._write({**dict(list(hosts.items())[-MOST_HOSTS + 1 :]), name: found.hex()})
        return shown(found)

    def _read(self) -> dict[str, str]:
        try:
            kept = json.loads(self.path.read_bytes())
        except (OSError, ValueError):
            return {}
        if not isinstance(kept, dict):
            return {}
        return {name: value for name, value in kept.items() if isinstance(value, str) and value.isascii()}

    def _write(self, hosts: dict[str, str]) -> None:
        try:
            replace_file(self.path, json.dumps(hosts, indent=1).encode())
        except OSError:
            return  # it will be met for the first time once more
