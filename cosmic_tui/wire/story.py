"""The point up to which a player's program knows the story, so that a line that often breaks catches up.

In a hello stands a mark: the number of the game, how many events of it were heard, and a digest of them. A host that
finds the same events in its own story tells those behind them, in pieces: whatever arrives of them is not told again.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgpack

from cosmic_tui.messages.grammar import Message

PIECE = 20  # events in a message of a story that is retold
DIGEST_SIGNS = 24


def mark(game: int, events: Sequence[Any]) -> str:
    """Return what a hello says of these events."""
    return f"{game} {len(events)} {_digest(events)}"


def untold(messages: Iterable[Message], game: int, heard: str) -> list[Message]:
    """Return a retold story without the events that `heard` tells of; unchanged if it is another one."""
    number, _, rest = heard.partition(" ")
    count, _, digest = rest.partition(" ")
    if not (number.isdecimal() and count.isdecimal()) or (int(number) != game and int(count)):
        return list(messages)
    found: list[Message] = []
    for message in messages:
        known = int(count)
        if message["kind"] != "events" or message["first"] or _digest(message["events"][:known]) != digest:
            found.append(message)
            continue
        events = message["events"]
        pieces = range(known, len(events), PIECE)
        found += [{"kind": "events", "first": first, "events": events[first : first + PIECE]} for first in pieces]
    return found


def _digest(events: Sequence[Any]) -> str:
    return hashlib.sha256(msgpack.packb(list(events))).hexdigest()[:DIGEST_SIGNS]
