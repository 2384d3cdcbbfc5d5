"""What Textual does for each app of a test although nobody looks at it: it is done once, or when somebody looks.

What has changed on a screen is rendered for a terminal that is not there and thrown away; a test that reads a screen
has it rendered then, whole. And each app reads the same style sheets again. A picture takes its name from the spelling
of all its styles, some dozens that stand in it thousands of times. No screen of the program is named here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from rich.style import Style
from textual._compositor import Compositor
from textual.css.stylesheet import Stylesheet

render_update, parse_rules = Compositor.render_update, Stylesheet._parse_rules
PARSED: dict[tuple[Any, ...], list[Any]] = {}


class Sending:
    """Whether this test wants what would be sent."""

    on = False


def rendered_if_sent(compositor: Compositor, full: bool = False, **how: Any) -> Any:
    """Render an update as Textual does if it is for a terminal, for a picture, or for a test that looks at it."""
    if full or Sending.on or compositor.root is None or not compositor.root.app.is_headless:
        return render_update(compositor, full, **how)
    compositor._dirty_regions.clear()
    return None


def parsed_once(sheet: Stylesheet, css: str, read_from: Any, *how: Any, **named: Any) -> list[Any]:
    """Return the rules of a style sheet, read once for each theme and place."""
    key = (*sheet._variables.items(), css, read_from, *how, *named.items())
    if key not in PARSED:
        PARSED[key] = parse_rules(sheet, css, read_from, *how, **named)
    return PARSED[key]


Compositor.render_update = rendered_if_sent  # type: ignore[method-assign]
Stylesheet._parse_rules = parsed_once  # type: ignore[method-assign]
Style.__repr__ = lru_cache(maxsize=4096)(Style.__repr__)  # type: ignore[method-assign]


@pytest.fixture
def sent() -> Iterator[None]:
    """Have everything rendered that would be sent while this test runs."""
    Sending.on = True
    yield
    Sending.on = False
