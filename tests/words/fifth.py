"""A made-up fifth language: two files and no more, all else in English. Made in tests, never stored."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic_tui.words import loader

from . import checks

NAME = "xq"
LANGUAGE = """\
language-name = Quenk
language-alphabet = z y x cs c b a/á
"""
PLAIN = """\
word-pass = nüx / nö
word-all = ull
word-yes = jip
word-hand = füst
word-table = no
scr-line-plain_bye = Bis quenk.
scr-line-plain_commands_1 = ? quenk.
"""


def write(root: Path, **files: str) -> Path:
    """The language beside English in `root`; further files by path, with `__` for a slash."""
    (root / "en").symlink_to(checks.ROOT / "en")
    for name, text in {"app__language": LANGUAGE, "app__plain": PLAIN, **files}.items():
        place = root / NAME / f"{name.replace('__', '/')}.ftl"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return root


def offer(monkeypatch: pytest.MonkeyPatch, root: Path) -> None:
    """The whole program finds its words there."""
    loader._made.cache_clear()
    monkeypatch.setattr(loader, "words_root", lambda: root)
    monkeypatch.setattr("cosmic_tui.words.loader._made", loader._made.__wrapped__)
