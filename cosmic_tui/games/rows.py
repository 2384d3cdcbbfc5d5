"""One row of a form: a label, a value that arrows or typing change, what it means. Plain data for forms of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any


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
    as_is: bool = False  # the label is a key or a name that a player gave
    group: str = ""  # the heading it stands under, where there is room for headings


def grouped(heading: str, rows: Iterable[Field]) -> list[Field]:
    """Put rows that belong together under a heading."""
    return [replace(row, group=heading) for row in rows]


def turned(options: dict[str, Any], name: str, values: Sequence[Any]) -> Callable[[int], None]:
    """Return what arrows do to an option that is one of a few values."""

    def change(steps: int) -> None:
        here = values.index(options[name]) if options[name] in values else 0
        options[name] = values[(here + steps) % len(values)]

    return change
