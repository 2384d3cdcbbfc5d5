"""People who come by SSH: a name belongs to the key that first came with it. One small file in the host's folder.

Also says where each player's own program keeps its settings and tokens. Knows names and fingerprints, nothing of SSH.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

from cosmic_tui.host.identity import write_private
from cosmic_tui.table.names import clean_name
from engine.kernel.asking import Refused

FILE = "players.json"
FOLDER = "players"
MOST_PLAYERS = 1000


class Players:
    """The names a host knows, with the keys they belong to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def admit(self, name: str, key: str) -> str:
        """Return the name in its normal form. Raise Refused name_form, name_of_another if it belongs to another key, or
        too_many_players.
        """
        name = clean_name(name, [])
        known = self._read()
        kept = known.get(name.casefold())
        if kept is None:
            if len(known) >= MOST_PLAYERS:
                raise Refused("too_many_players")
            write_private(self.folder / FILE, json.dumps({**known, name.casefold(): key}).encode())
        elif not hmac.compare_digest(kept.encode(), key.encode()):
            raise Refused("name_of_another", name=name)
        return name

    def home(self, name: str) -> Path:
        """Return the private folder of this player's program."""
        home = self.folder / FOLDER / hashlib.sha256(name.casefold().encode()).hexdigest()[:16]
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
        return home

    def _read(self) -> dict[str, str]:
        try:
            kept = json.loads((self.folder / FILE).read_bytes())
        except (OSError, ValueError):
            return {}
        return {name: key for name, key in kept.items() if isinstance(key, str)} if isinstance(kept, dict) else {}
