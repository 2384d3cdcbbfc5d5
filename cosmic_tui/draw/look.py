"""The reader's wishes for drawing: words, signs, decoration, shades and keys. It is all that the title needs to be
drawn.

Knows words, looks and the parts of the game that is passed in; no view and no seats.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cosmic_tui.look.glyphs import UNICODE, Glyphs
from cosmic_tui.look.keys import DEFAULT, LETTERS, Keys

if TYPE_CHECKING:
    from cosmic_tui.draw.parts import Parts
    from cosmic_tui.words.loader import Words

FULL, CALM, NONE = "full", "calm", "none"
FINE, COARSE, FLAT = 12, 3, 0  # steps between a colour and its ground that the terminal can show


@dataclass(frozen=True)
class Look:
    """A reader's settings for how things are drawn."""

    words: Words
    glyphs: Glyphs = UNICODE
    decoration: str = FULL
    shades: int = FINE
    fog: bool = False
    hints: bool = True  # what the open numbers imply
    keys: Keys = field(default_factory=Keys)
    parts: Parts = field(kw_only=True, compare=False)  # those of the game that the words are about

    def at(self, page: str) -> Look:
        """Return the same look for a page on which some letters have another meaning."""
        return self if page == self.keys.page else replace(self, keys=self.keys.at(page))

    @cached_property
    def key_words(self) -> dict[str, str]:
        """Return the names of keys for sentences: `key-send` is `Enter`. A command without a key has the label that is
        clicked.
        """
        shown = {name: self.keys.of(name) for name in (*DEFAULT, *LETTERS)}
        return {f"key-{name}": key or f"[{self._label(name)}]" for name, key in shown.items()}

    def _label(self, name: str) -> str:
        short = f"key-{name}"
        return self.words.say(short if self.words.has(short) else f"cmd-{name}")

    def say_keys(self, ident: str, form: str = "", /, **args: Any) -> str:
        """Return this message, with the names of keys in it."""
        return self.words.say(ident, form, **self.key_words, **args)

    @property
    def discs(self) -> bool:
        return self.decoration != NONE

    @property
    def stars(self) -> bool:
        return self.decoration == FULL
