"""Where a player's program keeps what it has to remember about tables elsewhere: tokens, and hosts it has met.

In $XDG_STATE_HOME/cosmic, or ~/.local/state/cosmic; the folder and every file in it are for their owner only, and a
file in use is for one program only. Must not know what is in them.
"""

import os
from collections.abc import Callable
from pathlib import Path

from engine.kernel.asking import Refused

try:
    import fcntl
except ImportError:  # no such locks on this system: two programs at one file are then the players' own care
    fcntl = None  # type: ignore[assignment]


def state_folder(*inside: str) -> Path:
    """Return a folder of this name, made if it is not there. Raise Refused state_unwritable if it cannot be."""
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


def private(path: str, flags: int) -> int:
    """Return an opener for files that only their owner may read."""
    return os.open(path, flags, 0o600)


def replace_file(place: Path, data: bytes, opener: Callable[[str, int], int] | None = private) -> None:
    """Write it whole or leave what was there, even where the power fails. Raise OSError if it cannot be."""
    new = place.with_name(f"{place.name}.new")
    try:
        with open(new, "wb", opener=opener) as opened:
            opened.write(data)
            opened.flush()
            os.fsync(opened.fileno())
        new.replace(place)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def alone(handle: int) -> bool:
    """Return whether this program alone has the file open from now on. The lock goes with the handle."""
    if fcntl is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True
