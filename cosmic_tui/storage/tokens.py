"""The secrets by which this player gets seats back, on disk: one small file a seat, mode 0600, locked while it is used.

The lock tells a window that has gone from one that is still open: only the seat of the former is taken without asking.
Knows files; must not know sockets.
"""

import contextlib
import hashlib
import json
import os
from pathlib import Path

from cosmic_tui.storage.folders import alone, state_folder
from cosmic_tui.wire.codes import Invitation
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

MOST_BYTES = 4096


class SeatFile:
    """The token for one table and one name. `open` tells whether this window may use it."""

    def __init__(self, invitation: Invitation, name: str, folder: Path | None = None) -> None:
        where = invitation.fingerprint.hex() or f"{invitation.host}:{invitation.port}"
        what = "\n".join((where, invitation.password, name.casefold()))
        self.path = (folder or state_folder("seats")) / f"{hashlib.sha256(what.encode()).hexdigest()[:32]}.json"
        self._handle = -1

    def open(self) -> bool:
        """Lock the file. Return False if another window has it. Raise Refused state_unwritable if it cannot be made."""
        try:
            self._handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Refused("state_unwritable", reason=system_says(error)) from None
        return alone(self._handle)

    def read(self) -> dict[str, str]:
        """Return {table: token}; {} if there is no usable one."""
        try:
            kept = json.loads(self.path.read_bytes()[:MOST_BYTES])
        except (OSError, ValueError):
            return {}
        good = isinstance(kept, dict) and all(isinstance(kept.get(key), str) for key in ("table", "token"))
        return {"table": kept["table"], "token": kept["token"]} if good else {}

    def write(self, table: str, token: str) -> None:
        data = json.dumps({"table": table, "token": token}).encode()
        handle = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            os.write(handle, data)  # over the old one, which a full disk leaves as it was
            os.ftruncate(handle, len(data))
        finally:
            os.close(handle)

    def forget(self) -> None:
        """Delete the token, because the seat was given up or no longer exists."""
        with contextlib.suppress(OSError):
            self.path.unlink()

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
