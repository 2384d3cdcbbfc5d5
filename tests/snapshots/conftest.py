"""Fixtures for snapshots: `texts` compares a screen as text at all sizes, `picture` as an SVG with its colours.

With `--snapshot-update` both write what they see. Knows the kit and the two plugins that keep files.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from cosmic_tui.words import Words
from engine.encounter.options import JOINED

from .canned import Canned
from .kit import COMPACT, MIDDLE, SIZES, app_of, settled, text_of

Texts = Callable[..., Awaitable[None]]
IN_ASCII = (COMPACT, MIDDLE)
MISSING = "«"  # how a message that is not there shows


class TextFile(SingleFileSnapshotExtension):
    """One file a screen and size, to be read in an editor and in a diff."""

    _file_extension = "txt"
    _write_mode = WriteMode.TEXT


@pytest.fixture(autouse=True)
def without_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new version of the program is no new picture."""
    monkeypatch.setattr("cosmic_tui.screens.title.__version__", "1.2.3")


@pytest.fixture(autouse=True)
def box_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An alien that has joined the box is no new picture of the lists in which it stands."""
    items = Words.items
    monkeypatch.setattr(Words, "items", lambda words, what: [name for name in items(words, what) if name not in JOINED])


@pytest.fixture
def texts(snapshot: SnapshotAssertion) -> Texts:
    """Compare a screen as text: in Unicode at the four sizes, in ASCII at two, all in one run of the app."""
    files = snapshot.use_extension(TextFile)

    async def compare(
        table: str | Canned | None = None,
        *,
        ascii_too: bool = True,
        sizes: Iterable[tuple[int, int]] = SIZES,
        **how: Any,
    ) -> None:
        different = []
        for glyphs in ("unicode", "ascii") if ascii_too else ("unicode",):
            app = app_of(table, glyphs=glyphs, **how)
            async with app.run_test(size=SIZES[0]) as pilot:
                await app.ready(pilot)
                for width, height in sizes if glyphs == "unicode" else IN_ASCII:
                    await pilot.resize_terminal(width, height)
                    await settled(pilot)
                    name = f"{width}x{height}" + ("-ascii" if glyphs == "ascii" else "")
                    text = text_of(app)
                    assert MISSING not in text, "a sentence is missing in the words"
                    if text != files(name=name):
                        different.append(name)
        assert not different, "look at the files, or accept them with --snapshot-update"

    return compare


@pytest.fixture
def picture(snap_compare: Callable[..., bool]) -> Callable[..., bool]:
    """Compare a screen as an SVG. A failed comparison is shown beside the kept one in snapshot_report.html."""

    def compare(table: str | Canned | None = None, *, size: tuple[int, int] = (100, 30), **how: Any) -> bool:
        app = app_of(table, **how)
        return snap_compare(app, terminal_size=size, run_before=app.ready)

    return compare
