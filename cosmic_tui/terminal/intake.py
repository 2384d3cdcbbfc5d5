"""Bytes that are typed or pasted become events, whatever they are: none of them ends the game.

Textual's own driver stops at invalid UTF-8 and at character numbers that do not exist. Must not know terminals.
"""

from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable
from typing import Any

MOST_KEYS = 256  # nobody types more at once; the rest of a flood is dropped
MOST_PASTE = 64 * 1024  # of a paste whose end never comes
PASTE_START, PASTE_END = "\x1b[200~", "\x1b[201~"


class Intake:
    """Bytes to events, whatever the bytes are."""

    def __init__(self, make_parser: Callable[[], Any]) -> None:
        self._make = make_parser
        self._parser = make_parser()
        self._decode = getincrementaldecoder("utf-8")(errors="replace").decode
        self._pasted = 0

    def feed(self, data: bytes, final: bool = False) -> Iterable[Any]:
        """Yield the events of some bytes."""
        text = self._decode(data, final)
        if text:
            yield from self._guarded(lambda: self._parser.feed(self._limited(text)))

    def tick(self) -> Iterable[Any]:
        """Yield events of keys that are complete because nothing followed."""
        yield from self._guarded(lambda: self._parser.tick())

    def _guarded(self, events: Callable[[], Iterable[Any]]) -> Iterable[Any]:
        """Yield the events, leaving out what cannot be understood with everything that was begun before it."""
        from textual.events import Key

        keys = 0
        try:
            for event in events():
                keys += isinstance(event, Key)
                if keys <= MOST_KEYS:
                    yield event
        except Exception:
            self._parser = self._make()
            self._pasted = 0

    def _limited(self, text: str) -> str:
        """End a paste that has no end."""
        if PASTE_START in text:
            self._pasted = 1
        if PASTE_END in text:
            self._pasted = 0
        if self._pasted:
            self._pasted += len(text)
            if self._pasted > MOST_PASTE:
                self._pasted = 0
                return PASTE_END
        return text
