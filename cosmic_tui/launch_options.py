"""What the full-screen app is started with. Light to import: the command line fills it in before Textual is loaded."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from cosmic_tui.settings import Settings

if TYPE_CHECKING:
    from cosmic_tui.look.palette import Problem


class ShownTitle(Protocol):
    """The picture of the title that stands before the app does (`early_title.py`)."""

    rows: Sequence[Any]

    def fits(self, width: int, height: int) -> bool: ...

    def hand_over(self) -> None: ...

    def leave(self) -> None: ...


@dataclass
class LaunchOptions:
    """A plain start shows the title; with a link the table is opened at once."""

    settings: Settings = field(default_factory=Settings)
    link: Any = None  # `link.link.Link` of a table that is opened at once
    only_table: bool = False  # there is no title behind the table: leaving it leaves the program
    opens: Callable[[], Any] | None = None  # makes the one page that is wanted instead of the title
    env: Mapping[str, str] = field(default_factory=lambda: os.environ)
    ascii_only: bool = False
    probed: bool = False  # whether the terminal has been asked for that
    all_well: Callable[[], None] | None = None  # to be called when the terminal is as it was; None: nobody watches yet
    early_title: ShownTitle | None = None  # the picture that stands already
    motion: bool = True
    film: bool = True  # what happens between two questions is shown; without it the next question is there at once
    theme: str | None = None  # for this run only
    settings_file: Path | None = None  # None: the usual place
    keep_settings: bool = True
    games: Path | None = None  # the folder of saved games; None: the usual place
    diary: Path | None = None  # the folder of results, notes and reports; None: the usual place
    patience: float = 0.3  # keys typed so early in a question never answer it
    now: Callable[[], float] = time.monotonic
    driver: Any = None
    problems: list[Problem] = field(default_factory=list)  # what the settings need to tell the player
    look: Any = None  # finds tables on the network; None: the real one
