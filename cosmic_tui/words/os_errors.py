"""Why the computer refuses a file: what it says in English, in the reader's language.

Knows the computer's own sentences and messages; must not know what was asked of it.
"""

from __future__ import annotations

import errno
import os

from cosmic_tui.words.loader import Words

REFUSALS = {
    errno.ENOENT: "missing", errno.EACCES: "forbidden", errno.EPERM: "forbidden", errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder", errno.EEXIST: "there", errno.ENOSPC: "full", errno.EROFS: "read_only",
}  # fmt: skip
SAID = {os.strerror(number): name for number, name in REFUSALS.items()}


def because(words: Words, reason: str) -> str:
    """Return the reason as this reader understands it. What is not known here stays as the system says it."""
    return words.say(f"because-{SAID[reason]}") if reason in SAID else reason
