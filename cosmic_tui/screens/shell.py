"""The interface of the app for its screens: words, style, settings, and opening other screens.

mypy checks `app.py` against it; screens do not import the app.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from textual.screen import Screen

    from cosmic_tui.canvas.cells import Run
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.draw.look import Look
    from cosmic_tui.launch_options import LaunchOptions
    from cosmic_tui.link.link import Link
    from cosmic_tui.look.palette import Palette, Problem
    from cosmic_tui.settings import Settings
    from cosmic_tui.widgets.painter import Painter
    from cosmic_tui.words.loader import Words


class Shell(Protocol):
    """The interface of the app that screens use."""

    start: LaunchOptions
    settings: Settings
    words: Words
    look: Look
    palette: Palette
    painter: Painter
    problems: list[Problem]

    @property
    def language(self) -> str: ...

    @property
    def my_name(self) -> str: ...

    @property
    def diary(self) -> Diary: ...

    @property
    def bonds(self) -> dict[str, dict[str, float]]: ...

    @property
    def moves(self) -> bool: ...

    @property
    def film_motion(self) -> str: ...

    @property
    def kept(self) -> bool: ...

    def next_problem(self) -> str: ...

    def keep_settings(self) -> None: ...

    def apply_settings(self) -> None: ...

    def turn_to(self, game: str) -> None: ...

    def show(self, screen: Screen[Any]) -> None: ...

    def change_table(self, link: Link) -> None: ...

    def show_codex(self, tab: str = "", ident: str = "") -> None: ...

    def pop_screen(self) -> Any: ...

    def open_table(self, link: Link) -> None: ...

    def pop_to_table(self) -> None: ...

    def close_table(self) -> None: ...

    def lost_table(self, words: str, code: str = "", facts: Mapping[str, Any] | None = None) -> None: ...

    def rematch(self) -> None: ...

    def leave(self) -> None: ...

    def exit(self, result: int | None = None) -> None: ...

    def banner(self) -> Sequence[Run]: ...

    def behind(self) -> Sequence[Run]: ...

    def paint_all(self) -> None: ...

    def redraw(self) -> None: ...

    def when_shown(self, act: Callable[[], None]) -> None: ...

    def attention(self) -> None: ...

    def calm(self) -> None: ...

    def action_suspend_process(self) -> None: ...
