"""Marks in the story of a game, so that after a lost connection only new events are sent.

A hello contains a mark: the number of the game, how many of its events were received, and a digest of them. A host that
finds the same events in its own story sends only the later ones, in pieces; a piece that has arrived is not sent again.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgpack

from cosmic_tui.messages.grammar import Message

PIECE = 20  # events in a message of a story that is retold
DIGEST_SIGNS = 24


def mark(game: int, events: Sequence[Any]) -> str:
    """Return the mark for these events, for a hello."""
    return f"{game} {len(events)} {_digest(events)}"


def untold(messages: Iterable[Message], game: int, heard: str) -> list[Message]:
    """Return a repeated story without the events that `heard` covers; unchanged if the mark belongs to another story.
    """
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
