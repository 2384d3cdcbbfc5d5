"""The folder for what a player's program remembers about tables on other hosts: tokens, and hosts it has met.

It is $XDG_STATE_HOME/cosmic, or ~/.local/state/cosmic. The folder and every file in it are for their owner only, and
only one program can use a file at a time. Must not know the content.
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
    """Return a folder of this name, and make it if it does not exist. Raise Refused state_unwritable if that fails."""
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
    """Write a whole file or leave the old one, even if the power fails. Raise OSError if that fails."""
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
    """Lock an open file for this program. Return False if another one has it. The lock ends with the handle."""
    if fcntl is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True
