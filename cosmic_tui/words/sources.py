"""Finds the source text of one message in the files of a language, without parsing them.

A Fluent message always begins with its id in the first column, so cutting a file into messages needs no parser: a
bundle then parses only the messages a game really says (a whole language takes half a second, one message a fifth of
a millisecond). The files of single items (aliens, artifacts, technologies) are opened only when one of their messages
is asked for: the second part of an id names the item (`alien-zombie`, `ev-zombie-saved`, `tech-the_qax`).

Knows folders and text; must not know fluent, games or readers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from operator import add
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)(?=[ \t]*=)", re.MULTILINE)
SUFFIX = ".ftl"
APP = "app"


def words_root() -> Traversable:
    """Return the folder of all languages, as installed: a directory, or inside a zipped package."""
    here = Path(__file__).parent
    if here.is_dir():
        return here
    from importlib.resources import files

    return files("cosmic_tui.words")


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Return the messages of a file, each as (id, source)."""
    _, *parts = ENTRY.split(text)
    idents = parts[0::2]
    return zip(idents, map(add, idents, parts[1::2]), strict=True)


class Shelf:
    """The messages of one language and game: those for every game, those of the game, and its items by name."""

    def __init__(self, root: Traversable, language: str, game: str) -> None:
        self.language = language
        self._folders = [root / language / APP, root / language / game]
        self._shared: dict[str, str] | None = None
        self._items: dict[str, list[Traversable]] | None = None
        self.opened: list[str] = []

    def source(self, ident: str) -> str | None:
        """Return the text of a message, or None if this language lacks it."""
        if self._shared is None:
            self._shared = self._read_shared()
        if ident in self._shared:
            return self._shared[ident]
        self._open_item(ident)
        return self._shared.get(ident)

    def idents(self, prefix: str) -> list[str]:
        """Return all shared messages whose id begins so, in the order of their files."""
        self.source(prefix)
        return [ident for ident in self._shared or {} if ident.startswith(prefix)]

    def items(self, folder: str) -> list[str]:
        """Return the names of all items of a kind ("aliens"), sorted; found by scanning, there is no manifest."""
        place = self._folders[-1] / folder
        if not place.is_dir():
            return []
        return sorted(file.name.removesuffix(SUFFIX) for file in place.iterdir() if file.name.endswith(SUFFIX))

    def _read_shared(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for folder in self._folders:
            if not folder.is_dir():
                continue
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(SUFFIX):
                    found.update(self._read(file))
        return found

    def _open_item(self, ident: str) -> None:
        """Reads the files of the item an id speaks of, once; the name is the id's second part."""
        if self._items is None:
            self._items = self._scan_items()
        name = (ident.split("-") + [""])[1]
        for file in self._items.pop(name, ()):
            assert self._shared is not None
            self._shared.update(self._read(file))

    def _scan_items(self) -> dict[str, list[Traversable]]:
        found: dict[str, list[Traversable]] = {}
        game = self._folders[-1]
        kinds = [entry for entry in game.iterdir() if entry.is_dir()] if game.is_dir() else []
        for kind in kinds:
            for file in kind.iterdir():
                if file.name.endswith(SUFFIX):
                    found.setdefault(file.name.removesuffix(SUFFIX), []).append(file)
        return found

    def _read(self, file: Traversable) -> dict[str, str]:
        self.opened.append(file.name)
        return dict(entries(file.read_text(encoding="utf-8")))
