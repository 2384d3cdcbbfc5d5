"""Which certificate a host is known by: pinned by its join code, else the one it had when it was first met.

Compared in constant time, before a byte is sent. Knows fingerprints and one file; must not know sockets.
"""

import hashlib
import hmac
import json
import ssl
from pathlib import Path

from cosmic_tui.storage.folders import replace_file, state_folder
from cosmic_tui.wire.codes import PRINT_BYTES, Invitation
from engine.kernel.asking import Refused

MOST_HOSTS = 500
FILE = "known_hosts.json"


def client_context() -> ssl.SSLContext:
    """Return a TLS context that encrypts to any peer; `check` finds out afterwards who the peer is."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Trust:
    """The hosts this player has met."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or state_folder()) / FILE

    def check(self, invitation: Invitation, certificate: bytes | None) -> None:
        """Refused fingerprint if this is not the host that was meant. A host met for the first time is remembered."""
        if certificate is None:
            raise Refused("fingerprint", host=invitation.host)
        found = hashlib.sha256(certificate).digest()
        if invitation.fingerprint:
            if not hmac.compare_digest(found[:PRINT_BYTES], invitation.fingerprint[:PRINT_BYTES]):
                raise Refused("fingerprint", host=invitation.host)
            return
        hosts, name = self._read(), f"{invitation.host}:{invitation.port}"
        if name not in hosts:
            self._write({**dict(list(hosts.items())[-MOST_HOSTS + 1 :]), name: found.hex()})
        elif not hmac.compare_digest(found.hex(), hosts[name]):
            raise Refused("fingerprint", host=invitation.host)

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
