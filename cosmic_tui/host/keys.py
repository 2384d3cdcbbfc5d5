"""Which keys an SSH door knows, from a file. Knows asyncssh's keys; no line and no table.

# a line a player; the name first, if this key is to be that name and no other
Ada ssh-ed25519 AAAA... ada@laptop
ssh-ed25519 AAAA... any name, as long as nobody else has come by it
"""

from pathlib import Path

import asyncssh

from cosmic_tui.table.names import clean_name
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

Keys = dict[str, str]  # fingerprint -> name, "" if that is free
KINDS = ("ssh-", "ecdsa-", "sk-")


def read_keys(file: Path) -> Keys:
    """Return the keys in a file. Raise Refused keys_unreadable, keys_line (which one), keys_none; name_form of a bad
    name.
    """
    try:
        lines = file.read_text("utf-8", "replace").splitlines()
    except OSError as error:
        raise Refused("keys_unreadable", name=str(file), reason=system_says(error)) from None
    found: Keys = {}
    for number, line in enumerate(lines, 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        name = "" if words[0].startswith(KINDS) else clean_name(words.pop(0), [])
        try:
            key = asyncssh.import_public_key(" ".join(words))
        except (asyncssh.KeyImportError, ValueError):
            raise Refused("keys_line", name=str(file), line=str(number)) from None
        found[key.get_fingerprint()] = name
    if not found:
        raise Refused("keys_none", name=str(file))
    return found
