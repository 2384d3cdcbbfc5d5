"""One row of a form: a label, a value that arrows or typing change, what it means. Plain data for forms of any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Field:
    """One row. `change` is called with -1 or 1; `text` with what was typed; `press` on Enter."""

    label: str
    value: str = ""
    help: str = ""
    change: Callable[[int], None] | None = None
    text: Callable[[str], None] | None = None
    press: Callable[[], None] | None = None
    strong: bool = False
    token: str = "muted"
    secret: bool = False  # what is typed is not shown
