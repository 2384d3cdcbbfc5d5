"""The kit for snapshots: an app that shows a canned table or a page, and what stands on its screen as text.

A contributor needs `app_of` and the fixtures of conftest.py, no more; README.md shows them. Knows the app and canned
tables. The one place where a private name of Textual is used is `rows_of`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from cosmic_tui.app import CosmicApp
from cosmic_tui.host.lan import Announced
from cosmic_tui.launch_options import LaunchOptions
from cosmic_tui.settings import Settings

from .canned import Canned, CannedLink, canned

COMPACT, SMALL, MIDDLE, LARGE = (80, 24), (100, 30), (140, 45), (200, 60)
SIZES = (COMPACT, SMALL, MIDDLE, LARGE)
TERMINAL = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
NO_GAMES = Path(__file__).with_name("no-such-folder")
SETTLES = 3  # rounds of messages after which everything stands still

Show = Callable[[CosmicApp], None]
KEY_NAMES = {"?": "question_mark", "/": "slash", "+": "plus", "-": "minus", "[": "left_square_bracket"}
KEY_NAMES |= {"]": "right_square_bracket", "Tab": "tab", "Enter": "enter", "Esc": "escape", "Space": "space"}
KEY_NAMES |= {"PgDn": "pagedown", "PgUp": "pageup", "Left": "left", "Right": "right", "Up": "up", "Down": "down"}
KEY_NAMES |= {"Home": "home", "End": "end"}


class QuietApp(CosmicApp):
    """An app that presses the keys of its position and opens what it is given to show, once its table is there."""

    def __init__(self, start: LaunchOptions, keys: tuple[str, ...], show: Show | None) -> None:
        super().__init__(start)
        self.first_keys = keys
        self.first_show = show

    async def ready(self, pilot: Pilot[Any]) -> None:
        """Everything under way is done, and the keys have been pressed."""
        await settled(pilot)
        await pilot.press(*(KEY_NAMES.get(key, key) for key in self.first_keys))
        await settled(pilot)
        if self.first_show is not None:
            self.first_show(self)
            await settled(pilot)


def app_of(
    table: str | Canned | None,
    *,
    keys: str = "",
    show: Show | None = None,
    theme: str | None = "dark",
    decoration: str = "none",
    glyphs: str = "unicode",
    env: dict[str, str] | None = None,
    language: str = "en",
) -> QuietApp:
    """An app on a canned table (by its name or as it is), or on the title if there is none.

    `keys` are pressed after those of the position, `show` is called with the app: for pages that no key opens.
    """
    found = canned(table) if isinstance(table, str) else table
    start = LaunchOptions(
        Settings(decoration=decoration, glyphs=glyphs, language=language),
        CannedLink(found) if found is not None else None,
        env=env or TERMINAL,
        motion=False,
        theme=theme,
        keep_settings=False,
        games=NO_GAMES,
        diary=NO_GAMES,
        patience=0.0,
        now=lambda: 0.0,
        look=one_near,
    )
    return QuietApp(start, (*(found.keys if found is not None else ()), *keys.split()), show)


async def one_near(seen: Callable[[Announced], None]) -> None:
    """A network with one table that fits and one that does not."""
    seen(Announced("friday", "192.168.1.20", 4747, 2, "", True))
    seen(Announced("saturday", "192.168.1.21", 4747, 0, "", False))


async def settled(pilot: Pilot[Any]) -> None:
    """All messages that are under way have been taken; how busy the machine is has no say in it."""
    for _ in range(SETTLES):
        await pilot.pause(0)


def rows_of(app: CosmicApp) -> list[str]:
    """What stands on the screen, row by row, as it was composed for the terminal."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


def text_of(app: CosmicApp) -> str:
    """The same as one text; blanks at the ends of rows are left out."""
    return "\n".join(row.rstrip() for row in rows_of(app)) + "\n"
