"""Where a player's program keeps what it has to remember about tables elsewhere: tokens, and hosts it has met.

In $XDG_STATE_HOME/cosmic, or ~/.local/state/cosmic; the folder and every file in it are for their owner only.
"""

import os
from pathlib import Path

from engine.kernel.asking import Refused


def state_folder(*inside: str) -> Path:
    """A folder of this name, made if it is not there. Refused state_unwritable if it cannot be."""
    state = os.environ.get("XDG_STATE_HOME", "")
    try:
        base = Path(state) if state and os.path.isabs(state) else Path.home() / ".local" / "state"
        folder = base
        for name in ("cosmic", *inside):
            folder = folder / name
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)  # `parents` would leave those open to others
    except (OSError, RuntimeError) as error:
        raise Refused("state_unwritable", reason=getattr(error, "strerror", None) or "") from None
    return folder
